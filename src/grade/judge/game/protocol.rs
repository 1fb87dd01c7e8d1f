//! The protocol of talking to a hand-in: how moves are entered, and how its other questions are answered.
//!
//! A game asks for more than moves: "Press Enter", "Sure? (y/n)", "Play again?". Nobody knows beforehand which of its
//! prompts are for a move, in whatever language. So each is first taken for one; if that goes wrong, the game is played
//! again with another protocol, which answers the last prompt with Enter, yes or no, or enters the move differently.
//! The protocol of the first complete game is kept.

use std::collections::{BTreeMap, BTreeSet};

use super::drawing::Drawings;
use super::entry::EntryStyle;
use super::spoken::{Line, Pattern, lines, pattern};

/// How to talk to a hand-in.
#[derive(Clone, Debug, Default)]
pub(super) struct Protocol {
    pub entry: EntryStyle,
    pub refusal: Refusal,
    /// The answers to prompts that are not for a move.
    pub answers: BTreeMap<Pattern, String>,
}

/// How a game refuses an impossible number, if it asks for the two of a move one by one and its prompts do not show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It asks for both again after both have been entered.
    #[default]
    Both,
    /// It asks for each again at once.
    Each,
    /// It asks for the first again at once, and after the second for both.
    FirstAtOnce,
}

impl Refusal {
    /// The others, the likeliest first; none if one of them has been tried.
    pub fn others(self) -> &'static [Self] {
        match self {
            Self::Both => &[Self::Each, Self::FirstAtOnce],
            _ => &[],
        }
    }
}

/// A prompt: the last line before the game waits for an answer, below the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Asking {
    /// The line itself.
    pub text: String,
    /// What it says about players.
    pub line: Line,
    /// What it has in common with other occurrences of the same prompt.
    pub key: Pattern,
    /// The words that ask for something, including the line before.
    pub words: Pattern,
}

impl Asking {
    /// Reads the prompt at the end of what was printed below the board.
    pub fn read(below: &str, players: [&str; 2]) -> Self {
        let says_anything = |text: &&str| !lines(text, players).is_empty();
        let text = below.lines().rfind(says_anything).unwrap_or_default();
        let told = lines(below, players);
        let line = told.last().cloned().unwrap_or_default();
        // Lists of numbers may have any length.
        let is_in_list = |part: &String| matches!(part.as_str(), "#" | "0" | ",");
        let mut key = pattern(&line);
        key.dedup_by(|next, before| is_in_list(next) && is_in_list(before));
        Self {
            text: text.to_owned(),
            line,
            key,
            words: pattern(&told[told.len().saturating_sub(2)..].concat()),
        }
    }

    /// Possible answers, the likeliest first, before or after the end of the game.
    pub fn answers(&self, is_over: bool) -> Vec<String> {
        let offered = offered(&self.text);
        let mut answers = Vec::new();
        if is_over {
            answers.extend(offered.last().cloned());
            answers.push("n".to_owned());
        }
        answers.push(String::new());
        answers.extend(offered);
        answers.extend(["y", "n", "yes", "no", "1"].map(str::to_owned));
        let mut seen = BTreeSet::new();
        answers.retain(|answer| seen.insert(answer.clone()));
        answers
    }
}

/// The words that a prompt offers as choices: "y" and "n" in "(y/n)", "ok" in "Type 'ok'", "m" and "r" in "(m)ove or
/// (r)ules", "move" and "rules" in "move or rules?".
fn offered(text: &str) -> Vec<String> {
    const OR: [&str; 5] = ["or", "oder", "ou", "o", "eller"];
    let quoted = ['\'', '"', '`'].into_iter();
    let quoted = quoted.flat_map(|quote| text.split(quote).skip(1).step_by(2));
    let in_brackets = text.split(['(', '[']).skip(1);
    let in_brackets = in_brackets.filter_map(|rest| rest.split([')', ']']).next());
    let mut words: Vec<&str> = quoted.chain(in_brackets).collect();
    let text = text.replace(['/', '|'], " or ");
    let said: Vec<&str> = text.split_whitespace().collect();
    for at in (0..said.len()).filter(|&at| OR.contains(&said[at])) {
        // "move, rules or quit"
        let listed = said[..at].iter().rev().skip(1);
        let listed = listed.take_while(|word| word.ends_with(',')).count();
        let choice = said.iter().take(at + 2).skip(at.saturating_sub(listed + 1));
        words.extend(choice.map(|word| word.trim_matches(|it: char| !it.is_alphanumeric())));
    }
    let is_short =
        |word: &str| (1..=12).contains(&word.len()) && word.chars().all(char::is_alphanumeric);
    words.retain(|word| is_short(word) && !OR.contains(word));
    words.into_iter().map(str::to_owned).collect()
}

/// What the games of a hand-in have taught, one after the other.
#[derive(Clone, Default)]
pub(super) struct Learned {
    pub protocol: Protocol,
    pub prompts: Prompts,
    pub drawings: Drawings,
    /// Prompts for a move: one was seen to be played, or no better interpretation was found.
    pub known: BTreeSet<Pattern>,
    /// The lines that were printed during games.
    pub heard: BTreeSet<Pattern>,
}

/// The words of the prompts that came with legal moves: for the row, and for the elements.
///
/// A game that asks for the two one by one may ask again for one of them after an impossible number. Which one shows in
/// the prompt: the known one that it resembles more. "No! How many?" resembles "How many?" more than "Which row?", in
/// whatever language.
#[derive(Clone, Debug, Default)]
pub(super) struct Prompts([Option<Pattern>; 2]);

impl Prompts {
    /// Remembers the first prompt for a part.
    pub fn remember(&mut self, part: usize, asking: &Asking) {
        self.0[part].get_or_insert_with(|| asking.words.clone());
    }

    /// Whether the two are different.
    pub fn differ(&self) -> bool {
        matches!(&self.0, [Some(row), Some(elements)] if row != elements)
    }

    /// The part that a prompt asks for, if it can be recognised.
    pub fn asked_for(&self, asking: &Asking) -> Option<usize> {
        let [Some(row), Some(elements)] = &self.0 else {
            return None;
        };
        let [row, elements] = [row, elements].map(|known| likeness(&asking.words, known));
        (row != elements).then(|| usize::from(row < elements))
    }
}

/// How similar two prompts are, in thousandths.
fn likeness(one: &Pattern, other: &Pattern) -> usize {
    let [one, other] = [one, other].map(|words| words.iter().collect::<BTreeSet<_>>());
    1000 * one.intersection(&other).count() / one.union(&other).count().max(1)
}

#[cfg(test)]
mod tests {
    use super::{Asking, Prompts, offered};

    const PLAYERS: [&str; 2] = ["Anna", "Computer 1"];

    #[test]
    fn a_prompt_is_known_again() {
        for (once, again) in [
            ("Anna, your move: ", "No!\ncomputer 1, your move: "),
            ("Turn 1, rows 1, 2, 3\n> ", "Turn 12, rows 2\n"),
        ] {
            let [once, again] = [once, again].map(|text| Asking::read(text, PLAYERS).key);
            assert_eq!(once, again);
        }
        assert!(Asking::read("\n > \n", PLAYERS).key.is_empty());
    }

    #[test]
    fn the_words_of_a_choice_are_offered() {
        for (text, words) in [
            ("Sure? (yes/no) ", &["yes", "no"][..]),
            ("Noch ein Spiel [j/N]?", &["j", "N"]),
            ("Type 'ok' to go on: ", &["ok"]),
            ("(m)ove or (r)ules? ", &["m", "r"]),
            ("move or rules?", &["move", "rules"]),
            ("Play, rules or quit: ", &["Play", "rules", "quit"]),
            ("Anna, your move (row, elements): ", &[]),
            ("/", &[]),
        ] {
            assert_eq!(offered(text), words, "{text}");
        }
        let again = Asking::read("Again? (j/n)", PLAYERS);
        assert_eq!(again.answers(true)[..2], ["n", ""]);
        assert_eq!(again.answers(false)[..3], ["", "j", "n"]);
    }

    const TWO: [&str; 2] = ["Anna", "Boris"];

    fn prompts(row: &str, elements: &str) -> Prompts {
        let mut prompts = Prompts::default();
        prompts.remember(0, &Asking::read(row, TWO));
        prompts.remember(1, &Asking::read(elements, TWO));
        prompts
    }

    #[test]
    fn a_prompt_that_comes_again_is_known() {
        for (row, elements) in [
            ("Anna, which row? ", "How many elements from row 2? "),
            ("Anna, which row? ", "How many do you want to take from this row? "),
            ("Welche Reihe? ", "Wie viele? "),
            ("Anna, row:\n", "Anna, elements:\n"),
            ("Row?\n> ", "Elements?\n> "),
            ("Rangée: ", "Éléments: "),
            ("From which row do you take elements? ", "How many elements from row 3? "),
        ] {
            let prompts = prompts(row, elements);
            assert!(prompts.differ());
            for before in ["", "No.\n", "That is not possible! ", "No.\n\nTry again.\n"] {
                for (prompt, part) in [(row, 0), (elements, 1)] {
                    let text =
                        format!("{before}{prompt}").replace("Anna", "Boris").replace('2', "1");
                    assert_eq!(prompts.asked_for(&Asking::read(&text, TWO)), Some(part), "{text}");
                }
            }
        }
    }

    #[test]
    fn prompts_without_words_cannot_be_told_apart() {
        let prompts = prompts("> ", "> ");
        assert!(!prompts.differ());
        assert_eq!(prompts.asked_for(&Asking::read("No.\n> ", TWO)), None);
    }
}
