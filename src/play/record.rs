//! A game as it grows, line by line, while it is read: who plays, the board, the moves.
//!
//! The players need not be named beforehand: whoever makes the first move is the first player. After `board 1 1` and
//! `Alice: 1, 1`, the next move is somebody else's.

use super::error::Fault;
use super::match_::{Match, Side};
use super::player::Player;
use crate::game::{Board, Rule, Turn};
use crate::question::{ParseError, WantedTurn, Word, position_of};

#[derive(Default)]
pub(super) struct Record {
    pub rule: Rule,
    players: [Option<Player>; 2],
    /// The board before the first move, and as it is now.
    boards: Option<(Board, Board)>,
    moves: Vec<Turn>,
}

impl Record {
    /// Whether both players were named before the first move, as `nimlab play` does.
    pub fn knows_players(&self) -> bool {
        self.players.iter().all(Option::is_some)
    }

    /// Whether any move has been made.
    pub fn has_moves(&self) -> bool {
        !self.moves.is_empty()
    }

    /// A player is named before the first move.
    pub fn introduce(&mut self, side: Side, name: &str) -> Result<(), Fault> {
        let player = Player::named(name).map_err(Fault::Name)?;
        self.players[index(side)].get_or_insert(player);
        Ok(())
    }

    /// A board stands here: the one to begin with, or else the one that the moves have led to.
    pub fn board_stands(&mut self, found: Board) -> Result<(), Fault> {
        match &self.boards {
            Some((_, reached)) if *reached != found => Err(Fault::OtherBoard {
                found: Word::new(&found.to_string()),
                reached: Word::new(&reached.to_string()),
            }),
            Some(_) => Ok(()),
            None => {
                self.boards = Some((found.clone(), found));
                self.rule_fits()
            }
        }
    }

    /// Checks that the game can be played by its rule.
    pub fn rule_fits(&self) -> Result<(), Fault> {
        let start = self.boards.as_ref().map(|(start, _)| start.clone());
        let position = start.map(|start| position_of(start, self.rule));
        position.transpose().map(|_| ()).map_err(Fault::Rule)
    }

    /// The last moves are taken back.
    pub fn take_back(&mut self, moves: usize) -> Result<(), Fault> {
        let made = self.moves.len();
        let left = made
            .checked_sub(moves)
            .ok_or(Fault::TakenBack { moves, made })?;
        let undone = self.moves.split_off(left);
        if let Some((_, board)) = &mut self.boards {
            for turn in undone.iter().rev() {
                *board = board.before_turn(turn);
            }
        }
        Ok(())
    }

    /// Somebody moves: whoever has this name, or else the one whose turn it is.
    pub fn player_moves(&mut self, name: Option<&str>, wanted: WantedTurn) -> Result<(), Fault> {
        let (_, board) = self.boards.as_mut().ok_or(Fault::MoveBeforeBoard)?;
        let made = wanted
            .on(board)
            .and_then(|turn| {
                let after = board.after_turn(&turn)?;
                Ok((turn, after))
            })
            .map_err(|why| Fault::Illegal(ParseError::illegal(board, wanted, 0, why)));
        if let Some(name) = name {
            self.take_turn(name)?;
        }
        let (turn, after) = made?;
        if let Some((_, board)) = &mut self.boards {
            *board = after;
        }
        self.moves.push(turn);
        Ok(())
    }

    /// Whether this is the last move that was made, and by the player of this name, or by one who has no name yet.
    pub fn was_last(&self, name: &str, wanted: &WantedTurn) -> bool {
        let mover = self.moves.len().checked_sub(1).map(Side::after_moves);
        let is_mover = mover.is_some_and(|mover| match self.side_of(name) {
            Some(side) => side == mover,
            None => self.players[index(mover)].is_none(),
        });
        let last = self.moves.last();
        is_mover && last.is_some_and(|turn| wanted.is(turn))
    }

    /// The player who has made the last move is called so.
    pub fn name_last(&mut self, name: &str) -> Result<(), Fault> {
        let mover = self.moves.len().checked_sub(1).map(Side::after_moves);
        mover.map_or(Ok(()), |mover| self.introduce(mover, name))
    }

    /// The names of the players, as far as they are known.
    pub fn names(&self) -> Vec<&str> {
        self.players.iter().flatten().map(Player::name).collect()
    }

    /// The board as it is now.
    pub fn board(&self) -> Option<&Board> {
        self.boards.as_ref().map(|(_, board)| board)
    }

    /// Checks that it is the turn of the player of this name, who may be new.
    fn take_turn(&mut self, name: &str) -> Result<(), Fault> {
        let to_move = Side::after_moves(self.moves.len());
        let expected = self.players[index(to_move)]
            .as_ref()
            .map(|player| Word::new(player.name()));
        match (self.side_of(name), expected) {
            (Some(side), _) if side == to_move => Ok(()),
            (Some(_), expected) => Err(Fault::OutOfTurn {
                name: Word::new(name),
                expected,
            }),
            (None, Some(expected)) => Err(Fault::ThirdPlayer {
                name: Word::new(name),
                expected,
            }),
            (None, None) => self.introduce(to_move, name),
        }
    }

    /// The side of the player of this name.
    pub fn side_of(&self, name: &str) -> Option<Side> {
        let is_called = |side: &Side| {
            let player = self.players[index(*side)].as_ref();
            player.is_some_and(|player| player.is_called(name))
        };
        [Side::First, Side::Second].into_iter().find(is_called)
    }

    /// The game so far; `None` before there is a board. Of two players one may never be named, or both.
    pub fn game(&self) -> Option<Match> {
        let [first, second] = self.players.clone();
        let stand_ins = if first.is_none() && second.is_none() {
            ["Player 1", "Player 2"]
        } else {
            ["the other player"; 2]
        };
        let [one, other] = stand_ins.map(|name| Player::named(name).ok());
        let players = [first.or(one)?, second.or(other)?];
        let (start, _) = self.boards.clone()?;
        let mut game = Match::new(players, start, self.rule);
        for turn in &self.moves {
            game.play(turn.clone()).ok()?;
        }
        Some(game)
    }
}

fn index(side: Side) -> usize {
    usize::from(side == Side::Second)
}
