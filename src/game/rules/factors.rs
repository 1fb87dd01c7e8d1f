//! The prime factors of a 64-bit number, in milliseconds.
//!
//! Small ones are divided out. The rest is split by Pollard's rho (1975, with Brent's cycle finding of 1980) until each
//! part is prime. The test of Miller and Rabin with the first twelve primes as bases decides that for certain, because
//! the numbers are less than 3·10²⁴ (Sorenson and Webster, 2015).

/// The first primes: divided out first, and enough as bases of the primality test for 64 bits.
const SMALL: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// The prime factors of a number in ascending order, with multiplicity; none for 0 and 1.
///
/// `prime_factors(12)` is `[2, 2, 3]`.
#[must_use]
pub(super) fn prime_factors(number: u64) -> Vec<u64> {
    let mut rest = number.max(1);
    let mut factors = Vec::new();
    for prime in SMALL {
        while rest.is_multiple_of(prime) {
            factors.push(prime);
            rest /= prime;
        }
    }
    let mut parts = vec![rest];
    while let Some(part) = parts.pop() {
        if part == 1 {
            continue;
        }
        if is_prime(part) {
            factors.push(part);
        } else {
            let divisor = divisor(part);
            parts.extend([divisor, part / divisor]);
        }
    }
    factors.sort_unstable();
    factors
}

/// Whether a number that no small prime divides is prime.
fn is_prime(number: u64) -> bool {
    let last = *SMALL.last().unwrap_or(&2);
    if number < last * last {
        return true;
    }
    let twos = (number - 1).trailing_zeros();
    let odd = (number - 1) >> twos;
    SMALL.into_iter().all(|base| {
        let mut power = power(base, odd, number);
        power == 1
            || (0..twos).any(|_| {
                let is_minus_one = power == number - 1;
                power = product(power, power, number);
                is_minus_one
            })
    })
}

/// A nontrivial divisor of an odd composite number.
fn divisor(number: u64) -> u64 {
    let root = number.isqrt();
    if root * root == number {
        return root;
    }
    let found = (1..number).filter_map(|constant| rho(number, constant));
    found.into_iter().next().unwrap_or(number)
}

/// A divisor found when the sequence x, x² + c, … cycles modulo a factor of the number; `None` if it cycles modulo all
/// of them at once.
fn rho(number: u64, constant: u64) -> Option<u64> {
    /// How many differences are multiplied before taking the greatest common divisor with the number.
    const TOGETHER: u64 = 128;
    let next = |x: u64| {
        let sum = u128::from(product(x, x, number)) + u128::from(constant);
        u64::try_from(sum % u128::from(number)).unwrap_or(0)
    };
    let (mut ahead, mut length) = (2, 1);
    loop {
        let behind = ahead;
        for _ in 0..length {
            ahead = next(ahead);
        }
        let mut done = 0;
        while done < length {
            let (start, mut together) = (ahead, 1);
            for _ in 0..TOGETHER.min(length - done) {
                ahead = next(ahead);
                together = product(together, behind.abs_diff(ahead), number);
            }
            done += TOGETHER;
            if greatest_common_divisor(together, number) > 1 {
                return first_common_divisor(number, behind, start, next);
            }
        }
        length *= 2;
    }
}

/// The common divisor of the number and one of the next differences.
fn first_common_divisor(
    number: u64,
    behind: u64,
    start: u64,
    next: impl Fn(u64) -> u64,
) -> Option<u64> {
    let ahead = std::iter::successors(Some(start), |&x| Some(next(x))).skip(1);
    let mut common = ahead.map(|x| greatest_common_divisor(behind.abs_diff(x), number));
    let divisor = common.find(|&divisor| divisor > 1)?;
    (divisor < number).then_some(divisor)
}

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn power(mut base: u64, mut exponent: u64, number: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = product(power, base, number);
        }
        base = product(base, base, number);
        exponent /= 2;
    }
    power
}

/// The product of two numbers modulo a third.
fn product(a: u64, b: u64, number: u64) -> u64 {
    let product = u128::from(a) * u128::from(b) % u128::from(number);
    u64::try_from(product).unwrap_or(0)
}
