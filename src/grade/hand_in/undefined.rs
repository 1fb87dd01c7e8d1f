//! A name that is not defined in a function: perhaps the line that should have set it failed.
//!
//! `counter = int(input())` fails while grading, since nobody answers; a function that then uses `counter` raises a
//! `NameError`, and is told of that line.

use crate::grade::python::{Problem, Raised, SourceLine};

/// An exception with the top-level statement that should have set the name which is not defined, where that failed.
#[must_use]
pub(in crate::grade) fn traced_to(mut raised: Raised, problems: &[Problem]) -> Raised {
    let name = undefined_name(&raised);
    let statement = name.and_then(|name| {
        problems.iter().find_map(|problem| match problem {
            Problem::Raised(raised, statement) if statement.sets.iter().any(|set| set == name) => {
                Some(SourceLine(raised.piece.clone(), raised.line))
            }
            _ => None,
        })
    });
    raised.unset = statement;
    raised
}

/// The name in "name 'counter' is not defined".
pub(in crate::grade) fn undefined_name(raised: &Raised) -> Option<&str> {
    if raised.kind != "NameError" {
        return None;
    }
    let (name, _) = raised.message.strip_prefix("name '")?.split_once('\'')?;
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::{Problem, Raised, SourceLine, traced_to};
    use crate::grade::python::Statement;

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
