//! What the test programs share.
//!
//! Tests that cannot be run for want of a program say so, and under `NIMLAB_NO_SKIP` that is a failure.
//!
//! `.ci/run` installs what the tests need and sets the variable, so nothing is passed over there without being noticed. It
//! sets `NIMLAB_BROWSER` as well: with it the page is tried in a browser. `.ci/nightly` sets `NIMLAB_NIGHTLY` besides: what
//! takes long, of which others try a part or nothing, is tried to its end.

#[cfg(target_os = "linux")]
pub mod axe;
#[cfg(target_os = "linux")]
pub mod driver;
pub mod golden;
pub mod parsed;
pub mod place;
pub mod program;
pub mod search;
pub mod sheets;
pub mod shelf;

use std::env;
use std::io::{self, Write};
use std::process::Command;
use std::sync::Once;

use course::lesson::{Exercise, LessonQuestion};
use course::worksheet::{Printing, Sheet};
use explain::document::{Style, right_answer_as_typed};
use proptest::prelude::ProptestConfig;
use render::{Terminal, markdown};

/// A sheet as Markdown.
pub fn in_markdown(sheet: &Sheet, printing: Printing) -> String {
    markdown(&sheet.document(printing), plain(80))
}

/// What was found. Where nothing was, the test ends here: what it was passed over for has been said.
macro_rules! or_pass_over {
    ($found:expr) => {
        match $found {
            Some(found) => found,
            None => return,
        }
    };
}
pub(crate) use or_pass_over;

/// All these words stand in a text.
///
/// # Panics
/// Where some do not.
#[track_caller]
pub fn has(text: &str, all: &[&str]) {
    let missing: Vec<&&str> = all.iter().filter(|words| !text.contains(**words)).collect();
    assert!(missing.is_empty(), "{missing:?} in {text}");
}

/// Says what is missing, and what was therefore not tried.
///
/// # Panics
/// Where nothing may be passed over.
pub fn skipped(missing: &str, untried: &str) {
    assert!(
        env::var_os("NIMLAB_NO_SKIP").is_none(),
        "{missing} is needed and does not work here: {untried}"
    );
    say(&format!("SKIPPED for want of {missing}: {untried}"));
}

/// Writes a line that is seen. What a test that passes writes by `eprintln!` nobody sees.
fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

fn is_nightly() -> bool {
    env::var_os("NIMLAB_NIGHTLY").is_some()
}

/// Whether what takes long is tried; otherwise it is said what is not.
pub fn nightly(untried: &str) -> bool {
    if !is_nightly() {
        say(&format!("LEFT to NIMLAB_NIGHTLY=1: {untried}"));
    }
    is_nightly()
}

/// Whether pages are tried in a browser; otherwise it is skipped.
pub fn in_browser(untried: &str) -> bool {
    let is_set = env::var_os("NIMLAB_BROWSER").is_some();
    if !is_set {
        skipped("NIMLAB_BROWSER=1, which .ci/run sets,", untried);
    }
    is_set
}

/// All of these under `NIMLAB_NIGHTLY`, and else a few, the first among them and the others spread evenly: of the rest it is
/// said that they were passed over.
pub fn few_or_all<T>(all: Vec<T>, few: usize, what: &str) -> Vec<T> {
    let count = all.len();
    if count <= few || nightly(&format!("{} of {count} {what}", count - few)) {
        return all;
    }
    let is_one_of_few = |index: usize| index * few % count < few;
    let numbered = all.into_iter().enumerate();
    numbered.filter(|(index, _)| is_one_of_few(*index)).map(|(_, one)| one).collect()
}

/// How many random cases a law is tried on: all of these under `NIMLAB_NIGHTLY`, else a tenth, as is said once. As many as
/// `PROPTEST_CASES` says, where that is set.
pub fn cases(all: u32) -> ProptestConfig {
    static SAID: Once = Once::new();
    if env::var_os("PROPTEST_CASES").is_some() {
        return ProptestConfig::default();
    }
    if is_nightly() {
        return ProptestConfig::with_cases(all);
    }
    SAID.call_once(|| {
        say("a tenth of the random cases of each law is tried; NIMLAB_NIGHTLY=1 tries all");
    });
    ProptestConfig::with_cases((all / 10).max(4))
}

/// Whether a program runs to a good end with these words; otherwise what is not tried without it is skipped.
pub fn runs(program: &str, words: &[&str], untried: &str) -> bool {
    let runs =
        Command::new(program).args(words).output().is_ok_and(|output| output.status.success());
    if !runs {
        skipped(&format!("{program} {}", words.join(" ")), untried);
    }
    runs
}

/// Every line of so many numbers up to `most`.
pub fn lines(length: usize, most: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        let longer = |line: Vec<u64>| {
            (0..=most).map(move |last| line.iter().copied().chain([last]).collect())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// Numbers as words in a line, with this between them.
pub fn joined<T: ToString>(numbers: impl IntoIterator<Item = T>, between: &str) -> String {
    let words = numbers.into_iter().map(|number| number.to_string());
    words.collect::<Vec<_>>().join(between)
}

/// The style in which so much of the working is told.
pub fn at_depth(depth: usize) -> Style {
    Style { depth, ..Style::default() }
}

/// A place of this width for text without colours and in full sentences.
pub const fn plain(width: usize) -> Terminal {
    Terminal { width, ascii: false, colour: false, linear: false }
}

/// A number below a hundred in words, as a judge of the test's own has it.
pub fn in_words(number: u64) -> String {
    const UNITS: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
    const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";
    let word = |words: &str, at: u64| {
        let mut words = (0..).zip(words.split(' '));
        words.find(|(place, _)| *place == at).unwrap().1.to_owned()
    };
    match (number / 10, number % 10) {
        (0 | 1, _) => word(UNITS, number),
        (tens, 0) => word(TENS, tens - 2),
        (tens, unit) => format!("{}-{}", word(TENS, tens - 2), word(UNITS, unit)),
    }
}

/// The right answer to an exercise, as it would be typed.
pub fn answer_as_typed(exercise: &Exercise) -> String {
    match &exercise.asked {
        LessonQuestion::Question { question, .. } => right_answer_as_typed(question),
        LessonQuestion::Written(written) => written.pick.right.to_string(),
    }
}
