//! Wherever a move is told, the words say one move alone: in explanations at any depth, in the proof and in looking ahead, in
//! hints, in what is told of an answer, by the coach and in a review.

use std::collections::HashSet;

use course::conversation::{Conversation, Hints, Input, Next, Shown};
use course::play::{Computer, Difficulty, Match, Play, Player, Review, review_report};
use explain::derivation::Derivation;
use explain::document::{Document, ReaderLevel, Style, tell, tell_judgement};
use explain::judgement::judge;
use explain::phrase::StatedMove;
use explain::question::{Dash, Question, Request, parse_move};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use render::{Terminal, markdown};
use theory::{Board, IllegalMove, Move, Position, Rule};

use super::moves::{boards, move_read};
use crate::support::{at_depth, cases, plain};

const PLAIN: Terminal = plain(usize::MAX);

/// Where a move is told in a text: the words, and the clause before them.
fn told(text: &str) -> Vec<(String, String)> {
    const TAKES: [&str; 4] = ["take", "takes", "taking", "took"];
    const SPLITS: [&str; 3] = ["split", "splits", "splitting"];
    const LEAVES: [&str; 3] = ["leave", "leaves", "leaving"];
    let text = text.replace(['*', '`', '\\'], "").replace('\u{a0}', " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let bare = |at: usize| {
        words.get(at).map_or("", |word| word.trim_matches([',', '.', ';', ':', '(', ')', '|', '?']))
    };
    let ends =
        |at: usize| words.get(at).is_none_or(|word| word.ends_with([',', '.', ';', ':', ')', '?']));
    let is_number =
        |at: usize| !bare(at).is_empty() && bare(at).bytes().all(|byte| byte.is_ascii_digit());
    let mut told = Vec::new();
    for at in 0..words.len() {
        let verb = bare(at).to_lowercase();
        let mut end = if TAKES.contains(&&*verb)
            && is_number(at + 1)
            && bare(at + 2) == "from"
            && !ends(at)
            && !ends(at + 1)
        {
            match bare(at + 3) {
                "row" if is_number(at + 4) => at + 4,
                "any" | "either" | "a" | "the"
                    if bare(at + 4) == "row" && bare(at + 5) == "of" && is_number(at + 6) =>
                {
                    // A game in brackets belongs to the name.
                    at + 6
                        + usize::from(
                            words.get(at + 7).is_some_and(|word| word.starts_with('('))
                                && !ends(at + 6),
                        )
                }
                _ => continue,
            }
        } else if SPLITS.contains(&&*verb)
            && bare(at + 1) == "row"
            && is_number(at + 2)
            && bare(at + 3) == "into"
        {
            at + 6
        } else {
            continue;
        };
        // "(kayles)" ends with its own bracket, and not what is said of the move.
        let is_in_brackets =
            words.get(end).is_some_and(|word| word.starts_with('(') && word.ends_with(')'));
        if (!ends(end) || is_in_brackets)
            && bare(end + 1) == "and"
            && (LEAVES.contains(&bare(end + 2)) || is_number(end + 2))
        {
            end += if bare(end + 4) == "in" { 6 } else { 5 };
        } else if bare(end + 1) == "which" && bare(end + 4) == "there" {
            end += 4;
        }
        let from = words[..at].iter().rposition(|word| word.ends_with(['.', ';', ',']));
        let clause = words[from.map_or(0, |from| from + 1)..at].join(" ");
        let phrase = words[at..=end.min(words.len() - 1)].join(" ");
        let phrase = phrase.trim_end_matches([',', '.', ';', ':', '|', '?']);
        let phrase = if phrase.contains('(') { phrase } else { phrase.trim_end_matches(')') };
        told.push((phrase.to_owned(), clause));
    }
    told
}

/// All boards that so many moves may lead to, a few hundred at most.
fn reached(start: &Board, moves: usize) -> Vec<Board> {
    const MOST: usize = 400;
    let mut all = vec![start.clone()];
    let mut last = all.clone();
    for _ in 0..moves {
        let next = last.iter().flat_map(|board| {
            let position = Position::new(board.clone(), Rule::Normal);
            let after = position.legal_moves().map(|mv| board.after(mv).unwrap());
            after.collect::<Vec<_>>()
        });
        last = next.take(MOST).collect();
        all.extend(last.iter().cloned());
    }
    all
}

/// A board that may come of this one on which the phrase is a move, where a long line of play has left out what is between.
fn later(start: &Board, phrase: &str) -> Option<Board> {
    const MOST: usize = 100_000;
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(board) = open.pop() {
        if let Ok(turn) = move_read(&board, phrase)
            && let Ok(after) = board.after(turn)
        {
            return Some(after);
        }
        let position = Position::new(board, Rule::Normal);
        for mv in position.legal_moves() {
            let after = position.board.after(mv).unwrap();
            if seen.len() < MOST && seen.insert(after.clone()) {
                open.push(after);
            }
        }
    }
    None
}

/// Every move that a text tells is one move, on the board or on one that comes of it. On the board that is spoken of its words
/// may mean several only where they tell what is done later, on another; where boards come and go, any of them may be meant.
fn reads_back(
    text: &str,
    board: &Board,
    spoken_of: Option<&Board>,
) -> Result<usize, TestCaseError> {
    let told = told(text);
    let mut boards = reached(board, 3);
    for (phrase, clause) in &told {
        let is_several = spoken_of.is_some_and(|board| {
            let said = parse_move(phrase, Some(board));
            said.is_ok_and(|said| matches!(said.on(board), Err(IllegalMove::SeveralWays { .. })))
        });
        let is_later = [
            "other player",
            "reply",
            "You",
            "then",
            "Computer",
            "And so on",
            // A table has replies beside the moves.
            "|",
        ]
        .iter()
        .any(|word| clause.contains(word));
        prop_assert!(
            !is_several || is_later,
            "{} means several moves on {}: {}",
            phrase,
            board,
            text
        );
        // A line of play goes on from what the move before it has left, so the latest boards come first.
        let candidates = boards[..1].iter().chain(boards[1..].iter().rev());
        let after = candidates.filter_map(|board| board.after(move_read(board, phrase).ok()?).ok());
        let mut after: Vec<Board> = after.take(200).collect();
        if after.is_empty() && clause.contains('⋮') {
            let latest = boards.last().unwrap_or(board);
            after.extend(later(latest, phrase).or_else(|| later(board, phrase)));
        }
        let is_read = !after.is_empty();
        boards.extend(after);
        prop_assert!(is_read, "{} is no move on {} or after: {}", phrase, board, text);
    }
    Ok(told.len())
}

/// A move as it is typed.
fn typed(mv: Move) -> String {
    StatedMove::from(mv).to_string()
}

fn written(document: &Document) -> String {
    markdown(document, PLAIN)
}

fn shown(shown: &Shown) -> String {
    let shown = match shown {
        Shown::Message(document) => written(document),
        Shown::Page(page) => page.fresh(PLAIN).join("\n"),
    };
    shown + "\n\n"
}

/// What is seen when these lines are typed.
fn seen(conversation: &mut impl Conversation, typed: &[&str]) -> String {
    let mut seen = String::new();
    let mut typed = typed.iter();
    let mut reply = conversation.opening();
    loop {
        seen.extend(reply.shown.iter().map(shown));
        reply = match (&reply.next, typed.next()) {
            (Next::GoOn, _) => conversation.go_on(),
            (Next::Ask(_), Some(line)) => conversation.take(Input::Line(line)),
            _ => return seen,
        };
    }
}

#[test]
fn moves_are_found_in_a_text() {
    for (text, moves) in [
        (
            "You **take 1 from row 2**, which leaves 2 there. The other takes 2 from row 1 and leaves 3 and 4, or takes 1 from row 1 and wins.",
            "take 1 from row 2, which leaves 2 there|takes 2 from row 1 and leaves 3 and 4|takes 1 from row 1",
        ),
        (
            "splitting row 2 into 2 and 5: wins; take 2 from row 1 and leave 4 in one heap (so far); take 1 from any row of 3.",
            "splitting row 2 into 2 and 5|take 2 from row 1 and leave 4 in one heap|take 1 from any row of 3",
        ),
        ("Take 2 from row 1 and 3 from row 2.", "Take 2 from row 1 and 3 from row 2"),
    ] {
        let found: Vec<String> = told(text).into_iter().map(|(phrase, _)| phrase).collect();
        assert_eq!(found.join("|"), moves);
    }
}

#[test]
fn a_line_of_play_is_followed_past_what_it_leaves_out() {
    let request =
        Request::parse("explain subtract:1 20 --looking-ahead --move 1,1", Dash::Refused).unwrap();
    let text = written(&tell(&Derivation::of(request), at_depth(2)));
    assert!(text.contains('⋮'), "{text}");
    let board = Board::of("subtract:1".parse().unwrap(), [20]);
    reads_back(&text, &board, None).unwrap();
    let wrong = text.replace("take 1 from row 1", "take 9 from row 1");
    assert_ne!(wrong, text);
    reads_back(&wrong, &board, None).unwrap_err();
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_global_rejects: 100_000, ..cases(400) })]

    #[test]
    fn in_every_explanation(board in boards(), depth in select(vec![0, 1, 2, 9]), at in any::<Index>()) {
        prop_assume!(board.total() < 14);
        let position = Position::new(board.clone(), Rule::Normal);
        let legal: Vec<_> = position.legal_moves().collect();
        let mut asked = vec![
            format!("explain {board}"),
            format!("winner {board}"), format!("move {board}"), format!("rows {board}"), format!("moves {board}"),
            format!("explain {board} --looking-ahead"),
        ];
        if board.is_nim() {
            asked.push(format!("explain {board} --proof"));
        }
        if !legal.is_empty() {
            let mv = legal[at.index(legal.len())];
            asked.push(format!("explain {board} --move {}", typed(mv)));
            asked.push(format!("explain {board} --looking-ahead --move {}", typed(mv)));
        }
        for asked in asked {
            // Some boards are too large to be looked through.
            let Ok(request) = Request::parse(&asked, Dash::Refused) else { continue };
            // Beside a move, both the board before it and the board after it are spoken of.
            let spoken_of = Some(board.clone()).filter(|_| !asked.contains("--move"));
            let text = written(&tell(&Derivation::of(request), at_depth(depth)));
            reads_back(&text, &board, spoken_of.as_ref())?;
        }
    }

    #[test]
    fn in_hints_and_in_what_is_told_of_an_answer(board in boards(), at in any::<Index>(), knows_theory in any::<bool>()) {
        prop_assume!(board.total() < 14);
        let position = Position::new(board.clone(), Rule::Normal);
        let mut answers: Vec<String> = position.legal_moves().map(typed).collect();
        answers.push("none".to_owned());
        let answer = &answers[at.index(answers.len())];
        let level = if knows_theory { ReaderLevel::Everything } else { ReaderLevel::BeforeDigits };
        let style = Style { level, ..at_depth(9) };
        for (question, answer) in [
            (format!("move {board}"), answer.as_str()),
            (format!("winner {board}"), "wins"),
            (format!("winner {board}"), "loses"),
            (format!("rows {board}"), "1"),
            (format!("rows {board}"), "none"),
        ] {
            let question: Question = question.parse().unwrap();
            let mut text = written(&tell_judgement(&judge(&question, answer), style));
            let mut hints = Hints::new(question);
            while hints.left() > 0 {
                text += &written(&hints.next_hint(style));
                text += "\n\n";
            }
            reads_back(&text, &board, Some(&board))?;
        }
    }

    #[test]
    fn by_the_coach_and_in_a_review(board in boards(), at in any::<Index>(), seed in any::<u64>()) {
        prop_assume!(board.total() < 14);
        let position = Position::new(board.clone(), Rule::Normal);
        let legal: Vec<_> = position.legal_moves().collect();
        prop_assume!(!legal.is_empty());
        let typed = typed(legal[at.index(legal.len())]);
        let players = ["Ada", "Ben"].map(|name| Player::named(name).unwrap());
        let computer = Computer::new(Difficulty::PERFECT, seed);
        let mut play = Play::new(Match::new(players, board.clone(), Rule::Normal), computer, true, at_depth(2));
        // The hints come first, so that all of it is about this board.
        let hints = ["hint"; 4];
        let text = seen(&mut play, &[&hints[..], &[&*typed]].concat());
        let text = text.replace("`3,2` takes 2 from row 3", "");
        reads_back(&text, &board, Some(&board))?;
        let why = play.take(Input::Line("why"));
        let why = why.shown.iter().map(shown).collect::<String>();
        reads_back(&why, &board, None)?;
        let review = written(&review_report(&Review::of(play.so_far()), None, at_depth(2)));
        reads_back(&review, &board, None)?;
        // What decided it is told at the end, of the board before that move.
        let (_, result) = review.split_once("## The result").unwrap();
        reads_back(result, &board, Some(&board))?;
    }
}
