//! Every lesson says what its file says, in the same order, and shows what its fences ask for.
//!
//! The files are read here by another, simpler reader, which knows no more of Markdown than what is markup. That what is
//! said is then laid out well at every width is a law of `tests/output/layout`.

use nimlab::derivation::Derivation;
use nimlab::document::{Document, Style, tell};
use nimlab::judgement::{Verdict, judge};
use nimlab::lesson::{BUILT_IN, Key, Lesson, read, whole};
use nimlab::question::{Dash, Names, Question, Request};
use nimlab::render::{Terminal, terminal};

use crate::support::plain;

/// So wide that nothing is broken: the cells of a table are read in their order.
const UNBROKEN: Terminal = plain(10_000);

/// How many words may stand between what the file says: where a link leads, the letter of a choice, how to answer.
const BETWEEN: usize = 16;

/// A word without markup and punctuation.
fn bare(word: &str) -> String {
    let is_sign = |sign: &char| sign.is_alphanumeric() || "⊕÷×−+=".contains(*sign);
    word.chars().filter(is_sign).collect()
}

fn words(text: &str) -> Vec<String> {
    let words = text.split_whitespace().map(bare);
    words.filter(|word| !word.is_empty()).collect()
}

/// What is printed, read on from place to place.
struct Printed {
    words: Vec<String>,
    /// The same with their punctuation.
    whole_words: Vec<String>,
    at: usize,
}

impl Printed {
    fn new(document: &Document) -> Self {
        let text = terminal(document, UNBROKEN);
        let whole_words = text.split_whitespace().map(str::to_owned);
        let whole_words: Vec<String> = whole_words.filter(|word| !bare(word).is_empty()).collect();
        Self { words: whole_words.iter().map(|word| bare(word)).collect(), whole_words, at: 0 }
    }

    /// Reads on behind these words, which begin after at most so many others.
    fn says(&mut self, said: &str, between: usize) {
        let said = words(said);
        let rest = &self.words[self.at..];
        let found =
            (0..=between).find(|&skipped| rest[skipped.min(rest.len())..].starts_with(&said));
        let Some(skipped) = found else {
            panic!(
                "{said:?} is not said after {:?}: {:?}",
                self.before(),
                &rest[..rest.len().min(30)]
            );
        };
        self.at += skipped + said.len();
    }

    /// Reads a line that stands anywhere between here and this place.
    fn says_line_before(&mut self, line: &str, end: usize) {
        let said = words(line);
        let asked = &self.words[self.at..end];
        assert!(asked.windows(said.len()).any(|words| words == said), "{line}");
    }

    fn before(&self) -> &[String] {
        &self.words[self.at.saturating_sub(10)..self.at]
    }

    /// Reads on behind these words, which come next unless the lesson has said them before.
    fn says_once(&mut self, said: &str) {
        let words = words(said);
        let before = &self.words[..self.at];
        let is_said = !words.is_empty() && before.windows(words.len()).any(|it| it == words);
        if !is_said || self.words[self.at..].starts_with(&words) {
            self.says(said, 0);
        }
    }

    /// Reads on behind a line of the file, with its links and the answers that the program puts in.
    fn says_line(&mut self, line: &str) {
        let mut rest = line;
        while let Some(at) = rest.find("](").into_iter().chain(rest.find("`= ")).min() {
            let (said, after) = rest.split_at(at);
            self.says(said, BETWEEN);
            rest = match after.strip_prefix("`= ").and_then(|it| it.split_once('`')) {
                Some((question, after)) => {
                    self.answers(question);
                    after
                }
                None => after.split_once(')').expect("a link ends").1,
            };
        }
        self.says(rest, BETWEEN);
    }

    /// Reads on behind a right answer to this question.
    fn answers(&mut self, question: &str) {
        let asked: Question = question.parse().expect(question);
        let rest = &self.whole_words[self.at..];
        let right = (1..=8).find(|&count| {
            let answer = rest[..count].join(" ");
            let answer = answer.trim_end_matches(['.', ',', ':', ';', ')', '?']);
            judge(&asked, answer, Names::Standard).verdict == Verdict::Right
        });
        self.at += right.unwrap_or_else(|| panic!("{question}: no answer in {:?}", &rest[..8]));
    }
}

/// Whether a line in a fence is about answers, and not asked.
fn is_about_answers(line: &str) -> bool {
    let words = ["hint:", "why:", "wrong ", "answer:"];
    words.iter().any(|word| line.starts_with(word))
}

/// What stands in a fence behind this word, with the lines that go on with it.
fn entry<'a>(inside: &[&'a str], word: &str) -> Vec<&'a str> {
    let Some(at) = inside.iter().position(|line| line.starts_with(word)) else {
        return Vec::new();
    };
    let more = inside[at + 1..].iter().copied();
    let more = more.take_while(|line| !is_about_answers(line));
    [&inside[at][word.len()..]].into_iter().chain(more).collect()
}

/// Reads on behind what a fence shows or asks.
fn says_fence(
    printed: &mut Printed,
    lesson: &Lesson,
    opening: &str,
    inside: &[&str],
    exercise: usize,
) {
    let style = lesson.style(Style::default());
    let (kind, asked) = opening.split_once(' ').unwrap_or((opening, ""));
    if kind == "nimlab" {
        let (request, depth) = asked.split_once(" --depth ").unwrap_or((asked, ""));
        let request = Request::parse(request, Dash::Refused).expect(asked);
        printed.says(&format!("nimlab {request}"), 0);
        printed.says(depth, 1);
        let depth = depth.parse().unwrap_or(style.depth);
        let shown = tell(&Derivation::of(request), Style { depth, ..style });
        let shown = terminal(&shown, UNBROKEN);
        let sentences = shown.lines().flat_map(|line| line.split(". "));
        return sentences.for_each(|sentence| printed.says_once(sentence));
    }
    if kind == "think" {
        let question = inside.iter().take_while(|line| !is_about_answers(line));
        question.for_each(|line| printed.says_line(line));
        for line in entry(inside, "answer:") {
            printed.says_line(line);
        }
        return;
    }
    printed.says(&format!("Exercise {exercise}"), BETWEEN);
    let before = printed.at;
    let asking = lesson.exercises().nth(exercise - 1).expect(opening).asking();
    printed.says(&terminal(&Document { blocks: asking }, UNBROKEN), 0);
    let end = printed.at;
    printed.at = before;
    for line in inside.iter().take_while(|line| !is_about_answers(line)) {
        if kind == "order" && line.starts_with("- ") {
            // They are mixed.
            printed.at = before;
            printed.says_line_before(line, end);
        } else if kind != "exercise" {
            let option = line.strip_prefix("- [ ]").or(line.strip_prefix("- [x]"));
            printed.says_line(option.unwrap_or(line));
        }
    }
    printed.at = end;
}

#[test]
fn a_lesson_says_what_its_file_says_in_the_same_order() {
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap();
        let mut printed = Printed::new(&whole(&lesson, Style::default(), Key::Shown));
        let (matter, body) = text[4..].split_once("\n---\n").unwrap();
        printed.says(&lesson.title, 0);
        assert!(matter.contains(&format!("title: {}\n", lesson.title)));
        let (goals, further) = matter.split_once("\nread:\n").unwrap();
        let listed = |lines: &'static str| lines.lines().filter(|line| line.starts_with("- "));
        listed(goals).for_each(|goal| printed.says_line(goal));
        let (mut exercises, mut whys) = (0, Vec::new());
        let mut lines = body.lines();
        while let Some(line) = lines.next() {
            let Some(opening) = line.strip_prefix("```") else {
                let is_rule = line.chars().all(|sign| "|-: ".contains(sign));
                if !is_rule {
                    printed.says_line(line.trim_start_matches('!'));
                }
                continue;
            };
            let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            let asks = !["nimlab ", "think"].iter().any(|it| opening.starts_with(it));
            exercises += usize::from(asks);
            says_fence(&mut printed, &lesson, opening, &inside, exercises);
            whys.push(entry(&inside, "why:"));
        }
        printed.says("To read further", BETWEEN);
        listed(further).for_each(|line| printed.says_line(line));
        assert_eq!(exercises, lesson.exercises().count(), "{file}");
        for line in whys.concat() {
            // What is right stands before why it is.
            let rest = printed.words.len() - printed.at;
            let begins = line.split(['[', '`']).next().unwrap();
            printed.says(begins, rest);
            printed.says_line(&line[begins.len()..]);
        }
    }
}
