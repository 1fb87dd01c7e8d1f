//! Which variant of an argument stands on a sheet: no number says so, its lines do.
//!
//! Below "Here are the steps …, mixed." stand the lines as one variant alone has them; of an argument with a gap, its last line
//! ends at the gap, whatever has been written there.

use super::furniture::letters;
use super::markup::{clean, trimmed};
use super::print::shown_lines;
use super::written_line::answer_line;
use crate::question::{Argued, ArguedAsks, Question};
use crate::render::in_words;

/// The words of a question with the variant that is shown below it; the words as they are where nothing is told by lines.
pub(super) fn with_variant(words: String, below: &[&str]) -> String {
    let Ok(Question::Argued(argued)) = words.parse() else {
        return words;
    };
    let is_above_answer = |line: &&str| answer_line(0, line).is_none();
    let below = below.iter().copied().take_while(is_above_answer);
    let below = below
        .take(MOST_LINES)
        .map(|line| letters(&clean(trimmed(line))));
    let below: Vec<String> = below.filter(|line| !line.is_empty()).collect();
    let mut found: Option<(usize, Argued)> = None;
    let mut first: Option<Vec<String>> = None;
    for variant in 1..=Argued::MOST_VARIANTS {
        let argued = Argued {
            variant,
            ..argued.clone()
        };
        let lines = shown_lines(&Question::Argued(argued.clone()));
        // After the last gap comes the first again.
        if argued.asks == ArguedAsks::Fill && first.as_ref() == Some(&lines) {
            break;
        }
        first.get_or_insert_with(|| lines.clone());
        // The lines above an earlier gap stand above a later one too.
        let is_more = found.as_ref().is_none_or(|(count, _)| lines.len() > *count);
        if is_more && stand(&lines, &below) {
            let is_told = argued.asks != ArguedAsks::Fill;
            found = Some((lines.len(), argued));
            if is_told {
                break;
            }
        }
    }
    match found {
        Some((_, argued)) => Question::Argued(argued).to_string(),
        None => words,
    }
}

/// More lines than any argument has.
const MOST_LINES: usize = 200;

/// Whether these lines stand there, in this order.
fn stand(lines: &[String], below: &[String]) -> bool {
    let mut below = below.iter();
    lines.iter().all(|line| {
        // In Markdown, a line to write on is escaped.
        let (before, has_gap) = match line.split_once("\\_") {
            Some((before, _)) => (before, true),
            None => (&**line, false),
        };
        let manners = [letters(before), letters(&in_words(before))];
        below.any(|below| {
            manners.iter().any(|line| {
                if has_gap {
                    below.starts_with(line)
                } else {
                    below == line
                }
            })
        })
    })
}
