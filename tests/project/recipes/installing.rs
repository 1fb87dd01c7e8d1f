//! What is installed is nimlab: by cargo from the folder, and by pip from the wheel that `.ci/wheel` makes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use course::lesson::BUILT_IN;
use serde_json::{Map, Value};

use crate::project::recipes::{NIMLAB, as_yaml, folder, made, text};
use crate::support::{heavy, runs, skipped};

/// That the program of this folder is this nimlab.
fn assert_installed(program: &Path) {
    for words in [&["--version"][..], &["explain", "18", "6", "3", "20", "9"]] {
        let output = |program: &Path| Command::new(program).args(words).output().expect("it runs");
        let (installed, this) = (output(program), output(Path::new(NIMLAB)));
        assert!(installed.status.success(), "{installed:?}");
        assert_eq!(installed.stdout, this.stdout, "{words:?}");
    }
}

fn run(program: impl AsRef<Path>, words: &[&str]) {
    succeeds(Command::new(program.as_ref()).args(words));
}

fn succeeds(command: &mut Command) {
    let output = command.output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// With the settings of the static program, where that is built already.
#[test]
fn cargo_installs_it() {
    if !heavy("nothing was installed by cargo") {
        return;
    }
    let root = folder("installed-by-cargo");
    let place = root.to_str().expect("the folder has a name in text");
    let here = env!("CARGO_MANIFEST_DIR");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["install", "--debug", "--locked", "--offline"]);
    cargo.args(["--path", here, "--root", place]);
    let musl = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    if Path::new(here).join("target").join(&musl).join("debug/nimlab").exists() {
        cargo.args(["--target", &musl]);
        cargo.env_remove("CARGO_PROFILE_DEV_OPT_LEVEL");
    }
    succeeds(&mut cargo);
    assert_installed(&root.join("bin/nimlab"));
}

#[test]
fn pip_installs_it() {
    let untried = "no wheel was installed";
    if !heavy(untried) || !runs("python3", &["-c", "import ensurepip, venv"], untried) {
        return;
    }
    let wheel = made("static", untried).and_then(|place| wheels(&place).pop());
    let Some(wheel) = wheel else {
        return skipped("a wheel, which .ci/wheel makes,", untried);
    };
    let root = folder("installed-by-pip");
    let place = root.to_str().expect("the folder has a name in text");
    run("python3", &["-m", "venv", place]);
    let wheel = wheel.to_str().expect("the wheel has a name in text");
    let words = ["install", "--no-index", "--disable-pip-version-check", wheel];
    run(root.join("bin/pip"), &words);
    assert_installed(&root.join("bin/nimlab"));
}

fn wheels(place: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(place).expect("it can be listed");
    let files = files.map(|entry| entry.expect("it can be listed").path());
    files.filter(|file| file.extension().is_some_and(|it| it == "whl")).collect()
}

/// The workflows by the names of their files; none where nothing here reads YAML.
fn workflows() -> Option<BTreeMap<String, Value>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(here.join(".github/workflows")).expect("there are workflows");
    files
        .map(|file| {
            let file = file.expect("it can be listed");
            let name = file.file_name().into_string().expect("names are text");
            Some((name, as_yaml(&text(&file.path()))?))
        })
        .collect()
}

fn jobs(workflow: &Value) -> &Map<String, Value> {
    workflow["jobs"].as_object().expect("there are jobs")
}

/// Nothing here runs the workflows; what they call is at least there.
#[test]
fn the_workflows_call_what_is_there() {
    let Some(workflows) = workflows() else {
        return;
    };
    let mut called = BTreeSet::new();
    for job in workflows.values().flat_map(|it| jobs(it).values()) {
        let steps = job["steps"].as_array().into_iter().flatten();
        let lines = steps.flat_map(|step| step["run"].as_str().unwrap_or_default().lines());
        let programs = lines.filter_map(|line| line.split_whitespace().next());
        let workflow = job["uses"].as_str().into_iter();
        let is_ours = |it: &&str| it.starts_with('.') || it.starts_with("web/");
        called.extend(workflow.chain(programs).filter(is_ours).map(str::to_owned));
    }
    for file in &called {
        let there = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        assert!(there.is_file(), "{file}");
    }
    assert!(called.len() >= 3, "{called:?}");
}

/// Whether a job waits for all checks, by way of those that it needs.
fn waits_for_checks(jobs: &Map<String, Value>, job: &Value) -> bool {
    let needs = &job["needs"];
    let one = needs.as_str().into_iter();
    let several = needs.as_array().into_iter().flatten();
    let mut needed = one.chain(several.filter_map(Value::as_str));
    job["uses"] == "./.github/workflows/check.yml"
        || needed.any(|name| waits_for_checks(jobs, &jobs[name]))
}

#[test]
fn what_publishes_waits_for_the_checks_and_has_a_dry_run() {
    let Some(workflows) = workflows() else {
        return;
    };
    let mut publishing = Vec::new();
    for (file, workflow) in &workflows {
        // To PyYAML `on` is the value true.
        assert!(
            workflow["true"].as_object().is_some_and(|on| on.contains_key("workflow_dispatch")),
            "{file} cannot be started by hand"
        );
        for (name, job) in jobs(workflow) {
            let rights = [&workflow["permissions"], &job["permissions"]];
            let mut rights = rights.into_iter().filter_map(Value::as_object).flatten();
            if rights.any(|(_, right)| right == "write") {
                assert!(waits_for_checks(jobs(workflow), job), "{file}: {name}");
                assert_eq!(job["if"], "github.event_name == 'push'", "{file}: {name}");
                publishing.push(name);
            }
        }
    }
    assert_eq!(publishing, ["publish", "draft"]);
}

/// What cargo publishes is not all that is here, but it must be all that the program is built of.
#[test]
fn the_package_holds_what_the_source_includes() {
    let output = Command::new(env!("CARGO"))
        .args(["package", "--package=nimlab", "--list", "--allow-dirty", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{output:?}");
    let list = String::from_utf8(output.stdout).expect("it is text");
    let packed: Vec<&str> = list.lines().collect();
    for wanted in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md", "Cargo.lock"] {
        assert!(packed.contains(&wanted), "{wanted} is not in {list}");
    }
    let here = fs::canonicalize(env!("CARGO_MANIFEST_DIR")).expect("it is there");
    let mut count = 0;
    for file in packed.iter().filter(|file| file.starts_with("src/")) {
        for included in included(&here.join(file)) {
            let path = included.strip_prefix(&here).expect("it belongs to this");
            let path = path.to_str().expect("names are text");
            assert!(packed.contains(&path), "{file} includes {path}");
            count += 1;
        }
    }
    assert!(count > 10, "{count} files are included");
    for (lesson, _) in BUILT_IN {
        let file = format!("lessons/{lesson}");
        assert!(packed.contains(&&*file), "{file} is not in {list}");
    }
}

/// The files that a file of the source takes in as they are.
fn included(file: &Path) -> Vec<PathBuf> {
    if file.extension().is_none_or(|it| it != "rs") {
        return Vec::new();
    }
    let source = text(file);
    let macros = ["include_str!(", "include_bytes!("];
    let literals = macros.iter().flat_map(|name| source.split(name).skip(1));
    let names = literals.filter_map(|after| after.trim_start().strip_prefix('"'));
    let names = names.filter_map(|name| Some(name.split_once('"')?.0));
    let place = |name| file.with_file_name(name).canonicalize();
    names.map(|name| place(name).expect("what is included is there")).collect()
}
