//! The lines that come out of the process: those that may be frames are passed on, all else is dropped, and none is longer
//! than a frame of the harness can be.
//!
//! A hand-in may get at the harness, and with it at the stream and the id of a request. What it writes there can only be an
//! answer; that it is one of a gigabyte is seen here, before it takes the time and memory of whoever judges it.

use std::io::{BufRead, Read};
use std::sync::mpsc::SyncSender;

/// What stands at the beginning of every line that may be a frame.
pub(super) const PREFIX: &str = "nimlab ";

/// No frame of the harness is longer: it tells at most 32 values at once, each of them in hardly more than 2¹⁷ bytes, its arguments, and
/// what was printed in less than 2²⁰.
pub(super) const LONGEST: usize = 1 << 24;

/// A line that might be a frame, and is longer than any. There is no reading on after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLong;

/// Passes on the lines that may be frames, and drops all else.
pub(super) fn read_frames(mut stream: impl BufRead, frames: &SyncSender<Result<String, TooLong>>) {
    let most = LONGEST as u64 + 1;
    let mut line = Vec::new();
    // A line that is no frame may be as long as it likes, and is not kept: it comes in parts.
    let mut is_begun = false;
    loop {
        line.clear();
        match stream.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.ends_with(b"\n");
        let may_be_frame = !is_begun && line.starts_with(PREFIX.trim_end().as_bytes());
        is_begun = !is_whole;
        let passed_on = match (may_be_frame, is_whole) {
            (false, _) => continue,
            (true, true) => match String::from_utf8(std::mem::take(&mut line)) {
                Ok(text) => Ok(text.trim_end().to_owned()),
                Err(_) => continue,
            },
            // The stream has ended in the middle of it.
            (true, false) if line.len() <= LONGEST => return,
            (true, false) => Err(TooLong),
        };
        let is_last = passed_on.is_err();
        if frames.send(passed_on).is_err() || is_last {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read};
    use std::sync::mpsc::sync_channel;

    use super::{LONGEST, TooLong, read_frames};

    /// A beginning, then the same byte for ever; counts what is read.
    struct Endless<'a> {
        beginning: &'a [u8],
        then: u8,
        read: &'a mut usize,
        most: usize,
    }

    impl Read for Endless<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if *self.read >= self.most {
                return Ok(0);
            }
            let beginning = self.beginning.read(buffer)?;
            buffer[beginning..].fill(self.then);
            *self.read += buffer.len();
            Ok(buffer.len())
        }
    }

    fn of_endless(beginning: &[u8], most: usize) -> (Vec<Result<String, TooLong>>, usize) {
        let mut read = 0;
        let stream = Endless {
            beginning,
            then: b'f',
            read: &mut read,
            most,
        };
        let (sender, frames) = sync_channel(16);
        read_frames(BufReader::new(stream), &sender);
        drop(sender);
        (frames.iter().collect(), read)
    }

    #[test]
    fn a_frame_that_does_not_end_is_not_read_on() {
        let (passed_on, read) = of_endless(b"nimlab 1 {}\nnimlab 2 {\"int\":\"", 20 * LONGEST);
        assert_eq!(passed_on, [Ok("nimlab 1 {}".to_owned()), Err(TooLong)]);
        assert!(read <= LONGEST + (1 << 16), "{read} bytes were read");
    }

    #[test]
    fn what_is_no_frame_is_read_and_not_kept_however_long_it_is() {
        let (passed_on, read) = of_endless(b"printed ", 5 * LONGEST);
        assert_eq!((passed_on, read >= 5 * LONGEST), (Vec::new(), true));
    }

    #[test]
    fn no_part_of_a_line_is_taken_for_a_frame() {
        let mut line = vec![b'x'; LONGEST + 1];
        line.extend(b"nimlab 1 {}\nnimlab 2 {}\n");
        let (sender, frames) = sync_channel(16);
        read_frames(&line[..], &sender);
        drop(sender);
        let passed_on: Vec<_> = frames.iter().collect();
        assert_eq!(passed_on, [Ok("nimlab 2 {}".to_owned())]);
    }
}
