//! Questions as they are printed on a sheet, read back: "Which move wins on 6 1 2?" asks `move 6 1 2`.
//!
//! No sentence is written here. Each kind of question is printed once, for a question with known numbers; where those stand,
//! the numbers of any other question of the kind may stand. An editor may have changed spaces, marks and capitals.

use std::ops::Range;
use std::sync::LazyLock;

use super::markup::{clean, trimmed};
use super::variant::with_variant;
use super::written_line::answer_line;
use crate::document::asked_by_itself;
use crate::phrase::letter_of;
use crate::question::{Kind, Question};
use crate::render::{in_words, to_ascii};

/// A question that was found at the beginning of a line.
pub(super) struct Spoken<'a> {
    /// Its words, as they are typed.
    pub words: String,
    /// What follows it on the line.
    pub behind: &'a str,
}

/// The question at the beginning of a line, and what follows it; the choices may stand on the lines below.
pub(super) fn spoken<'a>(line: &'a str, below: &[&str]) -> Option<Spoken<'a>> {
    let mark = &line[..line.len() - line.trim_start_matches(['*', '_']).len()];
    let mut first = None;
    for pattern in &*PATTERNS {
        let Some((holes, behind)) = pattern.matches(line) else {
            continue;
        };
        let Some(words) = pattern.words(&holes, below) else {
            continue;
        };
        // The end of what was set in bold.
        let behind = behind.strip_prefix(mark).unwrap_or(behind);
        let is_question = words.parse::<Question>().is_ok();
        let spoken = Spoken { words, behind };
        if is_question {
            return Some(spoken);
        }
        // Another may fit better: "Which move wins on 6 1 2 in misère play, …?" is no board "6 1 2 in misère play, …".
        first.get_or_insert(spoken);
    }
    first
}

/// What stands in a hole of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HolePart {
    /// The very words.
    Words,
    /// A move: "take 2 from row 1".
    Move,
    /// Nothing that the words need.
    Nothing,
}

/// A sentence with holes.
struct SentencePattern {
    /// The sentence around its holes; one more than there are holes.
    around: Vec<String>,
    /// What stands in each hole, and where in the words that belongs.
    holes: Vec<(HolePart, Range<usize>)>,
    /// The words of the sample.
    sample: String,
}

static PATTERNS: LazyLock<Vec<SentencePattern>> = LazyLock::new(|| {
    let manners: [fn(&str) -> String; 3] = [str::to_owned, to_ascii, |said| in_words(said)];
    let templates = templates();
    let all = manners.iter().flat_map(|manner| {
        let templates = templates.iter();
        templates.filter_map(|template| SentencePattern::of(template, *manner))
    });
    let mut patterns: Vec<SentencePattern> = Vec::new();
    for pattern in all {
        let is_known = |known: &SentencePattern| {
            known.around == pattern.around && known.sample == pattern.sample
        };
        if !patterns.iter().any(is_known) {
            patterns.push(pattern);
        }
    }
    patterns
});

/// One question for each way to ask. What would be another in another question stands in braces; where the sentence says it in
/// other words, those stand behind a stroke, and before it nothing where the question does not say it.
fn templates() -> Vec<String> {
    const FLAGS: [&str; 2] = ["", "--misere "];
    let of_numbers = [
        "gate {1} {0}",
        "binary {38}",
        "decimal {1101}",
        "xor {38} {39}",
        "sum {lasker 31}",
    ];
    let mut templates: Vec<String> = of_numbers.map(str::to_owned).into();
    for kind in ["balance", "sum"] {
        templates.extend(["31 32", "lasker 31 32"].map(|board| format!("{kind} {{{board}}}")));
    }
    for kind in ["winner", "rows", "move"] {
        templates.extend(FLAGS.map(|flag| format!("{kind} {flag}{{31 32}}")));
        templates.extend([
            format!("{kind} {{|up to 3 rows}}{{moore:3 31 32}}"),
            format!("{kind} {{|one row}}{{moore:1 31 32}}"),
        ]);
    }
    let equal = Kind::of_games().filter(|kind| matches!(kind, Kind::Equal(_)));
    for word in equal.map(Kind::word) {
        // Of one, the sentence is another.
        templates.extend(["38", "1"].map(|first| format!("{word} {{{first}}} {{39}}")));
    }
    for flag in FLAGS {
        templates.push(format!("choose {flag}{{31 32}} --move 1,1 --move 2,2"));
        templates.push(format!("choose {flag}31 / 31 32"));
        templates.extend(
            ["31 32", "33 33"]
                .map(|board| format!("refute {flag}{{{board}}} --move {{1,5|take 5 from row 1}}")),
        );
    }
    for kind in ["order", "flaw", "fill"] {
        let about = ["xor {38} {39}", "sum {31 32}", "move {31 32}"];
        templates.extend(about.map(|about| format!("{kind} {about}")));
    }
    templates
}

impl SentencePattern {
    fn of(template: &str, manner: fn(&str) -> String) -> Option<Self> {
        let mut sample = String::new();
        let mut holes = Vec::new();
        let mut said_there = Vec::new();
        for (at, piece) in template.split(['{', '}']).enumerate() {
            if at % 2 == 0 {
                sample.push_str(piece);
                continue;
            }
            let (meant, said) = piece.split_once('|').unwrap_or((piece, piece));
            let part = match meant {
                "" => HolePart::Nothing,
                _ if said == meant => HolePart::Words,
                _ => HolePart::Move,
            };
            let start = sample.len();
            sample.push_str(meant);
            holes.push((part, start..sample.len()));
            said_there.push(said);
        }
        let question: Question = sample.parse().ok()?;
        let sentence = asked_by_itself(&question).to_string();
        let sentence = manner(&sentence.replace('\u{a0}', " "));
        let mut around = Vec::new();
        let mut rest = &*sentence;
        for said in said_there {
            let (before, after) = rest.split_once(said)?;
            around.push(before.to_owned());
            rest = after;
        }
        around.push(rest.to_owned());
        Some(Self {
            around,
            holes,
            sample,
        })
    }

    /// What stands in the holes of a line that begins with such a sentence, and what follows it.
    fn matches<'a>(&self, line: &'a str) -> Option<(Vec<String>, &'a str)> {
        let (first, others) = self.around.split_first()?;
        let mut rest = without(line, first)?;
        let mut holes = Vec::new();
        for next in others {
            let last = rest.find('?').unwrap_or(rest.len());
            let mut ends = rest.char_indices().map(|(end, _)| end);
            let (hole, behind) = ends
                .by_ref()
                .take_while(|&end| end <= last)
                .find_map(|end| Some((&rest[..end], without(&rest[end..], next)?)))?;
            holes.push(clean(hole));
            rest = behind;
        }
        Some((holes, rest))
    }

    /// The words of the question with this in its holes.
    fn words(&self, holes: &[String], below: &[&str]) -> Option<String> {
        let board = holes.first().map_or("", String::as_str);
        let mut words = String::new();
        let mut at = 0;
        for (said, (part, place)) in holes.iter().zip(&self.holes) {
            if *part == HolePart::Nothing {
                continue;
            }
            words.push_str(&self.sample[at..place.start]);
            at = place.end;
            words.push_str(&match part {
                HolePart::Move => moved(said, board)?,
                _ => said.clone(),
            });
        }
        words.push_str(&self.sample[at..]);
        if !words.starts_with(Kind::Choose.word()) {
            return Some(with_variant(words, below));
        }
        let choices = choices(below);
        if let Some((before, _)) = words.split_once(" --move") {
            let moves = choices.iter().map(|said| moved(said, board));
            let moves: Option<Vec<String>> = moves.collect();
            return Some(format!("{before} --move {}", moves?.join(" --move ")));
        }
        let (before, _) = words.split_once(" 31 /")?;
        // One board alone would ask for moves on it.
        let more = if choices.len() == 1 { " /" } else { "" };
        Some(format!("{before} {}{more}", choices.join(" / ")))
    }
}

/// What follows a text, marks, spaces and capitals aside; nothing where the line begins with something else.
fn without<'a>(line: &'a str, text: &str) -> Option<&'a str> {
    let says_nothing = |c: char| c.is_whitespace() || "*_`\\'\"´‘’“”\u{feff}\u{200b}".contains(c);
    let mut rest = line;
    for wanted in text.chars().filter(|&c| !says_nothing(c)) {
        rest = rest.trim_start_matches(says_nothing);
        let found = rest.chars().next()?;
        if !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        rest = &rest[found.len_utf8()..];
    }
    Some(rest)
}

/// A move in a sentence, as it is typed.
fn moved(said: &str, board: &str) -> Option<String> {
    let said = said.to_lowercase();
    let numbers = said.split(|c: char| !c.is_ascii_digit());
    let numbers: Vec<u64> = numbers.filter_map(|number| number.parse().ok()).collect();
    let leaves = said.contains("split") || said.contains("leav");
    Some(match numbers[..] {
        [row, one, other] | [_, row, one, other] if leaves => format!("{row}={one}+{other}"),
        [take, row] if board.contains(char::is_alphabetic) => {
            // In a game that can split a row, what is left says more than what is taken.
            let sizes: Vec<u64> = board
                .split_whitespace()
                .filter_map(|word| word.parse().ok())
                .collect();
            let size = sizes.get(usize::try_from(row).ok()?.checked_sub(1)?)?;
            match size.checked_sub(take)? {
                0 => format!("{row}="),
                left => format!("{row}={left}"),
            }
        }
        [take, row] => format!("{row},{take}"),
        _ => return None,
    })
}

/// What there is to choose from, above the answer, or else the next number: "a: 5 4 3".
fn choices(below: &[&str]) -> Vec<String> {
    let mut choices = Vec::new();
    for line in below.iter().copied().map(trimmed) {
        let line = line.trim_start_matches(['-', '•', '+']).trim_start();
        let line = clean(line.strip_prefix("* ").unwrap_or(line));
        let is_numbered = line.trim_start_matches(|c: char| c.is_ascii_digit()) != line;
        if is_numbered || answer_line(0, &line).is_some() {
            break;
        }
        let letter = letter_of(choices.len()).to_string();
        let said = line.split_once(':');
        let said = said.filter(|(before, _)| before.trim().eq_ignore_ascii_case(&letter));
        choices.extend(said.map(|(_, said)| said.trim().to_owned()));
    }
    choices
}
