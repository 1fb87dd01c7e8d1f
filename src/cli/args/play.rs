//! What follows `nimlab play`.

use clap::{ArgAction, Args};

use super::values::{parse_seed, whole, word};
use crate::play::Tournament;

/// The text below the options in the help.
pub const HELP: &str = "A name with \"computer\" in it is played by the computer. With no names, you play against the Clever Computer; with one, \
that player does. At the end, every move is reviewed.

--against NAME is a game of Nim against somebody who plays by a rule, most of them by one that many people believe. Beat it, and find the rule: \
after the game you are asked for it. --against list shows them all, the easiest first, and how far you have come. --tournament all lets them \
play against each other.

A player that is called as a lab file is, such as lab.py, is played by its optimal_move, on Linux in a sandbox. What is no move, or does not \
come in time, loses the game. --tournament FOLDER is the league of a class: each lab file against each other.

--review reads a game that was played before, on paper, here, or with the program of the lab sheet. It has a line with the board, then a line for each move, \
with its player or without, in figures or in words. The board may be drawn again in between. A remark is a line that begins with #, // or >, \
stands in brackets, or has no number, no row and no taking in it. Any other line that is no move is an error, so no move is lost.

Examples:
  nimlab play
  nimlab play Alice Bob --board 3 5 7 --coach
  nimlab play --board lasker 7 + nim 3 4 --coach
  nimlab play --against list
  nimlab play --against Ben
  nimlab play Anna lab.py
  nimlab play Me \"Sleepy Computer\" --difficulty 30
  nimlab play --seed 1 > game.txt
  nimlab play --review game.txt
  printf 'board 5 4 5 2 3\\nAlice: 3, 2\\nBob: 1, 5\\n' | nimlab play --review";

#[derive(Args, Debug)]
pub struct PlayArguments {
    /// The players; the first one moves first
    #[arg(value_name = "PLAYER", num_args = 0..=2, value_parser = word())]
    pub players: Vec<String>,
    /// The rows, separated by spaces or commas, or heaps of other games, such as lasker 7 + nim 3 4 [default: 5 4 3 2 1]
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, allow_negative_numbers = true, value_parser = word())]
    pub board: Vec<String>,
    /// Whoever takes the last object loses
    #[arg(long)]
    pub misere: bool,
    /// On how many turns out of a hundred the computer plays as well as it can
    #[arg(long, value_name = "0..100", default_value_t = 100, value_parser = whole::<u8>("percent", 0, 100))]
    pub difficulty: u8,
    /// Say before each move of a person what kind of position it is, and after it what the move did
    #[arg(long)]
    pub coach: bool,
    /// Play against somebody with a rule to be found; list shows them all
    #[arg(long, value_name = "NAME", value_parser = word(), conflicts_with_all = ["difficulty"])]
    pub against: Option<String>,
    /// Let all opponents play against each other, or the lab files in a folder
    #[arg(long, value_name = "all | FOLDER", value_parser = word(), conflicts_with_all = ["players", "against", "difficulty", "coach"])]
    pub tournament: Option<String>,
    /// The boards of a tournament [default: 100, or 3 for lab files]
    #[arg(long, value_name = "N", value_parser = whole::<usize>("boards", 1, Tournament::MOST_BOARDS as u64))]
    pub count: Option<usize>,
    /// Let the computer choose the same moves again
    #[arg(long, value_name = "S", value_parser = parse_seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Review a game that was written down; without FILE, or with -, from standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        value_parser = word(),
        conflicts_with_all = ["players", "board", "difficulty", "coach", "seed", "against", "tournament"]
    )]
    pub review: Option<String>,
}
