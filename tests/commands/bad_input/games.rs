//! The same of games: words that are none, boards that they do not have, and what they cannot be asked.

/// As in `table.rs`.
pub const GAMES: &str = "
# Moore's Nim, which is played alone.
explain moore:0 3 => moore:0; 1 to 16
explain moore:17 3 => moore:17; 1 to 16
explain moore:x 3 => moore:x; 1 to 16
explain moore 3 => moore; moore:2
explain moore:2 => moore:2
explain moore:2 3 + nim 4 => moore:2; alone
explain lasker 3 + moore:2 4 => moore:2; alone
winner --misere moore:2 3 => --misere; moore:2
sum moore:2 3 4 => moore:2; explain
values moore:2 => moore:2
# Without quotation marks the shell hands on '+' and '2,1' as words of their own.
explain moore:2 5 4 --move 1,3 + 2,1 => quotation marks; --move
explain moore:2 5 4 --move 1,9 => 1,9
explain moore:2 5 4 3 --move 1,1+2,1+3,1 => at most 2
explain moore:2 5 4 --move 1,1+1,1 => row 1
explain moore:2 5 4 --move 1,1+x => 1,1+x
board moore:2 1 --move 1,1 --move 1,1 => empty
verify --game moore:2 --misere => --misere
verify --game checkers => checkers
practice moore:99 => moore:99
worksheet moore:0 => moore:0
winner moore:2 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 => 65
play --board moore:2 3 4 --misere => moore:2

# Games that there are not, and boards that they do not have.
explain octal:0.8 7 => octal:0.8
explain octal:2.7 7 => octal:2.7
explain octal 7 => octal
explain octal: 7 => octal:
explain octal:x 7 => octal:x
explain subtract:0,1 7 => subtract:0,1
explain subtract: 7 => subtract:
explain subtract:1,,2 7 => subtract:1,,2
explain lasker:1 7 => lasker:1
explain kayels 7 => kayels
explain kayles => kayles
explain kayles 7 + => +
explain + kayles 7 => +
explain kayles 7 + + 3 => +
explain kayles 7 x => x
explain grundy 100001 => 100001
explain officers 1000000000000 => 1000000000000
winner lasker 18446744073709551615 => 18446744073709551615
explain --misere kayles 70 => --misere
winner --misere nim 3 + grundy 40 => --misere
values => values
values checkers => checkers
values kayles 7 => 7
values kayles 5 grundy 7 => grundy
values kayles grundy => grundy
explain kayles 5 grundy 7 => kayles 5 + grundy 7
check 'winner kayles 5 grundy 7' wins => kayles 5 + grundy 7
play --board 'kayles 5 grundy 7' => kayles 5 + grundy 7
values kayles --to x => x
values grundy --to 100001 => 100001
explain kayles 7 --move 1,1 => 1=6
explain kayles 7 --move 1=7 => 1=7

# Topics of games.
practice laskr => did you mean 'lasker'?
practice grundi => did you mean 'grundy'?
worksheet nim-sum => did you mean 'sum'?
worksheet chess => 'chess'; GAME
practice octal:0.9 => has the digit 9
practice octal => has no code
worksheet subtract:0 => from 1 to 1000
worksheet lasker:3 => takes no code
practice 7 => --count 7

# Boards of games that are to be played.
play --board 'lasker 40 30' --misere => too many to look through
play --board 'lasker 70 + nim 3' --misere => 'lasker'
play --board 'chess 7' => 'chess'
play --board 'laskr 7' => 'laskr' is not a game
play --board 'octal:0.9 7' => digit 9
play --board lasker => expected the sizes of its heaps
play --board 'lasker 7 +' => expected one on each side
play --board 'grundy 100001' => expected at most 100000
play lasker 7 => expected it after --board, such as nimlab play --board lasker 7
play lasker 7 5 => --board
play --board 5 x 3 => 'x' is not a number
play --board -3 => '-3' has a minus sign
play --board - => not possible here
play --board 5,,3 => comma
play --difficulty 101 => from 0 to 100
play --difficulty -1 =>
play --seed x => a seed
play Alice Bob Carol => Carol
play 3,2 Bob => reads like a move
play --review x --coach => --coach

# Games that are Nim in disguise.
explain nimble => 'nimble'; squares; nimble 3 5 9
explain nimble [] => 'nimble'; nimble 3 5 9
explain turtles => 'turtles'; turtles THTTH
explain staircase => 'staircase'; staircase 2 0 3 1
explain northcott => 'northcott'; northcott 3 1 4
explain nimble 3 -5 => '-5'; expected
explain northcott 3 x => 'x'; expected
explain staircase 1.5 => '1.5'; expected
explain nimble 18446744073709551616 => '18446744073709551616'; too large
explain turtles THXT => 'THXT'; 'X'; turtles THTTH
explain turtles 2 5 => '2'; H for each head
explain nimbel 3 5 => 'nimbel'; 'nimble'
explain nimble - => '-'; nothing else
explain --misere nimble 3 5 9 => --misere; 'nimble'; nimlab explain 3 5 9 --misere
explain turtles THTTH --move 1,1 => --move; 'turtles'; nimlab explain 2 5 --move
explain nim 4 + nimble 3 => 'nimble'; by itself; nimlab explain nimble 3
explain nimble 3 + nim 4 => 'nimble'; by itself; nimlab explain nimble
moves nimble 3 5 9 => 'nimble'; nimlab explain nimble 3 5 9, or the board of Nim that it is: 3 5 9
board nimble 3 5 9 => 'nimble'; nimlab explain nimble 3 5 9, or the board of Nim that it is: 3 5 9
refute --move 1,1 nimble 3 5 9 => 'nimble'; nimlab explain nimble 3 5 9, or the board of Nim that it is: 3 5 9

# What is too much to search.
verify --game chess => expected a game such as
verify --game octal:0.8 => 'octal:0.8' has the digit 8
verify --game subtract => has no code
verify --game lasker --rows 3 --max 60 => expected a maximum of at most
verify --game grundy --max 1000000 => expected at most 100000
verify --rows 1 --max 18446744073709551615 => boards of 1 row of up to 18446744073709551615 are too many to search: with 1 row, expected
verify --game divisors --rows 21 --max 900 => expected a maximum of at most
verify --game subtract:1,2 --max 18446744073709551615 => expected a maximum of at most
verify --game => --game
values grundy --format certificate =>
explain kayles --format certificate =>
";
