//! What can be asked for in a conversation, and the words for it.

use explain::document::text::{Text, code};

/// What can be asked for at a prompt, apart from giving an answer or making a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// On to what comes next, with just Enter.
    GoOn,
    /// The next hint.
    Hint,
    /// On without an answer.
    Skip,
    /// Back to what was shown before.
    Back,
    /// All moves once more.
    Moves,
    /// The board once more.
    Board,
    /// The reason for the last move.
    Why,
    /// Back to before the last move.
    Undo,
    /// What can be typed.
    Help,
    /// Out of the conversation.
    Leave,
}

impl Action {
    /// The words for it, first the one for a menu. Actions that no menu offers together may share a word.
    pub(super) const fn words(self) -> &'static [&'static str] {
        match self {
            Self::GoOn => &["", "next"],
            Self::Hint => &["hint", "h", "?"],
            Self::Skip => &["skip", "s", "next"],
            Self::Back => &["back", "b"],
            Self::Moves => &["moves"],
            Self::Board => &["board", "b"],
            Self::Why => &["why", "w"],
            Self::Undo => &["undo", "u"],
            Self::Help => &["help"],
            Self::Leave => &["quit", "q", "exit", "stop"],
        }
    }

    /// The word for a menu or a sentence; empty for just Enter.
    pub(super) fn word(self) -> &'static str {
        self.words()[0]
    }
}

impl From<Action> for Text {
    fn from(action: Action) -> Self {
        code(action.word())
    }
}

/// What was typed as it is compared to words: "Hint, please!" is `hint`.
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
