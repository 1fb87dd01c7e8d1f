//! The typed values as JSON, in the shape that scripts rely on.
//!
//! `xor 3 5` gives `{"question":"xor 3 5","answer":6,"steps":[…]}`. A board of more than 1,000 rows is told by
//! `"rows"` in place of `"board"`.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::judged::Judged;
use crate::derivation::{Column, Conclusion, Derivation, LegalMoves, Outsider, Position, Step};
use crate::document::Verification;
use crate::hand_built::Bit;
use crate::judgement::Judgement;
use crate::nim::{Board, Move, Rule};
use crate::question::Exhibit;

/// Writes a derivation as one line of JSON, with so many levels of steps.
#[must_use]
pub fn derivation(derivation: &Derivation, depth: usize) -> String {
    let steps = nodes(&derivation.steps, depth);
    let question = derivation.exhibit.to_string();
    match &derivation.conclusion {
        Conclusion::Position(position) => line(&Explained::of(question, position, None, steps)),
        Conclusion::Played { .. } => line(&explained(derivation, depth)),
        Conclusion::EveryMove(moves) => line(&every_move(question, moves, steps)),
        Conclusion::Drawings(boards) => line(&drawn(question, &derivation.exhibit, boards)),
        Conclusion::Group(table) => line(&GroupTold {
            question,
            size: table.size,
            closed: table.is_closed(),
            table: &table.entries,
            outside: table.outsiders().collect(),
            steps,
        }),
        Conclusion::TruthTable => line(&Answered::new(question, truth_table(), steps)),
        Conclusion::Gate { output, .. } => line(&Answered::new(question, output, steps)),
        Conclusion::Binary { digits, .. } => line(&Answered::new(question, digits, steps)),
        Conclusion::Decimal { number, .. } => line(&Answered::new(question, number, steps)),
        Conclusion::Xor { value, .. } => line(&Answered::new(question, value, steps)),
        Conclusion::Towers { winner, .. } => line(&Answered::new(question, winner, steps)),
        Conclusion::NimSum { board, value } => {
            line(&Answered::new(question, value, steps).about(board))
        }
        Conclusion::Winner(position) => {
            let answer = if position.mover_wins { "wins" } else { "loses" };
            line(&Answered::new(question, answer, steps).about(&position.board))
        }
        Conclusion::Rows(position) => {
            let rows: Vec<usize> = position.winning_moves.iter().map(|mv| mv.row).collect();
            line(&Answered::new(question, rows, steps).about(&position.board))
        }
        Conclusion::Moves(position) => {
            line(&Answered::new(question, &position.winning_moves, steps).about(&position.board))
        }
    }
}

/// What a move does, to stand inside other JSON; `None` where the derivation is about something else.
pub(crate) fn explained(derivation: &Derivation, depth: usize) -> Option<impl Serialize> {
    let Conclusion::Played { before, mv, after } = &derivation.conclusion else {
        return None;
    };
    Some(Explained::of(
        derivation.exhibit.to_string(),
        before,
        Some(played(before, *mv, after)),
        nodes(&derivation.steps, depth),
    ))
}

/// The nim sum of a board that was added up without being kept, as one line of JSON.
#[must_use]
pub fn nim_sum_of_many(rows: usize, value: u64) -> String {
    let told = Answered {
        question: "sum -".to_owned(),
        board: Some(Echo::Rows(rows)),
        answer: value,
        steps: Vec::new(),
    };
    line(&told)
}

/// A judgement as one line of JSON.
#[must_use]
pub fn judgement(judgement: &Judgement) -> String {
    line(&Judged::of(judgement))
}

/// What comparing the theorem with a search has found, as one line of JSON.
#[must_use]
pub fn verification(found: &Verification) -> String {
    line(found)
}

/// Any typed value as one line of JSON; its keys are strings.
#[must_use]
pub(crate) fn line(value: &impl Serialize) -> String {
    let mut json =
        serde_json::to_string(value).expect("every key is a string and nothing else can fail");
    json.push('\n');
    json
}

/// A step with those it rests on.
#[derive(Serialize)]
struct Node {
    #[serde(flatten)]
    step: Step,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    substeps: Vec<Node>,
}

fn nodes(steps: &[Step], depth: usize) -> Vec<Node> {
    let Some(deeper) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let node = |step: &Step| {
        let substeps = if deeper > 0 {
            nodes(&step.substeps(), deeper)
        } else {
            Vec::new()
        };
        Node {
            step: step.clone(),
            substeps,
        }
    };
    steps.iter().map(node).collect()
}

/// A board by its rows, or a long one by how many it has.
enum Echo<'a> {
    Board(&'a Board),
    Rows(usize),
}

impl<'a> Echo<'a> {
    fn of(board: &'a Board) -> Self {
        if board.is_echoed() {
            Self::Board(board)
        } else {
            Self::Rows(board.rows().len())
        }
    }
}

impl Serialize for Echo<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            Self::Board(board) => map.serialize_entry("board", board)?,
            Self::Rows(rows) => map.serialize_entry("rows", rows)?,
        }
        map.end()
    }
}

/// A question with its answer.
#[derive(Serialize)]
struct Answered<'a, A> {
    question: String,
    #[serde(flatten)]
    board: Option<Echo<'a>>,
    answer: A,
    steps: Vec<Node>,
}

impl<'a, A> Answered<'a, A> {
    fn new(question: String, answer: A, steps: Vec<Node>) -> Self {
        Self {
            question,
            board: None,
            answer,
            steps,
        }
    }

    fn about(self, board: &'a Board) -> Self {
        Self {
            board: Some(Echo::of(board)),
            ..self
        }
    }
}

fn truth_table() -> Vec<[Bit; 3]> {
    let gates = (Step::TruthTable { inputs: None }).substeps();
    let rows = gates.into_iter().filter_map(|step| match step {
        Step::Gate { a, b, output, .. } => Some([a, b, output]),
        _ => None,
    });
    rows.collect()
}

/// A position.
#[derive(Serialize)]
struct Explained<'a> {
    question: String,
    #[serde(flatten)]
    board: Echo<'a>,
    rule: Rule,
    nim_sum: u64,
    to_move_wins: bool,
    position: char,
    lab_position: char,
    columns: &'a [Column],
    winning_moves: Vec<MoveTold>,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<MoveTold>,
    steps: Vec<Node>,
}

impl<'a> Explained<'a> {
    fn of(
        question: String,
        position: &'a Position,
        mv: Option<MoveTold>,
        steps: Vec<Node>,
    ) -> Self {
        let (standard, lab) = if position.mover_wins {
            ('N', 'P')
        } else {
            ('P', 'N')
        };
        Self {
            question,
            board: Echo::of(&position.board),
            rule: position.rule,
            nim_sum: position.nim_sum(),
            to_move_wins: position.mover_wins,
            position: standard,
            lab_position: lab,
            columns: &position.columns.columns,
            winning_moves: position
                .winning_moves
                .iter()
                .map(|&mv| MoveTold::of(position, mv))
                .collect(),
            r#move: mv,
            steps,
        }
    }
}

/// A move with what it leaves; how much is told depends on where.
#[derive(Serialize)]
struct MoveTold {
    row: usize,
    take: u64,
    leaves: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nim_sum: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Box<MoveTold>>,
}

impl MoveTold {
    fn of(position: &Position, mv: Move) -> Self {
        let board = position
            .board
            .is_echoed()
            .then(|| position.board.after(mv).ok())
            .flatten();
        let Move { row, take } = mv;
        Self {
            row,
            take,
            leaves: position.left_by(mv),
            board,
            nim_sum: None,
            wins: None,
            reply: None,
        }
    }
}

fn played(before: &Position, mv: Move, after: &Position) -> MoveTold {
    let reply = after
        .winning_moves
        .first()
        .map(|&reply| Box::new(MoveTold::of(after, reply)));
    let wins = Some(!after.mover_wins);
    MoveTold {
        nim_sum: Some(after.nim_sum()),
        wins,
        reply,
        ..MoveTold::of(before, mv)
    }
}

/// The legal moves.
#[derive(Serialize)]
struct MovesTold<'a> {
    question: String,
    #[serde(flatten)]
    board: Echo<'a>,
    rule: Rule,
    count: u128,
    complete: bool,
    moves: Vec<MoveTold>,
    steps: Vec<Node>,
}

fn every_move(question: String, moves: &LegalMoves, steps: Vec<Node>) -> MovesTold<'_> {
    let position = &moves.position;
    let told = moves.listed.iter().map(|legal| MoveTold {
        nim_sum: Some(legal.nim_sum),
        wins: Some(legal.wins),
        ..MoveTold::of(position, legal.mv)
    });
    MovesTold {
        question,
        board: Echo::of(&position.board),
        rule: position.rule,
        count: moves.count,
        complete: moves.complete,
        moves: told.collect(),
        steps,
    }
}

/// A board, and what it becomes move by move.
#[derive(Serialize)]
struct DrawnTold<'a> {
    question: String,
    #[serde(flatten)]
    board: Option<Echo<'a>>,
    moves: &'a [Move],
    boards: &'a [Board],
}

fn drawn<'a>(question: String, exhibit: &'a Exhibit, boards: &'a [Board]) -> DrawnTold<'a> {
    let moves = match exhibit {
        Exhibit::Drawing { moves, .. } => &moves[..],
        _ => &[],
    };
    DrawnTold {
        question,
        board: boards.first().map(Echo::of),
        moves,
        boards,
    }
}

/// The nim-addition table.
#[derive(Serialize)]
struct GroupTold<'a> {
    question: String,
    size: u64,
    closed: bool,
    table: &'a [Vec<u64>],
    outside: Vec<Outsider>,
    steps: Vec<Node>,
}
