//! The prime factors of a number, by trial division.

/// The prime factors in ascending order, each as often as it divides the number; none for 0 and 1.
///
/// ```
/// assert_eq!(theory::prime_factors(12), [2, 2, 3]);
/// ```
pub fn prime_factors(number: u64) -> Vec<u64> {
    let mut rest = number.max(1);
    let mut factors = Vec::new();
    let mut divisor = 2;
    while divisor * divisor <= rest {
        while rest.is_multiple_of(divisor) {
            factors.push(divisor);
            rest /= divisor;
        }
        divisor += 1;
    }
    // What no number up to its root divides is prime.
    if rest > 1 {
        factors.push(rest);
    }
    factors
}
