//! Where results go and how they look there: the format, the width, the colours.

use std::cell::RefCell;
use std::io::{self, IsTerminal};

use clap::builder::StyledStr;
use owo_colors::OwoColorize;

use crate::args::{Format, OutputArguments};
use crate::screen::{in_lines, is_coloured, is_on, width_of_terminal};
use crate::step;
use crate::streams::{aside, plain};
use course::lesson::{Finding, findings_in_words};
use explain::document::text::code;
use explain::document::{Document, Style};
use explain::legible::lines;
use explain::question::Request;
use grade::class::{ReportFormat, ReportStyle};
use render::{Terminal, html, html_of, json, markdown, terminal, to_ascii};

/// How results are written in this run.
#[derive(Clone, Debug)]
pub(super) struct Output {
    asked: OutputArguments,
    /// Messages on the way to the result, if they are written as one page with it.
    messages: RefCell<Vec<Document>>,
    /// The words of the request, if the page consists of its answer.
    request: Option<String>,
    terminal: Terminal,
    /// The style of derivations.
    pub style: Style,
}

/// Whether a person is there to press Enter after each step.
fn waits(asked: &OutputArguments) -> bool {
    let is_text = asked.format.unwrap_or_default() == Format::Text;
    asked.step && is_text && io::stdout().is_terminal() && io::stdin().is_terminal()
}

impl Output {
    pub fn new(asked: OutputArguments) -> Self {
        let terminal = Terminal {
            width: asked.width.unwrap_or_else(width_of_terminal),
            ascii: asked.ascii,
            colour: is_coloured(&io::stdout(), asked.color.unwrap_or_default()),
            // Words instead of what has to be seen.
            linear: asked.linear || is_on("ACCESSIBLE"),
        };
        let usual = Style::default();
        let style = Style { depth: asked.depth.unwrap_or(usual.depth), ..usual };
        Self { messages: RefCell::default(), request: None, terminal, style, asked }
    }

    /// The same without waiting for anybody.
    pub fn without_steps(mut self) -> Self {
        self.asked.step = false;
        self
    }

    /// The same for the answer to a request, whose words are the title of a page.
    pub fn answering(&self, request: &Request) -> Self {
        Self { request: Some(request.to_string()), ..self.clone() }
    }

    /// What standard output can show.
    pub fn terminal(&self) -> Terminal {
        self.terminal
    }

    /// The style of texts in a report on hand-ins.
    pub fn report_style(&self) -> ReportStyle {
        ReportStyle { style: self.style, terminal: self.terminal }
    }

    /// The requested format, or else text.
    pub fn format(&self) -> Format {
        self.asked.format.unwrap_or_default()
    }

    /// Whether the output is for people rather than programs.
    pub fn is_for_people(&self) -> bool {
        !matches!(self.format(), Format::Report(_))
    }

    /// Whether the output is text rather than a file.
    pub fn is_text(&self) -> bool {
        self.format() == Format::Text
    }

    /// Whether to wait between the steps of a result.
    pub fn is_in_steps(&self) -> bool {
        self.asked.step
    }

    /// Whether a person reads at a terminal.
    pub fn is_interactive(&self) -> bool {
        self.is_text() && io::stdout().is_terminal()
    }

    /// Starts a new screen, if a person reads.
    pub fn clear(&self) -> io::Result<()> {
        const HOME_AND_ERASE: &str = "\x1b[H\x1b[2J";
        if self.is_interactive() {
            plain(HOME_AND_ERASE)?;
        }
        Ok(())
    }

    /// Writes the findings in lesson files, one per line.
    pub fn findings(&self, findings: &[Finding]) -> io::Result<()> {
        match self.format() {
            Format::Report(_) => return plain(&json::bare_line(&findings)),
            Format::Html => return self.html(findings_in_words(findings)),
            _ => {}
        }
        let lines = findings.iter().map(ToString::to_string);
        let lines = lines.map(|line| self.readable(&line) + "\n");
        plain(&lines.collect::<String>())
    }

    /// Writes a message that is neither a result nor an error to standard error.
    pub fn note(&self, message: &str) -> io::Result<()> {
        self.on_the_side("note:", message)
    }

    /// Writes a result: the document, or its JSON.
    pub fn result(
        &self,
        document: impl FnOnce() -> Document,
        json: impl FnOnce() -> String,
    ) -> io::Result<()> {
        match self.format() {
            Format::Report(_) => self.json(json()),
            _ => self.document(document()),
        }
    }

    fn json(&self, json: String) -> io::Result<()> {
        plain(&self.fit(ReportFormat::Json, json))
    }

    /// What is written in a format for programs, in ASCII if requested.
    pub fn fit(&self, format: ReportFormat, written: String) -> String {
        if self.terminal.ascii { format.to_ascii(&written) } else { written }
    }

    /// Writes a document as the result: text step by step if that is asked for and a person can press Enter.
    pub fn document(&self, document: Document) -> io::Result<()> {
        match self.format() {
            Format::Html => self.html(document),
            Format::Markdown => plain(&markdown(&document, self.terminal)),
            _ if waits(&self.asked) && document.has_steps() => {
                step::present(&document, self.terminal)
            }
            _ => plain(&terminal(&document, self.terminal)),
        }
    }

    /// Notes how to see more of a result than was shown of it, if a person reads it: more depth where that tells more, and
    /// one step at a time.
    pub fn note_more(&self, told: impl Fn(Style) -> Document) -> io::Result<()> {
        if !self.is_interactive() || self.asked.step {
            return Ok(());
        }
        let (shown, depth) = (told(self.style), self.style.depth + 1);
        let is_deeper = told(Style { depth, ..self.style }) != shown;
        let deeper = is_deeper.then(|| format!("--depth {depth} says more"));
        let steps = shown.has_steps().then(|| "--step shows one step at a time".to_owned());
        let more: Vec<String> = deeper.into_iter().chain(steps).collect();
        if more.is_empty() {
            return Ok(());
        }
        self.note(&more.join("; "))
    }

    /// The format of a sheet: the requested one, or text at a terminal and Markdown for a file.
    pub fn sheet_format(&self, is_file: bool) -> Format {
        let is_read = self.terminal.linear || self.is_interactive() && !is_file;
        let usual = if is_read { Format::Text } else { Format::Markdown };
        self.asked.format.unwrap_or(usual)
    }

    /// Sheets, or their JSON, as they are written in a format.
    pub fn sheets(
        &self,
        format: Format,
        documents: &[Document],
        json: impl FnOnce() -> String,
    ) -> String {
        let mut at_terminal = self.terminal;
        if at_terminal.linear {
            // Somebody may write in it: each line stays one line.
            at_terminal.width = usize::MAX;
        }
        let one_by_one = |written: &dyn Fn(&Document) -> String| -> String {
            documents.iter().map(written).collect::<Vec<_>>().join("\n")
        };
        match format {
            Format::Html => html(documents, at_terminal),
            Format::Markdown => one_by_one(&|document| markdown(document, at_terminal)),
            Format::Report(_) => self.fit(ReportFormat::Json, json()),
            _ => one_by_one(&|document| terminal(document, at_terminal)),
        }
    }

    /// Writes a page of help.
    pub fn help(&self, page: &StyledStr) -> io::Result<()> {
        let page = if self.terminal.colour { page.ansi().to_string() } else { page.to_string() };
        plain(&self.readable(&page))
    }

    /// Writes a file as it is, regardless of the format.
    pub fn file(&self, text: &str) -> io::Result<()> {
        plain(&self.readable(text))
    }

    /// Writes the page: the messages on the way, and the result.
    fn html(&self, result: Document) -> io::Result<()> {
        let mut documents = self.messages.take();
        documents.push(result);
        let request = self.request.as_deref();
        plain(&html_of(request, self.asked.step, &documents, self.terminal))
    }

    /// Writes a message on the way to a result, to standard error if standard output has only the result.
    pub fn message(&self, document: &Document) -> io::Result<()> {
        if self.format() == Format::Html {
            self.messages.borrow_mut().push(document.clone());
        }
        match self.format() {
            Format::Markdown => plain(&format!("{}\n", markdown(document, self.terminal))),
            Format::Html | Format::Report(_) => {
                aside(&format!("{}\n", terminal(document, self.on_stderr())))
            }
            _ => plain(&format!("{}\n", terminal(document, self.terminal))),
        }
    }

    /// Records what was typed at a prompt; `echo` if the terminal has not shown it already.
    pub fn typed(&self, line: &str, echo: bool) -> io::Result<()> {
        if self.format() == Format::Html && !line.is_empty() {
            let typed = Document::of(code(format!("> {line}")));
            self.messages.borrow_mut().push(typed);
        }
        if echo {
            self.prompt(&format!("{line}\n"))?;
        }
        Ok(())
    }

    /// Writes a prompt as it is.
    pub fn prompt(&self, text: &str) -> io::Result<()> {
        let text = self.readable(text);
        match self.format() {
            Format::Html | Format::Report(_) => aside(&text),
            _ => plain(&text),
        }
    }

    /// Writes why a request could not be carried out to standard error.
    pub fn error(&self, message: &str) -> io::Result<()> {
        if self.on_stderr().colour {
            self.on_the_side(&"error:".bold().to_string(), message)
        } else {
            self.on_the_side("error:", message)
        }
    }

    /// Writes a labelled message to standard error, wrapped to its width.
    fn on_the_side(&self, label: &str, message: &str) -> io::Result<()> {
        let message = self.readable(&lines(message));
        let message = in_lines(&message, self.asked.width);
        aside(&format!("{label} {message}\n"))
    }

    /// The text, in ASCII if requested.
    pub fn readable(&self, text: &str) -> String {
        if self.terminal.ascii { to_ascii(text) } else { text.to_owned() }
    }

    fn on_stderr(&self) -> Terminal {
        Terminal {
            colour: is_coloured(&io::stderr(), self.asked.color.unwrap_or_default()),
            ..self.terminal
        }
    }
}
