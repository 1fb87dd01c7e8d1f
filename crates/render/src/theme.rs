//! The looks of the roles: the one place where a role becomes a look.
//!
//! Colours are the sixteen that the terminal names, so its user's scheme decides how they look, and nothing rests on colour alone.
//! One cell of a table may be filled; nothing else is.

use owo_colors::Style;

use explain::document::Role;

/// The look of a piece of text.
pub(super) fn style(role: Role) -> Style {
    match role {
        Role::Strong => Style::new().bold(),
        Role::Emphasis => Style::new().italic(),
        Role::Term => Style::new().bold().underline(),
        Role::Code => Style::new().cyan(),
        Role::Good => Style::new().green().bold(),
        Role::Bad => Style::new().red().bold(),
        _ => Style::new(),
    }
}

/// A title or the number and heading of a step.
pub(super) fn heading() -> Style {
    Style::new().bold()
}

/// A cell to look at.
pub(super) fn mark() -> Style {
    Style::new().black().on_yellow()
}

/// A line of a table.
pub(super) fn rule() -> Style {
    Style::new().dimmed()
}
