//! An equation on the way to an answer: `5 ^ 4 = 1`, `6 / 2 = 3 R 0`, `5 = 101`, `18 = 16 + 2`.
//!
//! A `^` is a power in sums and products (`2^4 + 2^1 = 18`), and XOR elsewhere. Numbers made of 0s and 1s only may be
//! binary digits, on one side (`5 = 101`) or on all of them (`101 ^ 100 = 001`).

use super::side::{NumberReading, SideWorth, Token, tokens, worth, written};

/// An equation with two or more sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    sides: Vec<Vec<Token>>,
}

impl Equation {
    /// Parses a line; `None` if it is not an equation.
    pub fn read(line: &str) -> Option<Self> {
        let line = without_number(line.trim());
        let sides: Vec<&str> = line.split('=').collect();
        if sides.len() < 2 {
            return None;
        }
        let sides: Option<Vec<Vec<Token>>> = sides.into_iter().map(tokens).collect();
        let sides = sides.filter(|sides| sides.iter().all(|side| !side.is_empty()))?;
        let equation = Self { sides };
        // A side without a value makes it no equation.
        let has_worth = |side: &Vec<Token>| worth(side, NumberReading::of(side)).is_some();
        equation.sides.iter().all(has_worth).then_some(equation)
    }

    /// Whether all of its sides have the same value, in decimal or, if allowed, in binary. If no XOR is asked for, a
    /// power may appear alone.
    pub fn holds(&self, may_be_binary: bool, may_be_power: bool) -> bool {
        let has_bits = |side: &Vec<Token>| side.iter().all(|token| !token.is_decimal());
        let may_be_binary = may_be_binary && self.sides.iter().all(has_bits);
        let is_conversion = self.digits().is_some();
        let manners = |side: &Vec<Token>| {
            let usual = NumberReading::of(side);
            let power = NumberReading { powers: true, ..usual };
            let binary = NumberReading { binary: true, ..usual };
            let power = may_be_power.then_some(power);
            let of_side = (is_conversion && has_bits(side)).then_some(binary);
            [Some(usual), power, of_side].into_iter().flatten().collect::<Vec<_>>()
        };
        let worths = |side: &Vec<Token>| -> Vec<SideWorth> {
            let manners = manners(side).into_iter();
            manners.filter_map(|manner| worth(side, manner)).collect()
        };
        let digitwise = |side: &Vec<Token>| {
            let manner = NumberReading { binary: true, ..NumberReading::of(side) };
            Vec::from_iter(worth(side, manner))
        };
        let agree = |worths: &dyn Fn(&Vec<Token>) -> Vec<SideWorth>| {
            let sides: Vec<Vec<SideWorth>> = self.sides.iter().map(worths).collect();
            let same = |pair: &[Vec<SideWorth>]| {
                let mut left = pair[0].iter();
                left.any(|left| pair[1].iter().any(|right| left.agrees(*right)))
            };
            sides.windows(2).all(same)
        };
        agree(&worths) || may_be_binary && agree(&digitwise)
    }

    /// The numbers combined by XOR on the first side in this base, if that is all it does.
    pub fn xored(&self, base: u32) -> Option<Vec<i128>> {
        let mut numbers = Vec::new();
        for (place, token) in self.sides[0].iter().enumerate() {
            match token {
                Token::Digits(digits) if place % 2 == 0 => {
                    numbers.push(i128::from_str_radix(digits, base).ok()?);
                }
                Token::Caret | Token::Xor if place % 2 == 1 => {}
                _ => return None,
            }
        }
        (numbers.len() > 1).then_some(numbers)
    }

    /// The number on the first side that is divided or subtracted from.
    pub fn taken_apart(&self) -> Option<i128> {
        match &self.sides[0][..] {
            [
                Token::Digits(whole),
                Token::Divided | Token::Modulo | Token::Minus,
                Token::Digits(_),
            ] => whole.parse().ok(),
            _ => None,
        }
    }

    /// The digits that form the whole first side, and the whole last side.
    pub fn digits(&self) -> Option<(&str, &str)> {
        match (&self.sides[0][..], self.last()) {
            ([Token::Digits(first)], [Token::Digits(last)]) => Some((first, last)),
            _ => None,
        }
    }

    fn last(&self) -> &[Token] {
        self.sides.last().map_or(&[], |side| side)
    }

    /// The last number, without the remainder of a division.
    pub fn result(&self) -> Option<&str> {
        match self.last() {
            [Token::Digits(digits), rest @ ..]
                if rest.is_empty() || rest[0] == Token::Remainder =>
            {
                Some(digits)
            }
            _ => None,
        }
    }

    /// Whether it states a remainder: `6 / 2 = 3 R 0`.
    pub fn has_remainder(&self) -> bool {
        self.last().contains(&Token::Remainder)
    }

    /// The value of the first side in its most natural reading.
    pub fn worth(&self) -> Option<SideWorth> {
        worth(&self.sides[0], NumberReading::of(&self.sides[0]))
    }

    /// The first side with the first of these numbers in it replaced; `None` if it has none of them.
    pub fn with(&self, others: &[(i128, i128)]) -> Option<Self> {
        let mut first = self.sides[0].clone();
        let other = first.iter_mut().find_map(|token| match token {
            Token::Digits(digits) => {
                let number: Option<i128> = digits.parse().ok();
                let (_, new) = others.iter().rfind(|(old, _)| Some(*old) == number)?;
                Some((digits, new))
            }
            _ => None,
        });
        let (digits, new) = other?;
        *digits = new.to_string();
        Some(Self { sides: vec![first] })
    }

    /// The first side with its value: `1 ⊕ 3 = 2`.
    pub fn worked_out(&self) -> Option<String> {
        let worth = self.worth()?;
        let side = written(&self.sides[0]);
        Some(match worth.remainder {
            Some(remainder) => format!("{side} = {} R {remainder}", worth.number),
            None => format!("{side} = {}", worth.number),
        })
    }
}

/// A line without its number in a list: `1) 5 ^ 4 = 1`, `Step 2: 1 ^ 3 = 2`.
fn without_number(line: &str) -> &str {
    const WORDS: [&str; 8] = ["step", "line", "so", "then", "and", "first", "next", "now"];
    let mut rest = line;
    while let Some(word) = WORDS.iter().find(|word| begins_with(rest, word)) {
        rest = rest[word.len()..].trim_start_matches([' ', ',', ':']);
    }
    let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    match digits.strip_prefix([')', ':', '.']) {
        Some(behind) if digits.len() < rest.len() && behind.starts_with(' ') => behind.trim_start(),
        _ => rest,
    }
}

fn begins_with(text: &str, word: &str) -> bool {
    let is_word = text.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    is_word && !text[word.len()..].starts_with(|c: char| c.is_alphanumeric())
}
