//! Recognises what a fence of a lesson is: one of ours, code in a language, or something unknown.
//!
//! ```` ```python ```` is shown as it is; ```` ```choice ```` is not a kind of exercise, and is reported instead of
//! shown.

/// Languages of code or output in a lesson.
const LANGUAGES: &str = "\
    text txt plain plaintext output none ascii pseudocode python py python3 pycon ipython console \
    terminal shell sh bash zsh fish powershell json csv toml yaml yml html xml css javascript js \
    typescript rust c cpp csharp java haskell ocaml lean latex tex math markdown diff";

/// The kind of a fence, by the word after the backticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FenceKind {
    /// A live derivation.
    Shown,
    /// A board, and what moves make of it.
    Drawn,
    /// A question of the program.
    Exercise,
    /// A question that the author has written.
    Written,
    /// Something to think about.
    Thought,
    /// Code, with or without a language.
    Code,
    /// None of these; perhaps ours, but misspelt.
    Unknown,
}

/// What is expected after the backticks.
pub(super) const EXPECTED: &str = "expected nimlab, board, exercise, choose, order or think, or a language such as text or python";

/// Whether a line of the course begins an exercise.
pub(super) fn asks(line: &str) -> bool {
    let kind = line.strip_prefix("```").map(FenceKind::of);
    matches!(kind, Some(FenceKind::Exercise | FenceKind::Written))
}

impl FenceKind {
    /// Reads the words after the backticks: `exercise sum 5 4`, `python`, `{.python .numbered}`.
    pub fn of(info: &str) -> Self {
        let word = info.split_whitespace().next().unwrap_or_default();
        let language = word
            .trim_start_matches(['{', '.'])
            .split(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap_or_default()
            .to_lowercase();
        match word {
            "nimlab" => Self::Shown,
            "board" => Self::Drawn,
            "exercise" => Self::Exercise,
            "choose" | "order" => Self::Written,
            "think" => Self::Thought,
            "" => Self::Code,
            _ if LANGUAGES.split(' ').any(|known| known == language) => Self::Code,
            _ => Self::Unknown,
        }
    }
}
