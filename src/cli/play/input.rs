//! What somebody types, or Ctrl-C, whichever comes first.
//!
//! A system call that waits for a line cannot be told to stop waiting, so the lines are read on a thread of their own: one
//! at a time, each when it is asked for, so that a flood of input waits where it is.

use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::cli::at_prompt::TypedLines;
use crate::cli::line::read_line;

/// Standard input, and Ctrl-C.
pub(super) struct InterruptibleLines {
    wanted: Sender<()>,
    typed: Receiver<io::Result<Option<String>>>,
}

/// Whether Ctrl-C has been pressed.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

impl InterruptibleLines {
    /// Begins to listen. From now on the first Ctrl-C ends the game and only the second one the program.
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

    /// Whether Ctrl-C has been pressed.
    pub fn was_interrupted() -> bool {
        INTERRUPTED.load(Ordering::SeqCst)
    }

    /// The game has ended: from now on the next Ctrl-C ends the program.
    pub fn game_over() {
        INTERRUPTED.store(true, Ordering::SeqCst);
    }
}

impl TypedLines for InterruptibleLines {
    fn line(&mut self) -> io::Result<Option<String>> {
        if Self::was_interrupted() || self.wanted.send(()).is_err() {
            return Ok(None);
        }
        self.typed.recv().unwrap_or(Ok(None))
    }

    fn are_interrupted(&self) -> bool {
        Self::was_interrupted()
    }
}
