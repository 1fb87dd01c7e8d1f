//! Reads a move: `3,2`, "two from the third row", "leave 1 in row 3", "take 1 from the 5", or that no move wins.

use num_bigint::BigInt;

use super::outline::{Part, matched};
use super::outlines::MOVES;
use super::rows::says_none;
use super::stated_move::StatedMove;
use super::stumble::{PhraseRole, Stumble, StumbleCause, TwoRows};
use super::token::{ORDINAL, Token, answer_tokens};
use theory::{Board, Game, Heaps, IllegalMove, Move};

/// Reads a move on a board. If the board is not known, what is left of a row means nothing, and no row is named by its
/// size.
///
/// # Errors
/// If the words do not give one row and one count, or give them in two ways.
///
/// ```
/// use explain::phrase::{StatedMove, read_move};
///
/// let plain = read_move("3,2", None).unwrap();
/// assert_eq!(read_move("I'd take 2 stones from the third row, please.", None).unwrap(), plain);
/// assert_eq!(read_move("There is no winning move.", None).unwrap(), StatedMove::NoMove);
/// assert!(read_move("take 2 3", None).is_err());
/// ```
pub fn read_move(text: &str, board: Option<&Board>) -> Result<StatedMove, Stumble> {
    let (text, game) = without_games(text, board);
    let tokens = answer_tokens(&text)?;
    if says_none(&tokens) {
        return Ok(StatedMove::NoMove);
    }
    if let Some(plus) = tokens.iter().find(|token| token.text.starts_with('+') && token.is_number())
    {
        return Err(plus.stumble(StumbleCause::Unknown));
    }
    let which =
        tokens.windows(2).position(|pair| pair[0].word == "which" && pair[1].word == "leave");
    let (before, left) = match (which, board) {
        (Some(which @ 1..), Some(board)) => (&tokens[..which], Some((board, &tokens[which..]))),
        _ => (&tokens[..], None),
    };
    let found = matched(&MOVES, before).map_err(|stumble| missing(stumble, before))?;
    let stated = MoveReader { text: &text, board, game, parts: &found.parts }.stated()?;
    match left {
        Some((board, left)) => leaves(stated, left, &text, board),
        None => Ok(stated),
    }
}

/// The text without the names of games, and the game in brackets, of which a row is then named.
fn without_games(text: &str, board: Option<&Board>) -> (String, Option<Game>) {
    let mut rest = text.to_owned();
    let mut of = None;
    for (game, _) in board.into_iter().flat_map(Board::parts) {
        let name = game.to_string();
        let bracketed = format!("({name})");
        if rest.contains(&bracketed) {
            of = Some(game);
            rest = rest.replace(&bracketed, " ");
        }
        rest = rest.replace(&format!("{name} "), " ");
    }
    (rest, of)
}

/// What is missing of a move.
fn missing(stumble: Stumble, tokens: &[Token<'_>]) -> Stumble {
    let names_row = tokens.iter().any(|token| token.word == "row" || token.word == ORDINAL);
    let has_number = tokens.iter().any(Token::is_number);
    match (stumble.is_missing(), names_row, has_number) {
        (true, true, true) => Stumble::missing(PhraseRole::Count),
        (true, _, _) if has_number || names_row => Stumble::missing(PhraseRole::Row),
        _ => stumble,
    }
}

/// The move, if what is said to be left of the row or of the board is that.
fn leaves(
    stated: StatedMove,
    left: &[Token<'_>],
    text: &str,
    board: &Board,
) -> Result<StatedMove, Stumble> {
    let mv = match stated.on(board) {
        Err(IllegalMove::SeveralWays {
            row, one: one @ (Heaps::Nothing | Heaps::One(_)), ..
        }) => board.leaving(row, one),
        found => found,
    };
    let Ok(mv) = mv else {
        return Ok(stated);
    };
    let numbers = left.iter().filter_map(|token| u64::try_from(token.number.as_ref()?).ok());
    let numbers: Vec<u64> = numbers.filter(|&number| number > 0).collect();
    let is_there = left.iter().any(|token| token.word == "there");
    let fits = if is_there {
        Heaps::from(numbers.clone()) == mv.becomes
    } else {
        leaves_board(board, mv, numbers)
    };
    match fits {
        true if mv.is_told_by_count() => Ok(stated),
        true => Ok(mv.into()),
        false => Err(Stumble::at(text[left[0].at..].trim(), StumbleCause::DoesNotFit(mv.from))),
    }
}

/// Whether a move leaves a board with these rows, apart from empty ones.
fn leaves_board(board: &Board, mv: Move, mut rows: Vec<u64>) -> bool {
    let mut after = board.after(mv).map_or_else(|_| Vec::new(), |after| after.rows().to_vec());
    after.retain(|&size| size > 0);
    after.sort_unstable();
    rows.sort_unstable();
    after == rows
}

struct MoveReader<'w, 'a> {
    text: &'w str,
    board: Option<&'w Board>,
    game: Option<Game>,
    parts: &'w [Part<'w, 'a>],
}

impl<'w, 'a> MoveReader<'w, 'a> {
    fn part(&self, roles: &[&str]) -> Option<&'w Part<'w, 'a>> {
        self.parts.iter().find(|part| roles.contains(&part.role))
    }

    /// The number in a part, which is 1 in "an object", and its word.
    fn number(&self, roles: &[&str]) -> Option<(BigInt, &'w Token<'a>)> {
        let token = self.part(roles)?.numbered();
        let unnumbered = u8::from(token.word == "a");
        Some((token.number.clone().unwrap_or(unnumbered.into()), token))
    }

    fn stated(&self) -> Result<StatedMove, Stumble> {
        let Some(part) = self.part(&["R", "ROW", "PLACE", "FROM", "ONLY", "F"]) else {
            return self.to_board();
        };
        let (row, named) = (self.row(part)?, part.numbered());
        let count = self.number(&["C"]);
        let Some((heaps, role)) = self.left() else {
            let (take, _) = count.ok_or(Stumble::missing(PhraseRole::Count))?;
            let stated = StatedMove::Taking { row, take };
            return match (self.part(&["BOARD"]), self.board) {
                (Some(after), Some(board)) => leaves(stated, after.tokens, self.text, board),
                _ => Ok(stated),
            };
        };
        let size = self.board.and_then(|board| board.row(usize::try_from(&row).ok()?));
        let left: BigInt = heaps.iter().sum();
        if let Some(size) = size {
            let held = self.number(&["F"]).filter(|(held, _)| *held != size.into());
            let count = count.filter(|(count, _)| count + &left != size.into());
            let more = self.number(&["L"]).filter(|(left, _)| *left > size.into());
            if let Some((_, token)) = held.or(count).or(more) {
                return Err(token.stumble(StumbleCause::DoesNotFit(size)));
            }
        }
        match (size, self.board) {
            _ if ["B", "ONE"].contains(&role) => Ok(self.leaving(row, heaps)),
            _ if role != "L" => Ok(StatedMove::Becoming { row, heaps }),
            (Some(size), _) => Ok(StatedMove::Taking { row, take: BigInt::from(size) - left }),
            (None, Some(board)) => Err(named.stumble(StumbleCause::NoSuchRow(board.rows().len()))),
            (None, None) => Err(named.stumble(StumbleCause::Unknown)),
        }
    }

    /// The heaps that are said to be left, and the role of those words; `None` if only a count is given.
    fn left(&self) -> Option<(Vec<BigInt>, &'static str)> {
        let Some(part) = self.part(&["NEW", "B", "ONE", "H", "TWICE", "L"]) else {
            let is_all = self.part(&["ALL"]).is_some() || self.part(&["C"]).is_none();
            let role = if matches!(self.parts, [Part { role: "R", .. }]) { "NEW" } else { "L" };
            return if is_all { Some((Vec::new(), role)) } else { None };
        };
        let numbers = part.tokens.iter().filter(|token| token.is_number());
        let numbers: Vec<BigInt> = numbers.filter_map(|token| token.number.clone()).collect();
        let mut heaps = match (part.role, &numbers[..]) {
            ("TWICE", [.., size]) => vec![size.clone(), size.clone()],
            ("H", [.., first, second]) => vec![first.clone(), second.clone()],
            (_, [.., size]) => vec![size.clone()],
            _ => Vec::new(),
        };
        heaps.retain(|heap| *heap != BigInt::ZERO);
        heaps.sort();
        Some((heaps, part.role))
    }

    /// The move that leaves these heaps of a row, by how many it takes if that says all of it.
    fn leaving(&self, row: BigInt, heaps: Vec<BigInt>) -> StatedMove {
        let becoming = StatedMove::Becoming { row, heaps };
        match self.board.map(|board| becoming.on(board)) {
            Some(Ok(mv)) if mv.is_told_by_count() => StatedMove::taking(mv.row, mv.take()),
            _ => becoming,
        }
    }

    /// The move to a board, perhaps from this one: one row has become smaller.
    fn to_board(&self) -> Result<StatedMove, Stumble> {
        const FEWEST_ROWS: usize = 3;
        let boards = self
            .parts
            .iter()
            .map(|part| part.tokens.iter().filter_map(|token| token.number.clone()).collect());
        let boards: Vec<Vec<BigInt>> = boards.collect();
        let (Some(after), Some(part), Some(board)) = (boards.last(), self.parts.last(), self.board)
        else {
            return Err(Stumble::missing(PhraseRole::Row));
        };
        let rows: Vec<BigInt> = board.rows().iter().map(|&size| size.into()).collect();
        let is_meant = if boards.len() > 1 { boards[0] == rows } else { rows.len() >= FEWEST_ROWS };
        let changed: Vec<usize> =
            (0..rows.len()).filter(|&at| after.get(at) != Some(&rows[at])).collect();
        match changed[..] {
            [at] if is_meant && after.len() == rows.len() && after[at] < rows[at] => {
                let heaps = [after[at].clone()].into_iter().filter(|heap| *heap > BigInt::ZERO);
                Ok(self.leaving((at + 1).into(), heaps.collect()))
            }
            _ => Err(part.tokens[part.tokens.len() - 1].stumble(StumbleCause::Second)),
        }
    }

    /// The row that words name by its number, its place, or what it holds.
    fn row(&self, part: &Part<'_, '_>) -> Result<BigInt, Stumble> {
        let has = |word: &str| part.tokens.iter().any(|token| token.word == word);
        let named = part.numbered();
        let number = named.number.clone().unwrap_or_default();
        let is_by_size = has("of") || has("with");
        if part.role == "R"
            || named.word == ORDINAL
            || has("row") && named.is_number() && !is_by_size
        {
            return Ok(number);
        }
        let (Some(board), Ok(size)) = (self.board, u64::try_from(&number)) else {
            return if part.role == "FROM" {
                Ok(number)
            } else {
                Err(named.stumble(StumbleCause::Unknown))
            };
        };
        let is_row = usize::try_from(size).is_ok_and(|row| board.row(row).is_some());
        let is_size = board.rows().contains(&size);
        let sizes = board.rows().iter().copied().filter(|&size| size > 0);
        let row = match part.role {
            "FROM" if is_row || !is_size => return Ok(number),
            "FROM" | "ONLY" => self.of_size(part, size, false)?,
            "F" => self.of_size(part, size, true)?,
            _ if has("last") => board.rows().len(),
            _ if has("smallest") => self.of_size(part, sizes.min().unwrap_or(0), false)?,
            _ if has("largest") => self.of_size(part, sizes.max().unwrap_or(0), false)?,
            _ if is_row && !is_size && !is_by_size => return Ok(number),
            _ => self.of_size(part, size, !has("any"))?,
        };
        Ok(row.into())
    }

    /// The row of this size, or the first of equal rows; neither if the number may also be that of another row.
    fn of_size(
        &self,
        part: &Part<'_, '_>,
        size: u64,
        may_be_number: bool,
    ) -> Result<usize, Stumble> {
        let marks = part.tokens.iter().take_while(|token| token.is(&[",", ":", "(", "."])).count();
        let words = &self.text[part.tokens[marks].at..part.tokens[part.tokens.len() - 1].end()];
        let stumble = |cause| Err(Stumble::at(words, cause));
        let Some(board) = self.board else {
            return stumble(StumbleCause::Unknown);
        };
        let rows = board
            .numbered_with_games()
            .filter(|&(_, game, held)| held == size && self.game.is_none_or(|of| of == game));
        let rows: Vec<(usize, Game)> = rows.map(|(row, game, _)| (row, game)).collect();
        let Some(&(first, game)) = rows.first() else {
            return stumble(StumbleCause::NoRowOf(size));
        };
        let numbered =
            usize::try_from(size).ok().filter(|&row| may_be_number && board.row(row).is_some());
        let other_game = rows.iter().find(|(_, other)| *other != game);
        let rivals = match (other_game, numbered) {
            (Some(&(other, _)), _) => [first, other],
            (None, Some(row)) if board.row(row) != Some(size) => [row, first],
            (None, row) => return Ok(row.unwrap_or(first)),
        };
        stumble(StumbleCause::TwoRows(TwoRows(
            rivals.map(|row| (row, board.row(row).unwrap_or_default())),
        )))
    }
}
