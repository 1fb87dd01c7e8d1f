//! The looks of the roles: the one place where a role becomes a look.
//!
//! No colour of a palette can be read on every ground: blue reaches a contrast of 2 on black, cyan on white. So words keep the
//! colour that the terminal gives them, or stand on a ground of their own, both of them fixed, with a contrast of 4.5 or more.

use owo_colors::{Style, XtermColors};

use explain::document::Role;

const WHITE: u8 = 231;
const BLACK: u8 = 16;
const GREEN: u8 = 28;
const RED: u8 = 124;
const YELLOW: u8 = 220;
const GREY: u8 = 240;

/// The background of a marked cell, and of the word that explains the mark.
pub(super) const MARK: char = '*';

/// The look of a piece of text.
pub(super) fn style(role: Role) -> Style {
    match role {
        Role::Plain
        | Role::Blank
        | Role::Number
        | Role::Group
        | Role::Taken
        | Role::Counters
        | Role::Row => Style::new(),
        Role::Strong => Style::new().bold(),
        Role::Emphasis => Style::new().italic(),
        Role::Term => Style::new().bold().underline(),
        Role::Code => on(GREY, WHITE),
        Role::Good => on(GREEN, WHITE).bold(),
        Role::Bad => on(RED, WHITE).bold(),
        Role::Marked => mark(),
    }
}

/// Words on a ground of their own.
fn on(ground: u8, words: u8) -> Style {
    let [ground, words] = [ground, words].map(XtermColors::from);
    Style::new().color(words).on_color(ground)
}

/// A title or the number and heading of a step.
pub(super) fn heading() -> Style {
    Style::new().bold()
}

/// A cell to look at.
pub(super) fn mark() -> Style {
    on(YELLOW, BLACK).bold()
}
