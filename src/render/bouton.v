From Coq Require Import NArith List Lia.
Import ListNotations.
Open Scope N_scope.

(* The rules. A board is a list of rows; a move makes one row smaller; whoever cannot move loses. *)

Definition board := list N.

Inductive move : board -> board -> Prop :=
| Take : forall before x y after, y < x -> move (before ++ x :: after) (before ++ y :: after).

Inductive wins : board -> Prop :=
| Wins : forall b b', move b b' -> loses b' -> wins b
with loses : board -> Prop :=
| Loses : forall b, (forall b', move b b' -> wins b') -> loses b.

(* The nim sum, and how many objects there are. *)

Definition nim_sum (b : board) : N := fold_right N.lxor 0 b.
Definition objects (b : board) : N := fold_right N.add 0 b.

(* What a move from x to y does: all other rows together, r, stay as they are. *)

Lemma nim_sum_split : forall before x after,
  nim_sum (before ++ x :: after) = N.lxor x (nim_sum (before ++ after)).
Proof.
  intros before x after. unfold nim_sum. induction before as [|z before IH]; simpl; [reflexivity|].
  rewrite IH, <- !N.lxor_assoc, (N.lxor_comm z x). reflexivity.
Qed.

Lemma objects_split : forall before x after,
  objects (before ++ x :: after) = x + objects (before ++ after).
Proof.
  intros before x after. unfold objects. induction before as [|z before IH]; simpl; [reflexivity|].
  rewrite IH. lia.
Qed.

Lemma move_takes : forall b b', move b b' -> objects b' < objects b.
Proof. intros b b' [before x y after L]. rewrite !objects_split. lia. Qed.

(* First half: a move changes the nim sum, because x <> y. *)

Lemma move_changes : forall b b', move b b' -> nim_sum b' <> nim_sum b.
Proof.
  intros b b' [before x y after L] E. rewrite !nim_sum_split in E.
  set (r := nim_sum (before ++ after)) in E.
  assert (N.lxor (N.lxor y r) r = N.lxor (N.lxor x r) r) as C by (rewrite E; reflexivity).
  rewrite !N.lxor_assoc, N.lxor_nilpotent, !N.lxor_0_r in C. lia.
Qed.

(* Second half: some row has a 1 in the column of the leftmost 1 of the nim sum ... *)

Lemma some_row_has : forall d b, N.testbit (nim_sum b) d = true ->
  exists before x after, b = before ++ x :: after /\ N.testbit x d = true.
Proof.
  intros d b. induction b as [|x b IH]; intro H.
  - discriminate (eq_trans (eq_sym (N.bits_0 d)) H).
  - destruct (N.testbit x d) eqn:X; [exists [], x, b; auto|].
    unfold nim_sum in H. simpl in H. rewrite N.lxor_spec, X, Bool.xorb_false_l in H.
    destruct (IH H) as (before & y & after & E & Y).
    exists (x :: before), y, after. rewrite E. auto.
Qed.

(* ... and such a row gets smaller: it loses 2 ^ d, and regains less than that. *)

Lemma gets_smaller : forall x s, s <> 0 -> N.testbit x (N.log2 s) = true -> N.lxor x s < x.
Proof.
  intros x s S X. set (d := N.log2 s) in *.
  assert (P : 2 ^ d <> 0) by (apply N.pow_nonzero; discriminate).
  assert (TOP : s / 2 ^ d = 1).
  { destruct (N.log2_spec s) as [A B]; [lia|]. fold d in A, B. rewrite N.pow_succ_r' in B.
    symmetry. apply N.div_unique with (r := s - 2 ^ d); lia. }
  assert (ODD : N.odd (x / 2 ^ d) = true).
  { rewrite <- N.bit0_odd, <- N.shiftr_div_pow2, N.shiftr_spec', N.add_0_l. exact X. }
  assert (E : N.lxor x s / 2 ^ d = N.lxor (x / 2 ^ d) 1).
  { rewrite <- TOP, <- !N.shiftr_div_pow2. apply N.shiftr_lxor. }
  assert (LESS : N.lxor (x / 2 ^ d) 1 < x / 2 ^ d).
  { destruct (x / 2 ^ d) as [|[p|p|]]; simpl in *; try discriminate; lia. }
  rewrite <- E in LESS.
  destruct (N.lt_ge_cases (N.lxor x s) x) as [L|G]; [exact L|].
  apply (N.div_le_mono _ _ _ P) in G. lia.
Qed.

Lemma some_move_leaves_0 : forall b, nim_sum b <> 0 -> exists b', move b b' /\ nim_sum b' = 0.
Proof.
  intros b S. destruct (some_row_has (N.log2 (nim_sum b)) b) as (before & x & after & E & X).
  { apply N.bit_log2. exact S. }
  exists (before ++ N.lxor x (nim_sum b) :: after). split.
  - rewrite E at 1. constructor. apply gets_smaller; assumption.
  - rewrite nim_sum_split, (N.lxor_comm x), N.lxor_assoc, <- nim_sum_split, <- E.
    apply N.lxor_nilpotent.
Qed.

(* The theorem, by induction on the number of objects. *)

Lemma by_nim_sum : forall b, (nim_sum b = 0 -> loses b) /\ (nim_sum b <> 0 -> wins b).
Proof.
  intro b. remember (objects b) as n eqn:E. revert b E.
  induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros b ->. split; intro S.
  - constructor. intros b' M. apply (IH _ (move_takes _ _ M) b' eq_refl).
    rewrite <- S. apply move_changes. exact M.
  - destruct (some_move_leaves_0 b S) as (b' & M & Z). apply (Wins b b' M).
    apply (IH _ (move_takes _ _ M) b' eq_refl). exact Z.
Qed.

Lemma never_both : forall b, wins b -> loses b -> False.
Proof.
  intro b. remember (objects b) as n eqn:E. revert b E.
  induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros b -> W L.
  destruct W as [b b' M L']. destruct L as [b A].
  exact (IH _ (move_takes _ _ M) b' eq_refl (A b' M) L').
Qed.

Theorem bouton : forall b, (wins b <-> nim_sum b <> 0) /\ (loses b <-> nim_sum b = 0).
Proof.
  intro b. destruct (by_nim_sum b) as [Z S]. split; split; auto.
  - intros W E. exact (never_both b W (Z E)).
  - intro L. destruct (N.eq_dec (nim_sum b) 0) as [E|E]; [exact E|]. destruct (never_both b (S E) L).
Qed.
