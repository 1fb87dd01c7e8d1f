//! The known words: each stands for one word of the outlines, so that `counter`, `stone` and `stick` are all "object".
//!
//! Words that add nothing to any answer stand for the empty word.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A word that is not known, or a mark that means nothing.
pub(super) const UNKNOWN: &str = "unknown";
/// A word or mark that leaves an answer open.
pub(super) const DOUBT: &str = "maybe";

/// The words of the outlines that are only read as themselves.
const THEMSELVES: &str = ", : ; ( [ { ) ] } + the which can against binary base decimal list moved split from on off of by for with plus there only false \
     up out matter true";

/// For each word of the outlines the words that are read as it, in lower case.
const WORDS: &[(&str, &str)] = &[
    (
        "",
        "think believe reckon suppose say see find found please sorry well ok okay hello hi oh ah um hmm cheers just \
         simply exactly precisely clearly definitely certainly surely obviously always should would will shall must \
         want need like prefer going go goes away do does did got get come down my mine our your this that that's \
         these them those they its legal gives such best good better optimal perfect correct own play choose chosen \
         perfectly too also as namely ie instead example here it anyway really honestly still be been",
    ),
    ("->", "-> => → ⇒"),
    (".", ". ! ... …"),
    ("=", "= == ==="),
    ("-", "- − – — ‐ ‑"),
    ("*", "* × ·"),
    ("power", "**"),
    ("a", "a an"),
    (
        "answer",
        "answer answer's total solution result value number no. nr nim nimsum sum output digit bit",
    ),
    ("lamp", "lamp light"),
    ("i", "i i'd i'll i'm im i've ive you we he she me us mover"),
    ("is", "is are am was equal it's you're they're"),
    ("has", "has have had contain hold"),
    ("make", "make made let let's force now stay stand"),
    ("so", "so then thus hence therefore"),
    ("because", "because since cause cuz coz bc"),
    ("row", "row heap pile line r"),
    ("rows", "rows heaps piles"),
    (
        "object",
        "object counter stone stick item match matchstick piece element token coin bead marble thing pebble x xs x's \
         count amount",
    ),
    ("group", "group size length"),
    ("column", "column place"),
    ("move", "move start begin beginning turn option strategy way"),
    ("player", "player person"),
    ("opponent", "opponent rival"),
    ("board", "position board game situation"),
    ("take", "take taken took subtract pick grab grabbing withdraw pull eat strike scratch"),
    ("take!", "remove delete eliminate cross"),
    ("reduce", "reduce decrease lower cut cutting shrink bring set change turns"),
    ("split", "split splitting"),
    ("clear", "clear empty empties"),
    ("leave", "leave keep"),
    ("become", "become into"),
    ("left", "left leftover over remain"),
    ("win", "win winning won winner winnable victory"),
    ("lose", "lose loose lost loss loser defeat"),
    ("possible", "exist possible available help work"),
    ("in", "in at"),
    ("even", "even balance pair partner cancel cancelled"),
    ("odd", "odd unbalanced unpaired alone"),
    ("bright", "bright lit lights shine glows differ different"),
    ("dark", "dark unlit same alike"),
    ("to", "to through"),
    ("but", "but except"),
    ("and", "and &"),
    ("minus", "minus negative"),
    ("^", "^ ⊕ xor"),
    ("/", "/ // ÷ div"),
    ("mod", "% mod"),
    ("rest", "rest remainder rem"),
    ("there", "there there's there're"),
    ("any", "any either"),
    ("all", "all everything whole entire every each"),
    ("no", "no nope"),
    ("next", "next current"),
    ("other", "other previous another"),
    ("who", "who whoever whose"),
    ("yes", "yes yep yeah"),
    ("last", "last bottom"),
    ("smallest", "smallest shortest least"),
    ("largest", "largest longest biggest greatest tallest fullest"),
    ("p", "p"),
    ("n", "n"),
    (
        "not",
        "not non never cannot can't cant don't dont doesn't doesnt won't wont wouldn't shouldn't isn't isnt aren't \
         arent hasn't haven't ain't unable",
    ),
    ("none", "none nothing nowhere impossible neither ∅"),
    (
        DOUBT,
        "? ~ ≈ or maybe perhaps probably possibly presumably likely might may could guess about roughly \
         approximately around nearly almost if unless whether unlikely doubt sometimes usually mostly",
    ),
];

const UNITS: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
     seventeen eighteen nineteen";
const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS: &str = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth \
     fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";

static MEANINGS: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let words =
        WORDS.iter().flat_map(|&(means, words)| words.split(' ').map(move |word| (word, means)));
    words.chain(THEMSELVES.split(' ').map(|word| (word, word))).collect()
});

static NUMBERS: LazyLock<HashMap<&'static str, u64>> = LazyLock::new(|| {
    let units = UNITS.split(' ').zip(0..);
    let tens = TENS.split(' ').zip((20..).step_by(10));
    units.chain(tens).chain([("nought", 0), ("naught", 0), ("nil", 0)]).collect()
});

/// The word of the outlines that a word or sign stands for; "takes" and "taking" are read as "take".
pub(super) fn meaning(word: &str) -> &'static str {
    const LONGEST: usize = 20;
    const SHORTEST_STEM: usize = 3;
    const ENDINGS: [(&str, &str); 6] =
        [("s", ""), ("es", ""), ("ing", ""), ("ing", "e"), ("d", ""), ("ed", "")];
    if word.len() > LONGEST {
        return UNKNOWN;
    }
    let word = word.to_lowercase().replace('’', "'");
    let stems = ENDINGS.iter().filter_map(|(ending, end)| {
        let stem = word.strip_suffix(ending).filter(|stem| stem.len() >= SHORTEST_STEM)?;
        MEANINGS.get(&*format!("{stem}{end}"))
    });
    MEANINGS.get(&*word).into_iter().chain(stems).next().unwrap_or(&UNKNOWN)
}

/// The number that a word in lower case is.
pub(super) fn number_word(word: &str) -> Option<u64> {
    NUMBERS.get(word).copied()
}

/// The number whose ordinal a word in lower case is: 3 for "third".
pub(super) fn ordinal_word(word: &str) -> Option<u64> {
    let place = ORDINALS.split(' ').position(|ordinal| ordinal == word)?;
    Some(place as u64 + 1)
}
