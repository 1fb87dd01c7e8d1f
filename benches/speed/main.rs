//! How fast nimlab is, as ratios measured in one run: `cargo bench`.
//!
//! Times differ from machine to machine, ratios hardly do. So everything is measured side by side with a measure that
//! any machine has, the two taking turns, and what is told is the median of the ratios. Nothing is asserted: a busy
//! machine must not make a test fail.

mod grading;
mod measure;
mod rows;
mod temporary;

use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use explain::derivation::Derivation;
use explain::document::{Style, tell};
use explain::judgement::{judge, tempting_answers};
use explain::question::{Dash, Generator, Level, Question, Request, Topic};
use measure::{Peak, Program, in_turns};
use render::{Terminal, terminal};
use rows::Rows;
use temporary::Temporary;

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    start(folder)?;
    static_start()?;
    sum_of_a_stream(folder)?;
    derivations_in_a_second()?;
    judgements_in_a_second();
    grading::grading(folder)
}

/// One line of the report: what, how much, and the ratio with its goal.
fn tell_ratio(what: &str, figures: &str, ratio: f64, goal: &str, met: bool) {
    let met = if met { "met" } else { "NOT MET" };
    println!("  {what:<34} {figures:<36} {ratio:>6.2}   {goal}: {met}");
}

fn heading(text: &str) {
    println!("\n{text}\n");
}

/// Explaining the first board of the README, beside the start of a program that prints one line: as it is built with the
/// profile `release`, which is what is measured everywhere else, and with `dist`.
fn start(folder: &Path) -> Result {
    heading(
        "explain 18 6 3 20 9 from start to end, beside a program that prints one line: best times",
    );
    let Some(one_line) = one_line_program(folder)? else {
        println!("  NOT MEASURED: there is no rustc to compile a program that prints one line");
        return Ok(());
    };
    let programs =
        [("release", 1.5, Some(PathBuf::from(NIMLAB))), ("dist", 1.35, built_for_release())];
    for (profile, goal, program) in programs {
        let what = format!("built with the profile {profile}");
        let Some(program) = program else {
            println!("  {what:<34} NOT MEASURED: cargo build --profile {profile} failed");
            continue;
        };
        let times = in_turns(
            500,
            &Program::new(&program, ["explain", "18", "6", "3", "20", "9"]),
            &Program::new(one_line.path(), []),
        )?;
        let (first, second) = times.shortest;
        let ratio = times.ratio_of_shortest();
        tell_ratio(
            &what,
            &format!("{first:.2?} beside {second:.2?}"),
            ratio,
            &format!("at most {goal:.2}"),
            ratio <= goal,
        );
    }
    Ok(())
}

/// The same with the static program, beside the one that finds the C library when it starts.
fn static_start() -> Result {
    const BOARD: [&str; 6] = ["explain", "18", "6", "3", "20", "9"];
    heading("explain 18 6 3 20 9 by the static program, beside the ordinary one: best times");
    let what = "made by .ci/static";
    let (Some(program), Some(ordinary)) = (static_program(), built_for_release()) else {
        println!("  {what:<34} NOT MEASURED: it could not be built");
        return Ok(());
    };
    let times = in_turns(500, &Program::new(&program, BOARD), &Program::new(&ordinary, BOARD))?;
    let (first, second) = times.shortest;
    let ratio = times.ratio_of_shortest();
    let figures = format!("{first:.2?} beside {second:.2?}");
    tell_ratio(what, &figures, ratio, "at most 1.00", ratio <= 1.0);
    Ok(())
}

/// Builds the static program, as it is released too; `None` where that cannot be done.
fn static_program() -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let status = Command::new(here.join(".ci/static")).status();
    let built = status.is_ok_and(|status| status.success());
    built.then(|| here.join("target/static/nimlab"))
}

/// Builds nimlab as it is released, which takes minutes the first time; `None` where that cannot be done.
fn built_for_release() -> Option<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?;
    let status = Command::new(env!("CARGO"))
        .args(["build", "--profile", "dist", "--bin", "nimlab", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .arg("--target-dir")
        .arg(target)
        .status();
    let program = format!("nimlab{}", std::env::consts::EXE_SUFFIX);
    status.is_ok_and(|status| status.success()).then(|| target.join("dist").join(program))
}

/// Compiles a program that prints one line; `None` where there is no compiler.
fn one_line_program(folder: &Path) -> Result<Option<Temporary>> {
    let source = Temporary::new(folder.join("one_line.rs"));
    let program = Temporary::new(folder.join(format!("one_line{}", std::env::consts::EXE_SUFFIX)));
    std::fs::write(source.path(), "fn main() { println!(\"Hello, Nim!\"); }\n")?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiled =
        Command::new(rustc).arg("-O").arg("-o").args([program.path(), source.path()]).status();
    match compiled {
        Ok(status) if status.success() => Ok(Some(program)),
        Ok(status) => Err(format!("rustc failed on a program of one line: {status}").into()),
        Err(_) => Ok(None),
    }
}

/// The nim sum of ten million rows, beside `wc -w`, and its memory beside that for ten rows.
fn sum_of_a_stream(folder: &Path) -> Result {
    heading("sum - --depth 0 of ten million random rows, beside wc -w on the same file");
    let sum = |rows: &Rows| Program::new(NIMLAB, ["sum", "-", "--depth", "0"]).reading(rows.path());
    let words = |rows: &Rows| Program::new("wc", ["-w"]).reading(rows.path());
    let ten = Rows::written(folder, 10, u64::MAX)?;
    for (bits, most) in [(64, u64::MAX), (10, 1023)] {
        let rows = Rows::written(folder, 10_000_000, most)?;
        let what = format!("rows of up to {bits} bits");
        match in_turns(7, &sum(&rows), &words(&rows)) {
            Ok(times) => tell_ratio(
                &what,
                &times.to_string(),
                times.ratio,
                "at most 0.30",
                times.ratio <= 0.3,
            ),
            Err(error) => println!("  {what:<34} NOT MEASURED: {error}"),
        }
        let what = format!("its memory beside that of {}", ten.count());
        match (Peak::of(&sum(&rows), 31), Peak::of(&sum(&ten), 31)) {
            (Some(many), Some(few)) => tell_ratio(
                &what,
                &format!("{many} beside {few}"),
                many.beside(few),
                // The kernel counts pages in batches, one for each processor.
                "1.00, give or take 5 in 100",
                many.beside(few) < 1.05,
            ),
            _ => println!("  {what:<34} {}", Peak::NOT_MEASURABLE),
        }
    }
    Ok(())
}

/// Words to text, within one process: what a lesson or a game pays for one explanation.
fn derivations_in_a_second() -> Result {
    const TIMES: u32 = 5_000;
    heading("Within one process");
    let layout = Terminal { width: 80, ascii: false, colour: false, linear: false };
    let started = Instant::now();
    for _ in 0..TIMES {
        let request = Request::parse(black_box("explain 5 4 3 2 1"), Dash::Refused)?;
        let document = tell(&Derivation::of(request), Style::default());
        black_box(terminal(&document, layout));
    }
    let each = started.elapsed() / TIMES;
    println!(
        "  explain 5 4 3 2 1, words to text: {each:.0?}, or {:.0} explanations in a second",
        1.0 / each.as_secs_f64()
    );
    Ok(())
}

/// Answers judged, right ones and wrong ones of every kind of question: the goal is told per second.
fn judgements_in_a_second() {
    const GOAL: f64 = 100_000.0;
    const ROUNDS: u32 = 400;
    heading("Answers judged in one process");
    let mut answers: Vec<(Question, String)> = Vec::new();
    for (seed, topic) in (0..).zip(Topic::all()) {
        let mut generator = Generator::new(seed);
        for _ in 0..8 {
            let question = generator.question(topic, Level::FIRST.up());
            let given = tempting_answers(&question).into_iter().map(|answer| answer.to_string());
            answers.extend(given.map(|answer| (question.clone(), answer)));
        }
    }
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for (question, answer) in &answers {
            black_box(judge(black_box(question), black_box(answer)));
        }
    }
    let judged = ROUNDS * u32::try_from(answers.len()).unwrap_or(u32::MAX / ROUNDS);
    let per_second = f64::from(judged) / start.elapsed().as_secs_f64();
    let figures = format!("{per_second:.0} a second");
    tell_ratio(
        "right and wrong answers",
        &figures,
        per_second / GOAL,
        "at least 1.00",
        per_second >= GOAL,
    );
}
