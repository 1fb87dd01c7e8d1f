//! Who wins a board of Nim as a file that `coqc` accepts: the theorem proved from the bare rules, and then this board and its
//! move.
//!
//! It is written for Coq 8.16 and uses its standard library alone. The numbers are binary ones, so large rows take no time.

use crate::derivation::{Analysis, Conclusion, Derivation};
use crate::game::{Board, Move, Rule};
use crate::question::Request;

/// The rules, and Bouton's theorem proved from them.
const THEOREM: &str = include_str!("bouton.v");

/// The file for a board, or for a move on it; `None` where something else than Nim in normal play is explained, or the board
/// is too long to be written out.
#[must_use]
pub fn coq(derivation: &Derivation) -> Option<String> {
    if !matches!(derivation.request, Request::Explain { .. }) {
        return None;
    }
    let mut file = CoqFile::default();
    match &derivation.conclusion {
        Conclusion::Position(analysis) if can_be_told(analysis) => {
            file.board("here", analysis.board());
            file.verdict("the_player_to_move", "here", analysis.mover_wins);
            if let Some(&mv) = analysis.winning_moves.first() {
                file.mv("the_move", ["here", "after_it"], analysis.board(), mv)?;
                file.verdict("then_the_other_player", "after_it", false);
            }
        }
        Conclusion::Played(played) if can_be_told(&played.before) => {
            let (before, after) = (&played.before, &played.after);
            file.board("here", before.board());
            file.verdict("the_player_to_move", "here", before.mover_wins);
            file.mv("the_move", ["here", "after_it"], before.board(), played.turn.only()?)?;
            file.verdict("then_the_other_player", "after_it", after.mover_wins);
            if let Some(&reply) = after.winning_moves.first() {
                let boards = ["after_it", "after_the_reply"];
                file.mv("the_reply", boards, after.board(), reply)?;
                file.verdict("then_the_first_player", "after_the_reply", false);
            }
        }
        _ => return None,
    }
    Some(file.text())
}

fn can_be_told(analysis: &Analysis) -> bool {
    let board = analysis.board();
    board.is_nim() && analysis.rule() == Rule::Normal && board.is_echoed()
}

/// What is said of one board.
#[derive(Default)]
struct CoqFile {
    parts: Vec<String>,
    theorems: Vec<String>,
}

impl CoqFile {
    fn board(&mut self, name: &str, board: &Board) {
        let rows = list(board.rows());
        self.parts.push(format!("Definition {name} : board := {rows}."));
    }

    /// That somebody who is to move on a board wins or loses.
    fn verdict(&mut self, who: &str, board: &str, wins: bool) {
        let (verdict, check) =
            if wins { ("wins", "discriminate") } else { ("loses", "reflexivity") };
        let name = format!("{who}_{verdict}");
        let proof = format!("Proof. apply bouton. vm_compute. {check}. Qed.");
        self.parts.push(format!("Theorem {name} : {verdict} {board}.\n{proof}"));
        self.theorems.push(name);
    }

    /// That a move leads from a board to another, which is written out; `None` where it is not legal.
    fn mv(&mut self, what: &str, [from, to]: [&str; 2], board: &Board, mv: Move) -> Option<()> {
        let (before, after) = board.rows().split_at(mv.row.checked_sub(1)?);
        let (&x, after) = after.split_first()?;
        let (take, row, y) = (mv.take(), mv.row, mv.leaves());
        self.parts.push(format!("(* {}: take {take} from row {row}. *)", what.replace('_', " ")));
        self.board(to, &board.after(mv).ok()?);
        let name = format!("{what}_is_legal");
        let take = format!("Take {} {x} {y} {} eq_refl", list(before), list(after));
        self.parts.push(format!("Theorem {name} : move {from} {to}.\nProof. exact ({take}). Qed."));
        self.theorems.push(name);
        Some(())
    }

    /// The whole file. At its end it has Coq tell what the theorems rest on.
    fn text(self) -> String {
        let on_what = |theorem: &String| format!("Print Assumptions {theorem}.");
        let told: Vec<String> = std::iter::once("bouton".to_owned())
            .chain(self.theorems)
            .map(|theorem| on_what(&theorem))
            .collect();
        format!(
            "(* Who wins a board of Nim, from the bare rules, by Bouton's theorem (1902). Check it with coqc (Coq 8.16). *)\n\n{THEOREM}\n(* This board. *)\n\n{}\n\n(* Each rests on no axiom: \"Closed under the global context\". *)\n\n{}\n",
            self.parts.join("\n\n"),
            told.join("\n")
        )
    }
}

/// `[18; 6; 3]`, with line ends where it is long.
fn list(rows: &[u64]) -> String {
    const IN_A_LINE: usize = 12;
    let lines: Vec<String> = rows
        .chunks(IN_A_LINE)
        .map(|rows| {
            let rows: Vec<String> = rows.iter().map(u64::to_string).collect();
            rows.join("; ")
        })
        .collect();
    format!("[{}]", lines.join(";\n  "))
}
