//! Follows a game by the calls that it makes to `make_move` and `optimal_move`, and enters moves at its prompts.
//!
//! A person plays well against a person, so that either wins on the board that is meant for them, and at random against
//! a computer. With slips, a person enters illegal moves first.

#![expect(clippy::result_large_err, reason = "a game has one fault at most")]

use std::collections::VecDeque;

use num_bigint::BigUint;

use super::entry::{Entry, last_line, names_elements_first, plain};
use super::setting::Setting;
use super::winner::{Claim, claim};
use crate::judge::failure::{GameFault, Reason};
use crate::python::{Printed, PythonValue, Raised, WatchedCall};
use crate::sheet::{Function, is_human, optimal_moves};
use explain::question::Generator;

/// A row and how many to take, as entered.
type Entered = [i64; 2];

/// How moves are entered, and the prompts for the first number and for the second, or for both.
#[derive(Clone, Debug)]
pub(super) struct Entering {
    pub way: Entry,
    prompts: [Option<String>; 2],
}

impl Entering {
    pub fn new(way: Entry) -> Self {
        Self { way, prompts: [None, None] }
    }

    /// Whether the prompts for the two numbers cannot be told from each other.
    fn is_blind(&self) -> bool {
        self.way == Entry::TwoLines && self.prompts[0] == self.prompts[1]
    }

    /// Whether a prompt is one of those for a move, perhaps after other words.
    fn has(&self, key: &str) -> bool {
        let is_it = |known: &String| match &**known {
            "" => key.is_empty(),
            known => key.contains(known),
        };
        self.prompts.iter().flatten().any(is_it)
    }
}

/// A game as far as it has gone.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Follower<'a> {
    setting: &'a Setting,
    generator: Generator,
    board: Vec<u64>,
    /// The board before the last move, and that move, if nobody has been asked since.
    before: Option<(Vec<u64>, Entered)>,
    /// Whose turn it is.
    turn: usize,
    /// What is to be entered in this turn: moves that are not legal, and at last one that is.
    plan: VecDeque<Entered>,
    /// What has been entered and not played so far.
    entered: Option<Entered>,
    /// Whether a move that is not legal was entered in this turn.
    has_slipped: bool,
    /// How many slips have been made, each of another sort.
    slips: usize,
    /// The last value of `optimal_move`.
    proposed: Option<Entered>,
    /// How moves are entered, as far as an earlier game has shown.
    entry: Entering,
    /// The index of the number that was entered last, if each has its line.
    part: usize,
    /// How many prompts there were since a move was played.
    fruitless: u32,
    /// Whether something else than a move was asked for.
    asks_else: bool,
    /// How many prompts there were on the empty board.
    asked_when_over: u32,
    /// Whether there were any prompts, and any calls.
    has_asked: bool,
    has_called: bool,
    /// Who was named at each prompt, whose turn it was, and whether that was after a slip.
    named: Vec<(usize, usize, bool)>,
    /// What was printed since the last move.
    last: String,
    /// Whether an entered move was played.
    pub takes_moves: bool,
    /// What happened, move by move.
    pub story: Vec<String>,
    /// What ended the game before its end: a fault, or nothing if it was over.
    #[expect(clippy::option_option, reason = "a game may end by itself, by a fault, or not yet")]
    pub finding: Option<Option<Reason>>,
}

impl<'a> Follower<'a> {
    /// A game in which moves are entered so, `is_known` if that has worked before.
    pub fn new(setting: &'a Setting, entry: Entering, is_known: bool, seed: u64) -> Self {
        Self {
            setting,
            entry,
            generator: Generator::new(seed),
            board: setting.board.clone(),
            before: None,
            turn: 0,
            plan: VecDeque::new(),
            entered: None,
            has_slipped: false,
            slips: 0,
            proposed: None,
            part: 1,
            fruitless: 0,
            asks_else: false,
            asked_when_over: 0,
            has_asked: false,
            has_called: false,
            named: Vec::new(),
            last: String::new(),
            takes_moves: is_known,
            story: Vec::new(),
            finding: None,
        }
    }

    pub fn arguments(&self) -> Vec<PythonValue> {
        self.setting.arguments()
    }

    fn player(&self) -> &'static str {
        self.setting.players[self.turn]
    }

    fn is_empty(&self) -> bool {
        self.board.iter().all(|&row| row == 0)
    }

    /// Whether an exception may come from how a move was entered, since none was taken so far.
    pub fn may_have_misread(&self, raised: &Raised) -> bool {
        let is_of_reading = ["ValueError", "IndexError", "TypeError"].contains(&&*raised.kind);
        self.has_asked && is_of_reading && (self.asks_else || !self.takes_moves)
    }

    /// How moves are entered, as this game has shown.
    pub fn entering(&self) -> &Entering {
        &self.entry
    }

    /// Answers a prompt; `None` if there is nothing more to see.
    pub fn answer(&mut self, printed: &Printed) -> Option<String> {
        /// Prompts without a move, before the game counts as not followed.
        const MOST_FRUITLESS: u32 = 8;
        const MOST_WHEN_OVER: u32 = 3;
        if let Err(reason) = self.hear(printed) {
            self.finding = Some(Some(reason));
            return None;
        }
        let prompt = last_line(&printed.text);
        let key = plain(prompt, self.setting.players);
        let is_again = !key.is_empty() && self.entry.has(&key);
        if self.is_empty() {
            self.asked_when_over += 1;
            if !is_again && self.asked_when_over <= MOST_WHEN_OVER {
                // "Press Enter.", "Again?"
                return Some("n".to_owned());
            }
            self.finding = Some(if is_again {
                Some(Reason::Game(GameFault::AskedOnEmptyBoard))
            } else {
                self.judge_ending("")
            });
            return None;
        }
        self.has_asked = true;
        self.before = None;
        self.fruitless += 1;
        if self.fruitless > MOST_FRUITLESS {
            let why = "it never called make_move with a move that was entered";
            self.finding = Some(Some(Reason::NotFollowed(why.to_owned())));
            return None;
        }
        Some(self.enter(prompt, key))
    }

    /// What to enter at a prompt.
    fn enter(&mut self, prompt: &str, key: String) -> String {
        if self.plan.is_empty() {
            self.plan = self.new_plan();
        }
        let part = match self.entry.way {
            Entry::OneLine(_) => 0,
            Entry::TwoLines => self.asked_part(&key),
        };
        // What is asked for anew after a slip was refused.
        let is_refused = self.plan.len() > 1 && self.entered == self.plan.front().copied();
        match self.entered {
            Some([row, _]) if is_refused && part == 1 && self.part == 1 => {
                // The row was taken, so only the elements can be others.
                let slips = self.plan.len() - 1;
                self.plan.drain(..slips);
                self.plan[0] = if self.after([row, 1]).is_some() { [row, 1] } else { self.plan[0] };
            }
            _ if is_refused && part == 0 => {
                self.plan.pop_front();
            }
            _ => {}
        }
        if part == 0 {
            self.note_name(prompt);
        }
        let mv = self.plan[0];
        self.entered = Some(mv);
        self.has_slipped |= self.after(mv).is_none();
        match &self.entry.prompts[part] {
            None => self.entry.prompts[part] = Some(key),
            Some(_) => self.asks_else |= !self.entry.has(&key),
        }
        self.part = part;
        let is_swapped = self.names_elements_first() == Some(true);
        let numbers = if is_swapped { [mv[1], mv[0]] } else { mv };
        match self.entry.way {
            Entry::OneLine(between) => format!("{}{between}{}", numbers[0], numbers[1]),
            Entry::TwoLines => numbers[part].to_string(),
        }
    }

    /// Whether the prompt for a move names the elements first; `None` if it does not say.
    fn names_elements_first(&self) -> Option<bool> {
        self.entry.prompts[0].as_ref().and_then(|prompt| names_elements_first(prompt))
    }

    /// Which of two numbers a prompt asks for: the one whose prompt it is, or else the one after the other.
    fn asked_part(&self, key: &str) -> usize {
        let [Some(first), Some(second)] = &self.entry.prompts else {
            return usize::from(self.part == 0);
        };
        let is_again = |known: &String| !known.is_empty() && key.ends_with(&**known);
        match (is_again(first), is_again(second)) {
            (true, false) => 0,
            (false, true) => 1,
            _ => usize::from(self.part == 0),
        }
    }

    /// Notes who is named at a prompt, if one player is.
    fn note_name(&mut self, prompt: &str) {
        let prompt = prompt.to_lowercase();
        let [first, second] =
            self.setting.players.map(|player| prompt.contains(&player.to_lowercase()));
        if first != second {
            self.named.push((usize::from(second), self.turn, self.has_slipped));
        }
    }

    /// The moves to enter in a turn.
    fn new_plan(&mut self) -> VecDeque<Entered> {
        let legal = self.legal_move();
        let mut plan = VecDeque::new();
        if self.setting.has_slips && is_human(self.player()) {
            for _ in 0..=self.slips % 2 {
                plan.push_back(self.slip(legal));
                self.slips += 1;
            }
        }
        plan.push_back(legal);
        plan
    }

    /// A legal move: a winning one if people play each other and there is one.
    fn legal_move(&mut self) -> Entered {
        let rows: Vec<BigUint> = self.board.iter().map(|&row| row.into()).collect();
        let is_among_people = self.setting.players.iter().all(|player| is_human(player));
        let best = if is_among_people { optimal_moves(&rows) } else { None };
        let as_entered = |(row, elements): &(usize, BigUint)| {
            Some([i64::try_from(*row).ok()?, i64::try_from(elements).ok()?])
        };
        let moves: Vec<Entered> = match best {
            Some(moves) => moves.iter().filter_map(as_entered).collect(),
            None => (1..)
                .zip(&self.board)
                .flat_map(|(row, &size)| (1..=size.cast_signed()).map(move |count| [row, count]))
                .collect(),
        };
        moves[self.generator.index(moves.len())]
    }

    /// A move that is not legal, close to this one.
    fn slip(&self, [row, elements]: Entered) -> Entered {
        let rows = self.board.len().cast_signed() as i64;
        let size = |row: i64| self.board[usize::try_from(row - 1).unwrap_or(0)].cast_signed();
        let empty = (1..=rows).find(|&row| size(row) == 0).unwrap_or(rows + 2);
        [
            [row, size(row) + 1],
            [rows + 1, 1],
            [row, 0],
            [0, 1],
            [empty, elements],
            [row, -1],
            [-1, 1],
        ][self.slips % 7]
    }

    /// The board after a move, if it is legal.
    fn after(&self, [row, elements]: Entered) -> Option<Vec<u64>> {
        let index = usize::try_from(row).ok()?.checked_sub(1)?;
        let elements = u64::try_from(elements).ok().filter(|&elements| elements > 0)?;
        let mut board = self.board.clone();
        *board.get_mut(index)? = self.board.get(index)?.checked_sub(elements)?;
        Some(board)
    }

    /// Takes in what was printed, and the calls that were made meanwhile.
    fn hear(&mut self, printed: &Printed) -> Result<(), Reason> {
        for call in &printed.calls {
            self.last += &call.text;
            self.has_called = true;
            self.follow(call).map_err(|reason| self.weighed(reason))?;
        }
        self.last += &printed.text;
        Ok(())
    }

    /// A fault, unless it may come from how the prompts were answered.
    fn weighed(&self, reason: Reason) -> Reason {
        let is_blind_slip = self.has_slipped && self.entry.is_blind();
        let is_order_unknown = reason == Reason::Game(GameFault::NumbersSwapped)
            && self.entry.way == Entry::TwoLines
            && self.names_elements_first().is_none();
        let why = if self.asks_else {
            "it asks for other things than moves"
        } else if is_blind_slip {
            "it asks for the row and for the elements in the same words"
        } else if is_order_unknown {
            "its prompts do not say whether the row or the elements come first"
        } else {
            return reason;
        };
        Reason::NotFollowed(why.to_owned())
    }

    fn follow(&mut self, call: &WatchedCall) -> Result<(), Reason> {
        let unclear = || {
            let function = &call.name;
            Reason::NotFollowed(format!(
                "it calls {function} with something else than a board and numbers"
            ))
        };
        let PythonValue::Tuple(given) = &call.given else {
            return Err(unclear());
        };
        let board = given.first().and_then(numbers::<u64>).ok_or_else(unclear)?;
        if call.name == Function::OptimalMove.name() {
            self.catch_up(&board, None)?;
            self.proposed = numbers::<i64>(&call.value).and_then(|mv| mv.try_into().ok());
            return Ok(());
        }
        let mv = given.get(1..).and_then(|rest| numbers::<i64>(&PythonValue::List(rest.to_vec())));
        let mv: Option<Entered> = mv.and_then(|mv| mv.try_into().ok());
        let mv = mv.ok_or_else(unclear)?;
        if self.catch_up(&board, Some(mv))? { Ok(()) } else { self.make(mv) }
    }

    /// Takes in the board that a call is given: the one that is known; the one after a computer's move that was made
    /// without `make_move`; or the one before the last move, if that only looked ahead. Whether the call is a repetition.
    fn catch_up(&mut self, board: &[u64], mv: Option<Entered>) -> Result<bool, Reason> {
        if *board == self.board {
            return Ok(false);
        }
        if let Some((before, last)) = self.before.take_if(|(before, _)| before == board) {
            if mv == Some(last) {
                self.before = Some((before, last));
                return Ok(true);
            }
            if !is_human(self.setting.players[1 - self.turn]) {
                (self.board, self.turn) = (before, 1 - self.turn);
                self.story.pop();
                return Ok(false);
            }
        }
        match self.proposed {
            Some(mv)
                if !is_human(self.player()) && self.after(mv).is_some_and(|it| it == board) =>
            {
                self.play(mv).map(|()| false)
            }
            _ if self.has_slipped => Err(Reason::Game(GameFault::IllegalMoveCounted)),
            _ => Err(Reason::Game(GameFault::WrongBoard)),
        }
    }

    /// A move is given to `make_move` on the board that is there.
    fn make(&mut self, mv: Entered) -> Result<(), Reason> {
        let fault = |fault| Err(Reason::Game(fault));
        let [row, elements] = mv;
        if !is_human(self.player()) {
            return match (self.proposed, self.entered) {
                (Some(proposed), _) if proposed == mv => self.play(mv),
                (None, Some(entered)) if entered == mv => fault(GameFault::AskedForComputer),
                _ => fault(GameFault::NotOptimalMove),
            };
        }
        match self.entered {
            Some(entered) if entered == mv => {
                self.takes_moves = true;
                self.play(mv)
            }
            Some(entered) if self.after(entered).is_none() => fault(GameFault::IllegalMoveCounted),
            Some(entered) if entered == [elements, row] => fault(GameFault::NumbersSwapped),
            Some(_) => fault(GameFault::OtherMovePlayed),
            None if self.has_slipped => fault(GameFault::IllegalMoveCounted),
            None if self.proposed == Some(mv) => fault(GameFault::PersonNotAsked),
            None => Err(Reason::NotFollowed(
                "it calls make_move with moves that nobody has entered".to_owned(),
            )),
        }
    }

    /// A move is played if it is legal: then the turn changes.
    fn play(&mut self, mv: Entered) -> Result<(), Reason> {
        let ([row, elements], player) = (mv, self.player());
        let Some(board) = self.after(mv) else {
            self.story.push(format!("{player} tried {row}, {elements}, which is not legal"));
            let is_computers = !is_human(player);
            return if is_computers {
                Err(Reason::Game(GameFault::NotOptimalMove))
            } else {
                Ok(())
            };
        };
        self.story.push(format!("{player} took {elements} from row {row}"));
        self.before = Some((std::mem::replace(&mut self.board, board), mv));
        self.turn = 1 - self.turn;
        self.plan.clear();
        (self.entered, self.proposed, self.has_slipped) = (None, None, false);
        (self.part, self.fruitless) = (1, 0);
        self.last.clear();
        Ok(())
    }

    /// What is wrong with a game that has returned this, if anything.
    pub fn end(&mut self, printed: &Printed, returned: &str) -> Option<Reason> {
        let is_silent = printed.text.trim().is_empty();
        if let Err(reason) = self.hear(printed) {
            return Some(reason);
        }
        // The last move of a computer may have been made without make_move.
        if let Some(mv) = self.proposed
            && self.after(mv).is_some_and(|board| board.iter().all(|&row| row == 0))
            && !is_human(self.player())
        {
            let last = std::mem::take(&mut self.last);
            self.play(mv).err()?;
            self.last = last;
        }
        if !self.has_called && (self.has_asked || !is_silent) {
            return Some(Reason::NotFollowed(
                "it never called make_move with a move that was entered".to_owned(),
            ));
        }
        if !self.is_empty() {
            return Some(
                self.wrong_turn()
                    .unwrap_or_else(|| self.weighed(Reason::Game(GameFault::EndedEarly))),
            );
        }
        self.judge_ending(returned)
    }

    /// What is wrong with the names in a game that is over, if anything.
    fn judge_ending(&mut self, returned: &str) -> Option<Reason> {
        let winner = 1 - self.turn;
        let text = format!("{}\n{returned}", self.last);
        let claimed = claim(&text, self.setting.players);
        let is_right = claimed == Claim::Won(winner);
        // Prompts that always name the other player may name the rival, as long as the winner is right.
        let names_the_rival = self.named.iter().all(|(named, turn, _)| named != turn);
        if !(names_the_rival && is_right)
            && let Some(reason) = self.wrong_turn()
        {
            return Some(reason);
        }
        let [winner, loser] = [winner, self.turn].map(|it| self.setting.players[it].to_owned());
        match claimed {
            _ if is_right => None,
            Claim::Nobody => Some(Reason::Game(GameFault::WinnerNotNamed)),
            Claim::Won(_) => Some(Reason::Game(GameFault::LoserNamed { winner, loser })),
            Claim::Unclear => Some(Reason::NotFollowed(
                "its end names both players, and it is not clear which one as the winner"
                    .to_owned(),
            )),
        }
    }

    /// That a prompt named a player whose turn it was not.
    fn wrong_turn(&self) -> Option<Reason> {
        let &(_, _, has_slipped) = self.named.iter().find(|(named, turn, _)| named != turn)?;
        Some(self.weighed(Reason::Game(if has_slipped {
            GameFault::IllegalMoveCounted
        } else {
            GameFault::WrongTurn
        })))
    }
}

/// The numbers in a list, if all of them are such.
fn numbers<N: TryFrom<num_bigint::BigInt>>(value: &PythonValue) -> Option<Vec<N>> {
    let numbers = value.as_numbers()?.into_iter();
    numbers.map(|number| N::try_from(number).ok()).collect()
}
