//! The nim-addition table in words: what makes it a group, or what keeps it from being one.

use super::prelude::*;
use crate::derivation::{NimTable, OrderDoesNotMatter, Outsider};

/// What a group is.
pub(crate) fn what_it_is() -> Text {
    text![
        "In algebra a "{term("group")}
        " is a set in which any two elements can be put together. This never leads outside the set, and does not depend on brackets. One element, the neutral one, changes nothing, and every element has an inverse, which undoes it. (The groups of counters in a row are something else.)"
    ]
}

pub(crate) fn table(table: &NimTable) -> StepText {
    let heading = text!["Work out "["a ⊕ b"]" for all a and b from 0 to "{table.size - 1}];
    let places = (0..table.size).map(Text::from);
    let mut block = Table::of_digits(">⊕", places);
    for (a, entries) in (0..).zip(&table.entries) {
        let entries = entries.iter();
        let entries = entries.map(|&value| Cell::from(value).mark_if(value >= table.size));
        block.row(named_row(strong(a.to_string()), entries));
    }
    let marked = (!table.is_closed())
        .then(|| text!["In brackets: the entries that are not below "{table.size}"."]);
    StepText::new(heading, (block, marked))
}

pub(crate) fn closure(table: &NimTable) -> StepText {
    let size = table.size;
    let outsiders: Vec<Outsider> = table.outsiders().collect();
    let Some(&Outsider { a, b, value }) = outsiders.first() else {
        let heading = text![
            "Does anything fall outside: no, every entry is below "{size}" ("{term("closure")}")"
        ];
        let why = if size == 1 {
            text![["0 ⊕ 0 = 0"]", and there is nothing else."]
        } else {
            text![
                {size}" is a power of two, so the numbers below it are exactly those with at most "
                {counted(size.ilog2(), "binary digit")}
                ", and XOR never needs more digits than it is given."
            ]
        };
        return StepText::new(heading, why);
    };
    let entries = size * size;
    let heading = text![
        "Does anything fall outside: "{bad("yes")}", "{outsiders.len()}" of "{counted(entries, "entry")}
        " are not below "{size}
    ];
    let why = text![
        "The first is "{xor_equation(a, b, value)}". So the numbers from 0 to "{size - 1}
        " are not closed under ⊕. Nothing falls outside only when the size of the table is a power of two; the next one is "
        {size.next_power_of_two()}"."
    ];
    StepText::new(heading, why)
}

pub(crate) fn neutral() -> StepText {
    let heading = text!["0 changes nothing: "["0 ⊕ a = a"]" ("{term("neutral element")}")"];
    let why =
        "See the row and the column of 0: they repeat the margin. A digit XOR 0 stays what it is.";
    StepText::new(heading, why)
}

pub(crate) fn own_inverse(size: u64) -> StepText {
    let heading =
        text!["Every number undoes itself: "["a ⊕ a = 0"]" (its own "{term("inverse")}")"];
    let all = one_or_more(size, "", "all ");
    let why = text![
        "The diagonal of the table is "{all}"0. Equal digits give 0, so a number XOR itself is 0 in every column. That is why two equal rows cancel."
    ];
    StepText::new(heading, why)
}

pub(crate) fn order_does_not_matter(tried: &OrderDoesNotMatter) -> StepText {
    let [pairs, triples] = [(tried.pairs, "pair"), (tried.triples, "triple")]
        .map(|(count, noun)| good(counted(count, noun).to_string()));
    let size = tried.size;
    let heading = text![
        "The order does not matter: "["a ⊕ b = b ⊕ a"]" ("{term("commutative")}
        "), and "["(a ⊕ b) ⊕ c = a ⊕ (b ⊕ c)"]" ("{term("associative")}")"
    ];
    let why = text![
        "In every column the result is 1 exactly when the number of 1s is odd. That number is the same in whatever order you count, and wherever the brackets stand. (The numbers below "{size}" have also been compared one by one: "
        {pairs}" and "{triples}".)"
    ];
    StepText::new(heading, why)
}
