//! What a report says of hand-ins that cannot be read, or not in part, and of what goes wrong outside the functions.
//!
//! The hand-ins of `hand_ins/reports` say it in their headers: `says` in this order, `not` nowhere, and `once`.

use crate::grading::grade::hand_in::variants;
use crate::grading::hand_ins::right;
use crate::grading::python_is_there;
use crate::place::Place;

/// A hand-in without a function.
fn without(mut source: String, function: &str) -> String {
    let begin = source.find(&format!("def {function}(")).unwrap();
    let next = source[begin..].find("\ndef ");
    source.replace_range(begin..next.map_or(source.len(), |next| begin + next + 1), "");
    source
}

#[test]
fn reports_say_what_the_headers_of_hand_ins_say() {
    if !python_is_there() {
        return;
    }
    for hand_in in variants("reports") {
        let others = hand_in.header("replaces").fold(right(), without);
        let name = format!("{}.py", hand_in.name);
        let place = Place::of([(&*name, &*format!("{}\n\n{others}", hand_in.text))]);
        let told = place.told(&format!("grade {name} --seed 1 --timeout 2 --width 200 --depth 3"));
        let report = told.said.clone() + &told.in_words().replace('\u{a0}', " ");
        let mut rest = &*report;
        for words in hand_in.header("says") {
            let after = rest.split_once(words);
            assert!(after.is_some(), "nothing says {words:?} in\n{rest}");
            (_, rest) = after.unwrap();
        }
        for (header, times) in [("not", 0), ("once", 1)] {
            for words in hand_in.header(header) {
                assert_eq!(report.matches(words).count(), times, "{words}: {report}");
            }
        }
    }
}
