//! The outlines of all answers: one line for each way of saying something, with what it means and an example.

use super::outline::Table;
use super::stumble::PhraseRole;

/// The roles in outlines, and what may stand for each.
pub(super) const ROLES: &[(&str, &[&str])] = &[
    // Of a move: the row, by its number or by what it holds; how many are taken; how many of how many are left.
    ("R", &["#"]),
    ("FROM", &["#"]),
    ("C", &["# object?", "object is|=|:? #", "a object"]),
    ("L", &["#", "none|clear"]),
    ("F", &["#"]),
    ("ALL", &["all"]),
    (
        "ROW",
        &[
            "row is|=|:|answer|no? .? #",
            "ORD row",
            "last row",
            "any|a|the? smallest|largest row?",
            "any|a|the? row of|with group? # object? in?",
        ],
    ),
    ("PLACE", &["ROW", "ORD 1?", "last", "the #"]),
    // The row after "take the", by its size.
    ("ONLY", &["the #"]),
    // What a row becomes: one heap, or two; `NEW` behind a sign that says just that.
    ("NEW", &["#", "none|clear"]),
    ("B", &["#", "none|clear"]),
    ("ONE", &["1? row of #"]),
    ("H", &["# and|+ #", "rows of # and #", "row of # and row of #", "2 rows of? # and #"]),
    ("TWICE", &["2 rows of #"]),
    // All rows.
    ("BOARD", &["# #*"]),
    // Of rows.
    ("ROWS", &["row|rows? # -|to #", "row|rows? answer|no? .? #", "ORD row|1?", "last row?"]),
    ("NTH", &["ORD", "last"]),
    // Of who wins.
    ("WHO", &["MOVER", "OTHER"]),
    (
        "MOVER",
        &[
            "player|1 to|who move 1st?",
            "player|1 who 1st",
            "who move|1st 1st?",
            "move|next player",
            "player answer|no? .? 1",
            "p 1",
            "1st player?",
            "i",
        ],
    ),
    (
        "OTHER",
        &[
            "opponent",
            "other player|1?",
            "player answer|no? .? 2",
            "p 2",
            "2nd player?",
            "player|1? who moved last?",
            "player|1? who move? 2nd",
        ],
    ),
    ("WIN", &["can? win board|move?", "can? not lose", "can? make win"]),
    ("LOSE", &["lose board?", "can? not win board|move?", "no win move?", "no move to? win"]),
    // Of groups and digits.
    ("EVEN", &["all? column? is? even up|out?", "no group? left? odd|left", "all column? even"]),
    ("UNPAIRED", &["# has? no a? even", "# is? left? odd|left"]),
    ("BIT", &["#", "none|no"]),
    // Letters of choices, which depend on the question.
    ("LETTER", &["letter"]),
];

/// What a move is said by. Each outline has a row, and either how many are taken or what is left.
pub(super) const MOVES: Table<()> = Table {
    skips: ". , : i a the only ( ) [ ] { } move win for so can there which board up out",
    wants: PhraseRole::Move,
    outlines: &[
        ("R C", (), "3,2"),
        ("ROW take? C", (), "row 3, take 2"),
        ("ROW - take C", (), "row 3 - take 2"),
        ("R take C", (), "3, take 2"),
        ("R by C", (), "3 by 2"),
        ("ROW by|minus C", (), "row 3 by 2"),
        ("take C ;? ROW", (), "take 2, row 3"),
        ("take =|: C ;? ROW", (), "take=2 row=3"),
        ("ROW take = C", (), "row = 3, take = 2"),
        ("take? off? C from|in|on|off|of PLACE", (), "2 from row 3"),
        ("take C off? from|in|on|of FROM", (), "take 2 from 3"),
        ("C ROW", (), "2 (row 3)"),
        ("from|in|off PLACE take? C", (), "from row 3 take 2"),
        ("from FROM take C", (), "from 3 take 2"),
        ("reduce ROW by C", (), "reduce row 3 by 2"),
        ("reduce|take ROW to L", (), "take row 3 down to 1"),
        ("reduce? ROW from? F to|->|become B", (), "row 3: 3 to 1"),
        ("make|reduce PLACE become|to B", (), "make the 3 into a 1"),
        ("ROW = NEW", (), "row 3 = 1"),
        ("ROW to B", (), "row 3 to 1"),
        ("PLACE ->|become B", (), "row 3 -> 1"),
        ("R = NEW", (), "3=1"),
        ("R = H", (), "3=1+1"),
        ("R =", (), "3="),
        ("F become|-> B", (), "13 becomes 10"),
        ("L object? is? left in ROW", (), "1 is left in row 3"),
        ("leave L object? in ROW", (), "leave 1 in row 3"),
        ("leave ROW L", (), "leave row 3 empty"),
        ("in? ROW leave L", (), "in row 3 leave 1"),
        ("take? C from|in|of|off ROW and|;? leave L", (), "take 2 from row 3, leaving 1"),
        ("take? C from|in|of|off ROW L is? left", (), "take 2 from row 3 so that 1 is left"),
        (
            "take? C from|in|of|off ROW and|;? leave B in 1 row",
            (),
            "take 1 from row 3 and leave 2 in one heap",
        ),
        (
            "take? C from|in|of|off ROW and|;? leave ONE",
            (),
            "take 1 from row 3 and leave a heap of 2",
        ),
        (
            "take? C from|in|of|off ROW and|;? leave TWICE",
            (),
            "take 1 from row 3 and leave two heaps of 1",
        ),
        ("take? C from|in|of|off ROW and|;? leave H", (), "take 1 from row 3 and leave 1 and 1"),
        ("take? C from|in|of|off ROW and? to? leave BOARD", (), "take 2 from row 3, leaving 5 4 1"),
        ("split ROW become? TWICE", (), "split row 3 into two heaps of 1"),
        ("split ROW become? H", (), "split row 3 into 1 and 1"),
        ("ROW become|-> H", (), "row 3 becomes 1 and 1"),
        ("take ALL but L from|in|of PLACE", (), "take all but 1 from row 3"),
        ("take? ALL C? from|in|of|off? PLACE", (), "everything from row 3"),
        ("clear ROW", (), "clear row 3"),
        ("take! ROW", (), "remove row 3"),
        ("take ONLY", (), "take the 1"),
        ("BOARD ->|become BOARD", (), "5 4 3 -> 5 4 1"),
        ("leave|become? BOARD", (), "leave 5 4 1"),
    ],
};

/// That there is none: no move, no row, no group, no choice.
pub(super) const NONE: Table<()> = Table {
    skips: ". the a is i there of in for such row rows move board so to can group ( )",
    wants: PhraseRole::Move,
    outlines: &[
        ("none all?", (), "none at all"),
        ("no", (), "no such move"),
        ("none|no|not win possible?", (), "no move wins"),
        ("none|no|not possible win?", (), "no move is possible"),
        ("there not 1|any", (), "there isn't one"),
        ("all|any lose", (), "every move loses"),
        ("any other?", (), "any move is as good as another"),
        ("not matter", (), "it doesn't matter"),
        ("i has? lose", (), "I lose anyway"),
        ("[ ]", (), "[]"),
    ],
};

/// What names rows.
#[derive(Clone, Copy)]
pub(super) enum Rows {
    Named,
    All,
    AllBut,
    /// A number that may count rows instead of naming one.
    HowMany,
}

pub(super) const ROWS: Table<Rows> = Table {
    skips: ". , the a only i so win move has there can possible which ( ) [ ] { }",
    wants: PhraseRole::Rows,
    outlines: &[
        ("ORD 1", Rows::Named, "the third one"),
        ("only? #w", Rows::HowMany, "three"),
        ("ORD #|last row|rows?", Rows::HowMany, "the first two"),
        ("in? row|rows is|:|=? ROWS*", Rows::Named, "rows 1, 3 and 5"),
        ("ROWS*", Rows::Named, "1 3 5"),
        ("NTH* row|rows", Rows::Named, "1st and 3rd rows"),
        ("all|any of? row|rows? #?", Rows::All, "all of them"),
        ("all row|rows? but for? ROWS*", Rows::AllBut, "all but rows 2 and 4"),
    ],
};

/// What is said of who wins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Claim {
    Wins,
    Loses,
    /// A lone P or N says nothing by itself.
    Letter,
}

pub(super) const CLAIMS: Table<Claim> = Table {
    skips: ". : the a i is has there which on ( )",
    wants: PhraseRole::Winner,
    outlines: &[
        ("yes|true", Claim::Wins, "yes"),
        ("no|false", Claim::Loses, "no"),
        ("not? p|n board?", Claim::Letter, "N-position"),
        ("WIN", Claim::Wins, "wins"),
        ("LOSE", Claim::Loses, "loses"),
        ("WHO WIN", Claim::Wins, "the player to move wins"),
        ("WHO LOSE", Claim::Loses, "the second player cannot win"),
        ("WHO", Claim::Wins, "player 2"),
        ("win for|of WHO", Claim::Wins, "a win for the second player"),
        ("board? lose for|of WHO", Claim::Loses, "lost for the player to move"),
        ("WHO? lose against|to OTHER", Claim::Loses, "loses against a perfect opponent"),
        ("lose is WHO", Claim::Loses, "the loser is player 2"),
        ("board WIN", Claim::Wins, "this position is won"),
        ("board LOSE", Claim::Loses, "this board cannot be won"),
    ],
};

/// The player, where that is asked for by number: whether it is the first.
pub(super) const PLAYERS: Table<bool> = Table {
    skips: ". : the a is ( )",
    wants: PhraseRole::Player,
    outlines: &[("1", true, "1"), ("2", false, "two")],
};

/// What a number is said by.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Plain,
    Negative,
    /// In binary digits.
    Binary,
    /// A number twice: in digits and in words.
    Twice,
    /// The groups that it is the sum of.
    Groups,
    /// 0, since all is even.
    Zero,
}

pub(super) const NUMBERS: Table<Number> = Table {
    skips: ". , : i a the so ( ) [ ] { }",
    wants: PhraseRole::Number,
    outlines: &[
        ("#", Number::Plain, "6"),
        ("# #", Number::Twice, "6 (six)"),
        ("minus #", Number::Negative, "minus three"),
        ("to #", Number::Plain, "equal to 6"),
        ("# is answer", Number::Plain, "6 is the answer"),
        ("# in? decimal", Number::Plain, "6 in decimal"),
        ("# base 10", Number::Plain, "6 base 10"),
        ("# in? binary", Number::Binary, "110 in binary"),
        ("binary #", Number::Binary, "binary 110"),
        ("# base 2", Number::Binary, "110 base 2"),
    ],
};

/// More ways to say a nim sum.
pub(super) const NIM_SUMS: Table<Number> = Table {
    skips: ". , : i a the so only board is has",
    wants: PhraseRole::Number,
    outlines: &[
        ("EVEN", Number::Zero, "it is balanced"),
        ("# EVEN", Number::Zero, "zero, it's balanced"),
        ("#* left? odd|left", Number::Groups, "an 8 and a 2 are left"),
        ("#s*", Number::Groups, "the 8s and the 2s"),
        ("UNPAIRED*", Number::Groups, "the 8 is alone and the 2 is alone"),
    ],
};

/// Sizes of groups; `false` where there is none.
pub(super) const SIZES: Table<bool> = Table {
    skips: ". , : i a the so only board ( ) [ ] { } there has",
    wants: PhraseRole::Sizes,
    outlines: &[
        ("is? EVEN", false, "all are paired"),
        ("all is even up?", false, "everything is paired up"),
        ("none is? left|odd left|odd?", false, "none is left over"),
        ("is? group? of? #* has? no even", true, "8 and 1 have no partner"),
        ("is? group? of? #* is? left? odd|left?", true, "an 8 and a 2 are left"),
        ("UNPAIRED*", true, "the 8 has no partner and the 1 has no partner"),
    ],
};

/// Binary digits.
pub(super) const DIGIT_LISTS: Table<()> = Table {
    skips: ". , : i a the so is there in binary list answer ( ) [ ] { }",
    wants: PhraseRole::Digits,
    outlines: &[
        ("BIT*", (), "1 1 0"),
        ("# base 2", (), "110 base 2"),
        ("clear list", (), "empty list"),
        ("[ ]", (), "[]"),
    ],
};

/// The output of a gate.
pub(super) const BITS: Table<bool> = Table {
    skips: ". : i a the so is lamp answer up make which [ ]",
    wants: PhraseRole::Bit,
    outlines: &[
        ("0|off|dark|false|out", false, "the lamp is off"),
        ("1|on|bright|true", true, "it shines"),
        ("no lamp", false, "no light"),
        ("lamp", true, "light"),
    ],
};

/// What names choices by their letters or places.
pub(super) const LETTERS: Table<Rows> = Table {
    skips: ". , : so move board next only is a the answer ( ) [ ] { } -> ; i for has win",
    wants: PhraseRole::Letter,
    outlines: &[
        ("LETTER*", Rows::Named, "a, c"),
        ("all", Rows::All, "all of them"),
        ("all but LETTER*", Rows::AllBut, "all but c"),
        ("ORD last", Rows::HowMany, "the second last"),
        ("NTH*", Rows::Named, "the first and the last"),
    ],
};

/// That somebody has no answer, or wants help.
pub(super) const NO_ANSWERS: &[&str] = &[
    "not know",
    "know not",
    "not understand",
    "not has clue|idea",
    "has? no clue|idea",
    "no answer yet",
    "not sure",
    "unsure",
    "idk",
    "dunno",
    "give|giving up",
    "stuck",
    "what",
    "why",
    "huh",
    "how",
    "help",
    "show",
    "explain",
];

/// A reason that can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// The board is even.
    Even,
    /// It is not.
    Odd,
    /// The nim sum is this number.
    NimSum,
    /// These two numbers cancel.
    Cancel,
    /// The ordinary sum, which decides nothing.
    Total,
}

pub(super) const REASONS: Table<Reason> = Table {
    skips: ". , : a the board has so which i there make become in",
    wants: PhraseRole::Number,
    outlines: &[
        ("is? EVEN", Reason::Even, "everything is in pairs"),
        ("is? not even|0", Reason::Odd, "it is not balanced"),
        ("answer answer? is? not 0", Reason::Odd, "the nim sum is not 0"),
        ("some|1|#s? group|column? is? odd", Reason::Odd, "some column is odd"),
        ("answer answer? =|is|become? #", Reason::NimSum, "the nim sum is 0"),
        ("# and|, # is? even", Reason::Cancel, "6 and 5 cancel"),
        ("# + #* is even|odd", Reason::Total, "5 + 4 + 3 is even"),
    ],
};

#[cfg(test)]
mod tests {
    use super::super::outline::{Table, matched};
    use super::super::token::answer_tokens;

    fn examples_match<M: Copy>(table: &Table<M>) {
        for (outline, _, example) in table.outlines {
            let tokens = answer_tokens(example).expect(example);
            assert!(matched(table, &tokens).is_ok(), "{outline}: {example}");
        }
    }

    #[test]
    fn every_outline_has_an_example_that_is_read() {
        examples_match(&super::MOVES);
        examples_match(&super::NONE);
        examples_match(&super::ROWS);
        examples_match(&super::CLAIMS);
        examples_match(&super::PLAYERS);
        examples_match(&super::NUMBERS);
        examples_match(&super::NIM_SUMS);
        examples_match(&super::SIZES);
        examples_match(&super::DIGIT_LISTS);
        examples_match(&super::BITS);
    }
}
