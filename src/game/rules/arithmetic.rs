//! Values that grow by the same number after each period, proved from finitely many of them.
//!
//! Any number may be taken from a heap, so no two heaps have the same value. Let p be a power of two and G(n + p) = G(n) + p
//! for all n from n₀ on, as far as the values are known. Then the last log₂ p binary digits of a value depend on n modulo p
//! alone, and so do those of G(a) ⊕ G(b). If these are never the digits of G(a + b), no split of a heap is ever worth what
//! the heap is to be worth. And if every smaller value that no smaller heap has is that of a split in which one part is worth
//! less than p, then p more added to the other part adds p to that value too: so all smaller values go on being reached.
//! With that, each value follows from the one p before it, and p = 4 goes on for ever in Lasker's Nim.

use super::period::Period;

/// What the values are more than the sizes of their heaps, or less: this is what repeats.
pub(super) fn above_the_sizes(values: &[u32]) -> Vec<i64> {
    let sizes = (0_i64..).zip(values);
    sizes
        .map(|(size, &value)| i64::from(value) - size)
        .collect()
}

/// Whether these values, which repeat like that as far as they are known, prove that they do so for ever.
pub(super) fn is_proved(values: &[u32], period: Period, splits: bool) -> bool {
    let [from, length, needed] = [period.from.max(1), period.length, period.values_needed]
        .map(|number| usize::try_from(number).unwrap_or(usize::MAX));
    let Some(values) = values.get(..needed).filter(|_| length.is_power_of_two()) else {
        return false;
    };
    let (before, last) = values.split_at(needed - length);
    let lowest = last.iter().min();
    values[..from + length].iter().max() < lowest
        && small_values_are_reached(before, from, length)
        && (!splits || splits_differ(values, from + length, length))
        && (before.len()..needed).all(|heap| {
            let smaller = 0..values[heap];
            smaller.into_iter().all(|value| {
                let of_split = |&part: &usize| values[part] ^ values[heap - part] == value;
                values[..heap].contains(&value)
                    || splits && small_parts(values, heap, from, length).any(|part| of_split(&part))
            })
        })
}

/// What is less than the saltus, or the saltus more than a value before the repetition, is the value of a heap before the
/// last round.
fn small_values_are_reached(before: &[u32], from: usize, length: usize) -> bool {
    let mut small = (0..length).chain(before[..from].iter().map(|&value| value as usize + length));
    small.all(|small| before.iter().any(|&value| value as usize == small))
}

/// Whether the last digits of what a split is worth are never those of the whole heap.
fn splits_differ(values: &[u32], end: usize, length: usize) -> bool {
    let last_digits = |value: u32| value as usize % length;
    (1..end).all(|one| {
        (one..end).all(|other| {
            last_digits(values[one] ^ values[other]) != last_digits(values[one + other])
        })
    })
}

/// One part of the splits of a heap in which it is worth less than the saltus, and the other lies within the repetition.
fn small_parts(
    values: &[u32],
    heap: usize,
    from: usize,
    length: usize,
) -> impl Iterator<Item = usize> {
    (1..=heap - from).filter(move |&part| (values[part] as usize) < length)
}
