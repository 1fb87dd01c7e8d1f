//! A run of the program that has been refused as the contract says.

use std::ffi::OsStr;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;

/// What the program said when it refused.
pub struct Refused {
    words: Vec<String>,
    message: String,
}

impl Refused {
    /// Runs the program with nothing on standard input.
    pub fn of(words: &[impl AsRef<OsStr>]) -> Self {
        Self::with_input(words, "")
    }

    /// Runs the program and checks all that holds of every refusal: the exit code; one error, on standard error alone,
    /// short, in words that speak neither of how the program is made nor as the system does, without control characters,
    /// and in ASCII where that is asked for.
    pub fn with_input(words: &[impl AsRef<OsStr>], input: impl Into<Vec<u8>>) -> Self {
        const MOST_BYTES: usize = 700;
        let output = Command::new(cargo_bin!("nimlab"))
            .args(words)
            .write_stdin(input)
            .output()
            .expect("the program starts");
        let words: Vec<String> = words
            .iter()
            .map(|word| word.as_ref().to_string_lossy().chars().take(60).collect())
            .collect();
        let message = String::from_utf8(output.stderr).expect("messages are text");
        assert_eq!(output.status.code(), Some(2), "{words:?}: {message}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{words:?}");
        assert!(message.starts_with("error: "), "{words:?}: {message}");
        assert_eq!(message.matches("error:").count(), 1, "{words:?}: {message}");
        assert!(message.len() < MOST_BYTES, "{words:?}: {message}");
        let lines = message.lines().filter(|line| !line.is_empty()).count();
        assert!(lines == 1 || words.iter().any(|word| word == "--width"), "{words:?}: {message}");
        for of_machines in ["panicked", "os error"] {
            assert!(!message.contains(of_machines), "{words:?}: {message}");
        }
        let is_ascii = words.iter().any(|word| word == "--ascii");
        let is_plain = |c: char| c == '\n' || !c.is_control() && (c.is_ascii() || !is_ascii);
        assert!(message.chars().all(is_plain), "{words:?}: {message:?}");
        Self { words, message }
    }

    /// The message has this in it.
    pub fn names(self, part: &str) -> Self {
        let Self { words, message } = &self;
        assert!(message.contains(part), "{words:?}: {part:?} is not named in: {message}");
        self
    }

    /// The message has nothing of this in it.
    pub fn omits(self, part: &str) -> Self {
        let Self { words, message } = &self;
        assert!(!message.contains(part), "{words:?}: {part:?} is named in: {message}");
        self
    }

    /// The message tells what was expected: in so many words, by what was probably meant, or by why it cannot
    /// be.
    pub fn expected(self) -> Self {
        let Self { words, message } = &self;
        let told = [
            "expected",
            "did you mean",
            "is not legal",
            "nothing else can stand beside it",
            "it is a folder",
        ];
        assert!(
            told.iter().any(|told| message.contains(told)),
            "{words:?}: what was expected is not told in: {message}"
        );
        self
    }

    /// The message, for what is to be looked at otherwise.
    pub fn message(self) -> String {
        self.message
    }
}
