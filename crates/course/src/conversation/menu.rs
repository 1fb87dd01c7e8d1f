//! What can be typed now, as data: a terminal writes it into the prompt, a page makes buttons of it, and the conversation
//! reads by it what was typed.
//!
//! `[your answer, or hint, skip, back, quit] ` at an exercise of a lesson; in play, which explains the commands at the
//! start, only `> `. Without signs: `Type your answer, or hint, skip, back, quit. `, and `Move: `.

use super::action::{Action, normalised};
use explain::document::Text;
use render::Terminal;

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

/// An action that can be asked for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The words that name it here, first the one to show; empty for just Enter.
    pub words: Vec<&'static str>,
    /// What it does; `None` if the menu does not show it.
    pub does: Option<&'static str>,
}

impl Choice {
    /// An action with its effect here.
    pub fn new(action: Action, does: impl Into<Option<&'static str>>) -> Self {
        Self { action, words: action.words().to_vec(), does: does.into() }
    }

    /// The word to show, and what it does.
    pub fn shown(&self) -> Option<(&'static str, &'static str)> {
        Some((*self.words.first()?, self.does?))
    }

    fn in_words(&self, briefly: bool) -> Option<String> {
        let (typed, does) = self.shown()?;
        let in_short = does.rsplit(' ').next().unwrap_or(does);
        Some(match typed {
            "" if briefly => "Enter".to_owned(),
            "" => format!("Enter: {does}"),
            _ if typed == does => typed.to_owned(),
            _ => format!("{typed}: {}", if briefly { in_short } else { does }),
        })
    }
}

/// An action whose word says what it does.
impl From<Action> for Choice {
    fn from(action: Action) -> Self {
        Self::new(action, action.word())
    }
}

impl Menu {
    /// A menu that has been explained before: the prompt lists nothing.
    pub fn unlisted(free: &'static str, choices: impl IntoIterator<Item: Into<Choice>>) -> Self {
        Self {
            free: Some(free),
            choices: choices.into_iter().map(Into::into).collect(),
            is_listed: false,
        }
    }

    /// The action that a line names, if it is offered.
    pub fn action(&self, line: &str) -> Option<Action> {
        let typed = normalised(line);
        let is_named = |choice: &&Choice| choice.words.contains(&&typed[..]);
        self.choices.iter().find(is_named).map(|named| named.action)
    }

    /// The prompt, shortened if it is wider than the terminal.
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
        if long.len() < shown.width { long } else { short }
    }

    fn listed(&self, briefly: bool) -> String {
        let choices = (self.choices.iter()).filter_map(|choice| choice.in_words(briefly));
        let choices = choices.collect::<Vec<_>>().join(", ");
        match self.free {
            Some(free) => format!("your {free}, or {choices}"),
            None => choices,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, Choice, Menu};
    use render::Terminal;

    fn columns(width: usize, linear: bool) -> Terminal {
        Terminal { width, ascii: false, colour: false, linear }
    }

    #[test]
    fn the_line_is_short_where_there_is_little_room() {
        let menu = Menu {
            free: Some("answer"),
            choices: vec![
                Action::Hint.into(),
                Choice::new(Action::GoOn, "go on"),
                Choice::new(Action::Skip, "skip the question"),
            ],
            is_listed: true,
        };
        let long = "[your answer, or hint, Enter: go on, skip: skip the question] ";
        assert_eq!(menu.line(columns(long.len() + 1, false)), long);
        let short = "[your answer, or hint, Enter, skip: question] ";
        assert_eq!(menu.line(columns(long.len(), false)), short);
        let in_words = "Type your answer, or hint, Enter: go on, skip: skip the question. ";
        assert_eq!(menu.line(columns(80, true)), in_words);
        let unlisted = Menu { is_listed: false, ..menu };
        assert_eq!(unlisted.line(columns(80, false)), "> ");
        assert_eq!(unlisted.line(columns(80, true)), "Answer: ");
    }
}
