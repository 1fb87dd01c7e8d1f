//! The opponents in the order in which to beat them, with the progress against each.

use super::opponent::Opponent;
use crate::document::text::{code, good, text};
use crate::document::{Block, Document, Table};
use crate::game::Rule;
use crate::render::json::{Object, line};

/// An opponent, and the progress against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderRung {
    /// The opponent.
    pub opponent: Opponent,
    /// A game against it was won.
    pub is_beaten: bool,
    /// Its rule was found.
    pub is_found: bool,
}

/// The ladder in words. Only rules that have been found are shown.
pub fn ladder_report(rungs: &[LadderRung], rule: Rule) -> Document {
    let mut table = Table::of(">rung|<opponent|<beaten|<its rule");
    for (number, rung) in (1_usize..).zip(rungs) {
        let beaten = if rung.is_beaten { good("yes") } else { "not yet".into() };
        let found = if rung.is_found { rung.opponent.plays() } else { "?" };
        table.add((number, rung.opponent.name(), beaten, found));
    }
    let how = "Each plays by a rule of its own, most of them by one that many people believe. Beat it, and find the rule: after a game you are asked for it.";
    let title = Block::Title("The opponents".into());
    Document::of((title, how, table, go_on(rungs, rule)))
}

/// The opponent to play next.
pub fn go_on(rungs: &[LadderRung], rule: Rule) -> Block {
    let is_open = |rung: &&LadderRung| !rung.is_beaten || !rung.is_found;
    Block::Paragraph(match rungs.iter().find(is_open) {
        Some(next) => text!["Go on with "{code(next.opponent.played_by(rule))}"."],
        None => text![{ good("You have beaten them all, and found every rule.") }],
    })
}

/// The ladder as one line of JSON.
#[must_use]
pub fn ladder_to_json(rungs: &[LadderRung], rule: Rule) -> String {
    let opponents = rungs.iter().map(|rung| {
        Object::new()
            .field("name", rung.opponent.name())
            .field("beaten", rung.is_beaten)
            .field("found", rung.is_found)
            .optional("plays", rung.is_found.then(|| rung.opponent.plays()))
    });
    line(Object::new().field("rule", rule).list("opponents", opponents))
}
