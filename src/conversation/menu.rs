//! What can be typed now, as data: a terminal writes it into the prompt, a page makes buttons of it.
//!
//! `[answer, hint, Enter: go on, b: back, q: leave] ` in a lesson; in practice, which explains the commands at the
//! start, only `> `. Without signs: `Type answer, hint, Enter: go on, b: back, q: leave. `, and `Answer: `.

use crate::document::Text;
use crate::render::Terminal;

/// What can be typed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The name of free input, if any: an `answer`, a `move`.
    pub free: Option<&'static str>,
    /// The other choices.
    pub choices: Vec<Choice>,
    /// Whether the prompt lists them.
    pub is_listed: bool,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The word; empty for just Enter.
    pub typed: &'static str,
    /// What it does.
    pub does: &'static str,
}

impl Choice {
    /// A word with its effect.
    #[must_use]
    pub const fn new(typed: &'static str, does: &'static str) -> Self {
        Self { typed, does }
    }

    /// A word that names its effect.
    #[must_use]
    pub const fn of(word: &'static str) -> Self {
        Self::new(word, word)
    }

    fn in_words(self, briefly: bool) -> String {
        let Self { typed, does } = self;
        let in_short = does.rsplit(' ').next().unwrap_or(does);
        match typed {
            "" if briefly => "Enter".to_owned(),
            "" => format!("Enter: {does}"),
            _ if typed == does => typed.to_owned(),
            _ => format!("{typed}: {}", if briefly { in_short } else { does }),
        }
    }
}

impl Menu {
    /// A menu that has been explained before: the prompt lists nothing.
    pub fn unlisted(free: &'static str, choices: impl IntoIterator<Item = Choice>) -> Self {
        Self {
            free: Some(free),
            choices: choices.into_iter().collect(),
            is_listed: false,
        }
    }

    /// The prompt, shortened if it is wider than the terminal.
    #[must_use]
    pub fn line(&self, shown: Terminal) -> String {
        let [before, after] = match (self.is_listed, shown.linear) {
            (true, true) => ["Type ", ". "],
            (true, false) => ["[", "] "],
            (false, true) => {
                let free = Text::from(self.free.unwrap_or("type"));
                return format!("{}: ", free.capitalised());
            }
            (false, false) => return "> ".to_owned(),
        };
        let [long, short] =
            [false, true].map(|briefly| format!("{before}{}{after}", self.listed(briefly)));
        if long.len() < shown.width {
            long
        } else {
            short
        }
    }

    fn listed(&self, briefly: bool) -> String {
        let choices = self.choices.iter().map(|choice| choice.in_words(briefly));
        let free = self.free.map(str::to_owned);
        let words: Vec<String> = free.into_iter().chain(choices).collect();
        words.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::{Choice, Menu};
    use crate::render::Terminal;

    fn columns(width: usize, linear: bool) -> Terminal {
        Terminal {
            width,
            ascii: false,
            colour: false,
            linear,
        }
    }

    #[test]
    fn the_line_is_short_where_there_is_little_room() {
        let menu = Menu {
            free: Some("answer"),
            choices: vec![
                Choice::of("hint"),
                Choice::new("", "go on"),
                Choice::new("s", "rest of the step"),
            ],
            is_listed: true,
        };
        let long = "[answer, hint, Enter: go on, s: rest of the step] ";
        assert_eq!(menu.line(columns(long.len() + 1, false)), long);
        let short = "[answer, hint, Enter, s: step] ";
        assert_eq!(menu.line(columns(long.len(), false)), short);
        let in_words = "Type answer, hint, Enter: go on, s: rest of the step. ";
        assert_eq!(menu.line(columns(80, true)), in_words);
        let unlisted = Menu {
            is_listed: false,
            ..menu
        };
        assert_eq!(unlisted.line(columns(80, false)), "> ");
        assert_eq!(unlisted.line(columns(80, true)), "Answer: ");
    }
}
