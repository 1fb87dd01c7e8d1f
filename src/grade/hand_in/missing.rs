//! A function that is not there: perhaps under another spelling, or hidden by something else of its name.
//!
//! A hand-in without `numeral_binary` but with `numeral_binry` or `numeralBinary` is told so.

use serde::{Deserialize, Serialize};

use crate::grade::python::{Inside, NoFunction, Problem, PythonValue, SourceLine};
use crate::grade::sheet::Function;

/// What there is in place of a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    /// What has its name, and is no function.
    pub instead: Option<PythonValue>,
    /// A function with nearly its name, which none of the lab has.
    pub similar: Option<String>,
    /// Where it is defined inside something else.
    pub inside: Option<Inside>,
    /// Where Python gives up, in the part of the file that defines it.
    pub unread: Option<SourceLine>,
}

impl Missing {
    /// Whether there is anything to say but that it is missing.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        self.instead.is_some()
            || self.similar.is_some()
            || self.inside.is_some()
            || self.unread.is_some()
    }

    /// What can be said where there is no such function, but these problems: it may be in a part that cannot be read.
    pub(in crate::grade) fn told(
        function: Function,
        there: &NoFunction,
        problems: &[Problem],
    ) -> Self {
        let names = match &there.others {
            PythonValue::List(names) => &names[..],
            _ => &[],
        };
        let names = names.iter().filter_map(|name| match name {
            PythonValue::Str(name) => Some(name.as_str()),
            _ => None,
        });
        let mut unread = problems.iter().filter_map(Problem::unread);
        let unread = unread.find(|part| part.defines.iter().any(|name| name == function.name()));
        Self {
            instead: Some(there.instead.clone()).filter(|value| *value != PythonValue::None),
            similar: similar(function.name(), names).map(str::to_owned),
            inside: there.inside.clone(),
            unread: unread.map(|part| SourceLine(part.piece.clone(), part.line)),
        }
    }
}

/// The name that is most like this one, if any is nearly the same.
fn similar<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    /// From 0 for nothing in common to 1 for the same.
    const NEARLY_THE_SAME: f64 = 0.8;
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let likeness =
        |name: &str| strsim::normalized_damerau_levenshtein(&plain(wanted), &plain(name));
    // To compare long names takes long, and they are none of the lab.
    let may_be_meant = |name: &&str| name.len() < 4 * wanted.len();
    names
        .filter(|name| may_be_meant(name) && Function::named(name).is_none())
        .map(|name| (name, likeness(name)))
        .filter(|&(_, likeness)| likeness >= NEARLY_THE_SAME)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::similar;

    #[test]
    fn other_spellings_are_seen() {
        for name in [
            "numeral_binry",
            "numeralBinary",
            "Numeral_Binary",
            "numeral_binaries",
        ] {
            assert_eq!(
                similar("numeral_binary", [name, "pad"].into_iter()),
                Some(name)
            );
        }
        // What the lab asks for itself is not a misspelling of something else.
        assert_eq!(
            similar("is_n_position", ["is_p_position"].into_iter()),
            None
        );
        assert_eq!(similar("nim_sum", ["helper", "sum_up"].into_iter()), None);
    }
}
