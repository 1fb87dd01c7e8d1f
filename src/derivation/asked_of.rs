//! What is found of choices and of arguments: which of them win, in which order the lines belong, and which is false.

use super::analysis::Analysis;
use super::argument::{ArgumentFound, ArgumentLine, detail, flawed, outline};
use super::step::Step;
use crate::game::Position;
use crate::question::{
    Argued, ArguedAbout, ArguedAsks, Choose, Generator, NimSum, Request, WinningMove,
};

/// Choices, with what is true of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoicesFound {
    /// Moves: which of them win.
    Moves {
        /// The position in which they are made.
        analysis: Analysis,
        /// For each move, whether it wins.
        wins: Vec<bool>,
    },
    /// Boards, each worked out.
    Boards(Vec<Analysis>),
}

impl ChoicesFound {
    /// For each choice whether it wins: a move for whoever makes it, a board for the player to move.
    #[must_use]
    pub fn wins(&self) -> Vec<bool> {
        match self {
            Self::Moves { wins, .. } => wins.clone(),
            Self::Boards(boards) => boards.iter().map(|board| board.mover_wins).collect(),
        }
    }
}

/// What of the choices wins: each move worked out, with the reply where it loses.
pub(super) fn of_choices(choose: &Choose) -> (Vec<Step>, ChoicesFound) {
    match choose {
        Choose::Moves { position, moves } => {
            let analysis = Analysis::of(position);
            let mut steps = analysis.verdict_steps();
            steps.extend(moves.iter().filter_map(|&mv| {
                let refuted = Step::refute(position, mv);
                refuted.or_else(|| analysis.after(mv))
            }));
            let wins = moves.iter().map(|&mv| position.is_won_by(mv)).collect();
            (steps, ChoicesFound::Moves { analysis, wins })
        }
        Choose::Boards { boards, rule } => {
            let boards = boards.iter();
            let analysed = boards.map(|board| Analysis::of(&Position::new(board.clone(), *rule)));
            (Vec::new(), ChoicesFound::Boards(analysed.collect()))
        }
    }
}

/// What is asked of an argument, and the answer.
pub(super) fn of_argument(argued: &Argued) -> ArgumentFound {
    let Argued {
        about,
        asks,
        variant,
    } = argued;
    // Which of so many it is: after the last comes the first again.
    let one_of = |count: usize| {
        let count = count.max(1) as u64;
        usize::try_from((variant - 1) % count).unwrap_or(0)
    };
    match asks {
        ArguedAsks::Order => {
            let lines = outline(about);
            let places = mixed(argued, *variant).mixed(lines.len());
            ArgumentFound::Order { lines, places }
        }
        ArguedAsks::Flaw => {
            let flawed = flawed(about);
            // Of the variants, nobody can tell by their numbers which line is false.
            let order = mixed(argued, 1).mixed(flawed.len());
            let (first, lines) = flawed[order[one_of(flawed.len())]].clone();
            let instead = detail(about).swap_remove(first - 1);
            ArgumentFound::Flaw {
                lines,
                first,
                instead,
            }
        }
        ArguedAsks::Fill => {
            let mut lines = in_numbers(about);
            // The first line follows from none, so its number is never the one that is missing.
            let with_number = |at: &usize| lines[*at].missing().is_some();
            let gaps: Vec<usize> = (1..lines.len()).filter(with_number).collect();
            if let Some(&last) = gaps.get(one_of(gaps.len())) {
                lines.truncate(last + 1);
            }
            let number = lines.last().and_then(ArgumentLine::missing);
            let number = number.unwrap_or(0);
            ArgumentFound::Fill { lines, number }
        }
    }
}

/// The argument with a number beyond its first line: of a lost board, how its nim sum comes to 0.
fn in_numbers(about: &ArguedAbout) -> Vec<ArgumentLine> {
    match about {
        ArguedAbout::Move(WinningMove(position)) if position.board.nim_sum() == 0 => {
            let board = position.board.clone();
            detail(&ArguedAbout::Sum(NimSum { board }))
        }
        _ => detail(about),
    }
}

/// Chance that the words of the argument decide, and a number.
fn mixed(argued: &Argued, variant: u64) -> Generator {
    let words = Request::from(argued.about.question()).to_string();
    Generator::of_question(Generator::seed_of(words.bytes()), variant)
}
