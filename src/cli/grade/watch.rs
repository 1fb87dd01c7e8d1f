//! `--watch`: grades again whenever a file is saved, and tells what has changed.

use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use notify::{Event, EventKind, RecursiveMode, Watcher};

use super::Grader;
use crate::cli::output::Output;
use crate::cli::{Error, Outcome};
use crate::files::shown;
use crate::grade::{FILES, Standing, tell_changes};

/// An editor saves in several steps; it is waited for so long after each.
const SAVED: Duration = Duration::from_millis(150);

/// Grades, and again whenever something is saved. It ends when it is interrupted.
pub(super) fn run(grader: &Grader, paths: &[String], output: &Output) -> Result<Outcome, Error> {
    let (sender, saves) = channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| is_save(&event)) {
            // Where nobody listens any more, the program is about to end.
            let _ = sender.send(());
        }
    })?;
    for path in paths {
        // Many editors write a new file and rename it, so it is the folder that has to be watched.
        let path = Path::new(path);
        let (folder, mode) = if FILES.is_folder(path) {
            (path, RecursiveMode::Recursive)
        } else {
            (folder_of(path), RecursiveMode::NonRecursive)
        };
        watcher.watch(folder, mode)?;
    }
    let mut before: Option<Vec<Standing>> = None;
    let mut outcome = Outcome::Right;
    loop {
        let is_gone = |path: &&String| before.is_some() && !Path::new(path).exists();
        let (gone, there): (Vec<&String>, Vec<&String>) = paths.iter().partition(is_gone);
        for path in &gone {
            let name = shown(Path::new(path));
            output.note(&format!("{name} is gone; waiting for it to come back"))?;
        }
        if !there.is_empty() {
            let there: Vec<String> = there.into_iter().cloned().collect();
            let mut standings = Vec::new();
            outcome = grader.grade(&there, output, |submission| {
                standings.push(Standing::of(submission));
            })?;
            if let Some(before) = before {
                output.say(&tell_changes(&before, &standings))?;
                // What is gone is compared with what it was when it comes back.
                let is_there =
                    |old: &Standing| standings.iter().any(|new| new.file() == old.file());
                let old: Vec<Standing> = before.into_iter().filter(|old| !is_there(old)).collect();
                standings.extend(old);
            }
            before = Some(standings);
            output.note("watching for changes; Ctrl-C ends")?;
        }
        if saves.recv().is_err() {
            return Ok(outcome);
        }
        while saves.recv_timeout(SAVED).is_ok() {}
    }
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Whether a hand-in may have changed. To read it is an event too, and no reason to grade it again.
fn is_save(event: &Event) -> bool {
    let is_change = matches!(
        event.kind,
        EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_) | EventKind::Any
    );
    is_change && event.paths.iter().any(|path| FILES.has_name(path))
}
