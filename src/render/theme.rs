//! The colours of the roles: the one place where a role becomes a look.

use owo_colors::Style;

use crate::document::Role;

/// The look of a piece of text.
pub(super) fn style(role: Role) -> Style {
    match role {
        Role::Plain | Role::Blank => Style::new(),
        Role::Number | Role::Counters => Style::new().cyan(),
        Role::Row => Style::new().blue(),
        Role::Strong => Style::new().bold(),
        Role::Emphasis => Style::new().italic(),
        Role::Term => Style::new().bold().underline(),
        Role::Code => Style::new().magenta(),
        Role::Good => Style::new().green().bold(),
        Role::Marked => mark(),
        Role::Bad => Style::new().red().bold(),
    }
}

/// A title or the number and heading of a step.
pub(super) fn heading() -> Style {
    Style::new().bold()
}

/// A cell to look at.
pub(super) fn mark() -> Style {
    Style::new().yellow().bold()
}

/// The header of a table, and its lines.
pub(super) fn frame() -> Style {
    Style::new().dimmed()
}
