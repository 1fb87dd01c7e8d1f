//! Python's literals, as a teacher writes them: `nim_sum([1, 2])` is a call, `(1, True)` a value.
//!
//! They are whole numbers, texts, `True`, `False`, `None`, lists and tuples of those. What is not one of them is refused with
//! the place at which it stops being one.

use std::iter::Peekable;
use std::str::Chars;

use num_bigint::BigInt;

use crate::grade::python::PythonValue;

/// What stands for a call: the name of a function, and its arguments.
pub(super) fn call(text: &str) -> Result<(String, Vec<PythonValue>), String> {
    let (name, arguments) = text
        .split_once('(')
        .ok_or_else(|| format!("`{text}` is no call: expected one such as nim_sum([1, 2])"))?;
    let mut reader = Reader::new(arguments);
    let arguments = reader.items(')')?.0;
    reader.end()?;
    Ok((name.trim().to_owned(), arguments))
}

/// What stands for a value.
pub(super) fn value(text: &str) -> Result<PythonValue, String> {
    let mut reader = Reader::new(text);
    let value = reader.value(0)?;
    reader.end()?;
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    rest: Peekable<Chars<'a>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            rest: text.chars().peekable(),
        }
    }

    fn wrong(&self) -> String {
        let rest: String = self.rest.clone().collect();
        let at = match rest.trim() {
            "" => "its end".to_owned(),
            rest => format!("`{rest}`"),
        };
        format!(
            "`{}` cannot be read at {at}: expected whole numbers, texts in quotation marks, True, False, None, lists and tuples",
            self.text
        )
    }

    fn blanks(&mut self) {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
    }

    fn end(&mut self) -> Result<(), String> {
        self.blanks();
        match self.rest.peek() {
            None => Ok(()),
            Some(_) => Err(self.wrong()),
        }
    }

    fn value(&mut self, depth: usize) -> Result<PythonValue, String> {
        /// No value of the lab has lists as deep in lists.
        const DEEPEST: usize = 20;
        self.blanks();
        match self.rest.peek() {
            Some('[') if depth < DEEPEST => {
                self.rest.next();
                Ok(PythonValue::List(self.items_below(']', depth)?.0))
            }
            Some('(') if depth < DEEPEST => {
                self.rest.next();
                let (mut items, has_comma) = self.items_below(')', depth)?;
                match items.len() {
                    // Brackets around a value are no tuple.
                    1 if !has_comma => Ok(items.remove(0)),
                    _ => Ok(PythonValue::Tuple(items)),
                }
            }
            Some('\'' | '"') => self.string(),
            _ => self.word(),
        }
    }

    /// What stands up to a closing bracket, and whether there is a comma in it.
    fn items(&mut self, close: char) -> Result<(Vec<PythonValue>, bool), String> {
        self.items_below(close, 0)
    }

    fn items_below(
        &mut self,
        close: char,
        depth: usize,
    ) -> Result<(Vec<PythonValue>, bool), String> {
        let mut items = Vec::new();
        let mut has_comma = false;
        loop {
            self.blanks();
            if self.rest.next_if_eq(&close).is_some() {
                return Ok((items, has_comma));
            }
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.rest.next_if_eq(&',').is_some() {
                has_comma = true;
            } else if self.rest.peek() != Some(&close) {
                return Err(self.wrong());
            }
        }
    }

    fn string(&mut self) -> Result<PythonValue, String> {
        let quote = self.rest.next();
        let mut text = String::new();
        loop {
            match self.rest.next() {
                None => return Err(self.wrong()),
                end if end == quote => return Ok(PythonValue::Str(text)),
                Some('\\') => match self.rest.next() {
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    Some(plain @ ('\\' | '\'' | '"')) => text.push(plain),
                    _ => return Err(self.wrong()),
                },
                Some(character) => text.push(character),
            }
        }
    }

    fn word(&mut self) -> Result<PythonValue, String> {
        let mut ahead = self.rest.clone();
        let mut word = String::new();
        while let Some(c) = ahead.next_if(|c| c.is_alphanumeric() || matches!(c, '-' | '+' | '_')) {
            word.push(c);
        }
        let value = match &word[..] {
            "True" => PythonValue::Bool(true),
            "False" => PythonValue::Bool(false),
            "None" => PythonValue::None,
            number => match number.replace('_', "").parse::<BigInt>() {
                Ok(number) => PythonValue::Int(number),
                Err(_) => return Err(self.wrong()),
            },
        };
        self.rest = ahead;
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{call, value};
    use crate::grade::python::PythonValue;

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
        for text in [
            "",
            "[1",
            "1 2",
            "x",
            "1.5",
            "[1 2]",
            "'a",
            "{1}",
            "f(1)",
            "True1",
            &"[".repeat(99),
        ] {
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
