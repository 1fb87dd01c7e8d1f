//! Python literals, as a sheet or a teacher writes them: `nim_sum([1, 2])` is a call, `(1, True)` a value.
//!
//! Whole numbers, texts, `True`, `False`, `None`, lists and tuples of those. Anything else is refused with the place
//! where it goes wrong.

use super::PythonValue;

/// Parses a call: the name of a function, and its arguments.
pub(crate) fn call(text: &str) -> Result<(String, Vec<PythonValue>), String> {
    let (name, arguments) = text
        .split_once('(')
        .ok_or_else(|| format!("`{text}` is not a call: expected one such as nim_sum([1, 2])"))?;
    let (arguments, _) = whole(arguments, |reader| reader.items(')', 0))?;
    Ok((name.trim().to_owned(), arguments))
}

/// Parses a value.
pub(crate) fn value(text: &str) -> Result<PythonValue, String> {
    whole(text, |reader| reader.value(0))
}

/// The result of `read` for the whole text.
fn whole<T>(text: &str, read: impl Fn(&mut Reader) -> Option<T>) -> Result<T, String> {
    let mut reader = Reader(text);
    let found = read(&mut reader);
    let rest = reader.0.trim();
    found.filter(|_| rest.is_empty()).ok_or_else(|| {
        let at = match rest {
            "" => "its end".to_owned(),
            rest => format!("`{rest}`"),
        };
        let expected =
            "expected whole numbers, texts in quotation marks, True, False, None, lists and tuples";
        format!("`{text}` cannot be read at {at}: {expected}")
    })
}

/// The rest of the text. Its methods return `None` where there is no literal, and stop there.
struct Reader<'a>(&'a str);

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let mut characters = self.0.chars();
        let next = characters.next();
        self.0 = characters.as_str();
        next
    }

    /// Skips blanks, and this sign if it comes next.
    fn passes(&mut self, sign: char) -> bool {
        self.0 = self.0.trim_start();
        let is_next = self.0.starts_with(sign);
        is_next && self.next().is_some()
    }

    fn value(&mut self, depth: usize) -> Option<PythonValue> {
        /// No value of the lab is nested this deep.
        const DEEPEST: usize = 20;
        if depth < DEEPEST && self.passes('[') {
            return Some(PythonValue::List(self.items(']', depth)?.0));
        }
        if depth < DEEPEST && self.passes('(') {
            let (mut items, has_comma) = self.items(')', depth)?;
            if items.len() == 1 && !has_comma {
                // Brackets around a value are not a tuple.
                return items.pop();
            }
            return Some(PythonValue::Tuple(items));
        }
        match ['\'', '"'].into_iter().find(|&quote| self.passes(quote)) {
            Some(quote) => self.string(quote),
            None => self.word(),
        }
    }

    /// The items up to a closing bracket, and whether there is a comma.
    fn items(&mut self, close: char, depth: usize) -> Option<(Vec<PythonValue>, bool)> {
        let mut items = Vec::new();
        let mut has_comma = false;
        while !self.passes(close) {
            items.push(self.value(depth + 1)?);
            if !self.passes(',') {
                return self.passes(close).then_some((items, has_comma));
            }
            has_comma = true;
        }
        Some((items, has_comma))
    }

    fn string(&mut self, quote: char) -> Option<PythonValue> {
        let mut text = String::new();
        loop {
            text.push(match self.next()? {
                end if end == quote => return Some(PythonValue::Str(text)),
                '\\' => match self.next()? {
                    'n' => '\n',
                    't' => '\t',
                    plain @ ('\\' | '\'' | '"') => plain,
                    _ => return None,
                },
                character => character,
            });
        }
    }

    fn word(&mut self) -> Option<PythonValue> {
        let is_outside = |c: char| !c.is_alphanumeric() && !"-+_".contains(c);
        let end = self.0.find(is_outside).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        let value = match word {
            "True" => PythonValue::Bool(true),
            "False" => PythonValue::Bool(false),
            "None" => PythonValue::None,
            number => PythonValue::Int(number.replace('_', "").parse().ok()?),
        };
        self.0 = rest;
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{call, value};
    use crate::python::PythonValue;

    #[test]
    fn literals_are_read_as_python_reads_them() {
        for (text, shown) in [
            ("[1, 2,]", "[1, 2]"),
            ("(1,)", "(1,)"),
            ("(7)", "7"),
            ("([0, 2], True)", "([0, 2], True)"),
            ("-3", "-3"),
            (r#""it's\n""#, r#""it's\n""#),
            ("None", "None"),
            (" [ ] ", "[]"),
        ] {
            assert_eq!(value(text).unwrap().to_string(), shown, "{text}");
        }
        let (name, arguments) = call("make_move([1, 2], 1, 1)").unwrap();
        assert_eq!((&name[..], arguments.len()), ("make_move", 3));
    }

    #[test]
    fn what_is_none_is_refused_with_its_place() {
        for text in
            ["", "[1", "1 2", "x", "1.5", "[1 2]", "'a", "{1}", "f(1)", "True1", &"[".repeat(99)]
        {
            let why = value(text).unwrap_err();
            assert!(why.contains("cannot be read at"), "{why}");
        }
        assert!(call("nim_sum").is_err() && call("f(1) 2").is_err());
    }

    fn any_value() -> impl Strategy<Value = PythonValue> {
        let plain = prop_oneof![
            any::<i64>().prop_map(PythonValue::from_number),
            any::<bool>().prop_map(PythonValue::Bool),
            "[ -~]{0,6}".prop_map(PythonValue::Str),
        ];
        plain.prop_recursive(3, 20, 4, |inner| {
            let items = prop::collection::vec(inner, 0..4);
            prop_oneof![
                items.clone().prop_map(PythonValue::List),
                items.prop_map(PythonValue::Tuple),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_is_shown_is_read_again(given in any_value()) {
            prop_assert_eq!(value(&given.to_string()), Ok(given));
        }

        #[test]
        fn nothing_makes_it_panic(text in "[-0-9a-zA-Z\\[\\](),'\" \\\\]{0,30}") {
            let _ = (value(&text), call(&text));
        }
    }
}
