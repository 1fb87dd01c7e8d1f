//! A game read from what was written down: by `nimlab play`, or on paper.
//!
//! A line with the board, then a line a move, such as `Alice: 3, 2`. A board drawn again further down is compared with what
//! the moves have led to. Everything else is a remark and is passed over.

use super::drawn::{begins_drawing, board_in_numbers, drawn_row, with_room};
use super::error::{Fault, NotAGame};
use super::match_::{Match, Side};
use super::record::Record;
use crate::game::{Board, Rule};
use crate::question::{Word, parse_move};

/// Reads a game; `file` is the name that errors tell. A title that says so, as `nimlab play` prints it, makes it misère
/// play; without one it is played by `rule`.
///
/// # Errors
/// When there is no board or no move, or a line cannot be what it seems to be.
///
/// ```
/// use nimlab::game::Rule;
/// use nimlab::play::read_game;
///
/// let game = read_game("game.txt", "board 5 4 5 2 3\nAlice: 3, 2\nBob: 1, 5\n", Rule::Normal).unwrap();
/// assert_eq!(game.board().rows(), [0, 4, 3, 2, 3]);
/// ```
pub fn read_game(file: &str, text: &str, rule: Rule) -> Result<Match, NotAGame> {
    let at = |line, fault| NotAGame {
        file: file.to_owned(),
        line,
        fault,
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = MatchReader::default();
    reader.record.rule = rule;
    let mut last = 1;
    for (number, line) in (1..).zip(text.lines()) {
        if let Err(fault) = reader.line(&strip_markup(line), number) {
            return Err(at(reader.faulty_line.unwrap_or(number), fault));
        }
        last = number;
    }
    let game = reader.finish();
    game.map_err(|fault| at(reader.faulty_line.unwrap_or(last), fault))
}

/// A line without what a list, a heading or a colour puts around it.
fn strip_markup(line: &str) -> String {
    let plain = anstream::adapter::strip_str(line).to_string();
    let plain = plain.trim();
    let plain = plain
        .strip_prefix("- ")
        .unwrap_or(plain.trim_start_matches('#'));
    plain.trim().to_owned()
}

#[derive(Default)]
struct MatchReader {
    record: Record,
    /// Whether the players were introduced, as `nimlab play` does: then nobody else's line is a move.
    introduced: bool,
    /// The rows drawn so far of a board that is being drawn, and the line where it begins.
    drawing: Option<(Vec<u64>, usize)>,
    /// The beginning of a line up to its colon, where what belongs to it did not fit and is to follow on the next.
    begun: Option<String>,
    /// The line where an error lies that shows only later.
    faulty_line: Option<usize>,
}

impl MatchReader {
    fn line(&mut self, line: &str, number: usize) -> Result<(), Fault> {
        if self.goes_on_drawing(line)? {
            return Ok(());
        }
        let line = match self.begun.take() {
            Some(begun) => &format!("{begun} {line}"),
            None => line,
        };
        if begins_drawing(line) {
            self.drawing = Some((Vec::new(), number));
        } else if line.starts_with("Nim, mis") {
            self.record.rule = Rule::Misere;
        } else if !self.introduces(line)? && !self.takes_back(line)? {
            self.player_or_remark(line)?;
        }
        Ok(())
    }

    /// `Alice: 3, 2`, or else something without a move in it.
    fn player_or_remark(&mut self, line: &str) -> Result<(), Fault> {
        let Some((name, rest)) = line.rsplit_once(':') else {
            return self.board_or_remark(line);
        };
        let name = name.trim();
        let is_player = self.record.side_of(name).is_some();
        if is_player && rest.is_empty() {
            self.begun = Some(line.to_owned());
            return Ok(());
        }
        // What was typed at a prompt stands after a `>`.
        let is_stranger = self.introduced || name.is_empty() || name.starts_with('>');
        if !is_player && (is_stranger || name.eq_ignore_ascii_case("board")) {
            return self.board_or_remark(line);
        }
        match parse_move(without_remark(rest)) {
            Ok(taking) => self.record.player_moves(name, taking),
            Err(_) if is_meant_as_move(rest, is_player) => Err(Fault::NotAMove {
                line: Word::new(line),
            }),
            Err(_) => Ok(()),
        }
    }

    /// A board in numbers, or a remark.
    fn board_or_remark(&mut self, line: &str) -> Result<(), Fault> {
        let has_board = self.record.has_board();
        match board_in_numbers(line) {
            // Below the board, numbers alone may be anything; and `nimlab play` draws its boards.
            Some((_, says_so)) if has_board && (self.introduced || !says_so) => Ok(()),
            Some((_, false)) if self.introduced => Ok(()),
            Some((board, _)) => self.record.board_stands(board?),
            None => Ok(()),
        }
    }

    /// Takes a line that draws a row; the first line that does not ends the drawing.
    fn goes_on_drawing(&mut self, line: &str) -> Result<bool, Fault> {
        let Some((mut rows, begun_at)) = self.drawing.take() else {
            return Ok(false);
        };
        if let Some(size) = drawn_row(line, rows.len() + 1) {
            rows.push(size?);
            self.drawing = Some((rows, begun_at));
            return Ok(true);
        }
        self.drawn(rows, begun_at)?;
        Ok(false)
    }

    fn drawn(&mut self, rows: Vec<u64>, begun_at: usize) -> Result<(), Fault> {
        self.faulty_line = Some(begun_at);
        // `nimlab play` can begin on the empty board; on paper a drawing of nothing was forgotten.
        if rows.is_empty() && !self.introduced {
            let line = Word::new("Nim:");
            return Err(Fault::DrawnRow { line, row: 1 });
        }
        let board = with_room(Board::from(rows))?;
        self.record.board_stands(board)?;
        self.faulty_line = None;
        Ok(())
    }

    /// `Player 1: Alice`, before the first move.
    fn introduces(&mut self, line: &str) -> Result<bool, Fault> {
        for (label, side) in [("Player 1:", Side::First), ("Player 2:", Side::Second)] {
            if line == label && !self.record.has_moves() {
                self.begun = Some(line.to_owned());
                return Ok(true);
            }
            let name = line.strip_prefix(label);
            if let Some(name) = name.filter(|name| parse_move(name).is_err())
                && !self.record.has_moves()
            {
                self.record.introduce(side, name)?;
                self.introduced = self.record.knows_players();
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// `Taken back: 2 moves.`
    fn takes_back(&mut self, line: &str) -> Result<bool, Fault> {
        let moves = line.strip_prefix("Taken back: ").and_then(|rest| {
            let (count, noun) = rest.split_once(' ')?;
            noun.starts_with("move").then(|| count.parse().ok())?
        });
        if let Some(moves) = moves {
            self.record.take_back(moves)?;
        }
        Ok(moves.is_some())
    }

    fn finish(&mut self) -> Result<Match, Fault> {
        if let Some((rows, begun_at)) = self.drawing.take() {
            self.drawn(rows, begun_at)?;
        }
        let game = self.record.game().ok_or(Fault::NoBoard)?;
        if game.moves().is_empty() && !self.introduced {
            return Err(Fault::NoMove);
        }
        Ok(game)
    }
}

/// A move without the remark behind it: `3, 2 (a blunder)`, `3, 2 # a blunder`, `3, 2.`
fn without_remark(rest: &str) -> &str {
    let end = rest.find(['(', '#']).unwrap_or(rest.len());
    rest[..end].trim_end().trim_end_matches('.')
}

/// Whether this was meant to be a move: from a player anything with a digit, from somebody new two words of which one has a
/// digit, such as `3, two`, `3;2`, `-1, 2`.
fn is_meant_as_move(rest: &str, is_player: bool) -> bool {
    if is_player {
        return rest.contains(char::is_numeric);
    }
    let words = rest.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.len() == 2 && words.iter().any(|word| word.contains(char::is_numeric))
}
