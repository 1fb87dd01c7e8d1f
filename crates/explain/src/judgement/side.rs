//! One side of an equation: its tokens, how it is written, and its value in a given reading.

/// A token of an equation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// Digits, as written.
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

/// How to read an equation.
#[derive(Clone, Copy)]
pub(crate) struct NumberReading {
    /// Whether `^` is a power.
    pub powers: bool,
    /// Whether numbers made of 0s and 1s only are binary.
    pub binary: bool,
}

impl NumberReading {
    /// The usual reading of a side.
    pub fn of(side: &[Token]) -> Self {
        let is_sum = |token: &Token| matches!(token, Token::Plus | Token::Times);
        Self { powers: side.iter().any(is_sum), binary: false }
    }
}

impl Token {
    /// Whether it is a number that cannot be binary.
    pub fn is_decimal(&self) -> bool {
        matches!(self, Self::Digits(digits) if digits.bytes().any(|byte| byte > b'1'))
    }
}

/// The value of a side; a division may have a remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SideWorth {
    pub number: i128,
    pub remainder: Option<i128>,
}

impl SideWorth {
    /// Whether two sides are equal; a remainder may be omitted.
    pub fn agrees(self, other: Self) -> bool {
        let same_rest = match (self.remainder, other.remainder) {
            (Some(left), Some(right)) => left == right,
            _ => true,
        };
        self.number == other.number && same_rest
    }
}

/// How each sign is written; nimlab's own form comes first.
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

/// Parses a side; `None` if something in it is not a token.
pub(crate) fn tokens(side: &str) -> Option<Vec<Token>> {
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

/// A side in nimlab's notation.
pub(crate) fn written(side: &[Token]) -> String {
    let words = side.iter().map(|token| match token {
        Token::Digits(digits) => digits,
        sign => SIGNS.iter().find(|(known, _)| known == sign).map_or("", |(_, spelt)| spelt[0]),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The value of a side in one reading; `None` if it makes no sense there.
pub(crate) fn worth(side: &[Token], manner: NumberReading) -> Option<SideWorth> {
    if let Some(place) = side.iter().position(|token| *token == Token::Remainder) {
        let (quotient, remainder) = (&side[..place], &side[place + 1..]);
        let [quotient, remainder] = [quotient, remainder].map(|part| worth(part, manner));
        return Some(SideWorth { number: quotient?.number, remainder: Some(remainder?.number) });
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
    reading.side.is_empty().then_some(SideWorth { number, remainder: None })
}

fn number(token: &Token, manner: NumberReading) -> Option<i128> {
    let Token::Digits(digits) = token else {
        return None;
    };
    let is_binary = manner.binary && digits.len() > 1 && digits.bytes().all(|byte| byte < b'2');
    i128::from_str_radix(digits, if is_binary { 2 } else { 10 }).ok()
}

/// Evaluates a side from left to right: XOR binds weakest, then sums, then products, then powers.
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

    /// The value of the rest, up to a sign that binds more weakly than this level.
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
            let exponent = u32::try_from(self.single()?).ok().filter(|it| *it <= MOST)?;
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
