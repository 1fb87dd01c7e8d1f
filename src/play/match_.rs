//! A match, one game that is played, as a value: the board it began with, the moves made, and whose turn it is.
//!
//! Everything else follows from these, so a game can be replayed and taken back. From `1 1`, one move each ends it, and
//! the player who moved second has taken the last object.

use super::opponent::Opponent;
use super::player::Player;
use crate::game::{Board, IllegalMove, Position, Rule, Turn};

/// One of the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who moves first.
    First,
    /// The player who moves second.
    Second,
}

impl Side {
    /// Both, the one that moves first before the other.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The side that makes the move after this many others.
    #[must_use]
    pub fn after_moves(moves: usize) -> Self {
        if moves.is_multiple_of(2) {
            Self::First
        } else {
            Self::Second
        }
    }

    /// Its place in what stands for both sides.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
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
    moves: Vec<Turn>,
    /// After all moves.
    position: Position,
    /// Who has lost by a move that was none, and what was done in place of one.
    forfeit: Option<Forfeit>,
}

/// A game that was lost by a move that was none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Who lost it.
    pub side: Side,
    /// What was done in place of a move, as a sentence goes on after the name: "gave back None, which is no move".
    pub why: String,
}

impl Match {
    /// The rows of a board where nobody says which.
    pub const USUAL_BOARD: [u64; 5] = [5, 4, 3, 2, 1];
    /// The most rows of a board that a game begins with: each of them can be drawn, and read again.
    pub const MOST_ROWS: usize = Board::MOST_ROWS_ECHOED;
    /// So many moves two computers make in games other than Nim, where many small moves can take for ever.
    pub const MOST_MOVES_OF_COMPUTERS: usize = 1000;

    /// A game about to begin; the first player moves first.
    #[must_use]
    pub fn new(players: [Player; 2], board: Board, rule: Rule) -> Self {
        let start = Position::new(board, rule);
        Self {
            players,
            start: start.clone(),
            moves: Vec::new(),
            position: start,
            forfeit: None,
        }
    }

    /// The same game between other players.
    pub(super) fn between(self, players: [Player; 2]) -> Self {
        Self { players, ..self }
    }

    /// Makes a move for the side whose turn it is.
    ///
    /// # Errors
    /// When the rules do not allow the move; then nothing has changed, and it is still the same side's turn.
    pub fn play(&mut self, turn: impl Into<Turn>) -> Result<(), IllegalMove> {
        let turn = turn.into();
        self.position = self.position.after_turn(&turn)?;
        self.moves.push(turn);
        Ok(())
    }

    /// The side whose turn it is loses, for it has not moved by the rules.
    pub fn give_up(&mut self, why: String) {
        let side = self.to_move();
        self.forfeit = Some(Forfeit { side, why });
    }

    /// How the game was lost without a move, if it was.
    #[must_use]
    pub fn forfeit(&self) -> Option<&Forfeit> {
        self.forfeit.as_ref()
    }

    /// Takes back the last `moves` moves, or all there are.
    pub fn take_back(&mut self, moves: usize) {
        let left = self.moves.len().saturating_sub(moves);
        self.position = self.position_before(left);
        self.moves.truncate(left);
    }

    /// Takes back a round: back to the last turn before this one that a person had. Tells how many moves that took; none
    /// where no person has moved yet.
    pub fn undo(&mut self) -> usize {
        let moves = self.moves.len();
        let turn = (0..moves)
            .rev()
            .find(|&turn| !self.player(Side::after_moves(turn)).is_computer());
        let taken_back = turn.map_or(0, |turn| moves - turn);
        self.take_back(taken_back);
        taken_back
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// The opponent that a side is, on a board of Nim and under a rule that it plays.
    #[must_use]
    pub fn opponent(&self, side: Side) -> Option<Opponent> {
        let opponent = self.player(side).opponent()?;
        (self.start.board.is_nim() && opponent.plays_under(self.rule())).then_some(opponent)
    }

    /// The opponent against whom a person plays, and its side.
    #[must_use]
    pub fn opponent_of_a_person(&self) -> Option<(Opponent, Side)> {
        Side::BOTH.into_iter().find_map(|side| {
            let is_against_a_person = !self.player(side.other()).is_computer();
            let opponent = self.opponent(side).filter(|_| is_against_a_person)?;
            Some((opponent, side))
        })
    }

    /// Whether an opponent on this side has moved often enough to show its rule, and to be beaten.
    #[must_use]
    pub fn is_long_enough(&self, side: Side) -> bool {
        const FEWEST: usize = 2;
        let own = (0..self.moves.len()).filter(|&at| Side::after_moves(at) == side);
        own.count() >= FEWEST
    }

    /// Both players, the one who moves first before the other.
    #[must_use]
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// What taking the last object means.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.start.rule
    }

    /// Before the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What is typed to play from the same start against an opponent: `nimlab play --against Ben --board 9 6 4 4`.
    pub(super) fn words_against(&self, opponent: Opponent) -> String {
        let is_usual = self.start.board.rows() == Self::USUAL_BOARD && self.start.board.is_nim();
        let board = (!is_usual).then(|| format!(" --board {}", self.start.board));
        opponent.played_by(self.rule()) + &board.unwrap_or_default()
    }

    /// The board as it is now.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    /// The board as it is now, with the rule of the game.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves(&self) -> &[Turn] {
        &self.moves
    }

    /// Before a move, counted from 0; after the last one it is the position as it is now.
    #[must_use]
    pub fn position_before(&self, turn: usize) -> Position {
        let undone = self.moves.iter().skip(turn).rev();
        let board = undone.fold(self.board().clone(), |board, turn| board.before_turn(turn));
        Position::new(board, self.rule())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Side {
        Side::after_moves(self.moves.len())
    }

    /// Who has won; `None` while a move is left.
    ///
    /// Whoever moved last has won under normal play and lost in misère play. Where there is no move from the start, it
    /// counts as if the second player had moved last.
    #[must_use]
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

    /// Whether two computers have played for so long that nobody can wait for the end.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        let is_of_computers = self.players.iter().all(Player::is_computer);
        is_of_computers
            && self.moves.len() >= Self::MOST_MOVES_OF_COMPUTERS
            && !self.board().is_nim()
    }

    /// Who wins from here with perfect play.
    #[must_use]
    pub fn favourite(&self) -> Side {
        let mover = self.to_move();
        if self.position.mover_wins() {
            mover
        } else {
            mover.other()
        }
    }
}
