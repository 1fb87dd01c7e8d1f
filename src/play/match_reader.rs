//! Reads the lines of a recorded game one after the other: its board, its players, its moves, and boards that are drawn
//! again.

use super::drawn::{
    BoardDrawing, begins_long_heading, board_in_numbers, drawn_row, heading, is_row,
};
use super::error::{Fault, NO_BOARD, not_a_move, not_a_row};
use super::match_::{Match, Side};
use super::record::Record;
use super::written::{GameLine, written_line};
use crate::document::Text;
use crate::game::{Game, Rule};
use crate::question::{ParseError, parse_move};

/// Whether a line without a number announces misère play, as on paper.
fn announces_misere(line: &str) -> bool {
    let line = line.to_lowercase();
    let names_it = line.contains("misère") || line.contains("misere");
    names_it && !line.contains("not ") && !line.contains(char::is_numeric)
}

/// The labels of the players above the first board.
const LABELS: [(&str, Side); 2] = [("Player 1", Side::First), ("Player 2", Side::Second)];

pub(super) struct MatchReader<'t> {
    lines: &'t [String],
    /// The index of the next line.
    next: usize,
    /// The number of the line that is read, counted from 1: an error is on it.
    pub number: usize,
    pub record: Record,
    /// Whether it has the title of `nimlab play`: then only text after the names of the players is a move.
    is_own: bool,
    /// Illegal input at a prompt, with its line: it must be asked for again, or be announced as made.
    refused: Option<(usize, Fault)>,
    /// Whether the last move has not been announced yet, so that it may be repeated.
    typed: bool,
}

impl<'t> MatchReader<'t> {
    /// A reader of the lines below a title, if there is one, that assumes this rule unless a line says otherwise.
    pub fn new(lines: &'t [String], title: usize, rule: Rule) -> Self {
        let mut record = Record::default();
        // There is no board yet that could contradict it.
        let _ = record.play_by(rule);
        Self {
            lines,
            next: title,
            number: title + 1,
            record,
            is_own: title > 0,
            refused: None,
            typed: false,
        }
    }

    /// Takes the next line, with those that belong to it; returns whether there was one.
    pub fn go_on(&mut self) -> Result<bool, Fault> {
        if self.next == self.lines.len() {
            return Ok(false);
        }
        self.number = self.next + 1;
        if let Some((game, rows)) = self.heading_at(self.next) {
            self.draw(game, rows)?;
            return Ok(true);
        }
        let line = self.whole_line();
        let plain = line.trim_start_matches(['#', ' ']);
        let title = [("Nim, normal", Rule::Normal), ("Nim, mis", Rule::Misere)];
        let title = title.iter().find(|(title, _)| plain.starts_with(title));
        let title =
            title.or((!self.is_own && announces_misere(&line)).then_some(&("", Rule::Misere)));
        if let Some(&(_, rule)) = title.filter(|_| !self.record.has_moves()) {
            self.is_own |= plain.contains(" play: whoever takes");
            self.record.play_by(rule)?;
        } else if !self.introduces(&line)? && !self.takes_back(&line)? {
            if self.is_own && self.record.knows_players() {
                self.own_line(&line)?;
            } else if let Some(rows) = self.begins_drawing(&line) {
                self.draw(Game::nim(), rows)?;
            } else {
                self.other_line(&line)?;
            }
        }
        Ok(true)
    }

    /// The next line; if what follows a name did not fit on it, with the lines below.
    fn whole_line(&mut self) -> String {
        let mut whole = String::new();
        while let Some(line) = self.lines.get(self.next) {
            whole.push_str(line);
            self.next += 1;
            self.number = self.next;
            if !self.is_begun(&whole) {
                break;
            }
            whole.push(' ');
        }
        whole
    }

    fn is_begun(&self, line: &str) -> bool {
        let Some((name, rest)) = line.rsplit_once(':') else {
            return false;
        };
        let is_label = LABELS.iter().any(|(label, _)| *label == name);
        let is_turn = self.record.board().is_some() && self.record.side_of(name).is_some();
        rest.is_empty() && (is_turn || is_label && !self.record.has_moves())
    }

    /// `Alice: 3, 2` among everything else that `nimlab play` prints.
    fn own_line(&mut self, line: &str) -> Result<(), Fault> {
        let turn = line.rsplit_once(':');
        let turn = turn.filter(|(name, _)| self.record.side_of(name).is_some());
        // The rules of the game come before the first board.
        let (Some((name, rest)), Some(board)) = (turn, self.record.board()) else {
            return Ok(());
        };
        match parse_move(rest, Some(board)) {
            Ok(wanted) => self.record.player_moves(Some(name), &wanted),
            Err(_) if rest.contains(char::is_numeric) => Err(not_a_move(line)),
            Err(_) => Ok(()),
        }
    }

    /// A line on paper, or printed by another program: a board in numbers, a move, a prompt or a remark.
    fn other_line(&mut self, line: &str) -> Result<(), Fault> {
        let board = self.record.board();
        let restated = match board_in_numbers(line) {
            Some((found, says_so)) if says_so || board.is_none() => {
                return self.record.take_board(found?);
            }
            restated => restated.and_then(|(found, _)| found.ok()),
        };
        let is_restated = restated.is_some_and(|found| board == Some(&found));
        match (written_line(line, &self.record.names(), board), board) {
            (GameLine::Move { wanted, .. }, Some(board))
                if is_restated && wanted.on(board).is_err() => {}
            (GameLine::Move { name, wanted, is_announced }, _) => {
                // Input at a prompt is repeated when it is made.
                let made = name.filter(|name| {
                    is_announced && self.typed && self.record.was_last(name, &wanted)
                });
                if let Some(name) = made {
                    self.typed = false;
                    return self.record.name_last(name);
                }
                if is_announced {
                    self.refused = None;
                }
                self.accepted()?;
                self.typed = !is_announced;
                self.record.player_moves(name, &wanted)?;
            }
            (GameLine::Prompt { name, typed }, Some(board)) => {
                let wanted = parse_move(typed, Some(board));
                self.refused = None;
                match wanted.and_then(|it| it.legal_on(board, 0).map(|_| it)) {
                    Ok(wanted) => {
                        self.typed = true;
                        self.record.player_moves(name, &wanted)?;
                    }
                    Err(_) if typed.is_empty() => {}
                    Err(ParseError::NotAMove { .. }) => {
                        self.refused = Some((self.number, not_a_move(line)));
                    }
                    Err(why) => self.refused = Some((self.number, why.to_string())),
                }
            }
            (GameLine::Unreadable, Some(_)) if !is_restated => return Err(not_a_move(line)),
            // Anything else may come above the first board.
            _ => {}
        }
        Ok(())
    }

    /// Checks that all input at prompts has been dealt with.
    fn accepted(&mut self) -> Result<(), Fault> {
        let Some((line, fault)) = self.refused.take() else {
            return Ok(());
        };
        self.number = line;
        Err(fault)
    }

    /// The game that is named on a line above a drawing, and the index of the line below: a long name takes several.
    fn heading_at(&self, at: usize) -> Option<(Game, usize)> {
        let mut name = self.lines.get(at)?.clone();
        let mut below = at + 1;
        while self.is_own && begins_long_heading(&name) {
            name += self.lines.get(below)?;
            below += 1;
        }
        let game = heading(&name)?;
        // A player with this name may move, on the line below.
        let is_player = || self.record.side_of(&game.to_string()).is_some();
        let is_drawn = self.lines.get(below).is_some_and(|line| is_any_row(line));
        (is_drawn || !is_player()).then_some((game, below))
    }

    /// The first line of the rows of a drawing without a heading, or with one behind a prompt.
    fn begins_drawing(&self, line: &str) -> Option<usize> {
        let prompt = line.strip_suffix("Nim:").map(str::trim_end);
        if prompt.is_some_and(|prompt| prompt.ends_with(['?', '>', ':'])) {
            return Some(self.next);
        }
        matches!(drawn_row(line, 1), Some(Ok(_))).then_some(self.next - 1)
    }

    /// Takes a drawing whose rows begin on this line, and compares it with the moves.
    fn draw(&mut self, game: Game, rows: usize) -> Result<(), Fault> {
        let begun_at = self.number;
        let mut drawing = BoardDrawing::of(game);
        self.next = rows;
        while let Some(line) = self.lines.get(self.next) {
            self.number = self.next + 1;
            let other = self.heading_at(self.next);
            match other.filter(|_| drawing.bare_heading().is_none()) {
                // Another drawing begins right below.
                Some((_, below)) if self.lines.get(below).is_some_and(|it| is_row_1(it)) => break,
                Some((game, below)) => {
                    drawing.head(game);
                    self.next = below;
                }
                None if drawing.add(line)? => self.next += 1,
                None => break,
            }
        }
        if drawing.leaves_out {
            return Ok(());
        }
        self.number = begun_at;
        let row = drawing.next_row();
        let empty = drawing.bare_heading();
        // `nimlab play` can begin with the empty board; on paper an empty drawing means that it was forgotten.
        if let Some(game) = empty.filter(|_| row > 1 || !self.is_own) {
            let heading = Text::from(game.to_string()).capitalised();
            return Err(not_a_row(&format!("{heading}:"), row));
        }
        self.record.take_board(drawing.board()?)?;
        self.refused = None;
        Ok(())
    }

    /// `Player 1: Alice`, before the first move.
    fn introduces(&mut self, line: &str) -> Result<bool, Fault> {
        for (label, side) in LABELS {
            let name = line.strip_prefix(label).and_then(|it| it.strip_prefix(':'));
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

    pub fn finish(mut self) -> Result<Match, (usize, Fault)> {
        let last = self.lines.len().max(1);
        self.accepted().map_err(|fault| (self.number, fault))?;
        let game = self.record.game();
        let game = game.ok_or_else(|| (last, NO_BOARD.to_owned()))?;
        if game.moves().is_empty() && !self.is_own {
            let expected = "expected lines below it such as Alice: 3, 2";
            return Err((last, format!("there is a board but no move: {expected}")));
        }
        Ok(game)
    }
}

/// Whether a line of a drawing, which may be in words, draws a row.
fn is_any_row(line: &str) -> bool {
    is_row(line.strip_prefix("row ").unwrap_or(line))
}

fn is_row_1(line: &str) -> bool {
    let line = line.strip_prefix("row ").unwrap_or(line);
    matches!(drawn_row(line, 1), Some(Ok(_)))
}
