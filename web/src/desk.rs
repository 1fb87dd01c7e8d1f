//! Requests answered, one after the other.

use nimlab::conversation::Input;
use nimlab::derivation::Derivation;
use nimlab::document::{Block, Document, tell, tell_judgement};
use nimlab::game::Position;
use nimlab::judgement::judge;
use nimlab::lesson::{BUILT_IN, Lesson, LessonWalk, Progress, built_in, name_of, read, screens};
use nimlab::play::{Computer, Difficulty, Match, Play, Player, told_apart};
use nimlab::practice::{Practice, Retry, Round};
use nimlab::question::{Dash, MooreRequest, Question, Request as Wanted, Topic};
use nimlab::render::{Terminal, html_part, json};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::board::{DrawnBoard, position};
use crate::request::{Manner, Request};
use crate::talk::{Said, Talk};

/// Answers requests, and remembers the one talk that goes on.
#[derive(Default)]
pub struct Desk {
    talk: Option<Talk>,
}

/// What is answered.
#[derive(Serialize)]
#[serde(tag = "reply", rename_all = "kebab-case")]
enum Reply {
    /// It cannot be done; the message says what was expected.
    Error {
        message: String,
    },
    Explained {
        /// The words in the form in which nimlab writes them.
        words: String,
        title: String,
        html: String,
        /// The typed values, as `--format json` writes them.
        values: Box<RawValue>,
        /// The board, where there is one to be played on.
        board: Option<DrawnBoard>,
    },
    Board(DrawnBoard),
    Judged {
        verdict: &'static str,
        html: String,
    },
    Lessons {
        lessons: Vec<ListedLesson>,
    },
    Topics {
        topics: Vec<&'static str>,
    },
    Said(Said),
}

/// A lesson in the list of them.
#[derive(Serialize)]
struct ListedLesson {
    name: String,
    title: String,
    goals: Vec<String>,
    is_begun: bool,
    is_done: bool,
}

impl Desk {
    /// Answers a request in JSON with a reply in JSON. Whatever is asked, there is a reply; where the request makes no sense, it
    /// is `{"reply":"error","message":…}`.
    pub fn answer(&mut self, request: &str) -> String {
        let reply = serde_json::from_str::<Request>(request)
            .map_err(|error| format!("this is no request: {error}"))
            .and_then(|request| self.reply(request))
            .unwrap_or_else(|message| Reply::Error { message });
        // Nothing in a reply can fail to be written.
        serde_json::to_string(&reply).unwrap_or_default()
    }

    fn reply(&mut self, request: Request) -> Result<Reply, String> {
        Ok(match request {
            Request::Explain { words, manner } => explained(&words, manner)?,
            Request::Board { words, misere } => {
                Reply::Board(DrawnBoard::of(&position(&words, misere)?))
            }
            Request::Check {
                question,
                answer,
                manner,
            } => {
                let question: Question = question.parse().map_err(text)?;
                let judgement = judge(&question, &answer, manner.naming());
                let html = html_part(&tell_judgement(&judgement, manner.style()));
                Reply::Judged {
                    verdict: judgement.verdict.word(),
                    html,
                }
            }
            Request::Lessons { progress } => Reply::Lessons {
                lessons: listed(&progress)?,
            },
            Request::Topics => Reply::Topics {
                topics: Topic::all().map(Topic::word).collect(),
            },
            Request::Lesson {
                name,
                progress,
                manner,
            } => self.begin(walk(&name, progress, manner)?),
            Request::Practice {
                topics,
                count,
                seed,
                manner,
            } => {
                let topics: Result<Vec<Topic>, String> =
                    topics.iter().map(|word| topic(word)).collect();
                let round = Round::new(&topics?, count, seed);
                let practice =
                    Practice::new(round, Retry::Once, manner.style()).naming(manner.naming());
                self.begin(Talk::Practice(Box::new(practice)))
            }
            Request::Play {
                board,
                misere,
                players,
                difficulty,
                coach,
                seed,
                manner,
            } => {
                let position = position(&board, misere)?;
                if position.board.rows().len() > Match::MOST_ROWS {
                    return Err(format!("a game has at most {} rows", Match::MOST_ROWS));
                }
                let [first, second] = players.map(|name| Player::named(&name).map_err(text));
                let players = told_apart([first?, second?]);
                let has_computer = players.iter().any(Player::is_computer);
                let difficulty = Difficulty::percent(difficulty).unwrap_or(Difficulty::PERFECT);
                let game = Match::new(players, position.board, position.rule);
                let style = manner.style();
                let play = Play::new(game, Computer::new(difficulty, seed), coach, style);
                self.begin(Talk::Play {
                    play: Box::new(play),
                    seed: has_computer.then_some(seed),
                    style,
                })
            }
            Request::Say { line } => Reply::Said(self.talk()?.take(Input::Line(&line))),
            Request::GoOn => Reply::Said(self.talk()?.go_on()),
            Request::End => Reply::Said(self.talk()?.take(Input::End)),
        })
    }

    fn begin(&mut self, talk: Talk) -> Reply {
        Reply::Said(self.talk.insert(talk).opening())
    }

    fn talk(&mut self) -> Result<&mut Talk, String> {
        self.talk
            .as_mut()
            .ok_or_else(|| "nothing has been begun".to_owned())
    }
}

/// What an error says.
#[allow(clippy::needless_pass_by_value)] // It stands where errors are passed on.
fn text(error: impl ToString) -> String {
    error.to_string()
}

fn explained(words: &str, manner: Manner) -> Result<Reply, String> {
    let wanted = Wanted::parse(words, Dash::Refused).map_err(text)?;
    let board = shown_position(&wanted).map(DrawnBoard::of);
    let words = wanted.to_string();
    let derivation = Derivation::of(wanted);
    let style = manner.style();
    let document = tell(&derivation, style);
    let values = RawValue::from_string(json::derivation(&derivation, style.depth)).map_err(text)?;
    Ok(Reply::Explained {
        title: title(&document).unwrap_or_else(|| words.clone()),
        words,
        html: html_part(&document),
        values,
        board,
    })
}

/// The position that somebody may play on from.
fn shown_position(wanted: &Wanted) -> Option<&Position> {
    match wanted {
        Wanted::Explain { position, .. }
        | Wanted::Moves(position)
        | Wanted::EveryWinningMove(position)
        | Wanted::Moore(MooreRequest { position, .. }) => Some(position),
        Wanted::LookAhead(ahead) => Some(ahead.position()),
        _ => None,
    }
}

fn title(document: &Document) -> Option<String> {
    document.blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(text.to_string()),
        _ => None,
    })
}

fn topic(word: &str) -> Result<Topic, String> {
    let listed = Topic::all().find(|topic| topic.word() == word);
    match listed {
        Some(topic) => Ok(topic),
        None => nimlab::question::parse_game(word)
            .map(Topic::Game)
            .map_err(text),
    }
}

fn course() -> Result<Vec<Lesson>, String> {
    BUILT_IN
        .iter()
        .map(|(file, contents)| read(file, contents).map_err(text))
        .collect()
}

fn listed(progress: &Progress) -> Result<Vec<ListedLesson>, String> {
    let lessons = course()?;
    Ok(lessons
        .iter()
        .map(|lesson| ListedLesson {
            name: lesson.name.clone(),
            title: lesson.title.clone(),
            goals: lesson.goals.iter().map(ToString::to_string).collect(),
            is_begun: progress.mark(&lesson.name).at > 0,
            is_done: progress.is_done(lesson),
        })
        .collect())
}

/// A walk through a lesson of the course: it stops at exercises alone, because a page is as long as it likes.
fn walk(name: &str, progress: Progress, manner: Manner) -> Result<Talk, String> {
    const NO_END: usize = usize::MAX / 2;
    let (file, contents) = built_in(name).ok_or_else(|| format!("there is no lesson {name}"))?;
    let lesson = read(file, contents).map_err(text)?;
    let name = name_of(file);
    let terminal = Terminal {
        width: 80,
        ascii: false,
        colour: false,
        linear: false,
    };
    let screens = screens(&lesson, manner.style(), terminal, NO_END);
    let walk =
        LessonWalk::new(screens, progress.mark(&name), manner.style()).naming(manner.naming());
    Ok(Talk::Lesson {
        name,
        walk: Box::new(walk),
        progress,
    })
}
