//! Reads a line below the board, written by a person or printed by another program.
//!
//! A move may be alone or follow the name of its player: `2,2`, `Bob 2,2`, `Bob: take 2 from row 2`, and, as the lab
//! sheet's program prints it, `Bob makes a move 2 2`. A prompt asks for a move. A remark is marked as one, or contains
//! nothing that may be a move; everything else is an error.

use crate::game::Board;
use crate::phrase::{MoveSigns, move_signs};
use crate::question::{ProposedTurn, parse_move};

/// The kind of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameLine<'a> {
    /// A move, with the name of its player, if that is given.
    Move {
        name: Option<&'a str>,
        wanted: ProposedTurn,
        /// Whether it announces the move, as a program does after somebody typed it.
        is_announced: bool,
    },
    /// A prompt for a move, and the input after it.
    Prompt { name: Option<&'a str>, typed: &'a str },
    /// Nothing that may be a move.
    Remark,
    /// Something that may be a move, but cannot be read.
    Unreadable,
}

/// Reads a line of a game with these player names known so far, and the current board, if there is one yet.
pub(super) fn written_line<'a>(
    line: &'a str,
    players: &[&str],
    board: Option<&Board>,
) -> GameLine<'a> {
    if is_marked_as_remark(line) {
        return GameLine::Remark;
    }
    let reader = LineReader { players, board };
    let found = reader.find_move(line);
    if let Some(found) = found.or_else(|| reader.find_move(without_number(line))) {
        return found;
    }
    if let Some((name, typed)) = reader.prompt(line) {
        return GameLine::Prompt { name, typed };
    }
    let (is_named, rest) = reader.without_names(line);
    if may_be_move(move_signs(&rest), is_named) || reader.is_turn_of_one_word(line) {
        GameLine::Unreadable
    } else {
        GameLine::Remark
    }
}

/// `# …`, `// …`, `> …`, and words in brackets.
fn is_marked_as_remark(line: &str) -> bool {
    let is_in_brackets = line.starts_with(['(', '[']) && line.ends_with([')', ']']);
    ["#", "//", ">"].iter().any(|mark| line.starts_with(mark))
        || is_in_brackets && line.contains(char::is_alphabetic)
}

/// Two numbers; or one with a player or with objects; or a mention of a row or of taking.
fn may_be_move(signs: MoveSigns, is_named: bool) -> bool {
    signs.takes || signs.numbers > 1 || signs.numbers == 1 && (is_named || signs.objects > 0)
}

/// Without a leading `1.`, `1)` or `Move 1:`.
fn without_number(line: &str) -> &str {
    let behind_word = strip_start(line, "move ").unwrap_or(line);
    let behind = behind_word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_numbered = behind.len() < behind_word.len();
    let rest = behind.strip_prefix(['.', ')', ':']).filter(|_| is_numbered);
    rest.map_or(line, str::trim_start)
}

struct LineReader<'r> {
    players: &'r [&'r str],
    board: Option<&'r Board>,
}

impl LineReader<'_> {
    /// The first readable candidate for a move, each after the name of its player.
    fn find_move<'a>(&self, line: &'a str) -> Option<GameLine<'a>> {
        let announced = line.split_once(" makes a move ").map(|(before, rest)| {
            // A prompt may precede it on the same line.
            let name = before.rsplit(['?', '>', ':']).next().map(str::trim);
            (name, rest, true)
        });
        let of_player = self.players.iter();
        let of_player = of_player.filter_map(|name| strip_name(line, name));
        // A player may be called A.
        let behind_colon = line.split_once(':').into_iter();
        let behind_colon = behind_colon.map(|(name, rest)| (owner(name), rest));
        let behind_colon =
            behind_colon.filter(|(name, _)| may_be_name(name) && !move_signs(name).is_named);
        let spaces = line.match_indices(' ').take(MOST_WORDS_OF_A_NAME);
        let behind_words = spaces.filter_map(|(end, _)| {
            let name = line[..end].trim_end_matches([',', '-', '–', ' ']);
            let is_name = may_be_name(name) && move_signs(name).is_strange;
            is_name.then_some((name, &line[end..]))
        });
        let by = |(name, rest)| (Some(name), rest, false);
        let mut all = (announced.into_iter())
            .chain(of_player.chain(behind_colon).map(by))
            .chain([(None, line, false)])
            .chain(behind_words.map(by));
        all.find_map(|(name, rest, is_announced)| {
            let wanted = self.wanted(rest)?;
            Some(GameLine::Move { name, wanted, is_announced })
        })
    }

    /// A move, perhaps with a remark after it: `3, 2 (a blunder)`, `3, 2 # a blunder`.
    fn wanted(&self, text: &str) -> Option<ProposedTurn> {
        let up_to = |mark| text.find(mark).filter(|&at| at > 0).map(|at| &text[..at]);
        [Some(text), up_to('#'), up_to('(')]
            .into_iter()
            .flatten()
            .find_map(|text| parse_move(text, self.board).ok())
    }

    /// A question for a row and a number, or for a move, and what follows it.
    fn prompt<'a>(&self, line: &'a str) -> Option<(Option<&'a str>, &'a str)> {
        let end = line.rfind(['?', '>', ':'])? + 1;
        let asks = &line[..end];
        let (_, rest) = self.without_names(asks);
        let signs = move_signs(&rest);
        let for_move = ["your move", "your turn", "'s move", "enter"];
        let is_asked = signs.takes && signs.objects > 0
            || for_move.iter().any(|words| asks.to_lowercase().contains(words))
            || rest.to_lowercase().contains("how many")
            || signs.takes && asks.ends_with('?');
        if !is_asked || signs.numbers > 0 {
            return None;
        }
        let known = self.players.iter().find_map(|name| strip_name(line, name));
        let stranger = || {
            let name = owner(line.split([':', ',', '?', '>']).next()?);
            (may_be_name(name) && move_signs(name).is_strange && name.len() < end - 1)
                .then_some(name)
        };
        let name = known.map(|(name, _)| name).or_else(stranger);
        Some((name, line[end..].trim()))
    }

    /// "Bob: pass": after a player's name and a colon, a single word is not a remark.
    fn is_turn_of_one_word(&self, line: &str) -> bool {
        let Some((name, rest)) = line.split_once(':') else {
            return false;
        };
        let is_player =
            self.players.iter().any(|player| player.to_lowercase() == name.trim().to_lowercase());
        is_player && rest.split_whitespace().count() == 1
    }

    /// Whether a player is named, and the line without the names.
    fn without_names(&self, line: &str) -> (bool, String) {
        let lower = line.to_lowercase();
        let without = self
            .players
            .iter()
            .fold(lower.clone(), |rest, name| rest.replace(&name.to_lowercase(), " "));
        (without != lower, without)
    }
}

const MOST_WORDS_OF_A_NAME: usize = 4;

/// Alice, for "Alice's move".
fn owner(name: &str) -> &str {
    let name = name.trim();
    let owner = name.rsplit_once(['\'', '’']).filter(|(_, what)| {
        ["s move", "s turn"].iter().any(|known| what.eq_ignore_ascii_case(known))
    });
    owner.map_or(name, |(owner, _)| owner)
}

/// Whether this may be a name: not "row, elements", not "board".
fn may_be_name(name: &str) -> bool {
    let signs = move_signs(name);
    let begins_well = name.starts_with(|c: char| !c.is_ascii_digit() && c != '(');
    begins_well && !signs.takes && signs.objects == 0 && !name.eq_ignore_ascii_case("board")
}

/// The name at the beginning of a line, and what follows it without the marks between.
fn strip_name<'a>(line: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let rest = strip_start(line, name)?;
    let stands_alone = !rest.starts_with(char::is_alphanumeric);
    let name = &line[..line.len() - rest.len()];
    let rest = rest.strip_prefix("'s ").unwrap_or(rest);
    stands_alone.then(|| (name, rest.trim_start_matches([':', ',', ' ', '\t', '–', '—'])))
}

/// What follows these words at the beginning of a line, in any case.
fn strip_start<'a>(line: &'a str, start: &str) -> Option<&'a str> {
    let (begin, rest) = line.split_at_checked(start.len())?;
    (begin.to_lowercase() == start.to_lowercase()).then_some(rest)
}
