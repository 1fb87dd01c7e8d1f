//! The typed values as JSON, in the shape that scripts rely on.
//!
//! `xor 3 5` gives `{"question":"xor 3 5","answer":6,"steps":[…]}`. A board of more than 1,000 rows is told by
//! `"rows"` in place of `"board"`.

use std::borrow::Cow;

use serde::Serialize;

use super::ahead::AheadJson;
use super::asked::AskedJson;
use super::board_json::{Echo, PartJson, parts};
use super::disguised::DisguiseJson;
use super::judged::{AnswerJson, JudgedJson};
use super::moore;
use super::move_json::MoveJson;
use crate::derivation::{
    Analysis, Column, Conclusion, Derivation, LegalMoves, MooreFound, Outsider, PlayedMove, Step,
};
use crate::document::Verification;
use crate::game::{Board, Family, Game, Move, Period, Rule};
use crate::hand_built::Bit;
use crate::judgement::Judgement;
use crate::question::{Question, Request};

/// Writes a derivation as one line of JSON, with this many levels of steps.
#[must_use]
pub fn derivation(derivation: &Derivation, depth: usize) -> String {
    let steps = nodes(&derivation.steps, depth);
    let question = derivation.request.to_string();
    match &derivation.conclusion {
        Conclusion::Position(analysis) => {
            let disguise = match &derivation.request {
                Request::Disguised(disguise) => Some(DisguiseJson::of(disguise, analysis)),
                _ => None,
            };
            line(&Explained {
                disguise,
                ..Explained::of(question, analysis, None, steps)
            })
        }
        Conclusion::Played(_) => line(&explained(derivation, depth)),
        Conclusion::EveryMove(moves) => line(&every_move(question, moves, steps)),
        Conclusion::Drawings(boards) => match &derivation.request {
            Request::Moore(request) => line(&moore::drawn(question, request, boards)),
            request => line(&drawn(question, request, boards)),
        },
        Conclusion::Ahead(found) => line(&AheadJson::of(question, found, steps)),
        Conclusion::Moore(MooreFound::EveryTurn(turns)) => {
            line(&moore::every_turn(question, turns))
        }
        Conclusion::Moore(MooreFound::Position(_) | MooreFound::Played(_)) => {
            line(&explained(derivation, depth))
        }
        Conclusion::Group(table) => line(&GroupJson {
            question,
            size: table.size,
            closed: table.is_closed(),
            table: &table.entries,
            outside: table.outsiders().collect(),
            steps,
        }),
        Conclusion::Values(values) => line(&ValuesJson::of(question, &derivation.request, values)),
        Conclusion::TruthTable => line(&Answered {
            question,
            disguise: None,
            board: None,
            asked: None,
            answer: truth_table(&derivation.steps),
            steps,
        }),
        answer => line(&Answered {
            question,
            disguise: match &derivation.request {
                Request::Question(Question::Disguised(asked)) => {
                    let analysis = Analysis::of(asked.position());
                    Some(DisguiseJson::of(asked.disguise(), &analysis))
                }
                _ => None,
            },
            board: asked_board(&derivation.request).map(Echo::of),
            asked: match &derivation.request {
                Request::Question(question) => AskedJson::of_shown(question),
                _ => None,
            },
            answer: AnswerJson(answer),
            steps,
        }),
    }
}

/// The board that was asked about: of a reply, the one before the move.
fn asked_board(request: &Request) -> Option<&Board> {
    match request {
        Request::Question(Question::Refute(reply)) => Some(&reply.before().board),
        Request::Question(question) => question.board(),
        _ => None,
    }
}

/// A position explained, or what a move does there, to stand inside other JSON; `None` where the derivation is about something
/// else.
pub(crate) fn explained(derivation: &Derivation, depth: usize) -> Option<impl Serialize> {
    let question = derivation.request.to_string();
    let steps = || nodes(&derivation.steps, depth);
    match &derivation.conclusion {
        Conclusion::Played(played) => Some(ExplainedJson::Move(Box::new(Explained::of(
            question,
            &played.before,
            Some(move_made(played)),
            steps(),
        )))),
        Conclusion::Moore(found) => {
            let explained = moore::explained(question, found, steps())?;
            Some(ExplainedJson::Turn(Box::new(explained)))
        }
        _ => None,
    }
}

/// What is explained, in any game.
#[derive(Serialize)]
#[serde(untagged)]
enum ExplainedJson<'a> {
    Move(Box<Explained<'a>>),
    Turn(Box<moore::MooreExplained<'a, Vec<Node>>>),
}

/// The nim sum of a board that was added up without being kept, as one line of JSON.
#[must_use]
pub fn nim_sum_of_many(rows: usize, value: u64) -> String {
    let told = Answered {
        question: "sum -".to_owned(),
        disguise: None,
        board: Some(Echo::Rows(rows)),
        asked: None,
        answer: value,
        steps: Vec::new(),
    };
    line(&told)
}

/// A judgement as one line of JSON.
#[must_use]
pub fn judgement(judgement: &Judgement) -> String {
    line(&JudgedJson::of(judgement))
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

/// A question with its answer.
#[derive(Serialize)]
struct Answered<'a, A> {
    question: String,
    /// The game that is Nim in disguise, where it is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    disguise: Option<DisguiseJson<'a>>,
    #[serde(flatten)]
    board: Option<Echo<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<AskedJson<'a>>,
    answer: A,
    steps: Vec<Node>,
}

fn truth_table(steps: &[Step]) -> Vec<[Bit; 3]> {
    let gates = steps.iter().flat_map(|step| match step {
        Step::TruthTable { .. } => step.substeps(),
        _ => Vec::new(),
    });
    let rows = gates.filter_map(|step| match step {
        Step::Gate { a, b, output, .. } => Some([a, b, output]),
        _ => None,
    });
    rows.collect()
}

/// A position.
#[derive(Serialize)]
struct Explained<'a> {
    question: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    disguise: Option<DisguiseJson<'a>>,
    #[serde(flatten)]
    board: Echo<'a>,
    rule: Rule,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<PartJson<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Cow<'a, [u64]>>,
    nim_sum: u64,
    to_move_wins: bool,
    position: char,
    lab_position: char,
    columns: &'a [Column],
    winning_moves: Vec<MoveJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<MoveJson>,
    steps: Vec<Node>,
}

impl<'a> Explained<'a> {
    fn of(
        question: String,
        analysis: &'a Analysis,
        mv: Option<MoveJson>,
        steps: Vec<Node>,
    ) -> Self {
        let (standard, lab) = if analysis.mover_wins {
            ('N', 'P')
        } else {
            ('P', 'N')
        };
        let board = analysis.board();
        let of_sum = !board.is_nim();
        Self {
            question,
            disguise: None,
            board: Echo::of(board),
            rule: analysis.rule(),
            parts: parts(board),
            values: of_sum.then(|| board.values()),
            count: of_sum.then(|| analysis.count_winning_moves()),
            nim_sum: analysis.nim_sum(),
            to_move_wins: analysis.mover_wins,
            position: standard,
            lab_position: lab,
            columns: &analysis.columns.columns,
            winning_moves: analysis
                .winning_moves
                .iter()
                .map(|&mv| MoveJson::of(analysis.board(), mv))
                .collect(),
            r#move: mv,
            steps,
        }
    }
}

fn move_made(PlayedMove { before, mv, after }: &PlayedMove) -> MoveJson {
    let reply = after.winning_moves.first();
    let reply = reply.map(|&reply| Box::new(MoveJson::of(after.board(), reply)));
    MoveJson {
        nim_sum: Some(after.nim_sum()),
        wins: Some(!after.mover_wins),
        reply,
        ..MoveJson::of(before.board(), *mv)
    }
}

/// The legal moves.
#[derive(Serialize)]
struct MovesJson<'a> {
    question: String,
    #[serde(flatten)]
    board: Echo<'a>,
    rule: Rule,
    count: u128,
    complete: bool,
    moves: Vec<MoveJson>,
    steps: Vec<Node>,
}

fn every_move(question: String, moves: &LegalMoves, steps: Vec<Node>) -> MovesJson<'_> {
    let analysis = &moves.analysis;
    let listed = moves.listed.iter().map(|legal| MoveJson {
        nim_sum: Some(legal.nim_sum),
        wins: Some(legal.wins),
        ..MoveJson::of(analysis.board(), legal.mv)
    });
    MovesJson {
        question,
        board: Echo::of(analysis.board()),
        rule: analysis.rule(),
        count: moves.count,
        complete: moves.complete,
        moves: listed.collect(),
        steps,
    }
}

/// A board, and what it becomes move by move.
#[derive(Serialize)]
struct DrawnJson<'a> {
    question: String,
    #[serde(flatten)]
    board: Option<Echo<'a>>,
    moves: &'a [Move],
    boards: &'a [Board],
}

fn drawn<'a>(question: String, request: &'a Request, boards: &'a [Board]) -> DrawnJson<'a> {
    let moves = match request {
        Request::Drawing { moves, .. } => &moves[..],
        _ => &[],
    };
    DrawnJson {
        question,
        board: boards.first().map(Echo::of),
        moves,
        boards,
    }
}

/// The values that prove how those of a game repeat, as one line of JSON for a program that knows nothing of this one;
/// `None` for a game that is not given by a code or by what may be taken.
#[must_use]
pub fn certificate(game: Game, period: Period) -> Option<String> {
    let code = game.code().split_once(':').map_or("", |(_, code)| code);
    let (code, subtract) = match game.family() {
        Family::Octal => (Some(code), None),
        // Octal codes without an end: the dots stand for the last digit, over and over.
        Family::Nim => (Some("0.333..."), None),
        Family::Lasker => (Some("4.333..."), None),
        Family::Subtraction => {
            let numbers = code.split(',').map(str::parse).collect::<Result<_, _>>();
            (None, Some(numbers.ok()?))
        }
        _ => return None,
    };
    let values = (0..period.values_needed).map(|heap| game.rules().value(heap));
    Some(line(&Certificate {
        code,
        subtract,
        n0: game.rules().period_law()?.compared(period).start,
        p: period.length,
        saltus: period.saltus,
        values: values.collect(),
    }))
}

#[derive(Serialize)]
struct Certificate {
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subtract: Option<Vec<u64>>,
    n0: u64,
    p: u64,
    saltus: u64,
    values: Vec<u64>,
}

/// The values of a game, and how they repeat.
#[derive(Serialize)]
struct ValuesJson<'a> {
    question: String,
    game: Option<Game>,
    values: &'a [u64],
    period: Option<Period>,
    /// The largest heap looked at in search of a period, where one is searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    searched: Option<u64>,
}

impl<'a> ValuesJson<'a> {
    fn of(question: String, request: &Request, values: &'a [u64]) -> Self {
        let asked = match *request {
            Request::Values { game, to } => Some((game, to)),
            _ => None,
        };
        Self {
            question,
            game: asked.map(|(game, _)| game),
            values,
            period: asked.and_then(|(game, _)| game.rules().period()),
            searched: asked.and_then(|(game, _)| game.rules().searched()),
        }
    }
}

/// The nim-addition table.
#[derive(Serialize)]
struct GroupJson<'a> {
    question: String,
    size: u64,
    closed: bool,
    table: &'a [Vec<u64>],
    outside: Vec<Outsider>,
    steps: Vec<Node>,
}
