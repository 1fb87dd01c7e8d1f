//! An equation on the way to an answer: `5 ^ 4 = 1`, `6 / 2 = 3 R 0`, `5 = 101`, `18 = 16 + 2`, `[1, 0, 1] ^ [1, 0, 0] = [0, 0, 1]`.
//!
//! A `^` is a power in sums and products (`2^4 + 2^1 = 18`), and XOR elsewhere. Numbers made of 0s and 1s only may be
//! binary digits, on one side (`5 = 101`) or on all of them (`101 ^ 100 = 001`).

use crate::phrase::{DIGITS, POWER, Token};

/// A number as it is written, or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    Digits(String),
    Sign(&'static str),
}

/// Sides that are said to be equal; one alone is a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    sides: Vec<Vec<Term>>,
}

/// What signs mean: first those of XOR, which bind most weakly, then those of sums, of products, and of powers.
pub(crate) type Signs = [&'static [&'static str]; 4];

/// A `^` is XOR.
const USUAL: Signs = [&["⊕", "^"], &["+", "-"], &["*", "/", "mod"], &[POWER]];
/// A `^` is a power.
const POWERS: Signs = [&["⊕"], &["+", "-"], &["*", "/", "mod"], &["^", POWER]];
/// A `+` is XOR, too.
pub(crate) const ALL_XOR: Signs = [&["⊕", "^", "+"], &["-"], &["*", "/", "mod"], &[POWER]];

/// Whether digits may be binary.
pub(crate) fn is_binary(digits: &str) -> bool {
    digits.len() > 1 && digits.bytes().all(|digit| b"01".contains(&digit))
}

fn has(side: &[Term], signs: &[&str]) -> bool {
    side.iter().any(|term| matches!(term, Term::Sign(sign) if signs.contains(sign)))
}

impl Equation {
    /// Parses words; `None` if they are not an equation, or a side has no value.
    pub fn parse(tokens: &[Token<'_>]) -> Option<Self> {
        /// More words than any equation.
        const MOST: usize = 400;
        if tokens.len() > MOST {
            return None;
        }
        let tokens: Vec<&Token<'_>> = tokens.iter().filter(|token| token.word != "which").collect();
        let sides =
            tokens.split(|token| token.is(&["=", "is"])).map(side).collect::<Option<Vec<_>>>()?;
        let has_values =
            sides.iter().all(|side| value(side, 10, POWERS).or(value(side, 10, USUAL)).is_some());
        let is_number = sides.len() == 1 && sides[0].len() == 1;
        if has_values && !is_number { Some(Self { sides }) } else { None }
    }

    /// Whether all of its sides have the same value as numbers. Digits may be on one side, and their value on the other.
    pub fn holds(&self) -> bool {
        let values = |side: &Vec<Term>| {
            let bases: &[u32] = if side.len() == 1 { &[10, 2] } else { &[10] };
            let signs: &[Signs] = if has(side, &["+", "*"]) { &[POWERS] } else { &[USUAL, POWERS] };
            let values = bases
                .iter()
                .flat_map(|&base| signs.iter().map(move |&signs| value(side, base, signs)));
            values.flatten().collect::<Vec<_>>()
        };
        let sides: Vec<Vec<Value>> = self.sides.iter().map(values).collect();
        sides[0]
            .iter()
            .any(|first| sides.iter().all(|side| side.iter().any(|value| value.agrees(*first))))
    }

    /// Whether it is true of XOR in this base; what follows its result may be the same in the other base.
    pub fn holds_as_xor(&self, base: u32) -> bool {
        let first = value(&self.sides[0], base, ALL_XOR);
        let is_it = |(place, side): (usize, &Vec<Term>)| {
            let in_other = if place > 1 { value(side, 12 - base, ALL_XOR) } else { None };
            value(side, base, ALL_XOR) == first || in_other == first
        };
        first.is_some() && self.sides.iter().enumerate().all(is_it)
    }

    /// The numbers combined by XOR, or by a sum, on the first side in this base, if that is all it does.
    pub fn xored(&self, base: u32) -> Option<Vec<i128>> {
        let number = |term: &Term| match term {
            Term::Digits(digits) => i128::from_str_radix(digits, base).ok(),
            Term::Sign(_) => None,
        };
        let parts = self.sides[0].split(|term| has(std::slice::from_ref(term), ALL_XOR[0]));
        let numbers = parts.map(|part| if let [term] = part { number(term) } else { None });
        numbers.collect::<Option<Vec<_>>>().filter(|numbers| numbers.len() > 1)
    }

    /// Whether its first side is a sum.
    pub fn has_plus(&self) -> bool {
        has(&self.sides[0], &["+"])
    }

    /// The number on the first side that is divided or subtracted from.
    pub fn dividend(&self) -> Option<i128> {
        match &self.sides[0][..] {
            [Term::Digits(whole), Term::Sign("/" | "mod" | "-"), Term::Digits(_)] => {
                whole.parse().ok()
            }
            _ => None,
        }
    }

    /// Whether all numbers up to its first result may be binary digits.
    pub fn has_only_bits(&self) -> bool {
        let mut digits = self.sides.iter().take(2).flatten().filter_map(digits);
        digits.all(|digits| is_binary(digits) || ["0", "1"].contains(&digits))
    }

    /// The digits that form the whole of its two sides.
    pub fn digits(&self) -> Option<(&str, &str)> {
        match &self.sides[..] {
            [first, last] if first.len() == 1 && last.len() == 1 => {
                digits(&first[0]).zip(digits(&last[0]))
            }
            _ => None,
        }
    }

    /// The number and the sum of places that it is said to be: `18 = 16 + 2`, or the sum alone.
    pub fn sum_of_places(&self) -> Option<(Option<i128>, i128)> {
        let (numbers, sums): (Vec<_>, Vec<_>) = self.sides.iter().partition(|side| side.len() == 1);
        let sums = sums.into_iter().map(|side| places(side)).collect::<Option<Vec<i128>>>()?;
        let whole = numbers.last().and_then(|side| digits(&side[0])?.parse().ok());
        Some((whole, *sums.last()?))
    }

    /// Whether it is an expression alone, said to equal nothing.
    pub fn is_sum_alone(&self) -> bool {
        self.sides.len() == 1
    }

    /// The last number, without the remainder of a division.
    pub fn result(&self) -> Option<&str> {
        match self.sides.last()?.as_slice() {
            [result] | [result, Term::Sign("rest"), ..] => digits(result),
            _ => None,
        }
    }

    /// Whether it states a remainder: `6 / 2 = 3 R 0`.
    pub fn has_remainder(&self) -> bool {
        self.sides.last().is_some_and(|last| has(last, &["rest"]))
    }

    /// What the signs of the first side mean in arithmetic.
    fn signs(&self) -> Signs {
        if has(&self.sides[0], &["+", "*"]) { POWERS } else { USUAL }
    }

    /// The value of the first side in arithmetic.
    pub fn value(&self) -> Option<Value> {
        value(&self.sides[0], 10, self.signs())
    }

    /// The first side with its value: `1 ⊕ 3 = 2`.
    pub fn worked_out(&self, plus_is_xor: bool) -> Option<String> {
        let signs = if plus_is_xor { ALL_XOR } else { self.signs() };
        let Value { number, remainder } = value(&self.sides[0], 10, signs)?;
        let written = |term: &Term| match term {
            Term::Digits(digits) => digits.clone(),
            Term::Sign(sign) if signs[0].contains(sign) => "⊕".to_owned(),
            Term::Sign(POWER) => "^".to_owned(),
            Term::Sign("*") => "×".to_owned(),
            Term::Sign("-") => "−".to_owned(),
            Term::Sign(sign) => (*sign).to_owned(),
        };
        let side: Vec<String> = self.sides[0].iter().map(written).collect();
        let rest = remainder.map_or_else(String::new, |remainder| format!(" R {remainder}"));
        Some(format!("{} = {number}{rest}", side.join(" ")))
    }
}

fn digits(term: &Term) -> Option<&str> {
    match term {
        Term::Digits(digits) => Some(digits),
        Term::Sign(_) => None,
    }
}

/// The sum of different places, each a power of two or a product with one.
fn places(terms: &[Term]) -> Option<i128> {
    let mut places: Vec<i128> = Vec::new();
    for part in terms.split(|term| *term == Term::Sign("+")) {
        let place = value(part, 10, POWERS)?.number;
        if place != 0 && (place < 0 || place.count_ones() != 1 || places.contains(&place)) {
            return None;
        }
        places.push(place);
    }
    let is_sum = has(terms, &["+", "*", POWER]) && !has(terms, &["-", "/", "mod"]);
    if is_sum { Some(places.iter().sum()) } else { None }
}

/// Parses a side; `None` if something in it is no number or sign. A list of digits is one number.
fn side(tokens: &[&Token<'_>]) -> Option<Vec<Term>> {
    let mut terms = Vec::new();
    let mut list: Option<String> = None;
    for token in tokens {
        let letter = token.text.to_ascii_lowercase();
        match (token.word, &mut list) {
            ("[" | "{", None) => list = Some(String::new()),
            ("]" | "}", Some(_)) => terms.extend(list.take().map(Term::Digits)),
            (",", Some(_)) | (".", None) => {}
            (DIGITS, Some(list)) if ["0", "1"].contains(&token.text) => list.push_str(token.text),
            (DIGITS, None) if token.text.starts_with(|first: char| first.is_ascii_digit()) => {
                terms.push(Term::Digits(token.text.to_owned()));
            }
            (POWER, None) => {
                terms.push(Term::Sign(POWER));
                terms.extend(
                    token.number.as_ref().map(|exponent| Term::Digits(exponent.to_string())),
                );
            }
            ("object", None) if letter == "x" => terms.push(Term::Sign("*")),
            ("row", None) if letter == "r" => terms.push(Term::Sign("rest")),
            ("^", None) => terms.push(Term::Sign(if letter == "^" { "^" } else { "⊕" })),
            (":", None) => terms.push(Term::Sign("/")),
            ("plus", None) => terms.push(Term::Sign("+")),
            ("minus", None) => terms.push(Term::Sign("-")),
            (sign @ ("+" | "-" | "*" | "/" | "mod" | "rest" | "(" | ")"), None) => {
                terms.push(Term::Sign(sign));
            }
            _ => return None,
        }
    }
    if list.is_none() && !terms.is_empty() { Some(terms) } else { None }
}

/// The value of a side; a division may have a remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub number: i128,
    pub remainder: Option<i128>,
}

impl Value {
    /// Whether two sides are equal; a remainder may be omitted.
    fn agrees(self, other: Self) -> bool {
        let is_open = self.remainder.is_none() || other.remainder.is_none();
        self.number == other.number && (is_open || self.remainder == other.remainder)
    }
}

/// The value of a side; `None` if it makes no sense with these signs.
fn value(side: &[Term], base: u32, signs: Signs) -> Option<Value> {
    if let Some(place) = side.iter().position(|term| *term == Term::Sign("rest")) {
        let [quotient, remainder] =
            [&side[..place], &side[place + 1..]].map(|part| value(part, base, signs));
        return Some(Value { number: quotient?.number, remainder: Some(remainder?.number) });
    }
    if let [whole, Term::Sign("/"), by] = side {
        let [whole, by] = [whole, by].map(|term| digits(term)?.parse::<i128>().ok());
        let (whole, by) = (whole?, by?);
        return Some(Value {
            number: whole.checked_div_euclid(by)?,
            remainder: whole.checked_rem_euclid(by),
        });
    }
    let mut reader = SideReader { side, base, signs };
    let number = reader.level(0)?;
    if reader.side.is_empty() { Some(Value { number, remainder: None }) } else { None }
}

/// Evaluates a side from left to right.
struct SideReader<'a> {
    side: &'a [Term],
    base: u32,
    signs: Signs,
}

impl SideReader<'_> {
    /// Takes a sign if it is one of these.
    fn sign(&mut self, signs: &[&str]) -> Option<&'static str> {
        match self.side.split_first()? {
            (Term::Sign(sign), rest) if signs.contains(sign) => {
                self.side = rest;
                Some(sign)
            }
            _ => None,
        }
    }

    /// The value up to a sign that binds more weakly than those of this level.
    fn level(&mut self, level: usize) -> Option<i128> {
        const MOST: i128 = 126;
        let levels = self.signs;
        let Some(signs) = levels.get(level) else {
            return self.single();
        };
        let mut value = self.level(level + 1)?;
        while let Some(sign) = self.sign(signs) {
            let next = self.level(level + 1)?;
            value = match (level, sign) {
                (0, _) => Some(value ^ next),
                (3, _) if next <= MOST => value.checked_pow(u32::try_from(next).ok()?),
                (_, "+") => value.checked_add(next),
                (_, "-") => value.checked_sub(next),
                (_, "*") => value.checked_mul(next),
                (_, "mod") => value.checked_rem_euclid(next),
                (_, "/") if value.checked_rem_euclid(next) == Some(0) => {
                    value.checked_div_euclid(next)
                }
                _ => None,
            }?;
        }
        Some(value)
    }

    fn single(&mut self) -> Option<i128> {
        if self.sign(&["("]).is_some() {
            let value = self.level(0)?;
            self.sign(&[")"])?;
            return Some(value);
        }
        let (first, rest) = self.side.split_first()?;
        self.side = rest;
        let digits = digits(first)?;
        i128::from_str_radix(digits, if is_binary(digits) { self.base } else { 10 }).ok()
    }
}
