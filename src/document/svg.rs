//! Pictures of others (SVG), of which only shapes, words and colours are kept.
//!
//! A picture stands within the page, so that whatever it held could act there. It is therefore never copied: it is read as
//! XML, and what comes out is a tree of names of this program ([`SvgElement`]) and of values in which neither an address nor
//! a script can be written. Anything else is refused and named by its line, `<script>` as well as `href="…"`. A `style`, in which
//! drawing programs write colours, is taken for the attributes that it stands for.

use std::collections::BTreeSet;

use roxmltree::{Attribute, Document, Node, ParsingOptions};
use thiserror::Error;

use crate::legible::quoted;

/// The elements that are shown.
const ELEMENTS: [&str; 20] = [
    "svg",
    "g",
    "title",
    "desc",
    "defs",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "text",
    "tspan",
    "marker",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "pattern",
];

/// Those of them that hold words.
const WITH_WORDS: [&str; 4] = ["text", "tspan", "title", "desc"];

/// The attributes that are kept.
const ATTRIBUTES: &[&str] = &[
    "class",
    "clip-path",
    "clip-rule",
    "clipPathUnits",
    "color",
    "cx",
    "cy",
    "d",
    "dominant-baseline",
    "dx",
    "dy",
    "fill",
    "fill-opacity",
    "fill-rule",
    "font-family",
    "font-size",
    "font-stretch",
    "font-style",
    "font-variant",
    "font-weight",
    "fx",
    "fy",
    "gradientTransform",
    "gradientUnits",
    "height",
    "id",
    "lengthAdjust",
    "letter-spacing",
    "marker-end",
    "marker-mid",
    "marker-start",
    "markerHeight",
    "markerUnits",
    "markerWidth",
    "offset",
    "opacity",
    "orient",
    "paint-order",
    "pathLength",
    "patternTransform",
    "patternUnits",
    "points",
    "preserveAspectRatio",
    "r",
    "refX",
    "refY",
    "rotate",
    "rx",
    "ry",
    "spreadMethod",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
    "textLength",
    "transform",
    "vector-effect",
    "viewBox",
    "width",
    "word-spacing",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
];

/// What is left out without a word: the description of the picture takes its place, or it says nothing.
const LEFT_OUT: [&str; 5] = [
    "role",
    "aria-label",
    "aria-labelledby",
    "aria-hidden",
    "version",
];

/// Attributes that are none of a style.
const IN_NO_STYLE: [&str; 2] = ["id", "class"];

/// The colours of the page by their names; what is painted with `currentColor` in them reads well in light, dark and print.
const CLASSES: [&str; 5] = ["number", "row", "good", "bad", "quiet"];

/// What may stand before a bracket in a value.
const FUNCTIONS: [&str; 10] = [
    "rgb",
    "rgba",
    "hsl",
    "hsla",
    "matrix",
    "translate",
    "scale",
    "rotate",
    "skewX",
    "skewY",
];

const NAMESPACE: &str = "http://www.w3.org/2000/svg";

/// Each level takes some of the stack, here and wherever the picture goes.
const DEEPEST: usize = 32;

/// The most nodes of a picture: elements, words, comments.
const MOST_NODES: u32 = 10_000;

/// A picture of which nothing acts and nothing leads elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    root: SvgElement,
}

/// An element that is shown. Only [`Svg::read`] makes any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SvgElement {
    pub(crate) name: &'static str,
    pub(crate) attributes: Vec<(&'static str, SvgValue)>,
    pub(crate) children: Vec<SvgNode>,
}

/// What an element holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SvgNode {
    Element(SvgElement),
    Words(String),
}

/// What an attribute says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SvgValue {
    /// Numbers, words and colours.
    Plain(String),
    /// The name of this element, within the picture.
    Id(String),
    /// The element of this name: `url(#name)`.
    Reference(String),
}

/// Why a picture is not shown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the picture: {problem}")]
pub struct SvgError {
    /// The line of its file, counted from 1.
    pub line: u32,
    /// What is wrong there.
    pub problem: SvgProblem,
}

/// What is wrong with a picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The messages say it.
pub enum SvgProblem {
    #[error("it is not well-formed XML: {0}")]
    Malformed(String),
    #[error("it has more than {MOST_NODES} elements and words: expected a simpler picture")]
    TooLarge,
    #[error("elements are nested more than {DEEPEST} deep: expected a simpler picture")]
    TooDeep,
    #[error("it begins with <{0}>: expected <svg xmlns=\"{NAMESPACE}\">")]
    NoPicture(String),
    #[error(
        "it has no viewBox by which it could be made to fit a screen: expected one such as viewBox=\"0 0 400 200\""
    )]
    NoViewBox,
    #[error("<{0}> may not stand in a picture: expected shapes and words, which are {list}", list = ELEMENTS[1..].join(", "))]
    Element(String),
    #[error(
        "<{element}> may not have the attribute {attribute}: expected attributes of shape and colour, such as x, d, fill or stroke-width"
    )]
    Attribute {
        element: &'static str,
        attribute: String,
    },
    #[error(
        "{attribute}={value} may not stand in a picture: expected numbers, words and colours, or url(#name) for something within it"
    )]
    Value {
        attribute: &'static str,
        value: String,
    },
    #[error("there is no class {0}: expected the colours of the page, which are {list}", list = CLASSES.join(", "))]
    Class(String),
    #[error("two elements have the id {0}: expected each id once")]
    Twice(String),
    #[error("nothing in the picture has the id {0}")]
    NoSuchId(String),
    #[error("words stand in <{0}>: expected them in <text>")]
    Words(&'static str),
}

impl Svg {
    /// Reads a picture.
    ///
    /// # Errors
    /// When it is not well-formed, or anything in it is not known to be harmless.
    pub fn read(text: &str) -> Result<Self, SvgError> {
        let options = ParsingOptions {
            nodes_limit: MOST_NODES,
            ..ParsingOptions::default()
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let document = Document::parse_with_options(text, options).map_err(|error| SvgError {
            line: error.pos().row,
            problem: match error {
                roxmltree::Error::NodesLimitReached => SvgProblem::TooLarge,
                error => SvgProblem::Malformed(error.to_string()),
            },
        })?;
        let mut reader = SvgReader {
            document: &document,
            ids: BTreeSet::new(),
            references: Vec::new(),
        };
        let root = document.root_element();
        let name = root.tag_name();
        if name.name() != "svg" || name.namespace() != Some(NAMESPACE) {
            let name = name.name().to_owned();
            return Err(reader.error(root.range().start, SvgProblem::NoPicture(name)));
        }
        let element = reader.element(root, 0)?;
        let view_box = element
            .attributes
            .iter()
            .find(|(name, _)| *name == "viewBox");
        if !view_box.is_some_and(|(_, value)| is_view_box(value)) {
            return Err(reader.error(root.range().start, SvgProblem::NoViewBox));
        }
        let mut references = reader.references.iter();
        match references.find(|(_, id)| !reader.ids.contains(id)) {
            Some((at, id)) => Err(reader.error(*at, SvgProblem::NoSuchId(quoted(id, 40)))),
            None => Ok(Self { root: element }),
        }
    }

    /// The element that holds all of it.
    pub(crate) fn root(&self) -> &SvgElement {
        &self.root
    }

    /// The words that stand in it, one line each.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = String::new();
        self.root.add_words(&mut words);
        words
    }
}

impl SvgElement {
    fn add_words(&self, words: &mut String) {
        for child in &self.children {
            match child {
                SvgNode::Element(element) => element.add_words(words),
                SvgNode::Words(said) => words.extend([said.trim(), "\n"]),
            }
        }
    }
}

struct SvgReader<'a> {
    document: &'a Document<'a>,
    ids: BTreeSet<String>,
    /// The names that are referred to, and where.
    references: Vec<(usize, String)>,
}

impl SvgReader<'_> {
    fn error(&self, at: usize, problem: SvgProblem) -> SvgError {
        SvgError {
            line: self.document.text_pos_at(at).row,
            problem,
        }
    }

    fn element(&mut self, node: Node<'_, '_>, depth: usize) -> Result<SvgElement, SvgError> {
        let at = node.range().start;
        if depth == DEEPEST {
            return Err(self.error(at, SvgProblem::TooDeep));
        }
        let tag = node.tag_name();
        let known = ELEMENTS.iter().skip(usize::from(depth > 0));
        let known = known.copied().find(|known| *known == tag.name());
        let Some(name) = known.filter(|_| tag.namespace() == Some(NAMESPACE)) else {
            let name = quoted(tag.name(), 40);
            return Err(self.error(at, SvgProblem::Element(name)));
        };
        let mut attributes: Vec<(&'static str, SvgValue)> = Vec::new();
        // What is said twice, as an attribute and in a style, holds as the style has it, wherever that stands.
        let (styles, plain): (Vec<_>, Vec<_>) =
            node.attributes().partition(|it| it.name() == "style");
        for attribute in plain.into_iter().chain(styles) {
            for (name, value) in self.attribute(name, &attribute)? {
                attributes.retain(|(other, _)| *other != name);
                attributes.push((name, value));
            }
        }
        let mut children = Vec::new();
        for child in node.children() {
            if child.is_element() {
                children.push(SvgNode::Element(self.element(child, depth + 1)?));
            } else if let Some(words) = child.text().filter(|_| child.is_text()) {
                if WITH_WORDS.contains(&name) {
                    children.push(SvgNode::Words(words.to_owned()));
                } else if !words.trim().is_empty() {
                    return Err(self.error(child.range().start, SvgProblem::Words(name)));
                }
            }
        }
        Ok(SvgElement {
            name,
            attributes,
            children,
        })
    }

    fn attribute(
        &mut self,
        element: &'static str,
        attribute: &Attribute<'_, '_>,
    ) -> Result<Vec<(&'static str, SvgValue)>, SvgError> {
        let at = attribute.range().start;
        let is_plain = attribute.namespace().is_none();
        match attribute.name() {
            name if is_plain && LEFT_OUT.contains(&name) => Ok(Vec::new()),
            "style" if is_plain => {
                let declared = attribute.value().split(';').map(str::trim);
                let declared = declared.filter(|declared| !says_nothing(declared));
                let said = declared.map(|declared| {
                    let (name, value) = declared.split_once(':').unwrap_or((declared, ""));
                    let name = known(name.trim_end()).filter(|name| !IN_NO_STYLE.contains(name));
                    let Some(name) = name else {
                        let attribute = format!("style={}", quoted(declared, 40));
                        return Err(self.error(at, SvgProblem::Attribute { element, attribute }));
                    };
                    Ok((name, self.value(at, name, value.trim_start())?))
                });
                said.collect()
            }
            name => {
                let Some(known) = known(name).filter(|_| is_plain) else {
                    let attribute = quoted(name, 40);
                    return Err(self.error(at, SvgProblem::Attribute { element, attribute }));
                };
                Ok(vec![(known, self.value(at, known, attribute.value())?)])
            }
        }
    }

    fn value(&mut self, at: usize, name: &'static str, value: &str) -> Result<SvgValue, SvgError> {
        let problem = || SvgProblem::Value {
            attribute: name,
            value: quoted(value, 40),
        };
        match name {
            "id" if !is_id(value) => Err(self.error(at, problem())),
            "id" if !self.ids.insert(value.to_owned()) => {
                Err(self.error(at, SvgProblem::Twice(quoted(value, 40))))
            }
            "id" => Ok(SvgValue::Id(value.to_owned())),
            "class" => {
                let mut classes = value.split_whitespace();
                match classes.find(|class| !CLASSES.contains(class)) {
                    Some(class) => Err(self.error(at, SvgProblem::Class(quoted(class, 40)))),
                    None => Ok(SvgValue::Plain(value.to_owned())),
                }
            }
            _ => match reference(value) {
                Some(id) => {
                    self.references.push((at, id.to_owned()));
                    Ok(SvgValue::Reference(id.to_owned()))
                }
                None if is_harmless(value) => Ok(SvgValue::Plain(value.to_owned())),
                None => Err(self.error(at, problem())),
            },
        }
    }
}

/// The attribute of this name, if it is kept.
fn known(name: &str) -> Option<&'static str> {
    ATTRIBUTES.iter().copied().find(|known| *known == name)
}

/// Whether a declaration of a style says nothing of shapes and colours: one that a drawing program makes for itself, or of lines of
/// words, which a picture does not have.
fn says_nothing(declared: &str) -> bool {
    declared.is_empty() || declared.starts_with('-') || declared.starts_with("line-height")
}

/// The name within `url(#name)`.
fn reference(value: &str) -> Option<&str> {
    let id = value.trim().strip_prefix("url(#")?.strip_suffix(')')?;
    is_id(id).then_some(id)
}

fn is_id(id: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    !id.is_empty() && id.chars().all(is_letter)
}

/// Whether a value holds no more than numbers, words and colours. Without `:`, `/` and `\` no address can be written, nor
/// anything be hidden behind an escape or a comment of CSS.
fn is_harmless(value: &str) -> bool {
    let is_letter = |letter: char| {
        letter.is_ascii_alphanumeric()
            || letter.is_ascii_whitespace()
            || "#.,()%+-_'\"".contains(letter)
    };
    let mut before_brackets: Vec<&str> = value.split('(').collect();
    before_brackets.pop();
    let are_known = before_brackets.iter().all(|before| {
        let last = before
            .trim_end()
            .rsplit(|letter: char| !letter.is_ascii_alphanumeric());
        last.take(1).all(|name| FUNCTIONS.contains(&name))
    });
    value.chars().all(is_letter) && are_known
}

/// Whether a value is four numbers, of which width and height are more than 0.
fn is_view_box(value: &SvgValue) -> bool {
    let SvgValue::Plain(value) = value else {
        return false;
    };
    let numbers = value
        .split([' ', ',', '\n', '\t'])
        .filter(|it| !it.is_empty());
    let numbers: Vec<&str> = numbers.collect();
    let is_above_zero = |number: &str| {
        is_number(number)
            && !number.starts_with('-')
            && number.contains(|it| matches!(it, '1'..='9'))
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
