//! Names of files on a Mac: `u` and a diaeresis are two characters there, and one in a roster, `ü`.

/// A mark, the letters that it is put on, and what they become.
const MARKS: [(char, &str, &str); 13] = [
    ('\u{300}', "aeioun", "àèìòùǹ"),
    ('\u{301}', "aeiouyclnrsz", "áéíóúýćĺńŕśź"),
    ('\u{302}', "aeioucghjswy", "âêîôûĉĝĥĵŝŵŷ"),
    ('\u{303}', "anoiu", "ãñõĩũ"),
    ('\u{304}', "aeiou", "āēīōū"),
    ('\u{306}', "agu", "ăğŭ"),
    ('\u{307}', "cegz", "ċėġż"),
    ('\u{308}', "aeiouy", "äëïöüÿ"),
    ('\u{30a}', "au", "åů"),
    ('\u{30b}', "ou", "őű"),
    ('\u{30c}', "cdenrstz", "čďěňřšťž"),
    ('\u{327}', "cgklnrst", "çģķļņŗşţ"),
    ('\u{328}', "aeiu", "ąęįų"),
];

/// A text in which Latin letters and the marks on them are one character each.
pub fn composed(text: &str) -> String {
    let mut composed = String::with_capacity(text.len());
    for mark in text.chars() {
        let last = composed.pop();
        match last.and_then(|letter| marked(letter, mark)) {
            Some(one) => composed.push(one),
            None => composed.extend(last.into_iter().chain([mark])),
        }
    }
    composed
}

fn marked(letter: char, mark: char) -> Option<char> {
    let (_, bare, marked) = MARKS.iter().find(|(other, ..)| *other == mark)?;
    let small = letter.to_ascii_lowercase();
    let (_, one) = bare.chars().zip(marked.chars()).find(|(bare, _)| *bare == small)?;
    if letter == small { Some(one) } else { one.to_uppercase().next() }
}

#[cfg(test)]
mod tests {
    use super::composed;

    #[test]
    fn a_letter_and_its_mark_become_one() {
        let text = "Mu\u{308}ller, NOE\u{308}L; Dvor\u{30c}a\u{301}k";
        assert_eq!(composed(text), "Müller, NOËL; Dvořák");
        assert_eq!(composed("\u{308}x\u{308}ß"), "\u{308}x\u{308}ß");
    }
}
