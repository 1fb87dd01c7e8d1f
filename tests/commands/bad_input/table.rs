//! Command lines that are refused, with what the message must tell.

/// A command line in each row, what is on standard input behind `<<`, and behind `=>` the parts of the message, with `; `
/// between them; what must not be told has a `!` in front. A name with `$` stands for each of the words behind its `=`.
pub const TABLE: &str = "
# Words that are no command, and what was probably meant.
solve 5 4 => 'solve'; did you mean 'explain'?
explian => did you mean 'explain'?
lessons => did you mean 'lesson'?
rules => did you mean 'lesson the-game'?
Quiz => did you mean 'practice'?
misere 1 1 => did you mean 'explain --misere'?
game => did you mean 'games'?
review x => did you mean 'play --review'?
nim-sum 3 4 => did you mean 'sum'?
help explian => did you mean 'explain'?
man wroksheet => did you mean 'worksheet'?
man nim_sum => did you mean 'sum'?
photosynthesis => 'photosynthesis'; nimlab BOARD; !did you mean; !similar
photosynthesis 5 4 => 'photosynthesis'; nimlab BOARD; !did you mean; !similar
help photosynthesis => 'photosynthesis'; !did you mean; !similar
'sum 5 4' => did you mean 'nimlab sum 5 4'?
which rows could I take from on 9 12 5? => did you mean 'nimlab rows 9 12 5'?
'what is 13 in binary?' => did you mean 'nimlab binary 13'?
13 in binary => did you mean 'nimlab binary 13'?
'who wins 7 kayles?' => did you mean 'nimlab winner kayles 7'?
tell me kayles 7 => did you mean 'nimlab explain kayles 7'?
--misere => '--misere'; nimlab BOARD
tests/hand_ins/right/plain.py => did you mean 'nimlab grade tests/hand_ins/right/plain.py'?
README.md => did you mean 'nimlab check README.md'?
tests/goldens/choices.txt => did you mean 'nimlab play --review tests/goldens/choices.txt'?
play README.md => is a file, not a player; nimlab check README.md
play tests/goldens/choices.txt => is a file, not a player; nimlab play --review tests/goldens/choices.txt
src/main.rs => 'src/main.rs'; nimlab BOARD; !did you mean

# Questions that are not quoted, and boards in the wrong place.
check sum 5 4 3 2 1 1 => nimlab check \"sum 5 4 3 2 1\" 1
check xor 3 5 6 => nimlab check \"xor 3 5\" 6
check binary 6 110 => nimlab check \"binary 6\" 110
check binary 6 1 1 0 => nimlab check \"binary 6\" 1 1 0
check move 5 4 3 1,2 => nimlab check \"move 5 4 3\" 1,2
check winner --misere 1 1 wins => '--misere'; nimlab check \"winner --misere 1 1\" wins
check 'winner 1 1 4' --misere P => '--misere'; nimlab check \"winner 1 1 4 --misere\" P
check sum x => nimlab check \"sum 5 4 3 2\" 0
check '5 4 3' 2 => as in sum 5 4 3
check 'smu 5 4 3' 2 => 'sum'
check 'wnner 5 4 3' wins => 'winner'
play 3 4 5 => '5'; did you mean 'nimlab play --board 3 4 5'?
play 3 4 => nimlab play --board 3 4
play '[3,' '4]' => nimlab play --board [3, 4]
play A B C => 'C'
explain --board 5 4 => '--board'; did you mean 'nimlab explain 5 4'?
sum --game kayles 7 => '--game'; did you mean 'nimlab sum kayles 7'?
verify 3 4 => '3'; nimlab verify
verify 5 => '5'; nimlab verify
lesson xor-gate gate => nimlab lesson xor-gate
lesson wining => 'winning-and-losing'
lesson xor-gat => 'xor-gate'

# Topics.
practice 5 => '5'; did you mean 'nimlab practice --count 5'?
$ask nim-sum => 'nim-sum'; did you mean 'sum'?
$ask Nim_Sum => 'Nim_Sum'; did you mean 'sum'?
$ask nimsum => 'nimsum'; did you mean 'sum'?
$ask xor-gate => 'xor-gate'; did you mean 'gate'?
$ask exclusive_or => 'exclusive_or'; did you mean 'gate'?
$ask numeral_binary => 'numeral_binary'; did you mean 'binary'?
$ask binary_numeral => 'binary_numeral'; did you mean 'decimal'?
$ask bitwise_exclusive_or => 'bitwise_exclusive_or'; did you mean 'xor'?
$ask is_n_position => 'is_n_position'; did you mean 'winner'?
$ask good-rows => 'good-rows'; did you mean 'rows'?
$ask optimal_move => 'optimal_move'; did you mean 'move'?
$ask winning-move => 'winning-move'; did you mean 'move'?
$ask tower-breakers => 'tower-breakers'; did you mean 'towers'?
$ask misère => 'misère'; did you mean 'misere'?
$ask misre => 'misre'; did you mean 'misere'?
$ask binry => 'binry'; did you mean 'binary'?
$ask sums => 'sums'; did you mean 'sum'?
$ask nonsense => 'nonsense' for '[TOPIC|GAME]...'; towers, misere, balance

# Options that a command does not take.
explain 5 --mve 1,1 => '--mve'; '--move'
explain 5 --stp => '--stp'; '--step'
explain 5 --json => '--json'; did you mean '--format json'?
5 4 --JSON => '--JSON'; did you mean '--format json'?
grade lab.py --csv => '--csv'; did you mean '--format csv'?
values kayles --no-colour => '--no-colour'; did you mean '--color never'?
$board 5 --sideways => '--sideways'
$board 5 -x => '-x'
$never-misere 1 --misere => '--misere'
$never-moved --move 1,1 => '--move'
sum 5 --ascii=yes => 'yes'; '--ascii'; Usage: nimlab sum
winner 5 --misere=yes => 'yes'; '--misere'

# Options with values that they do not take.
explain 5 --format jsn => 'jsn'; 'json'
completions bsh => 'bsh'; 'bash'
sum 5 --format xlsx => 'xlsx'; [possible values: text, markdown, html, json]
grade lab.py --format xlsx => [possible values: text, markdown, html, json, csv, junit, gradescope, classroom, prairielearn, coderunner, autolab]
sum 5 4 3 --format $report => '$report'; text, markdown, html
lesson --format $report => '$report'; text, markdown, html
check 'sum 1' 1 --format $report => $report; text, markdown, html
sum 5 --format=$choice => '$choice'; markdown
sum 5 --format= => '--format; markdown
sum 5 --color=$choice => '$choice'; never
sum 5 --color= => '--color; never
sum 5 --names=$choice => '$choice'; lab
sum 5 --names= => '--names; lab
$random --seed $seed => '$seed' for '--seed <S>'; expected a whole number (a seed) from 0 to 18446744073709551615
grade lab.py --seed $seed => '$seed' for '--seed <S>'; expected a whole number (a seed) from 0 to 18446744073709551615
sum 5 --width $count => --width
sum 5 --width=$count => $count
sum 5 --width 0 => '0'; 40
sum 5 --width 1 => '1'; 40
sum 5 --width 39 => '39'; 40
sum 5 --depth=$count => $count
grade lab.py --timeout=$count => $count
grade lab.py --seed=$count => $count
grade lab.py --jobs=$count => $count
grade lab.py --timeout -1 => '-1'
grade lab.py --seed -1 => '-1'
grade lab.py --jobs -1 => '-1'
practice --seed -1 => '-1'; from 0 to 18446744073709551615
verify --rows=$count => $count
verify --max=$count => $count
verify --rows 0 => '0'
verify --max 0 => '0'
verify --rows 4 --max 1000 => 4; 1000
verify --rows 21 --max 7 => 21; 7
verify --rows 1 --max 18446744073709551615 => 1; 18446744073709551615
verify --rows 2 --max 100000 => 2; 100000
sum 5 --format => --format
sum 5 --color => --color
sum 5 --names => --names
sum 5 --width => --width
sum 5 --width= => --width
sum 5 --depth => --depth
sum 5 --depth= => --depth
verify --rows => --rows
verify --max => --max

# What the system says, in words.
lesson ./lessons => folder
lesson --lint no-such.md => no-such.md
lesson --lint ./src/question => holds no lessons
play --review ./lessons => folder
play --review no-such.txt => no-such.txt
check no-such.md => no-such.md
grade no-such.py => no-such.py

# Numbers.
binary $number => $number
group $number => $number
xor 3 $number => $number
xor $number 3 => $number
towers $number 6 => $number
towers 3 $number => $number
decimal $number =>
binary => binary
decimal => decimal
group => group
xor => xor
xor 3 => xor
towers => towers
towers 3 => towers
gate 1 => gate
binary 6 77 => 77
group 4 77 => 77
xor 3 5 77 => 77
towers 3 6 77 => 77
gate 1 0 1 => '1'
gate $bit 0 => $bit
gate 0 $bit => $bit
decimal $digits => $digits
decimal 11111111111111111111111111111111111111111111111111111111111111111 => 65
group 0 => 0; 64
group 65 => 65; 64
towers 0 6 => 0
towers 3 0 => 4294967295
towers 3 4294967296 => 4294967296; 4294967295
$one $blank =>
xor 3 $blank =>
xor 3 5 $blank =>
binary 6 $blank =>
decimal 11 $blank =>
gate 1 0 $blank =>
towers 3 $blank =>
gate 1 $blank =>
gate '' '' =>
binary 6, =>
binary ,6 =>
xor 3,,5 =>
xor 3,5, =>
towers ,3,6 =>
group 4, =>
gate 1,,0 =>
gate 1,0, =>

# Boards.
explain 5 $number 4 => $number
sum 5,$number,4 => $number
$board $few => $few
$board 5 $few => $few
$board =>
$board $blank =>
$board $blank $blank =>
$board $comma => comma
$board 5, ,4 => comma
$board 5 4 , => comma
$board 5 '' 4 =>
$board '' 5 =>
$board 5 ' ' =>
$board - 5 << 5 4 3 => '-'
$board 5 - << 5 4 3 => '-'
$board - - << 5 4 3 => '-'
$board 5,- << 5 4 3 => '-'
$board '- 5' << 5 4 3 =>
$one - << 5 => -
gate - 1 << 0 => '-'
xor - 5 << 3 => '-'
towers 3 - << 6 => '-'
explain -- -3 => -3
explain 5 -- --move 1,1 => --move
sum 5 -- --misere => --misere
explain --by looking-ahead $large => at most 300 positions

# Boards from standard input.
explain - << 5 4\\n3\\n\\n2 $number 1\\n => $number; line 4
sum - --depth 0 << 5 4\\n3\\n\\n2 $number 1\\n => $number; line 4
$board - << $nothing =>
sum - --depth 0 << =>
$board - << $comma => comma
$board - << 5,\\n => comma
$board - << 5,\\n,4 => comma
$board - << ,\\n => comma
$board - << \u{feff},5 => comma
explain - << 5 4 --misere => --misere
explain - << sum 5 4 => sum
sum - << - => -
sum - << [5, 4, 3 => '['; line 1
explain --each 5 4 << 5 4 3\\n => --each
explain --each << 5 4 3\\n => --each
explain --each - --format html << 5 4 3\\n => html

# Ways to explain.
explain 3 --proof --all => --proof; --all
explain 3 --proof --by=looking-ahead => --proof; --by
explain 3 --all --by=looking-ahead => --all; --by
explain 3 --misere --proof => --misere; --proof
explain 3 --move=1,1 --proof => --move; --proof
explain 3 --move=1,1 --all => --move; --all
explain 3 --by magic => 'magic'; looking-ahead
explain kayles 3 --proof => kayles
sum 3 $way => '$way'
sum 3 --by=looking-ahead => '--by'
explain nimble 3 $way => nimble
explain nimble 3 --by=looking-ahead => nimble

# Moves.
$of-move 5 4 --move $bad-move => $bad-move
$of-move 5 4 --move=$bad-move => $bad-move
$of-move 5 4 --move $empty-move =>
$of-move 5 4 --move => --move
$of-move 5 4 3 --move 0,1 => 0,1; 1 to 3
$of-move 5 4 3 --move 4,1 => 4,1; 1 to 3
$of-move 5 --move 2,1 => 2,1; row 1
$of-move 5 --move 18446744073709551615,1 => row 1
$of-move 5 4 3 --move 2,0 => 2,0; 1 to 4
$of-move 5 4 3 --move 2,5 => 2,5; 1 to 4
$of-move 5 1 --move 2,2 => 2,2; 1
$of-move 5 0 --move 2,1 => 2,1; row 2
$of-move 5 --move 1,18446744073709551615 => 1 to 5
$of-move 0 --move $on-nothing => $on-nothing; empty
$of-move 0 0 0 --move $on-nothing => $on-nothing; empty
explain 0 --misere --move 1,1 => 1,1
board 3 2 --move 1,2 --move 1,2 => 1,2
board 1 --move 1,1 --move 1,1 => 1,1; empty
explain - --move 3,1 << 5 4 => 3,1; 1 to 2
explain - --move x << 5 4 => x
board - --move 1,6 << 5 4 => 1,6; 1 to 5

# What must not reach a terminal, and ASCII where that is asked for.
sum --ascii $acts =>
gate --ascii $acts 1 =>
explain --ascii 5 --move $acts =>
explain --ascii 5 $option-acts =>
--ascii $acts =>
--ascii sum ٣ =>
--ascii gate １ 0 =>
--ascii explain 5 --move ٣,1 =>
--ascii sum −3 =>
--ascii sum 5 --width ５ =>
--ascii sum 5 --format é =>
--ascii émile => emile
verify --ascii --rows ３ =>

# Words of many rows. No name is the beginning of another.
$acts = '\u{1b}[31m5' '5\u{7}' '5\r4x' '\u{9b}31m'
$option-acts = '--q\u{1b}[31m' '--q\u{7}=\u{9b}31m'
$ask = practice worksheet
$bit = 2 x -1 10 1.0 true １ 0b1
$blank = '' ' ' '\t' '\t \\n' '\u{a0}'
$board = explain sum winner rows move moves board
$choice = pdf TEXT ５
$comma = 5,,4 '5, ,4' 5, ,5 , ,, '5 , , 4' '5,4,\\n'
$count = word -1 + 1.5 1e3 ٣ ５ 99999999999999999999999 0b 1,2
$digits = 12 '1 2' 0b '[1, 0' 1,,0 1, -1 1.0 １０ x
$few = word -3 1.5 18446744073709551616 ٣
$report = csv junit gradescope classroom prairielearn coderunner autolab
$large = 300 '50 40 30' 18446744073709551615 'kayles 60' 'moore:2 30 20'
$bad-move = x 1 1, ,1 1,,1 1,2,3 1;2 -1,2 1,-2 +1,2 1.5,2 1,½ ٣,1 1,５ 1,18446744073709551616 18446744073709551616,1 1,0x1
$empty-move = '' ' ' , ' , '
$of-move = explain board
$never-misere = gate binary decimal xor sum board group towers
$never-moved = sum winner rows move moves binary verify
$nothing = '' ' ' '\\n\\n\\n' '\r\\n\t ' '\u{feff}' '\u{feff}\\n'
$number = word -3 −3 +3 1.5 1/2 1e3 0x1f 0b 0b2 18446744073709551616 0b10000000000000000000000000000000000000000000000000000000000000000 99999999999999999999999999999999 ٣ ５ ½ ² 5|4 NaN ∞
$on-nothing = 1,0 1,1 4,1
$one = binary decimal group
$random = practice worksheet play
$seed = abc -3 1.5 ٣ 18446744073709551616
$way = --proof --all
";
