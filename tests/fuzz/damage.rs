//! Text that was right, and then met with an accident: `sum 5 4 3` becomes `sum 5 4\u{a0}3`, `sum 5 4 340282366920938463463`.

use grade::files::decoded;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::sample::{Index, select};

/// What means something to one reader or another, or is unlike what stands around it: signs, and what is longer.
const SIGNS: &str = " \n\r\t\0\u{b}\u{c}\u{7f}\u{85}\u{2028}\u{a0}\u{feff}\u{200b}\u{202e}\u{301}😀ßİſK٣５²−–—…÷,.:;=-+_*`|\\<>[](){}'\"#%!?@/$019XPN";
const WORDS: [&str; 5] = [
    "\r\n¦\u{1b}[31m¦,,¦==¦--¦---¦__¦**¦```¦~~¦||¦\\|¦> ¦<b>¦<!--¦&nbsp;¦&#0;¦[]¦'''¦# ¦0b¦0b1¦0x1",
    "1.5¦1e9¦-1¦+1¦none¦even¦--misere¦--move¦--move 1,1¦--move=1,1¦--depth¦--depth 0¦- ¦1. ¦1) ¦row ",
    "take ¦sum ¦winner ¦move ¦board ¦nimlab ¦exercise ¦wrong ¦= ¦`= xor 3 5`¦Nim:¦Nim, misère play",
    "Player 1: ¦Taken back: 1 moves.¦Taken back: 0 moves.¦Alice: 1, 1¦Bob: ¦1: X X¦(5)¦title:¦lab:",
    "goals:¦[a](b.md)¦![a](b)¦wins¦def ¦return ¦import ¦lambda: ¦pass¦    ¦%%bash\n",
];

fn pieces() -> Vec<&'static str> {
    let signs = SIGNS.split("").filter(|sign| !sign.is_empty());
    signs.chain(WORDS.iter().flat_map(|words| words.split('¦'))).collect()
}

/// Numbers at the edges of what fits.
const NUMBERS: &[&str] = &[
    "0",
    "00000000000000000000000000000000000007",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "-18446744073709551616",
    "0b11111111111111111",
];

/// One accident. Places are chosen by a random share of the length.
#[derive(Clone, Debug)]
enum Accident {
    Byte(Index, u8),
    Insert(Index, &'static str),
    Remove(Index, usize),
    Number(Index, &'static str),
    DropLine(Index),
    DoubleLine(Index),
    SwapLines(Index, Index),
    /// What stands here is put there as well.
    Copy(Index, usize, Index),
    Cut(Index),
    Behead(Index),
    LineEnds(&'static str),
}

fn accident() -> impl Strategy<Value = Accident> {
    let at = any::<Index>;
    prop_oneof![
        2 => (at(), any::<u8>()).prop_map(|(at, byte)| Accident::Byte(at, byte)),
        8 => (at(), select(pieces())).prop_map(|(at, piece)| Accident::Insert(at, piece)),
        3 => (at(), 1..9_usize).prop_map(|(at, length)| Accident::Remove(at, length)),
        4 => (at(), select(NUMBERS)).prop_map(|(at, number)| Accident::Number(at, number)),
        2 => at().prop_map(Accident::DropLine),
        2 => at().prop_map(Accident::DoubleLine),
        2 => (at(), at()).prop_map(|(a, b)| Accident::SwapLines(a, b)),
        3 => (at(), 1..40_usize, at()).prop_map(|(at, length, to)| Accident::Copy(at, length, to)),
        1 => at().prop_map(Accident::Cut),
        1 => at().prop_map(Accident::Behead),
        1 => select(&["\r\n", "\r", "\n\n"][..]).prop_map(Accident::LineEnds),
    ]
}

impl Accident {
    fn happens_to(&self, text: &mut Vec<u8>) {
        let place = |at: &Index| at.index(text.len() + 1);
        match self {
            Self::Byte(at, byte) => {
                let at = place(at);
                text.get_mut(at).into_iter().for_each(|old| *old = *byte);
            }
            Self::Insert(at, piece) => {
                let at = place(at);
                text.splice(at..at, piece.bytes());
            }
            Self::Remove(at, length) => {
                let at = place(at);
                text.drain(at..text.len().min(at + length));
            }
            Self::Number(at, number) => {
                let at = place(at);
                let digits = |byte: &u8| byte.is_ascii_digit();
                if let Some(start) = text[at..].iter().position(digits) {
                    let start = at + start;
                    let length = text[start..].iter().take_while(|byte| digits(byte)).count();
                    text.splice(start..start + length, number.bytes());
                }
            }
            Self::DropLine(at) => with_lines(text, |lines| {
                lines.remove(at.index(lines.len()));
            }),
            Self::DoubleLine(at) => with_lines(text, |lines| {
                let line = lines[at.index(lines.len())].clone();
                lines.insert(at.index(lines.len()), line);
            }),
            Self::SwapLines(a, b) => with_lines(text, |lines| {
                let (a, b) = (a.index(lines.len()), b.index(lines.len()));
                lines.swap(a, b);
            }),
            Self::Copy(at, length, to) => {
                let (at, to) = (place(at), place(to));
                let copied = text[at..text.len().min(at + length)].to_vec();
                text.splice(to..to, copied);
            }
            Self::Cut(at) => text.truncate(at.index(text.len() + 1)),
            Self::Behead(at) => drop(text.drain(..at.index(text.len() + 1))),
            Self::LineEnds(end) => with_lines(text, |lines| {
                for line in lines {
                    if line.pop() == Some(b'\n') {
                        line.extend(end.bytes());
                    }
                }
            }),
        }
    }
}

/// Does something to the lines, each with its end.
fn with_lines(text: &mut Vec<u8>, change: impl FnOnce(&mut Vec<Vec<u8>>)) {
    let mut lines: Vec<Vec<u8>> =
        text.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    if !lines.is_empty() {
        change(&mut lines);
        *text = lines.concat();
    }
}

/// One of these texts after a few accidents, or after none.
pub fn damaged_bytes(texts: Vec<String>) -> impl Strategy<Value = Vec<u8>> {
    (any::<Index>(), vec(accident(), 0..7)).prop_map(move |(which, accidents)| {
        let mut text = which.get(&texts).clone().into_bytes();
        for accident in accidents {
            accident.happens_to(&mut text);
        }
        text
    })
}

/// One of these texts after a few accidents; now and then text that never was anything.
pub fn damaged(texts: Vec<String>) -> impl Strategy<Value = String> {
    let heap = vec(prop_oneof![select(pieces()), select(NUMBERS)], 0..40);
    prop_oneof![
        12 => damaged_bytes(texts).prop_map(|bytes| decoded(&bytes)),
        2 => heap.prop_map(|pieces| pieces.concat()),
        1 => any::<String>(),
    ]
}
