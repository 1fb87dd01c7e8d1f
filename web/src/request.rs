//! What a page may ask for.

use nimlab::document::Style;
use nimlab::lesson::Progress;
use nimlab::question::Names;
use serde::Deserialize;

/// A request of a page.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Request {
    /// Whatever can be explained, in the words of the command line: `explain 3 5 --move 2,2`, or a board alone.
    Explain {
        words: String,
        #[serde(flatten)]
        manner: Manner,
    },
    /// A board, to be drawn and played on: `kayles 7 + nim 3 4`.
    Board {
        words: String,
        #[serde(default)]
        misere: bool,
    },
    /// A board made up: of a game, or of `misere`.
    Draw { game: String, seed: u64 },
    /// An answer to a question, to be judged.
    Check {
        question: String,
        answer: String,
        #[serde(flatten)]
        manner: Manner,
    },
    /// The lessons, and how far somebody has come in them.
    Lessons {
        #[serde(default)]
        progress: Progress,
    },
    /// The topics of practice.
    Topics,
    /// A lesson, to be walked through.
    Lesson {
        name: String,
        #[serde(default)]
        progress: Progress,
        #[serde(flatten)]
        manner: Manner,
    },
    /// A round of practice.
    Practice {
        #[serde(default)]
        topics: Vec<String>,
        count: usize,
        seed: u64,
        #[serde(flatten)]
        manner: Manner,
    },
    /// A game.
    Play {
        board: String,
        #[serde(default)]
        misere: bool,
        /// Who plays; a name with "computer" in it is played by the computer.
        players: [String; 2],
        /// How well the computer plays, from 0 to 100.
        difficulty: u8,
        coach: bool,
        seed: u64,
        #[serde(flatten)]
        manner: Manner,
    },
    /// A line of a talk that goes on.
    Say { to: Part, line: String },
    /// A talk goes on where nobody is asked.
    GoOn { to: Part },
    /// Nothing more will be said: the review of the game as it stands, the report of the round.
    End { to: Part },
}

/// Where a talk goes on; there is one of each at most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Part {
    Lesson,
    Practice,
    Play,
}

/// How things are to be told.
#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct Manner {
    /// How many levels of nested steps.
    #[serde(default)]
    depth: Option<usize>,
    /// Whether the letters P and N are the lab's; not given where the reader has not said.
    #[serde(default)]
    lab_names: Option<bool>,
}

impl Manner {
    pub(crate) fn style(self) -> Style {
        let usual = Style::default();
        Style {
            depth: self.depth.unwrap_or(usual.depth),
            names: self.naming(),
            ..usual
        }
    }

    /// Which meaning of the letters is meant where one is typed, if the reader has said.
    pub(crate) fn naming(self) -> Option<Names> {
        self.lab_names
            .map(|lab| if lab { Names::Lab } else { Names::Standard })
    }
}
