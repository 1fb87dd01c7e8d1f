//! The results for choices and arguments: which choices win, in which order the lines belong, and which line is false.

use std::collections::BTreeSet;

use super::analysis::Analysis;
use super::argument::{Argument, ArgumentLine, detail, flawed, outline};
use super::step::Step;
use crate::game::Position;
use crate::question::{Answer, Argued, ArguedAbout, ArguedAsks, Choose, Generator, Request};

/// Choices, and which of them win: a move for the player who makes it, a board for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoicesFound {
    /// The indices of those that win, from 0.
    pub winning: BTreeSet<usize>,
    /// How many there are.
    pub of: usize,
    /// The analysed boards, if the choices are boards.
    pub boards: Vec<Analysis>,
}

impl ChoicesFound {
    fn of(wins: &[bool], boards: Vec<Analysis>) -> Self {
        Self { winning: (0..wins.len()).filter(|&at| wins[at]).collect(), of: wins.len(), boards }
    }
}

/// Which of the choices win: each move worked out, with the reply if it loses.
pub(super) fn of_choices(choose: &Choose) -> (Vec<Step>, ChoicesFound) {
    match choose {
        Choose::Moves { position, moves } => {
            let analysis = Analysis::of(position);
            let mut steps = analysis.verdict_steps();
            steps.extend(
                moves
                    .iter()
                    .filter_map(|&mv| Step::refute(position, mv).or_else(|| analysis.after(mv))),
            );
            let wins: Vec<bool> = moves.iter().map(|&mv| position.is_won_by(mv)).collect();
            (steps, ChoicesFound::of(&wins, Vec::new()))
        }
        Choose::Boards { boards, rule } => {
            let boards = boards.iter();
            let analysed = boards.map(|board| Analysis::of(&Position::new(board.clone(), *rule)));
            let boards: Vec<Analysis> = analysed.collect();
            let wins: Vec<bool> = boards.iter().map(|board| board.mover_wins).collect();
            (Vec::new(), ChoicesFound::of(&wins, boards))
        }
    }
}

/// The question about an argument, with the answer.
pub(super) fn of_argument(argued: &Argued) -> Argument {
    let Argued { about, asks, variant } = argued;
    // The variant modulo the number of variants.
    let one_of = |count: usize| {
        let count = count.max(1) as u64;
        usize::try_from((variant - 1) % count).unwrap_or(0)
    };
    match asks {
        ArguedAsks::Order => {
            let lines = outline(about);
            let places = mixed(argued, *variant).mixed(lines.len());
            let mut order: Vec<usize> = (0..places.len()).collect();
            order.sort_by_key(|&at| places[at]);
            Argument {
                lines: places.iter().map(|&place| lines[place].clone()).collect(),
                right: Answer::Order(order),
                instead: None,
            }
        }
        ArguedAsks::Flaw => {
            let flawed = flawed(about);
            // Shuffled, so that the number of a variant does not tell which line is false.
            let order = mixed(argued, 1).mixed(flawed.len());
            let (first, lines) = flawed[order[one_of(flawed.len())]].clone();
            let instead = detail(about).swap_remove(first - 1);
            Argument { lines, right: Answer::Line(first.into()), instead: Some(instead) }
        }
        ArguedAsks::Fill => {
            let mut lines = in_numbers(about);
            // The first line does not follow from anything, so its number is never the missing one.
            let with_number = |at: &usize| lines[*at].missing().is_some();
            let gaps: Vec<usize> = (1..lines.len()).filter(with_number).collect();
            if let Some(&last) = gaps.get(one_of(gaps.len())) {
                lines.truncate(last + 1);
            }
            let number = lines.last().and_then(ArgumentLine::missing);
            Argument { lines, right: Answer::Number(number.unwrap_or(0).into()), instead: None }
        }
    }
}

/// An argument that has a number beyond its first line: for a lost board, how its nim sum comes to 0.
fn in_numbers(about: &ArguedAbout) -> Vec<ArgumentLine> {
    match about {
        ArguedAbout::Move(position) if position.board.nim_sum() == 0 => {
            let board = position.board.clone();
            detail(&ArguedAbout::Sum(board))
        }
        _ => detail(about),
    }
}

/// Randomness determined by the words of the argument and a number.
fn mixed(argued: &Argued, variant: u64) -> Generator {
    let words = Request::from(argued.about.question()).to_string();
    Generator::of_question(Generator::seed_of(words.bytes()), variant)
}
