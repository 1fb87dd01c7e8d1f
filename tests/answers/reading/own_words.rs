//! Answers in the words of their question and of the lessons: each is read as what it says, and what comes near it is not.

use super::examples::all_read;

/// As in `examples.rs`.
const PHRASES: &str = r"
# The words of a lamp and of two digits answer what a gate gives.
gate 1 1
  dark => 0
  the lamp is dark => 0
  it shines => 1
  the lamp lights up => 1
  it stays dark => 0
  bright! => 1
  1, they differ => 1
  they are the same => 0
  the same, so 0 => 0
  not dark => !not
  dark or bright => !or
  dark, it shines => !shines
  maybe dark => !maybe
  1, they are the same => !same
# Letters are named by place and beside the words of the question.
choose 3 3 / 5 4 / 7 1 6 / 2 2
  the second => b
  the second and the last => b, d
  b wins => b
  b is a win => b
  b is a loss => !loss
  b and c win => b, c
  the player to move wins on b => b
  all but a and d => b, c
  everything except d => a, b, c
  b (5 4) => b
  b, it is 5 4 => b
  a-c => a, b, c
  the second player wins on b => !player
  d, player 2 wins => !2
  the opponent wins on b => !opponent
  a (5 4) => !5
  b loses => !loses
  b is not won => !not
  b is balanced => !balanced
  b (3 3) => !3
  not b => !not
  maybe b => !maybe
  b or c => !or
  the second or the last => !or
  the second last => !last
  the first two => !two
  the fifth => !fifth
  all but => !all
  b but not c => !but
# A nim sum is said by the groups that make it up.
sum 5 4 3
  zero, it's balanced => 0
  balanced => 0
  everything is paired, so 0 => 0
  only a 2 remains => 2
  it is balanced => 0
  a 2 is left alone => 2
  the 2s => 2
  only the 2 is alone => 2
  an 8 and a 1 are left over => 9
  the eights and the ones => 9
  5^4^3=2 => 2
  one hundred => 100
  one hundred and twenty-one => 121
  not balanced => !not
  unbalanced => !
  3, it's balanced => !balanced
  0, unbalanced => !unbalanced
  a 3 is left alone => !left
  the 2s are not alone => !2s
  8 and 2 => !and
  a 2 or a 4 is left => !or
balance 12 3
  the eights and the ones => 8 1
  an 8 and a 1 are left over => 8 1
  8, 4, 2 and 1 => 8 4 2 1
  none is left over => none
  all are paired => none
  none, all paired => none
  not all are paired => !paired
  none is paired => !paired
# Working is not an answer and costs none.
balance 12 6 3
  12 is 8+4, 6 is 4+2, 3 is 2+1 => !
  12 is 8 and 4, 6 is 4 and 2 => !
  12 = 8+4 => !
  12 is 8+4, 6 is 4+2, 3 is 2+1, so 8 and 1 => 8 1
  12 is 8+4, 6 is 4+2, 3 is 2+1: 8, 1 => 8 1
  8 + 1 => 8 1
  12 is 8+2, so 8 => !8
  12 is 8+2 => !8
decimal 110
  4+2 = 6 => 6
  4+2 => 6
  4 plus 2 is 6 => 6
  4 + 2 + 0 = 6 => 6
  6 = 4 + 2 => 6
  110 is 4+2 = 6 => 6
  4+2 so 6 => 6
  4+1 = 5 => 5
  4+1 = 6 => !5
  4+2 = 7 => !6
  4+2 so 7 => !6
  4+2 or 4+1 => !or
  not 4+2 => !not
binary 13
  8+4+1 so 1101 => 1101
  13 = 8+4+1 = 1101 => 1101
  8+4+1 => !
  13 = 8+4+1 => !
  8+4 so 1101 => !12
  13 is 1101 => 1101
  thirteen is 1101 => 1101
  one, one, none, one => 1101
  none => !none
  110 or 1101 => !or
  1101, as a list [1, 1, 0, 1] => 1101
  1101, as a list [1, 1, 0, 0] => !1
xor 3 5
  3 is 2+1, 5 is 4+1, so 6 => 6
  3 is 2+1, 5 is 4+1 => !
  4+2 => 6
  3 + 5 = 8 => !+
  3 + 5 => !+
xor 4 1
  4+1 => !+
  4+1 = 5 => !+
# Who wins is said of who starts and of who has moved.
winner 5 4 1
  the one who starts => wins
  no, the nim sum is 0 => loses
  yes, the nim sum is not 0 => wins
  the nim sum is 0 => !
  he wins => wins
  the player to move can force a win => wins
  it is balanced so the one who moves loses => loses
  it is not balanced, so the first player wins => wins
  the other one loses => wins
  the player who has just moved loses => wins
  the player who just moved wins => loses
  whoever moved last wins => loses
  the starting player has a winning strategy => wins
  the player who starts loses => loses
  wins, take 2 from row 3 => wins
  loses, take 2 from row 3 => !take
  wins so loses => !loses
  the one who starts or the other one => !or
  not the one who starts => !not
  balanced => !
towers 3 6
  the one who starts => 1
  the other one => 2
# Rows may be a range.
rows 1 2 3 4 5
  1-5 => 1 2 3 4 5
  all five => 1 2 3 4 5
  any of them => 1 2 3 4 5
  all four => !four
  rows 1 to 3 => 1 2 3
  rows 2 through 4 => 2 3 4
  1 – 3 and 5 => 1 2 3 5
  5-1 => !1
  1-6 => !6
  not 1-3 => !not
  1-3 or 5 => !or
# Who has no answer has given none.
sum 5 4 3 | winner 5 4 | move 5 4 3 | rows 5 4 | gate 1 0
  I don't know => -
  i dont know => -
  I really don’t know, sorry. => -
  idk => -
  dunno => -
  I dunno => -
  no idea => -
  I have no idea how to do this => -
  I give up! => -
  not sure => -
  I'm stuck => -
winner 5 4
  I don't know, wins => !know
  I'm lost => loses
# Working in products in powers and step by step leads to its answer.
decimal 1011
  1*8 + 0*4 + 1*2 + 1*1 = 11 => 11
  1×8 + 1×2 + 1×1 => 11
  2^3 + 2^1 + 2^0 = 11 => 11
  2³ + 2¹ + 2⁰ => 11
  1*2^3 + 0*2^2 + 1*2^1 + 1*2^0 = 11 => 11
  1*8 + 1*2 = 10 => 10
  2^3 + 2^1 + 2^0 = 12 => !11
  1*10 + 1 = 11 => !+
  3^2 + 2 = 11 => !^
  not 2^3 + 2^1 + 2^0 => !not
  maybe 8*1 + 2 + 1 => !maybe
binary 6
  2^2 + 2^1 = 110 => 110
  6 = 2^2 + 2^1, so 110 => 110
  2^2 + 2^1 => !
  2^3 + 2^1, so 110 => !10
sum 5 4 3
  5 ^ 4 = 1, 1 ^ 3 = 2 => 2
  5 xor 4 is 1, then 1 xor 3 is 2 => 2
  4 ⊕ 3 = 7; 7 ⊕ 5 = 2 => 2
  5^4=1, 1^3=4 => !^
  5^4=1 => !^
  5^4=1, 4^3=7 => !^
  5^4=2, 2^3=1 => !^
  not 5^4=1, 1^3=2 => !not
  010, which is 2 => 2
  10 = 2 => 2
  101 xor 100 xor 011 = 010 = 2 => 2
  010, which is 3 => !3
  010 or 2 => !or
  2, which is 010 => !010
xor 6 3
  110 ^ 011 = 101 = 5 => 5
  101, so 5 => 5
  101 = 4 => !4
  110 ^ 010 = 100 = 4 => !^
# Coins are counted in words.
move nimble 3 5 9
  move the third coin to 6 => 3,3
  slide the third coin to square 6 => 3,3
  move the second coin to 6 => !move the second coin to 6
  not the third coin to 6 => !not
move turtles THTTH
  turn the fifth coin and the second coin => 2,3
  turn over the fifth coin => 2,5
# What a nervous student writes is read.
gate 1 1
  the light goes out => 0
  the light is off => 0
  no light => 0
  the light is on => 1
  it gives light => 1
  0 cause they're the same => 0
  0 :( => 0
  no light, it shines => !shines
  not the light => !not
sum 5 4 1
  they cancel out => 0
  everything cancels => 0
  all are paired up => 0
  everything has a partner => 0
  no group is left alone, so 0 => 0
  0 :) => 0
  not all cancel => !not
  they don't cancel => !don't
  all but the 4s cancel => !all
  maybe they cancel => !maybe
balance 12 6 3
  8 and 1 have no partner => 8 1
  the 8 has no partner and the 1 has no partner => 8 1
  8 has a partner => !partner
winner 5 4 3
  me => wins
  P1 => wins
  P2 => loses
  P2 wins => loses
  wins :) => wins
  not zero so wins => wins
  no way to win => loses
  not me => !not
  P3 => !3
  no, to win => !win
move 5 4 3
  3 -> 1 => !->
  change 3 to 1 => !3
  so the board becomes 5 4 1 => 3,2
  take 2 from row 3, leaving 5 4 1 => 3,2
  take 2 from row 3 to leave 5 4 1 => 3,2
  take 2 from row 3, so that the nim sum is 0 => 3,2
  take 2 from row 3, then it's balanced => 3,2
  take 2 from row 3 which makes it balanced => 3,2
  cross off 2 in row 3 => 3,2
  take off 2 from row 3 => 3,2
  eat 2 from row 3 => 3,2
  take 2 from row 3, leaving 5 4 2 => !leaving 5 4 2
  take 2 from row 3, then it's not balanced => !not
  take 2 from row 3 and maybe it's balanced => !maybe
  take 2 from row 3, then take 1 from row 1 => !1
  4 -> 1 => 2,3
  the board becomes 5 4 2 1 => !board
  take 2 from row 1 and leave 4 => !2
rows 5 4 3 2 1
  all except 2 and 4 => 1 3 5
  all but rows 2 and 4 => 1 3 5
  every row except for 2 and 4 => 1 3 5
  all but => !but
  all but 6 => !6
  all but not 2 => !not
  1 but 2 => !1
  all but 2 or 4 => !or
choose 3 3 / 5 4 / 7 1 6 / 2 2
  b) => b
  b :) => b
  (b) => b
  not b) => !not
# Moves of games that are Nim in disguise, as people say them.
move nimble 3 5 9
  move the coin on 5 to 3 => 2,2
  coin 3 to 6 => 3,3
  Slide the coin from square 9 to 6. => 3,3
  take 3 from row 3 => 3,3
  I'd slide coin 3 from 9 to 6, because that balances => 3,3
  move the coin on 4 to 3 => !move the coin on 4 to 3
  slide coin 3 from square 8 to square 6 => !slide coin 3 from square 8 to square 6
  slide coin 3 from square 9 to square 10 => !slide coin 3 from square 9 to square 10
  do not slide coin 3 to 6 => !not
  slide coin 3 to 6? => !?
  perhaps coin 3 to 6 => !perhaps
  slide coin 3 to 6 or 5 => !or
  slide coin 3 to -6 => !slide
  slide coin 3 to 6 and coin 2 to 1 => !slide
move turtles HTTTTTH
  turn over 7 and 2 => 2,5
move turtles THTTH
  flip coins 5 and 2 => 2,3
  turn over the head at place 2 => 1,2
  2,3 => 2,3
  turn 4 => !turn 4
  turn the tail at place 2 => !tail
move staircase 2 0 3 1 5
  move 3 coins from step 5 => 3,3
  3 coins from stair 5 to 4 => 3,3
move staircase 2 0 3
  take 3 coins from row 2 => 2,3
  move 3 coins from stair 3 to stair 1 => !move 3 coins from stair 3 to stair 1
  move 4 coins from stair 3 => !move 4 coins from stair 3
move staircase 2 2 3
  move 1 coin from stair 2 to stair 1 => 1=3
move staircase 2
  1 coin from stair 1 out => 1,1
move northcott 3 1 4
  line 3, 2 squares forward => 3,2
  step back by 2 squares on row 2 => 2=3
  move the piece on line 1 forward 3 => 1,3
  step forward by 2 squares on line 2 => !step forward by 2 squares on line 2
  step forward by 2 squares on line 3, to a gap of 1 => !step forward by 2 squares on line 3, to a gap of 1
  2 squares on line 3 => !squares
rows nimble 3 5 9
  coin 3 to 6 => !coin
";

#[test]
fn every_phrase_in_words_of_ones_own_is_read_as_it_is_meant() {
    all_read(PHRASES);
}
