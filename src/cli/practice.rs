//! `nimlab practice`: a round of questions at the prompt, or through a pipe.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, IsTerminal};

use super::args::PracticeArguments;
use super::line::{read_line, visible};
use super::output::Output;
use super::{Error, Outcome};
use crate::document::{Block, Document, tell_hint, tell_judgement};
use crate::judgement::{Judgement, Verdict, judge};
use crate::practice::{Asked, Practice, ask, opening, tell_report, to_json};
use crate::question::Topic;

/// Asks, judges and explains until the round, the input or the patience ends.
pub(super) fn run(arguments: &PracticeArguments, output: &Output) -> Result<Outcome, Error> {
    let topics: Vec<Topic> = arguments.topics.iter().map(|&topic| topic.into()).collect();
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let mut session = Session {
        practice: Practice::new(&topics, arguments.count, seed),
        input: stdin.lock(),
        output,
        echo,
        judged: Vec::new(),
    };
    output.say(&opening(arguments.count))?;
    while let Some(asked) = session.practice.ask() {
        if !session.question(asked)? {
            break;
        }
    }
    let named: Vec<&str> = topics
        .iter()
        .flat_map(|topic| [" ", topic.word()])
        .collect();
    let named = named.concat();
    let again = format!(
        "nimlab practice{named} --count {} --seed {seed}",
        arguments.count
    );
    // Somebody may be waited for between the steps of the report.
    drop(session.input);
    let report = session.practice.report();
    output.result(
        || tell_report(report, &again),
        || to_json(&session.judged, report, seed),
    )?;
    Ok(if report.total().wrong == 0 {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}

/// A seed that is short enough to be typed again.
pub(super) fn any_seed() -> u64 {
    RandomState::new().hash_one("nimlab") % 1_000_000
}

struct Session<'a, I> {
    practice: Practice,
    input: I,
    output: &'a Output,
    /// What comes through a pipe is written down, so that the whole can be read afterwards.
    echo: bool,
    judged: Vec<Judgement>,
}

impl<I: BufRead> Session<'_, I> {
    /// Asks a question until it is answered or left; `false` ends the round.
    fn question(&mut self, mut asked: Asked) -> Result<bool, Error> {
        self.output.say(&ask(&asked, self.practice.count()))?;
        loop {
            let Some(line) = self.prompt()? else {
                return Ok(false);
            };
            match line.trim().to_lowercase().as_str() {
                "quit" | "q" | "exit" => return Ok(false),
                "skip" | "s" => {
                    self.practice.skip(&asked);
                    return Ok(true);
                }
                "hint" | "h" | "?" => self.hint(&mut asked)?,
                "help" => self.output.say(&opening(self.practice.count()))?,
                _ => {
                    let judgement = judge(&asked.question, &line, self.output.telling.names);
                    self.output
                        .say(&tell_judgement(&judgement, self.output.telling))?;
                    let is_read = matches!(judgement.verdict, Verdict::Right | Verdict::Wrong);
                    // Somebody at a terminal may try again; in a pipe every line is the answer to one question.
                    if is_read || self.echo {
                        self.practice.answered(&asked, &judgement);
                        self.judged.push(judgement);
                        return Ok(true);
                    }
                }
            }
        }
    }

    fn hint(&self, asked: &mut Asked) -> Result<(), Error> {
        let hint = match asked.hint() {
            Some(rung) => tell_hint(&asked.question, &rung, self.output.telling),
            None => Block::Paragraph("That was the last hint: the answer is above.".into()),
        };
        self.output.say(&Document { blocks: vec![hint] })?;
        Ok(())
    }

    fn prompt(&mut self) -> Result<Option<String>, Error> {
        self.output.prompt("> ")?;
        let line = read_line(&mut self.input)?;
        self.output
            .typed(&visible(line.as_deref().unwrap_or("")), self.echo)?;
        self.output.prompt("\n")?;
        Ok(line)
    }
}
