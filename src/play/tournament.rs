//! Each player against each other on the same boards: who wins how often, and how many moves give a win away.
//!
//! Each pair plays every board twice, so that each begins once: 100 boards give 200 games.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;

use super::computer::{Computer, Difficulty};
use super::match_::{Forfeit, Match, Side};
use super::opponent::Opponent;
use super::program::Program;
use super::review::{Review, Worth};
use crate::document::text::{Text, code, text};
use crate::document::wording::counted;
use crate::document::{Block, Document, Table};
use crate::game::{Board, Position, Rule, Turn};
use crate::question::{Generator, ProposedTurn};
use crate::render::csv_line;
use crate::render::json::{Object, line};

/// A player of a tournament: a name, and the program that moves.
pub type Contestant = (String, Box<dyn Program>);

/// An opponent with the computer that chooses for all of them.
struct OpponentProgram(Opponent, Rc<RefCell<Computer>>);

impl Program for OpponentProgram {
    fn choose(&mut self, position: &Position, last: Option<&Turn>) -> Result<Turn, String> {
        let turn = self.1.borrow_mut().choose_as(self.0, position, last);
        turn.ok_or_else(|| "had no move".to_owned())
    }
}

/// All opponents who play under a rule, with a seed for their choices.
#[must_use]
pub fn opponents(rule: Rule, seed: u64) -> Vec<Contestant> {
    let computer = Rc::new(RefCell::new(Computer::new(Difficulty::PERFECT, seed)));
    let ladder = Opponent::ladder(rule).into_iter();
    let contestants = ladder.map(|opponent| -> Contestant {
        let program = OpponentProgram(opponent, computer.clone());
        (opponent.name().to_owned(), Box::new(program))
    });
    contestants.collect()
}

/// The results of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    rule: Rule,
    boards: usize,
    seed: u64,
    /// Ordered by games won, the most first.
    scores: Vec<Score>,
    /// The games in order.
    games: Vec<PlayedGame>,
}

/// A column of the table for a spreadsheet: its name, and its value for a player.
type CsvColumn = (&'static str, fn(&Score) -> String);

/// The results of one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Score {
    player: String,
    games: usize,
    won: usize,
    /// The positions in which some move would have won.
    chances: usize,
    /// The moves that gave that away.
    mistakes: usize,
    /// The percentage of these; `None` if there was nothing to give away.
    error_rate: Option<f64>,
    /// The games lost by an illegal move.
    forfeits: usize,
}

impl Score {
    /// Counts a game played on this side.
    fn count(&mut self, review: &Review, side: Side) {
        let own = review.turns.iter().filter(|turn| turn.side == side);
        let worth = own.map(|turn| turn.worth);
        let game = &review.game;
        self.games += 1;
        self.won += usize::from(game.winner() == Some(side));
        self.chances += worth.clone().filter(|worth| *worth != Worth::NoWinningMove).count();
        self.mistakes += worth.filter(|worth| *worth == Worth::Mistake).count();
        self.forfeits += usize::from(game.forfeit().is_some_and(|it| it.side == side));
        #[expect(clippy::cast_precision_loss, reason = "a percentage of moves that were played")]
        let rate = || 100.0 * self.mistakes as f64 / self.chances as f64;
        self.error_rate = (self.chances > 0).then(rate);
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlayedGame {
    /// The names of the players, the one who began first.
    players: [String; 2],
    review: Review,
}

impl PlayedGame {
    /// What this player did instead of a move, if that lost the game.
    fn forfeit_of(&self, player: &str) -> Option<&str> {
        let Forfeit { side, why } = self.review.game.forfeit()?;
        (self.players[side.index()] == player).then_some(why)
    }
}

impl Tournament {
    /// The most boards of a tournament.
    pub const MOST_BOARDS: usize = 10_000;

    /// This many boards with 3 to 5 rows of 1 to 9.
    #[must_use]
    pub fn boards(count: usize, seed: u64) -> Vec<Board> {
        let mut generator = Generator::new(seed);
        let mut random = || {
            let rows = generator.number(3, 5);
            let sizes = (0..rows).map(|_| generator.number(1, 9));
            Board::from(sizes.collect::<Vec<u64>>())
        };
        (0..count).map(|_| random()).collect()
    }

    /// Plays all the games. The seed is recorded so that they can be reproduced.
    #[must_use]
    pub fn play(mut contestants: Vec<Contestant>, rule: Rule, boards: &[Board], seed: u64) -> Self {
        let score = |(name, _): &Contestant| Score { player: name.clone(), ..Score::default() };
        let mut scores: Vec<Score> = contestants.iter().map(score).collect();
        let mut games = Vec::new();
        for first in 0..scores.len() {
            for second in first + 1..scores.len() {
                for (board, sides) in boards
                    .iter()
                    .flat_map(|board| [(board, [first, second]), (board, [second, first])])
                {
                    let review = Review::of(&play(&mut contestants, rule, board, sides));
                    for side in Side::BOTH {
                        scores[sides[side.index()]].count(&review, side);
                    }
                    games.push(PlayedGame {
                        players: sides.map(|side| scores[side].player.clone()),
                        review,
                    });
                }
                contestants[second].1.rest();
            }
            contestants[first].1.rest();
        }
        scores.sort_by_key(|score| std::cmp::Reverse(score.won));
        Self { rule, boards: boards.len(), seed, scores, games }
    }

    /// In words.
    pub fn report(&self) -> Document {
        let has_forfeits = self.scores.iter().any(|score| score.forfeits > 0);
        let mut table = Table::of(if has_forfeits {
            "<player|>games won|>of|>wins given away|>of|>error rate|>lost without a move"
        } else {
            "<player|>games won|>of|>wins given away|>of|>error rate"
        });
        for score in &self.scores {
            let rate = score.error_rate;
            let rate = rate.map_or("–".to_owned(), |rate| format!("{rate:.1} %"));
            let (player, won, games) = (score.player.clone(), score.won, score.games);
            let (lost, of) = (score.mistakes, score.chances);
            if has_forfeits {
                table.add((player, won, games, lost, of, rate, score.forfeits));
            } else {
                table.add((player, won, games, lost, of, rate));
            }
        }
        let how = text![
            "Each pair played "{counted(self.boards, "board")}
            " twice, so that each of them began once. A win is given away by a move that does not win where another would have. The same games again: "
            {code(format!("--seed {}", self.seed))}"."
        ];
        let how = if has_forfeits {
            how.and(
                " Whoever makes no move has lost, so that others win without having to play well.",
            )
        } else {
            how
        };
        let lost = self.forfeits();
        let lost = (!lost.is_empty()).then(|| Block::list(lost));
        let title = Block::Title("Each against each".into());
        Document::of((title, table, how, lost))
    }

    /// What each player did instead of a move, the first time.
    fn forfeits(&self) -> Vec<Text> {
        let told = self.scores.iter().filter_map(|score| {
            let mut games = self.games.iter();
            let why = games.find_map(|game| game.forfeit_of(&score.player))?;
            Some(text![{score.player.clone()}" "{why.to_owned()}"."])
        });
        told.collect()
    }

    /// As one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let games = self.games.iter().map(|PlayedGame { players, review }| {
            let moves = review.turns_with_positions();
            let moves = moves.map(|(turn, at)| ProposedTurn::of(&at.board, &turn.mv).to_string());
            let game = &review.game;
            Object::new()
                .field("players", players)
                .field("board", &game.start().board)
                .field("moves", moves.collect::<Vec<_>>())
                .field("winner", game.winner().map(|side| &players[side.index()]))
                .optional("forfeit", game.forfeit().map(|forfeit| &forfeit.why))
        });
        line(
            Object::new()
                .field("rule", self.rule)
                .field("boards", self.boards)
                .field("seed", self.seed)
                .field("standings", &self.scores)
                .list("games", games),
        )
    }

    /// As a table for a spreadsheet: a line for each player.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let columns: [CsvColumn; 7] = [
            ("player", |score| score.player.clone()),
            ("games", |score| score.games.to_string()),
            ("won", |score| score.won.to_string()),
            ("chances", |score| score.chances.to_string()),
            ("mistakes", |score| score.mistakes.to_string()),
            ("error_rate", |score| {
                let rate = score.error_rate;
                rate.map_or_else(String::new, |rate| format!("{rate:.3}"))
            }),
            ("forfeits", |score| score.forfeits.to_string()),
        ];
        let header = csv_line(columns.map(|(name, _)| name.to_owned()));
        let rows = self.scores.iter();
        let rows = rows.map(|score| csv_line(columns.map(|(_, value)| value(score))));
        std::iter::once(header).chain(rows).collect()
    }
}

/// Plays a game to its end.
fn play(contestants: &mut [Contestant], rule: Rule, board: &Board, sides: [usize; 2]) -> Match {
    let mut game = Match::new(Default::default(), board.clone(), rule);
    while game.winner().is_none() {
        let (_, program) = &mut contestants[sides[game.to_move().index()]];
        let chosen = program.choose(game.position(), game.moves().last());
        let moved = chosen.and_then(|turn| {
            let moved = game.play(turn);
            moved.map_err(|why| format!("played what is no move: {why}"))
        });
        if let Err(why) = moved {
            game.give_up(why);
        }
    }
    game
}
