//! What is known of how a hand-in talks, once some of its games have been played: after "Anna, row? " was answered with a
//! row, and the row was taken, that prompt is for a row.

use std::collections::BTreeSet;

use super::drawing::Drawings;
use super::manner::Manner;
use super::prompts::Prompts;
use super::spoken::Pattern;

/// What is learned from the games of a hand-in, one after the other.
#[derive(Clone, Default)]
pub(super) struct Learned {
    pub manner: Manner,
    pub prompts: Prompts,
    pub drawings: Drawings,
    /// Prompts that are for a move, since one was seen to be played, or of which nothing better could be found out.
    pub known: BTreeSet<Pattern>,
    /// The lines that were printed while games went on.
    pub heard: BTreeSet<Pattern>,
}
