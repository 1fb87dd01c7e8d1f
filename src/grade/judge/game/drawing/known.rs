//! What is known from one text to the next of how a hand-in draws its boards.
//!
//! From `1: 1` and `2: 2` two drawings are learned; the next board decides which is tried first.

use super::{Drawing, FoundBoard, boards};
use crate::game::Board;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::course::Course;

/// The possible drawings, the likeliest first.
#[derive(Clone, Debug)]
pub(in crate::grade::judge::game) struct Drawings {
    known: Vec<Drawing>,
    /// The text in which a board was last searched for in vain, since a game may print it a thousand times.
    in_vain: Option<(String, Board)>,
}

impl Default for Drawings {
    fn default() -> Self {
        Self {
            known: vec![Drawing::of_the_sheet()],
            in_vain: None,
        }
    }
}

impl Drawings {
    /// An unknown drawing is looked for only this close to the question.
    const MOST_LEARNED_FROM: usize = 1 << 11;

    /// Learns from what a game prints before its first move, while the board is known. The words next to its rows are
    /// learned anew in each game, since another board may have more rows.
    pub fn learn(&mut self, text: &str, course: &Course) {
        const MOST: usize = 32;
        if course.moves > 0 || course.has_slipped {
            return;
        }
        let text = the_end(text, Self::MOST_LEARNED_FROM);
        let known = self.known.iter();
        let known = known.filter(|drawing| drawing.names.is_empty());
        let (mut shown, others): (Vec<_>, Vec<_>) = known
            .cloned()
            .partition(|drawing| drawing.shows(&text, course));
        if shown.is_empty() {
            let looked_for = Some((text.clone(), course.board.clone()));
            if self.in_vain == looked_for {
                return;
            }
            shown = Drawing::of(course, &text);
            if shown.is_empty() {
                self.in_vain = looked_for;
            }
        } else {
            self.known = others;
        }
        let with_names = |plain: Drawing| [plain.named(&text, course), Some(plain)];
        self.known
            .splice(..0, shown.into_iter().flat_map(with_names).flatten());
        self.known.truncate(MOST);
    }

    /// The boards in a text, by the likeliest drawing.
    pub fn boards(&self, text: &str, course: &Course) -> Vec<FoundBoard> {
        /// More than a game prints at once, even with all boards so far.
        const MOST_READ: usize = 1 << 16;
        self.known[0].boards(&the_end(text, MOST_READ), course)
    }

    /// Follows the boards in a text by the likeliest drawing, or else by another one that fits what comes next.
    ///
    /// # Errors
    /// What they show that the game does wrong.
    pub fn look(
        &mut self,
        text: &str,
        course: &mut Course,
        fits: impl Fn(&mut Course) -> bool,
    ) -> Result<Vec<FoundBoard>, GameFault> {
        let before = course.clone();
        let likeliest = self.boards(text, course);
        let stands = course.look(&boards(&likeliest));
        if stands.is_ok() && !likeliest.is_empty() && fits(course) {
            return Ok(likeliest);
        }
        for place in 1..self.known.len() {
            let mut other = before.clone();
            let found = self.known[place].boards(&the_end(text, Self::MOST_LEARNED_FROM), &before);
            // The absence of a board may look like an empty board.
            let is_filled = found.iter().any(|found| !found.board.is_empty());
            if is_filled && other.look(&boards(&found)).is_ok() && fits(&mut other) {
                *course = other;
                self.known[..=place].rotate_right(1);
                return Ok(found);
            }
        }
        stands.map(|()| likeliest)
    }
}

/// This many characters at the end of a text, with only commas in its lists: "3, 4 and 5".
fn the_end(text: &str, most: usize) -> String {
    let start = text.char_indices().rev().nth(most);
    let text = text[start.map_or(0, |(at, _)| at)..].to_owned();
    let comma = |text: String, and: &&str| text.replace(and, &format!("{:<1$}", ",", and.len()));
    [" and ", " und ", " et ", " y "].iter().fold(text, comma)
}
