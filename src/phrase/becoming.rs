//! A move that is said by what it leaves: `2=1+4`, `2=` or "row 2 becomes 1 and 4".

use num_bigint::BigInt;

/// Words between which the numbers of such a phrase may stand.
const BEFORE: [&str; 7] = ["split", "make", "turn", "row", "heap", "pile", "the"];
const SIGNS: [&str; 4] = ["becomes", "become", "into", "="];
const BETWEEN: [&str; 5] = ["+", "and", "a", "heaps", "rows"];

/// The row and what is left of it, where a phrase says both in this way. What leaves one heap is left to the other words
/// for a move, unless it is said by a sign.
pub(super) fn becoming(text: &str) -> Option<(BigInt, Vec<BigInt>)> {
    let spaced = text.to_lowercase().replace('=', " = ").replace('+', " + ");
    let spaced = spaced.trim().trim_end_matches('.').replace(',', " and ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let sign = words.iter().position(|word| SIGNS.contains(word))?;
    let (before, after) = (&words[..sign], &words[sign + 1..]);
    let [row] = numbers(before, &BEFORE)?.try_into().ok()?;
    let mut heaps = numbers(after, &BETWEEN)?;
    let is_sign = words[sign] == "=";
    if heaps.len() > 2 || (!is_sign && heaps.len() != 2) || (heaps.is_empty() && !after.is_empty())
    {
        return None;
    }
    match heaps.iter().filter(|heap| **heap == BigInt::ZERO).count() {
        0 => {}
        1 if heaps.len() == 1 => heaps.clear(),
        _ => return None,
    }
    heaps.sort();
    Some((row, heaps))
}

/// The numbers among words, where all others are among those that may stand there.
fn numbers(words: &[&str], others: &[&str]) -> Option<Vec<BigInt>> {
    let mut numbers = Vec::new();
    for word in words {
        if !others.contains(word) {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            numbers.push(word.parse().ok().filter(|_| digits && word.len() < 40)?);
        }
    }
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_read() {
        let said = |row: u64, heaps: &[u64]| {
            let heaps = heaps.iter().map(|&heap| heap.into()).collect();
            (BigInt::from(row), heaps)
        };
        for text in [
            "2=2+4",
            "2 = 4 + 2",
            "row 2 becomes 2 and 4",
            "Split row 2 into 2 and 4.",
            "row 2 = 2,4",
        ] {
            assert_eq!(becoming(text), Some(said(2, &[2, 4])), "{text}");
        }
        assert_eq!(becoming("2="), Some(said(2, &[])));
        assert_eq!(becoming("2=0"), Some(said(2, &[])));
        assert_eq!(becoming("2=7"), Some(said(2, &[7])));
        for text in [
            "2=1+2+3",
            "2=0+3",
            "row 2 becomes 2",
            "=3",
            "2=x",
            "move 2 3 = 1,1",
            "2=-1",
            "",
        ] {
            assert_eq!(becoming(text), None, "{text}");
        }
    }
}
