//! Answers a game as a person at the table would, and checks what it prints.
//!
//! The [`Protocol`] knows what is asked for; the [`Course`] knows the expected state of the game, and checks the boards
//! against it.

mod looking;
mod one_by_one;

use std::io;

use super::course::{Course, in_normal_play};
use super::entry::{EnteredMove, entered, slips};
use super::protocol::{Asking, Learned, Protocol};
use super::setting::{People, Setting};
use super::spoken::Pattern;
use super::winner::Ending;
use crate::game::{Board, Move};
use crate::grade::judge::case::not_returned;
use crate::grade::judge::failure::{ExpectedResult, Failure, GameFault, Reason};
use crate::grade::python::{CallOutcome, Interpreter, Person, Printed, PythonValue};
use crate::grade::sheet::Function;
use crate::question::{Generator, Question};

/// A game in progress.
pub(super) struct Referee {
    course: Course,
    people: People,
    arguments: [PythonValue; 3],
    /// What has been learned of the hand-in, in this game and before.
    pub learned: Learned,
    generator: Generator,
    /// Illegal moves to try before the next legal one.
    slips: Vec<EnteredMove>,
    /// The last move entered, and the index of the number that came first.
    entered: EnteredMove,
    first: usize,
    /// Whether only the first of its two numbers has been entered.
    is_begun: bool,
    /// How many moves had been played when illegal moves were last tried.
    slipped_at: Option<u32>,
    /// How many lines have been asked for since a move was played, a slip was made or a board was shown with a pause.
    asked: u32,
    /// How many lines have been asked for in all.
    asked_in_all: u32,
    /// What has been printed since a move was asked for.
    unread: String,
    /// The boards that the game has given to its own functions since then.
    held: Vec<Board>,
    /// Whether a board was printed before the last question.
    has_board: bool,
    /// How many characters of the output were dropped.
    dropped: u64,
    /// The first fault, after which the game is no longer followed.
    fault: Option<GameFault>,
    /// What it means that a prompt named the wrong player, the first time that this happened.
    misnamed: Option<GameFault>,
    /// The prompts answered with the last legal move.
    answered: Vec<Pattern>,
    /// The different prompts, the latest last.
    met: Vec<Asking>,
}

impl Referee {
    pub fn new(setting: &Setting, learned: Learned, seed: u64) -> Self {
        let [first, second] = setting.players.map(|name| PythonValue::Str(name.to_owned()));
        let board = PythonValue::numbers(setting.board.clone());
        Self {
            course: Course::new(setting.players, Board::from(setting.board.clone())),
            people: setting.people,
            arguments: [first, second, board],
            learned,
            generator: Generator::new(seed),
            slips: Vec::new(),
            entered: [1, 1],
            first: 0,
            is_begun: false,
            slipped_at: None,
            asked: 0,
            asked_in_all: 0,
            unread: String::new(),
            held: Vec::new(),
            has_board: false,
            dropped: 0,
            fault: None,
            misnamed: None,
            answered: Vec::new(),
            met: Vec::new(),
        }
    }

    /// Plays the game, and returns its ending or what went wrong.
    pub fn play(&mut self, interpreter: &mut Interpreter) -> io::Result<Result<Ending, Reason>> {
        let arguments = self.arguments.clone();
        let built_on = Function::PlayNim.task().built_on.iter();
        let mut person = Person {
            watched: built_on.map(|task| task.name).collect(),
            answer: &mut |printed| self.line(printed),
        };
        let name = Function::PlayNim.name();
        let outcome = interpreter.call(name, &arguments, 1, Some(&mut person))?;
        // An earlier error explains more than a later crash.
        if let Some(fault) = &self.fault {
            return Ok(Err(Reason::Game(fault.clone())));
        }
        let CallOutcome::Returned(returned, printed) = &outcome else {
            return Ok(Err(not_returned(interpreter, Function::PlayNim, &outcome)));
        };
        self.take(printed);
        let told = match returned[0].value.content() {
            PythonValue::Str(text) => text,
            _ => "",
        };
        let ending = self.ending(told);
        Ok(ending.map_err(|fault| Reason::Game(self.fail(fault))))
    }

    /// What is wrong with the game, and what happened in it.
    pub fn failure(&self, reason: Reason) -> Failure {
        use GameFault::{
            BothNamed, ComputerNotOptimal, LoserNamed, LoserNamedAlone, WinnerNotNamed,
        };
        let expected = ExpectedResult::Words("a game that goes as the sheet says".to_owned());
        let call = Function::PlayNim.called_with(&self.arguments);
        Failure {
            happened: self.course.story.join("; "),
            // Derives the right move if the computer missed it.
            request: match &self.fault {
                Some(ComputerNotOptimal) => {
                    Some(Question::Move(in_normal_play(&self.course.board)).into())
                }
                _ => None,
            },
            // The game went right to its end; only the last line is wrong.
            is_half_right: matches!(
                reason,
                Reason::Game(WinnerNotNamed | LoserNamedAlone | LoserNamed { .. } | BothNamed)
            ),
            ..Failure::new(Function::PlayNim, call, expected, reason)
        }
    }

    /// How many moves were seen to be played, and how many prompts were met.
    pub fn progress(&self) -> (u32, usize) {
        (self.course.confirmed, self.met.len())
    }

    /// The prompts that were met.
    pub fn met(&self) -> impl Iterator<Item = Pattern> {
        self.met.iter().map(|asking| asking.key.clone())
    }

    /// The protocols that may work better, the likeliest first: prompts that were taken for moves get another answer,
    /// or moves are entered differently.
    pub fn other_protocols(&self, is_first_game: bool) -> Vec<Protocol> {
        /// How many prompts may be the reason, counted from the last one.
        const MOST_ASKED: usize = 3;
        let Learned { protocol, known, prompts, .. } = &self.learned;
        let entered_one_by_one = protocol.entry.is_one_by_one();
        let is_open = |key| !known.contains(key) && !protocol.answers.contains_key(key);
        let open = self.met.iter().rev().filter(|asking| is_open(&asking.key));
        let mut is_over = self.course.board.is_empty();
        let answered = open.clone().take(MOST_ASKED).flat_map(|asking| {
            let answers = asking.answers(std::mem::take(&mut is_over)).into_iter();
            answers.map(|answer| {
                let mut other = protocol.clone();
                other.answers.insert(asking.key.clone(), answer);
                other
            })
        });
        let may_be_entry = is_first_game && self.course.confirmed < 2;
        let last = open.take(usize::from(may_be_entry));
        let styles = last.flat_map(|asking| protocol.entry.others(&asking.text));
        let entered = styles.map(|entry| Protocol { entry, ..protocol.clone() });
        // If the two prompts are the same, nobody knows what is asked for after a slip.
        let may_be_refusal = entered_one_by_one && !prompts.differ() && self.slipped_at.is_some();
        let refusals = protocol.refusal.others().iter().filter(|_| may_be_refusal);
        let refused = refusals.map(|&refusal| Protocol { refusal, ..protocol.clone() });
        if self.has_board {
            refused.chain(entered).chain(answered).collect()
        } else {
            refused.chain(answered).chain(entered).collect()
        }
    }

    /// The line to enter when the game asks for one; `None` once it has gone wrong, so that it ends.
    pub fn line(&mut self, printed: &Printed) -> Option<String> {
        if self.fault.is_some() {
            return None;
        }
        let text = self.take(printed);
        if self.course.moves == 0 {
            self.learned.drawings.expect(&text, &self.course.board);
        }
        let below = self.below(&text);
        self.has_board = below.len() < text.len();
        let asking = Asking::read(below, self.course.players);
        self.met.retain(|met| met.key != asking.key);
        self.met.push(asking.clone());
        let line = self.answer(&asking);
        line.map_err(|fault| self.fail(fault)).ok()
    }

    fn answer(&mut self, asking: &Asking) -> Result<String, GameFault> {
        let Protocol { entry, answers, .. } = &self.learned.protocol;
        let entry = *entry;
        if let Some(answer) = answers.get(&asking.key).cloned() {
            if self.has_board {
                self.asked = 0;
            }
            self.count_the_question()?;
            return Ok(answer);
        }
        if entry.is_one_by_one() {
            return self.one_number(asking);
        }
        self.expect_a_person(asking)?;
        let entered = self.next_move();
        self.answered.clear();
        self.enter(entered, &asking.key);
        Ok(entry.line(&asking.text, entered))
    }

    fn count_the_question(&mut self) -> Result<(), GameFault> {
        /// A game that has not taken a move by then never will.
        const MOST_ASKED: u32 = 12;
        /// A game that asks this often never ends.
        const MOST_ASKED_IN_ALL: u32 = 1000;
        self.asked += 1;
        self.asked_in_all += 1;
        if self.asked > MOST_ASKED || self.asked_in_all > MOST_ASKED_IN_ALL {
            return Err(GameFault::NeverTakesMoves);
        }
        Ok(())
    }

    /// What a person enters next.
    fn next_move(&mut self) -> EnteredMove {
        let moves = self.course.moves;
        if self.people == People::WithSlips && self.slipped_at.replace(moves) != Some(moves) {
            self.slips = slips(&self.course.board);
            if moves > 1 {
                // All of them on their first turn, and later one, a different one each time.
                let one = self.slips[3 * moves as usize % self.slips.len()];
                self.slips = vec![one];
            }
            self.slips.reverse();
        }
        if let Some(slip) = self.slips.pop() {
            self.asked = 0;
            return slip;
        }
        let position = in_normal_play(&self.course.board);
        let winning = position.winning_moves();
        let moves: Vec<Move> = match self.people {
            People::Well | People::WithSlips if !winning.is_empty() => winning,
            _ => position.legal_moves().collect(),
        };
        let chosen = moves[self.generator.index(moves.len())];
        entered(chosen.row, chosen.take())
    }

    /// A person enters a move at this prompt.
    fn enter(&mut self, entered: EnteredMove, prompt: &Pattern) {
        self.course.enter(entered);
        self.entered = entered;
        if !self.course.has_slipped {
            self.answered.push(prompt.clone());
            self.asked = 0;
        }
    }
}
