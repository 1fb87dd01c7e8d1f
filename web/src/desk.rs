//! Requests answered, one after the other.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use nimlab::conversation::Input;
use nimlab::derivation::Derivation;
use nimlab::document::{Block, Document, Style, about_topic, tell, tell_judgement};
use nimlab::game::{Position, Turn};
use nimlab::judgement::judge;
use nimlab::lesson::{BUILT_IN, Lesson, LessonWalk, Progress, built_in, name_of, read, stretches};
use nimlab::play::{Computer, Difficulty, Match, Play, Player, told_apart};
use nimlab::practice::{Practice, Retry, Round};
use nimlab::question::{
    Dash, Generator, Kind, Level, MooreRequest, Question, Request as Wanted, Topic,
};
use nimlab::render::html_part;
use serde::Serialize;

use crate::board::{DrawnBoard, MoveMade, position};
use crate::request::{Ask, Part, Request};
use crate::talk::{Said, Talk};

/// Answers requests, and remembers the talks that go on.
#[derive(Default)]
pub struct Desk {
    talks: BTreeMap<Part, Talk>,
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
        /// The board, where there is one to be played on.
        board: Option<DrawnBoard>,
        /// The move that is explained.
        made: Option<MoveMade>,
        /// How else the same can be explained.
        manners: Vec<Manner>,
    },
    Board(DrawnBoard),
    Drawn {
        words: String,
    },
    Judged {
        verdict: &'static str,
        html: String,
    },
    Lessons {
        lessons: Vec<ListedLesson>,
    },
    Topics {
        topics: Vec<ListedTopic>,
        /// All words with which something can be asked or shown.
        kinds: Vec<&'static str>,
    },
    Said(Said),
}

/// Another way to explain the same.
#[derive(Serialize)]
struct Manner {
    name: &'static str,
    words: String,
}

/// Something that can be practised.
#[derive(Serialize)]
struct ListedTopic {
    word: &'static str,
    about: String,
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
        let (style, naming) = (request.style(), request.naming());
        Ok(match request.ask {
            Ask::Explain => explained(&request.words, style)?,
            Ask::Board => Reply::Board(DrawnBoard::of(&position(&request.words, request.misere)?)),
            Ask::Draw => Reply::Drawn {
                words: made_up(&request.name, request.seed)?,
            },
            Ask::Check => {
                let question: Question = request.question.parse().map_err(text)?;
                let judgement = judge(&question, &request.answer, naming);
                let html = html_part(&tell_judgement(&judgement, style));
                Reply::Judged {
                    verdict: judgement.verdict.word(),
                    html,
                }
            }
            Ask::Lessons => Reply::Lessons {
                lessons: listed(&request.progress)?,
            },
            Ask::Topics => Reply::Topics {
                topics: listed_topics(),
                kinds: Kind::all().map(Kind::word).collect(),
            },
            Ask::Lesson => self.begin(Part::Lesson, walk(request)?),
            Ask::Practice => {
                let topics: Result<Vec<Topic>, String> =
                    request.topics.iter().map(|word| topic(word)).collect();
                let round = Round::new(&topics?, request.count, request.seed);
                let practice = Practice::new(round, Retry::Once, style).naming(naming);
                self.begin(Part::Practice, Talk::Practice(Box::new(practice)))
            }
            Ask::Play => self.begin(Part::Play, game(request)?),
            Ask::Say => Reply::Said(self.talk(request.to)?.take(Input::Line(&request.line))),
            Ask::GoOn => Reply::Said(self.talk(request.to)?.go_on()),
            Ask::End => Reply::Said(self.talk(request.to)?.take(Input::End)),
        })
    }

    fn begin(&mut self, part: Part, mut talk: Talk) -> Reply {
        let opening = talk.opening();
        self.talks.insert(part, talk);
        Reply::Said(opening)
    }

    fn talk(&mut self, part: Part) -> Result<&mut Talk, String> {
        self.talks
            .get_mut(&part)
            .ok_or_else(|| "nothing has been begun".to_owned())
    }
}

/// What an error says.
#[allow(clippy::needless_pass_by_value)] // It stands where errors are passed on.
fn text(error: impl ToString) -> String {
    error.to_string()
}

/// Explains what the words ask for; a board alone is explained, too.
fn explained(words: &str, style: Style) -> Result<Reply, String> {
    let first = words.split_whitespace().next().unwrap_or_default();
    let begins_as_asked = Kind::of_word(first).is_some();
    let wanted = if begins_as_asked {
        Wanted::parse(words, Dash::Refused)
    } else {
        Wanted::parse(&format!("explain {words}"), Dash::Refused)
    };
    let wanted = wanted.map_err(text)?;
    let position = shown_position(&wanted);
    let made = position.and_then(|position| MoveMade::of(position, &turn_of(&wanted)?));
    let board = position.map(DrawnBoard::of);
    let mut words = Cow::from(words);
    // A board too long to be written is left as it was typed.
    if shown_position(&wanted).is_none_or(|position| position.board.is_echoed()) {
        words = wanted.to_string().into();
    }
    let manners = other_manners(&wanted);
    let document = tell(&Derivation::of(wanted), style);
    Ok(Reply::Explained {
        manners,
        title: title(&document).unwrap_or_else(|| words.to_string()),
        words: words.into_owned(),
        html: html_part(&document),
        board,
        made,
    })
}

/// How else the same can be explained: by its groups, by the proof, by looking ahead, where nimlab can.
fn other_manners(wanted: &Wanted) -> Vec<Manner> {
    const LOOKING_AHEAD: &str = " --by looking-ahead";
    const PROOF: &str = " --proof";
    const ALL: &str = " --all";
    let shown = wanted.to_string();
    let plain = [LOOKING_AHEAD, PROOF, ALL]
        .iter()
        .fold(shown.clone(), |words, manner| words.replace(manner, ""));
    if !plain.starts_with("explain ")
        || shown_position(wanted).is_some_and(|it| !it.board.is_echoed())
    {
        return Vec::new();
    }
    let manners = [
        ("Explain this board", ""),
        ("Prove it on this board", PROOF),
        ("Look ahead", LOOKING_AHEAD),
    ];
    let others = manners.into_iter().filter_map(|(name, manner)| {
        let wanted = Wanted::parse(&format!("{plain}{manner}"), Dash::Refused).ok()?;
        let words = wanted.to_string();
        (words != shown).then_some(Manner { name, words })
    });
    others.collect()
}

/// The turn that is explained.
fn turn_of(wanted: &Wanted) -> Option<Turn> {
    match wanted {
        Wanted::Explain { mv, .. } => mv.map(Turn::from),
        Wanted::Moore(request) => request.shown.turns().first().cloned(),
        Wanted::LookAhead(ahead) => ahead.turn().cloned(),
        _ => None,
    }
}

/// The words that explain a board which was made up.
fn made_up(game: &str, seed: u64) -> Result<String, String> {
    let topic = match game {
        "nim" => Topic::Kind(Kind::Move),
        word => topic(word)?,
    };
    let mut chance = Generator::new(seed);
    let harder = chance.number(0, 4);
    let level = (0..harder).fold(Level::FIRST, |level, _| level.up());
    // A question about one value alone has no board to play on; of others there are plenty.
    let mut tries = 0..100;
    let position = tries.find_map(|_| chance.question(topic, level).position().cloned());
    let mv = None;
    position
        .map(|position| Wanted::Explain { position, mv }.to_string())
        .ok_or_else(|| format!("nothing was found for {game}"))
}

/// The position that somebody may play on from.
fn shown_position(wanted: &Wanted) -> Option<&Position> {
    match wanted {
        Wanted::Explain { position, .. }
        | Wanted::Moves(position)
        | Wanted::MovesInRow { position, .. }
        | Wanted::EveryWinningMove(position)
        | Wanted::Moore(MooreRequest { position, .. }) => Some(position),
        Wanted::LookAhead(ahead) => Some(ahead.position()),
        _ => None,
    }
}

fn title(document: &Document) -> Option<String> {
    document.blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(text.words()),
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

fn listed_topics() -> Vec<ListedTopic> {
    let topics = Topic::all().map(|topic| ListedTopic {
        word: topic.word(),
        about: about_topic(topic),
    });
    topics.collect()
}

/// The lessons of the course, read when they are first asked for.
fn course() -> Result<&'static [Lesson], String> {
    static COURSE: LazyLock<Result<Vec<Lesson>, String>> = LazyLock::new(|| {
        BUILT_IN
            .iter()
            .map(|(file, contents)| read(file, contents).map_err(text))
            .collect()
    });
    match &*COURSE {
        Ok(lessons) => Ok(lessons),
        Err(message) => Err(message.clone()),
    }
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
            is_done: progress.is_done(&lesson.outline()),
        })
        .collect())
}

/// A walk through a lesson of the course: it stops at exercises alone, because a page is as long as it likes.
fn walk(request: Request) -> Result<Talk, String> {
    let (style, naming) = (request.style(), request.naming());
    let name = &request.name;
    let named = built_in(name).map(|(file, _)| name_of(file));
    let lesson = course()?
        .iter()
        .find(|lesson| named.as_ref() == Some(&lesson.name))
        .ok_or_else(|| format!("there is no lesson '{name}'"))?;
    let mark = request.progress.mark(&lesson.name);
    let walk = LessonWalk::new(stretches(lesson, style), mark, style)
        .having_answered(request.progress.answered(&lesson.outline()))
        .naming(naming);
    Ok(Talk::Lesson {
        name: lesson.name.clone(),
        walk: Box::new(walk),
        progress: request.progress,
    })
}

fn game(request: Request) -> Result<Talk, String> {
    let style = request.style();
    let position = position(&request.board, request.misere)?;
    if position.board.rows().len() > Match::MOST_ROWS {
        return Err(format!("a game has at most {} rows", Match::MOST_ROWS));
    }
    let [first, second] = request
        .players
        .map(|name| Player::named(&name).map_err(text));
    let players = told_apart([first?, second?]);
    let has_computer = players.iter().any(Player::is_computer);
    let difficulty = Difficulty::percent(request.difficulty).unwrap_or(Difficulty::PERFECT);
    let computer = Computer::new(difficulty, request.seed);
    let game = Match::new(players, position.board, position.rule);
    Ok(Talk::Play {
        play: Box::new(Play::new(game, computer, request.coach, style)),
        seed: has_computer.then_some(request.seed),
        style,
    })
}
