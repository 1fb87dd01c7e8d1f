//! Octal games: a code of digits says how a heap may be left when so many are taken from it.
//!
//! In the code d₀.d₁d₂d₃… the digit dₖ is a sum of 1 (k may be taken if nothing is left), 2 (if one heap is left) and 4 (if
//! two heaps are left, none of them empty). So 0.77 is the game in which one or two are taken and what is left may be split.
//! Guy and Smith, "The G-values of various games" (1956).

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::no_such_game::NoSuchGame;
use super::period_law::{LooksBack, PeriodLaw};
use super::values::{KnownValues, ValueLaw, Values};

/// Octal games that have a name.
pub(super) const NAMED: [(&str, &str); 4] = [
    ("kayles", "0.77"),
    ("dawson", "0.137"),
    ("treblecross", "0.007"),
    ("officers", "0.6"),
];

/// The longest code that is read: so many may be taken at most.
const MOST_PLACES: usize = 1000;

/// The rules of an octal game.
#[derive(Debug)]
pub(super) struct Octal {
    /// The digits, d₀ first; the last is not 0 unless it is d₀.
    digits: Vec<u8>,
    values: Values,
}

impl Octal {
    /// The game of a code such as `0.77`, and the code in its shortest form.
    pub fn read(code: &str) -> Result<(Self, String), NoSuchGame> {
        let (whole, places) = code.split_once('.').unwrap_or((code, ""));
        let whole = if whole.is_empty() { "0" } else { whole };
        let digit = |digit: char| match digit.to_digit(8) {
            Some(digit) => Ok(u8::try_from(digit).unwrap_or(0)),
            None => Err(NoSuchGame::NotOctal { digit }),
        };
        let mut digits = whole
            .chars()
            .chain(places.chars())
            .map(digit)
            .collect::<Result<Vec<u8>, _>>()?;
        if code.chars().all(|c| c == '.') {
            return Err(NoSuchGame::NoCode);
        }
        if whole.len() > 1 || ![0, 4].contains(&digits[0]) {
            let whole = whole.to_owned();
            return Err(NoSuchGame::BeforeThePoint { whole });
        }
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        if digits.len() > MOST_PLACES + 1 {
            let most = MOST_PLACES;
            return Err(NoSuchGame::TooManyPlaces { most });
        }
        let shown: String = digits[1..].iter().map(u8::to_string).collect();
        let code = format!(
            "{}.{}",
            digits[0],
            if shown.is_empty() { "0" } else { &shown }
        );
        let game = Self {
            values: Values::new(law(&digits)),
            digits,
        };
        Ok((game, code))
    }

    /// Each way to take some and leave two heaps or less: how many are taken, and the digit that allows it.
    fn places(&self) -> impl Iterator<Item = (u64, u8)> + '_ {
        (0..).zip(self.digits.iter().copied())
    }

    /// What may be left of a heap when so many are taken and the digit says so.
    fn left(heap: u64, (taken, digit): (u64, u8)) -> Left {
        let rest = heap.checked_sub(taken);
        let may = |bit: u8| digit & bit != 0;
        let Some(rest) = rest.filter(|_| heap > 0) else {
            return Left::default();
        };
        Left {
            rest,
            nothing: u64::from(rest == 0 && may(1)),
            one: u64::from(rest > 0 && may(2) && taken > 0),
            two: if may(4) { rest / 2 } else { 0 },
        }
    }
}

/// How many options leave nothing, one heap or two heaps of what rests.
#[derive(Clone, Copy, Default)]
struct Left {
    rest: u64,
    nothing: u64,
    one: u64,
    two: u64,
}

impl Left {
    fn count(self) -> u64 {
        self.nothing + self.one + self.two
    }

    /// The option of this number, counted from 0: nothing, then one heap, then two, of which the first is the smaller.
    fn option(self, number: u64) -> Option<Heaps> {
        if number < self.nothing {
            return Some(Heaps::Nothing);
        }
        if number < self.nothing + self.one {
            return Some(Heaps::One(self.rest));
        }
        let first = number - self.nothing - self.one + 1;
        (first <= self.two).then(|| Heaps::Two(first, self.rest - first))
    }
}

fn law(digits: &[u8]) -> ValueLaw {
    let taken = |bit: u8| -> Vec<u64> {
        let places = (0_u64..).zip(digits);
        places
            .filter(|&(_, digit)| digit & bit != 0)
            .map(|(taken, _)| taken)
            .collect()
    };
    ValueLaw {
        leaving_none: taken(1),
        leaving_one: taken(2),
        leaving_two: taken(4),
        equal_halves: true,
        period: Some(PeriodLaw::Octal {
            last_place: digits.len() as u64 - 1,
            looks_back: looks_back(digits),
        }),
    }
}

/// How far back a value looks; `None` where heaps are split.
fn looks_back(digits: &[u8]) -> Option<LooksBack> {
    let last = |wanted: fn(u8) -> bool| digits.iter().rposition(|&digit| wanted(digit));
    if last(|digit| digit & 4 != 0).is_some() {
        return None;
    }
    // Where a heap of k may be taken as a whole just if k may be taken from a larger one, an empty heap is one like the others.
    let unlike = last(|digit| digit == 1 || digit == 2);
    Some(LooksBack {
        most_taken: last(|digit| digit & 2 != 0).unwrap_or(0) as u64,
        from: unlike.map_or(0, |place| place as u64 + 1),
    })
}

impl HeapRules for Octal {
    /// Those that take least first, and among these nothing, one heap, two heaps.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new(self.places().flat_map(move |place| {
            let left = Self::left(heap, place);
            (0..left.count()).filter_map(move |number| left.option(number))
        }))
    }

    fn count_options(&self, heap: u64) -> u64 {
        let counts = self.places().map(|place| Self::left(heap, place).count());
        counts.fold(0, u64::saturating_add)
    }

    fn splits(&self) -> bool {
        self.digits.iter().any(|digit| digit & 4 != 0)
    }

    fn count_splits(&self, heap: u64, left: u64) -> u64 {
        let taken = heap.checked_sub(left).filter(|_| left > 0);
        let mut place = self.places().filter(|&(place, _)| Some(place) == taken);
        place.next().map_or(0, |place| Self::left(heap, place).two)
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        let mut before = number.checked_sub(1)?;
        for place in self.places() {
            let left = Self::left(heap, place);
            if before < left.count() {
                return left.option(before);
            }
            before -= left.count();
        }
        None
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        let Some(taken) = heap.checked_sub(option.total()) else {
            return false;
        };
        let bit = match option {
            Heaps::Nothing => 1,
            Heaps::One(1..) => 2,
            Heaps::Two(first @ 1.., second) if first <= second => 4,
            _ => return false,
        };
        let digit = usize::try_from(taken)
            .ok()
            .and_then(|at| self.digits.get(at));
        let changes = taken > 0 || matches!(option, Heaps::Two(..));
        heap > 0 && changes && digit.is_some_and(|digit| digit & bit != 0)
    }

    fn values(&self) -> Option<&Values> {
        Some(&self.values)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let known = self.values.up_to(heap);
        Box::new(self.places().flat_map(move |place| {
            let left = Self::left(heap, place);
            let whole = (0..left.nothing + left.one).filter_map(|number| left.option(number));
            let whole: Vec<Heaps> = whole
                .filter(|&option| known.worth(option) == value)
                .collect();
            let two = SplitsWorth::of(&known, left, value);
            whole.into_iter().chain(two.into_options(left.rest))
        }))
    }

    fn count_worth(&self, heap: u64, value: u64) -> u64 {
        let known = self.values.up_to(heap);
        let counts = self.places().map(|place| {
            let left = Self::left(heap, place);
            let whole = (0..left.nothing + left.one).filter_map(|number| left.option(number));
            let whole = whole.filter(|&option| known.worth(option) == value).count() as u64;
            whole + SplitsWorth::of(&known, left, value).count()
        });
        counts.fold(0, u64::saturating_add)
    }
}

/// The ways to leave two heaps that are worth so much together, by the smaller of the two heaps. As the values repeat, so do
/// they: what is found within one period stands for all that follow.
struct SplitsWorth {
    /// The smaller heaps that stand before the repetition.
    before: Vec<u64>,
    /// The smaller heaps within the first round of it.
    first_round: Vec<u64>,
    /// After how many heaps they repeat.
    length: u64,
    /// The largest that the smaller of the two heaps can be.
    most: u64,
}

impl SplitsWorth {
    fn of(known: &KnownValues, left: Left, value: u64) -> Self {
        let (rest, most) = (left.rest, left.two);
        let end = most.saturating_add(1);
        let (from, length) = known.period().map_or((end, 1), |period| {
            (period.from.clamp(1, end), period.length)
        });
        let is_worth = |first: &u64| known.worth(Heaps::Two(*first, rest - first)) == value;
        Self {
            before: (1..from).filter(is_worth).collect(),
            first_round: (from..end.min(from + length)).filter(is_worth).collect(),
            length,
            most,
        }
    }

    fn count(&self) -> u64 {
        let rounds = |first: &u64| (self.most - first) / self.length + 1;
        self.before.len() as u64 + self.first_round.iter().map(rounds).sum::<u64>()
    }

    fn into_options(self, rest: u64) -> impl Iterator<Item = Heaps> {
        let Self {
            before,
            first_round,
            length,
            most,
        } = self;
        let rounds = if first_round.is_empty() { 0 } else { u64::MAX };
        let repeated = (0..rounds)
            .map_while(move |round| Some((round.checked_mul(length)?, first_round.clone())))
            .flat_map(|(further, firsts)| {
                firsts
                    .into_iter()
                    .map(move |first| first.checked_add(further))
            })
            .map_while(move |first| first.filter(|&first| first <= most));
        let firsts = before.into_iter().chain(repeated);
        firsts.map(move |first| Heaps::Two(first, rest - first))
    }
}
