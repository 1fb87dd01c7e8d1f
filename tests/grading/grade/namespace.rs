//! A namespace of processes of the test's own, in which alone hostile hand-ins are met.
//!
//! What kills everything kills nothing outside, and when the namespace ends, so does everything in it. Before it ends,
//! the script in it says what is still running: nothing may be.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

use crate::grade::pace::seconds_of;
use crate::support::runs;

/// What `unshare` is asked for; a user namespace as well for those who are not root.
const AS_ROOT: [&str; 4] = ["-p", "-f", "--mount-proc", "--kill-child"];
const AS_USER: [&str; 6] = ["-U", "-r", "-p", "-f", "--mount-proc", "--kill-child"];

/// Defines `left`, which tells the processes but the first one, the shell itself, and those that are dead but not yet
/// buried. It starts no process before it looks.
const LEFT: &str = r#"
left() {
    read -r self rest </proc/self/stat
    for folder in /proc/[0-9]*; do
        number=${folder#/proc/}
        case $number in 1|$$|$self) continue ;; esac
        state=$(sed -n 's/^State:[[:space:]]*\([A-Z]\).*/\1/p' "$folder/status" 2>/dev/null)
        case $state in Z|X|'') continue ;; esac
        echo "$1: $number $(tr '\0' ' ' <"$folder/cmdline" 2>/dev/null)"
    done
}
wait_for_none_left() {
    attempts=0
    while [ -n "$(left)" ] && [ $attempts -lt 600 ]; do
        attempts=$((attempts + 1))
        sleep 0.1
    done
    left left >&9
}
"#;

/// Everything in a place: each path with its permissions and what is in it.
pub type Contents = BTreeMap<PathBuf, (u32, Vec<u8>)>;

/// What was seen of a run in a namespace.
pub struct Run {
    /// What came on standard output.
    pub stdout: Vec<u8>,
    /// What came on standard error.
    pub stderr: String,
    /// What the script told of its own, by its first word.
    told: String,
}

impl Run {
    /// The lines that the script told under a word: `left` for what was left running.
    pub fn told<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        self.told
            .lines()
            .filter_map(move |line| line.strip_prefix(word)?.strip_prefix(':'))
            .map(str::trim)
    }
}

/// A folder for one hand-in, with a home and a place for temporary files that should stay as they are.
pub struct Place {
    whole: PathBuf,
}

impl Place {
    /// Lays out the folder: beside the hand-in stands a file that must survive.
    pub fn new(whole: PathBuf) -> Self {
        for folder in ["home", "temporary", "hand_ins"] {
            fs::create_dir(whole.join(folder)).unwrap();
        }
        let place = Self { whole };
        fs::write(place.hand_ins().join("sentinel"), "all other marks\n").unwrap();
        place
    }

    /// The folder with the hand-in.
    pub fn hand_ins(&self) -> PathBuf {
        self.whole.join("hand_ins")
    }

    /// Everything in the place now.
    pub fn contents(&self) -> Contents {
        let mut contents = BTreeMap::new();
        let mut folders = vec![self.whole.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let about = fs::symlink_metadata(&path).unwrap();
                let inside = if about.is_file() {
                    fs::read(&path).unwrap()
                } else {
                    Vec::new()
                };
                if about.is_dir() {
                    folders.push(path.clone());
                }
                contents.insert(path, (about.permissions().mode(), inside));
            }
        }
        contents
    }

    /// Writes a file next to the sentinel; `@FOLDER@` and `@NIMLAB@` in it stand for where it is, and for nimlab.
    pub fn write(&self, name: &str, source: &str) {
        let source = source
            .replace("@FOLDER@", &self.hand_ins().display().to_string())
            .replace("@NIMLAB@", env!("CARGO_BIN_EXE_nimlab"));
        let file = self.hand_ins().join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, source).unwrap();
    }

    /// Runs nimlab with these words of a shell. Whatever it is given, it comes to an end, with little of the time of
    /// the processor, leaves nothing running, and changes no file.
    pub fn run_nimlab(&self, words: &str) -> Result<Run, String> {
        /// The most seconds of the processor, with a second for each function.
        const BOUND: f64 = 60.0;
        let before = self.contents();
        let run = self.run(&format!(
            r#"
"$NIMLAB" {words} --format json --seed 1 9>&-
echo "code: $?" >&9
wait_for_none_left
{{ echo "times: $(times | tail -1)"; }} >&9
"#
        ));
        match run.told("code").next() {
            Some("0" | "1" | "2") => {}
            Some(code) => return Err(format!("nimlab ended with code {code}\n{}", run.stderr)),
            None => return Err(format!("it hangs\n{}", run.stderr)),
        }
        let running: Vec<&str> = run.told("left").collect();
        if !running.is_empty() {
            return Err(format!("left running: {running:?}"));
        }
        if before != self.contents() {
            let files: Vec<_> = self.contents().into_keys().collect();
            return Err(format!("files were changed; now there are {files:?}"));
        }
        let seconds = run.told("times").next().map(seconds_of);
        match seconds {
            Some(seconds) if seconds < BOUND => Ok(run),
            seconds => Err(format!("it took {seconds:?} seconds of the processor")),
        }
    }

    /// Runs a script with `nimlab` as `$NIMLAB` in a namespace.
    pub fn run(&self, script: &str) -> Run {
        /// Something hangs where a run takes so many seconds, however busy the machine is.
        const HANGS: u32 = 600;
        // The script tells what it finds on a descriptor of its own, which nimlab does not get.
        let told = self.whole.with_extension("told");
        let _ = fs::remove_file(&told);
        // The inner clock ends the script; the outer one is out of reach of a hand-in that stops the inner one.
        let output = Command::new("timeout")
            .args(["--signal=KILL", &(HANGS + 10).to_string(), "unshare"])
            .args(unshare().unwrap())
            .args(["timeout", "--signal=KILL", &HANGS.to_string(), "sh", "-c"])
            .arg(format!(
                "{LEFT}\nulimit -v 8000000\nexec 9>'{}'\n{script}",
                told.display()
            ))
            .current_dir(self.hand_ins())
            .env("NIMLAB", env!("CARGO_BIN_EXE_nimlab"))
            .env("HOME", self.whole.join("home"))
            .env("TMPDIR", self.whole.join("temporary"))
            .env("NIMLAB_TEST_SECRET", "a-secret-of-the-teacher")
            .output()
            .unwrap();
        Run {
            stdout: output.stdout,
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
            told: fs::read_to_string(told).unwrap_or_default(),
        }
    }
}

/// Whether there can be namespaces of processes here; where not, that is told.
pub fn is_possible() -> bool {
    unshare().is_some()
        || runs(
            "unshare",
            &[&AS_ROOT[..], &["true"]].concat(),
            "nothing hostile was graded",
        )
}

fn unshare() -> Option<&'static [&'static str]> {
    [&AS_ROOT[..], &AS_USER[..]].into_iter().find(|words| {
        Command::new("unshare")
            .args(*words)
            .arg("true")
            .output()
            .is_ok_and(|output| output.status.success())
    })
}
