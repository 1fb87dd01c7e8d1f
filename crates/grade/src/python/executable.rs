//! The Python found on `PATH`: what it is and what it reads, asked once and outside the jail.
//!
//! `python3` may be a shell script, which could not run in the jail. Python itself knows where it really is:
//! `/usr/bin/python3`, say, with its modules in `/usr/lib/python3.11`.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use explain::legible::why;

/// The Python program that loads a hand-in and only answers "call this function with these arguments". `frames` writes
/// the answers, such as `nimlab ID {"int":"6"}`, `printed` replaces what a hand-in prints to and reads from,
/// `surroundings` the notebook and the screen, `loading` takes it apart (with `syntax`), `session` runs it, `written`
/// reads how a function is written, and `main` listens.
const HARNESS: &str = concat!(
    include_str!("harness/frames.py"),
    include_str!("harness/surroundings.py"),
    include_str!("harness/printed.py"),
    include_str!("harness/syntax.py"),
    include_str!("harness/loading.py"),
    include_str!("harness/session.py"),
    include_str!("harness/written.py"),
    include_str!("harness/main.py"),
);

/// The oldest Python that hand-ins are graded with.
const OLDEST: (u32, u32, u32) = (3, 8, 0);

/// Works in every Python, however old. Site customisations may print anything at its start, hence the mark.
///
/// It lists as readable the standard library and the libraries that it has loaded, with their neighbours: modules that are
/// imported later are linked to them. Where installed packages lie among the modules, all others are listed one by one,
/// and where they lie among the libraries, those that are loaded. Names that are not valid text are left out.
const QUESTION: &str = r"
import sys
sys.path = [path for path in sys.path if path]
import os, json, marshal
told = {'version': sys.version_info[:3]}
if sys.version_info >= (3, 8):
    told['harness'] = list(marshal.dumps(compile(sys.argv[1], 'harness', 'exec', 0, True, 2)))
    library = os.path.dirname(os.__file__)
    packages = ('site-packages', 'dist-packages')
    paths = sys.path + [library] + [os.path.join(sys.prefix, part) for part in ('DLLs', 'pyvenv.cfg')]
    for name in ('_ctypes', '_ssl', '_sqlite3', '_lzma', '_bz2', 'zlib', 'pyexpat', 'readline', '_curses', '_uuid', '_tkinter'):
        try:
            __import__(name)
        except Exception:
            pass
    try:
        with open('/proc/self/maps', errors='surrogateescape') as maps:
            files = sorted(set(line.split(None, 5)[5].rstrip() for line in maps if '/' in line))
    except Exception:
        files = []
    for path in files:
        name = os.path.basename(path)
        folder = os.path.dirname(path)
        has_packages = [held for held in os.listdir(folder) if held in packages or held.startswith('python')]
        paths.append(path if has_packages or '.so' not in name else folder)
        if name.startswith(('ld-', 'ld.so')) and '.so' in name and os.path.isfile(path):
            told['loader'] = path
    readable = set()
    while paths:
        path = paths.pop()
        held = os.listdir(path) if os.path.isdir(path) else []
        if set(held).intersection(packages):
            paths += [os.path.join(path, name) for name in held if name not in packages]
        elif os.path.isabs(path) and os.path.exists(path) and path != '/':
            readable.add(path)
    told['readable'] = sorted(path for path in readable if path.isprintable())
    told['listed'] = library
    told['executable'] = sys.executable or ''
sys.stdout.write('\0nimlab\0' + json.dumps(told))
sys.stdout.flush()
";

/// Precedes the answer.
const MARK: &str = "\0nimlab\0";

/// A Python that can grade hand-ins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Python {
    /// The program itself.
    pub executable: PathBuf,
    /// Its version, such as 3.11.7.
    pub version: (u32, u32, u32),
    /// The files and folders that it has to read: its modules and libraries.
    pub readable: Vec<PathBuf>,
    /// The folder of its modules, in which it looks for their names.
    pub listed: PathBuf,
    /// The program that loads its libraries, on systems that have one.
    pub loader: Option<PathBuf>,
    /// The harness, compiled once by this very Python, since that takes longer than the rest of a start.
    #[serde(skip_serializing)]
    pub(super) harness: Vec<u8>,
}

/// Why there is no Python to grade with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PythonError {
    /// There is no `PATH`, without which Python does not know where it is.
    #[error("PATH is not set: expected the folders in which programs are, such as /usr/bin")]
    NoPath,
    /// Neither name is on `PATH`.
    #[error("there is no python3 on your PATH. Install Python 3.8 or later, from python.org")]
    Missing,
    /// There is one, but it is too old, or does not say what it is.
    #[error("{0}. Install Python 3.8 or later, from python.org")]
    Unfit(String),
}

impl Python {
    /// Finds `python3` or `python` on `PATH`, and asks it for what it is.
    ///
    /// # Errors
    ///
    /// If there is none, or none that is Python 3.8 or later.
    pub fn find() -> Result<Self, PythonError> {
        if env::var_os("PATH").is_none() {
            return Err(PythonError::NoPath);
        }
        Self::ask(Path::new("python3")).or_else(|told| match told {
            PythonError::Missing => Self::ask(Path::new("python")),
            // What is wrong with the existing one says more than what is wrong with the other.
            told => Self::ask(Path::new("python")).map_err(|_| told),
        })
    }

    /// The first of these files, or files in zip files, that every hand-in could read.
    pub fn could_read<'a>(&self, mut files: impl Iterator<Item = &'a Path>) -> Option<&'a Path> {
        let readable = self.readable.iter().filter_map(|path| fs::canonicalize(path).ok());
        let readable: Vec<PathBuf> = readable.collect();
        files.find(|file| {
            let place = file.ancestors().find_map(|path| fs::canonicalize(path).ok());
            place.is_some_and(|place| readable.iter().any(|path| place.starts_with(path)))
        })
    }

    /// Asks a program what it is, from `/`: the folder in which nimlab is called may be full of hand-ins, and nothing in
    /// it may say which program that is, or what it imports.
    ///
    /// # Errors
    ///
    /// If it does not exist, or is not Python 3.8 or later.
    pub fn ask(name: &Path) -> Result<Self, PythonError> {
        let named = format!("{} on your PATH", name.display());
        let silent = |reason: String| {
            PythonError::Unfit(format!("{named} does not work as Python: {reason}"))
        };
        // Not -I, which the oldest do not know; these keep out the user's variables and folders, and packages. Before
        // anything is imported, the question takes the current folder out of the path.
        let ended = Command::new(name)
            .args(["-E", "-s", "-S", "-c", QUESTION, HARNESS])
            .current_dir("/")
            .stdin(Stdio::null())
            .output()
            .map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => PythonError::Missing,
                _ => silent(why(&error)),
            })?;
        let told = String::from_utf8_lossy(&ended.stdout);
        let Some((_, answer)) = told.split_once(MARK) else {
            return Err(silent(match ended.status.code() {
                Some(code) => format!("it ended with exit status {code}"),
                None => "it crashed".to_owned(),
            }));
        };
        match serde_json::from_str(answer) {
            Ok(Self { version, .. }) if version < OLDEST => {
                let (major, minor, micro) = version;
                let told = format!("{named} is Python {major}.{minor}.{micro}");
                Err(PythonError::Unfit(told))
            }
            Ok(python) if python.executable.is_absolute() => Ok(python),
            _ => Err(silent("it does not know where it is".to_owned())),
        }
    }
}
