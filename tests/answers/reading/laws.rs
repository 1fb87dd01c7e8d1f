//! Phrases made up from a grammar, so that it is known what they say; and texts that say nothing.

use nimlab::game::{Board, Position, Rule};
use nimlab::judgement::{Answer, Reading, Verdict, WinnerForm, judge};
use nimlab::question::{Kind, Names, Question, Xor};
use num_bigint::BigInt;
use proptest::prelude::*;
use proptest::sample::select;

use crate::support::{cases, in_words};

const ORDINALS: [&str; 9] = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
];

/// A move in words: `{r}` is the number of the row, `{o}` its ordinal, `{t}` what is taken, `{l}` what is left.
const MOVES: [&str; 44] = [
    "{r},{t}",
    "{r} {t}",
    "({r}, {t})",
    "[{r},{t}]",
    "take {t} from row {r}",
    "{t} from row {r}",
    "row {r}, take {t}",
    "row {r}: {t}",
    "row {r} {t}",
    "row{r},{t}",
    "from row {r} take {t}",
    "from the {o} row take {t}",
    "take {t} from {r}",
    "{t} objects from row {r}",
    "{t} counters from the {o} row",
    "{o} row: {t}",
    "{o} row, {t} stones",
    "row {r} by {t}",
    "reduce row {r} by {t}",
    "reduce row {r} to {l}",
    "leave {l} in row {r}",
    "row {r} = {l}",
    "row {r} -> {l}",
    "row {r} becomes {l}",
    "{r}={l}",
    "row {r} minus {t}",
    "remove {t} sticks from pile {r}",
    "taking {t} out of row {r}",
    "pick up {t} from heap {r}",
    "row = {r}, count = {t}",
    "count: {t}, row: {r}",
    "take: {t}; row: {r}",
    "row no. {r}, {t}",
    "row #{r}, {t} items",
    "{t} of row {r}",
    "{t} of the {o} row",
    "in row {r} leave {l}",
    "take {t} from row {r}, leaving {l}",
    "take {t} from row {r} so that {l} are left",
    "row {r} - take {t}",
    "{r}, take {t}",
    "subtract {t} from the {o} row",
    "take {t} X's from row {r}",
    "delete {t} from the {o} heap",
];
const BEFORE: [&str; 11] = [
    "",
    "I think ",
    "the answer is ",
    "please ",
    "well, ",
    "I'd say ",
    "Answer: ",
    "so ",
    "I would ",
    "= ",
    "it's ",
];
const AFTER: [&str; 8] = [
    "",
    ".",
    "!",
    " please",
    ", I think",
    "...",
    ", please.",
    " ",
];

/// A way to write numbers: in digits, in words, in a mixture.
fn written(number: u64, is_spelt: bool) -> String {
    match number {
        0..=20 if is_spelt => in_words(number),
        _ => number.to_string(),
    }
}

fn ordinal(row: usize, in_words: bool) -> String {
    let ending = match row {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
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
            let mut letters = text.chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string());
            first.unwrap_or_default() + letters.as_str()
        }
    }
}

prop_compose! {
    fn courtesy()(before in select(BEFORE.to_vec()), after in select(AFTER.to_vec()), case in 0_u8..4) -> (String, String, u8) {
        (before.to_owned(), after.to_owned(), case)
    }
}

fn said(core: &str, (before, after, case): &(String, String, u8)) -> String {
    cased(&format!("{before}{core}{after}"), *case)
}

fn read(question: &Question, text: &str) -> Reading {
    Answer::read(question, text, None::<Names>)
}

fn position(rows: Vec<u64>) -> Position {
    Position::new(Board::from(rows), Rule::Normal)
}

fn says(question: &Question, text: &str, expected: Answer) -> Result<(), TestCaseError> {
    prop_assert_eq!(
        read(question, text),
        Reading::Answer(expected),
        "{}: {:?}",
        question,
        text
    );
    Ok(())
}

fn is_malformed(question: &Question, text: &str) -> Result<(), TestCaseError> {
    let reading = read(question, text);
    prop_assert!(
        matches!(reading, Reading::Malformed(_)),
        "{}: {:?} is {:?}",
        question,
        text,
        reading
    );
    Ok(())
}

prop_compose! {
    fn board_and_move()(rows in prop::collection::vec(1_u64..30, 1..8))
        (at in 0..rows.len(), take in 1_u64..30, rows in Just(rows)) -> (Vec<u64>, usize, u64) {
        let take = 1 + take % rows[at];
        (rows, at + 1, take)
    }
}

fn move_in_words(form: &str, size: u64, row: usize, take: u64, in_words: bool) -> String {
    form.replace("{r}", &written(row as u64, in_words))
        .replace("{o}", &ordinal(row, in_words))
        .replace("{t}", &written(take, in_words))
        .replace("{l}", &written(size - take, in_words))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(600) })]

    #[test]
    fn rows_and_counts_never_change_places(
        (rows, row, take) in board_and_move(),
        form in select(MOVES.to_vec()),
        in_words in any::<bool>(),
        courtesy in courtesy(),
        my_move in any::<bool>(),
    ) {
        // `row{r}` and `{r}={l}` are written together, which words are not.
        let in_words = in_words && !form.contains("row{r}");
        let core = move_in_words(form, rows[row - 1], row, take, in_words);
        let core = if my_move && courtesy.0.is_empty() { format!("my move: {core}") } else { core };
        let question = Question::Move(position(rows));
        says(&question, &said(&core, &courtesy), Answer::taking(row, take))?;
    }

    #[test]
    fn what_is_denied_or_doubted_is_no_answer(
        (rows, row, take) in board_and_move(),
        form in select(MOVES.to_vec()),
        before in select(vec!["not ", "maybe ", "never ", "don't ", "perhaps ", "I guess ", "either "]),
        after in select(vec![" or 1,1", "?", ", probably", " or so", " and 9,9"]),
    ) {
        let core = move_in_words(form, rows[row - 1], row, take, false);
        let question = Question::Move(position(rows));
        is_malformed(&question, &format!("{before}{core}"))?;
        is_malformed(&question, &format!("{core}{after}"))?;
    }

    #[test]
    fn numbers_are_read_in_digits_and_in_words(
        number in prop_oneof![0_u64..100, any::<u64>()],
        form in select(vec!["{}", "the nim sum is {}", "x = {}", "it is {}", "= {}", "equal to {}", "{} is the answer", "result: {}", "({})"]),
        is_spelt in any::<bool>(),
        courtesy in courtesy(),
    ) {
        let core = form.replace("{}", &if is_spelt && number < 100 { in_words(number) } else { number.to_string() });
        for question in [
            Question::Xor(Xor { a: 3, b: 5 }),
            Question::Sum(Board::from([5, 4, 3])),
            "decimal 1011".parse().unwrap(),
        ] {
            says(&question, &said(&core, &courtesy), Answer::Number(number.into()))?;
            is_malformed(&question, &format!("not {core}"))?;
            is_malformed(&question, &format!("{core} or {}", number ^ 1))?;
            is_malformed(&question, &format!("{core} {}", number ^ 1))?;
        }
    }

    #[test]
    fn rows_are_read_in_every_list(
        chosen in prop::collection::btree_set(1_usize..9, 1..5),
        form in select(vec!["{}", "rows {}", "[{}]", "the rows {}", "row {}", "winning rows: {}", "only {}", "rows {} win"]),
        separator in select(vec![", ", " ", ",", " and ", " & ", "; "]),
        in_words in 0..3_u8,
        courtesy in courtesy(),
    ) {
        let rows: Vec<String> = chosen.iter().map(|&row| match in_words {
            0 => row.to_string(),
            1 => written(row as u64, true),
            _ => ordinal(row, row % 2 == 0),
        }).collect();
        // "Only one" may say how many.
        prop_assume!(in_words != 1 || chosen.len() > 1 || form.contains("row"));
        let core = form.replace("{}", &rows.join(separator));
        let question = Question::Rows(position(vec![3; 8]));
        says(&question, &said(&core, &courtesy), Answer::Rows(chosen.iter().map(|&row| BigInt::from(row)).collect()))?;
        is_malformed(&question, &format!("not {core}"))?;
    }

    #[test]
    fn who_wins_is_read_of_either_player(
        subject in select(vec![
            ("", true), ("I ", true), ("the player to move ", true), ("player 1 ", true), ("player one ", true), ("the first player ", true),
            ("the one to move ", true), ("the second player ", false), ("player 2 ", false), ("the opponent ", false), ("the other player ", false),
        ]),
        claim in select(vec![
            ("wins", true), ("can win", true), ("will win", true), ("has won", true), ("loses", false), ("will lose", false), ("can't win", false), ("does not win", false),
            ("cannot lose", true), ("will never win", false), ("does not lose", true), ("is lost", false), ("is winning", true), ("has a winning move", true),
        ]),
        courtesy in courtesy(),
    ) {
        let question = Question::Winner(position(vec![1, 2]));
        let core = format!("{}{}", subject.0, claim.0);
        let wins = subject.1 == claim.1;
        says(&question, &said(&core, &courtesy), Answer::Winner { wins, said: WinnerForm::Word })?;
        is_malformed(&question, &format!("maybe {core}"))?;
        is_malformed(&question, &format!("{core}?"))?;
        let opposite = if wins { "loses" } else { "wins" };
        is_malformed(&question, &format!("{core}, the player to move {opposite}"))?;
    }

    #[test]
    fn digits_are_read_in_every_list(number in any::<u64>(), form in 0..7_u8, courtesy in courtesy()) {
        let text = format!("{number:b}");
        let digits: Vec<String> = text.chars().map(String::from).collect();
        let words = || digits.iter().map(|digit| if digit == "1" { "one" } else { "zero" });
        let core = match form {
            0 => text.clone(),
            1 => digits.join(" "),
            2 => digits.join(", "),
            3 => format!("[{}]", digits.join(", ")),
            4 => format!("0b{text}"),
            5 => format!("{text} in binary"),
            _ => words().collect::<Vec<_>>().join(" "),
        };
        let question: Question = format!("binary {number}").parse().unwrap();
        let judgement = judge(&question, &said(&core, &courtesy), None::<Names>);
        prop_assert_eq!(judgement.verdict, Verdict::Right, "{:?}", judgement.given);
        is_malformed(&question, &format!("not {core}"))?;
    }

    #[test]
    fn words_that_nobody_knows_are_never_judged(word in "[a-z]{4,9}q[a-z]{1,4}", kind in select(vec![Kind::Xor, Kind::Move, Kind::Rows, Kind::Winner]), core in select(vec!["3,1", "wins", "6", "1 3", "none"])) {
        let question: Question = format!("{} 5 4", kind.word()).parse().unwrap();
        is_malformed(&question, &word)?;
        is_malformed(&question, &format!("{word} {core}"))?;
        is_malformed(&question, &format!("{core} {word}"))?;
    }

    /// What is called right has the numbers of the answer in it, in digits or in words, or says that there is none.
    #[test]
    fn what_is_right_was_said(text in prop_oneof![
        any::<String>(),
        prop::collection::vec(select(vec![
            "take", "from", "row", "3", "2", "1", "three", "two", "third", "all", "of", "leave", "in", "not", "no", "or", ",", ":", "=", "none", "wins", "the",
            "objects", "by", "to", "left", "is", "and", "minus", "move", "-", "(", ")", "5", "both", "but", "every", "first", "rows",
        ]), 1..9).prop_map(|words| words.join(" ")),
    ]) {
        let sum: Question = "sum 5 4 3".parse().unwrap();
        let number = |text: &str, digit: &str, word: &str| text.contains(digit) || text.contains(word);
        let lower = text.to_lowercase();
        if judge(&sum, &text, None::<Names>).verdict == Verdict::Right {
            prop_assert!(number(&lower, "2", "two") || lower.contains("10"), "{:?}", text);
        }
        let best: Question = "move 5 4 3".parse().unwrap();
        if judge(&best, &text, None::<Names>).verdict == Verdict::Right {
            let row = number(&lower, "3", "three") || lower.contains("third") || lower.contains("11");
            let count = number(&lower, "2", "two") || lower.contains("10") || lower.contains("both") || number(&lower, "1", "one");
            prop_assert!(row && count && !lower.contains("not") && !lower.contains(" or "), "{:?}", text);
        }
    }

    /// What is read is the same as what it is read back as.
    #[test]
    fn what_is_read_back_means_the_same(text in any::<String>(), question in select(vec!["move 5 4 3", "rows 5 4 3", "sum 5 4", "binary 6", "winner 5 4", "towers 3 6", "gate 1 0"])) {
        let question: Question = question.parse().unwrap();
        if let Reading::Answer(answer) = read(&question, &text) {
            prop_assert!(answer.is_plainly(&answer.to_string()));
            says(&question, &answer.to_string(), answer)?;
        }
    }
}

#[test]
fn a_flood_is_read_to_its_end() {
    let floods = [
        "1 ",
        "row ",
        "not ",
        "(",
        ",",
        "twenty ",
        "é",
        "0b1",
        "1,",
        "no move wins, ",
        "player 1 ",
        "a",
        "-",
        "\u{a0}1",
        "the one to ",
        "9'",
        "=",
    ];
    for question in [
        "move 5 4 3",
        "rows 5 4 3",
        "sum 5 4",
        "binary 6",
        "decimal 110",
        "winner 5 4",
        "towers 3 6",
        "gate 1 0",
    ] {
        let question: Question = question.parse().unwrap();
        for flood in floods {
            let text = flood.repeat(100_000 / flood.len());
            assert_eq!(judge(&question, &text, None::<Names>).given, text);
        }
    }
}
