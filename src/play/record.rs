//! A game that grows line by line while it is read: the players, the board, the moves.
//!
//! The players need not be named beforehand: the first to move is the first player. After `board 1 1` and `Alice: 1,
//! 1`, the next move is somebody else's.

use super::error::{Fault, MOVE_BEFORE_BOARD};
use super::match_::{Match, Side};
use super::player::Player;
use crate::game::{Board, Rule};
use crate::question::{ProposedTurn, Word, position_of};

#[derive(Default)]
pub(super) struct Record {
    rule: Rule,
    players: [Option<Player>; 2],
    /// The game from the first board on, between players whose names do not matter yet.
    game: Option<Match>,
}

impl Record {
    /// Whether both players were named before the first move, as by `nimlab play`.
    pub fn knows_players(&self) -> bool {
        self.players.iter().all(Option::is_some)
    }

    /// Whether any move has been made.
    pub fn has_moves(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.moves().is_empty())
    }

    /// Names a player before the first move.
    pub fn introduce(&mut self, side: Side, name: &str) -> Result<(), Fault> {
        let player = Player::named(name)?;
        self.players[side.index()].get_or_insert(player);
        Ok(())
    }

    /// Sets the rule, if the game can be played by it.
    pub fn play_by(&mut self, rule: Rule) -> Result<(), Fault> {
        self.rule = rule;
        let board = self.game.as_ref().map(|game| game.start().board.clone());
        board.map_or(Ok(()), |board| self.begin(board))
    }

    fn begin(&mut self, board: Board) -> Result<(), Fault> {
        let start = position_of(board, self.rule).map_err(|why| why.to_string())?;
        self.game = Some(Match::new(Default::default(), start.board, start.rule));
        Ok(())
    }

    /// Takes a board: the first one, or else one that must match the moves.
    pub fn take_board(&mut self, found: Board) -> Result<(), Fault> {
        match self.board() {
            None => self.begin(found),
            Some(reached) if *reached == found => Ok(()),
            Some(reached) => {
                let [found, reached] = [&found, reached].map(|it| Word::new(&it.to_string()));
                Err(format!(
                    "this board is {found}, but after the moves above it is {reached}: expected the same"
                ))
            }
        }
    }

    /// Takes back the last moves.
    pub fn take_back(&mut self, moves: usize) -> Result<(), Fault> {
        let made = self.game.as_ref().map_or(0, |game| game.moves().len());
        if moves > made {
            return Err(format!(
                "{moves} moves are taken back, but only {made} were made: expected no more than that"
            ));
        }
        if let Some(game) = &mut self.game {
            game.take_back(moves);
        }
        Ok(())
    }

    /// Makes a move for the player with this name, or else for the one to move.
    pub fn player_moves(&mut self, name: Option<&str>, wanted: &ProposedTurn) -> Result<(), Fault> {
        let board = self.board().ok_or(MOVE_BEFORE_BOARD)?;
        let made = wanted.legal_on(board, 0).map_err(|why| why.to_string());
        if let Some(name) = name {
            self.take_turn(name)?;
        }
        let turn = made?;
        match &mut self.game {
            Some(game) => game.play(turn).map_err(|why| why.to_string()),
            None => Ok(()),
        }
    }

    /// Whether this is the last move that was made, by the player with this name or one without a name yet.
    pub fn was_last(&self, name: &str, wanted: &ProposedTurn) -> bool {
        let is_mover = self.last_mover().is_some_and(|mover| match self.side_of(name) {
            Some(side) => side == mover,
            None => self.players[mover.index()].is_none(),
        });
        let last = self.game.as_ref().and_then(|game| game.moves().last());
        is_mover && last.is_some_and(|turn| wanted.is(turn))
    }

    fn last_mover(&self) -> Option<Side> {
        let game = self.game.as_ref().filter(|_| self.has_moves())?;
        Some(game.to_move().other())
    }

    /// Names the player who made the last move.
    pub fn name_last(&mut self, name: &str) -> Result<(), Fault> {
        let mover = self.last_mover();
        mover.map_or(Ok(()), |mover| self.introduce(mover, name))
    }

    /// The names of the players, as far as they are known.
    pub fn names(&self) -> Vec<&str> {
        self.players.iter().flatten().map(Player::name).collect()
    }

    /// The current board.
    pub fn board(&self) -> Option<&Board> {
        self.game.as_ref().map(Match::board)
    }

    /// Checks that it is the turn of the player with this name, who may be new.
    fn take_turn(&mut self, name: &str) -> Result<(), Fault> {
        let to_move = self.game.as_ref().map_or(Side::First, Match::to_move);
        let expected = self.players[to_move.index()].as_ref();
        let expected = expected.map(|player| Word::new(player.name()));
        let shown = Word::new(name);
        match (self.side_of(name), expected) {
            (Some(side), _) if side == to_move => Ok(()),
            (Some(_), expected) => {
                let expected = expected.map_or("somebody else".to_owned(), |it| it.to_string());
                Err(format!(
                    "{shown} moves, but it is the other player's turn: expected a move by {expected}"
                ))
            }
            (None, Some(expected)) => {
                Err(format!("{shown} is a third player: expected a move by {expected}"))
            }
            (None, None) => self.introduce(to_move, name),
        }
    }

    /// The side of the player with this name.
    pub fn side_of(&self, name: &str) -> Option<Side> {
        let is_called = |side: &Side| {
            let player = self.players[side.index()].as_ref();
            player.is_some_and(|player| player.is_called(name))
        };
        Side::BOTH.into_iter().find(is_called)
    }

    /// The game so far; `None` before there is a board. One or both players may never be named.
    pub fn game(&self) -> Option<Match> {
        let [first, second] = self.players.clone();
        let stand_ins = if first.is_none() && second.is_none() {
            ["Player 1", "Player 2"]
        } else {
            ["the other player"; 2]
        };
        let [one, other] = stand_ins.map(|name| Player::named(name).ok());
        let players = [first.or(one)?, second.or(other)?];
        Some(self.game.clone()?.between(players))
    }
}
