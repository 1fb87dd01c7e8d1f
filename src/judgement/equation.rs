//! An equation as somebody writes it on the way to an answer: `5 ^ 4 = 1`, `6 / 2 = 3 R 0`, `5 = 101`, `18 = 16 + 2`.
//!
//! A `^` is a power in sums and products (`2^4 + 2^1 = 18`), and XOR elsewhere. What is made of 0s and 1s alone may be binary
//! digits, on one side (`5 = 101`) or on all of them (`101 ^ 100 = 001`).

/// An equation of two sides or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Equation {
    sides: Vec<Vec<Token>>,
}

/// A piece of an equation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    /// Digits, as they were written.
    Digits(String),
    /// `^`, which is XOR or a power.
    Caret,
    Xor,
    Plus,
    Minus,
    Times,
    Divided,
    Modulo,
    /// What a division leaves: `R`, `rest`, `remainder`.
    Remainder,
    Open,
    Close,
}

/// How an equation is read.
#[derive(Clone, Copy)]
struct NumberReading {
    powers: bool,
    binary: bool,
}

impl NumberReading {
    /// How a side is read as a rule.
    fn of(side: &[Token]) -> Self {
        let is_sum = |token: &Token| matches!(token, Token::Plus | Token::Times);
        Self {
            powers: side.iter().any(is_sum),
            binary: false,
        }
    }
}

impl Token {
    /// Whether it is a number that cannot be binary digits.
    fn is_decimal(&self) -> bool {
        matches!(self, Self::Digits(digits) if digits.bytes().any(|byte| byte > b'1'))
    }
}

/// What a side comes to; a division may leave something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SideWorth {
    pub number: i128,
    pub remainder: Option<i128>,
}

impl SideWorth {
    /// Whether two sides come to the same; what a division leaves need not be said.
    fn agrees(self, other: Self) -> bool {
        let same_rest = match (self.remainder, other.remainder) {
            (Some(left), Some(right)) => left == right,
            _ => true,
        };
        self.number == other.number && same_rest
    }
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

/// How each sign is written, as nimlab has it first.
const SIGNS: [(Token, &[&str]); 10] = [
    (Token::Xor, &["⊕", "xor"]),
    (Token::Caret, &["⊕", "^"]),
    (Token::Plus, &["+"]),
    (Token::Minus, &["−", "-", "–"]),
    (Token::Times, &["×", "*", "·", "x"]),
    (Token::Divided, &["/", "//", "÷", ":", "div"]),
    (Token::Modulo, &["mod", "%"]),
    (Token::Remainder, &["R", "rest", "remainder", "rem"]),
    (Token::Open, &["("]),
    (Token::Close, &[")"]),
];

fn tokens(side: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = side.trim().trim_end_matches(['.', ',', ';']);
    while let Some(first) = rest.chars().next() {
        let run = |is_one: fn(char) -> bool| rest.find(|c| !is_one(c)).unwrap_or(rest.len());
        let length = match first {
            '0'..='9' => run(|c| c.is_ascii_digit()),
            'a'..='z' | 'A'..='Z' => run(|c| c.is_ascii_alphabetic()),
            '/' if rest.starts_with("//") => 2,
            _ => first.len_utf8(),
        };
        let (piece, behind) = rest.split_at(length);
        rest = behind;
        if first.is_ascii_digit() {
            tokens.push(Token::Digits(piece.to_owned()));
        } else if !" \u{a0}\t,".contains(first) {
            let is_it = |spelt: &&str| spelt.eq_ignore_ascii_case(piece);
            let mut signs = SIGNS.into_iter();
            let (sign, _) = signs.find(|(_, spelt)| spelt.iter().any(is_it))?;
            tokens.push(sign);
        }
    }
    Some(tokens)
}

fn written(side: &[Token]) -> String {
    let words = side.iter().map(|token| match token {
        Token::Digits(digits) => digits,
        sign => SIGNS
            .iter()
            .find(|(known, _)| known == sign)
            .map_or("", |(_, spelt)| spelt[0]),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// What a side comes to in one manner of reading; `None` where it makes no sense there.
fn worth(side: &[Token], manner: NumberReading) -> Option<SideWorth> {
    if let Some(place) = side.iter().position(|token| *token == Token::Remainder) {
        let (quotient, remainder) = (&side[..place], &side[place + 1..]);
        let [quotient, remainder] = [quotient, remainder].map(|part| worth(part, manner));
        return Some(SideWorth {
            number: quotient?.number,
            remainder: Some(remainder?.number),
        });
    }
    if let [whole, Token::Divided, by] = side {
        let [whole, by] = [whole, by].map(|token| number(token, manner));
        let (whole, by) = (whole?, by?);
        return Some(SideWorth {
            number: whole.checked_div_euclid(by)?,
            remainder: whole.checked_rem_euclid(by),
        });
    }
    let mut reading = SideReader { side, manner };
    let number = reading.level(0)?;
    reading.side.is_empty().then_some(SideWorth {
        number,
        remainder: None,
    })
}

fn number(token: &Token, manner: NumberReading) -> Option<i128> {
    let Token::Digits(digits) = token else {
        return None;
    };
    let is_binary = manner.binary && digits.len() > 1 && digits.bytes().all(|byte| byte < b'2');
    i128::from_str_radix(digits, if is_binary { 2 } else { 10 }).ok()
}

/// Reads a side from left to right: XOR binds least, then sums, then products, then powers.
struct SideReader<'a> {
    side: &'a [Token],
    manner: NumberReading,
}

impl SideReader<'_> {
    fn take(&mut self, is_one: impl Fn(&Token) -> bool) -> Option<&Token> {
        let (first, rest) = self.side.split_first()?;
        is_one(first).then(|| {
            self.side = rest;
            first
        })
    }

    /// What comes from here on of signs that bind so much or more.
    fn level(&mut self, level: usize) -> Option<i128> {
        const HIGHEST: usize = 2;
        let deeper = |reader: &mut Self| match level {
            HIGHEST => reader.power(),
            _ => reader.level(level + 1),
        };
        let powers = self.manner.powers;
        let is_of_level = |token: &Token| match token {
            Token::Xor => level == 0,
            Token::Caret => level == 0 && !powers,
            Token::Plus | Token::Minus => level == 1,
            Token::Times | Token::Divided | Token::Modulo => level == HIGHEST,
            _ => false,
        };
        let mut worth = deeper(self)?;
        while let Some(sign) = self.take(is_of_level).cloned() {
            let next = deeper(self)?;
            worth = match sign {
                Token::Plus => worth.checked_add(next),
                Token::Minus => worth.checked_sub(next),
                Token::Times => worth.checked_mul(next),
                Token::Modulo => worth.checked_rem_euclid(next),
                Token::Divided => worth.checked_div_euclid(next).filter(|_| worth % next == 0),
                _ => Some(worth ^ next),
            }?;
        }
        Some(worth)
    }

    fn power(&mut self) -> Option<i128> {
        const MOST: u32 = 126;
        let base = self.single()?;
        if self.manner.powers && self.take(|token| *token == Token::Caret).is_some() {
            let exponent = u32::try_from(self.single()?)
                .ok()
                .filter(|it| *it <= MOST)?;
            return base.checked_pow(exponent);
        }
        Some(base)
    }

    fn single(&mut self) -> Option<i128> {
        let manner = self.manner;
        if self.take(|token| *token == Token::Open).is_some() {
            let worth = self.level(0)?;
            self.take(|token| *token == Token::Close)?;
            return Some(worth);
        }
        let digits = self.take(|token| matches!(token, Token::Digits(_)))?;
        number(digits, manner)
    }
}
