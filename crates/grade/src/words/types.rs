//! What is wrong with the type of a value, and how to fix it: "It returned a text ('110'); expected a list: [1, 1, 0]."
//!
//! For a value with parts, names the first part with a wrong type: the second digit, say, and not the list.

use num_bigint::BigInt;

use crate::judge::{ExpectedResult, Failure};
use crate::python::PythonValue;
use crate::sheet::ReturnKind;
use explain::document::text::{Text, code, text};
use explain::document::wording::counted;

/// The type differs from the expected one.
pub(super) fn other_type(failure: &Failure) -> Text {
    let returns = failure.function.task().returns;
    let value = failure.returned.as_ref().unwrap_or(&PythonValue::None);
    let told = match &failure.expected {
        ExpectedResult::Value(wanted) => board_and_verdict(value, wanted)
            .or_else(|| difference(returns, None, Some(wanted), value)),
        // Only for moves may there be several.
        ExpectedResult::Words(_) => Some(a_move(value)),
    };
    told.unwrap_or_default()
}

fn it_returned(value: &PythonValue, wanted: Text) -> Text {
    text!["It returned "{described(value)}"; expected "{wanted}"."]
}

/// "a text ('110')", "the list [1, 1]".
fn described(value: &PythonValue) -> Text {
    let kind = match value {
        PythonValue::None | PythonValue::Bool(_) => return value.into(),
        PythonValue::Int(_) => "a whole number",
        PythonValue::Float(_) => "a float",
        PythonValue::Str(_) => "a text",
        PythonValue::List(_) | PythonValue::Cycle => "a list",
        PythonValue::Tuple(_) => "a tuple",
        PythonValue::Subclass(name, _) | PythonValue::Other(name) => {
            return text!["a value of type "{code(name.clone())}];
        }
        PythonValue::Huge(words) => return words.clone().into(),
    };
    match in_brief(value) {
        Some(written) => text![{kind}" ("{written}")"],
        None => kind.into(),
    }
}

/// A value, unless it is too long to be repeated in a sentence: it is shown above.
fn in_brief(value: &PythonValue) -> Option<Text> {
    const LONGEST: usize = 40;
    let is_short = value.to_string().chars().count() <= LONGEST;
    is_short.then(|| value.into())
}

/// What was returned in place of a board and a verdict, if it is not a pair.
fn board_and_verdict(value: &PythonValue, expected: &PythonValue) -> Option<Text> {
    let PythonValue::Tuple(wanted) = expected else {
        return None;
    };
    let (two, how) = match wanted.get(1) {
        Some(PythonValue::Bool(true)) => ("the new board and `True`", "return new_board, True"),
        _ => ("the board and `False`", "return board[:], False"),
    };
    let is_number = |item: &PythonValue| matches!(item, PythonValue::Int(_));
    let came = match value {
        PythonValue::Bool(_) => text!["only "{value}],
        PythonValue::List(items) if items.iter().all(is_number) => "only a board".into(),
        PythonValue::List(items) if items.len() == 2 => {
            let tuple = "expected a tuple, which has no square brackets around it";
            return Some(text!["It returned a list; "{tuple}": "{code(how)}"."]);
        }
        PythonValue::Tuple(items) if items.len() != 2 => {
            text!["a tuple of "{counted(items.len(), "part")}]
        }
        _ => return None,
    };
    Some(text!["It returned "{came}"; expected two things, "{Text::words(two)}": "{code(how)}"."])
}

/// What was returned in place of a move, if it is not a row and a number.
fn a_move(value: &PythonValue) -> Text {
    let pair = text!["a tuple of the row and how many to take, such as `(1, 1)`"];
    let is_pair =
        |value: &PythonValue| matches!(value, PythonValue::Tuple(items) if items.len() == 2);
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items)
            if !items.is_empty() && items.iter().all(is_pair) =>
        {
            text![
                "It returned several moves; expected one of them. `random.choice(moves)` picks one from a list."
            ]
        }
        PythonValue::List(items) if items.len() == 2 => {
            it_returned(value, pair.and(", with round brackets"))
        }
        _ if is_pair(value) => {
            let wanted = PythonValue::Tuple(vec![PythonValue::from_number(1); 2]);
            difference(ReturnKind::Move, None, Some(&wanted), value).unwrap_or_default()
        }
        _ => it_returned(value, pair),
    }
}

/// The first part of a value with a wrong type, such as "the second digit"; `part` is the name of the value if it is
/// itself a part, and `wanted` what it should be, if known.
fn difference(
    returns: ReturnKind,
    part: Option<String>,
    wanted: Option<&PythonValue>,
    value: &PythonValue,
) -> Option<Text> {
    match (wanted, value) {
        (Some(PythonValue::List(wanted)), PythonValue::List(items)) => {
            let is_other = |item: &PythonValue| !matches!(item, PythonValue::Int(_));
            let index = items.iter().position(is_other)?;
            let item = match returns {
                ReturnKind::Digits => "digit",
                ReturnKind::BoardAndVerdict => "row",
                _ => "part",
            };
            let outer = part.map(|part| format!(" in {part}")).unwrap_or_default();
            let part = nth(index, item) + &outer;
            // Items are comparable only if there are equally many.
            let wanted = wanted.get(index).filter(|_| wanted.len() == items.len());
            difference(returns, Some(part), wanted, &items[index])
        }
        (Some(PythonValue::Tuple(wanted)), PythonValue::Tuple(items))
            if wanted.len() == items.len() =>
        {
            let mut pairs = wanted.iter().zip(items).enumerate();
            pairs.find_map(|(index, (wanted, item))| {
                let part = nth(index, "part");
                difference(returns, Some(part), Some(wanted), item)
            })
        }
        (Some(PythonValue::Int(_)), PythonValue::Int(_))
        | (Some(PythonValue::Str(_)), PythonValue::Str(_))
        | (Some(PythonValue::Bool(_)), PythonValue::Bool(_)) => None,
        _ => {
            let expected = remedy(part.is_some(), wanted, value);
            let Some(part) = part else {
                return Some(it_returned(value, expected));
            };
            let is = text![{part}" is "{described(value)}].capitalised();
            Some(text![{is}"; expected "{expected}"."])
        }
    }
}

/// What was expected, and a hint.
fn remedy(is_part: bool, wanted: Option<&PythonValue>, value: &PythonValue) -> Text {
    let like = |kind: &'static str, value| match in_brief(value) {
        Some(written) => text![{kind}": "{written}],
        None => kind.into(),
    };
    match (wanted, value) {
        (Some(wanted @ (PythonValue::Bool(_) | PythonValue::Int(_))), PythonValue::Str(text))
            if is_in_quotes(text, wanted) =>
        {
            text![{wanted}" without quotation marks"]
        }
        (Some(PythonValue::Bool(_)), _) => {
            text!["`True` or `False`, which a comparison gives: `return a == b`"]
        }
        (_, PythonValue::Str(_)) if is_part => text!["a number. `int(...)` turns a text into one"],
        (wanted, PythonValue::Float(_)) => {
            let whole = match wanted {
                Some(wanted @ PythonValue::Int(_)) => text!["the whole number "{wanted}],
                _ => "a whole number".into(),
            };
            text![{whole}". `/` and `float` give a float such as 1.5; `//` divides without remainder"]
        }
        (Some(wanted @ PythonValue::Int(_)), PythonValue::Bool(_)) => text!["the number "{wanted}],
        (Some(list @ PythonValue::List(_)), _) => like("a list, with square brackets", list),
        (Some(tuple @ PythonValue::Tuple(_)), _) => like("a tuple, with round brackets", tuple),
        (Some(number @ PythonValue::Int(_)), _) => like("a whole number", number),
        (Some(PythonValue::Str(_)), PythonValue::List(_) | PythonValue::Tuple(_)) => {
            text!["one text, with a line break `\\n` between its lines: `'\\n'.join(lines)`"]
        }
        (Some(PythonValue::Str(_)), _) => "a text".into(),
        _ => "a whole number".into(),
    }
}

/// Whether a text is just the expected value.
fn is_in_quotes(text: &str, wanted: &PythonValue) -> bool {
    match wanted {
        PythonValue::Int(wanted) => text.trim().parse::<BigInt>().as_ref() == Ok(wanted),
        _ => text.eq_ignore_ascii_case(&wanted.to_string()),
    }
}

/// "the first digit", for the index 0; beyond the first few it is "item 21".
fn nth(index: usize, item: &str) -> String {
    const NAMES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    match NAMES.get(index) {
        Some(name) => format!("the {name} {item}"),
        None => format!("{item} number {}", index + 1),
    }
}
