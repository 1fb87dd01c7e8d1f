//! Waits for input or for an end from outside, whichever comes first: Ctrl-C, a closed window (SIGHUP), or a shutdown
//! (SIGTERM).
//!
//! A blocking read cannot be cancelled, so lines are read on a thread of their own: one at a time and on request, so
//! that a flood of input waits where it is.

use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::line::read_line;
use crate::outcome::INTERRUPTED_CODE;
use crate::output::Output;

/// Standard input, with interruptions.
pub(super) struct InterruptibleLines {
    wanted: Sender<()>,
    typed: Receiver<io::Result<Option<String>>>,
}

/// Whether the conversation was ended from outside.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether the conversation is over, so that an interruption ends the program.
static OVER: AtomicBool = AtomicBool::new(false);

impl InterruptibleLines {
    /// Starts listening. From now on the first Ctrl-C ends the conversation, and only the second one the program.
    pub fn new() -> Self {
        let (wanted, wants) = channel::<()>();
        let (lines, typed) = channel();
        let interrupted = lines.clone();
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            for () in wants {
                if lines.send(read_line(&mut stdin)).is_err() {
                    break;
                }
            }
        });
        // Without a handler Ctrl-C ends the program at once, as usual, which is the best fallback.
        let _ = ctrlc::set_handler(move || {
            if INTERRUPTED.swap(true, Ordering::SeqCst) || OVER.load(Ordering::SeqCst) {
                process::exit(INTERRUPTED_CODE.into());
            }
            let _ = interrupted.send(Ok(None));
        });
        Self { wanted, typed }
    }

    /// Whether there was an interruption, after which no more lines come.
    pub fn was_interrupted() -> bool {
        INTERRUPTED.load(Ordering::SeqCst)
    }

    /// Ends the conversation. Returns how to write the result: without waiting for Enter if the conversation was ended
    /// from outside.
    pub fn over(output: &Output) -> Output {
        OVER.store(true, Ordering::SeqCst);
        let output = output.clone();
        if Self::was_interrupted() { output.without_steps() } else { output }
    }

    /// Waits for a line; `None` is the end of the input.
    pub fn line(&self) -> io::Result<Option<String>> {
        if Self::was_interrupted() || self.wanted.send(()).is_err() {
            return Ok(None);
        }
        self.typed.recv().unwrap_or(Ok(None))
    }
}
