//! What follows `nimlab play`.

use clap::{ArgAction, Args};

use super::values::{parse_seed, whole, word};

/// The text below the options in the help.
pub const HELP: &str = "The computer plays a player with \"computer\" in the name. With no names, you play against the Clever Computer; with one, \
that player does. At the end, every move is reviewed.

--against NAME plays Nim against an opponent with a rule of its own, usually one that many people believe. After the game nimlab says \
which rule. --against list lists them all, the easiest first.

A player named like a lab file, such as lab.py, plays by its optimal_move, on Linux in a sandbox. A program that returns no legal \
move, or none in time, loses the game.

Examples:
  nimlab play
  nimlab play Alice Bob --board 3 5 7 --coach
  nimlab play --board kayles 7 + nim 3 4 --coach
  nimlab play --against list
  nimlab play --against Ben
  nimlab play Anna lab.py
  nimlab play Me \"Sleepy Computer\" --difficulty 30
  nimlab play --record game.txt
  nimlab play --review game.txt";

#[derive(Args, Debug)]
pub struct PlayArguments {
    /// The players; the first one moves first
    #[arg(value_name = "PLAYER", num_args = 0..=2, value_parser = word())]
    pub players: Vec<String>,
    /// The rows, separated by spaces or commas, or heaps of other games, such as kayles 7 + nim 3 4 [default: 5 4 3 2 1]
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, value_parser = word())]
    pub board: Vec<String>,
    /// Play misère: the player who takes the last object loses
    #[arg(long)]
    pub misere: bool,
    /// Let the computer play perfectly on this many turns out of a hundred
    #[arg(long, value_name = "0..100", default_value_t = 100, value_parser = whole::<u8>("percent", 0, 100))]
    pub difficulty: u8,
    /// Say before each of your moves whether you can win, and after it what the move did
    #[arg(long)]
    pub coach: bool,
    /// Play against an opponent with a rule of its own; list lists them
    #[arg(long, value_name = "NAME", value_parser = word(), conflicts_with_all = ["difficulty"])]
    pub against: Option<String>,
    /// Let the computer choose the same moves again
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub seed: Option<u64>,
    /// Write the game into a file, for --review
    #[arg(long, value_name = "FILE", value_parser = word())]
    pub record: Option<String>,
    /// Review a game that --record wrote
    #[arg(
        long,
        value_name = "FILE",
        value_parser = word(),
        conflicts_with_all = ["players", "board", "misere", "difficulty", "coach", "seed", "against", "record"]
    )]
    pub review: Option<String>,
}
