//! What is explained: the words of a command, answered with its explanation and with what can be drawn of it.

use std::borrow::Cow;

use explain::derivation::{AheadStep, Derivation, Step};
use explain::document::{Block, Document, Style, tell};
use explain::question::{Dash, Kind, ParseError, Request as Wanted};
use render::html_part;
use serde::Serialize;
use theory::{Position, Rule};

use crate::board::{DrawnBoard, after};
use crate::verdict::Verdict;
use crate::words::MoveMade;

/// An explanation. All of it is about one board: that which the turns have left.
#[derive(Serialize)]
pub(crate) struct Explained {
    /// The words in the form in which nimlab writes them.
    words: String,
    title: String,
    html: String,
    /// Which of its steps shows what is said of the board in a line, counted from 0.
    decisive: Option<usize>,
    /// The board, where there is one to be played on, and what is to be said of it.
    board: Option<DrawnBoard>,
    verdict: Option<Verdict>,
    /// The last of the turns.
    tried: Option<Tried>,
    /// How the board is explained, as the words say.
    manner: &'static str,
    /// The ways to explain it; none where there is just one.
    manners: Vec<Manner>,
}

/// A board, and what is to be said of it.
#[derive(Serialize)]
pub(crate) struct Standing {
    pub board: DrawnBoard,
    pub verdict: Verdict,
    /// The moves that have led to it.
    pub turns: Vec<MoveMade>,
}

/// A turn, and the board that it was made on.
#[derive(Serialize)]
struct Tried {
    #[serde(flatten)]
    made: MoveMade,
    before: Standing,
}

/// A way to explain a board, and the words that ask for it.
#[derive(Serialize)]
struct Manner {
    name: &'static str,
    words: String,
    is_shown: bool,
}

impl Standing {
    pub(crate) fn of(position: &Position, turns: Vec<MoveMade>) -> Self {
        Self { board: DrawnBoard::of(position), verdict: Verdict::of(position), turns }
    }
}

impl Explained {
    /// Explains what the words ask for; a plain board is explained, too. Where turns have been made on it, the board that they
    /// leave is explained, in the way that the words ask for.
    pub(crate) fn of(words: &str, turns: &[String], style: Style) -> Result<Self, String> {
        let first = words.split_whitespace().next().unwrap_or_default();
        let wanted = if Kind::of_word(first).is_some() {
            parsed(words)
        } else {
            parsed(&format!("explain {words}"))
        };
        let mut wanted = wanted.map_err(|error| error.to_string())?;
        let begun = shown_position(&wanted);
        let manners = begun.as_ref().map(|begun| manners(&wanted, begun)).unwrap_or_default();
        let mut words = Cow::from(words);
        // A board too long to be written is left as it was typed.
        if begun.as_ref().is_none_or(|begun| begun.board.is_explained()) {
            words = wanted.to_string().into();
        }
        let mut tried = None;
        let mut position = begun;
        if let Some((last, others)) = turns.split_last() {
            let begun = position.ok_or("there is no board to make a turn on")?;
            let (before, others) = after(begun, others)?;
            let (now, made) = after(before.clone(), std::slice::from_ref(last))?;
            let before = Standing::of(&before, others);
            tried = made.into_iter().next().map(|made| Tried { made, before });
            wanted = in_the_same_manner(&wanted, &now);
            position = Some(now);
        }
        let (_, manner) = MANNERS[manner_of(&wanted).unwrap_or(0)];
        let derivation = Derivation::of(wanted);
        let document = tell(&derivation, style);
        Ok(Self {
            title: title(&document).unwrap_or_else(|| words.to_string()),
            words: words.into_owned(),
            html: html_part(&document),
            decisive: decisive(&derivation.steps),
            board: position.as_ref().map(DrawnBoard::of),
            verdict: position.as_ref().map(Verdict::of),
            tried,
            manner,
            manners,
        })
    }
}

fn parsed(words: &str) -> Result<Wanted, ParseError> {
    Wanted::parse(words, Dash::Refused)
}

/// The step that shows what is said of a board in a line: how a winning move is found, or where there is none why not.
fn decisive(steps: &[Step]) -> Option<usize> {
    let finds = |step: &Step| {
        matches!(
            step,
            Step::LeftmostOne(_)
                | Step::Targets { .. }
                | Step::MisereEndgame(_)
                | Step::Ahead(AheadStep::EachMove { .. })
        )
    };
    let says = |step: &Step| matches!(step, Step::Verdict(_) | Step::MisereOnes { .. });
    let found = steps.iter().position(finds);
    found.or_else(|| steps.iter().position(says))
}

/// How a board is asked to be explained, as the words say, and what that is called: by its columns, by the proof, or
/// by looking ahead.
const MANNERS: [(&str, &str); 3] =
    [("Steps", ""), ("Proof", " --proof"), ("Look ahead", " --looking-ahead")];

/// Which of them is asked for; none where no board is explained.
fn manner_of(wanted: &Wanted) -> Option<usize> {
    Some(match wanted {
        Wanted::Explain { .. } => 0,
        Wanted::Proof(_) => 1,
        Wanted::LookAhead(_) => 2,
        _ => return None,
    })
}

/// What is asked of a board, asked of another; of one that cannot be explained in that way, its steps.
fn in_the_same_manner(wanted: &Wanted, position: &Position) -> Wanted {
    let plain = Wanted::Explain { position: position.clone(), mv: None };
    let (_, manner) = MANNERS[manner_of(wanted).unwrap_or(0)];
    parsed(&format!("{plain}{manner}"))
        .ok()
        .filter(|again| shown_position(again).as_ref() == Some(position))
        .unwrap_or(plain)
}

/// The ways to explain a board.
fn manners(wanted: &Wanted, position: &Position) -> Vec<Manner> {
    let (Some(shown), true) = (manner_of(wanted), position.board.is_explained()) else {
        return Vec::new();
    };
    let plain = Wanted::Explain { position: position.clone(), mv: None };
    let manners = MANNERS.iter().enumerate().filter_map(|(at, &(name, manner))| {
        let words = parsed(&format!("{plain}{manner}")).ok()?.to_string();
        let is_shown = at == shown;
        Some(Manner { name, words, is_shown })
    });
    let mut manners: Vec<Manner> = manners.collect();
    if manners.len() == 1 {
        manners.clear();
    }
    manners
}

/// The position from which a person may play on.
fn shown_position(wanted: &Wanted) -> Option<Position> {
    match wanted {
        Wanted::Explain { position, .. } | Wanted::Moves(position) => Some(position.clone()),
        Wanted::LookAhead(ahead) => Some(ahead.position().clone()),
        Wanted::Proof(board) => Some(Position::new(board.clone(), Rule::Normal)),
        _ => None,
    }
}

fn title(document: &Document) -> Option<String> {
    document.blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(text.to_string()),
        _ => None,
    })
}
