//! Reads the lines of a recorded game one by one: its board, its players, its moves, and boards that are drawn again.

use std::mem::take;

use super::drawn::{BoardBeingDrawn, begins_long_heading, board_in_numbers, drawn_row, heading};
use super::error::{Fault, MOVE_BEFORE_BOARD, NO_BOARD, not_a_move, not_a_row};
use super::match_::{Match, Side};
use super::record::Record;
use super::written::{GameLine, written_line};
use crate::document::Text;
use crate::game::{Game, Rule};
use crate::question::{ParseError, parse_move, parse_turn};

/// Whether a line without a number announces misère play, as on paper.
fn announces_misere(line: &str) -> bool {
    let line = line.to_lowercase();
    let names_it = line.contains("misère") || line.contains("misere");
    names_it && !line.contains("not ") && !line.contains(char::is_numeric)
}

#[derive(Default)]
pub(super) struct MatchReader {
    pub record: Record,
    /// Whether it has the title of `nimlab play`: then only text after the names of the players is a move.
    is_own: bool,
    /// The board that is being drawn.
    drawing: Option<BoardBeingDrawn>,
    /// The beginning of a game's name above its rows that is too long for a line.
    heading_begun: String,
    /// The beginning of a line up to its colon, if the rest did not fit and follows on the next.
    begun: Option<String>,
    /// Illegal input at a prompt, and its fault: it must be asked for again, or be announced as made.
    refused: Option<(usize, Fault)>,
    /// Whether the last move has not been announced yet, so that it may be repeated.
    typed: bool,
    /// The line of an error that is only detected later.
    pub faulty_line: Option<usize>,
}

impl MatchReader {
    /// A reader that assumes this rule unless a line says otherwise.
    pub fn new(rule: Rule, is_own: bool) -> Self {
        let mut reader = Self {
            is_own,
            ..Self::default()
        };
        // There is no board yet that could contradict it.
        let _ = reader.record.play_by(rule);
        reader
    }

    /// Takes a line with its number, counted from 1.
    pub fn line(&mut self, line: &str, number: usize) -> Result<(), Fault> {
        let Some(line) = &self.whole_heading(line) else {
            return Ok(());
        };
        if self.goes_on_drawing(line, number)? {
            return Ok(());
        }
        let line = match self.begun.take() {
            Some(begun) => &format!("{begun} {line}"),
            None => line,
        };
        let plain = line.trim_start_matches(['#', ' ']);
        let title = [("Nim, normal", Rule::Normal), ("Nim, mis", Rule::Misere)];
        let title = title.iter().find(|(title, _)| plain.starts_with(title));
        let title =
            title.or((!self.is_own && announces_misere(line)).then_some(&("", Rule::Misere)));
        if let Some(game) = heading(line) {
            self.drawing = Some(BoardBeingDrawn::of(game, number));
        } else if let Some(&(_, rule)) = title.filter(|_| !self.record.has_moves()) {
            self.is_own |= plain.contains(" play: whoever takes");
            self.record.play_by(rule)?;
        } else if !self.introduces(line)? && !self.takes_back(line)? {
            if self.is_own && self.record.knows_players() {
                self.own_line(line)?;
            } else if self.record.board().is_some() {
                self.below_board(line, number)?;
            } else {
                self.above_board(line, number)?;
            }
        }
        Ok(())
    }

    /// `Alice: 3, 2` among everything else that `nimlab play` prints.
    fn own_line(&mut self, line: &str) -> Result<(), Fault> {
        // The rules of the game come before the first board.
        if self.record.board().is_none() {
            return Ok(());
        }
        let Some((name, rest)) = line.rsplit_once(':') else {
            return Ok(());
        };
        if self.record.side_of(name).is_none() {
            return Ok(());
        }
        if rest.is_empty() || rest.ends_with('+') {
            self.begun = Some(line.to_owned());
            return Ok(());
        }
        match parse_turn(rest, self.record.board()) {
            Ok(wanted) => self.record.player_moves(Some(name), &wanted),
            Err(_) if rest.contains(char::is_numeric) => Err(not_a_move(line)),
            Err(_) => Ok(()),
        }
    }

    /// A line before the first board: a board in numbers, or a heading.
    fn above_board(&mut self, line: &str, number: usize) -> Result<(), Fault> {
        if self.draws(line, number) {
            return Ok(());
        }
        if let Some((board, _)) = board_in_numbers(line) {
            return self.record.take_board(board?);
        }
        match written_line(line, &self.record.names(), None) {
            GameLine::Move { .. } => Err(MOVE_BEFORE_BOARD.to_owned()),
            _ => Ok(()),
        }
    }

    /// The line, or the game's name that ends with it; `None` if such a name continues on the next line.
    fn whole_heading(&mut self, line: &str) -> Option<String> {
        let whole = take(&mut self.heading_begun) + line;
        if self.is_own && begins_long_heading(&whole) {
            self.heading_begun = whole;
            return None;
        }
        let is_heading = heading(&whole).is_some();
        Some(if is_heading { whole } else { line.to_owned() })
    }

    /// Begins a drawing without a title, or with one after a prompt.
    fn draws(&mut self, line: &str, number: usize) -> bool {
        let prompt = line.strip_suffix("Nim:").map(str::trim_end);
        let is_prompt = prompt.is_some_and(|prompt| prompt.ends_with(['?', '>', ':']));
        let first_row = drawn_row(line, 1)
            .and_then(Result::ok)
            .filter(|_| !is_prompt);
        if is_prompt || first_row.is_some() {
            let mut drawing = BoardBeingDrawn::of(Game::nim(), number);
            if let Some(size) = first_row {
                drawing.row(size);
            }
            self.drawing = Some(drawing);
        }
        self.drawing.is_some()
    }

    /// A line after the first board: a move, a board, a prompt or a remark.
    fn below_board(&mut self, line: &str, number: usize) -> Result<(), Fault> {
        if line.ends_with(':') && self.record.side_of(line.trim_end_matches(':')).is_some() {
            self.begun = Some(line.to_owned());
            return Ok(());
        }
        if self.draws(line, number) {
            return Ok(());
        }
        let Some(board) = self.record.board() else {
            return Ok(());
        };
        let restated = board_in_numbers(line);
        if let Some((found, true)) = restated {
            return self.record.take_board(found?);
        }
        let is_restated = matches!(&restated, Some((Ok(found), _)) if found == board);
        match written_line(line, &self.record.names(), Some(board)) {
            GameLine::Move { wanted, .. } if is_restated && wanted.on(board).is_err() => {}
            // Input at a prompt is repeated when it is made.
            GameLine::Move {
                name: Some(name),
                wanted,
                is_announced: true,
            } if self.typed && self.record.was_last(name, &wanted) => {
                self.record.name_last(name)?;
                self.typed = false;
            }
            GameLine::Move {
                name,
                wanted,
                is_announced,
            } => {
                if is_announced {
                    self.refused = None;
                }
                self.accepted()?;
                self.typed = !is_announced;
                self.record.player_moves(name, &wanted)?;
            }
            GameLine::Prompt { name, typed } => {
                let wanted = parse_turn(typed, Some(board));
                let legal = wanted.and_then(|it| it.legal_on(board, 0).map(|_| it));
                self.refused = None;
                match legal {
                    Ok(wanted) => {
                        self.typed = true;
                        self.record.player_moves(name, &wanted)?;
                    }
                    Err(_) if typed.is_empty() => {}
                    Err(ParseError::NotAMove { .. } | ParseError::NotATurn { .. }) => {
                        self.refused = Some((number, not_a_move(line)));
                    }
                    Err(why) => self.refused = Some((number, why.to_string())),
                }
            }
            GameLine::Unreadable if !is_restated => return Err(not_a_move(line)),
            GameLine::Unreadable | GameLine::Remark => {}
        }
        Ok(())
    }

    /// Checks that all input at prompts has been dealt with.
    fn accepted(&mut self) -> Result<(), Fault> {
        match self.refused.take() {
            Some((line, fault)) => {
                self.faulty_line = Some(line);
                Err(fault)
            }
            None => Ok(()),
        }
    }

    /// Takes a line that draws a row, or names the game of the next ones; the first line that does neither ends the
    /// drawing.
    fn goes_on_drawing(&mut self, line: &str, number: usize) -> Result<bool, Fault> {
        let Some(mut drawing) = self.drawing.take() else {
            return Ok(false);
        };
        let line = drawing.as_drawn(line);
        let bare = drawing.bare_heading();
        let is_second = bare.is_some() && drawing.next_row() > 1 && begins_with_row_1(line);
        if let (Some(game), true) = (bare, is_second) {
            // Another drawing begins right below the first.
            if let Some(first) = drawing.without_bare_heading() {
                self.drawn(first)?;
            }
            drawing = BoardBeingDrawn::of(game, number - 1);
        }
        if let (Some(game), None) = (heading(line), bare) {
            drawing.head(game);
        } else if drawing.omits(line) {
            drawing.leaves_out = true;
        } else if let Some(size) = drawn_row(line, drawing.next_row()) {
            if !drawing.leaves_out {
                drawing.row(size?);
            }
        } else {
            // A player with this name moves, and the move is on this line.
            let player = bare.map(|game| game.to_string());
            let player = player.filter(|name| self.record.side_of(name).is_some());
            let is_turn = player.is_some();
            self.begun = player.map(|name| format!("{name}:"));
            let drawing = if is_turn {
                drawing.without_bare_heading()
            } else {
                Some(drawing)
            };
            drawing.map_or(Ok(()), |drawing| self.drawn(drawing))?;
            return Ok(false);
        }
        self.drawing = Some(drawing);
        Ok(true)
    }

    fn drawn(&mut self, drawing: BoardBeingDrawn) -> Result<(), Fault> {
        if drawing.leaves_out {
            return Ok(());
        }
        self.faulty_line = Some(drawing.begun_at);
        let row = drawing.next_row();
        let empty = drawing.bare_heading();
        // `nimlab play` can begin with the empty board; on paper an empty drawing means that it was forgotten.
        if let Some(game) = empty.filter(|_| row > 1 || !self.is_own) {
            let heading = Text::from(game.to_string()).capitalised();
            return Err(not_a_row(&format!("{heading}:"), row));
        }
        self.record.take_board(drawing.board()?)?;
        self.refused = None;
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
            if let Some(name) = name.filter(|name| parse_move(name, self.record.board()).is_err())
                && !self.record.has_moves()
            {
                self.record.introduce(side, name)?;
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

    pub fn finish(&mut self) -> Result<Match, Fault> {
        if let Some(drawing) = self.drawing.take() {
            self.drawn(drawing)?;
        }
        self.accepted()?;
        let game = self.record.game().ok_or(NO_BOARD)?;
        if game.moves().is_empty() && !self.is_own {
            return Err(
                "there is a board but no move: expected lines below it such as Alice: 3, 2"
                    .to_owned(),
            );
        }
        Ok(game)
    }
}

fn begins_with_row_1(line: &str) -> bool {
    let line = line.strip_prefix("row ").unwrap_or(line);
    matches!(drawn_row(line, 1), Some(Ok(_)))
}
