//! An equation as somebody writes it on the way to an answer: `5 ^ 4 = 1`, `6 / 2 = 3 R 0`, `5 = 101`, `18 = 16 + 2`.
//!
//! A `^` is a power in sums and products (`2^4 + 2^1 = 18`), and XOR elsewhere. What is made of 0s and 1s alone may be binary
//! digits, on one side (`5 = 101`) or on all of them (`101 ^ 100 = 001`).

use super::side::{NumberReading, SideWorth, Token, tokens, worth, written};

/// An equation of two sides or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Equation {
    sides: Vec<Vec<Token>>,
}

impl Equation {
    /// Reads a line; `None` where it is no equation.
    pub fn read(line: &str) -> Option<Self> {
        let line = without_number(line.trim());
        let sides: Vec<&str> = line.split('=').collect();
        if sides.len() < 2 {
            return None;
        }
        let sides: Option<Vec<Vec<Token>>> = sides.into_iter().map(tokens).collect();
        let sides = sides.filter(|sides| sides.iter().all(|side| !side.is_empty()))?;
        let equation = Self { sides };
        // What comes to nothing is no equation.
        let has_worth = |side: &Vec<Token>| worth(side, NumberReading::of(side)).is_some();
        equation.sides.iter().all(has_worth).then_some(equation)
    }

    /// Whether all of its sides come to the same, in decimal or, where it may be, in binary. A power may stand alone where no
    /// XOR is asked for.
    pub fn holds(&self, may_be_binary: bool, may_be_power: bool) -> bool {
        let has_bits = |side: &Vec<Token>| side.iter().all(|token| !token.is_decimal());
        let may_be_binary = may_be_binary && self.sides.iter().all(has_bits);
        let is_conversion = self.digits().is_some();
        let manners = |side: &Vec<Token>| {
            let usual = NumberReading::of(side);
            let power = NumberReading {
                powers: true,
                ..usual
            };
            let binary = NumberReading {
                binary: true,
                ..usual
            };
            let power = may_be_power.then_some(power);
            let of_side = (is_conversion && has_bits(side)).then_some(binary);
            [Some(usual), power, of_side]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
        };
        let worths = |side: &Vec<Token>| -> Vec<SideWorth> {
            let manners = manners(side).into_iter();
            manners.filter_map(|manner| worth(side, manner)).collect()
        };
        let digitwise = |side: &Vec<Token>| {
            let manner = NumberReading {
                binary: true,
                ..NumberReading::of(side)
            };
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

    /// The numbers that are put through XOR on the first side, read to this base, where nothing else is done there.
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

    /// What is divided, or taken from, on the first side.
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

    /// The digits that stand alone on the first side, and on the last.
    pub fn digits(&self) -> Option<(&str, &str)> {
        match (&self.sides[0][..], self.last()) {
            ([Token::Digits(first)], [Token::Digits(last)]) => Some((first, last)),
            _ => None,
        }
    }

    fn last(&self) -> &[Token] {
        self.sides.last().map_or(&[], |side| side)
    }

    /// The number that stands last, without what a division leaves.
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

    /// Whether it says what a division leaves: `6 / 2 = 3 R 0`.
    pub fn has_remainder(&self) -> bool {
        self.last().contains(&Token::Remainder)
    }

    /// What the first side comes to as it is read most plainly.
    pub fn worth(&self) -> Option<SideWorth> {
        worth(&self.sides[0], NumberReading::of(&self.sides[0]))
    }

    /// The first side with the first number in it that is one of these replaced by the other; `None` where none of them stands
    /// there.
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

    /// The first side with what it comes to: `1 ⊕ 3 = 2`.
    pub fn worked_out(&self) -> Option<String> {
        let worth = self.worth()?;
        let side = written(&self.sides[0]);
        Some(match worth.remainder {
            Some(remainder) => format!("{side} = {} R {remainder}", worth.number),
            None => format!("{side} = {}", worth.number),
        })
    }
}

/// A line without the number that it may have in a list: `1) 5 ^ 4 = 1`, `Step 2: 1 ^ 3 = 2`.
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
    let is_word = text
        .get(..word.len())
        .is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    is_word && !text[word.len()..].starts_with(|c: char| c.is_alphanumeric())
}
