//! What somebody types, or what ends the conversation from outside, whichever comes first: Ctrl-C, a window that is closed
//! (SIGHUP), or a system that shuts down (SIGTERM).
//!
//! A system call that waits for a line cannot be told to stop waiting, so the lines are read on a thread of their own: one
//! at a time, each when it is asked for, so that a flood of input waits where it is.

use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::cli::line::read_line;
use crate::cli::output::Output;

/// Standard input, and an end from outside.
pub(super) struct InterruptibleLines {
    wanted: Sender<()>,
    typed: Receiver<io::Result<Option<String>>>,
}

/// Whether the conversation was ended from outside.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

impl InterruptibleLines {
    /// Begins to listen. From now on the first Ctrl-C ends the conversation and only the second one the program.
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
        // Without a handler Ctrl-C ends the program at once, as it does everywhere; there is nothing better to do then.
        let _ = ctrlc::set_handler(move || {
            const INTERRUPTED_TWICE: i32 = 130;
            if INTERRUPTED.swap(true, Ordering::SeqCst) {
                process::exit(INTERRUPTED_TWICE);
            }
            let _ = interrupted.send(Ok(None));
        });
        Self { wanted, typed }
    }

    /// Whether there was an interruption, after which no more lines come.
    pub fn was_interrupted() -> bool {
        INTERRUPTED.load(Ordering::SeqCst)
    }

    /// The conversation is over: from now on the next Ctrl-C ends the program. It is told how a result is written at the end:
    /// whoever has ended the conversation from outside will not press Enter between steps.
    pub fn over(output: &Output) -> Output {
        let output = output.clone();
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            output.without_steps()
        } else {
            output
        }
    }

    /// Waits for a line; `None` is the end of the input.
    pub fn line(&self) -> io::Result<Option<String>> {
        if Self::was_interrupted() || self.wanted.send(()).is_err() {
            return Ok(None);
        }
        self.typed.recv().unwrap_or(Ok(None))
    }
}
