//! A game of Nim in disguise that goes on: the turns made so far, what can be done now, and who wins.
//!
//! Here a line of Northcott's game is as long as its gap when the game begins, so a piece has as much room behind it as it has
//! stepped forward: after `3,2` on `northcott 3 1 4` the first player can step back by 2 on line 3.

use nimlab::game::{Disguise, DisguisedMove};
use nimlab::play::Worth;
use nimlab::question::{Dash, Generator, Question, Request as Wanted};

use crate::board::{DrawnBoard, MoveMade};
use crate::disguise::{DrawnDisguise, Way, is_drawn, ways};
use crate::explained::Standing;
use crate::game::Reviewed;
use crate::request::Request;
use crate::verdict::Verdict;

#[derive(Clone)]
pub(crate) struct DisguisedMatch {
    disguise: Disguise,
    /// The room behind the pieces of the first player, and of the second.
    behind: [Vec<u64>; 2],
    turns: usize,
}

impl DisguisedMatch {
    /// The game as it is after the turns that were made; `None` where its words are not those of a disguise.
    pub(crate) fn of(request: &Request) -> Result<Option<Self>, String> {
        let Some(begun) = Self::begun(&request.words)? else {
            return Ok(None);
        };
        let mut turns = request.turns.iter();
        let now = turns.try_fold(begun, |game, say| game.after(say));
        now.map(Some)
    }

    fn begun(words: &str) -> Result<Option<Self>, String> {
        let wanted = Wanted::parse(&format!("explain {words}"), Dash::Refused);
        let Ok(Wanted::Disguised(disguise)) = wanted else {
            return Ok(None);
        };
        if !is_drawn(&disguise) {
            return Err("this is too large to be played here".to_owned());
        }
        let behind = vec![0; disguise.places().len()];
        Ok(Some(Self { disguise, behind: [behind.clone(), behind], turns: 0 }))
    }

    /// All that can be done now.
    fn ways(&self) -> Vec<Way> {
        ways(&self.disguise, &self.behind[self.turns % 2])
    }

    /// The same game after a turn.
    fn after(mut self, say: &str) -> Result<Self, String> {
        let way = self.ways().into_iter().find(|way| way.made.say == say);
        let mv = way.ok_or_else(|| format!("'{say}' is not legal here"))?.mv;
        let room = &mut self.behind[self.turns % 2];
        match mv {
            DisguisedMove::Forward { line, forward, .. } => room[line - 1] += forward,
            DisguisedMove::Back { line, back, .. } => room[line - 1] -= back,
            _ => {}
        }
        self.disguise = self.left_by(&mv)?;
        self.turns += 1;
        Ok(self)
    }

    fn left_by(&self, mv: &DisguisedMove) -> Result<Disguise, String> {
        let left = self.disguise.after(mv);
        left.ok_or_else(|| "this is not legal here".to_owned())
    }

    fn mover_wins(&self) -> bool {
        self.disguise.position().mover_wins()
    }

    /// Whether a move leaves what loses.
    fn is_winning(&self, way: &Way) -> bool {
        let left = self.left_by(&way.mv);
        left.is_ok_and(|left| !left.position().mover_wins())
    }

    pub(crate) fn standing(&self) -> Standing {
        let all = self.ways();
        let mut winning = self.ways();
        winning.retain(|way| self.is_winning(way));
        let count = winning.len();
        let winning = winning.into_iter().map(|way| way.made);
        let is_over = all.is_empty();
        Standing {
            board: DrawnBoard::without_rows(self.disguise.to_string(), is_over),
            verdict: Verdict::of_moves(self.mover_wins(), is_over, count, winning),
            disguise: Some(DrawnDisguise::with(&self.disguise, self.behind.clone(), all)),
        }
    }

    /// The computer's move, which wins on so many turns of a hundred, where one does; it steps back only where it has to.
    pub(crate) fn chosen(&self, difficulty: u8, seed: u64) -> Option<MoveMade> {
        let mut chance = Generator::new(seed.wrapping_add(self.turns as u64));
        let plays_well = chance.number(1, 100) <= u64::from(difficulty);
        let is_back = |way: &Way| matches!(way.mv, DisguisedMove::Back { .. });
        let (back, forward): (Vec<Way>, Vec<Way>) = self.ways().into_iter().partition(is_back);
        let all = if forward.is_empty() { back } else { forward };
        let (mut winning, mut others): (Vec<Way>, Vec<Way>) =
            all.into_iter().partition(|way| self.is_winning(way));
        if !plays_well {
            others.append(&mut winning);
        }
        let mut known = if winning.is_empty() { others } else { winning };
        let at = chance.index(known.len());
        (at < known.len()).then(|| known.swap_remove(at).made)
    }

    /// The question that hints are for.
    pub(crate) fn question(&self) -> Question {
        Question::disguised(Question::Move, self.disguise.clone())
    }

    /// What each move was worth.
    pub(crate) fn reviewed(request: &Request) -> Result<Vec<Reviewed>, String> {
        let mut game = Self::begun(&request.words)?.ok_or("this is no game in disguise")?;
        let mut turns: Vec<Reviewed> = Vec::new();
        for say in &request.turns {
            let (on, could_win) = (game.disguise.to_string(), game.mover_wins());
            game = game.after(say)?;
            let worth = Worth::of(could_win, game.mover_wins());
            let leaves = game.disguise.to_string();
            let made = MoveMade { say: say.clone(), leaves };
            turns.push(Reviewed { made, on, worth, decided: false });
        }
        let mut mistakes = turns.iter_mut().rev();
        if let Some(last) = mistakes.find(|turn| turn.worth == Worth::Mistake) {
            last.decided = true;
        }
        Ok(turns)
    }
}
