//! Phrases made up from a grammar, so that it is known what they say; and texts that say nothing.

use explain::judgement::{Answer, Reading, Verdict, WinnerForm, judge};
use explain::question::{Kind, Question, Xor};
use num_bigint::BigInt;
use proptest::prelude::*;
use proptest::sample::select;
use theory::{Board, Position, Rule};

use crate::support::{cases, in_words};

const ORDINALS: [&str; 9] =
    ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
/// What stands before and behind an answer.
const BEFORE: &str =
    "|I think |the answer is |please |well, |I'd say |Answer: |so |I would |= |it's ";
const AFTER: &str = "|.|!| please|, I think|...|, please.| ";

/// A way to write numbers: in digits, in words, in a mixture.
fn written(number: u64, is_spelt: bool) -> String {
    match number {
        0..=20 if is_spelt => in_words(number),
        _ => number.to_string(),
    }
}

fn ordinal(row: usize, in_words: bool) -> String {
    let ending = ["th", "st", "nd", "rd"].get(row).unwrap_or(&"th");
    match ORDINALS.get(row) {
        Some(word) if in_words => (*word).to_owned(),
        _ => format!("{row}{ending}"),
    }
}

fn cased(text: &str, case: u8) -> String {
    match case {
        0 => text.to_owned(),
        1 => text.to_uppercase(),
        2 => text.to_lowercase(),
        _ => {
            let first = text.chars().next().map_or(0, char::len_utf8);
            text[..first].to_uppercase() + &text[first..]
        }
    }
}

/// One of the pieces between the bars.
fn piece(pieces: &'static str) -> impl Strategy<Value = &'static str> {
    select(pieces.split('|').collect::<Vec<_>>())
}

fn courtesy() -> impl Strategy<Value = (&'static str, &'static str, u8)> {
    (piece(BEFORE), piece(AFTER), 0_u8..4)
}

fn said(core: &str, (before, after, case): (&str, &str, u8)) -> String {
    cased(&format!("{before}{core}{after}"), case)
}

fn read(question: &Question, text: &str) -> Reading {
    Answer::read(question, text)
}

fn position(rows: Vec<u64>) -> Position {
    Position::new(Board::from(rows), Rule::Normal)
}

fn says(question: &Question, text: &str, expected: Answer) {
    let expected = Reading::Answer(expected);
    assert_eq!(read(question, text), expected, "{question}: {text:?}");
}

fn is_malformed(question: &Question, text: &str) {
    let is_unread = matches!(read(question, text), Reading::Malformed(_));
    assert!(is_unread, "{question}: {text:?}");
}

fn move_in_words(form: &str, size: u64, row: usize, take: u64, in_words: bool) -> String {
    form.replace("{r}", &written(row as u64, in_words))
        .replace("{o}", &ordinal(row, in_words))
        .replace("{t}", &written(take, in_words))
        .replace("{l}", &written(size - take, in_words))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(600) })]

    /// Whichever way a move is said; and denied or doubted it is no answer.
    #[test]
    fn rows_and_counts_never_change_places(
        rows in prop::collection::vec(1_u64..30, 1..8),
        at in any::<prop::sample::Index>(),
        take in 1_u64..30,
        in_words in any::<bool>(),
        courtesy in courtesy(),
        before in piece("not |maybe |never |don't |perhaps |I guess |either "),
        after in piece(" or 1,1|?|, probably| or so| and 9,9"),
    ) {
        let at = at.index(rows.len());
        let (row, size, take) = (at + 1, rows[at], 1 + take % rows[at]);
        let question = Question::Move(position(rows));
        let forms = include_str!("moves.txt").lines();
        for form in forms.filter(|form| !form.starts_with('#')) {
            // What is written together is not in words.
            let in_words = in_words && !["row{r}", "r{r}", "R{r}"].iter().any(|together| form.contains(together));
            let core = move_in_words(form, size, row, take, in_words);
            says(&question, &said(&core, courtesy), Answer::taking(row, take));
            says(&question, &said(&format!("my move: {core}"), ("", courtesy.1, courtesy.2)), Answer::taking(row, take));
            is_malformed(&question, &format!("{before}{core}"));
            is_malformed(&question, &format!("{core}{after}"));
        }
    }

    #[test]
    fn numbers_are_read_in_digits_and_in_words(
        number in prop_oneof![0_u64..100, any::<u64>()],
        form in piece("{}|the nim sum is {}|x = {}|it is {}|= {}|equal to {}|{} is the answer|result: {}|({})"),
        way in 0..6,
        courtesy in courtesy(),
    ) {
        let number_in_words = match way {
            0 | 1 if number < 100 => in_words(number),
            2 => format!("+{number}"),
            3 => format!("000{number}"),
            4 => format!("0b{number:b}"),
            _ => number.to_string(),
        };
        let core = form.replace("{}", &number_in_words);
        for question in [
            Question::Xor(Xor { a: 3, b: 5 }),
            Question::Sum(Board::from([5, 4, 3])),
            "decimal 1011".parse().unwrap(),
        ] {
            // Where binary digits are given, others only say the question again.
            if way == 4 && matches!(question, Question::Decimal(_)) {
                is_malformed(&question, &said(&core, courtesy));
            } else {
                says(&question, &said(&core, courtesy), Answer::Number(number.into()));
            }
            is_malformed(&question, &format!("not {core}"));
            is_malformed(&question, &format!("{core} or {}", number ^ 1));
            is_malformed(&question, &format!("{core} {}", number ^ 1));
        }
    }

    #[test]
    fn rows_are_read_in_every_list(
        chosen in prop::collection::btree_set(1_usize..9, 1..5),
        form in piece("{}|rows {}|[{}]|the rows {}|row {}|winning rows: {}|only {}|rows {} win"),
        separator in piece(", | |,| and | & |; "),
        in_words in 0..3_u8,
        is_reversed: bool,
        courtesy in courtesy(),
    ) {
        let mut rows: Vec<String> = chosen.iter().map(|&row| match in_words {
            0 => row.to_string(),
            1 => written(row as u64, true),
            _ => ordinal(row, row % 2 == 0),
        }).collect();
        if is_reversed {
            rows.reverse();
        }
        // "Only one" may say how many.
        prop_assume!(in_words != 1 || chosen.len() > 1 || form.contains("row"));
        let core = form.replace("{}", &rows.join(separator));
        let question = Question::Rows(position(vec![3; 8]));
        says(&question, &said(&core, courtesy), Answer::Rows(chosen.iter().map(|&row| BigInt::from(row)).collect()));
        is_malformed(&question, &format!("not {core}"));
    }

    #[test]
    fn who_wins_is_read_of_either_player(
        (is_first, subject) in prop_oneof![
            (Just(true), piece("|I |the player to move |player 1 |player one |the first player |the one to move ")),
            (Just(false), piece("the second player |player 2 |the opponent |the other player ")),
        ],
        (wins, claim) in prop_oneof![
            (Just(true), piece("wins|can win|will win|has won|cannot lose|does not lose|is winning|has a winning move")),
            (Just(false), piece("loses|will lose|can't win|does not win|will never win|is lost")),
        ],
        courtesy in courtesy(),
    ) {
        let question = Question::Winner(position(vec![1, 2]));
        let core = format!("{subject}{claim}");
        let wins = is_first == wins;
        says(&question, &said(&core, courtesy), Answer::Winner { wins, said: WinnerForm::Word });
        is_malformed(&question, &format!("maybe {core}"));
        is_malformed(&question, &format!("{core}?"));
        let opposite = if wins { "loses" } else { "wins" };
        is_malformed(&question, &format!("{core}, the player to move {opposite}"));
    }

    #[test]
    fn digits_are_read_in_every_list(number in any::<u64>(), courtesy in courtesy()) {
        let text = format!("{number:b}");
        let digits: Vec<String> = text.chars().map(String::from).collect();
        let listed = digits.join(", ");
        let words = digits.iter().map(|digit| if digit == "1" { "one" } else { "zero" });
        let question: Question = format!("binary {number}").parse().unwrap();
        for core in [
            text.clone(),
            digits.join(" "),
            digits.join(","),
            listed.clone(),
            format!("[{listed}]"),
            format!("({listed},)"),
            format!("0b{text}"),
            format!("0000{text}"),
            format!("[0, {listed}]"),
            format!("{text} in binary"),
            words.collect::<Vec<_>>().join(" "),
        ] {
            let judgement = judge(&question, &said(&core, courtesy));
            prop_assert_eq!(judgement.verdict, Verdict::Right, "{:?}", judgement.given);
            is_malformed(&question, &format!("not {core}"));
        }
    }

    #[test]
    fn words_that_nobody_knows_are_never_judged(
        word in "[a-z]{4,9}q[a-z]{1,4}",
        kind in select(vec![Kind::Xor, Kind::Move, Kind::Rows, Kind::Winner]),
        core in piece("3,1|wins|6|1 3|none"),
    ) {
        let question: Question = format!("{} 5 4", kind.word()).parse().unwrap();
        is_malformed(&question, &word);
        is_malformed(&question, &format!("{word} {core}"));
        is_malformed(&question, &format!("{core} {word}"));
    }

    /// What is called right has the numbers of the answer in it, in digits or in words, or says that there is none.
    #[test]
    fn what_is_right_was_said(text in prop_oneof![
        any::<String>(),
        prop::collection::vec(piece(
            "take|from|row|3|2|1|three|two|third|all|of|leave|in|not|no|or|,|:|=|none|wins|the|objects|by|to|left|is|and|minus|move|-|(|)|5|both|but|every|first|rows",
        ), 1..9).prop_map(|words| words.join(" ")),
    ]) {
        let lower = text.to_lowercase();
        let has = |words: &str| words.split('|').any(|word| lower.contains(word));
        let is_right = |question: &str| judge(&question.parse().unwrap(), &text).verdict == Verdict::Right;
        prop_assert!(!is_right("sum 5 4 3") || has("2|two|10"), "{:?}", text);
        let is_move = has("3|three|third|11") && has("2|two|10|both|1|one") && !has("not| or ");
        prop_assert!(!is_right("move 5 4 3") || is_move, "{:?}", text);
    }
}
