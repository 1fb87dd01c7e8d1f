//! A match, that is one game being played, as a value: its first board, the moves made, and whose turn it is.
//!
//! Everything else follows from these, so a game can be replayed and moves taken back. From `1 1`, one move each ends
//! it, and the player who moved second has taken the last object.

use super::opponent::Opponent;
use super::player::Player;
use theory::{Board, IllegalMove, Move, Position, Rule};

/// One of the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who moves first.
    First,
    /// The player who moves second.
    Second,
}

impl Side {
    /// Both, the first to move first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The side that moves after this many moves.
    pub fn after_moves(moves: usize) -> Self {
        if moves.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    /// Its index in pairs.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A game between two players, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    players: [Player; 2],
    start: Position,
    moves: Vec<Move>,
    /// After all moves.
    position: Position,
    /// Who has lost by an illegal move, and what was done instead.
    forfeit: Option<Forfeit>,
}

/// A game lost by an illegal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Who lost it.
    pub side: Side,
    /// What was done instead of a move, as the rest of a sentence after the name: "returned None, which is no move".
    pub why: String,
}

impl Match {
    /// The default board.
    pub const USUAL_BOARD: [u64; 5] = [5, 4, 3, 2, 1];
    /// The most rows of a first board: each of them can be drawn, and read again.
    pub const MOST_ROWS: usize = Board::MOST_ROWS_EXPLAINED;
    /// The most moves of two computers in games other than Nim, where many small moves can take for ever.
    pub const MOST_MOVES_OF_COMPUTERS: usize = 1000;

    /// A new game; the first player moves first.
    pub fn new(players: [Player; 2], board: Board, rule: Rule) -> Self {
        let start = Position::new(board, rule);
        Self { players, start: start.clone(), moves: Vec::new(), position: start, forfeit: None }
    }

    /// Makes a move for the side to move.
    ///
    /// # Errors
    /// If the rules do not allow the move; then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position = self.position.after(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    /// The side to move loses, because it has not moved by the rules.
    pub fn give_up(&mut self, why: String) {
        let side = self.to_move();
        self.forfeit = Some(Forfeit { side, why });
    }

    /// How the game was lost without a move, if it was.
    pub fn forfeit(&self) -> Option<&Forfeit> {
        self.forfeit.as_ref()
    }

    /// Undoes a round: back to the last turn before this one that a person had. Returns the number of moves taken back;
    /// 0 if no person has moved yet.
    pub fn undo(&mut self) -> usize {
        let moves = self.moves.len();
        let turn =
            (0..moves).rev().find(|&turn| !self.player(Side::after_moves(turn)).is_computer());
        let left = turn.unwrap_or(moves);
        self.position = self.position_before(left);
        self.moves.truncate(left);
        moves - left
    }

    /// The player of a side.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// The opponent that a side is, on a board of Nim and under a rule that it plays.
    pub fn opponent(&self, side: Side) -> Option<Opponent> {
        let opponent = self.player(side).opponent()?;
        (self.start.board.is_nim() && opponent.plays_under(self.rule())).then_some(opponent)
    }

    /// Both players, the first to move first.
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// What taking the last object means.
    pub fn rule(&self) -> Rule {
        self.start.rule
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current board.
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    /// The current board, with the rule of the game.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position before the move with this index; after the last one, the current position.
    pub fn position_before(&self, index: usize) -> Position {
        let undone = self.moves.iter().skip(index).rev();
        let board = undone.fold(self.board().clone(), |board, &mv| board.before(mv));
        Position::new(board, self.rule())
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        Side::after_moves(self.moves.len())
    }

    /// The winner; `None` while there are moves.
    ///
    /// The last player to move wins in normal play and loses in misère play. If there is no move at the start, the
    /// second player counts as the last to move.
    pub fn winner(&self) -> Option<Side> {
        if let Some(forfeit) = &self.forfeit {
            return Some(forfeit.side.other());
        }
        let moved_last = self.to_move().other();
        self.position.is_over().then(|| match self.rule() {
            Rule::Normal => moved_last,
            Rule::Misere => moved_last.other(),
        })
    }

    /// Whether two computers have played for so long that no one can wait for the end.
    pub(super) fn is_endless(&self) -> bool {
        let is_of_computers = self.players.iter().all(Player::is_computer);
        is_of_computers
            && self.moves.len() >= Self::MOST_MOVES_OF_COMPUTERS
            && !self.board().is_nim()
    }

    /// Who wins from here with perfect play.
    pub(super) fn favourite(&self) -> Side {
        let mover = self.to_move();
        if self.position.mover_wins() { mover } else { mover.other() }
    }
}
