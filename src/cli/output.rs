//! Where results go and how they look there: the format, the width, the colours.

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use owo_colors::OwoColorize;
use terminal_size::{Width, terminal_size_of};

use super::args::{Format, OutputArguments};
use crate::document::{Document, Telling};
use crate::render::{Terminal, markdown, terminal, to_ascii};

/// How results are written in this run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Output {
    format: Format,
    color: ColorChoice,
    terminal: Terminal,
    /// How derivations are told.
    pub telling: Telling,
}

impl Output {
    pub fn new(arguments: &OutputArguments) -> Self {
        let &OutputArguments {
            format,
            color,
            ascii,
            names,
            width,
            depth,
        } = arguments;
        let width = width.unwrap_or_else(width_of_terminal);
        let telling = Telling {
            depth,
            names: names.into(),
        };
        Self {
            format,
            color: color.into(),
            terminal: Terminal { width, ascii },
            telling,
        }
    }

    /// Whether nothing outside ASCII may be written.
    pub fn is_ascii(&self) -> bool {
        self.terminal.ascii
    }

    /// Writes a result: the document, or the JSON of what it tells.
    pub fn result(
        &self,
        document: impl FnOnce() -> Document,
        json: impl FnOnce() -> String,
    ) -> io::Result<()> {
        match self.format {
            Format::Text => self.text(&terminal(&document(), self.terminal)),
            Format::Markdown => plain(&markdown(&document(), self.terminal)),
            Format::Json => plain(&json()),
        }
    }

    /// Says something on the way to a result: where the result alone goes to standard output, to standard error.
    pub fn say(&self, document: &Document) -> io::Result<()> {
        match self.format {
            Format::Text => self.text(&format!("{}\n", terminal(document, self.terminal))),
            Format::Markdown => plain(&format!("{}\n", markdown(document, self.terminal))),
            Format::Json => self.aside(&format!("{}\n", terminal(document, self.terminal))),
        }
    }

    /// Writes a prompt, or what was typed at one, just as it is.
    pub fn prompt(&self, text: &str) -> io::Result<()> {
        let text = if self.terminal.ascii {
            to_ascii(text)
        } else {
            text.to_owned()
        };
        match self.format {
            Format::Text | Format::Markdown => plain(&text),
            Format::Json => self.aside(&text),
        }
    }

    fn aside(&self, text: &str) -> io::Result<()> {
        AutoStream::new(io::stderr().lock(), self.color).write_all(text.as_bytes())
    }

    /// Writes why a request could not be carried out, to standard error.
    pub fn error(&self, message: &str) -> io::Result<()> {
        let message = if self.terminal.ascii {
            to_ascii(message)
        } else {
            message.to_owned()
        };
        let mut stderr = AutoStream::new(io::stderr().lock(), self.color);
        writeln!(stderr, "{} {message}", "error:".red().bold())
    }

    /// Writes coloured text, without the colours where they are not wanted.
    fn text(&self, text: &str) -> io::Result<()> {
        let mut stdout = AutoStream::new(io::stdout().lock(), self.color);
        stdout.write_all(text.as_bytes())?;
        stdout.flush()
    }
}

fn plain(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    stdout.flush()
}

fn width_of_terminal() -> usize {
    const WITHOUT_A_TERMINAL: usize = 80;
    const NARROWEST: usize = 40;
    let stdout = io::stdout();
    let size = if stdout.is_terminal() {
        terminal_size_of(&stdout)
    } else {
        None
    };
    size.map_or(WITHOUT_A_TERMINAL, |(Width(columns), _)| {
        usize::from(columns).max(NARROWEST)
    })
}
