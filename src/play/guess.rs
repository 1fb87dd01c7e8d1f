//! Guessing the rule of an opponent after a game: which moves contradict a guess, and the result.
//!
//! Against Ben, who copies, the guess "takes any number from the largest row" is answered with the first of his moves
//! that did not come from a largest row.

use super::match_::{Match, Side};
use super::messages::written;
use super::opponent::Opponent;
use crate::conversation::{Action, Choice, Menu, Reply, normalised};
use crate::document::text::{Text, bad, code, good, text};
use crate::document::wording::counted;
use crate::document::{Block, Document, Table};
use crate::phrase::knows_not;

/// The question for the rule of an opponent.
#[derive(Clone, Debug)]
pub struct RuleGuess {
    opponent: Opponent,
    side: Side,
    is_found: bool,
    /// The number of wrong guesses.
    wrong: usize,
}

impl RuleGuess {
    /// The most wrong guesses: trying one rule after the other does not count as finding it.
    const MOST_WRONG: usize = 2;

    /// The question after a game between a person and an opponent that was long enough to show a rule; `None` after any
    /// other game.
    #[must_use]
    pub fn after(game: &Match) -> Option<Self> {
        let (opponent, side) = game.opponent_of_a_person()?;
        game.is_long_enough(side).then_some(Self { opponent, side, is_found: false, wrong: 0 })
    }

    /// Whether the rule has been found.
    #[must_use]
    pub fn is_found(&self) -> bool {
        self.is_found
    }

    /// Judges a guess: says when the rule is right, or what contradicts the guess.
    #[must_use = "the guess is judged to tell what came of it"]
    pub fn judge(&mut self, guessed: Opponent, game: &Match) -> Document {
        if guessed == self.opponent {
            self.is_found = true;
            return self.found();
        }
        Document::of(self.against(guessed, game))
    }

    /// Asks for the rule.
    pub(super) fn asked(&self, game: &Match) -> Document {
        let name = self.opponent.name();
        let question = text!["By which rule does "{name}" play? These were the moves:"];
        let rules = Opponent::by_their_rules(game.rule()).into_iter().zip(LETTERS.chars());
        let rules = rules.map(
            |(opponent, letter)| text![{letter.to_string()}": "{name}"\u{a0}"{opponent.plays()}],
        );
        let how = text![
            "Type a letter, and after a wrong one up to "{Self::MOST_WRONG}" more; or press Enter to leave it open. "
            {Action::Moves}" shows the moves again."
        ];
        let moves = moves_on_boards(game);
        Document::of((question, moves, Block::list(rules), how.at_prompt()))
    }

    /// Shows messages, and waits for a letter.
    pub(super) fn ask(said: impl IntoIterator<Item = Document>) -> Reply {
        Reply::ask(said, Self::menu())
    }

    fn menu() -> Menu {
        let open = Choice::new(Action::GoOn, "leave it open").or([Action::Skip]);
        Menu::unlisted("letter", [open, Action::Moves.into(), Action::Leave.into()])
    }

    /// Takes a line of input.
    pub(super) fn take(&mut self, line: &str, game: &Match) -> Reply {
        match Self::menu().action(line) {
            Some(Action::Moves) => return Self::ask([Document::of(moves_on_boards(game))]),
            None if !knows_not(line) => {}
            _ => return Reply::ended([self.left_open(game)]),
        }
        let typed = normalised(line);
        let letter = typed.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let place = LETTERS.find(letter).filter(|_| letter.len() == 1);
        let rules = Opponent::by_their_rules(game.rule());
        let Some(&guessed) = place.and_then(|place| rules.get(place)) else {
            let last = &LETTERS[rules.len() - 1..rules.len()];
            let expected = text![
                "Expected a letter from a to "{last}", "{Action::Moves}", or Enter."
            ];
            return Self::ask([Document::of(expected)]);
        };
        let mut judged = self.judge(guessed, game);
        if self.is_found {
            // The review says when the rule is right.
            let (name, plays) = (self.opponent.name(), self.opponent.plays());
            return Reply::ended([Document::of(text![{good("Yes")}": "{name}" "{plays}"."])]);
        }
        self.wrong += 1;
        if self.wrong <= Self::MOST_WRONG {
            return Self::ask([judged]);
        }
        judged.blocks.extend(self.left_open(game).blocks);
        Reply::ended([judged])
    }

    fn found(&self) -> Document {
        let (name, plays) = (self.opponent.name(), self.opponent.plays());
        Document::of(text![{good("Yes")}": "{name}" "{plays}". "{self.opponent.is_right()}])
    }

    fn left_open(&self, game: &Match) -> Document {
        Document::of(text![
            "The rule stays open. "{code(game.words_against(self.opponent))}
            " plays another game."
        ])
    }

    /// What contradicts another rule: the first move that it does not lead to, if there is one.
    fn against(&self, guessed: Opponent, game: &Match) -> Text {
        let moves = game.moves();
        let own = (0..moves.len()).filter(|&at| Side::after_moves(at) == self.side);
        let other = own.map(|at| (at, game.position_before(at))).find(|(at, before)| {
            let last = at.checked_sub(1).and_then(|last| moves.get(last));
            !guessed.may_play(before, last, &moves[*at])
        });
        let name = self.opponent.name();
        match other {
            Some((at, before)) => {
                text![
                    {bad("No")}": by that rule "{name}" would not have played "
                    {written(&before.board, &moves[at])}" on "{&before.board}
                    ", which was move "{at + 1}"."
                ]
            }
            None => text![
                {bad("No")}", though every move of "{name}
                " fits that rule too: this game cannot tell the two apart, and another may."
            ],
        }
    }
}

/// Every move with the board before it; if there are very many, only the first.
fn moves_on_boards(game: &Match) -> Table {
    const MOST_SHOWN: usize = 20;
    let mut table = Table::of(">move|<player|<on the board|<played");
    let count = game.moves().len();
    let shown = if count > MOST_SHOWN + 1 { MOST_SHOWN } else { count };
    for at in 0..shown {
        let before = game.position_before(at);
        let player = game.player(Side::after_moves(at)).name();
        let made = written(&before.board, &game.moves()[at]);
        table.add((at + 1, player.to_owned(), &before.board, made));
    }
    if shown < count {
        let more = counted(count - shown, "more move");
        table.add(("⋮", more, "", ""));
    }
    table
}

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
