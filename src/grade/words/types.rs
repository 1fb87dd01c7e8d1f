//! What is wrong with the type of a value, and how to mend it: "A text ('110') came back; expected a list: [1, 1, 0]."
//!
//! Of a value with parts the first part is named whose type is another: the second digit, say, and not the list.

use num_bigint::BigInt;

use super::say::say;
use crate::document::text::{Text, code};
use crate::document::wording::counted;
use crate::grade::judge::{CameBack, Failure, Wanted};
use crate::grade::python::PythonValue;
use crate::grade::sheet::Gives;

/// The type is another than the one that is asked for.
pub(super) fn other_type(failure: &Failure) -> Text {
    let gives = failure.function.task().gives;
    let wanted = gives.words();
    let CameBack::Value(value) = &failure.returned else {
        return say!("Something else came back where {} is asked for.", wanted);
    };
    let told = match (gives, &failure.expected) {
        (Gives::Move, _) => return a_move(value),
        (Gives::BoardAndVerdict, Wanted::Value(expected)) => board_and_verdict(value, expected),
        _ => None,
    };
    let Wanted::Value(expected) = &failure.expected else {
        return came_back(value, wanted.into());
    };
    told.unwrap_or_else(|| match Difference::find(gives, expected, value) {
        Some(difference) => difference.told(wanted),
        None => came_back(value, wanted.into()),
    })
}

fn came_back(value: &PythonValue, wanted: Text) -> Text {
    let value = described(value).capitalised();
    say!("{} came back; expected {}.", value, wanted)
}

/// "a text ('110')", "the list [1, 1]".
fn described(value: &PythonValue) -> Text {
    let kind = match value {
        PythonValue::None | PythonValue::Bool(_) => return code(value.to_string()),
        PythonValue::Int(_) => "a whole number",
        PythonValue::Float(_) => "a float",
        PythonValue::Str(_) => "a text",
        PythonValue::List(_) | PythonValue::Cycle => "a list",
        PythonValue::Tuple(_) => "a tuple",
        PythonValue::Subclass(name, _) | PythonValue::Other(name) => {
            return say!("a value of type `{}`", name.clone());
        }
        PythonValue::Huge(words) => return words.clone().into(),
    };
    match in_brief(value) {
        Some(written) => say!("{} ({})", kind, written),
        None => kind.into(),
    }
}

/// A value, unless it is so long that it is not repeated in a sentence: it stands above.
fn in_brief(value: &PythonValue) -> Option<Text> {
    const LONGEST: usize = 40;
    let written = value.to_string();
    (written.chars().count() <= LONGEST).then(|| code(written))
}

/// What came back in place of a board and a verdict, where it is not two things.
fn board_and_verdict(value: &PythonValue, expected: &PythonValue) -> Option<Text> {
    let PythonValue::Tuple(wanted) = expected else {
        return None;
    };
    let (two, how) = if wanted.get(1) == Some(&PythonValue::Bool(true)) {
        (
            "{} came back; expected two things, the new board and `True`: `{}`.",
            "return new_board, True",
        )
    } else {
        (
            "{} came back; expected two things, the board and `False`: `{}`.",
            "return board[:], False",
        )
    };
    Some(match value {
        PythonValue::Bool(_) => say!(two, say!("Only `{}`", value.to_string()), how),
        PythonValue::List(items)
            if items.iter().all(|item| matches!(item, PythonValue::Int(_))) =>
        {
            say!(two, "Only a board", how)
        }
        PythonValue::List(items) if items.len() == 2 => say!(
            "A list came back; expected a tuple, which has no square brackets around it: `{}`.",
            how
        ),
        PythonValue::Tuple(items) if items.len() != 2 => {
            say!(
                two,
                say!("A tuple of {}", counted(items.len(), "part")),
                how
            )
        }
        _ => return None,
    })
}

/// What came back in place of a move, where it is no row and number.
fn a_move(value: &PythonValue) -> Text {
    const PAIR: &str = "a tuple of the row and how many to take, such as `(1, 1)`";
    let is_pair =
        |value: &PythonValue| matches!(value, PythonValue::Tuple(items) if items.len() == 2);
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items)
            if !items.is_empty() && items.iter().all(is_pair) =>
        {
            say!(
                "Several moves came back; expected one of them. `random.choice(moves)` picks one from a list."
            )
        }
        PythonValue::List(items) if items.len() == 2 => say!(
            "A list (`{}`) came back; expected {}, with round brackets.",
            value.to_string(),
            say!(PAIR)
        ),
        PythonValue::Tuple(items) if items.len() == 2 => {
            let one = || PythonValue::from_number(1);
            let wanted = PythonValue::Tuple(vec![one(), one()]);
            match Difference::find(Gives::Move, &wanted, value) {
                Some(difference) => difference.told("an int"),
                None => came_back(value, "two whole numbers".into()),
            }
        }
        _ => came_back(value, say!(PAIR)),
    }
}

/// The first part of a value whose type is another.
struct Difference<'a> {
    /// "the second digit"; nothing where it is the value as a whole.
    part: Option<String>,
    wanted: Option<&'a PythonValue>,
    value: &'a PythonValue,
}

impl<'a> Difference<'a> {
    fn find(gives: Gives, wanted: &'a PythonValue, value: &'a PythonValue) -> Option<Self> {
        let whole = Self {
            part: None,
            wanted: Some(wanted),
            value,
        };
        match (wanted, value) {
            (PythonValue::List(wanted), PythonValue::List(items)) => items
                .iter()
                .enumerate()
                .find(|(_, item)| !matches!(item, PythonValue::Int(_)))
                .map(|(index, item)| Self {
                    part: Some(part(gives, index)),
                    // What stands at that place is comparable only where there are as many.
                    wanted: wanted.get(index).filter(|_| wanted.len() == items.len()),
                    value: item,
                }),
            (PythonValue::Tuple(wanted), PythonValue::Tuple(items))
                if wanted.len() == items.len() =>
            {
                (0..)
                    .zip(wanted.iter().zip(items))
                    .find_map(|(index, (wanted, item))| {
                        let inner = Self::find(gives, wanted, item)?;
                        let outer = format!("the {} part", ordinal(index));
                        Some(Self {
                            part: Some(match inner.part {
                                Some(part) => format!("{part} in {outer}"),
                                None => outer,
                            }),
                            ..inner
                        })
                    })
            }
            (PythonValue::Int(_), PythonValue::Int(_))
            | (PythonValue::Str(_), PythonValue::Str(_))
            | (PythonValue::Bool(_), PythonValue::Bool(_)) => None,
            _ => Some(whole),
        }
    }

    fn told(&self, wanted: &'static str) -> Text {
        let value = described(self.value);
        let came = match &self.part {
            None => value.capitalised().and(" came back"),
            Some(part) => say!("{} is {}", Text::from(part.clone()).capitalised(), value),
        };
        say!("{}; expected {}", came, self.remedy(wanted))
    }

    fn remedy(&self, wanted: &'static str) -> Text {
        let without_quotes = |value: String| say!("`{}` without quotation marks.", value);
        match (self.wanted, self.value) {
            (Some(truth @ PythonValue::Bool(_)), PythonValue::Str(text))
                if text.eq_ignore_ascii_case(&truth.to_string()) =>
            {
                without_quotes(truth.to_string())
            }
            (Some(PythonValue::Bool(_)), _) => {
                say!("`True` or `False`, which a comparison gives: `return a == b`.")
            }
            (Some(PythonValue::Int(wanted)), PythonValue::Str(text))
                if text.trim().parse::<BigInt>().as_ref() == Ok(wanted) =>
            {
                without_quotes(wanted.to_string())
            }
            (_, PythonValue::Str(_)) if self.part.is_some() => {
                say!("a number. `int(...)` turns a text into one.")
            }
            (wanted, PythonValue::Float(_)) => {
                let whole = match wanted {
                    Some(PythonValue::Int(wanted)) => {
                        say!("the whole number `{}`", wanted.to_string())
                    }
                    _ => "a whole number".into(),
                };
                say!(
                    "{}. `/` gives a float such as 1.5; `//` divides without remainder.",
                    whole
                )
            }
            (Some(PythonValue::Int(wanted)), PythonValue::Bool(_)) => {
                say!("the number `{}`.", wanted.to_string())
            }
            (Some(list @ PythonValue::List(_)), _) => like("a list, with square brackets", list),
            (Some(tuple @ PythonValue::Tuple(_)), _) => like("a tuple, with round brackets", tuple),
            (Some(number @ PythonValue::Int(_)), _) => like("a whole number", number),
            (Some(PythonValue::Str(_)), PythonValue::List(_) | PythonValue::Tuple(_)) => {
                say!("one text, with a line break `\\n` between its lines: `'\\n'.join(lines)`.")
            }
            (Some(PythonValue::Str(_)), _) => "a text.".into(),
            _ if self.part.is_some() => "a whole number.".into(),
            _ => say!("{}.", wanted),
        }
    }
}

fn like(kind: &'static str, value: &PythonValue) -> Text {
    match in_brief(value) {
        Some(written) => say!("{}: {}.", kind, written),
        None => say!("{}.", kind),
    }
}

/// What an item of a list is called.
fn part(gives: Gives, index: usize) -> String {
    let item = match gives {
        Gives::Digits => "digit",
        Gives::BoardAndVerdict => "row",
        _ => "part",
    };
    format!("the {} {item}", ordinal(index))
}

/// "first", for the index 0.
fn ordinal(index: usize) -> String {
    const NAMES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    match NAMES.get(index) {
        Some(name) => (*name).to_owned(),
        None => format!("{}th", index + 1),
    }
}
