//! What there is in place of a function, and what makes it count.

use std::collections::BTreeMap;

use super::say::say;
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed};
use crate::grade::hand_in::Missing;
use crate::grade::judge::{FunctionReport, Reason};
use crate::grade::python::Inside;
use crate::grade::sheet::Function;

/// What there is in place of a function.
pub(super) fn not_there(function: Function, missing: &Missing) -> Text {
    let name = function.name();
    if let Some(place) = &missing.unread {
        return say!(
            "`{}` cannot be read: look at line\u{a0}{} of {}, where Python gives up.",
            name,
            place.1,
            place.0.clone()
        );
    }
    if let Some(inside) = &missing.inside {
        return say!(
            "`{}` is inside {}; move it to the left margin.",
            name,
            outer(inside)
        );
    }
    match (&missing.instead, &missing.similar) {
        (Some(instead), _) => say!(
            "`{}` is no function but `{}`. Perhaps a variable of the same name was set after it.",
            name,
            instead.to_string()
        ),
        (None, Some(similar)) => say!(
            "There is no function of this name, but one called `{}`. If that is the one, give it the name `{}`.",
            similar.clone(),
            name
        ),
        (None, None) => "There is no function of this name in the file yet.".into(),
    }
}

/// "class Nim", "the function `play_nim`".
fn outer(inside: &Inside) -> Text {
    match inside.outer.as_str() {
        "class" => say!("class `{}`", inside.name.clone()),
        _ => say!("the function `{}`", inside.name.clone()),
    }
}

/// A line for each place from which functions can be fetched, and one for each that may only be called otherwise; the
/// functions of which nothing is to be seen are left out.
#[must_use]
pub(in crate::grade) fn missing_in_brief(missing: &[&FunctionReport]) -> Vec<Text> {
    let mut inside: BTreeMap<&Inside, Vec<Function>> = BTreeMap::new();
    let mut lines = Vec::new();
    for failure in missing.iter().flat_map(|report| &report.failures) {
        let Reason::Missing(missing) = &failure.reason else {
            continue;
        };
        let told = || not_there(failure.function, missing);
        match &missing.inside {
            _ if missing.unread.is_some() => lines.push(told()),
            Some(place) => inside.entry(place).or_default().push(failure.function),
            None if missing.has_hint() => {
                lines.push(text![code(failure.function.name()), ": ", told()]);
            }
            None => {}
        }
    }
    let inside = inside.into_iter().map(|(place, functions)| {
        let they_are = match functions.len() {
            1 => "{} is inside {}; move it to the left margin.",
            _ => "{} are inside {}; move them to the left margin.",
        };
        say!(they_are, some_of(&functions), outer(place))
    });
    inside.chain(lines).collect()
}

/// "`present_board` and 12 more"; up to three are named.
pub(super) fn some_of(functions: &[Function]) -> Text {
    const MOST: usize = 3;
    let name = |function: &Function| code(function.name());
    match functions {
        [first, rest @ ..] if functions.len() > MOST => {
            text![name(first), " and ", counted(rest.len(), "more function")]
        }
        _ => listed(functions.iter().map(name), "and"),
    }
}
