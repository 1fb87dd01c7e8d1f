//! Each opponent against each other, over many boards: who wins how often, and how many moves give a win away.
//!
//! Each pair plays every board twice, so that each of them begins once. Where two always make their best moves, 100 boards give
//! 200 games, of which the boards alone decide who wins.

use super::computer::{Computer, Difficulty};
use super::opponent::Opponent;
use crate::document::text::{code, text};
use crate::document::{Block, Document, Table};
use crate::game::{Board, Position, Rule};
use crate::question::Generator;
use crate::render::json::{Object, line};

/// What came of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    rule: Rule,
    boards: usize,
    seed: u64,
    /// Whoever has won most games first.
    standings: Vec<Standing>,
    pairings: Vec<Pairing>,
}

/// How one player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    opponent: Opponent,
    games: usize,
    won: usize,
    /// The positions in which some move would have won.
    chances: usize,
    /// The moves that gave that away.
    mistakes: usize,
}

impl Standing {
    /// In percent; none where there was nothing to give away.
    fn error_rate(self) -> Option<f64> {
        #[expect(
            clippy::cast_precision_loss,
            reason = "a percentage of moves that were played here"
        )]
        (self.chances > 0).then(|| 100.0 * self.mistakes as f64 / self.chances as f64)
    }
}

/// How one player did who began against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pairing {
    first: Opponent,
    second: Opponent,
    won_by_first: usize,
}

impl Tournament {
    /// The most boards of a tournament.
    pub const MOST_BOARDS: usize = 10_000;

    /// Plays all the games: on this board each time, or on random ones of 3 to 5 rows of 1 to 9.
    #[must_use]
    pub fn play(rule: Rule, board: Option<&Board>, boards: usize, seed: u64) -> Self {
        let ladder = Opponent::ladder(rule);
        let mut generator = Generator::new(seed);
        let mut random = || {
            let rows = generator.number(3, 5);
            let sizes = (0..rows).map(|_| generator.number(1, 9));
            Board::from(sizes.collect::<Vec<u64>>())
        };
        let boards: Vec<Position> = (0..boards)
            .map(|_| Position::new(board.cloned().unwrap_or_else(&mut random), rule))
            .collect();
        let mut computer = Computer::new(Difficulty::PERFECT, seed);
        let begin = |&opponent: &Opponent| Standing {
            opponent,
            games: 0,
            won: 0,
            chances: 0,
            mistakes: 0,
        };
        let mut standings: Vec<Standing> = ladder.iter().map(begin).collect();
        let mut pairings = Vec::new();
        for first in 0..ladder.len() {
            for second in (0..ladder.len()).filter(|&second| second != first) {
                let mut won_by_first = 0;
                for board in &boards {
                    let sides = [first, second];
                    let winner = sides[play(board, sides, &mut standings, &mut computer)];
                    won_by_first += usize::from(winner == first);
                    standings[winner].won += 1;
                    for side in sides {
                        standings[side].games += 1;
                    }
                }
                pairings.push(Pairing {
                    first: ladder[first],
                    second: ladder[second],
                    won_by_first,
                });
            }
        }
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.won));
        Self {
            rule,
            boards: boards.len(),
            seed,
            standings,
            pairings,
        }
    }

    /// In words.
    #[must_use]
    pub fn tell(&self) -> Document {
        let mut table = Table::of("<player|>games won|>of|>wins given away|>of|>error rate");
        for standing in &self.standings {
            let rate = standing.error_rate();
            table.row([
                standing.opponent.name().into(),
                standing.won.into(),
                standing.games.into(),
                standing.mistakes.into(),
                standing.chances.into(),
                rate.map_or("–".to_owned(), |rate| format!("{rate:.1} %"))
                    .into(),
            ]);
        }
        let how = text![
            "Each pair played ",
            self.boards,
            " boards twice, so that each of them began once. A win is given away by a move that does not win where another would have. The same games again: ",
            code(format!("--seed {}", self.seed)),
            "."
        ];
        Document {
            blocks: vec![
                Block::Title("Each against each".into()),
                Block::Table(table),
                Block::Paragraph(how),
            ],
        }
    }

    /// As one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let standings = self.standings.iter().map(|standing| {
            Object::new()
                .field("player", standing.opponent.name())
                .field("games", standing.games)
                .field("won", standing.won)
                .field("chances", standing.chances)
                .field("mistakes", standing.mistakes)
                .field("error_rate", standing.error_rate())
        });
        let pairings = self.pairings.iter().map(|pairing| {
            Object::new()
                .field("first", pairing.first.name())
                .field("second", pairing.second.name())
                .field("games", self.boards)
                .field("won_by_first", pairing.won_by_first)
        });
        line(
            Object::new()
                .field("rule", self.rule)
                .field("boards", self.boards)
                .field("seed", self.seed)
                .list("standings", standings)
                .list("pairings", pairings),
        )
    }

    /// As a table for a spreadsheet: a line for each player.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut lines = "player,games,won,chances,mistakes,error_rate\n".to_owned();
        for standing in &self.standings {
            let Standing {
                games,
                won,
                chances,
                mistakes,
                ..
            } = standing;
            let rate = standing
                .error_rate()
                .map_or(String::new(), |rate| format!("{rate:.3}"));
            let name = standing.opponent.name();
            lines += &format!("{name},{games},{won},{chances},{mistakes},{rate}\n");
        }
        lines
    }
}

/// Plays a game to its end, counts the chances and the mistakes of both sides, and tells which side has won.
fn play(
    board: &Position,
    sides: [usize; 2],
    standings: &mut [Standing],
    computer: &mut Computer,
) -> usize {
    let mut position = board.clone();
    let (mut side, mut last) = (0, None);
    loop {
        let player = standings[sides[side]].opponent;
        let Some(turn) = computer.choose_as(player, &position, last.as_ref()) else {
            break;
        };
        let Ok(after) = position.after_turn(&turn) else {
            break;
        };
        if position.mover_wins() {
            standings[sides[side]].chances += 1;
            standings[sides[side]].mistakes += usize::from(after.mover_wins());
        }
        (position, side, last) = (after, 1 - side, Some(turn));
    }
    // Nobody can move: in normal play the other side has taken the last object, and in misère play it had to.
    match position.rule {
        Rule::Normal => 1 - side,
        Rule::Misere => side,
    }
}
