//! A topic as it is typed: the first word of its questions, such as `xor`, or a game, such as `kayles`.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};

use explain::question::{Topic, parse_game};
use theory::{Game, NoSuchGame};

/// Reads a topic. The listed words are in the help and are completed; games are read as well.
#[derive(Clone, Copy, Debug)]
pub struct TopicParser;

impl TopicParser {
    fn listed() -> PossibleValuesParser {
        PossibleValuesParser::new(Topic::words())
    }
}

impl TypedValueParser for TopicParser {
    type Value = Topic;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Topic, Error> {
        let word = value.to_str().unwrap_or_default();
        if let Some(topic) = Topic::all().find(|topic| topic.word() == word) {
            return Ok(topic);
        }
        let game = |word: &str| parse_game(word).map(Topic::Game);
        match word.parse::<Game>() {
            // What begins as a game is told what is wrong with it as one.
            Ok(_) => game.parse_ref(command, argument, value),
            Err(fault) if fault != NoSuchGame::Unknown => game.parse_ref(command, argument, value),
            // It is none of those listed, and clap says so.
            Err(_) => Self::listed()
                .parse_ref(command, argument, value)
                .and_then(|word| game.parse_ref(command, argument, word.as_ref())),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = Topic::words();
        Some(Box::new(words.map(PossibleValue::new)))
    }
}
