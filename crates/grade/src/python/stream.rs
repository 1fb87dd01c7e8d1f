//! The lines that come out of the process: those that may be frames are passed on, the rest is dropped, and none is
//! longer than a frame can be.
//!
//! A hand-in may get at the harness, and so at the stream and the id of a request. What it writes there can only be an
//! answer; one of a gigabyte is recognised here, before it takes time and memory.

use std::io::{BufRead, Read};
use std::sync::mpsc::SyncSender;

use serde_json::{Value as Json, json};

use explain::legible::cut;

/// The beginning of every line that may be a frame.
pub(super) const PREFIX: &str = "nimlab ";

/// No frame of the harness is longer: it has at most 32 values, each of hardly more than 2¹⁷ bytes, its arguments, and
/// less than 2²⁰ bytes of output.
pub(super) const LONGEST: usize = 1 << 24;

/// A line that is longer than any frame, after which reading stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLong;

/// Passes on the lines that may be frames, and drops the rest.
pub(super) fn read_frames(mut stream: impl BufRead, frames: &SyncSender<Result<String, TooLong>>) {
    let most = LONGEST as u64 + 1;
    let mut line = Vec::new();
    loop {
        line.clear();
        match stream.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let passed_on = match str::from_utf8(&line) {
            _ if line.len() > LONGEST => Err(TooLong),
            Ok(text) if text.starts_with(PREFIX) && text.ends_with('\n') => {
                Ok(text.trim_end().to_owned())
            }
            _ => continue,
        };
        let is_last = passed_on.is_err();
        if frames.send(passed_on).is_err() || is_last {
            return;
        }
    }
}

/// A frame made fit for keeping and for reports; texts among the values and printed output stay as they are.
///
/// An exception may have any message, and its type any name: `"\x1b[2J"` would clear the teacher's screen. A line end
/// becomes a space, so that a student's words stay one part of one sentence; and long texts are cut. What the harness
/// sends is shorter anyway, but a hand-in may get at it.
pub(super) fn seen(frame: Json) -> Json {
    /// The most characters of a message, and of a value or printed output.
    const MOST_WORDS: usize = 300;
    const MOST: usize = 1 << 19;
    let field = |(name, field): (String, Json)| {
        let field = match &name[..] {
            "value" | "given" | "wants" | "instead" if field.to_string().len() > MOST => {
                json!({"huge": "a value that is too large"})
            }
            "text" if field.to_string().len() > MOST => "".into(),
            "str" | "int" | "text" => field,
            _ => seen(field),
        };
        (name, field)
    };
    match frame {
        Json::String(words) => cut(&words, MOST_WORDS).into(),
        Json::Array(items) => items.into_iter().map(seen).collect(),
        Json::Object(fields) => fields.into_iter().map(field).collect(),
        other => other,
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
        let stream = Endless { beginning, then: b'f', read: &mut read, most };
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
    fn what_is_no_frame_is_passed_over_up_to_the_length_of_one() {
        let mut line = vec![b'x'; LONGEST / 2];
        line.extend(b"nimlab 1 {}\n\xff\nnimlab 2 {}\nnimlab 3");
        let (sender, frames) = sync_channel(16);
        read_frames(&line[..], &sender);
        drop(sender);
        let passed_on: Vec<_> = frames.iter().collect();
        assert_eq!(passed_on, [Ok("nimlab 2 {}".to_owned())]);
        let (passed_on, read) = of_endless(b"printed ", 5 * LONGEST);
        assert_eq!(passed_on, [Err(TooLong)]);
        assert!(read <= LONGEST + (1 << 16), "{read} bytes were read");
    }
}
