//! A move that is said by what it leaves: `2=1+4`, `2=` or "row 2 becomes 1 and 4".

use num_bigint::BigInt;

/// Words between which the numbers of such a phrase may stand.
const BEFORE: &str = "split splitting make turn row heap pile the";
const SIGNS: &str = "becomes become into = leave leaving";
const BETWEEN: &str = "+ and a heaps rows";

/// The row and what is left of it, where a phrase says both in this way. What leaves one heap is left to the other words
/// for a move, unless it is said by a sign. What is taken as well has to fit a board with these rows.
pub(super) fn becoming(text: &str, rows: Option<&[u64]>) -> Option<(BigInt, Vec<BigInt>)> {
    let spaced = text.to_lowercase().replace('=', " = ").replace('+', " + ");
    let spaced = spaced.trim().trim_end_matches('.').replace(',', " and ");
    let words = spaced.split(|c: char| c.is_whitespace() || "()".contains(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let words = words.strip_prefix(&["it", "is"]).unwrap_or(&words);
    let sign = words.iter().position(|word| is_among(word, SIGNS))?;
    let (before, after) = (&words[..sign], &words[sign + 1..]);
    let (before, taken) = match before {
        ["take" | "taking", taken, "from", before @ .., "and"] => (before, numbers(&[taken], "")?),
        _ if words[sign].starts_with("leav") => return None,
        _ => (before, Vec::new()),
    };
    let [row] = numbers(before, BEFORE)?.try_into().ok()?;
    let mut heaps = numbers(after, BETWEEN)?;
    let size = || rows?.get(usize::try_from(&row).ok()?.checked_sub(1)?);
    let fits = |&size: &u64| heaps.iter().chain(&taken).sum::<BigInt>() == size.into();
    if !taken.is_empty() && !size().is_none_or(fits) {
        return None;
    }
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
fn numbers(words: &[&str], others: &str) -> Option<Vec<BigInt>> {
    let mut numbers = Vec::new();
    for word in words {
        if !is_among(word, others) {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            numbers.push(word.parse().ok().filter(|_| digits && word.len() < 40)?);
        }
    }
    Some(numbers)
}

fn is_among(word: &str, words: &str) -> bool {
    words.split(' ').any(|among| among == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_as_well_has_to_fit() {
        let text = "Take 1 from row 2 and leave 2 and 4.";
        for (rows, fits) in [(&[3, 7][..], true), (&[7, 6], false), (&[7], true)] {
            assert_eq!(becoming(text, Some(rows)).is_some(), fits, "{rows:?}");
        }
    }

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
            assert_eq!(becoming(text, None), Some(said(2, &[2, 4])), "{text}");
        }
        assert_eq!(becoming("2=", None), Some(said(2, &[])));
        assert_eq!(becoming("2=0", None), Some(said(2, &[])));
        assert_eq!(becoming("2=7", None), Some(said(2, &[7])));
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
            assert_eq!(becoming(text, None), None, "{text}");
        }
    }
}
