//! Requests answered, one after the other.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use course::conversation::Input;
use course::lesson::{BUILT_IN, Lesson, LessonWalk, Progress, built_in, name_of, read, stretches};
use course::practice::{Practice, Retry, Round};
use explain::document::{name_of_topic, tell_judgement};
use explain::judgement::judge;
use explain::question::{Question, Topic};
use render::html_part;
use serde::Serialize;

use crate::asked::Asked;
use crate::explained::{Explained, Standing};
use crate::game::{
    ListedGame, ListedOpponent, Reviewed, another_board, chosen, games, hint, opponents, reviewed,
    standing,
};
use crate::request::{Ask, Part, Request};
use crate::talk::{Talk, TalkReply};
use crate::words::MoveMade;

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
    Explained(Box<Explained>),
    Board(Standing),
    Chosen {
        made: Option<MoveMade>,
    },
    Opponents {
        opponents: Vec<ListedOpponent>,
    },
    Games {
        games: Vec<ListedGame>,
    },
    Hint {
        html: String,
        /// How many are left after it.
        left: usize,
    },
    Reviewed {
        turns: Vec<Reviewed>,
    },
    Question(Asked),
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
    },
    Said(TalkReply),
}

/// Something that can be practised.
#[derive(Serialize)]
struct ListedTopic {
    word: String,
    name: String,
}

/// A lesson in the list of them.
#[derive(Serialize)]
struct ListedLesson {
    name: String,
    title: String,
    goals: Vec<String>,
    is_begun: bool,
    is_done: bool,
    /// How many exercises it has, and how many of them have been answered.
    exercises: usize,
    answered: usize,
}

impl Desk {
    /// Answers a request in JSON with a reply in JSON. There is always a reply; if the request makes no sense, it
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
        let style = request.style();
        Ok(match request.ask {
            Ask::Explain => {
                Reply::Explained(Box::new(Explained::of(&request.words, &request.turns, style)?))
            }
            Ask::Board => Reply::Board(standing(&request)?),
            Ask::Choose => Reply::Chosen { made: chosen(&request)? },
            Ask::Opponents => Reply::Opponents { opponents: opponents(&request) },
            Ask::Games => Reply::Games { games: games()? },
            Ask::Hint => {
                let (html, left) = hint(&request)?;
                Reply::Hint { html, left }
            }
            Ask::Review => Reply::Reviewed { turns: reviewed(&request)? },
            Ask::Question => {
                Reply::Question(Asked::in_words(&request.question.parse().map_err(text)?))
            }
            Ask::Draw => Reply::Drawn { words: another_board(&request)? },
            Ask::Check => {
                let question: Question = request.question.parse().map_err(text)?;
                let judgement = judge(&question, &request.answer);
                let html = html_part(&tell_judgement(&judgement, style).away_from_prompt());
                Reply::Judged { verdict: judgement.verdict.word(), html }
            }
            Ask::Lessons => Reply::Lessons { lessons: listed(&request.progress)? },
            Ask::Topics => Reply::Topics { topics: listed_topics() },
            Ask::Lesson => self.begin(Part::Lesson, walk(request)?),
            Ask::Practice => {
                let round = Round::new(&topics(&request)?, request.count, request.seed);
                let practice = Practice::new(round, Retry::Once, style);
                self.begin(Part::Practice, Talk::Practice(Box::new(practice)))
            }
            Ask::Say => Reply::Said(self.talk(request.to)?.take(Input::Line(&request.line))),
            Ask::End => Reply::Said(self.talk(request.to)?.take(Input::End)),
        })
    }

    fn begin(&mut self, part: Part, mut talk: Talk) -> Reply {
        let opening = talk.opening();
        self.talks.insert(part, talk);
        Reply::Said(opening)
    }

    fn talk(&mut self, part: Part) -> Result<&mut Talk, String> {
        self.talks.get_mut(&part).ok_or_else(|| "nothing has been begun".to_owned())
    }
}

/// What an error says.
#[allow(clippy::needless_pass_by_value)] // It is used as a function for `map_err`.
fn text(error: impl ToString) -> String {
    error.to_string()
}

/// The topics that were asked for.
fn topics(request: &Request) -> Result<Vec<Topic>, String> {
    request.topics.iter().map(|word| topic(word)).collect()
}

fn topic(word: &str) -> Result<Topic, String> {
    let listed = Topic::all().find(|topic| topic.word() == word);
    match listed {
        Some(topic) => Ok(topic),
        None => explain::question::parse_game(word).map(Topic::Game).map_err(text),
    }
}

fn listed_topics() -> Vec<ListedTopic> {
    let topics =
        Topic::all().map(|topic| ListedTopic { word: topic.word(), name: name_of_topic(topic) });
    topics.collect()
}

/// The lessons of the course, read when they are first asked for.
fn course() -> Result<&'static [Lesson], String> {
    static COURSE: LazyLock<Result<Vec<Lesson>, String>> =
        LazyLock::new(|| BUILT_IN.iter().map(|(file, contents)| read(file, contents)).collect());
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
            exercises: lesson.exercises().count(),
            answered: progress.answered(&lesson.outline()).len(),
        })
        .collect())
}

/// A walk through a lesson of the course: it stops only at exercises, because a page is as long as it likes.
fn walk(request: Request) -> Result<Talk, String> {
    let name = &request.name;
    let named = built_in(name).map(|(file, _)| name_of(file));
    let lesson = course()?
        .iter()
        .find(|lesson| named == Some(&*lesson.name))
        .ok_or_else(|| format!("there is no lesson '{name}'"))?;
    let mark = request.progress.mark(&lesson.name);
    let style = lesson.style(request.style());
    let walk = LessonWalk::new(stretches(lesson, style), mark, style)
        .having_answered(request.progress.answered(&lesson.outline()));
    Ok(Talk::Lesson { name: lesson.name.clone(), walk: Box::new(walk), progress: request.progress })
}
