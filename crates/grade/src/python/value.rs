//! Python values: what a function is given, and what it returns.
//!
//! They keep their exact type, so that `True` is not taken for `1` nor a tuple for a list, and integers keep all their
//! digits. A value is shown as Python would show it: `[1, 1, 0]`, `(3, 1)`, `'Nim:'`.

use std::fmt;

use num_bigint::BigInt;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use explain::legible::{acts, beginning};

/// A value with its exact type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PythonValue {
    /// `None`.
    None,
    /// `True` or `False`.
    Bool(bool),
    /// A whole number of any size.
    #[serde(serialize_with = "in_hexadecimal", deserialize_with = "hexadecimal")]
    Int(BigInt),
    /// A floating-point number, as Python writes it.
    Float(String),
    /// A text.
    Str(String),
    /// A list.
    List(Vec<PythonValue>),
    /// A tuple.
    Tuple(Vec<PythonValue>),
    /// An object of a subclass of one of the above, or of a similar type (a deque, a Fraction): the name of its type,
    /// and its content as a value of the type above.
    Subclass(String, Box<PythonValue>),
    /// An object of another type, with the name of that.
    Other(String),
    /// Something too large to be sent, in words.
    Huge(String),
    /// A list that contains itself.
    Cycle,
}

/// Integers travel in hexadecimal: Python refuses to write long ones in decimal. The harness sends no longer ones.
fn hexadecimal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BigInt, D::Error> {
    const MOST_DIGITS: usize = 1 << 10;
    let digits = String::deserialize(deserializer)?;
    let is_bounded = digits.trim_start_matches('-').len() <= MOST_DIGITS;
    let number = is_bounded.then(|| BigInt::parse_bytes(digits.as_bytes(), 16));
    let expected = "no hexadecimal number of the harness";
    number.flatten().ok_or_else(|| D::Error::custom(expected))
}

fn in_hexadecimal<S: Serializer>(number: &BigInt, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{number:x}"))
}

impl PythonValue {
    /// A list of whole numbers.
    pub fn numbers(numbers: impl IntoIterator<Item = impl Into<BigInt>>) -> Self {
        Self::List(numbers.into_iter().map(Self::from_number).collect())
    }

    /// A whole number.
    pub fn from_number(number: impl Into<BigInt>) -> Self {
        Self::Int(number.into())
    }

    /// The number that it equals: that of an `int`, a `bool`, or a `float` without a fraction.
    pub fn as_number(&self) -> Option<BigInt> {
        match self {
            Self::Int(number) => Some(number.clone()),
            Self::Bool(bool) => Some(BigInt::from(u8::from(*bool))),
            Self::Float(written) => whole(written),
            Self::Subclass(_, content) => content.as_number(),
            _ => None,
        }
    }

    /// The numbers that the items of a list or a tuple equal.
    pub fn as_numbers(&self) -> Option<Vec<BigInt>> {
        match self.content() {
            Self::List(items) | Self::Tuple(items) => items.iter().map(Self::as_number).collect(),
            _ => None,
        }
    }

    /// The items of a list.
    pub fn as_items(&self) -> Option<&[Self]> {
        match self {
            Self::List(items) => Some(items),
            _ => None,
        }
    }

    /// The content of an object as one of Python's own types: `(3, 1)` of a `Move(row=3, elements=1)`.
    pub fn content(&self) -> &Self {
        match self {
            Self::Subclass(_, content) => content.content(),
            _ => self,
        }
    }

    /// Whether two values are equal apart from their types: 1, 1.0 and `True`, a list and a tuple of the same items.
    pub fn equals(&self, other: &Self) -> bool {
        match (self.content(), other.content()) {
            (Self::List(a) | Self::Tuple(a), Self::List(b) | Self::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.equals(b))
            }
            (Self::None, Self::None) => true,
            (Self::Str(a), Self::Str(b)) => a == b,
            _ => matches!((self.as_number(), other.as_number()), (Some(a), Some(b)) if a == b),
        }
    }

    /// The value as Python reads it; `None` for anything without such a form.
    pub fn literal(&self) -> String {
        self.written(true)
    }

    /// The whole value, as Python reads it or as Python shows it.
    fn written(&self, is_to_be_read: bool) -> String {
        let written = |items: &[Self]| {
            let items: Vec<String> = items.iter().map(|it| it.written(is_to_be_read)).collect();
            items.join(", ")
        };
        match self {
            Self::None => "None".to_owned(),
            Self::Bool(true) => "True".to_owned(),
            Self::Bool(false) => "False".to_owned(),
            // Python refuses to read long ones in decimal.
            Self::Int(number) if is_to_be_read => format!("{number:#x}"),
            Self::Int(number) => number.to_string(),
            Self::Float(written) => written.clone(),
            Self::Str(text) if is_to_be_read => text_literal(text),
            Self::Str(text) => shown_text(text),
            Self::List(items) => format!("[{}]", written(items)),
            Self::Tuple(items) if items.len() == 1 => format!("({},)", written(items)),
            Self::Tuple(items) => format!("({})", written(items)),
            Self::Subclass(_, content) if is_to_be_read => content.literal(),
            Self::Subclass(name, content) => format!("{name}({})", content.written(false)),
            _ if is_to_be_read => "None".to_owned(),
            Self::Other(name) => format!("<{name} object>"),
            Self::Huge(words) => format!("<{words}>"),
            Self::Cycle => "[...]".to_owned(),
        }
    }
}

/// A text as Python reads it, on one line.
pub(super) fn text_literal(text: &str) -> String {
    // JSON strings are Python strings.
    serde_json::Value::from(text).to_string()
}

/// The whole number that a float equals. Beyond 2⁵³ not every whole number is a float, but every float is a whole
/// number.
fn whole(written: &str) -> Option<BigInt> {
    let float: f64 = written.parse().ok()?;
    let is_whole = float.is_finite() && float.fract() == 0.0;
    is_whole.then(|| format!("{float:.0}").parse().ok())?
}

/// As Python shows it, cut to a length that suits a report.
impl fmt::Display for PythonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST_SHOWN: usize = 2000;
        f.write_str(&beginning(&self.written(false), MOST_SHOWN))
    }
}

/// A text in quotation marks; invisible characters are escaped.
fn shown_text(text: &str) -> String {
    let is_double = text.contains('\'') && !text.contains('"');
    let quote = if is_double { '"' } else { '\'' };
    let mut shown = String::from(quote);
    for character in text.chars() {
        match character {
            '\n' | '\t' | '\r' | '\\' => shown.extend(character.escape_default()),
            _ if character == quote => shown.extend(['\\', quote]),
            _ if acts(character) => shown.extend(character.escape_default()),
            _ => shown.push(character),
        }
    }
    shown.push(quote);
    shown
}
