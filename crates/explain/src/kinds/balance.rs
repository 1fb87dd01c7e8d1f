//! `balance 5 4 7`: the rows split into groups of counters, and which groups are unpaired.
//!
//! 5 is groups of 4 and 1, 4 is one of 4, and 7 is groups of 4, 2 and 1. Of the three 4s two make a pair; a 4 and the 2 are
//! unpaired. Groups of small rows are drawn, `●●●●` for a group of 4; those of other rows are given by their sizes.

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::{BigInt, Sign};

use super::Ask;
use super::sum::{by_mex, worth_as_rows};
use crate::derivation::{Column, Columns, PairOff, Solved, Step};
use crate::document::columns::whole_table;
use crate::document::prelude::*;
use crate::document::reading::{MOST_NAMED, numbers, shown};
use crate::judgement::{Answer, Diagnosis, Judgement, Slip, of_values};
use crate::kinds::values;
use crate::phrase::{Stumble, read_sizes};
use crate::question::{Dash, Generator, Level, ParseError, Question, Request, RequestReader};
use theory::Board;
use theory::hand_built::groups as split;

/// `balance 5 4 7`: which groups of a board are unpaired.
pub(crate) struct Balance<'a>(pub &'a Board);

impl Balance<'_> {
    /// Reads a board.
    pub(crate) fn parse(words: &RequestReader<'_>, dash: Dash<'_>) -> Result<Request, ParseError> {
        Ok(Question::Balance(words.position(dash)?.board).into())
    }

    /// An ordinary board.
    pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
        Question::Balance(chance.board(level))
    }
}

impl Ask for Balance<'_> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0)
    }

    fn solve(&self) -> Solved {
        let groups = Columns::of(self.0);
        let mut steps = values::steps(self.0);
        steps.push(Step::Groups(groups.clone()));
        let right = groups.odd().map(BigInt::from).collect();
        Solved::new(steps, Answer::Sizes(right))
    }

    fn opening(&self) -> Vec<Block> {
        vec![Block::Title(text!["The groups of "{board_in_brief(self.0)}])]
    }

    fn words(&self, place: Place) -> QuestionWords {
        let on = place.on(self.0);
        let answer_form = text!["the sizes, such as "{code("8 2")}", or "{code("none")}];
        if self.0.is_nim() {
            return QuestionWords {
                asks: text![
                    "Split each row"{on}
                    " into groups of 1, 2, 4, 8 and so on, and pair equal groups. Which sizes are unpaired?"
                ],
                answer_form,
                idea: "two groups of the same size make a pair. If their number is odd, one is unpaired.".into(),
                how: "in each row, split off the largest group that fits, then the largest that fits in the rest, until nothing is left. Then count the groups of each size: if the number is odd, one is unpaired.".into(),
            };
        }
        QuestionWords {
            asks: text![
                "Split the value of each row"{on}
                " into groups of 1, 2, 4, 8 and so on, and pair equal groups. Which sizes are unpaired?"
            ],
            answer_form,
            idea: text![
                {worth_as_rows()}
                " Two groups of the same size make a pair. If their number is odd, one is unpaired."
            ],
            how: text![
                {by_mex()}
                ". Then split each value: the largest group that fits, then the largest that fits in the rest, until nothing is left. Count the groups of each size: if the number is odd, one is unpaired."
            ],
        }
    }

    fn hint(&self) -> Option<Step> {
        let Solved { steps, .. } = self.solve();
        if !self.0.is_nim() {
            return of_values(self.0, &steps);
        }
        // The largest groups, unless there are no others: that would give everything away.
        let sizes = Columns::of(self.0).paired_off();
        if sizes.len() > 1 { sizes.into_iter().next() } else { None }
    }

    fn conclusion(&self) -> Text {
        let groups = Columns::of(self.0);
        if groups.is_even() {
            return "All groups are paired.".into();
        }
        groups.unpaired().and(".")
    }

    fn why_right(&self) -> Option<Text> {
        Columns::of(self.0).how_groups_pair_off()
    }

    fn claim(&self, _: &Judgement, answer: &Answer) -> Text {
        let Answer::Sizes(sizes) = answer else {
            return Text::default();
        };
        let on = text!["on "{board_in_brief(self.0)}];
        let unpaired: BTreeSet<BigInt> = Columns::of(self.0).odd().map(BigInt::from).collect();
        let wrong: BTreeSet<&BigInt> = sizes.difference(&unpaired).collect();
        if !wrong.is_empty() {
            return text![{on}", no group of "{named(wrong, "or")}" is unpaired"];
        }
        let are_all = sizes.len() == unpaired.len();
        match sizes.len() {
            0 if are_all => text![{on}", all groups are paired"],
            0 => text![{on}", not all groups are paired"],
            1 if are_all => text![{on}", size "{named(sizes, "and")}" is unpaired"],
            1 => text![{on}", size "{named(sizes, "and")}" is unpaired, but that is not all"],
            _ if are_all => text![{on}", sizes "{named(sizes, "and")}" are unpaired"],
            _ => text![{on}", sizes "{named(sizes, "and")}" are unpaired, but that is not all"],
        }
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_sizes(text).map(Answer::Sizes)
    }

    fn slips(&self) -> Vec<Slip> {
        let groups = Columns::of(self.0);
        let sizes = |wanted: fn(&Column) -> bool| -> BTreeSet<BigInt> {
            let sizes = groups.columns.iter().filter(|group| wanted(group));
            sizes.map(|group| group.place.into()).collect()
        };
        let unpaired = sizes(|group| group.bit.is_one());
        let total = unpaired.iter().sum::<BigInt>();
        let mut slips = vec![
            (Diagnosis::PairedForAlone, sizes(|group| group.ones > 0 && !group.bit.is_one())),
            (Diagnosis::TotalOfSizes, [total].into()),
        ];
        // If all groups are paired, all sizes are the paired ones.
        if !unpaired.is_empty() {
            slips.push((Diagnosis::GroupsPresent, sizes(|group| group.ones > 0)));
        }
        slips.retain(|(_, sizes)| {
            !sizes.is_empty() && !sizes.contains(&BigInt::ZERO) && *sizes != unpaired
        });
        slips
            .into_iter()
            .map(|(diagnosis, sizes)| Slip::new(diagnosis, Answer::Sizes(sizes)))
            .collect()
    }

    fn message(&self, diagnosis: &Diagnosis, _: &Judgement) -> Text {
        match diagnosis {
            Diagnosis::PairedForAlone => {
                "You named sizes that are paired. The question asks for the unpaired ones.".into()
            }
            Diagnosis::GroupsPresent => {
                "You named every size on the board. The question asks only for the unpaired ones."
                    .into()
            }
            Diagnosis::TotalOfSizes => {
                "You added the unpaired groups. The question asks for the size of each.".into()
            }
            _ => Text::default(),
        }
    }

    fn note(&self, _: &Judgement, answer: &Answer) -> Option<Text> {
        let Answer::Sizes(sizes) = answer else {
            return None;
        };
        if *sizes == [BigInt::ZERO].into() {
            return Some(text!["If all groups are paired, the answer is "{code("none")}"."]);
        }
        let is_size =
            |size: &BigInt| size.sign() == Sign::Plus && size.magnitude().count_ones() == 1;
        let none = sizes.iter().find(|size| !is_size(size))?;
        Some(text![{shown(none)}" is not the size of a group: the sizes are 1, 2, 4, 8 and so on."])
    }

    fn level(&self) -> ReaderLevel {
        ReaderLevel::Digits
    }

    fn numbers(&self) -> Vec<String> {
        self.0.rows().iter().map(u64::to_string).collect()
    }
}

/// Sizes of groups, the largest first, and not too many.
fn named<'a>(
    sizes: impl IntoIterator<Item = &'a BigInt, IntoIter: DoubleEndedIterator>,
    word: &str,
) -> Text {
    numbers(sizes.into_iter().rev(), MOST_NAMED, "others", word)
}

/// Groups up to this size are drawn.
const LARGEST_DRAWN: u64 = 8;
/// A table has up to this many sizes of groups, which fit next to each other in 80 columns; a board with more is drawn in binary.
const MOST_SIZES: usize = 6;

impl Columns {
    /// How the groups of each size are paired off.
    pub(crate) fn paired_off(&self) -> Vec<Step> {
        let values = self.board.values();
        self.columns
            .iter()
            .filter(|column| column.ones > 0)
            .map(|column| {
                let size = column.place;
                let has = |value: u64| split(value).any(|group| group == size);
                let rows: Vec<usize> = (1..)
                    .zip(values.iter())
                    .filter(|&(_, &value)| has(value))
                    .map(|(row, _)| row)
                    .collect();
                let pairs = rows.chunks_exact(2);
                Step::PairOff(PairOff {
                    size,
                    alone: pairs.remainder().first().copied(),
                    pairs: pairs.map(|pair| (pair[0], pair[1])).collect(),
                })
            })
            .collect()
    }

    /// The groups of each row, and which are paired.
    pub(crate) fn in_groups(&self) -> StepText {
        if self.columns.iter().all(|column| column.ones == 0) {
            let nothing = "There is nothing to split, so no group is unpaired";
            return StepText::heading(nothing.into());
        }
        let heading = if self.board.is_nim() {
            text!["Split each row into groups and pair equal ones: "{self.unpaired()}]
        } else {
            text!["Split each value into groups and pair equal ones: "{self.unpaired()}]
        };
        let how = "Groups have the sizes 1, 2, 4, 8 and so on. Split off the largest group that fits, then the largest that fits in the rest. Two groups of the same size make a pair.";
        if self.columns.len() > MOST_SIZES {
            let as_columns = "A 1 in the 8s column is a group of 8. An odd column has one unpaired group, an even column has none.";
            return StepText::new(heading, (whole_table(self, None), how, as_columns));
        }
        StepText::new(heading, (drawn(self), how))
    }

    /// "a group of 8 and a group of 2 are unpaired", "a group of 8 is unpaired", "all are paired".
    pub(crate) fn unpaired(&self) -> Text {
        const MOST_NAMED: usize = 6;
        let groups: Vec<Text> = self.odd().map(a_group_of).collect();
        let count = groups.len();
        let groups = listed(some(groups, MOST_NAMED, |more| text![{more}" more"]), "and");
        match count {
            0 => "all are paired".into(),
            1 => text![{groups}" is unpaired"],
            _ => text![{groups}" are unpaired"],
        }
    }

    /// "The 4s pair up: row 1 with row 2. The 2s: row 3 is unpaired."; nothing if there are too many sizes to take in at a
    /// glance.
    pub(crate) fn how_groups_pair_off(&self) -> Option<Text> {
        const MOST_SIZES_TOLD: usize = 4;
        let sizes = self.paired_off();
        if sizes.len() > MOST_SIZES_TOLD {
            return None;
        }
        let sentences = sizes.iter().filter_map(|step| match step {
            Step::PairOff(sizes) => Some(sizes.in_words().sentence()),
            _ => None,
        });
        Some(joined(sentences, " "))
    }
}

impl PairOff {
    /// "The 4s: row 1 with row 2, and row 3 is unpaired".
    pub(crate) fn in_words(&self) -> Text {
        const MOST_NAMED: usize = 6;
        let pair = |&(one, other): &(usize, usize)| text![{row_name(one)}" with "{row_name(other)}];
        let pairs = self.pairs.iter().map(pair).collect();
        let pairs = listed(some(pairs, MOST_NAMED, |more| counted(more, "more pair")), "and");
        let size = all_of(self.size);
        match self.alone.map(row_name) {
            None => text!["The "{size}" pair up: "{pairs}],
            Some(row) if self.pairs.is_empty() => {
                text!["The "{size}": the group in "{row}" is unpaired"]
            }
            Some(row) => text!["The "{size}": "{pairs}", and the group in "{row}" is unpaired"],
        }
    }
}

/// "8s".
fn all_of(size: u64) -> Text {
    in_groups(of_place(size))
}

/// The groups of each row, and which sizes are paired. The unpaired groups are marked.
fn drawn(groups: &Columns) -> Table {
    let board = &groups.board;
    let (rows, values) = (board.rows(), board.values());
    let is_nim = board.is_nim();
    let has_counters = groups.columns.first().is_none_or(|column| column.place <= LARGEST_DRAWN);
    let stubs = if is_nim { "<|>size" } else { "<|>size|>value" };
    let mut table =
        Table::of_digits(stubs, groups.columns.iter().map(|column| all_of(column.place)));
    for row in 1..=rows.len() {
        let mut cells: Vec<Cell> = vec![row_name(row).into(), rows[row - 1].into()];
        if !is_nim {
            cells.push(values[row - 1].into());
        }
        cells.extend(groups.columns.iter().map(|column| {
            let has = |value: &u64| value & column.place != 0;
            if !has(&values[row - 1]) {
                return Cell::default();
            }
            let group = if has_counters { counters(column.place) } else { column.place.into() };
            // Pairs are made from the first row on, so the last of an odd number is unpaired.
            let is_last = !values[row..].iter().any(has);
            Cell::from(group).mark_if(column.bit.is_one() && is_last)
        }));
        table.row(cells);
    }
    let paired = groups.columns.iter().map(|column| match (column.ones, column.bit.is_one()) {
        (0, _) => Cell::from("none"),
        (_, true) => "one unpaired".into(),
        (_, false) => "paired".into(),
    });
    let stubs = std::iter::repeat_n(Cell::default(), table.stubs);
    table.foot(stubs.chain(paired).collect::<Vec<_>>());
    table
}
