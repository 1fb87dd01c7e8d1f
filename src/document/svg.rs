//! Pictures of others (SVG).
//!
//! A page shows one as an image of its own, in which nothing runs and from which nothing is fetched. So here
//! is only asked whether it is a picture that fits on a screen, and which words it has.

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use thiserror::Error;

use crate::legible::quoted;

/// The elements whose words are those of the picture.
const WITH_WORDS: [&[u8]; 4] = [b"text", b"tspan", b"title", b"desc"];

const NAMESPACE: &str = "http://www.w3.org/2000/svg";

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    text: String,
    words: String,
}

/// Why a picture is not shown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the picture: {problem}")]
pub struct SvgError {
    /// The line of its file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: SvgProblem,
}

/// What is wrong with a picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The messages say it.
pub enum SvgProblem {
    #[error("it is not well-formed XML: {0}")]
    Malformed(String),
    #[error("it begins with <{0}>: expected <svg xmlns=\"{NAMESPACE}\">")]
    NoPicture(String),
    #[error(
        "it has no viewBox by which it could be made to fit a screen: expected one such as viewBox=\"0 0 400 200\""
    )]
    NoViewBox,
}

impl Svg {
    /// Reads a picture.
    ///
    /// # Errors
    /// When it is not well-formed XML, something else than a picture, or one that cannot be made to fit a screen.
    pub fn read(text: &str) -> Result<Self, SvgError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::from_str(text);
        let mut svg = SvgReader::default();
        loop {
            let at = reader.buffer_position();
            let event = reader.read_event().map_err(|error| {
                let problem = SvgProblem::Malformed(error.to_string());
                (reader.error_position(), problem)
            });
            let taken = event.and_then(|event| svg.take(event).map_err(|problem| (at, problem)));
            let is_over = taken.map_err(|(at, problem)| {
                let before = text.bytes().zip(0..at);
                let line = 1 + before.filter(|(byte, _)| *byte == b'\n').count();
                SvgError { line, problem }
            })?;
            if is_over {
                return Ok(Self { text: text.to_owned(), words: svg.words });
            }
        }
    }

    /// All of it.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The words in it.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }
}

/// What has been read of a picture.
#[derive(Default)]
struct SvgReader {
    /// For each element that is open, whether its words are those of the picture.
    open: Vec<bool>,
    has_begun: bool,
    words: String,
}

impl SvgReader {
    /// Takes in the next piece, and says whether it is the end.
    fn take(&mut self, event: Event<'_>) -> Result<bool, SvgProblem> {
        match event {
            Event::Start(element) => self.begin(&element)?,
            Event::Empty(element) => {
                self.begin(&element)?;
                self.open.pop();
            }
            Event::End(_) => {
                self.open.pop();
                self.words.push('\n');
            }
            Event::Text(text) => self.say(&String::from_utf8_lossy(&text))?,
            Event::CData(text) => self.say(&String::from_utf8_lossy(&text))?,
            Event::GeneralRef(reference) => self.say(&meant_by(&reference)?)?,
            Event::DocType(_) => return Err(malformed("a document type is none of its own")),
            Event::Eof if self.open.is_empty() && self.has_begun => return Ok(true),
            Event::Eof => return Err(malformed("it ends before </svg>")),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
        Ok(false)
    }

    fn begin(&mut self, element: &BytesStart<'_>) -> Result<(), SvgProblem> {
        let attributes = element.attributes().collect::<Result<Vec<_>, _>>();
        let attributes = attributes.map_err(|error| SvgProblem::Malformed(error.to_string()))?;
        let (name, prefix) = element.name().decompose();
        if self.open.is_empty() {
            if self.has_begun {
                return Err(malformed("something stands behind </svg>"));
            }
            self.has_begun = true;
            let value_of = |key: &[u8]| {
                let found = attributes.iter().find(|found| found.key.as_ref() == key);
                found.map(|found| &*found.value)
            };
            let namespace = match prefix {
                Some(prefix) => value_of(&[b"xmlns:", prefix.as_ref()].concat()),
                None => value_of(b"xmlns"),
            };
            if name.as_ref() != b"svg" || namespace != Some(NAMESPACE.as_bytes()) {
                let name = String::from_utf8_lossy(name.as_ref());
                return Err(SvgProblem::NoPicture(quoted(&name, 40)));
            }
            if !value_of(b"viewBox").is_some_and(is_view_box) {
                return Err(SvgProblem::NoViewBox);
            }
        }
        self.open.push(WITH_WORDS.contains(&name.as_ref()));
        self.words.push('\n');
        Ok(())
    }

    fn say(&mut self, words: &str) -> Result<(), SvgProblem> {
        match self.open.last() {
            None if !words.trim().is_empty() => Err(malformed("words stand outside of <svg>")),
            Some(true) => {
                self.words.push_str(words);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

fn malformed(what: &str) -> SvgProblem {
    SvgProblem::Malformed(what.to_owned())
}

/// The sign that a reference such as `&lt;` or `&#60;` stands for.
fn meant_by(reference: &BytesRef<'_>) -> Result<String, SvgProblem> {
    let name = String::from_utf8_lossy(reference);
    let unknown = || SvgProblem::Malformed(format!("nothing is called {}", quoted(&name, 40)));
    match reference.resolve_char_ref() {
        Ok(Some(sign)) => Ok(sign.to_string()),
        Ok(None) => resolve_predefined_entity(&name).map(str::to_owned).ok_or_else(unknown),
        Err(_) => Err(unknown()),
    }
}

/// Whether a value is four numbers, of which width and height are more than 0.
fn is_view_box(value: &[u8]) -> bool {
    let value = String::from_utf8_lossy(value);
    let numbers = value.split([' ', ',', '\n', '\t']);
    let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
    let is_above_zero = |number: &str| {
        is_number(number)
            && !number.starts_with('-')
            && number.contains(|digit| matches!(digit, '1'..='9'))
    };
    matches!(numbers[..], [x, y, width, height]
        if is_number(x) && is_number(y) && is_above_zero(width) && is_above_zero(height))
}

/// Whether this is a decimal number such as `-12.5`. Its letters are looked at, because what reads a number of any length into a
/// float brings tables with it that take more room in the page than a picture.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let are_digits = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    are_digits(whole) && are_digits(part) && !(whole.is_empty() && part.is_empty())
}
