//! What there is in place of a function, and what makes it count.

use std::collections::BTreeMap;

use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed};
use crate::grade::failure::Reason;
use crate::grade::frame::Inside;
use crate::grade::grading::FunctionReport;
use crate::grade::lab::Function;
use crate::grade::missing::Missing;

/// What there is in place of a function.
pub(super) fn not_there(function: Function, missing: &Missing) -> Text {
    let name = code(function.name());
    if let Some(place) = &missing.unread {
        return text![
            name,
            " cannot be read: look at line\u{a0}",
            place.1,
            format!(" of {}", place.0),
            ", where Python gives up."
        ];
    }
    if let Some(inside) = &missing.inside {
        return text![
            name,
            " is inside ",
            outer(inside),
            "; move it to the left margin."
        ];
    }
    match (&missing.instead, &missing.similar) {
        (Some(instead), _) => text![
            name,
            " is no function but ",
            code(instead.to_string()),
            ". Perhaps a variable of the same name was set after it."
        ],
        (None, Some(similar)) => text![
            "There is no function of this name, but one called ",
            code(similar.clone()),
            ". If that is the one, give it the name ",
            name,
            "."
        ],
        (None, None) => text!["There is no function of this name in the file yet."],
    }
}

/// "class Nim", "the function `play_nim`".
fn outer(inside: &Inside) -> Text {
    let kind = match inside.outer.as_str() {
        "class" => "class ",
        _ => "the function ",
    };
    text![kind, code(inside.name.clone())]
}

/// A line for each place from which functions can be fetched, and one for each that may only be called otherwise; the
/// functions of which nothing is to be seen are left out.
#[must_use]
pub(in crate::grade) fn missing_in_brief(missing: &[&FunctionReport]) -> Vec<Text> {
    let mut inside: BTreeMap<&Inside, Vec<Function>> = BTreeMap::new();
    let mut lines = Vec::new();
    for report in missing {
        for failure in &report.failures {
            let Reason::Missing(missing) = &failure.reason else {
                continue;
            };
            match &missing.inside {
                Some(place) if missing.unread.is_none() => {
                    inside.entry(place).or_default().push(report.function);
                }
                _ if missing.has_hint() => lines.push(match &missing.unread {
                    Some(_) => not_there(report.function, missing),
                    None => text![
                        code(report.function.name()),
                        ": ",
                        not_there(report.function, missing)
                    ],
                }),
                _ => {}
            }
        }
    }
    let inside = inside.into_iter().map(|(place, functions)| {
        let (are, them) = match functions.len() {
            1 => (" is", "it"),
            _ => (" are", "them"),
        };
        text![
            some_of(&functions),
            are,
            " inside ",
            outer(place),
            "; move ",
            them,
            " to the left margin."
        ]
    });
    inside.chain(lines).collect()
}

/// "`present_board` and 12 more"; up to three are named.
fn some_of(functions: &[Function]) -> Text {
    const MOST: usize = 3;
    let name = |function: &Function| code(function.name());
    match functions {
        [first, rest @ ..] if functions.len() > MOST => {
            text![name(first), " and ", counted(rest.len(), "more function")]
        }
        _ => listed(functions.iter().map(name), "and"),
    }
}
