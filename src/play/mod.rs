//! Play: a game as a value, a computer that plays, and a review of what was played.
//!
//! A [`Game`] knows nothing of terminals: it takes moves, takes them back, and tells who wins. The session that talks to
//! a person is a thin layer over it. What is said about a game is told by the same derivations as everywhere else.
//!
//! ```
//! use nimlab::nim::{Board, Move, Rule};
//! use nimlab::play::{Game, Player, Review};
//!
//! let players = [Player::named("Alice").unwrap(), Player::named("Bob").unwrap()];
//! let mut game = Game::new(players, Board::from([5, 4, 5, 2, 3]), Rule::Normal);
//! game.play(Move { row: 3, take: 2 }).unwrap();
//! game.play(Move { row: 1, take: 5 }).unwrap();
//! let review = Review::of(&game);
//! assert_eq!(review.mistakes().count(), 2);
//! ```

mod computer;
mod drawn;
mod error;
mod game;
mod json;
mod player;
mod reading;
mod record;
mod review;
mod telling;
mod telling_review;

pub use computer::{Computer, Difficulty};
pub use error::NotAGame;
pub use game::{Game, Side};
pub use json::to_json;
pub use player::{NotAName, Player, told_apart};
pub use reading::read_game;
pub use review::{Review, Turn, Worth};
pub use telling::{
    coach_after, coach_before, explain_move, help, leaving, no_hint_left, not_understood,
    nothing_to_explain, nothing_to_take_back, opening, taken_back, tell_move, tell_turn,
    tell_winner,
};
pub use telling_review::tell_review;
