//! What a page may ask for.

use course::lesson::Progress;
use explain::document::Style;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// What is asked for, and the fields of a [`Request`] that belong to it. All explanations also have `depth`.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Anything that can be explained, or a plain board, as it is after `turns`: `words`, `turns`.
    Explain,
    /// A board, to be drawn and played on, as it is after `turns`: `words`, `misere`, `turns`.
    Board,
    /// The computer's move there: the same, and `difficulty`, `seed`; or that of the opponent `name`.
    Choose,
    /// The opponents, under the rule of `misere`.
    Opponents,
    /// The games to choose from.
    Games,
    /// A hint for the player to move there, the one after `count` others: the same, and `progress`.
    Hint,
    /// What each of the `turns` was worth: `words`, `misere`, `turns`.
    Review,
    /// A board made up, of the game `name`: `name`, `misere`, `seed`.
    Draw,
    /// What a `question` asks, and how it can be answered.
    Question,
    /// An `answer` to a `question`, to be judged.
    Check,
    /// The lessons, and how far the reader has come in them: `progress`.
    Lessons,
    /// The topics of practice.
    Topics,
    /// A lesson, to be walked through: `name`, `progress`.
    Lesson,
    /// A round of practice: `topics`, `count`, `seed`.
    Practice,
    /// A `line` of the talk `to` a part that goes on.
    Say,
    /// Nothing more will be said `to` a part: the report of the round.
    End,
}

/// Where a talk goes on; there is one of each at most.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Part {
    #[default]
    Lesson,
    Practice,
}

/// A request of a page. It is one struct with all that may be given, because a reader for each kind of request takes as much
/// room in the page as a lesson does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    pub ask: Ask,
    /// The words of the command line, as in `explain 3 5 --move 2,2`, or those of a board: `kayles 7 + nim 3 4`.
    #[serde(default)]
    pub words: String,
    #[serde(default)]
    pub misere: bool,
    /// The turns made on a board, one after the other: `["2,1", "1,3"]`.
    #[serde(default)]
    pub turns: Vec<String>,
    #[serde(default)]
    pub question: String,
    #[serde(default)]
    pub answer: String,
    #[serde(default)]
    pub name: String,
    /// What has been kept on the reader's device. No lesson is refused for what it holds.
    #[serde(default, deserialize_with = "kept")]
    pub progress: Progress,
    #[serde(default)]
    pub topics: Vec<String>,
    /// How many questions there are in a round, or how many hints have been given.
    #[serde(default)]
    pub count: usize,
    /// What chance begins with.
    #[serde(default)]
    pub seed: u64,
    /// How well the computer plays, from 0 to 100.
    #[serde(default)]
    pub difficulty: u8,
    #[serde(default)]
    pub to: Part,
    #[serde(default)]
    pub line: String,
    /// How many levels of nested steps are shown.
    #[serde(default)]
    depth: Option<usize>,
}

impl Request {
    /// The style of explanations.
    pub(crate) fn style(&self) -> Style {
        let usual = Style::default();
        Style { depth: self.depth.unwrap_or(usual.depth), ..usual }
    }
}

/// What was kept, or a fresh start where an earlier page or another program kept something different.
fn kept<'de, D: Deserializer<'de>>(kept: D) -> Result<Progress, D::Error> {
    let kept = Value::deserialize(kept)?;
    Ok(serde_json::from_value(kept).unwrap_or_default())
}
