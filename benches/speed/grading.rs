//! What grading costs, beside what nobody can do without: starting Python, with the same modules imported.
//!
//! The hand-in is a right one of the tests. It is measured beside [`STARTS`] starts of Python; a class of 200 beside 400,
//! half of them with the modules that the hand-in imports.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, available_parallelism};
use std::time::Instant;

use crate::measure::{Peak, Program, in_turns, in_turns_with};
use crate::temporary::Folder;
use crate::{NIMLAB, Result, heading, tell_ratio};

const HAND_IN: &str = include_str!("../../tests/hand_ins/right/plain.py");

/// How many starts of Python one right hand-in may cost: as many as it took when the goal was set, once to call its functions
/// and once to read how its gate is written. Today one start does both.
const STARTS: usize = 2;

/// Runs a hand-in statement by statement as the grader does, and tells the standard modules that it has brought in.
const IMPORTED: &str = r"
import ast, io, sys
before, told = set(sys.modules), sys.stdout
sys.stdout, sys.stdin = io.StringIO(), io.StringIO()
names = {'__name__': 'hand_in'}
for statement in ast.parse(sys.argv[1]).body:
    try:
        exec(compile(ast.Module([statement], []), 'hand_in', 'exec'), names)
    except Exception:
        pass
# One that no `import` can name comes in with another.
imported = sorted(set(sys.modules) - before)
print(','.join(it for it in imported if it.replace('.', '').isidentifier()), file=told)
";

/// Measures a hand-in and a class; tells what could not be measured.
pub fn grading(folder: &Path) -> Result {
    heading("Grading, beside starting Python");
    let Some(executable) = answer("python3", &["-I", "-c", "import sys; print(sys.executable)"])
    else {
        println!("  NOT MEASURED: there is no python3");
        return Ok(());
    };
    let hand_ins = Folder::new(folder.join("hand_ins"))?;
    let one = hand_ins.path().join("one.py");
    fs::write(&one, HAND_IN)?;
    one_hand_in(&one, &executable)?;
    class_of_200(&hand_ins, &executable)?;
    memory_of_a_class(&hand_ins)
}

/// Beside `python3` as it is on PATH, and beside the program itself, which may be quicker to start than its launcher.
fn one_hand_in(hand_in: &Path, executable: &str) -> Result {
    const GOAL: f64 = 10.0;
    let file = hand_in.to_string_lossy();
    let grade = Program::new(NIMLAB, ["grade", file.as_ref()]);
    for (what, python) in
        [("one hand-in, and python3", "python3"), ("one hand-in, and sys.executable", executable)]
    {
        let pass = Program::new(python, ["-I", "-c", "pass"]);
        let times = in_turns(21, &grade, &pass)?;
        let met = times.ratio <= GOAL;
        tell_ratio(what, &times.to_string(), times.ratio, "at most 10.00", met);
    }
    Ok(())
}

/// Beside as many starts of Python itself, on as many cores.
fn class_of_200(hand_ins: &Folder, executable: &str) -> Result {
    const GOAL: f64 = 1.4;
    const SIZE: usize = 200;
    let Some(modules) = answer(executable, &["-I", "-c", IMPORTED, HAND_IN]) else {
        println!("  a class NOT MEASURED: Python does not tell what the hand-in imports");
        return Ok(());
    };
    let class = Class::new(hand_ins, SIZE)?;
    let grade = Program::new(NIMLAB, ["grade", &class.path, "--format", "csv"]);
    let import = format!("import {modules}");
    let with_modules = Program::new(executable, ["-I", "-c", &import]);
    let without = Program::new(executable, ["-I", "-c", "pass"]);
    let starts: Vec<&Program> = (0..STARTS * SIZE)
        .map(|start| if start % STARTS == 0 { &with_modules } else { &without })
        .collect();
    let times = in_turns_with(
        5,
        || grade.time(),
        || {
            let started = Instant::now();
            run_side_by_side(&starts)?;
            Ok(started.elapsed())
        },
    )?;
    let what = format!("a class of {SIZE}, and {} starts", starts.len());
    let met = times.ratio <= GOAL;
    tell_ratio(&what, &times.to_string(), times.ratio, "at most 1.40", met);
    Ok(())
}

/// As many at a time as there are cores, which is what the grader does.
fn run_side_by_side(programs: &[&Program]) -> std::io::Result<()> {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            program.run(&[])?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let cores = available_parallelism().map_or(1, NonZero::get);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or(Ok(())))
    })
}

/// What nimlab itself holds at its peak, for a small class and for one twenty times as large.
fn memory_of_a_class(hand_ins: &Folder) -> Result {
    const SIZES: [usize; 2] = [20, 400];
    for format in ["text", "json"] {
        let mut peaks = Vec::new();
        for size in SIZES {
            let class = Class::new(hand_ins, size)?;
            let grade = Program::new(NIMLAB, ["grade", &class.path, "--format", format]);
            peaks.push(Peak::of_itself(&grade));
        }
        match peaks[..] {
            [Some(few), Some(many)] => tell_ratio(
                &format!("{format}: memory, {} and {}", SIZES[1], SIZES[0]),
                &format!("{many} beside {few}"),
                many.beside(few),
                "1.00, give or take 10 in 100",
                many.beside(few) < 1.1,
            ),
            _ => println!("  {format}: memory NOT MEASURED: there is no /proc"),
        }
    }
    Ok(())
}

/// A folder with so many copies of the hand-in.
struct Class {
    path: String,
}

impl Class {
    fn new(hand_ins: &Folder, size: usize) -> Result<Self> {
        let folder = hand_ins.path().join(format!("class_{size}"));
        fs::create_dir_all(&folder)?;
        for number in 0..size {
            fs::write(folder.join(format!("lab_{number}.py")), HAND_IN)?;
        }
        Ok(Self { path: folder.to_string_lossy().into_owned() })
    }
}

/// The last line that a program prints; `None` where it is not there or fails.
fn answer(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.lines().last().map(str::to_owned)
}
