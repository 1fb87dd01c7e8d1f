//! Rules written as `lab.toml`, every key with a word on what it does: what `nimlab lab --config` prints.
//!
//! What is written is read again as the same rules, so they can also be handed on with results.

use std::fmt::Write;

use super::{Lab, PositionNames};
use crate::class::Share;

impl Lab {
    /// The rules as a commented file; the roster is left out, which is a file of its own machine.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let names = match self.names {
            PositionNames::Lab => "lab",
            PositionNames::Standard => "standard",
            PositionNames::Either => "either",
        };
        let credit = match self.right_once_helpers_are {
            Share::WHOLE => "\"full\"".to_owned(),
            Share::NONE => "\"none\"".to_owned(),
            share => share.as_fraction().to_string(),
        };
        let optional = |name: &str, value: Option<String>, example: &str| match value {
            Some(value) => format!("{name} = {value}"),
            None => format!("# {name} = {example}"),
        };
        let points = self.max_points.map(|points| points.to_string());
        let step = self.round_to.map(|points| points.to_string());
        let functions: Vec<String> = self
            .functions
            .iter()
            .map(|f| format!("    \"{f}\",\n"))
            .collect();
        let mut text = format!(
            "# The rules by which `nimlab grade --lab lab.toml` grades. Every key may be left out.

# What the sheet and the report on the class are called.
title = {}

# The functions that are set.
functions = [
{}]

# What all of them are worth together; as much as [points] makes where it is left out.
{}

# The points of a hand-in are rounded to the nearest multiple of this; to hundredths where it is left out.
{}

# Which position is called which: \"lab\" (N where the nim sum is 0, as on the sheet), \"standard\" (P where it is 0, as in
# books), or \"either\" (one or the other, the same for both functions of a hand-in).
names = \"{names}\"

# Whether a gate without an `if` loses half of its points.
gate_needs_if = {}

# Whether bitwise_exclusive_or loses half of its points where it uses Python's own ^.
bitwise_needs_gate = {}

# Whether the conversions lose half of their points where they use bin(), format() or int(..., 2).
conversions_by_hand = {}

# Whether a gate may give True for 1 and False for 0.
bool_for_bit = {}

# What a function gets that is right once the functions below it are: \"full\", \"none\", or a fraction such as 0.5 of what
# it would get then.
right_once_helpers_are = {credit}

# What the made-up calls follow from. The same seed makes up the same calls.
seed = {}

# How many seconds a function may take. What counts is what it computes and waits, not what other programs do.
timeout = {}

# A CSV file with the header id,name,files that names the students; files is a pattern such as *anna*.
# roster = \"roster.csv\"

# What each function is worth.
[points]
",
            toml::Value::from(self.title.clone()),
            functions.concat(),
            optional("max_points", points, "100"),
            optional("round_to", step, "0.5"),
            self.gate_needs_if,
            self.bitwise_needs_gate,
            self.conversions_by_hand,
            self.bool_for_bit,
            self.seed,
            self.timeout.as_secs(),
        );
        for &function in &self.functions {
            let _ = writeln!(text, "{function} = {}", self.worth(function));
        }
        text.push_str("\n# Calls of your own, each with its value. They are asked with the last kind of calls of the function.\n");
        if self.own_calls.is_empty() {
            text.push_str("# [[calls]]\n# call = \"nim_sum([1, 2])\"\n# value = \"3\"\n");
        }
        for own in &self.own_calls {
            let [call, value] = own.written.clone().map(toml::Value::from);
            let _ = write!(text, "[[calls]]\ncall = {call}\nvalue = {value}\n\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Lab;

    #[test]
    fn what_is_written_is_read_as_the_same_rules() {
        let plain = Lab::read(&Lab::default().to_toml()).unwrap();
        assert_eq!(plain.to_toml(), Lab::default().to_toml());
        assert_eq!(plain.max_points(), Lab::default().max_points());
        let text = "
            title = 'Nim \"2\"'
            functions = ['nim_sum', 'is_human']
            max_points = 7.5
            round_to = 0.25
            names = 'either'
            gate_needs_if = false
            bool_for_bit = true
            right_once_helpers_are = 0.75
            seed = 9
            timeout = 2
            [points]
            nim_sum = 3
            [[calls]]
            call = 'nim_sum([1, 2])'
            value = '3'";
        let lab = Lab::read(text).unwrap();
        let again = Lab::read(&lab.to_toml()).unwrap();
        assert_eq!(again.to_toml(), lab.to_toml());
        assert_eq!(again.own_calls, lab.own_calls);
        assert_eq!(again.right_once_helpers_are, lab.right_once_helpers_are);
    }
}
