//! The Python that is found on `PATH`: what it is and what it reads, asked once and outside the jail.
//!
//! `python3` may be a launcher written for the shell, which could not run in the jail. Python itself knows where it
//! really is: `/usr/bin/python3`, say, with its modules in `/usr/lib/python3.11`.

use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use thiserror::Error;

use crate::legible::why;

/// The program in Python that loads a hand-in and only answers "call this function with these arguments": `frames` writes
/// what is answered, such as `nimlab ID {"int":"6"}`, `printed` stands in for what a hand-in prints to and reads from,
/// `surroundings` for the notebook and the screen, `loading` takes it apart (with `syntax`), `session` runs it, `written`
/// reads how a function is written, and `main` listens.
const HARNESS: &str = concat!(
    include_str!("harness/frames.py"),
    include_str!("harness/printed.py"),
    include_str!("harness/surroundings.py"),
    include_str!("harness/syntax.py"),
    include_str!("harness/loading.py"),
    include_str!("harness/session.py"),
    include_str!("harness/written.py"),
    include_str!("harness/main.py"),
);

/// The oldest Python that hand-ins are graded with.
const OLDEST: (u32, u32, u32) = (3, 8, 0);

/// What it is called, in the order in which it is looked for.
const NAMES: [&str; 2] = ["python3", "python"];

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Understood by every Python, however old. Sites may print what they like at its start, hence the mark.
const QUESTION: &str = r"
import sys, os, marshal
told = ['%d' % part for part in sys.version_info[:3]]
if sys.version_info >= (3, 8):
    told.append(sys.executable or '')
    told.append(marshal.dumps(compile(sys.argv[1], 'harness', 'exec', 0, True, 2)).hex())
    told.extend(path for path in sys.path if os.path.isabs(path))
    told.append(os.path.dirname(os.__file__))
    for prefix in (sys.prefix, sys.base_prefix):
        told.extend(os.path.join(prefix, part) for part in ('lib', 'lib64', 'DLLs', 'pyvenv.cfg'))
    try:
        with open('/proc/self/maps', 'rb') as maps:
            files = set(line.split(None, 5)[5].rstrip() for line in maps if b'/' in line)
        told.extend(os.fsdecode(file) for file in sorted(files))
    except Exception:
        pass
    sys.stdout.buffer.write(b'\0nimlab\0' + os.fsencode('\0'.join(told)))
else:
    sys.stdout.write('\0nimlab\0' + '\0'.join(told))
sys.stdout.flush()
";

/// The mark, without the zeros around it.
const MARK: &str = "nimlab";

/// A Python that hand-ins can be graded with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Python {
    /// The program itself.
    pub executable: PathBuf,
    /// Its version, such as 3.11.7.
    pub version: (u32, u32, u32),
    /// The files and folders it has to read: its modules and libraries.
    pub readable: Vec<PathBuf>,
    /// What loads its libraries, on systems that have such a program.
    pub loader: Option<PathBuf>,
    /// The harness, compiled by this very Python: once, since that takes longer than all else at a start.
    pub(super) harness: Vec<u8>,
}

/// Why there is no Python to grade with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum PythonError {
    /// Neither name is on `PATH`.
    #[error("there is no python3 on your PATH. Install Python 3.8 or later, from python.org")]
    Missing,
    /// There is one, but it is too old.
    #[error("{name} on your PATH is Python {}.{}.{}. Install Python 3.8 or later, from python.org", version.0, version.1, version.2)]
    TooOld {
        name: String,
        version: (u32, u32, u32),
    },
    /// There is one, but it does not tell what it is.
    #[error(
        "{program} does not work as Python: {reason}. Install Python 3.8 or later, from python.org"
    )]
    Silent {
        /// Its name, and where it is, where that is known.
        program: String,
        reason: String,
    },
}

impl Python {
    /// Finds `python3` or `python` on `PATH`, and asks it for what it is.
    ///
    /// # Errors
    ///
    /// Where there is none, or none that is Python 3.8 or later.
    pub fn find() -> Result<Self, PythonError> {
        let mut first_told = PythonError::Missing;
        for name in NAMES {
            match Self::ask(Path::new(name)) {
                Ok(python) => return Ok(python),
                // What is wrong with the first that is there says more than that the second is missing.
                Err(told) if first_told == PythonError::Missing => first_told = told,
                Err(_) => {}
            }
        }
        Err(first_told)
    }

    /// Asks one program for what it is.
    ///
    /// # Errors
    ///
    /// Where it is not there, or is not Python 3.8 or later.
    pub fn ask(name: &Path) -> Result<Self, PythonError> {
        let named = name.display().to_string();
        let silent = |reason: String| PythonError::Silent {
            program: match on_path(name) {
                Some(path) => format!("{named} on your PATH ({})", path.display()),
                None => format!("{named} on your PATH"),
            },
            reason,
        };
        // Not -I, which the oldest do not know; these two keep variables and folders of the user's out as well.
        let started = Command::new(name)
            .args(["-E", "-s", "-c", QUESTION, HARNESS])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = match started {
            Ok(child) => child,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(PythonError::Missing);
            }
            Err(error) => return Err(silent(why(&error))),
        };
        let Some(answer) = answer(&mut child) else {
            let _ = child.kill();
            let _ = child.wait();
            let patience = PATIENCE.as_secs();
            return Err(silent(format!("it said nothing for {patience} seconds")));
        };
        let status = child.wait().map_err(|error| silent(why(&error)))?;
        let words = words(&answer).ok_or_else(|| silent(ended(status)))?;
        let python = Self::read(words);
        let python = python.ok_or_else(|| silent("it does not know where it is".to_owned()))?;
        if python.version < OLDEST {
            return Err(PythonError::TooOld {
                name: named,
                version: python.version,
            });
        }
        Ok(python)
    }

    /// Understands the words of the answer; one that is too old tells its version alone.
    fn read(words: Vec<OsString>) -> Option<Self> {
        let mut words = words.into_iter();
        let mut number = || words.next()?.to_str()?.parse::<u32>().ok();
        let version = (number()?, number()?, number()?);
        if version < OLDEST {
            return Some(Self {
                version,
                ..Self::default()
            });
        }
        let executable = words.next().filter(|path| !path.is_empty())?;
        let harness = bytes(words.next()?.to_str()?)?;
        let mut loader = None;
        let mut readable: Vec<PathBuf> = Vec::new();
        for path in words.map(PathBuf::from) {
            let name = path.file_name().and_then(|name| name.to_str());
            let Some(name) = name else { continue };
            if is_loader(name) && path.is_file() {
                loader = Some(path.clone());
            }
            // A library's neighbours are needed too: modules that are imported later are linked to them.
            let whole = if name.contains(".so") {
                path.parent().map(Path::to_path_buf)
            } else {
                Some(path)
            };
            let new = whole.filter(|path| !readable.iter().any(|known| path.starts_with(known)));
            readable.extend(new.filter(|path| path.exists()));
        }
        Some(Self {
            executable: executable.into(),
            version,
            readable,
            loader,
            harness,
        })
    }
}

/// Bytes from hexadecimal digits, two for each.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    (0..digits.len())
        .step_by(2)
        .map(|place| u8::from_str_radix(digits.get(place..place + 2)?, 16).ok())
        .collect()
}

/// Where the first program of this name on `PATH` is.
fn on_path(name: &Path) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// How a program ended that did not answer.
fn ended(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("it ended with exit status {code}"),
        None => "it crashed".to_owned(),
    }
}

/// `ld-linux-x86-64.so.2`, `ld-musl-x86_64.so.1`, `ld-2.31.so`, `ld.so.1`.
fn is_loader(name: &str) -> bool {
    (name.starts_with("ld-") || name.starts_with("ld.so")) && name.contains(".so")
}

/// All that it prints; `None` where that has no end. The end is that of the output, not of the program.
fn answer(child: &mut Child) -> Option<Vec<u8>> {
    let mut output = child.stdout.take()?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut answer = Vec::new();
        let read = output.read_to_end(&mut answer);
        let _ = send.send(read.map(|_| answer));
    });
    receive.recv_timeout(PATIENCE).ok()?.ok()
}

/// The words after the mark.
fn words(answer: &[u8]) -> Option<Vec<OsString>> {
    let mut words = answer
        .split(|byte| *byte == 0)
        .skip_while(|word| *word != MARK.as_bytes());
    words.next()?;
    Some(words.map(word).collect())
}

#[cfg(unix)]
fn word(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn word(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

#[cfg(test)]
mod tests {
    use super::{OsString, Python, PythonError, words};

    fn read(text: &str) -> Option<Python> {
        Python::read(text.split(' ').map(OsString::from).collect())
    }

    #[test]
    fn what_a_site_prints_before_the_answer_is_passed_over() {
        let told = words(b"welcome\n\0nimlab\x003\x009\x001").unwrap();
        assert_eq!(told, ["3", "9", "1"]);
        assert_eq!(words(b"welcome\n"), None);
    }

    #[test]
    fn the_old_and_the_lost_are_told_apart() {
        for (told, version) in [("2 7 18", (2, 7, 18)), ("3 7 9 /bin/python3", (3, 7, 9))] {
            assert_eq!(read(told).map(|python| python.version), Some(version));
        }
        assert_eq!(read("3 8 0 "), None);
        assert_eq!(read("3 x"), None);
        assert!(read("3 8 0 /bin/python3 e300").is_some());
    }

    #[test]
    fn folders_are_told_once_and_only_those_that_are_there() {
        let python = read("3 12 1 /bin/python3 e300 /no/such/folder / /dev /dev/null").unwrap();
        assert_eq!(python.readable, ["/dev"].map(std::path::PathBuf::from));
        assert_eq!(python.loader, None);
        assert_eq!(python.harness, [0xe3, 0]);
    }

    #[test]
    fn the_messages_name_what_was_found_and_what_was_expected() {
        let old = PythonError::TooOld {
            name: "python".to_owned(),
            version: (2, 7, 18),
        };
        assert_eq!(
            old.to_string(),
            "python on your PATH is Python 2.7.18. Install Python 3.8 or later, from python.org"
        );
        assert!(PythonError::Missing.to_string().contains("python3"));
        let broken = PythonError::Silent {
            program: "python3 on your PATH (/opt/python3)".to_owned(),
            reason: "it ended with exit status 3".to_owned(),
        };
        assert_eq!(
            broken.to_string(),
            "python3 on your PATH (/opt/python3) does not work as Python: it ended with exit status 3. \
             Install Python 3.8 or later, from python.org"
        );
    }
}
