//! A number as a sum of groups of 1, 2, 4, 8, …, no size twice: 13 is 8 + 4 + 1.
//!
//! The largest group that fits is taken off, and then the same is done with the rest: 13 − 8 = 5, 5 − 4 = 1, 1 − 1 = 0. No
//! size comes twice, because two groups of one size would have made one of the next.

/// The groups of a number, the largest first; none for 0.
pub fn groups(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    std::iter::from_fn(move || {
        let group = largest_that_fits(rest)?;
        rest -= group;
        Some(group)
    })
}

/// The largest of 1, 2, 4, 8, … that is not more than a number; none for 0.
fn largest_that_fits(number: u64) -> Option<u64> {
    std::iter::successors(Some(1), |group: &u64| group.checked_mul(2))
        .take_while(|&group| group <= number)
        .last()
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn the_largest_comes_first() {
        assert_eq!(groups(13).collect::<Vec<_>>(), [8, 4, 1]);
        assert_eq!(groups(0).count(), 0);
        assert_eq!(groups(u64::MAX).count(), 64);
    }
}
