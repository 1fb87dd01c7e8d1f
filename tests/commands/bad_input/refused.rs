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

    /// Runs the program and checks all that holds of every refusal.
    pub fn with_input(words: &[impl AsRef<OsStr>], input: impl Into<Vec<u8>>) -> Self {
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
        assert!(!message.contains("panicked"), "{words:?}: {message}");
        Self { words, message }
    }

    /// The message has this word in it.
    pub fn names(self, word: &str) -> Self {
        assert!(
            self.message.contains(word),
            "{:?}: {word:?} is not named in: {}",
            self.words,
            self.message
        );
        self
    }

    /// The message tells what was expected: in so many words, or as the values that are possible.
    pub fn expected(self) -> Self {
        let told = ["expected", "possible values"];
        assert!(
            told.iter().any(|told| self.message.contains(told)),
            "{:?}: what was expected is not told in: {}",
            self.words,
            self.message
        );
        self
    }

    /// The message, for what is to be looked at otherwise.
    pub fn message(self) -> String {
        self.message
    }

    /// The message is one line that speaks neither of how the program is made nor as the system does.
    pub fn plain_words(self) -> Self {
        let of_machines = [
            "subcommand",
            "recognized",
            "argument",
            "invalid",
            "tip:",
            "Usage",
            "os error",
            "\u{1b}",
        ];
        for word in of_machines {
            assert!(
                !self.message.contains(word),
                "{:?}: {}",
                self.words,
                self.message
            );
        }
        let lines = self.message.trim_end().lines().count();
        assert_eq!(lines, 1, "{:?}: {}", self.words, self.message);
        self
    }

    /// The message is short enough to be read, however long the input.
    pub fn short(self) -> Self {
        assert!(
            self.message.len() < 600,
            "{:?}: {}",
            self.words,
            self.message
        );
        self
    }

    /// The message is ASCII and has no control characters but line ends.
    pub fn plain_ascii(self) -> Self {
        let plain = |c: char| c == '\n' || (c.is_ascii() && !c.is_ascii_control());
        assert!(
            self.message.chars().all(plain),
            "{:?}: {:?}",
            self.words,
            self.message
        );
        self
    }
}
