//! The known words, each with its one meaning: `counter`, `stone` and `stick` are objects, `grab` is to take.
//!
//! The grammar of each kind of answer decides what a meaning is good for.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of a word, whatever is next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number, in one of the ways to write it.
    Number(Spelling),
    /// "third", "3rd".
    Ordinal(u64),
    Last,
    /// A lone P or N.
    Letter,
    Row,
    Object,
    Move,
    Player,
    Opponent,
    Position,
    /// A name for what is asked: answer, nim sum, result.
    Label,
    Binary,
    Decimal,
    List,
    Take,
    /// To make smaller, by something or to something.
    Reduce,
    /// To make empty.
    Clear,
    Leave,
    /// "1 left", "1 remains".
    Left,
    Win,
    Lose,
    Exists,
    From,
    In,
    On,
    Off,
    Of,
    By,
    To,
    For,
    With,
    And,
    But,
    Minus,
    Is,
    There,
    Any,
    All,
    Every,
    Both,
    Only,
    Not,
    No,
    /// "none", "nothing", "impossible".
    None,
    Doubt,
    /// About a board: it is balanced, or it is not.
    Balanced,
    /// About a lamp that shines, or two digits that differ: the output is 1.
    Bright,
    /// About a lamp that is dark, or two digits that are equal: the output is 0.
    Dark,
    Yes,
    True,
    False,
    Next,
    Other,
    /// The player to move: I, you.
    Mover,
    Who,
    Comma,
    Colon,
    Semicolon,
    Stop,
    Equals,
    Arrow,
    Dash,
    Open(char),
    Close(char),
    Article,
    Courtesy,
    /// How something is or shall be, rather than what is done: "make row 3 two", "row 3 has 2".
    State,
    Can,
    Thanks,
    Against,
    /// A reason follows, which is not part of the answer.
    Because,
    Unknown,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// In digits, perhaps with a sign.
    Digits,
    /// As `0b110` or `110₂`.
    Binary,
    /// In words.
    Word(u64),
}

/// The words of each meaning, in lower case.
const WORDS: &[(Meaning, &str)] = &[
    (Meaning::Article, "a an the"),
    (
        Meaning::Courtesy,
        "think thinks believe reckon suppose say says see find found please sorry well ok okay \
         hello hi oh ah um hmm cheers ans so then thus hence therefore here just simply exactly precisely clearly \
         definitely certainly surely sure obviously always should would will shall must want wants need \
         like prefer going go goes away me us do does got get gets gives \
         come comes up down out my mine our your this that that's these them those they they're it its such \
         best good better optimal perfect correct own play plays playing played choose chosen perfectly too \
         also as which way ways still namely ie instead example",
    ),
    (
        Meaning::State,
        "make makes made stay stays stand stands force forces let lets let's has have had having be been now",
    ),
    (Meaning::Can, "can"),
    (Meaning::Thanks, "thank thanks"),
    (Meaning::Against, "against"),
    (Meaning::Because, "because since cause cuz coz bc"),
    (Meaning::Number(Spelling::Word(0)), "nought naught nil"),
    (Meaning::Number(Spelling::Word(100)), "hundred"),
    (Meaning::Ordinal(1), "top"),
    (Meaning::Mover, "i i'd i'll i'm i've you we he she mover"),
    (Meaning::Is, "is are am was equals equal it's you're"),
    (
        Meaning::Label,
        "answer answers answer's total solution result value number nim nimsum sum xor output outputs lamp light digit digits bit bits",
    ),
    (Meaning::Binary, "binary"),
    (Meaning::Decimal, "decimal"),
    (Meaning::List, "list"),
    (Meaning::Row, "row rows heap heaps pile piles line"),
    (
        Meaning::Object,
        "object objects counter counters stone stones stick sticks item items match matches matchstick \
         matchsticks piece pieces element elements token tokens coin coins bead beads marble marbles thing \
         things pebble pebbles x xs x's count amount",
    ),
    (
        Meaning::Move,
        "move moves moving start starts starting begin begins beginning turn option options strategy",
    ),
    (Meaning::Player, "player players person"),
    (Meaning::Opponent, "opponent rival"),
    (Meaning::Position, "position board game situation"),
    (
        Meaning::Take,
        "take takes taking taken took remove removes removing removed subtract subtracts subtracting delete \
         deletes deleting pick picks picking grab grabs grabbing cross crosses crossing withdraw withdraws eliminate eliminates pull \
         pulls eat eats strike strikes scratch scratches",
    ),
    (
        Meaning::Reduce,
        "reduce reduces reducing reduced decrease decreases decreasing lower lowers lowering cut cuts cutting \
         shrink shrinks bring brings set sets change changes turns",
    ),
    (Meaning::Clear, "clear clears clearing empty empties emptying"),
    (Meaning::Leave, "leave leaves leaving become becomes becoming keep keeps into"),
    (Meaning::Left, "left remain remains remaining"),
    (Meaning::Win, "win wins winning won winner winnable victory"),
    (Meaning::Lose, "lose loses losing looses loosing lost loss loser defeat losses"),
    (
        Meaning::Exists,
        "exist exists existing possible available help helps work works hold holds contain contains",
    ),
    (Meaning::From, "from"),
    (Meaning::In, "in at"),
    (Meaning::Balanced, "balanced unbalanced"),
    (Meaning::Bright, "bright lit lights shine shines shining glows differ differs different"),
    (Meaning::Dark, "dark unlit same alike"),
    (Meaning::On, "on"),
    (Meaning::Off, "off"),
    (Meaning::Of, "of"),
    (Meaning::By, "by"),
    (Meaning::To, "to through"),
    (Meaning::For, "for"),
    (Meaning::With, "with"),
    (Meaning::And, "and"),
    (Meaning::But, "but except"),
    (Meaning::Minus, "minus negative"),
    (Meaning::There, "there there's there're"),
    (Meaning::Any, "any"),
    (Meaning::All, "all everything whole entire rest"),
    (Meaning::Every, "every each"),
    (Meaning::Both, "both"),
    (Meaning::Only, "only"),
    (Meaning::No, "no nope"),
    (Meaning::Next, "next current"),
    (Meaning::Other, "other previous"),
    (Meaning::Who, "who whoever whose"),
    (Meaning::Yes, "yes yep yeah"),
    (Meaning::True, "true"),
    (Meaning::False, "false"),
    (Meaning::Last, "last bottom"),
    (Meaning::Letter, "p n"),
    (
        Meaning::Not,
        "not non never cannot can't cant don't dont doesn't doesnt won't wont wouldn't shouldn't isn't isnt \
         aren't arent hasn't haven't ain't unable",
    ),
    (Meaning::None, "none nothing nowhere impossible neither"),
    (
        Meaning::Doubt,
        "or maybe perhaps probably possibly presumably likely might may could unsure uncertain guess guessing \
         about roughly approximately around nearly almost either if unless whether unlikely doubt sometimes \
         usually mostly",
    ),
];

const UNITS: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
     seventeen eighteen nineteen";
const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS: &str = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth \
     fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";

static MEANINGS: LazyLock<HashMap<&'static str, Meaning>> = LazyLock::new(|| {
    let number = |value: u64| Meaning::Number(Spelling::Word(value));
    let units = (0..).map(number).zip(UNITS.split(' '));
    let tens = (2..).map(|tens| number(10 * tens)).zip(TENS.split(' '));
    let ordinals = (1..).map(Meaning::Ordinal).zip(ORDINALS.split(' '));
    let others = WORDS
        .iter()
        .flat_map(|&(meaning, words)| words.split(' ').map(move |word| (meaning, word)));
    let all = units.chain(tens).chain(ordinals).chain(others);
    all.map(|(meaning, word)| (word, meaning)).collect()
});

/// The meaning of a word in lower case.
pub(super) fn meaning(word: &str) -> Meaning {
    MEANINGS.get(word).copied().unwrap_or(Meaning::Unknown)
}

/// Whether it may surround the answer to any question without meaning anything.
pub(super) fn is_padding(means: Meaning) -> bool {
    matches!(
        means,
        Meaning::Courtesy
            | Meaning::State
            | Meaning::Thanks
            | Meaning::Article
            | Meaning::Mover
            | Meaning::Is
            | Meaning::Label
            | Meaning::Only
            | Meaning::Comma
            | Meaning::Colon
            | Meaning::Stop
            | Meaning::Equals
            | Meaning::Open(_)
            | Meaning::Close(_)
    )
}
