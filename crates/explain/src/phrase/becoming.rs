//! Moves stated by what they leave: `2=1+4`, "take 1 from row 2 and leave 6 in one heap", "row 3: 5 -> 1", "5 4 1".
//!
//! Each relevant word becomes a letter, and the tables say which letters make a move.

use num_bigint::BigInt;

use super::called::numbered;
use super::lexicon::{Meaning, is_padding};
use super::stated_move::StatedMove;
use super::stumble::{Stumble, StumbleCause};
use super::words::{PhraseWord, means};
use theory::Board;

/// The letters before the sign, and which of the numbers is the row, which is taken, and which is the size before.
const BEFORE: [(&str, usize, Option<usize>, Option<usize>); 14] = [
    ("R", 0, None, None),
    ("sR", 0, None, None),
    ("Rs", 0, None, None),
    ("R#", 0, None, Some(1)),
    ("Rf#", 0, None, Some(1)),
    ("t#fR", 1, Some(0), None),
    ("t#oR", 1, Some(0), None),
    ("#fR", 1, Some(0), None),
    ("#oR", 1, Some(0), None),
    ("fRt#", 0, Some(1), None),
    ("Rt#", 0, Some(1), None),
    ("x#fR", 1, Some(0), None),
    ("Rx#", 0, Some(1), None),
    ("fRx#", 0, Some(1), None),
];

/// The letters after the sign: the number of heaps, if it is given, and which numbers are their sizes.
const LEFT: [(&str, Option<usize>, &[usize]); 14] = [
    ("", None, &[]),
    ("n", None, &[]),
    ("#", None, &[0]),
    ("#f#h", Some(1), &[0]),
    ("##h", Some(1), &[0]),
    ("#fh", None, &[0]),
    ("ho#", None, &[0]),
    ("#ho#", Some(0), &[1]),
    ("#a#", None, &[0, 1]),
    ("ho#a#", None, &[0, 1]),
    ("ho#aho#", None, &[0, 1]),
    ("#h#a#", Some(0), &[1, 2]),
    ("#ho#a#", Some(0), &[1, 2]),
    ("#a#f#h", Some(2), &[0, 1]),
];

/// Verbs that take all of a row if they name nothing else.
const REMOVES: &str =
    "remove removes removing delete deletes deleting eliminate eliminates cross crosses crossing";
const LEAVES: &str = "leave leaves leaving keep keeps";
const SPLITS: &str = "split splits splitting";

/// The move, if a phrase states it in one of these ways. What leaves at most one heap of a row with a known number is
/// left to the grammar of amounts, unless it uses a sign or says that it is one heap.
pub(super) fn becoming(
    words: &[PhraseWord<'_>],
    board: Option<&Board>,
) -> Option<Result<StatedMove, Stumble>> {
    let outline = MoveOutline::of(words, board)?;
    if let ("xR", [(_, row)]) = (&*outline.letters, &outline.numbers[..]) {
        return MoveOutline::leaving(row.clone(), Vec::new(), board?).map(Ok);
    }
    let sign = outline.letters.rfind(['l', '=', '>', 'T']);
    let (before, left) = match sign {
        Some(sign) => (&outline.letters[..sign], &outline.letters[sign + 1..]),
        None => ("", &*outline.letters),
    };
    let numbers_before = before.matches(['R', '#']).count();
    let (known, numbers) = outline.numbers.split_at(numbers_before);
    let is_list = |letters: &str| letters.chars().all(|letter| "#a".contains(letter));
    // `(2, 1), (3, 1)` are two moves.
    let are_moves = sign.is_none() && outline.brackets > 1;
    if is_list(before) && is_list(left) && numbers.len() >= 2 && known.len() != 1 && !are_moves {
        let from = values(known);
        return MoveOutline::board_after(&from, &values(numbers), board?).map(Ok);
    }
    let sign = outline.letters.as_bytes()[sign?];
    let (says_one, mut heaps) = heaps_left(left, numbers)?;
    let only_leaves = sign == b'l' && words.iter().any(|word| word.is(LEAVES));
    if before == "#" && sign != b'=' {
        let board = board.filter(|_| !only_leaves && !left.is_empty())?;
        let row = match of_size(&known[0], sign, board)? {
            Ok(row) => row,
            Err(stumble) => return Some(Err(stumble)),
        };
        return MoveOutline::leaving(row.into(), heaps, board).map(Ok);
    }
    let row_alone = ("#", 0, None, None);
    let &(_, row, taken, held) =
        BEFORE.iter().chain([&row_alone]).find(|(form, ..)| *form == before)?;
    let row = &known[row].1;
    let size = board.and_then(|board| size_of(row, board));
    if left.is_empty() && sign != b'=' {
        return None;
    }
    if let (Some(held), Some(size)) = (held, size) {
        let (word, held) = &known[held];
        if *held != size.into() {
            return Some(Err(word.stumble(StumbleCause::DoesNotFit(size))));
        }
    }
    let taken_at = taken;
    let taken = taken.map(|at| &known[at].1);
    let total = || heaps.iter().chain(taken).sum::<BigInt>();
    if let (Some(at), Some(size)) = (taken_at, size)
        && total() != size.into()
    {
        return Some(Err(known[at].0.stumble(StumbleCause::DoesNotFit(size))));
    }
    if heaps.len() < 2 && sign != b'=' && !says_one {
        // "Leaving 2" may be two heaps of 1; if it cannot be, the grammar of amounts reads it too.
        let said = MoveOutline::leaving(row.clone(), heaps, board?)?;
        let is_needed =
            held.is_some() || !only_leaves && matches!(said, StatedMove::Becoming { .. });
        return is_needed.then_some(Ok(said));
    }
    heaps.sort();
    let row = row.clone();
    Some(Ok(StatedMove::Becoming { row, heaps }))
}

/// The heaps that are left, and whether they are called one.
fn heaps_left(left: &str, numbers: &[(PhraseWord<'_>, BigInt)]) -> Option<(bool, Vec<BigInt>)> {
    let left = left.replace('p', "a");
    let (form, count, sizes) = LEFT.iter().find(|(form, ..)| *form == left)?;
    let count = count.map(|at| &numbers[at].1);
    let mut heaps: Vec<BigInt> = sizes.iter().map(|&at| numbers[at].1.clone()).collect();
    // "Two heaps of 3".
    if let ([size], Some(two)) = (&heaps[..], count.filter(|count| **count == 2.into())) {
        heaps = vec![size.clone(); usize::try_from(two).ok()?];
    }
    if count.is_some_and(|count| *count != heaps.len().into()) {
        return None;
    }
    if heaps == [BigInt::ZERO] {
        heaps.clear();
    }
    let says_one = heaps.len() == 1 && form.contains('h');
    (!heaps.contains(&BigInt::ZERO)).then_some((says_one, heaps))
}

/// "13 becomes 3" is about the row of 13; "3 -> 1" about a size or a row, so it is only accepted if there is no row 3.
fn of_size(
    (word, number): &(PhraseWord<'_>, BigInt),
    sign: u8,
    board: &Board,
) -> Option<Result<usize, Stumble>> {
    if sign != b'l' && size_of(number, board).is_some() {
        return None;
    }
    let the_size = format!("the {number} becomes");
    let words = super::words::words(&the_size);
    match numbered(&the_size, &words, board) {
        Ok(words) => match words.first()?.means {
            Meaning::Ordinal(row) => usize::try_from(row).ok().map(Ok),
            _ => None,
        },
        Err(stumble) => Some(Err(Stumble::at(word.text, stumble.cause))),
    }
}

fn size_of(row: &BigInt, board: &Board) -> Option<u64> {
    board.row(usize::try_from(row).ok()?)
}

fn values(numbers: &[(PhraseWord<'_>, BigInt)]) -> Vec<BigInt> {
    numbers.iter().map(|(_, number)| number.clone()).collect()
}

/// A letter for each relevant word, and the numbers among them: `R` is a row with its number, `#` any other number, `t`
/// and `x` take, `l` leaves or becomes, `s` splits, `h` is a heap.
struct MoveOutline<'a> {
    letters: String,
    numbers: Vec<(PhraseWord<'a>, BigInt)>,
    brackets: usize,
}

impl<'a> MoveOutline<'a> {
    /// `None` if a word does not belong in such a phrase.
    fn of(words: &[PhraseWord<'a>], board: Option<&Board>) -> Option<Self> {
        let mut outline = Self { letters: String::new(), numbers: Vec::new(), brackets: 0 };
        let mut at = 0;
        while let Some(&word) = words.get(at) {
            at += 1;
            let letter = match word.means {
                Meaning::Number(_) => {
                    if word.has_plus() {
                        outline.letters.push('p');
                    }
                    let number = word.number().filter(|number| *number >= BigInt::ZERO)?;
                    outline.numbers.push((word, number));
                    '#'
                }
                Meaning::Ordinal(row) => {
                    outline.numbers.push((word, row.into()));
                    at += usize::from(means(words, at) == Meaning::Row);
                    'R'
                }
                Meaning::Last if means(words, at) == Meaning::Row => {
                    let rows = board?.rows().len();
                    outline.numbers.push((word, rows.into()));
                    at += 1;
                    'R'
                }
                Meaning::Row => match words.get(at).and_then(PhraseWord::number) {
                    Some(row) => {
                        outline.numbers.push((words[at], row));
                        at += 1;
                        'R'
                    }
                    None => 'h',
                },
                Meaning::Take if word.is(REMOVES) => 'x',
                Meaning::Take => 't',
                Meaning::Leave => 'l',
                Meaning::To => 'T',
                Meaning::Arrow => '>',
                Meaning::Equals => '=',
                Meaning::From | Meaning::Off | Meaning::In | Meaning::On => 'f',
                Meaning::Of => 'o',
                Meaning::And | Meaning::Comma => 'a',
                Meaning::Open(_) => {
                    outline.brackets += 1;
                    continue;
                }
                Meaning::None => 'n',
                Meaning::Reduce
                | Meaning::Move
                | Meaning::Win
                | Meaning::Object
                | Meaning::Position
                | Meaning::There => continue,
                means if is_padding(means) => continue,
                _ if word.text == "+" => 'p',
                _ if word.is(SPLITS) => 's',
                _ if word.is("single") => continue,
                _ => return None,
            };
            outline.letters.push(letter);
        }
        outline.letters = joined(&outline.letters);
        Some(outline)
    }

    /// The move that leaves these heaps of a row, by how many it takes if that is unambiguous.
    fn leaving(row: BigInt, mut heaps: Vec<BigInt>, board: &Board) -> Option<StatedMove> {
        let size = size_of(&row, board)?;
        let left: BigInt = heaps.iter().sum();
        let take = BigInt::from(size) - &left;
        if take < BigInt::ZERO {
            return None;
        }
        let game = board.game_of(usize::try_from(&row).ok()?);
        let may_split = || u64::try_from(&left).is_ok_and(|left| game.count_splits(size, left) > 0);
        match (heaps.len(), may_split()) {
            (0 | 1, false) => return Some(StatedMove::Taking { row, take }),
            (_, false) => return None,
            (_, true) => heaps.sort(),
        }
        Some(StatedMove::Becoming { row, heaps })
    }

    /// The move from one board, or the current one, to another: one row has become smaller, or two rows.
    fn board_after(from: &[BigInt], to: &[BigInt], board: &Board) -> Option<StatedMove> {
        const FEWEST_ROWS: usize = 3;
        let rows: Vec<BigInt> = board.rows().iter().map(|&size| size.into()).collect();
        let is_told = !from.is_empty();
        if is_told && from != rows || !is_told && rows.len() < FEWEST_ROWS {
            return None;
        }
        let same = rows.iter().zip(to).take_while(|(one, other)| one == other);
        let at = same.count();
        let after = rows.len().checked_sub(at + 1)?;
        let changed = to.get(at..to.len().checked_sub(after)?)?;
        if rows[at + 1..] != to[at + changed.len()..] || !(1..=2).contains(&changed.len()) {
            return None;
        }
        let heaps = changed.iter().filter(|heap| **heap > BigInt::ZERO).cloned();
        Self::leaving((at + 1).into(), heaps.collect(), board)
    }
}

/// Without mere separators: `a` matters only between two heaps.
fn joined(letters: &str) -> String {
    let mut joined = String::new();
    let mut rest = letters.chars().peekable();
    while let Some(letter) = rest.next() {
        let next = rest.peek().copied().unwrap_or(' ');
        if letter != 'a' && letter != 'p' || joined.ends_with('#') && "#h".contains(next) {
            joined.push(letter);
        }
    }
    joined
}
