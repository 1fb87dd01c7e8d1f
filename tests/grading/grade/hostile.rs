//! Hostile hand-ins: each ends within its limits, with a verdict on each function; what is right stays right, nothing is
//! left running and nothing is left behind.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};

use crate::grading::grade::graded::{Graded, name, status};
use crate::grading::grade::hand_in::{FUNCTIONS, Variant, variants};
use crate::grading::grade::pace::try_all;
use crate::grading::jail::namespace::{inside, inside_for, left_alive};
use crate::grading::python;
use crate::place::{Place, Told};
use crate::program::words;
use crate::support::{few_or_all, or_pass_over};

/// Something hangs where a run takes so long, however busy the machine is.
const HANGS: Duration = Duration::from_secs(600);

const NO_LAB: &str = include_str!("no_lab.txt");

/// What is said of a function that is not there.
const MISSING: &str = r#""status":"missing""#;

/// Statuses that a hostile hand-in may cost its functions: `is_human` → `timeout`, `error`; `*` is any function.
fn lost(variant: &Variant) -> Vec<(&str, Vec<&str>)> {
    variant
        .header("lost")
        .flat_map(|line| line.split(','))
        .filter_map(|part| part.trim().split_once('='))
        .map(|(function, statuses)| (function, statuses.split('|').collect()))
        .collect()
}

/// Whether each function has the status that the header gives it; a function that is not in the header passed, or is
/// blocked by one that is.
fn judge(variant: &Variant, graded: &Graded) -> Result<(), String> {
    let lost = lost(variant);
    let culprits: Vec<&str> = lost.iter().map(|(function, _)| *function).collect();
    for function in graded.functions() {
        let allowed = lost
            .iter()
            .find(|(other, _)| *other == name(function) || *other == "*")
            .map_or(&["passed"][..], |(_, statuses)| statuses);
        if !allowed.contains(&status(function)) && !graded.is_blocked_by(function, &culprits) {
            return Err(format!("{} is {}", name(function), status(function)));
        }
    }
    Ok(())
}

/// Everything in a folder: each path with its permissions and what is in it.
fn contents(folder: &Path) -> BTreeMap<PathBuf, (u32, Option<Vec<u8>>)> {
    let mut contents = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let about = fs::symlink_metadata(&path).unwrap();
        if about.is_dir() {
            contents.extend(self::contents(&path));
        }
        let held = about.is_file().then(|| fs::read(&path).unwrap());
        contents.insert(path, (about.permissions().mode(), held));
    }
    contents
}

/// A place with a hand-in, in which `@FOLDER@` and `@NIMLAB@` stand for where it is, and for nimlab. Beside it stand a file
/// that must survive, a home, and a place for temporary files that should stay as they are.
pub fn place_with(files: &[(&str, &str)]) -> Place {
    let place = Place::of([("sentinel", "all other marks\n")]);
    for (file, text) in files {
        let text = text.replace("@FOLDER@", place.at("").to_str().unwrap());
        place.write(file, text.replace("@NIMLAB@", env!("CARGO_BIN_EXE_nimlab")));
    }
    for folder in ["home", "temporary"] {
        fs::create_dir(place.at(folder)).unwrap();
    }
    place
}

/// What nimlab tells, alone in a namespace. Whatever it is given, it comes to an end, with little of the time of the
/// processor, leaves nothing running, and changes no file.
pub fn met(place: &Place, line: &str) -> Result<Told, String> {
    /// The most seconds of the processor, with a second for each function.
    const BOUND: i64 = 60;
    let used = || {
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN).unwrap();
        usage.user_time() + usage.system_time()
    };
    let (before, used_before) = (contents(&place.at("")), used());
    let mut nimlab = place.nimlab(&words(line));
    let output = nimlab
        .args(["--format", "json", "--seed", "1"])
        .env("HOME", place.at("home"))
        .env("TMPDIR", place.at("temporary"))
        .env("NIMLAB_TEST_SECRET", "a-secret-of-the-teacher")
        .timeout(HANGS)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    let told = Told {
        printed: text(&output.stdout),
        said: text(&output.stderr),
        code: output.status.code().unwrap_or(-1),
    };
    let left = left_alive();
    let seconds = (used() - used_before).tv_sec();
    if !(0..=2).contains(&told.code) {
        Err(format!("nimlab ended with {}\n{}", output.status, told.said))
    } else if !left.is_empty() {
        Err(format!("left running: {left:?}"))
    } else if before != contents(&place.at("")) {
        Err("files were changed".to_owned())
    } else if seconds >= BOUND {
        Err(format!("it took {seconds} seconds of the processor"))
    } else {
        Ok(told)
    }
}

fn meet(variant: &Variant) -> Result<(), String> {
    let place = place_with(&[("lab.py", &variant.source())]);
    let told = met(&place, "grade lab.py --timeout 1")?;
    let mut secrets = variant.header("never");
    if let Some(secret) = secrets.find(|words| told.printed.contains(words)) {
        return Err(format!("the report holds {secret:?}"));
    }
    let graded = Graded::all(&told.printed).map_err(|why| format!("{why}\n{}", told.said))?;
    judge(variant, &graded[0]).map_err(|why| format!("{why}{}", graded[0].losses()))?;
    let is_right = |function| ["passed", "not_judged"].contains(&status(function));
    let expected = i32::from(!graded[0].functions().all(is_right));
    if told.code != expected {
        return Err(format!("nimlab ended with {}, not {expected}", told.code));
    }
    Ok(())
}

/// Meets each of these hostile hand-ins in one namespace, one after the other, each in its time.
pub fn meet_all(hostile: &[Variant], meet: fn(&Variant) -> Result<(), String>) {
    let each = u32::try_from(HANGS.as_secs()).unwrap();
    let all = each * u32::try_from(hostile.len() + 1).unwrap();
    inside_for(all, || {
        try_all(1, hostile, |variant| {
            meet(variant).map_err(|why| format!("{}: {why}", variant.name))
        });
    });
}

#[test]
fn what_is_right_stays_right() {
    or_pass_over!(python());
    let hostile = variants("hostile");
    assert!(hostile.len() >= 45, "{} hostile hand-ins", hostile.len());
    meet_all(&few_or_all(hostile, 4, "hostile hand-ins"), meet);
    for folder in ["/tmp", "/var/tmp", "/dev/shm", "/run"] {
        let written = Path::new(folder).join("nimlab-was-here");
        assert!(!written.exists(), "{} was written", written.display());
    }
}

#[test]
fn headers_name_functions_and_say_what_happens() {
    for variant in variants("hostile") {
        assert_eq!(variant.header("what").count(), 1, "{}", variant.name);
        assert_eq!(variant.header("lost").count(), 1, "{}", variant.name);
        for (function, _) in lost(&variant) {
            let is_known = function == "*" || FUNCTIONS.contains(&function);
            assert!(is_known, "{}: {function}", variant.name);
        }
    }
}

#[test]
fn files_that_are_no_lab_are_told_and_do_no_harm() {
    or_pass_over!(python());
    let nested = "(".repeat(100_000).into_bytes();
    let long = format!("x = {}1", "1 + ".repeat(200_000)).into_bytes();
    let mut files = vec![("nested.py", nested, MISSING), ("long.py", long, MISSING)];
    for line in NO_LAB.lines().skip(2) {
        let [name, bytes, said] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let bytes: String = serde_json::from_str(bytes).unwrap();
        let bytes = bytes.chars().map(|byte| u8::try_from(byte).unwrap());
        files.push((name, bytes.collect(), said));
    }
    inside(|| {
        for (name, bytes, words) in &files {
            let place = place_with(&[]);
            place.write(name, bytes);
            let told = met(&place, &format!("grade {name} --timeout 1 --width 200")).unwrap();
            let said = format!("{}{}", told.said, told.printed).replace('\u{a0}', " ");
            assert!(said.contains(words), "{name}: nothing says {words:?} in {said}");
            let is_none_right = !told.printed.contains(r#""status":"passed""#);
            assert!(told.code != 0 && is_none_right, "{name}: {said}");
        }
    });
}
