//! Values of Python: what a function is given, and what it gives back.
//!
//! They keep their exact type, so that `True` is not taken for `1` nor a tuple for a list, and integers keep all their
//! digits. A value is shown as Python would show it: `[1, 1, 0]`, `(3, 1)`, `'Nim:'`.

use std::fmt;

use num_bigint::BigInt;
use serde::{Deserialize, Deserializer};

use super::seen::{is_unseen, words, written_out};

/// A value with its exact type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// `None`.
    None,
    /// `True` or `False`.
    Bool(bool),
    /// A whole number of any size.
    #[serde(deserialize_with = "hexadecimal")]
    Int(BigInt),
    /// A floating-point number, as Python writes it.
    #[serde(deserialize_with = "words")]
    Float(String),
    /// A text.
    Str(String),
    /// A list.
    List(Vec<Value>),
    /// A tuple.
    Tuple(Vec<Value>),
    /// An object of another type, whose name this is.
    #[serde(deserialize_with = "words")]
    Other(String),
    /// Something too large to be told, in words.
    #[serde(deserialize_with = "words")]
    Huge(String),
    /// A list that holds itself.
    Cycle,
}

/// Integers travel in hexadecimal: Python refuses to write long ones in decimal.
fn hexadecimal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BigInt, D::Error> {
    let digits = String::deserialize(deserializer)?;
    BigInt::parse_bytes(digits.as_bytes(), 16)
        .ok_or_else(|| serde::de::Error::custom("no hexadecimal number"))
}

impl Value {
    /// A list of whole numbers.
    pub fn numbers(numbers: impl IntoIterator<Item = impl Into<BigInt>>) -> Self {
        Self::List(numbers.into_iter().map(Self::from_number).collect())
    }

    /// A whole number.
    pub fn from_number(number: impl Into<BigInt>) -> Self {
        Self::Int(number.into())
    }

    /// The number that this is equal to: that of an `int`, a `bool`, or a `float` without a fraction.
    #[must_use]
    pub fn as_number(&self) -> Option<BigInt> {
        match self {
            Self::Int(number) => Some(number.clone()),
            Self::Bool(bool) => Some(BigInt::from(u8::from(*bool))),
            Self::Float(written) => whole(written),
            _ => None,
        }
    }

    /// The numbers that the items of a list or a tuple are equal to.
    #[must_use]
    pub fn as_numbers(&self) -> Option<Vec<BigInt>> {
        match self {
            Self::List(items) | Self::Tuple(items) => items.iter().map(Self::as_number).collect(),
            _ => None,
        }
    }

    /// Whether Python's `==` holds between two values of its own types.
    #[must_use]
    pub fn equals(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::List(a), Self::List(b)) | (Self::Tuple(a), Self::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.equals(b))
            }
            (Self::None, Self::None) => true,
            (Self::Str(a), Self::Str(b)) => a == b,
            _ => matches!((self.as_number(), other.as_number()), (Some(a), Some(b)) if a == b),
        }
    }

    /// The name of its type.
    #[must_use]
    pub fn type_name(&self) -> &str {
        match self {
            Self::None => "NoneType",
            Self::Bool(_) => "bool",
            Self::Int(_) => "int",
            Self::Float(_) => "float",
            Self::Str(_) => "str",
            Self::List(_) | Self::Cycle => "list",
            Self::Tuple(_) => "tuple",
            Self::Other(name) => name,
            Self::Huge(words) => words,
        }
    }

    /// The value as Python reads it; what has no such form is `None`.
    #[must_use]
    pub fn literal(&self) -> String {
        match self {
            Self::Int(number) if number.sign() == num_bigint::Sign::Minus => {
                format!("-0x{:x}", number.magnitude())
            }
            Self::Int(number) => format!("0x{number:x}"),
            Self::Bool(true) => "True".to_owned(),
            Self::Bool(false) => "False".to_owned(),
            Self::Float(written) => written.clone(),
            Self::Str(text) => text_literal(text),
            Self::List(items) => format!("[{}]", literals(items)),
            Self::Tuple(items) => tuple_literal(items),
            Self::None | Self::Other(_) | Self::Huge(_) | Self::Cycle => "None".to_owned(),
        }
    }
}

/// A tuple as Python reads it.
pub(super) fn tuple_literal(items: &[Value]) -> String {
    match items {
        [] => "()".to_owned(),
        _ => format!("({},)", literals(items)),
    }
}

fn literals(items: &[Value]) -> String {
    let items: Vec<String> = items.iter().map(Value::literal).collect();
    items.join(",")
}

/// A text as Python reads it, in ASCII and on one line.
pub(super) fn text_literal(text: &str) -> String {
    let mut literal = String::from("'");
    for character in text.chars() {
        match character {
            '\'' | '\\' => literal.extend(['\\', character]),
            ' '..='~' => literal.push(character),
            _ => literal.extend(["\\U", &format!("{:08x}", u32::from(character))]),
        }
    }
    literal.push('\'');
    literal
}

/// Bytes as Python reads them, in ASCII and on one line.
pub(super) fn bytes_literal(bytes: &[u8]) -> String {
    format!("b'{}'", bytes.escape_ascii())
}

/// The whole number that a float stands for, if it stands for one that it can tell from its neighbours.
fn whole(written: &str) -> Option<BigInt> {
    /// From here on not every whole number is a float: 2 to the power of 53.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let float: f64 = written.parse().ok()?;
    let is_whole = float.fract() == 0.0 && float.abs() <= EXACT;
    is_whole.then(|| format!("{float:.0}").parse().ok())?
}

/// As Python shows it, or the beginning of that: a report is to be read.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST_SHOWN: usize = 2000;
        let whole = Whole(self).to_string();
        match whole.char_indices().nth(MOST_SHOWN) {
            Some((end, _)) => write!(f, "{}…", &whole[..end]),
            None => f.write_str(&whole),
        }
    }
}

/// A value to be shown to its end.
struct Whole<'a>(&'a Value);

impl fmt::Display for Whole<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::None => f.write_str("None"),
            Value::Bool(true) => f.write_str("True"),
            Value::Bool(false) => f.write_str("False"),
            Value::Int(number) => number.fmt(f),
            Value::Float(written) => f.write_str(written),
            Value::Str(text) => shown_text(f, text),
            Value::List(items) => {
                f.write_str("[")?;
                shown_items(f, items)?;
                f.write_str("]")
            }
            Value::Tuple(items) => {
                f.write_str("(")?;
                shown_items(f, items)?;
                f.write_str(if items.len() == 1 { ",)" } else { ")" })
            }
            Value::Other(name) => write!(f, "<{name} object>"),
            Value::Huge(words) => write!(f, "<{words}>"),
            Value::Cycle => f.write_str("[...]"),
        }
    }
}

fn shown_items(f: &mut fmt::Formatter<'_>, items: &[Value]) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        write!(f, "{}", Whole(item))?;
    }
    Ok(())
}

/// A text in quotation marks; what cannot be seen is written out.
fn shown_text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let quote = if text.contains('\'') && !text.contains('"') {
        '"'
    } else {
        '\''
    };
    write!(f, "{quote}")?;
    for character in text.chars() {
        match character {
            '\n' => f.write_str("\\n")?,
            '\t' => f.write_str("\\t")?,
            '\r' => f.write_str("\\r")?,
            '\\' => f.write_str("\\\\")?,
            _ if character == quote => write!(f, "\\{quote}")?,
            _ if is_unseen(character) => f.write_str(&written_out(character))?,
            _ => write!(f, "{character}")?,
        }
    }
    write!(f, "{quote}")
}
