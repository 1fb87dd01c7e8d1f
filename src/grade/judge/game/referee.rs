//! Answers a game that asks, as a person at the table would, and looks at what it prints on the way.
//!
//! What is asked for is told by the [`Manner`]; how the game should stand, and whether the boards shown say so, by the
//! [`Course`].

mod looking;
mod one_by_one;

use super::course::{Course, in_normal_play};
use super::entry::{AskedPart, Entered, entered, slips};
use super::learned::Learned;
use super::manner::{Asking, Manner, WentWrong};
use super::setting::{People, Setting};
use super::spoken::Pattern;
use crate::game::{Board, Move};
use crate::grade::judge::failure::GameFault;
use crate::grade::python::Printed;
use crate::question::{Generator, Question, Request, WinningMove};

/// A game under way.
pub(super) struct Referee {
    course: Course,
    people: People,
    /// What has been learned of the hand-in, in this game and in those before it.
    pub learned: Learned,
    generator: Generator,
    /// Moves that are not legal and are tried before the next one that is.
    slips: Vec<Entered>,
    /// The part that has been entered of a move whose two numbers are asked for one by one.
    begun: Option<(AskedPart, Entered)>,
    /// What was entered last.
    entered: Entered,
    /// Whether any move was not legal.
    has_ever_slipped: bool,
    /// How many lines have been asked for since a move was played, a slip was made or a board was shown with a pause.
    asked: u32,
    /// How many lines have been asked for in all.
    asked_in_all: u32,
    /// What was printed since a move was asked for.
    unread: String,
    /// Whether there was a board in what was printed before the last question.
    has_board: bool,
    /// How many characters were dropped of what was printed.
    dropped: u64,
    /// The first fault, and the board on which it happened.
    fault: Option<(GameFault, Board)>,
    /// What it means that a prompt named the player whose turn it was not, when that happened first.
    misnamed: Option<GameFault>,
    /// What seems wrong with the last question, and the move that was entered to find out.
    doubt: Option<(GameFault, Entered)>,
    /// The prompts that were answered with the last legal move.
    answered: Vec<Pattern>,
    /// The different prompts that there were, the last one last.
    met: Vec<Asking>,
}

impl Referee {
    pub fn new(setting: &Setting, learned: Learned, seed: u64) -> Self {
        let mut referee = Self {
            course: Course::new(setting.players, Board::from(setting.board.clone())),
            people: setting.people,
            learned,
            generator: Generator::new(seed),
            slips: Vec::new(),
            begun: None,
            entered: (1, 1),
            has_ever_slipped: false,
            asked: 0,
            asked_in_all: 0,
            doubt: None,
            unread: String::new(),
            has_board: false,
            dropped: 0,
            fault: None,
            misnamed: None,
            answered: Vec::new(),
            met: Vec::new(),
        };
        referee.plan_slips();
        referee
    }

    /// The first fault, if there was one.
    pub fn fault(&self) -> Option<GameFault> {
        let doubt = self.doubt.as_ref().map(|(fault, _)| fault);
        let fault = self.fault.as_ref().map(|(fault, _)| fault);
        fault.or(doubt).cloned()
    }

    /// What happened, move by move.
    pub fn told(&self) -> String {
        self.course.story.join("; ")
    }

    /// How many moves were seen to be played, and how many prompts there were.
    pub fn progress(&self) -> (u32, usize) {
        (self.course.confirmed, self.met.len())
    }

    /// The manners in which the game may go better, the likeliest first.
    pub fn other_manners(&self, is_first: bool) -> Vec<Manner> {
        let Learned { manner, known, .. } = &self.learned;
        let is_open =
            |asking: &&Asking| !known.contains(&asking.key) && manner.answer(&asking.key).is_none();
        let open: Vec<Asking> = self.met.iter().filter(is_open).cloned().collect();
        let seen = WentWrong {
            is_over: self.course.board.is_empty(),
            has_board: self.has_board,
            may_be_entry: is_first && self.course.confirmed < 2,
        };
        manner.others(&open, seen)
    }

    /// The prompts that were met.
    pub fn met(&self) -> impl Iterator<Item = Pattern> {
        self.met.iter().map(|asking| asking.key.clone())
    }

    /// What a wrong winner is due to, as far as the prompts told.
    pub fn why_another_wins(&self, fault: GameFault) -> GameFault {
        self.course.traced(fault, self.misnamed.as_ref())
    }

    /// What derives the right move where the computer missed it.
    pub fn request(&self) -> Option<Request> {
        let (GameFault::ComputerNotOptimal, board) = self.fault.as_ref()? else {
            return None;
        };
        Some(Question::Move(WinningMove(in_normal_play(board))).into())
    }

    /// The line to enter where the game asks for one; none once it has gone wrong, so that it ends.
    pub fn line(&mut self, printed: &Printed) -> Option<String> {
        if self.fault.is_some() {
            return None;
        }
        let text = self.take(printed);
        self.learned.drawings.learn(&text, &self.course);
        let found = self.learned.drawings.boards(&text, &self.course);
        self.has_board = !found.is_empty();
        let below = found
            .last()
            .map_or(&*text, |found| &text[text.len() - found.left..]);
        let asking = Asking::read(below, self.course.players);
        let line = self.answer(asking);
        line.map_err(|fault| self.fail(fault)).ok()
    }

    fn answer(&mut self, asking: Asking) -> Result<String, GameFault> {
        self.met.retain(|met| met.key != asking.key);
        self.met.push(asking.clone());
        self.resolve_doubt()?;
        if let Some(answer) = self.learned.manner.answer(&asking.key).cloned() {
            if self.has_board {
                self.asked = 0;
            }
            self.count_the_question()?;
            return Ok(answer);
        }
        if self.learned.manner.entry.is_one_by_one() {
            return self.line_with_one(&asking);
        }
        if let Err(fault) = self.expect_a_person(&asking) {
            let is_turn = matches!(
                fault,
                GameFault::AskedWrongly | GameFault::TurnKept | GameFault::SecondBegan
            );
            let course = &self.course;
            if !is_turn || course.board.is_empty() || !course.is_computer(course.turn) {
                return Err(fault);
            }
            let entered = self.poor_move();
            self.doubt = Some((fault, entered));
            return Ok(self.learned.manner.entry.line(&asking.text, entered));
        }
        let entered = self.next_move();
        self.answered.clear();
        self.enter(entered, &[asking.key]);
        Ok(self.learned.manner.entry.line(&asking.text, entered))
    }

    fn count_the_question(&mut self) -> Result<(), GameFault> {
        /// A game that has not taken a move by then never will.
        const MOST_ASKED: u32 = 12;
        /// And one that asks as often as this never ends.
        const MOST_ASKED_IN_ALL: u32 = 1000;
        self.asked += 1;
        self.asked_in_all += 1;
        if self.asked > MOST_ASKED || self.asked_in_all > MOST_ASKED_IN_ALL {
            return Err(GameFault::NeverTakesMoves);
        }
        Ok(())
    }

    /// Before the first move of a person who slips.
    fn plan_slips(&mut self) {
        let course = &self.course;
        if self.people != People::WithSlips
            || self.has_ever_slipped
            || course.is_computer(course.turn)
            || course.board.is_empty()
            // Nobody knows what is asked for after a slip where the two prompts are the same.
            || self.learned.manner.entry.is_one_by_one() && !self.learned.prompts.differ()
        {
            return;
        }
        self.slips = slips(&course.board);
        self.slips.reverse();
    }

    fn next_move(&mut self) -> Entered {
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

    /// A legal move that the computer would not have played, where there is one.
    fn poor_move(&self) -> Entered {
        let position = in_normal_play(&self.course.board);
        let winning = position.winning_moves();
        let poor = position.legal_moves().find(|mv| !winning.contains(mv));
        let chosen = poor.or_else(|| position.legal_moves().next());
        chosen.map_or((1, 1), |mv| entered(mv.row, mv.take()))
    }

    /// A person enters a move at these prompts.
    fn enter(&mut self, entered: Entered, prompts: &[Pattern]) {
        self.course.enter(entered);
        self.entered = entered;
        self.has_ever_slipped |= self.course.has_slipped;
        if !self.course.has_slipped {
            self.answered.extend_from_slice(prompts);
            self.asked = 0;
            self.plan_slips();
        }
    }
}
