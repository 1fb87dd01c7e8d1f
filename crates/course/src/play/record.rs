//! A game as `play --record` writes it, and `play --review` reads it: a line for each thing, such as
//!
//! ```text
//! first Alice
//! second Clever Computer
//! rule normal
//! board 5 4 5 2 3
//! move 3,2
//! move 1,5
//! ```
//!
//! A game that was lost by what is no move ends with a line such as `lost returned None, which is no move`.

use std::fmt::Write;
use std::iter::zip;

use thiserror::Error;

use super::match_::Match;
use super::player::Player;
use explain::phrase::StatedMove;
use explain::question::{Word, parse_board, parse_move, position_of};
use theory::Rule;

/// Why a text is not a recorded game: `game.txt, line 5: there is no row 9: the board has 5 rows`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}: {fault}")]
pub struct GameRecordError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: String,
}

/// The most lines of a record.
const MOST_LINES: usize = 100_000;

/// Writes a game.
pub fn record(game: &Match) -> String {
    let [first, second] = game.players().each_ref().map(Player::name);
    let (rule, board) = (rule_word(game.rule()), &game.start().board);
    let mut text = format!("first {first}\nsecond {second}\nrule {rule}\nboard {board}\n");
    for &mv in game.moves() {
        let _ = writeln!(text, "move {}", StatedMove::from(mv));
    }
    if let Some(forfeit) = game.forfeit() {
        let _ = writeln!(text, "lost {}", forfeit.why);
    }
    text
}

fn rule_word(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "normal",
        Rule::Misere => "misere",
    }
}

/// Reads a game; `file` is the name in errors.
///
/// # Errors
/// If a line is not what a record has there, or a move is not legal.
///
/// ```
/// use course::play::read_record;
///
/// let text = "first Ann\nsecond Bob\nrule normal\nboard 5 4 5\nmove 3,2\nmove 1,5\n";
/// let game = read_record("game.txt", text).unwrap();
/// assert_eq!(game.board().rows(), [0, 4, 3]);
/// ```
pub fn read_record(file: &str, text: &str) -> Result<Match, GameRecordError> {
    let mut number = 0;
    parse(text, &mut number).map_err(|fault| GameRecordError {
        file: file.to_owned(),
        line: number,
        fault,
    })
}

/// Reads a game; `number` is that of the line last looked at.
fn parse(text: &str, number: &mut usize) -> Result<Match, String> {
    let mut lines = text.lines().map(str::trim_end);
    let mut header = |word: &str, example: &str| {
        *number += 1;
        let line = lines.next().unwrap_or_default();
        let value = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        let expected = || format!("this line is {}: expected {word} {example}", Word::new(line));
        value.ok_or_else(expected)
    };
    let first = Player::named(header("first", "and a name")?)?;
    let second = Player::named(header("second", "and a name")?)?;
    let rule = header("rule", "normal, or rule misere")?;
    let rule = [Rule::Normal, Rule::Misere].into_iter().find(|it| rule_word(*it) == rule);
    let rule = rule.ok_or("there is no such rule: expected normal or misere")?;
    let board = parse_board(header("board", "and its rows, such as board 5 4 3")?);
    let start = board.and_then(|board| position_of(board, rule)).map_err(|why| why.to_string())?;
    let mut game = Match::new([first, second], start.board, start.rule);
    for (line, at) in zip(lines, *number + 1..) {
        *number = at;
        if at > MOST_LINES {
            return Err(format!("the record goes on: expected at most {MOST_LINES} lines"));
        }
        match line.split_once(' ') {
            _ if game.forfeit().is_some() && !line.is_empty() => {
                return Err("the game is lost already: expected no further line".to_owned());
            }
            Some(("move", words)) => {
                let board = game.board();
                let mv = parse_move(words, Some(board)).and_then(|it| it.legal_on(board));
                let mv = mv.map_err(|why| why.to_string())?;
                game.play(mv).map_err(|why| why.to_string())?;
            }
            Some(("lost", why)) => game.give_up(why.to_owned()),
            None if line.is_empty() => {}
            _ => {
                let line = Word::new(line);
                return Err(format!("this line is {line}: expected a move, such as move 3,2"));
            }
        }
    }
    Ok(game)
}
