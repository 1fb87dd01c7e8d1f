//! The manner in which one talks with a hand-in: how moves are entered, and what its other questions are answered.
//!
//! A game asks for more than moves: "Press Enter", "Sure? (y/n)", "Play again?". Nobody knows beforehand which of its
//! prompts are for a move, in whatever language. So each is first taken for one; where that goes wrong, the game is played
//! once more with another manner, in which the prompt that came last gets an Enter, or a yes, or a no, or the move is
//! entered otherwise. The manner in which a game goes to its end is kept for those that follow.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::EntryStyle;
use super::spoken::{Line, Pattern, lines, pattern};

/// A prompt: the last line before the game waits for an answer, below the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Asking {
    /// The line as it stands.
    pub text: String,
    /// What it says about players.
    pub line: Line,
    /// What it has in common with the same prompt at another time.
    pub key: Pattern,
    /// The words that ask for something: the last line, and that with the one before it.
    pub words: [Pattern; 2],
}

impl Asking {
    /// The prompt at the end of what was printed below the board.
    pub fn read(below: &str, players: [&str; 2]) -> Self {
        let mut told = below.lines().rev().map(|text| (text, lines(text, players)));
        let last = told.find_map(|(text, mut lines)| Some((text, lines.pop()?)));
        let (text, line) = last.unwrap_or_default();
        // A list of numbers may be of any length.
        let is_in_list = |part: &String| matches!(part.as_str(), "#" | ",");
        let mut key = pattern(&line);
        key.dedup_by(|next, before| is_in_list(next) && is_in_list(before));
        let told = lines(below, players).into_iter().rev();
        let mut patterns = told.map(|line| pattern(&line));
        let last = patterns.next().unwrap_or_default();
        let before = patterns.next().unwrap_or_default();
        Self {
            text: text.to_owned(),
            line,
            key,
            words: [last.clone(), [before, last].concat()],
        }
    }

    /// What may be answered, the likeliest first, before or after the end of the game.
    fn answers(&self, is_over: bool) -> Vec<String> {
        let offered = offered(&self.text);
        let usual = ["y", "n", "yes", "no", "1"].map(str::to_owned);
        let nothing = String::new();
        let mut answers: Vec<String> = if is_over {
            let stop = offered.last().cloned();
            let stops = stop.into_iter().chain(["n".to_owned(), nothing]);
            stops.chain(offered).chain(usual).collect()
        } else {
            [nothing].into_iter().chain(offered).chain(usual).collect()
        };
        let mut seen = BTreeSet::new();
        answers.retain(|answer| seen.insert(answer.clone()));
        answers
    }
}

/// The words between which a prompt lets choose: "y" and "n" in "(y/n)", "ok" in "Type 'ok'", "m" and "r" in "(m)ove or
/// (r)ules", "move" and "rules" in "move or rules?".
fn offered(text: &str) -> Vec<String> {
    const OR: &str = "or oder ou o eller";
    let is_of_word = |it: char| it.is_alphanumeric();
    let mut words = Vec::new();
    for (at, _) in text.match_indices(['/', '|']) {
        let (before, after) = (&text[..at], &text[at + 1..]);
        words.push(&before[before.trim_end_matches(is_of_word).len()..]);
        words.push(&after[..after.len() - after.trim_start_matches(is_of_word).len()]);
    }
    for quote in ['\'', '"', '`'] {
        words.extend(text.split(quote).skip(1).step_by(2));
    }
    let in_brackets = text.split(['(', '[']).skip(1);
    words.extend(in_brackets.filter_map(|rest| rest.split([')', ']']).next()));
    let said: Vec<&str> = text.split_whitespace().collect();
    for (at, _) in said
        .iter()
        .enumerate()
        .filter(|(_, word)| OR.split(' ').any(|or| or == **word))
    {
        // "move, rules or quit"
        let before = said[..at].iter().rev().enumerate();
        let before = before.take_while(|(distance, word)| *distance == 0 || word.ends_with(','));
        let before: Vec<&str> = before.map(|(_, word)| *word).collect();
        let choice = before.into_iter().rev().chain(said.get(at + 1).copied());
        words.extend(choice.map(|word| word.trim_matches(|it: char| !it.is_alphanumeric())));
    }
    let is_short =
        |word: &&str| !word.is_empty() && word.len() <= 12 && word.chars().all(is_of_word);
    words
        .into_iter()
        .filter(is_short)
        .map(str::to_owned)
        .collect()
}

/// How one talks with a hand-in.
#[derive(Clone, Debug, Default)]
pub(super) struct Manner {
    pub entry: EntryStyle,
    /// What is answered to prompts that are not for a move.
    answers: BTreeMap<Pattern, String>,
}

impl Manner {
    /// What a prompt is answered that is not for a move.
    pub fn answer(&self, key: &Pattern) -> Option<&String> {
        self.answers.get(key)
    }

    /// Other manners that may go better after one went wrong, the likeliest first. `asked` are the prompts that were taken
    /// for one for a move, in order, those of which that is not certain; `is_over` tells whether the last came when nothing
    /// was left.
    pub fn others(&self, asked: &[Asking], mut seen: WentWrong) -> Vec<Self> {
        /// Prompts that may be the reason, counted from the last one.
        const MOST_ASKED: usize = 3;
        let mut others = Vec::new();
        for asking in asked.iter().rev().take(MOST_ASKED) {
            let answers = asking.answers(seen.is_over).into_iter().map(|answer| {
                let mut other = self.clone();
                other.answers.insert(asking.key.clone(), answer);
                other
            });
            others.extend(answers);
            seen.is_over = false;
        }
        let styles = asked.last().map(|asking| self.entry.others(&asking.text));
        let styles = styles.filter(|_| seen.may_be_entry).unwrap_or_default();
        let entered = styles.into_iter().map(|entry| Self {
            entry,
            ..self.clone()
        });
        if seen.has_board {
            entered.chain(others).collect()
        } else {
            others.into_iter().chain(entered).collect()
        }
    }
}

/// What was seen of a game that went wrong.
#[derive(Clone, Copy, Debug)]
pub(super) struct WentWrong {
    /// Whether nothing was left on the board.
    pub is_over: bool,
    /// Whether the board had been shown before the last prompt.
    pub has_board: bool,
    /// Whether the way in which moves are entered may be the reason.
    pub may_be_entry: bool,
}

#[cfg(test)]
mod tests {
    use super::{Asking, offered};

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
}
