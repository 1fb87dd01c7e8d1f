//! Each player against each other, over the same boards: who wins how often, and how many moves give a win away.
//!
//! Each pair plays every board twice, so that each of them begins once: 100 boards give 200 games.

use super::computer::{Computer, Difficulty};
use super::opponent::Opponent;
use crate::document::text::{Text, code, text};
use crate::document::wording::counted;
use crate::document::{Block, Document, Table};
use crate::game::{Board, Position, Rule, Turn};
use crate::question::{Generator, WantedTurn};
use crate::render::csv_line;
use crate::render::json::{Object, line};

/// Those who play, by their places.
pub trait Contest {
    /// What they are called.
    fn names(&self) -> Vec<String>;

    /// The move of one of them, after that of the other; or what it did in place of one, as a sentence goes on after the name.
    ///
    /// # Errors
    /// When that is no move by the rules: then the game is lost.
    fn choose(
        &mut self,
        player: usize,
        position: &Position,
        last: Option<&Turn>,
    ) -> Result<Turn, String>;

    /// Nothing is asked of one of them for a while.
    fn rest(&mut self, _player: usize) {}
}

/// All opponents of a ladder.
#[derive(Debug)]
pub struct Opponents {
    ladder: Vec<Opponent>,
    computer: Computer,
}

impl Opponents {
    /// Those who play under a rule, with what chance begins with.
    #[must_use]
    pub fn new(rule: Rule, seed: u64) -> Self {
        Self {
            ladder: Opponent::ladder(rule),
            computer: Computer::new(Difficulty::PERFECT, seed),
        }
    }
}

impl Contest for Opponents {
    fn names(&self) -> Vec<String> {
        let names = self.ladder.iter().map(|opponent| opponent.name());
        names.map(str::to_owned).collect()
    }

    fn choose(
        &mut self,
        player: usize,
        position: &Position,
        last: Option<&Turn>,
    ) -> Result<Turn, String> {
        let turn = self.computer.choose_as(self.ladder[player], position, last);
        turn.ok_or_else(|| "had no move".to_owned())
    }
}

/// What came of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    rule: Rule,
    boards: usize,
    seed: u64,
    /// Whoever has won most games first.
    scores: Vec<Score>,
    /// The games, one after the other.
    games: Vec<PlayedGame>,
}

/// How one player did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Score {
    player: String,
    games: usize,
    won: usize,
    /// The positions in which some move would have won.
    chances: usize,
    /// The moves that gave that away.
    mistakes: usize,
    /// The games that were lost by what is no move.
    forfeits: usize,
}

impl Score {
    /// In percent; none where there was nothing to give away.
    fn error_rate(&self) -> Option<f64> {
        #[expect(
            clippy::cast_precision_loss,
            reason = "a percentage of moves that were played"
        )]
        (self.chances > 0).then(|| 100.0 * self.mistakes as f64 / self.chances as f64)
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlayedGame {
    /// The players by their names, the one who began first.
    players: [String; 2],
    board: Board,
    turns: Vec<Turn>,
    /// Which of the two has won.
    winner: usize,
    /// What the loser did in place of a move, if that lost the game.
    forfeit: Option<String>,
}

impl Tournament {
    /// The most boards of a tournament.
    pub const MOST_BOARDS: usize = 10_000;

    /// So many boards of 3 to 5 rows of 1 to 9.
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

    /// Plays all the games. The seed is what chance began with, for whoever wants to see them again.
    pub fn play(contest: &mut impl Contest, rule: Rule, boards: &[Board], seed: u64) -> Self {
        let score = |player: String| Score {
            player,
            ..Score::default()
        };
        let mut scores: Vec<Score> = contest.names().into_iter().map(score).collect();
        let mut games = Vec::new();
        for first in 0..scores.len() {
            for second in first + 1..scores.len() {
                for (board, sides) in boards
                    .iter()
                    .flat_map(|board| [(board, [first, second]), (board, [second, first])])
                {
                    let game = play(contest, rule, board, sides, &mut scores);
                    let [winner, loser] = [game.winner, 1 - game.winner].map(|side| sides[side]);
                    scores[winner].won += 1;
                    scores[loser].forfeits += usize::from(game.forfeit.is_some());
                    for side in sides {
                        scores[side].games += 1;
                    }
                    games.push(game);
                }
                contest.rest(second);
            }
            contest.rest(first);
        }
        scores.sort_by_key(|score| std::cmp::Reverse(score.won));
        Self {
            rule,
            boards: boards.len(),
            seed,
            scores,
            games,
        }
    }

    /// In words.
    pub fn tell(&self) -> Document {
        let has_forfeits = self.scores.iter().any(|score| score.forfeits > 0);
        let mut table = Table::of(if has_forfeits {
            "<player|>games won|>of|>wins given away|>of|>error rate|>lost without a move"
        } else {
            "<player|>games won|>of|>wins given away|>of|>error rate"
        });
        for score in &self.scores {
            let rate = score.error_rate();
            let rate = rate.map_or("–".to_owned(), |rate| format!("{rate:.1} %"));
            let cells = [
                score.player.clone().into(),
                score.won.into(),
                score.games.into(),
                score.mistakes.into(),
                score.chances.into(),
                rate.into(),
            ];
            let forfeits = has_forfeits.then(|| score.forfeits.into());
            table.row(cells.into_iter().chain(forfeits));
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
        let blocks = [
            Block::Title("Each against each".into()),
            Block::Table(table),
            Block::Paragraph(how),
        ];
        blocks.into_iter().chain(lost).collect()
    }

    /// What each player did in place of a move, the first time.
    fn forfeits(&self) -> Vec<Text> {
        let told = self.scores.iter().filter_map(|score| {
            let lost = |game: &&PlayedGame| {
                game.forfeit.is_some() && game.players[1 - game.winner] == score.player
            };
            let why = self.games.iter().find(lost)?.forfeit.clone()?;
            Some(text![{score.player.clone()}" "{why}"."])
        });
        told.collect()
    }

    /// As one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let scores = self.scores.iter().map(|score| {
            Object::new()
                .field("player", &score.player)
                .field("games", score.games)
                .field("won", score.won)
                .field("chances", score.chances)
                .field("mistakes", score.mistakes)
                .field("error_rate", score.error_rate())
                .field("forfeits", score.forfeits)
        });
        let games = self.games.iter().map(|game| {
            let mut board = game.board.clone();
            let moves = game.turns.iter().map(|turn| {
                let words = WantedTurn::of(&board, turn).to_string();
                board = board.after_turn(turn).unwrap_or_else(|_| board.clone());
                words
            });
            let moves: Vec<String> = moves.collect();
            Object::new()
                .field("players", &game.players)
                .field("board", &game.board)
                .field("moves", moves)
                .field("winner", &game.players[game.winner])
                .optional("forfeit", game.forfeit.as_ref())
        });
        line(
            Object::new()
                .field("rule", self.rule)
                .field("boards", self.boards)
                .field("seed", self.seed)
                .list("standings", scores)
                .list("games", games),
        )
    }

    /// As a table for a spreadsheet: a line for each player.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let header = [
            "player",
            "games",
            "won",
            "chances",
            "mistakes",
            "error_rate",
            "forfeits",
        ];
        let rows = self.scores.iter().map(|score| {
            let rate = score.error_rate();
            csv_line([
                score.player.clone(),
                score.games.to_string(),
                score.won.to_string(),
                score.chances.to_string(),
                score.mistakes.to_string(),
                rate.map_or_else(String::new, |rate| format!("{rate:.3}")),
                score.forfeits.to_string(),
            ])
        });
        let header = csv_line(header.map(str::to_owned));
        std::iter::once(header).chain(rows).collect()
    }
}

/// Plays a game to its end, and counts the chances and the mistakes of both sides.
fn play(
    contest: &mut impl Contest,
    rule: Rule,
    board: &Board,
    sides: [usize; 2],
    scores: &mut [Score],
) -> PlayedGame {
    let mut position = Position::new(board.clone(), rule);
    let mut turns: Vec<Turn> = Vec::new();
    let mut side = 0;
    let mut forfeit = None;
    while !position.is_over() {
        let chosen = contest.choose(sides[side], &position, turns.last());
        let moved = chosen.and_then(|turn| {
            let after = position
                .after_turn(&turn)
                .map_err(|why| format!("played what is no move: {why}"))?;
            Ok((turn, after))
        });
        let (turn, after) = match moved {
            Ok(moved) => moved,
            Err(why) => {
                forfeit = Some(why);
                break;
            }
        };
        if position.mover_wins() {
            let score = &mut scores[sides[side]];
            score.chances += 1;
            score.mistakes += usize::from(after.mover_wins());
        }
        turns.push(turn);
        (position, side) = (after, 1 - side);
    }
    // Who cannot move has lost in normal play, and won in misère play; who does not move by the rules has lost.
    let winner = match rule {
        Rule::Misere if forfeit.is_none() => side,
        _ => 1 - side,
    };
    PlayedGame {
        players: sides.map(|side| scores[side].player.clone()),
        board: board.clone(),
        turns,
        winner,
        forfeit,
    }
}
