//! A function that is not there: perhaps under another spelling, or hidden by something else of its name.
//!
//! A hand-in without `numeral_binary` but with `numeral_binry` or `numeralBinary` is told so.

use serde::Deserialize;

use super::frame::{SourceLine, Unread};
use super::lab::Function;
use super::seen::{name, words};
use super::value::PythonValue;

/// What there is in place of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// Where a function is defined that is not at the left margin.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Inside {
    /// What it stands in: `class` or `def`.
    #[serde(deserialize_with = "words")]
    pub outer: String,
    /// The name of that.
    #[serde(deserialize_with = "name")]
    pub name: String,
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

    /// What can be said where the functions that are there have these names.
    pub(super) fn told(
        function: Function,
        others: &PythonValue,
        instead: PythonValue,
        inside: Option<Inside>,
    ) -> Self {
        let names = match others {
            PythonValue::List(names) => &names[..],
            _ => &[],
        };
        let names = names.iter().filter_map(|name| match name {
            PythonValue::Str(name) => Some(name.as_str()),
            _ => None,
        });
        Self {
            instead: Some(instead).filter(|value| *value != PythonValue::None),
            similar: similar(function.name(), names).map(str::to_owned),
            inside,
            unread: None,
        }
    }

    /// The same, where these parts of the file cannot be read: the function may be in one of them.
    #[must_use]
    pub(super) fn or_unread<'a>(
        mut self,
        function: Function,
        mut parts: impl Iterator<Item = &'a Unread>,
    ) -> Self {
        let defines = |part: &&Unread| part.defines.iter().any(|name| name == function.name());
        self.unread = parts
            .find(defines)
            .map(|part| SourceLine(part.piece.clone(), part.line));
        self
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
