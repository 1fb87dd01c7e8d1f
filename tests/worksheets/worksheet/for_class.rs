//! From a class to its next lesson: which misconceptions come back on a sheet, and what nobody may read there.

use nimlab::judgement::{Misconception, can_reveal};
use nimlab::question::Topic;
use nimlab::render::{Terminal, markdown};
use nimlab::worksheet::{ClassSlips, NoClassSlips, Printing};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::proptest;
use proptest::sample::Index;
use serde_json::{Value, json};

use crate::support::{cases, in_markdown, plain};

const PLAIN: Terminal = plain(80);

/// What a sheet of the lab asks leads to these.
const KNOWN: [Misconception; 6] = [
    Misconception::Added,
    Misconception::ReversedDigits,
    Misconception::VerdictSwapped,
    Misconception::RowFromZero,
    Misconception::TargetNotTaken,
    Misconception::DecimalDigits,
];

/// The results of a class, as `check` and as `grade` write them.
fn results(students: &[Vec<usize>]) -> [Value; 2] {
    let mut counts = serde_json::Map::new();
    let sheets = students.iter().enumerate().map(|(number, slips)| {
        let codes = slips.iter().map(|&slip| KNOWN[slip].code());
        for code in codes.clone().collect::<std::collections::BTreeSet<_>>() {
            let before = counts.get(code).and_then(Value::as_u64).unwrap_or(0);
            counts.insert(code.to_owned(), json!(before + 1));
        }
        // Twice over: who makes a slip twice is one student.
        let items = codes.flat_map(|code| {
            let asked = json!({"question": "xor 3 5", "answer": "8", "diagnosis": {"code": code}, "working": null});
            let worked = json!({"diagnosis": null, "working": {"diagnoses": [{"code": code}]}});
            [asked, worked]
        });
        json!({"file": format!("Secret{number}.md"), "name": format!("Secret{number}"), "items": items.collect::<Vec<_>>()})
    });
    let sheets: Vec<Value> = sheets.collect();
    let hand_ins = json!([{"file": "Secret.py"}]);
    [
        json!({"sheets": sheets, "class": {}}),
        json!({"submissions": hand_ins, "class": {"misconceptions": counts}}),
    ]
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_class_meets_again_what_three_of_it_got_wrong_and_nobody_is_made_out(
        students in vec(vec(any::<Index>(), 0..4), 0..14),
        seed in any::<u64>(),
    ) {
        let students = students.into_iter().map(|slips| {
            slips.into_iter().map(|slip| slip.index(KNOWN.len())).collect()
        });
        let students: Vec<Vec<usize>> = students.collect();
        let showing = |place: usize| students.iter().filter(|slips| slips.contains(&place)).count();
        let mut common: Vec<usize> = (0..KNOWN.len()).filter(|&place| showing(place) >= 3).collect();
        common.sort_by_key(|&place| std::cmp::Reverse(showing(place)));
        for results in results(&students) {
            let found = ClassSlips::read(results.to_string().as_bytes());
            let Ok(found) = found else {
                assert_eq!(found, Err(NoClassSlips::NothingInCommon));
                assert!(common.is_empty());
                continue;
            };
            let slips: Vec<Misconception> = found.slips().collect();
            assert_eq!(slips.len(), common.len().min(3));
            // Of equally many students any may come first; nobody who is left out has more.
            let counts = |slip: &Misconception| {
                showing(KNOWN.iter().position(|it| it == slip).expect("it is one of these"))
            };
            let expected: Vec<usize> = common.iter().take(3).map(|&place| showing(place)).collect();
            assert_eq!(slips.iter().map(counts).collect::<Vec<_>>(), expected);
            let sheet = found.sheet(6, None, seed, "results.json");
            assert_eq!(sheet.questions.len(), 6);
            for (place, question) in sheet.questions.iter().enumerate() {
                let slip = slips[place % slips.len()];
                assert!(can_reveal(question, slip), "{question} {slip:?} {:?}", Topic::of(question));
            }
            let page = markdown(&found.wall(seed), PLAIN);
            let told = in_markdown(&sheet, Printing::default()) + &page;
            assert!(!told.contains("Secret"), "{told}");
            let page = page.to_lowercase();
            for (place, &slip) in KNOWN.iter().enumerate() {
                let is_told = page.contains(&format!("# {}", slip.in_words().to_lowercase()));
                assert_eq!(is_told, slips.contains(&slip), "{place}: {page}");
            }
            assert!(page.split_whitespace().count() < 300, "{page}");
        }
    }
}

#[test]
fn what_is_no_class_is_refused() {
    for text in [
        "",
        "{",
        "[]",
        "7",
        "{\"sheets\":7}",
        "{\"submissions\":[]}",
        "{\"schema\":1,\"file\":\"a.md\"}",
    ] {
        assert_eq!(ClassSlips::read(text.as_bytes()), Err(NoClassSlips::NoResults), "{text}");
    }
    let none = "{\"sheets\":[]}".as_bytes();
    assert_eq!(ClassSlips::read(none), Err(NoClassSlips::NothingInCommon));
}
