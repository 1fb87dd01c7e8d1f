//! Reads a recorded game: printed by `nimlab play`, or written on paper.
//!
//! A line with the board, then a line per move, such as `Alice: 3, 2`. A board drawn again further down is compared
//! with the result of the moves. In the output of `nimlab play` it is known which lines are moves; in any other text
//! only remarks are skipped: a line that may be a move but cannot be read is an error.

use super::error::{GameRecordError, NO_BOARD};
use super::match_::Match;
use super::match_reader::MatchReader;
use crate::game::Rule;

/// Reads a game; `file` is the name in errors. A title that announces it, as `nimlab play` prints it, makes it misère
/// play; otherwise it is played by `rule`.
///
/// # Errors
/// If there is no board or no move, or a line makes no sense.
///
/// ```
/// use nimlab::game::Rule;
/// use nimlab::play::read_game;
///
/// let game = read_game("game.txt", "board 5 4 5 2 3\nAlice: 3, 2\nBob: 1, 5\n", Rule::Normal).unwrap();
/// assert_eq!(game.board().rows(), [0, 4, 3, 2, 3]);
/// ```
pub fn read_game(file: &str, text: &str, rule: Rule) -> Result<Match, GameRecordError> {
    let at = |line, fault| GameRecordError { file: file.to_owned(), line, fault };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.lines().nth(MOST_LINES).is_some() {
        let most = MOST_LINES;
        let fault = format!("the text goes on: expected a game of at most {most} lines");
        return Err(at(MOST_LINES + 1, fault));
    }
    let lines: Vec<String> = text.lines().map(strip_markup).collect();
    let title = lines_of_title(&lines);
    let mut reader = MatchReader::new(&lines, title, rule);
    loop {
        match reader.go_on() {
            Ok(true) if reader.number <= MOST_LINES_ABOVE || reader.record.board().is_some() => {}
            Ok(true) => return Err(at(reader.number, NO_BOARD.to_owned())),
            Ok(false) => return reader.finish().map_err(|(line, fault)| at(line, fault)),
            Err(fault) => return Err(at(reader.number, fault)),
        }
    }
}

/// No game takes this many lines: it stops after 1,000 moves, and at most 1,000 rows of a board are drawn.
const MOST_LINES: usize = 1_000_000;
/// The most lines of title, names and remarks above the board.
const MOST_LINES_ABOVE: usize = 1_000;

/// A line without list marks and colours.
fn strip_markup(line: &str) -> String {
    let plain = anstream::adapter::strip_str(line).to_string();
    let plain = plain.trim();
    let plain = plain.strip_prefix("- ").unwrap_or(plain);
    plain.trim().to_owned()
}

/// How many lines are above the players in a game other than Nim with the title of `nimlab play`; 0 without the title.
fn lines_of_title(lines: &[String]) -> usize {
    const ENDS: &str = ": whoever cannot move loses";
    let players = lines.iter().position(|line| line.starts_with("Player 1:"));
    let above = &lines[..players.unwrap_or(0)];
    // In words, the players are a list.
    let title = above.iter().filter(|line| !line.starts_with("List of "));
    let title: Vec<&str> = title.map(String::as_str).collect();
    let title = title.join(" ");
    let is_title = title.trim_end_matches([' ', '=', '-', '─', '═']).ends_with(ENDS);
    if is_title { above.len() } else { 0 }
}
