//! A Python process with the hand-in loaded, which answers requests with one frame each.
//!
//! A request is a line `('ID', 'call', 'numeral_binary', (0x6,), 1)`, its frame a line `nimlab ID {…}`. The id is new
//! each time and cannot be guessed, so nothing that the hand-in prints is taken for a frame. Waiting for a frame ends
//! when the process has spent its time, not at end of file, because a stray process might hold the pipe open.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel, sync_channel};
use std::thread;
use std::time::Duration;

use serde::de::{DeserializeOwned, IgnoredAny};

use super::clock::{Stopwatch, child_of, this_thread};
use super::executable::Python;
use super::jail::{self, Layers};
use super::stream::{PREFIX, TooLong, read_frames, seen};

/// Why no frame came.
#[derive(Debug)]
pub(super) enum NoReply {
    /// There is no process.
    NotStarted(io::Error),
    /// The process has spent all its time.
    TimedOut,
    /// The process has ended, with this exit code if it has one, or must be ended: it sent something that is not a
    /// frame of the harness.
    Ended(Option<i32>),
}

/// The process.
pub(super) struct PythonSession {
    child: Child,
    requests: ChildStdin,
    frames: Receiver<Result<String, TooLong>>,
    request: String,
    /// The ids of Python itself, if known, and of the thread that reads its output.
    numbers: Option<(i32, i32)>,
    /// The layers of the jail that are active.
    pub layers: Layers,
}

impl PythonSession {
    /// Starts Python with the harness, which may compute for this long. The seed determines the hand-in's random
    /// numbers.
    ///
    /// # Errors
    /// If the process cannot be started, or does not report back.
    pub fn start(python: &Python, time: Duration, seed: u64) -> Result<Self, NoReply> {
        /// Wall-clock time for Python itself to start on a busy machine.
        const START: Duration = Duration::from_secs(60);
        // The harness is sent before the requests: its length, then itself. It gets a copy of the builtins, and the
        // current folder is not searched for modules. What `site` gives besides packages, such as `exit`, is there.
        const RUN: &str = "
import builtins, marshal, os, site, sys
sys.path.remove('')
site.setquit(), site.setcopyright(), site.sethelper()
(lambda requests: exec(
    marshal.loads(requests.read(int(requests.readline()))),
    {'__builtins__': dict(vars(builtins)), '__name__': 'harness', '_requests': requests},
))(os.fdopen(os.dup(0), 'rb'))";
        // Not -I: Python would ignore the seed of its hashes, which determines the order of a set of texts. The jail
        // has no other variable that it might read.
        let hash_seed = seed & u64::from(u32::MAX);
        let mut child = jail::confined(python, &["-s", "-S", "-c", RUN], time)
            .env("PYTHONHASHSEED", hash_seed.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Anything that the hand-in prints past Python goes there, too.
            .stderr(Stdio::null())
            .spawn()
            .map_err(NoReply::NotStarted)?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were piped above");
        };
        // A small buffer, so that unrequested frames do not pile up.
        let (sender, frames) = sync_channel(2);
        let answers = BufReader::new(answers);
        let (tell, reader) = channel();
        let reading = thread::Builder::new().spawn(move || {
            let _ = tell.send(this_thread());
            read_frames(answers, &sender);
        });
        let mut session = Self {
            child,
            requests,
            frames,
            request: String::new(),
            numbers: None,
            layers: Layers::default(),
        };
        reading.map_err(NoReply::NotStarted)?;
        session.write(format!("{}\n", python.harness.len()).as_bytes());
        session.write(&python.harness);
        let mut left = START;
        if cfg!(target_os = "linux") {
            let line = session.line(&mut left)?;
            let layers = line.strip_prefix(PREFIX).unwrap_or_default();
            session.layers = serde_json::from_str(layers).map_err(|_| NoReply::Ended(None))?;
            session.numbers = child_of(session.child.id()).zip(reader.recv().ok());
        }
        session.ask::<IgnoredAny>(&seed.to_string(), &mut left)?;
        Ok(session)
    }

    /// If nobody reads it, the next frame never comes, and that error is reported.
    fn write(&mut self, bytes: &[u8]) {
        let _ = self.requests.write_all(bytes);
    }

    /// Sends a request and waits for the frame. `rest` is the request after the id: Python literals with commas. The
    /// time that the process takes is subtracted from what is left.
    pub fn ask<Frame: DeserializeOwned>(
        &mut self,
        rest: &str,
        left: &mut Duration,
    ) -> Result<Frame, NoReply> {
        self.send(rest);
        self.hear(left)
    }

    /// Sends a request without waiting for a frame.
    pub fn send(&mut self, rest: &str) {
        self.request = unguessable();
        self.write(format!("('{}',{rest})\n", self.request).as_bytes());
    }

    /// Waits for one more frame that answers the last request.
    pub fn hear<Frame: DeserializeOwned>(&mut self, left: &mut Duration) -> Result<Frame, NoReply> {
        loop {
            let line = self.line(left)?;
            if let Some(frame) = frame(&line, &self.request) {
                return frame;
            }
        }
    }

    fn line(&mut self, left: &mut Duration) -> Result<String, NoReply> {
        /// Reading it takes the grader's time, too.
        const TO_READ_A_BYTE: Duration = Duration::from_nanos(20);
        /// Between two looks at a process that has closed its output: it has ended, or soon will have, or will be
        /// killed.
        const MOMENT: Duration = Duration::from_millis(5);
        let mut watch = Stopwatch::start(self.numbers);
        loop {
            // Lines that are already waiting must not keep us here for ever.
            if left.is_zero() {
                return Err(NoReply::TimedOut);
            }
            let (came, spent) = watch.listen(&self.frames);
            *left = left.saturating_sub(spent);
            match came {
                Ok(Ok(line)) => {
                    let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
                    *left = left.saturating_sub(TO_READ_A_BYTE * length);
                    return Ok(line);
                }
                Ok(Err(TooLong)) => return Err(NoReply::Ended(None)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    if let Ok(Some(status)) = self.child.try_wait() {
                        return Err(NoReply::Ended(status.code()));
                    }
                    thread::sleep(MOMENT);
                }
            }
        }
    }
}

impl Drop for PythonSession {
    fn drop(&mut self) {
        jail::end(&mut self.child);
    }
}

/// The layers of the jail available here, reported by a process without a hand-in.
///
/// # Errors
/// If the process cannot be started.
pub fn sandbox(python: &Python) -> io::Result<Layers> {
    match PythonSession::start(python, Duration::from_secs(20), 0) {
        Ok(session) => Ok(session.layers),
        Err(NoReply::NotStarted(error)) => Err(error),
        Err(_) => Ok(Layers::default()),
    }
}

/// The frame in a line, if it answers this request.
fn frame<Frame: DeserializeOwned>(line: &str, request: &str) -> Option<Result<Frame, NoReply>> {
    let frame = line.strip_prefix(PREFIX)?.strip_prefix(request)?;
    let frame = serde_json::from_str(frame).map(seen);
    let frame = frame.and_then(serde_json::from_value);
    Some(frame.map_err(|_| NoReply::Ended(None)))
}

/// 128 bits that nobody can guess: the standard library seeds its hashes with random numbers from the system.
fn unguessable() -> String {
    let keys = RandomState::new();
    format!("{:016x}{:016x}", keys.hash_one(0_u8), keys.hash_one(1_u8))
}

#[cfg(test)]
mod tests;
