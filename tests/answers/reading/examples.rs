//! Phrases as people write them, by hand: what each is read as, and where each that cannot be read stumbles.

use nimlab::judgement::{Answer, Reading};
use nimlab::question::{Names, Question};

/// Below each question, phrases and what they are read as, as it would be printed: `-` where it is blank, and `!` with the word
/// that is in the way.
const PHRASES: &str = r"
# An answer behind its question is read where the question is that one.
xor 3 5
  3 xor 5 = 6 => 6
  3 ^ 5 = 8 => 8
  3 ⊕ 5 is six => 6
  (3, 5) = 6 => 6
  3 xor 4 = 6 => !4
  5 xor 3 = 6 => 6
  3 + 5 = 8 => !+
  3 xor 5 = => !5
sum 5 4 3
  the nim sum of 5, 4 and 3 is 2 => 2
  5 ⊕ 4 ⊕ 3 = 2 => 2
decimal 1011
  1011 is 11 => 11
  1011 = 0b1011 => !0b1011
gate 1 0
  1 xor 0 = 1 => 1
  it outputs 1 => 1
binary 6
  6 = 110 => 110
  6 = 6 => !6
# What a reader with fresh eyes tried is read as it was meant.
winner 5 4 1
  loses against a perfect opponent => loses
  loses to the second player => loses
  loses, because the nim sum is 0 => loses
  lost against me => !me
  no loss => !no
  no answer => !no
  no thanks => !no
  can lose => !can
  there is a losing move => !losing
  do I lose => !do
  isn't it won => !isn't
  does the second player win => !does
move 5 4 3
  make row 3 two => !make
  row 3 has 2 => !has
  let row 3 be 2 => !be
  row 3 now 2 => !now
  let me take 2 from row 3 => 3,2
  we have 3,2 => 3,2
  I can take 2 from row 3 => 3,2
  take both from row 3 => !both
  take 2 from the third one => 3,2
  take 2 from row 3 because then the nim sum is 0 => 3,2
  take 2 from row 3 (leaves 1) => 3,2
  take 1 from the second last row => !last
  nothing, I give up => !give
rows 1 6 3
  row 2, the second one => 2
  the third one => 3
  second last => !last
  the first two => !first
  three => !three
  only one => !one
  1,2,3,... => !...
  no thanks => !thanks
sum 5 4 3
  2 (easy!) => 2
  2 # checked twice => 2
  2 ✓ => 2
  2 (or 3) => !or
  2 (3) => !3
  is it 2 => !is
  nought => 0
  sorry, 2 => 2
binary 14
  1110 (8+4+2) => 1110
gate 1 1
  can be on => !can
  0 because both inputs are 1 => 0
# Every way to say row 3 count 2 is read as that.
move 5 4 3
  3,2 => 3,2
  3 2 => 3,2
  (3, 2) => 3,2
  [3,2] => 3,2
  = 3,2 => 3,2
  3, 2. => 3,2
  2 from row 3 => 3,2
  take 2 from row 3 => 3,2
  2 objects from the third row => 3,2
  row 3, take 2 => 3,2
  take=2 row=3 => 3,2
  row = 3, take = 2 => 3,2
  row3: 2 => 3,2
  row3,2 => 3,2
  R3 take 2 => 3,2
  r3 2 => 3,2
  3rd row: 2 => 3,2
  from row 3 take two => 3,2
  take 2 from 3 => 3,2
  row 3 by 2 => 3,2
  row 3 = 1 => 3,2
  leave 1 in row 3 => 3,2
  two from row three => 3,2
  Take Two From Row Three! => 3,2
  take 2 objects from row 3 => 3,2
  take 2 X's from row 3 => 3,2
  remove two counters from the third row => 3,2
  row 3 minus 2 => 3,2
  reduce row 3 to 1 => 3,2
  reduce row 3 by 2 => 3,2
  reduce the third row by two stones => 3,2
  row 3 → 1 => 3,2
  row 3 -> 1 => 3,2
  row 3 becomes 1 => 3,2
  from the third row take 2 => 3,2
  I'd take 2 from row 3 => 3,2
  I think 2 from row 3 => 3,2
  the answer is row 3, take 2 => 3,2
  my move: 3,2 => 3,2
  My move: take 2 from row 3, please. => 3,2
  I would take two sticks from heap 3 => 3,2
  you should remove 2 items from row number 3 => 3,2
  row no. 3, 2 => 3,2
  row #3, take 2 => 3,2
  row = 3, count = 2 => 3,2
  row: 3, take: 2 => 3,2
  take: 2, row: 3 => 3,2
  count 2, row 3 => 3,2
  2 of row 3 => 3,2
  2 of the third row => 3,2
  take 2 from the last row => 3,2
  last row, 2 => 3,2
  in row 3 leave one => 3,2
  leave 1 object in row 3 => 3,2
  row 3: leave 1 => 3,2
  3=1 => 3,2
  row 3 - take 2 => 3,2
  pick up 2 from row 3 => 3,2
  2 in row 3 => 3,2
  so that 1 is left in row 3 => 3,2
  take all but one from row 3 => 3,2
  row 3: two objects => 3,2
  take 2 from row 3, leaving 1 => 3,2
  3, take 2 => 3,2
  3 by 2 => 3,2
  take row 3 down to 1 => 3,2
  third row, two => 3,2
  2 (row 3) => 3,2
  `3,2` => 3,2
  **3,2** => 3,2
  the winning move is 3,2 => 3,2
  x = 3,2 => 3,2
  row-3 take-2 => 3,2
  Row Three: Two => 3,2
# Other moves and what is none.
move 5 4 3
  take all of row 3 => 3,3
  everything from row 3 => 3,3
  clear row 3 => 3,3
  all from row 3 => 3,3
  take the whole third row => 3,3
  leave nothing in row 3 => 3,3
  take an object from row 1 => 1,1
  take a counter from row 1 => 1,1
  leave row 3 empty => 3,3
  no move wins => none
  there is no winning move => none
  nothing wins => none
  none of them => none
  impossible => none
  no such move => none
  there isn't one => none
  None. => none
  no => none
  every move loses => none
  I can't win => none
  it is not possible to win => none
  no move is possible => none
  there are none => none
  there is no good move => none
  no, there is none => none
  [] => none
  nothing => none
  all moves lose => none
  no winning move exists => none
  not 3,2 => !not
  3,2 or 1,1 => !or
  maybe 3,2 => !maybe
  3,2? => !?
  take 2 3 => !3
  take 3,2 => !2
  3;2 => !2
  3 and 2 => !2
  1.5,2 => !1.5
  +1,2 => !+1
  -1,2 => -1,2
  3,-2 => 3,-2
  3,2,1 => !1
  3 => !
  banana => !banana
  take 2 => !
  row 3 => !
  take row 3 => !
  2 from row 3 and row 2 => !2
  3 → 1 => !→
  leave 5 in row 3 => !5
  leave 1 in row 9 => !9
  take 1 from row 3, leaving 1 => !1
  row 3 is 1 => !is
  the first two => !first
   => -
  ___ => -
  don't take 2 from row 3 => !don't
  all 3 => !
  all 3 from row 3 => 3,3
  take all three from the third => 3,3
  all 2 from row 3 => !2
  2 from the third => 3,2
  take away 2 from row 3 => 3,2
  not => !not
  I don't know => -
  I don't think so => !don't
  none at all => none
  no answer => !answer
  no solution => !solution
  there isn't any => none
  row 3 and 2 => !2
  2 rows 3 => !rows
  twenty one => !
  twenty one from row 3 => 3,21
  reduce 3 to 1 => !3
  3, 2 loses => !loses
  3/2 => !3/2
  99999999999999999999,1 => 99999999999999999999,1
  reduce row 3 => !reduce
  row 3 -2 => !-2
  not impossible => !impossible
  not all moves lose => !not
  any move wins => !any
# Who wins.
winner 5 4 3 2
  wins => wins
  I think loses => loses
  wins. => wins
  the player to move loses => loses
  I lose => loses
  can't win => loses
  does not win => loses
  not winning => loses
  winning position => wins
  it is lost => loses
  yes => wins
  no => loses
  TRUE => wins
  false => loses
  first player => wins
  player 1 => wins
  player two wins => loses
  the second player wins => loses
  the first player loses => loses
  it's a losing position => loses
  No, it doesn't => loses
  no it does not => loses
  Yes, it wins! => wins
  the opponent wins => loses
  the other player wins => loses
  player 1 wins and player 2 loses => wins
  the winner is player 2 => loses
  the player who moves first wins => wins
  whoever moves first loses => loses
  a win for the second player => loses
  cannot be won => loses
  this position is lost for the player to move => loses
  I can't lose => wins
  there is a winning move => wins
  there is no winning move => loses
  the one to move loses => loses
  maybe wins => !maybe
  wins or loses => !or
  P => !P
  n-position => !n
  no, wins => !wins
  player 3 wins => !3
  6 => !6
  wins? => !?
  not => !not
  P-position, loses => loses
  he might win => !might
  I win, player 2 => !player
  player 2 => loses
  2 => !2
  not player 1 => !not
  player 2 does not win => wins
  the player who goes second wins => loses
  the one who moves second loses => wins
  whoever goes first wins => wins
  player no. 2 wins => loses
  not not lost => !not
  won => wins
  you lose => loses
  the player to move => wins
# Which player wins.
towers 3 6
  1 => 1
  two => 2
  first player => 1
  the second => 2
  player 1 wins => 1
  player 2 loses => 1
  Player Two. => 2
  the player to move wins => 1
  wins => !
  3 => !3
  not 1 => !not
  1 or 2 => !or
  the second player can't win => 1
  I think player 1 => 1
  the winner is 2 => 2
  no => !no
# What a gate gives.
gate 1 0
  1 => 1
  one => 1
  true => 1
  False => 0
  on => 1
  off => 0
  the lamp is on => 1
  zero. => 0
  2 => !2
  1 or 0 => !or
  1 0 => !0
  not 1 => !not
  it is 1 => 1
  output = 1 => 1
  1 (true) => 1
# Numbers.
sum 5 4 3
  six => 6
  the nim sum is 6 => 6
  = 6 => 6
  6. => 6
  0b110 => 6
  -1 => -1
  minus three => -3
  011 => 11
  1010 => 1010
  110 in binary => 6
  110₂ => 6
  x = 6 => 6
  6 (six) => 6
  I think it is twenty-one => 21
  +6 => 6
  zero => 0
  not 5 => !not
  2 or 3 => !or
  5 6 => !6
  6 6 => !6
  2.5 => !2.5
  1,000 => !000
  [1, 1, 0] => !1
  sixteen => 16
  ninety-nine => 99
  −3 => -3
  it equals 6 => 6
  6! => 6
  about 6 => !about
  3 - 2 => !-
  1e3 => !1e3
   => -
  6th => !6th
  up to 6 => !to
  equal to 6 => 6
  negative 3 => -3
  ٣ => !٣
  at most 6 => !at
  5x => !x
# Numbers asked for as digits.
decimal 1011
  11 => 11
  0b1011 => !0b1011
  1011 in binary => !binary
  1011₂ => !1011₂
  1011 => 1011
  eleven => 11
  1 0 1 1 => !0
  the number is 11 => 11
# Binary digits.
binary 6
  110 => 110
  1 1 0 => 110
  [1, 1, 0] => 110
  0b110 => 110
  110 in binary => 110
  one one zero => 110
  110₂ => 110
  (1,) => 1
  [] => []
  the digits are 1, 1 and 0 => 110
  12 => !12
  6 in binary is 110 => 110
  7 in binary is 110 => !7
  1,,0 => !,
  [1, 1, 0 => ![
  110 or 111 => !or
  eleven => !eleven
  110 = 110 => !110
  not 110 => !not
  1 1 0. => 110
  empty list => []
  -110 => !-110
  0011 => 0011
# Rows.
rows 5 4 3 2 1
  1 3 5 => 1 3 5
  rows 1, 3 and 5 => 1 3 5
  first, third and fifth => 1 3 5
  only row 5 => 5
  [1, 3] => 1 3
  all rows => 1 2 3 4 5
  all => 1 2 3 4 5
  all of them => 1 2 3 4 5
  every row => 1 2 3 4 5
  row 1 and row 3 => 1 3
  R1, R3 => 1 3
  the last row => 5
  1 two => 1 2
  rows: 1, 3 => 1 3
  1st and 3rd rows => 1 3
  rows 1 & 3 => 1 3
  the first row => 1
  none => none
  no row => none
  there is no such row => none
  none of them => none
  0 2 4 => 0 2 4
  2 rows => !rows
  rows 1 or 3 => !or
  not row 2 => !not
  row 3: 2 => !:
  row 3 take 2 => !take
  all except 2 => 1 3 4 5
  none except 2 => !none
  rows 1 to 3 => 1 2 3
  rows 1-3 => 1 2 3
  the one in row 3 => !one
  the winning rows are 1, 3 and 5 => 1 3 5
  5, 3, 1 => 1 3 5
  1;3 => 1 3
   => -
  banana => !banana
  row one => 1
# Moves as students say them.
move 5 4 3
  remove row 3 => 3,3
  take row 3 => !
  leave 5 4 1 => 3,2
  5 4 1 => 3,2
  row 3: 3 -> 1 => 3,2
  row 3: 4 -> 1 => !4
  make the 3 into a 1 => 3,2
  row 1: 5 to 4 => 1,1
  5 becomes 3 => 1,2
  take 2 from the smallest row => 3,2
  take 2 from the largest row => 1,2
  take 2 from the row of 3 => 3,2
  take 2 from the bottom => 3,2
  take 2 from the bottom row => 3,2
  cross out two in row three => 3,2
  2 from the row with 3 => 3,2
  5,4,3 -> 5,4,1 => 3,2
  5,4,2 -> 5,4,1 => !->
  any => none
  it doesn't matter, I lose anyway => none
  any move wins => !any
  the other player loses anyway => !other
  I don't lose => !don't
  take 1 from the 5 => 1,1
  take 1 from the 6 => !the 6
  take 2 from the 5 objects in row 1 => !1
  2,1 + 3,1 => !+
  5,4 3,2 => !3
  3,2,1 => !1
  5 4 3 => !3
  remove the row => !
  remove not row 3 => !not
  do not remove row 3 => !not
  row III, take II => !III
move 2 1
  take 1 from the 2 => !the 2
  take 1 from the row of 2 => !the row of 2
  take 1 from the 1 => !the 1
  take 1 from any row of 2 => 1,1
  take 1 from row 2 => 2,1
move 13 11 7 6
  13 becomes 10 => 1,3
  make the 13 into a 10 => 1,3
move 1 3
  take 2 from the 3 => 2,2
";

fn read(question: &Question, text: &str) -> String {
    match Answer::read(question, text, None::<Names>) {
        Reading::Answer(answer) => answer.to_string(),
        Reading::Blank => "-".to_owned(),
        Reading::Malformed(stumble) => format!("!{}", stumble.word),
    }
}

/// All phrases of a table are read as it says; a line without indent has the question of those below it, or several.
pub fn all_read(table: &str) {
    let mut questions: Vec<Question> = Vec::new();
    let mut wrong = Vec::new();
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let Some(row) = line.strip_prefix("  ") else {
            questions = line
                .split(" | ")
                .map(|question| question.parse().unwrap())
                .collect();
            continue;
        };
        let (text, expected) = row.split_once(" => ").expect(row);
        for question in &questions {
            let read = read(question, text);
            if read != expected {
                wrong.push(format!(
                    "{question}: {text:?} is read as {read:?}, not {expected:?}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_phrase_is_read_as_it_is_meant() {
    all_read(PHRASES);
    // A space that keeps words together keeps these together, too.
    let question = "move 5 4 3".parse().unwrap();
    assert_eq!(read(&question, "1\u{a0}1"), "!1\u{a0}1");
}
