//! Boards and questions: what is read is printed and read again, and an error names a word that is there.

use explain::question::{
    Dash, Generator, Level, ParseError, Request, Topic, Word, parse_board, parse_move,
};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_oneof, proptest};

use super::config;
use super::damage::damaged;

/// Lines that can be read, of every kind.
pub fn lines() -> Vec<String> {
    const SHOWN: &str = "gate|decimal []|decimal [1, 1, 0]|decimal 0b110|explain 5 4 3 2 1|explain --misere 1,1,4|explain 5 4 --move 1,2|explain 5 4 --move=1,2 --misere|moves 3 0b11|group 4|xor 18446744073709551615 1|towers 3 4294967295|sum 0|sum -- 5 4|sum -";
    let mut lines: Vec<String> = SHOWN.split('|').map(str::to_owned).collect();
    for seed in 0..4 {
        let mut generator = Generator::new(seed);
        let asked =
            Topic::all().map(|topic| generator.question(topic, Level::FIRST.up()).to_string());
        lines.extend(asked);
    }
    lines
}

fn damaged_words() -> impl Strategy<Value = Vec<String>> {
    let words =
        damaged(lines()).prop_map(|line| line.split(' ').map(str::to_owned).collect::<Vec<_>>());
    prop_oneof![8 => words, 1 => vec(any::<String>(), 0..6)]
}

/// The word of a message that is quoted from the input, in its quotation marks.
fn quoted(error: &ParseError) -> Option<String> {
    match error {
        ParseError::Word { word, .. }
        | ParseError::UnknownKind { word }
        | ParseError::NotAMove { word } => Some(word.to_string()),
        _ => None,
    }
}

/// Whether a quoted word stands in the text, as far as it is shown.
fn is_there(quoted: &str, text: &str) -> bool {
    let inner = |quoted: &str| quoted[1..quoted.len() - 1].to_owned();
    // Control characters are made visible in the message, so they are in the text that it is looked for in. White space
    // between words is told as one space.
    let visible = |text: &str| -> String {
        let letters = text.chars().map(|c| inner(&Word::new(&c.to_string()).to_string()));
        letters.collect()
    };
    let told = inner(quoted);
    let told = told.trim_end_matches('…');
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    visible(text).contains(told) || visible(&words.join(" ")).contains(told)
}

fn is_told_well(error: &ParseError, text: &str) {
    let told = error.to_string();
    assert!(!told.contains(char::is_control), "{told:?}");
    if let Some((found, _)) = told.split_once(" is one too many: expected")
        && let Some((_, extra)) = found.rsplit_once(", and ")
    {
        let mut words = text.split(|c: char| c.is_ascii_whitespace() || c == ',');
        assert!(
            words.any(|word| Word::new(word).to_string() == extra),
            "{extra} is no word of {text:?}"
        );
    }
    if let Some(word) = quoted(error) {
        assert!(is_there(&word, text), "{word} is not in {text:?}: {told}");
    }
}

fn is_read_again(request: &Request) {
    let words = request.to_string();
    assert_eq!(Request::parse(&words, Dash::Refused).as_ref(), Ok(request), "{words}");
}

/// The rows of a board, read in another way: by splitting.
fn rows(text: &str) -> Option<Vec<u64>> {
    let words = text.split(|c: char| c.is_whitespace() || ",;+^⊕[](){}\u{feff}".contains(c));
    let words = words.filter(|word| !word.is_empty());
    let rows: Vec<u64> = words.map(number).collect::<Option<_>>()?;
    (!rows.is_empty() || text.contains(['[', '(', '{'])).then_some(rows)
}

fn number(word: &str) -> Option<u64> {
    let word = word.strip_prefix('*').unwrap_or(word);
    let (radix, digits) = match word.strip_prefix("0b").or(word.strip_prefix("0B")) {
        Some(digits) => (2, digits),
        None => (10, word),
    };
    (!digits.starts_with('+')).then(|| u64::from_str_radix(digits, radix).ok())?
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_line_is_read_and_printed_and_read_again(line in damaged(lines())) {
        match Request::parse(&line, Dash::Refused) {
            Ok(request) => is_read_again(&request),
            Err(error) => is_told_well(&error, &line),
        }
    }

    #[test]
    fn words_are_read_as_they_are_told(words in damaged_words(), input in damaged(lines())) {
        match Request::from_words(&words, Dash::Read(&mut input.as_bytes())) {
            Ok(request) => is_read_again(&request),
            Err(error) if words.iter().any(|word| word == "-") => {
                is_told_well(&error, &format!("{} {input}", words.join(" ")));
            }
            Err(error) => is_told_well(&error, &words.join(" ")),
        }
    }

    #[test]
    fn a_board_is_what_splitting_finds(line in damaged(lines())) {
        for text in [line.as_str(), line.split_once(' ').map_or("", |(_, rest)| rest)] {
            let found = parse_board(text);
            // Games and R's c( mean nothing to splitting, and 1,000 is asked back.
            let is_plain = !text.contains(|c: char| c.is_ascii_alphabetic() && !"bB".contains(c));
            match found {
                Ok(board) if is_plain => assert_eq!(Some(board.rows()), rows(text).as_deref(), "{text:?}"),
                Ok(_) => {}
                Err(error) => {
                    assert!(!is_plain || rows(text).is_none() || error.to_string().contains("two ways"), "{text:?}");
                    is_told_well(&error, text);
                }
            }
        }
    }

    #[test]
    fn a_move_is_two_numbers(text in damaged(vec!["3,2".to_owned(), "3 2".to_owned(), " 1, 0b11 ".to_owned()])) {
        match parse_move(&text, None) {
            Ok(mv) => assert_eq!(parse_move(&mv.to_string(), None), Ok(mv)),
            Err(error) => is_told_well(&error, &text),
        }
    }
}

/// A word is quoted as it was typed, and not as what it means.
#[test]
fn the_word_too_many_is_quoted_as_it_was_typed() {
    let error =
        Request::parse("xor 1 2 0b1100", Dash::Refused).expect_err("there is a word too many");
    assert!(error.to_string().contains("'0b1100' is one too many"), "{error}");
}
