//! A Python process that has the hand-in in it and answers requests, one frame for each.
//!
//! A request is a line `('ID', 'call', 'numeral_binary', (0x6,), 1)`, its frame a line `nimlab ID {…}`. The id is new
//! each time and cannot be guessed, so nothing that the hand-in prints is ever taken for a frame. Whoever waits for a
//! frame waits until a deadline and not for the end of a file, which a stray process might hold open.

use std::ffi::OsStr;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;

use super::frame::Ready;
use super::jail::{self, Layers, Limits};
use super::python::Python;
use super::stream::{PREFIX, TooLong, read_frames};

/// Why no frame came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoReply {
    /// The deadline has passed.
    TimedOut,
    /// The process has ended, with this exit code where it has one.
    Ended(Option<i32>),
    /// What came is no frame of the harness.
    Garbled,
}

/// The process.
pub(super) struct PythonSession {
    child: Child,
    requests: ChildStdin,
    frames: Receiver<Result<String, TooLong>>,
    request: String,
    /// The layers of the jail that are active.
    pub layers: Layers,
}

impl PythonSession {
    /// Starts Python with the harness in it. The random numbers of the hand-in follow from the seed; without one, the
    /// hand-in is only read and never run.
    ///
    /// # Errors
    /// When the process cannot be started.
    pub fn start(
        python: &Python,
        limits: &Limits,
        seed: Option<u64>,
        deadline: Instant,
    ) -> io::Result<Result<Self, NoReply>> {
        // The harness comes in before the requests: its length, and itself. It gets a copy of the builtins, and the folder
        // that it is started in is none for modules.
        const RUN: &str = "
import builtins, marshal, os, sys
sys.path.remove('')
(lambda requests: exec(
    marshal.loads(requests.read(int(requests.readline()))),
    {'__builtins__': dict(vars(builtins)), '__name__': 'harness', '_requests': requests},
))(os.fdopen(os.dup(0), 'rb'))";
        // Not -I: Python would look away from the seed of its hashes, from which the order of a set of texts follows.
        // There is no other variable in the jail that it might look at.
        let arguments = ["-s", "-c", RUN].map(OsStr::new);
        let hash_seed = seed.unwrap_or_default() & u64::from(u32::MAX);
        let mut child = jail::confined(python, &arguments, limits)
            .env("PYTHONHASHSEED", hash_seed.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (Some(requests), Some(answers), Some(output)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three were piped above");
        };
        // Few, so that what nobody has asked for does not pile up.
        let (sender, frames) = sync_channel(2);
        thread::Builder::new().spawn(move || read_frames(BufReader::new(answers), &sender))?;
        thread::Builder::new().spawn(move || drop_all(output))?;
        let mut session = Self {
            child,
            requests,
            frames,
            request: String::new(),
            layers: Layers::default(),
        };
        Ok(session.greet(python, seed, deadline).map(|()| session))
    }

    fn greet(
        &mut self,
        python: &Python,
        seed: Option<u64>,
        deadline: Instant,
    ) -> Result<(), NoReply> {
        let length = format!("{}\n", python.harness.len());
        let harness = [length.as_bytes(), &python.harness].concat();
        if self.requests.write_all(&harness).is_err() {
            return Err(self.ended(deadline));
        }
        let line = self.line(deadline)?;
        self.layers = Layers::read(&line).ok_or(NoReply::Garbled)?;
        let seed = seed.map_or_else(|| "None".to_owned(), |seed| seed.to_string());
        self.ask::<Ready>(&seed, deadline).map(drop)
    }

    /// Asks, and waits for the frame. `rest` is what stands in the request after the id: Python literals with commas.
    pub fn ask<Frame: DeserializeOwned>(
        &mut self,
        rest: &str,
        deadline: Instant,
    ) -> Result<Frame, NoReply> {
        self.request = unguessable();
        let line = format!("('{}',{rest})\n", self.request);
        if self.requests.write_all(line.as_bytes()).is_err() {
            return Err(self.ended(deadline));
        }
        loop {
            let line = self.line(deadline)?;
            if let Some(frame) = frame(&line, &self.request) {
                return frame;
            }
        }
    }

    fn line(&mut self, deadline: Instant) -> Result<String, NoReply> {
        let left = deadline.saturating_duration_since(Instant::now());
        // Lines that wait already must not keep anybody waiting for ever.
        if left.is_zero() {
            return Err(NoReply::TimedOut);
        }
        match self.frames.recv_timeout(left) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(TooLong)) => Err(NoReply::Garbled),
            Err(RecvTimeoutError::Timeout) => Err(NoReply::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended(deadline)),
        }
    }

    /// The process has closed its side: it has ended, or soon will have, or will be ended.
    fn ended(&mut self, deadline: Instant) -> NoReply {
        const MOMENT: Duration = Duration::from_millis(5);
        while let Ok(None) = self.child.try_wait() {
            if Instant::now() >= deadline {
                return NoReply::TimedOut;
            }
            thread::sleep(MOMENT);
        }
        let status = self.child.try_wait().ok().flatten();
        NoReply::Ended(status.and_then(exit_code))
    }
}

impl Drop for PythonSession {
    fn drop(&mut self) {
        jail::end(&mut self.child);
    }
}

/// The layers of the jail that are to be had here, as a process tells that has no hand-in in it.
///
/// # Errors
/// When the process cannot be started.
pub fn sandbox(python: &Python) -> io::Result<Layers> {
    const PATIENCE: Duration = Duration::from_secs(20);
    let limits = Limits {
        cpu: PATIENCE,
        memory: 1 << 30,
        open_files: 64,
    };
    let session = PythonSession::start(python, &limits, None, Instant::now() + PATIENCE)?;
    Ok(session.map(|session| session.layers).unwrap_or_default())
}

/// The exit code of a process, or 128 and the number of the signal that ended it.
fn exit_code(status: std::process::ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    {
        use std::os::unix::process::ExitStatusExt;
        status.code().or_else(|| Some(128 + status.signal()?))
    }
    #[cfg(not(unix))]
    status.code()
}

/// The frame that a line holds, where it is the answer to this request.
fn frame<Frame: DeserializeOwned>(line: &str, request: &str) -> Option<Result<Frame, NoReply>> {
    let frame = line.strip_prefix(PREFIX)?.strip_prefix(request)?;
    Some(serde_json::from_str(frame).map_err(|_| NoReply::Garbled))
}

/// Reads what the hand-in prints past Python, so that it never waits, and drops it.
fn drop_all(mut output: impl Read) {
    let _ = io::copy(&mut output, &mut io::sink());
}

/// 128 bits that nobody can guess: the standard library keys its hashes with random numbers of the system.
fn unguessable() -> String {
    let keys = RandomState::new();
    format!("{:016x}{:016x}", keys.hash_one(0_u8), keys.hash_one(1_u8))
}

#[cfg(test)]
mod fuzz;
