//! What is explained: the words of a command, answered with its explanation and with what can be drawn of it.

use std::borrow::Cow;

use nimlab::derivation::Derivation;
use nimlab::document::{Block, Document, Style, tell};
use nimlab::game::{Position, Turn};
use nimlab::question::{Dash, Kind, Request as Wanted};
use nimlab::render::html_part;
use serde::Serialize;

use crate::board::{DrawnBoard, MoveMade};
use crate::disguise::DrawnDisguise;
use crate::verdict::Verdict;

/// An explanation.
#[derive(Serialize)]
pub(crate) struct Explained {
    /// The words in the form in which nimlab writes them.
    words: String,
    title: String,
    html: String,
    /// The board, where there is one to be played on, and what is to be said of it.
    board: Option<DrawnBoard>,
    disguise: Option<DrawnDisguise>,
    verdict: Option<Verdict>,
    /// The move that is explained, and what it leaves.
    made: Option<MoveMade>,
    after: Option<Standing>,
    /// How else the same can be explained.
    manners: Vec<Manner>,
}

/// A board, and what is to be said of it.
#[derive(Serialize)]
pub(crate) struct Standing {
    pub board: DrawnBoard,
    pub verdict: Verdict,
    /// How it is drawn, where it is one of Nim in disguise.
    pub disguise: Option<DrawnDisguise>,
}

/// Another way to explain the same.
#[derive(Serialize)]
struct Manner {
    name: &'static str,
    words: String,
}

impl Standing {
    pub(crate) fn of(position: &Position) -> Self {
        Self {
            board: DrawnBoard::of(position),
            verdict: Verdict::of(position),
            disguise: None,
        }
    }
}

impl Explained {
    /// Explains what the words ask for; a board alone is explained, too.
    pub(crate) fn of(words: &str, style: Style) -> Result<Self, String> {
        let first = words.split_whitespace().next().unwrap_or_default();
        let begins_as_asked = Kind::of_word(first).is_some();
        let wanted = if begins_as_asked {
            Wanted::parse(words, Dash::Refused)
        } else {
            Wanted::parse(&format!("explain {words}"), Dash::Refused)
        };
        let wanted = wanted.map_err(|error| error.to_string())?;
        let position = shown_position(&wanted);
        let turn = turn_of(&wanted);
        let turn = position.zip(turn.as_ref());
        let made = turn.and_then(|(position, turn)| MoveMade::of(position, turn));
        let after = turn.and_then(|(position, turn)| position.after_turn(turn).ok());
        let (disguise, verdict) = match &wanted {
            Wanted::Disguised(disguise) => (
                DrawnDisguise::of(disguise),
                Some(Verdict::of_disguise(disguise)),
            ),
            _ => (None, position.map(Verdict::of)),
        };
        let board = position.map(DrawnBoard::of);
        let mut words = Cow::from(words);
        // A board too long to be written is left as it was typed.
        if position.is_none_or(|position| position.board.is_echoed()) {
            words = wanted.to_string().into();
        }
        let manners = other_manners(&wanted);
        let document = tell(&Derivation::of(wanted), style);
        Ok(Self {
            title: title(&document).unwrap_or_else(|| words.to_string()),
            words: words.into_owned(),
            html: html_part(&document),
            board,
            disguise,
            verdict,
            made,
            after: after.as_ref().map(Standing::of),
            manners,
        })
    }
}

/// How else the same can be explained: by its groups, by the proof, by looking ahead, where nimlab can.
fn other_manners(wanted: &Wanted) -> Vec<Manner> {
    const LOOKING_AHEAD: &str = " --by looking-ahead";
    const PROOF: &str = " --proof";
    const ALL: &str = " --all";
    let shown = wanted.to_string();
    let plain = [LOOKING_AHEAD, PROOF, ALL]
        .iter()
        .fold(shown.clone(), |words, manner| words.replace(manner, ""));
    if !plain.starts_with("explain ")
        || shown_position(wanted).is_some_and(|it| !it.board.is_echoed())
    {
        return Vec::new();
    }
    let manners = [
        ("Explain this board", ""),
        ("Prove it on this board", PROOF),
        ("Look ahead", LOOKING_AHEAD),
    ];
    let others = manners.into_iter().filter_map(|(name, manner)| {
        let wanted = Wanted::parse(&format!("{plain}{manner}"), Dash::Refused).ok()?;
        let words = wanted.to_string();
        (words != shown).then_some(Manner { name, words })
    });
    others.collect()
}

/// The turn that is explained.
fn turn_of(wanted: &Wanted) -> Option<Turn> {
    match wanted {
        Wanted::Explain { turn, .. } => turn.clone(),
        Wanted::LookAhead(ahead) => ahead.turn().cloned(),
        _ => None,
    }
}

/// The position that somebody may play on from.
fn shown_position(wanted: &Wanted) -> Option<&Position> {
    match wanted {
        Wanted::Explain { position, .. }
        | Wanted::Moves(position)
        | Wanted::MovesInRow { position, .. }
        | Wanted::EveryWinningMove(position) => Some(position),
        Wanted::LookAhead(ahead) => Some(ahead.position()),
        _ => None,
    }
}

fn title(document: &Document) -> Option<String> {
    document.blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(text.to_string()),
        _ => None,
    })
}
