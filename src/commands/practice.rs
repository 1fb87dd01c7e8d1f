//! `nimlab practice`: a round of questions at the prompt, or through a pipe.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal};

use crate::args::PracticeArguments;
use crate::error::Error;
use crate::interruptible::InterruptibleLines;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::prompter::Prompter;
use course::conversation::converse;
use course::practice::{Practice, Retry, Round, round_report, to_json};
use explain::judgement::{Judgement, Verdict};

/// Asks, judges and explains until the round or the input ends, or the user has had enough.
pub(crate) fn run(arguments: &PracticeArguments, output: &Output) -> Result<Outcome, Error> {
    let round =
        Round::new(&arguments.topics, arguments.count, arguments.seed.unwrap_or_else(any_seed));
    let retry = if io::stdin().is_terminal() { Retry::Once } else { Retry::Never };
    let mut practice = Practice::new(round, retry, output.style);
    converse(&mut practice, &mut Prompter::new(output))?;
    let output = &InterruptibleLines::over(output);
    let round = practice.round();
    output.result(|| round_report(round), || to_json(&practice))?;
    let is_right = |judged: &Judgement| judged.verdict == Verdict::Right;
    Ok(Outcome::of(practice.judged().iter().all(is_right)))
}

/// A seed short enough to be typed again.
pub(crate) fn any_seed() -> u64 {
    RandomState::new().hash_one("nimlab") % 1_000_000
}
