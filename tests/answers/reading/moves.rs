//! Moves as they are said: every sentence that nimlab prints of a move is read back as just that move, rows may be called by
//! what they hold, and what comes near to a form is no answer.

use explain::derivation::Derivation;
use explain::document::{Block, tell};
use explain::judgement::{Answer, Reading, Verdict, judge};
use explain::phrase::StatedMove;
use explain::question::{LookAhead, Question, Request, parse_move};
use proptest::prelude::*;
use proptest::sample::select;
use theory::{Board, Heaps, Move, Position, Rule};

use crate::support::{at_depth, cases, joined};

const GAMES: [&str; 6] = ["nim", "subtract:1,2,3", "kayles", "dawson", "grundy", "divisors"];

prop_compose! {
    /// A board of one or two games.
    fn boards()(parts in prop::collection::vec((select(GAMES.to_vec()), prop::collection::vec(0_u64..8, 1..4)), 1..3)) -> Board {
        let parts: Vec<Board> = parts.into_iter().map(|(game, rows)| Board::of(game.parse().unwrap(), rows)).collect();
        Board::sum(&parts)
    }
}

/// What is found, in one sentence or a few, as a reader has it before them.
fn found(request: impl Into<Request>) -> String {
    let style = at_depth(0);
    let told = tell(&Derivation::of(request), style).blocks;
    let found = told.into_iter().find_map(|block| match block {
        Block::Conclusion(text) => Some(text.to_string()),
        _ => None,
    });
    found.unwrap().replace('\u{a0}', " ")
}

/// The moves that a sentence lists behind a colon: one, or several with "or" between them.
fn listed(sentence: &str) -> Vec<&str> {
    let (_, list) = sentence.rsplit_once(": ").unwrap_or(("", sentence));
    let list = list.split(". ").next().unwrap();
    let end = list.find(" more move").and_then(|more| list[..more].rfind(" ("));
    let list = list[..end.unwrap_or(list.len())].trim_end_matches('.');
    let ends = if list.contains("; ") { "; " } else { ", take" };
    let parts = match ends {
        "; " => list.split("; ").collect::<Vec<_>>(),
        _ => comma_or(list),
    };
    parts.into_iter().map(|part| part.trim_start_matches("or ")).collect()
}

/// "a, b or c", where a move may have ", which leaves" behind it.
fn comma_or(list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for (at, sign) in list.match_indices(", ").chain(list.match_indices(" or ")) {
        let next = &list[at + sign.len()..];
        if at >= begin && ["take", "split"].iter().any(|verb| next.starts_with(verb)) {
            parts.push(&list[begin..at]);
            begin = at + sign.len();
        }
    }
    parts.push(&list[begin..]);
    parts
}

/// What a text says on a board, by the two readers that there are: that of answers, and that of moves in a match.
fn move_read(board: &Board, text: &str) -> Result<Move, String> {
    let typed = parse_move(text, Some(board)).map_err(|why| format!("{text:?}: {why}"))?;
    let mv = typed.on(board).map_err(|why| format!("{text:?}: {why}"))?;
    let question = Question::Move(Position::new(board.clone(), Rule::Normal));
    let answered = match Answer::read(&question, text) {
        Reading::Answer(answer) => answer.to_string(),
        other => return Err(format!("{text:?} is answered as {other:?}")),
    };
    let answered = parse_move(&answered, Some(board)).unwrap().on(board);
    if answered != Ok(mv) {
        return Err(format!("{text:?} is {mv:?} and {answered:?}"));
    }
    Ok(mv)
}

fn reads(board: &Board, text: &str, expected: Move) -> Result<(), TestCaseError> {
    let read = move_read(board, text);
    prop_assert_eq!(read, Ok(expected), "{} on {}", text, board);
    Ok(())
}

/// A text says a move that wins.
fn wins(board: &Board, text: &str) -> Result<(), TestCaseError> {
    let read = move_read(board, text);
    let position = Position::new(board.clone(), Rule::Normal);
    let wins = read.as_ref().is_ok_and(|&mv| position.is_won_by(mv));
    prop_assert!(wins, "{} on {}: {:?}", text, board, read);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_global_rejects: 100_000, ..cases(1000) })]

    /// The conclusion of `move` names the winning moves, each in words that say that one alone.
    #[test]
    fn the_winning_moves_that_are_told_are_read_back(board in boards()) {
        let position = Position::new(board.clone(), Rule::Normal);
        let winning = position.winning_moves();
        prop_assume!(!winning.is_empty());
        let sentence = found(Question::Move(position));
        let (_, told) = sentence.split_once("winning move").unwrap();
        let told = listed(told);
        for (text, &mv) in told.iter().zip(&winning) {
            reads(&board, text, mv)?;
        }
        let counted = sentence.contains(" more move");
        prop_assert!(told.len() == winning.len() || counted, "{}", sentence);
        prop_assert!(!sentence.contains("; take") && !sentence.contains("; split") || sentence.contains("or "), "{}", sentence);
    }

    /// What is said of any legal move, made or replied to.
    #[test]
    fn a_move_that_is_looked_at_is_read_back(board in boards(), at in any::<prop::sample::Index>()) {
        let position = Position::new(board.clone(), Rule::Normal);
        let legal: Vec<Move> = position.legal_moves().collect();
        prop_assume!(!legal.is_empty());
        let mv = legal[at.index(legal.len())];
        let sentence = found(Request::Explain { position, mv: Some(mv) });
        let verdict = sentence.find(" wins").into_iter().chain(sentence.find(" loses")).min().unwrap();
        reads(&board, &sentence[..verdict], mv)?;
        let after = board.after(mv).unwrap();
        if let Some((_, reply)) = sentence.split_once("the other player can ") {
            let reply = reply.split(" and win").next().unwrap();
            wins(&after, reply)?;
        }
        if let Some((_, instead)) = sentence.split_once("To win, ") {
            let instead = instead.split(" instead").next().unwrap();
            wins(&board, instead)?;
        }
    }

    /// What wins, told by the theory and by looking ahead, which tells rows that are alike at once.
    #[test]
    fn turns_that_are_told_are_read_back(
        board in boards(),
    ) {
        let position = Position::new(board.clone(), Rule::Normal);
        prop_assume!(position.mover_wins());
        let ahead = LookAhead::new(position.clone(), None).ok().filter(|_| board.total() < 24);
        let told = [Some(found(Question::Move(position))), ahead.map(|ahead| found(Request::LookAhead(ahead)))];
        for sentence in told.iter().flatten() {
            let (_, list) = sentence.split_once("wins. ").unwrap();
            for text in listed(list) {
                wins(&board, text)?;
            }
        }
    }

    /// "From the 5" means the row of 5, row 5, or neither.
    #[test]
    fn a_row_is_called_by_what_it_holds(
        rows in prop::collection::vec(1_u64..7, 1..7),
        number in 1_u64..8,
        form in select(vec!["take 1 from the {}", "1 from the {}", "take 1 from the row of {}", "remove 1 object from the heap with {}", "from the {} take 1", "take 1 from the pile of size {}", "take 1 from a row of {}"]),
    ) {
        let text = form.replace("{}", &number.to_string());
        let says_size = form.contains("of {}") || form.contains("with {}") || form.contains("size");
        let with_size: Vec<usize> = (1..).zip(&rows).filter(|(_, size)| **size == number).map(|(row, _)| row).collect();
        let as_number = usize::try_from(number).ok().filter(|&row| row <= rows.len());
        let expected = match (with_size.first(), as_number) {
            (None, Some(row)) if !says_size => Some(row),
            (None, _) => None,
            (Some(_), Some(row)) if !with_size.contains(&row) => None,
            (Some(&first), _) => Some(as_number.unwrap_or(first)),
        };
        let board = Board::from(rows);
        let row = |wanted: StatedMove| wanted.to_string().split([',', '=']).next().and_then(|row| row.parse().ok());
        let read = parse_move(&text, Some(&board)).map(row);
        prop_assert_eq!(read.clone().ok().flatten(), expected, "{} on {}: {:?}", &text, board, &read);
        let question = Question::Move(Position::new(board.clone(), Rule::Normal));
        let judged = judge(&question, &text);
        let wins = expected.map(|row| Position::new(board.clone(), Rule::Normal).is_won_by(board.taking(row, 1).unwrap()));
        let verdict = match wins { None => Verdict::Malformed, Some(true) => Verdict::Right, Some(false) => Verdict::Wrong };
        prop_assert_eq!(judged.verdict, verdict, "{} on {}", &text, board);
        for doubt in [format!("not {text}"), format!("do not {text}"), format!("maybe {text}"), format!("{text}?"), format!("the other player: {text}")] {
            prop_assert!(parse_move(&doubt, Some(&board)).is_err(), "{}", doubt);
        }
    }

    /// Sizes before and after, and boards before and after.
    #[test]
    fn what_a_row_or_the_board_becomes_is_read(
        rows in prop::collection::vec(1_u64..30, 1..6),
        at in any::<prop::sample::Index>(),
        take in 1_u64..30,
        form in select(vec![
            "row {r}: {f} -> {l}", "row {r}: {f} to {l}", "row {r} from {f} to {l}", "make the {o} row into a {l}", "{B} -> {A}", "{B} → {A}", "[{B}] becomes [{A}]",
            "leave {A}", "{A}", "row {r} becomes {l}", "take {t} from row {r}, which leaves {l} there", "take {t} from row {r} and leave {l} in one heap",
            "take {t} from row {r}, which leaves {N}", "cross out {t} in row {r}", "change row {r} from {f} to {l}",
        ]),
    ) {
        let row = at.index(rows.len()) + 1;
        let from = rows[row - 1];
        let take = 1 + (take - 1) % from;
        let mut after = rows.clone();
        after[row - 1] -= take;
        let board = Board::from(rows.clone());
        let written = |rows: &[u64]| joined(rows, ", ");
        let in_words = |form: &str, row: usize, from: u64, left: u64| {
            let ordinal = ["zeroth", "first", "second", "third", "fourth", "fifth"][row];
            let rest: Vec<u64> = after.iter().copied().filter(|&size| size > 0).collect();
            let rest = if rest.is_empty() { "nothing".to_owned() } else { written(&rest).replace(", ", " ") };
            form.replace("{r}", &row.to_string()).replace("{f}", &from.to_string()).replace("{l}", &left.to_string()).replace("{t}", &take.to_string())
                .replace("{o}", ordinal).replace("{B}", &written(&rows)).replace("{A}", &written(&after)).replace("{N}", &rest)
        };
        let is_board = form.contains("{A}") && !form.contains("{B}");
        prop_assume!(rows.len() > 2 || !is_board && (rows.len() > 1 || !form.contains("{B}")));
        prop_assume!(take < from || !form.contains("in one heap"));
        let text = in_words(form, row, from, from - take);
        reads(&board, &text, Move::of_nim(row, from, from - take))?;
        for doubt in [format!("not {text}"), format!("don't {text}"), format!("perhaps {text}"), format!("{text} or 1,1"), format!("the opponent: {text}")] {
            prop_assert!(parse_move(&doubt, Some(&board)).is_err(), "{}", doubt);
        }
        // A size that the row has not is no move.
        if form.contains("{f}") || form.contains("{t}") && form.contains("{l}") {
            let wrong = in_words(form, row, from + 1, from - take + 1);
            prop_assert!(parse_move(&wrong, Some(&board)).is_err(), "{} on {}", wrong, board);
        }
    }

    /// Where as many may be taken and the heap be split, one heap and two are told apart in every form.
    #[test]
    fn one_heap_and_two_are_told_apart(size in 3_u64..12, take in 1_u64..3) {
        let board = Board::of("kayles".parse().unwrap(), [size, 1]);
        let left = size - take;
        let one = board.leaving(1, Heaps::One(left)).unwrap();
        for form in [
            "take {t} from row 1 and leave {l} in one heap", "take {t} from row 1, which leaves {l} there", "taking {t} from row 1 and leaving {l} in one heap",
            "takes {t} from row 1 and leaves a heap of {l}", "1={l}", "row 1 becomes {l}", "row 1: {s} -> {l}", "take {t} from row 1 and leave 1 heap of {l}", "row 1 -> {l}",
        ] {
            let text = form.replace("{t}", &take.to_string()).replace("{l}", &left.to_string()).replace("{s}", &size.to_string());
            reads(&board, &text, one)?;
        }
        for first in 1..=left / 2 {
            let second = left - first;
            let two = Move { becomes: Heaps::Two(first, second), ..one };
            for form in [
                "take {t} from row 1 and leave {a} and {b}", "1={a}+{b}", "row 1 becomes {a} and {b}", "split row 1 into {a} and {b}", "split row 1 into two heaps, {b} and {a}",
                "take {t} from row 1, leaving heaps of {a} and {b}", "row 1 -> {a} + {b}", "take {t} from the first row and leave a heap of {b} and a heap of {a}",
            ] {
                let text = form.replace("{t}", &take.to_string()).replace("{a}", &first.to_string()).replace("{b}", &second.to_string());
                reads(&board, &text, two)?;
            }
            if first == second {
                reads(&board, &format!("take {take} from row 1 and leave two heaps of {first}"), two)?;
            }
        }
        for open in [format!("1,{take}"), format!("take {take} from row 1"), format!("take {take} from row 1, leaving {left}")] {
            prop_assert!(left < 2 || move_read(&board, &open).is_err(), "{}", open);
        }
    }
}
