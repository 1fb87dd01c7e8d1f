//! What can be asked for in a conversation, and the words for it.

use crate::document::text::{Text, code};

/// What can be asked for at a prompt, besides giving an answer or making a move: the words for it, first the one for a menu.
/// Actions that no menu offers together may share a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action(pub(super) &'static [&'static str]);

impl Action {
    /// On to what comes next, with just Enter.
    pub const GO_ON: Self = Self(&[""]);
    /// The next hint.
    pub const HINT: Self = Self(&["hint", "h", "?"]);
    /// On without an answer.
    pub const SKIP: Self = Self(&["skip", "s"]);
    /// On to the end of the step.
    pub const STEP: Self = Self(&["s", "step"]);
    /// Back to what was shown before.
    pub const BACK: Self = Self(&["b", "back"]);
    /// Back to the skipped exercises.
    pub const SKIPPED: Self = Self(&["skipped"]);
    /// All moves once more.
    pub const MOVES: Self = Self(&["moves"]);
    /// The board once more.
    pub const BOARD: Self = Self(&["board", "b"]);
    /// The reason for the last move.
    pub const WHY: Self = Self(&["why", "w"]);
    /// Back to before the last move.
    pub const UNDO: Self = Self(&["undo", "u"]);
    /// What can be typed.
    pub const HELP: Self = Self(&["help"]);
    /// Out of the conversation.
    pub const LEAVE: Self = Self(&["q", "quit", "exit"]);

    /// The word for a sentence, where a single letter is hard to read; empty for just Enter.
    pub(super) fn word(self) -> &'static str {
        let mut words = self.0.iter();
        words.find(|word| word.len() > 1).unwrap_or(&"")
    }
}

impl From<Action> for Text {
    fn from(action: Action) -> Self {
        code(action.word())
    }
}

/// What was typed as it is compared to words: "Hint, please!" is `hint`.
#[must_use]
pub fn normalised(typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    let plain = typed.trim_end_matches(['.', '!']);
    let plain = plain.strip_prefix("please ").unwrap_or(plain);
    let plain = plain.strip_suffix(" please").unwrap_or(plain);
    let plain = plain.trim_matches([' ', ',']);
    if plain.is_empty() {
        return typed;
    }
    plain.to_owned()
}
