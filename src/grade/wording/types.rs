//! What is wrong with the type of a value, and how to mend it: "A text ('110') came back; expected a list: [1, 1, 0]."
//!
//! Of a value with parts the first part is named whose type is another: the second digit, say, and not the list.

use num_bigint::BigInt;

use crate::document::text::{Text, code, text};
use crate::grade::failure::{CameBack, Failure, Wanted};
use crate::grade::lab::Function;
use crate::grade::value::PythonValue;

/// A longer value is not repeated in a sentence: it stands above.
const LONGEST: usize = 40;

/// The type is another, where `wanted` says in words what a function gives back.
pub(super) fn other_type(function: Function, failure: &Failure, wanted: &str) -> Text {
    let CameBack::Value(value) = &failure.returned else {
        return text!["Something else came back where ", wanted, " is asked for."];
    };
    if function == Function::OptimalMove {
        return optimal_move(value);
    }
    let Wanted::Value(expected) = &failure.expected else {
        return expected_instead(value, wanted);
    };
    if function == Function::MakeMove
        && let Some(told) = make_move(value, expected)
    {
        return told;
    }
    match Difference::find(function, expected, value) {
        Some(difference) => difference.told(wanted),
        None => expected_instead(value, wanted),
    }
}

/// The value is equal to the right one, but its type is another.
pub(super) fn other_type_though(function: Function, failure: &Failure, wanted: &str) -> Text {
    other_type(function, failure, wanted)
        .and(" The value is right, which gives half of the points.")
}

fn expected_instead(value: &PythonValue, wanted: &str) -> Text {
    text![
        described(value).capitalised(),
        " came back; expected ",
        wanted,
        "."
    ]
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
            return text!["a value of type ", code(name.clone())];
        }
        PythonValue::Huge(words) => return words.clone().into(),
    };
    match in_brief(value) {
        Some(written) => text![kind, " (", written, ")"],
        None => kind.into(),
    }
}

fn in_brief(value: &PythonValue) -> Option<Text> {
    let written = value.to_string();
    (written.chars().count() <= LONGEST).then(|| code(written))
}

/// What `make_move` gives back where it is not two things.
fn make_move(value: &PythonValue, expected: &PythonValue) -> Option<Text> {
    let PythonValue::Tuple(wanted) = expected else {
        return None;
    };
    let went_well = wanted.get(1) == Some(&PythonValue::Bool(true));
    let (verdict, board, how) = if went_well {
        ("True", "the new board", "return new_board, True")
    } else {
        ("False", "the board", "return board[:], False")
    };
    let two = |came: Text| {
        text![
            came,
            " came back; expected two things, ",
            board,
            " and ",
            code(verdict),
            ": ",
            code(how),
            "."
        ]
    };
    Some(match value {
        PythonValue::Bool(_) => two(text!["Only ", code(value.to_string())]),
        PythonValue::List(items)
            if items.iter().all(|item| matches!(item, PythonValue::Int(_))) =>
        {
            two("Only a board".into())
        }
        PythonValue::List(items) if items.len() == 2 => text![
            "A list came back; expected a tuple, which has no square brackets around it: ",
            code(how),
            "."
        ],
        PythonValue::Tuple(items) if items.len() != 2 => two(text![
            "A tuple of ",
            crate::document::wording::counted(items.len(), "part")
        ]),
        _ => return None,
    })
}

/// What `optimal_move` gives back where it is no row and number.
fn optimal_move(value: &PythonValue) -> Text {
    let pair = text![
        "a tuple of the row and how many to take, such as ",
        code("(1, 1)")
    ];
    let is_pair =
        |value: &PythonValue| matches!(value, PythonValue::Tuple(items) if items.len() == 2);
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items)
            if !items.is_empty() && items.iter().all(is_pair) =>
        {
            text![
                "Several moves came back; expected one of them. ",
                code("random.choice(moves)"),
                " picks one from a list."
            ]
        }
        PythonValue::List(items) if items.len() == 2 => text![
            "A list (",
            code(value.to_string()),
            ") came back; expected ",
            pair,
            ", with round brackets."
        ],
        PythonValue::Tuple(items) if items.len() == 2 => {
            let wanted = PythonValue::Tuple(vec![
                PythonValue::from_number(1),
                PythonValue::from_number(1),
            ]);
            match Difference::find(Function::OptimalMove, &wanted, value) {
                Some(difference) => difference.told("an int"),
                None => expected_instead(value, "two whole numbers"),
            }
        }
        _ => text![
            described(value).capitalised(),
            " came back; expected ",
            pair,
            "."
        ],
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
    fn find(function: Function, wanted: &'a PythonValue, value: &'a PythonValue) -> Option<Self> {
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
                    part: Some(part(function, index)),
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
                        let inner = Self::find(function, wanted, item)?;
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

    fn told(&self, wanted: &str) -> Text {
        let came = match &self.part {
            None => described(self.value).capitalised().and(" came back"),
            Some(part) => text![
                Text::from(part.clone()).capitalised(),
                " is ",
                described(self.value)
            ],
        };
        text![came, "; expected ", self.remedy(wanted)]
    }

    fn remedy(&self, wanted: &str) -> Text {
        const DIVIDE: &str = " gives a float such as 1.5; ";
        match (self.wanted, self.value) {
            (Some(PythonValue::Bool(truth)), PythonValue::Str(text))
                if text.eq_ignore_ascii_case(if *truth { "true" } else { "false" }) =>
            {
                without_quotes(&PythonValue::Bool(*truth))
            }
            (Some(PythonValue::Bool(_)), _) => text![
                code("True"),
                " or ",
                code("False"),
                ", which a comparison gives: ",
                code("return a == b"),
                "."
            ],
            (Some(number @ PythonValue::Int(wanted)), PythonValue::Str(text))
                if text
                    .trim()
                    .parse::<BigInt>()
                    .is_ok_and(|number| number == *wanted) =>
            {
                without_quotes(number)
            }
            (_, PythonValue::Str(_)) if self.part.is_some() => {
                text!["a number. ", code("int(...)"), " turns a text into one."]
            }
            (_, PythonValue::Float(_)) => {
                let whole = match self
                    .wanted
                    .filter(|wanted| matches!(wanted, PythonValue::Int(_)))
                {
                    Some(wanted) => text!["the whole number ", code(wanted.to_string())],
                    None => "a whole number".into(),
                };
                text![
                    whole,
                    ". ",
                    code("/"),
                    DIVIDE,
                    code("//"),
                    " divides without remainder."
                ]
            }
            (Some(wanted @ PythonValue::Int(_)), PythonValue::Bool(_)) => {
                text!["the number ", code(wanted.to_string()), "."]
            }
            (Some(list @ PythonValue::List(_)), _) => like("a list, with square brackets", list),
            (Some(tuple @ PythonValue::Tuple(_)), _) => like("a tuple, with round brackets", tuple),
            (Some(number @ PythonValue::Int(_)), _) => like("a whole number", number),
            (Some(PythonValue::Str(_)), PythonValue::List(_) | PythonValue::Tuple(_)) => text![
                "one text, with a line break ",
                code("\\n"),
                " between its lines: ",
                code("'\\n'.join(lines)"),
                "."
            ],
            (Some(PythonValue::Str(_)), _) => "a text.".into(),
            _ if self.part.is_some() => "a whole number.".into(),
            _ => text![wanted, "."],
        }
    }
}

fn without_quotes(value: &PythonValue) -> Text {
    text![code(value.to_string()), " without quotation marks."]
}

fn like(kind: &str, value: &PythonValue) -> Text {
    match in_brief(value) {
        Some(written) => text![kind, ": ", written, "."],
        None => text![kind, "."],
    }
}

/// What an item of a list is called.
fn part(function: Function, index: usize) -> String {
    let ordinal = ordinal(index);
    match function {
        Function::NumeralBinary => format!("the {ordinal} digit"),
        Function::MakeMove => format!("the {ordinal} row"),
        _ => format!("the {ordinal} part"),
    }
}

/// "first", for the index 0.
fn ordinal(index: usize) -> String {
    const NAMES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    match NAMES.get(index) {
        Some(name) => (*name).to_owned(),
        None => format!("{}th", index + 1),
    }
}
