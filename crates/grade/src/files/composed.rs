//! Names of files on a Mac: `u` and a diaeresis are two characters there, and one in a roster, `ü`.

/// A mark, the letters that it is put on, and what they become.
const MARKS: [(char, &str, &str); 13] = [
    ('\u{300}', "AEIOUNaeioun", "ÀÈÌÒÙǸàèìòùǹ"),
    ('\u{301}', "AEIOUYCLNRSZaeiouyclnrsz", "ÁÉÍÓÚÝĆĹŃŔŚŹáéíóúýćĺńŕśź"),
    ('\u{302}', "AEIOUCGHJSWYaeioucghjswy", "ÂÊÎÔÛĈĜĤĴŜŴŶâêîôûĉĝĥĵŝŵŷ"),
    ('\u{303}', "ANOIUanoiu", "ÃÑÕĨŨãñõĩũ"),
    ('\u{304}', "AEIOUaeiou", "ĀĒĪŌŪāēīōū"),
    ('\u{306}', "AGUagu", "ĂĞŬăğŭ"),
    ('\u{307}', "CEGIZcegz", "ĊĖĠİŻċėġż"),
    ('\u{308}', "AEIOUYaeiouy", "ÄËÏÖÜŸäëïöüÿ"),
    ('\u{30a}', "AUau", "ÅŮåů"),
    ('\u{30b}', "OUou", "ŐŰőű"),
    ('\u{30c}', "CDENRSTZcdenrstz", "ČĎĚŇŘŠŤŽčďěňřšťž"),
    ('\u{327}', "CGKLNRSTcgklnrst", "ÇĢĶĻŅŖŞŢçģķļņŗşţ"),
    ('\u{328}', "AEIUaeiu", "ĄĘĮŲąęįų"),
];

/// A text in which Latin letters and the marks on them are one character each.
pub fn composed(text: &str) -> String {
    let mut composed = String::with_capacity(text.len());
    for mark in text.chars() {
        let (bare, marked) = MARKS
            .iter()
            .find(|(other, ..)| *other == mark)
            .map_or(("", ""), |(_, bare, marked)| (bare, marked));
        let pairs = bare.chars().zip(marked.chars());
        let last = composed.pop();
        let one = pairs.into_iter().find(|(letter, _)| Some(*letter) == last);
        match one {
            Some((_, one)) => composed.push(one),
            None => composed.extend(last.into_iter().chain([mark])),
        }
    }
    composed
}

#[cfg(test)]
mod tests {
    use super::composed;

    #[test]
    fn a_letter_and_its_mark_become_one() {
        assert_eq!(
            composed("Mu\u{308}ller, Noe\u{308}l; Dvor\u{30c}a\u{301}k"),
            "Müller, Noël; Dvořák"
        );
        assert_eq!(composed("\u{308}x\u{308}ß"), "\u{308}x\u{308}ß");
    }
}
