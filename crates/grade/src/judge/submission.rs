//! A hand-in and its results, even if it could not be graded at all.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::graded::{FunctionReport, Graded};
use super::grading::grade;
use crate::class::{NotJudged, Points, StudentFiles, UnusablePath, own_name};
use crate::hand_in::{FILES, pieces};
use crate::lab::Lab;
use crate::python::jail::Layers;
use crate::python::{Python, SourcePiece};
use explain::legible::why;

/// A hand-in that has been graded, or could not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// The settings that it is graded with, shared by its whole run.
    pub run: Arc<Run>,
    /// Its results.
    pub result: Result<Graded, NotJudged>,
}

/// The settings that all hand-ins of a run are graded with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The rules.
    pub lab: Lab,
    /// The version of Python: `3.11.7`.
    pub python: String,
}

impl Submission {
    /// A named file that does not exist: programs read about it in place of a hand-in.
    pub fn not_there(missing: &UnusablePath, run: &Arc<Run>) -> Self {
        Self {
            of: StudentFiles { file: missing.file.clone(), ..StudentFiles::default() },
            run: Arc::clone(run),
            result: Err(NotJudged::NotTried(missing.why.clone())),
        }
    }

    /// Grades a hand-in.
    fn grade(python: &Python, of: &StudentFiles, run: &Arc<Run>) -> Self {
        let no_process = |reason: io::Error| {
            let (file, why) = (&of.file, why(&reason));
            NotJudged::NotTried(format!(
                "{file} was not graded, because Python could not be started: {why}"
            ))
        };
        let pieces = read(of).map_err(NotJudged::Nothing);
        let graded = pieces.and_then(|pieces| grade(python, &pieces, &run.lab).map_err(no_process));
        Self { of: of.clone(), run: Arc::clone(run), result: graded }
    }

    /// Its functions; all missing if there is nothing to grade, none if it could not be graded.
    pub(crate) fn functions(&self) -> Cow<'_, [FunctionReport]> {
        match &self.result {
            Ok(graded) => Cow::Borrowed(&graded.functions),
            Err(error) if error.is_handed_in() => {
                let functions = self.run.lab.functions.iter();
                functions
                    .map(|&function| FunctionReport::missing(function, &self.run.lab))
                    .collect()
            }
            Err(_) => Cow::Borrowed(&[]),
        }
    }

    /// Its functions as far as they were graded.
    pub(crate) fn graded(&self) -> &[FunctionReport] {
        let graded = self.result.as_ref();
        graded.map_or(&[], |graded| &graded.functions)
    }

    /// The layers of the jail in which it was graded.
    pub(crate) fn layers(&self) -> Option<Layers> {
        self.result.as_ref().ok().map(|graded| graded.layers)
    }

    /// Its points; 0 if it could not be graded.
    pub fn points(&self) -> Points {
        self.result.as_ref().map(|graded| graded.points).unwrap_or_default()
    }

    /// The points of all functions that could be judged.
    pub fn max_points(&self) -> Points {
        self.result.as_ref().map_or(self.run.lab.max_points(), |graded| graded.max_points)
    }

    /// Its points for a gradebook, where a full mark is always that of the lab: points ÷ points that could be judged ×
    /// points of the lab; `None` if nothing could be judged.
    pub fn scaled_points(&self) -> Option<Points> {
        let most = self.max_points();
        let is_some = most > Points::default();
        is_some.then(|| self.run.lab.max_points().part(self.points(), most))
    }

    /// Whether everything is right.
    pub fn is_all_right(&self) -> bool {
        self.result.as_ref().is_ok_and(Graded::is_all_right)
    }
}

/// Grades these hand-ins in parallel with this many workers; `hand_on` gets each of them in order, as soon as it is
/// done, and stops everything if it fails. Only a few more than there are workers wait for that, so a slow one at the
/// front does not pile up the rest.
///
/// # Errors
/// The error of `hand_on`.
pub fn grade_all<E>(
    python: &Python,
    hand_ins: &[StudentFiles],
    run: &Arc<Run>,
    workers: usize,
    mut hand_on: impl FnMut(Submission) -> Result<(), E>,
) -> Result<(), E> {
    let (give_out, given) = channel::<(&StudentFiles, Sender<Submission>)>();
    let given = Mutex::new(given);
    let next = || given.lock().unwrap_or_else(PoisonError::into_inner).recv();
    thread::scope(|scope| {
        // Dropped on the way out, so that no worker takes another one.
        let give_out = give_out;
        for _ in 0..workers.min(hand_ins.len()) {
            // A confined process dies with the thread that started it, so each worker grades whole hand-ins.
            scope.spawn(|| {
                while let Ok((of, hand_back)) = next() {
                    if hand_back.send(Submission::grade(python, of, run)).is_err() {
                        return;
                    }
                }
            });
        }
        let mut waiting = hand_ins.iter().map(|of| {
            let (hand_back, graded) = channel();
            let _ = give_out.send((of, hand_back));
            graded
        });
        let mut ahead: VecDeque<_> = waiting.by_ref().take(2 * workers).collect();
        while let Some(graded) = ahead.pop_front() {
            let Ok(submission) = graded.recv() else {
                break;
            };
            hand_on(submission)?;
            ahead.extend(waiting.next());
        }
        Ok(())
    })
}

/// The pieces of a hand-in, or why there is nothing to grade.
pub(super) fn read(of: &StudentFiles) -> Result<Vec<SourcePiece>, String> {
    let (file, path) = (&of.file, &of.path);
    if let Some(why) = FILES.why_other(path) {
        return Err(why.to_string());
    }
    let bytes = FILES.read(path).map_err(|error| error.to_string())?;
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    pieces(own_name(name), &bytes).map_err(|reason| format!("{file}: {reason}"))
}
