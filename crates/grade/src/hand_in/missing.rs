//! Functions that are missing, perhaps because of another spelling or something else with the same name; and undefined
//! names, perhaps because the line that should have set them failed.
//!
//! A hand-in without `numeral_binary` but with `numeral_binry` or `numeralBinary` gets a hint about it.

use crate::python::{EnclosingScope, NoFunction, Problem, PythonValue, Raised, SourceLine, Unread};
use crate::sheet::Function;

/// What was found in place of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The statement that should have defined it raised this.
    Failed(Raised),
    /// It is in a part of the file that Python cannot read; Python gives up in this line.
    Unread(SourceLine),
    /// It is defined inside something else.
    Inside(EnclosingScope),
    /// Something with its name is not a function.
    Instead(PythonValue),
    /// A function with a similar name that is not one of the lab's.
    Similar(String),
    /// Nothing that could be meant for it.
    Nothing,
}

impl Missing {
    /// Whether the cause is outside the functions, and reported there.
    pub(crate) fn is_reported_first(&self) -> bool {
        matches!(self, Self::Failed(_) | Self::Unread(_))
    }

    /// The reason why a function is missing; these problems may hide it in a part that cannot be read.
    pub(crate) fn of(name: &str, there: &NoFunction, problems: &[Problem]) -> Self {
        let defines = |part: &&Unread| part.defines.iter().any(|it| it == name);
        let others = there.others.iter().map(|other| &other[..]);
        if let Some(raised) = raised_in_place_of(name, problems) {
            Self::Failed(traced_to(raised.clone(), problems))
        } else if let Some(part) = problems.iter().filter_map(Problem::unread).find(defines) {
            Self::Unread(SourceLine(part.piece.clone(), part.line))
        } else if let Some(inside) = &there.inside {
            Self::Inside(inside.clone())
        } else if there.instead != PythonValue::None {
            Self::Instead(there.instead.clone())
        } else if let Some(similar) = similar(name, others) {
            Self::Similar(similar.to_owned())
        } else {
            Self::Nothing
        }
    }
}

/// The most similar name, if one is similar enough.
fn similar<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    /// From 0 for nothing in common to 1 for equality.
    const NEARLY_THE_SAME: f64 = 0.8;
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let likeness =
        |name: &str| strsim::normalized_damerau_levenshtein(&plain(wanted), &plain(name));
    // Comparing long names takes long, and none of the lab's is that long.
    let may_be_meant = |name: &&str| name.len() < 4 * wanted.len();
    names
        .filter(|name| may_be_meant(name) && Function::named(name).is_none())
        .map(|name| (name, likeness(name)))
        .filter(|&(_, likeness)| likeness >= NEARLY_THE_SAME)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(name, _)| name)
}

/// Adds to an exception the top-level statement that should have set an undefined name but failed: `counter =
/// int(input())` fails while grading, since nobody answers, and a function that then uses `counter` raises a
/// `NameError`.
pub(crate) fn traced_to(mut raised: Raised, problems: &[Problem]) -> Raised {
    let name = undefined_name(&raised);
    let statement = name.and_then(|name| raised_in_place_of(name, problems));
    raised.unset = statement.map(|it| SourceLine(it.piece.clone(), it.line));
    raised
}

/// What happened to the top-level statement that should have set a name, if it failed.
fn raised_in_place_of<'a>(name: &str, problems: &'a [Problem]) -> Option<&'a Raised> {
    problems.iter().find_map(|problem| match problem {
        Problem::Raised(raised, statement) if statement.sets.iter().any(|set| set == name) => {
            Some(raised)
        }
        _ => None,
    })
}

/// The name in "name 'counter' is not defined".
pub(crate) fn undefined_name(raised: &Raised) -> Option<&str> {
    let (name, _) = raised.message.strip_prefix("name '")?.split_once('\'')?;
    (raised.kind == "NameError").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{Problem, Raised, SourceLine, similar, traced_to};
    use crate::python::Statement;

    #[test]
    fn other_spellings_are_seen() {
        for name in ["numeral_binry", "numeralBinary", "Numeral_Binary", "numeral_binaries"] {
            assert_eq!(similar("numeral_binary", [name, "pad"].into_iter()), Some(name));
        }
        // A function of the lab is not a misspelling of another one.
        assert_eq!(similar("is_n_position", ["is_p_position"].into_iter()), None);
        assert_eq!(similar("nim_sum", ["helper", "sum_up"].into_iter()), None);
    }

    fn raised(kind: &str, message: &str, line: u64) -> Raised {
        Raised {
            piece: "lab.py".to_owned(),
            line,
            kind: kind.to_owned(),
            message: message.to_owned(),
            parameters: Vec::new(),
            unset: None,
        }
    }

    #[test]
    fn the_line_is_found_that_should_have_set_a_name() {
        let failed = Problem::Raised(
            raised("EOFError", "EOF when reading a line", 3),
            Statement {
                text: "counter = int(input())".to_owned(),
                sets: vec!["counter".to_owned()],
                awaits: false,
            },
        );
        let unset = |message| {
            let raised = raised("NameError", message, 9);
            traced_to(raised, std::slice::from_ref(&failed)).unset
        };
        assert_eq!(
            unset("name 'counter' is not defined"),
            Some(SourceLine("lab.py".to_owned(), 3))
        );
        assert_eq!(unset("name 'count' is not defined"), None);
    }
}
