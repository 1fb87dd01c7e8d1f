//! `docs/json.md` is compared with what nimlab prints: every field that occurs is described there, and every one that is
//! described occurs.
//!
//! In a table of the chapter, the fields of the objects of a section stand as paths: `columns[].place`. A link such as
//! `[a move](#a-move)` says that the objects there are described in that section. The requests, each under the section that
//! describes what it is answered with, stand in `tests/goldens/json.txt`, many with their answers.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::golden::compare;
use crate::support::runs;

/// What is for nimlab alone, and not described.
const FOR_NIMLAB_ALONE: &str = "part";

/// The section that describes an object, and the path under which it does.
type Described = (String, Vec<String>);

/// A section: which section, if any, describes the objects that stand under a path.
type Section = BTreeMap<String, Option<String>>;

/// The chapter, and what of it has occurred.
struct Reference {
    sections: BTreeMap<String, Section>,
    steps: BTreeMap<String, BTreeSet<String>>,
    /// All that stands as code anywhere.
    words: BTreeSet<String>,
    /// The number of the shape that is described.
    schema: Option<Value>,
    seen: BTreeSet<(String, String)>,
    not_described: BTreeSet<String>,
}

impl Reference {
    fn read() -> Self {
        let text = fs::read_to_string(root().join("docs/json.md")).expect("the chapter");
        let mut reference = Self {
            sections: BTreeMap::new(),
            steps: BTreeMap::new(),
            words: codes(&text).map(str::to_owned).collect(),
            schema: codes(&text).find_map(|word| word.strip_prefix("\"schema\":")?.parse().ok()),
            seen: BTreeSet::new(),
            not_described: BTreeSet::new(),
        };
        let mut section = String::new();
        let mut columns = "";
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading.to_lowercase().replace(' ', "-");
                columns = "";
            } else if line.starts_with("| ") && columns.is_empty() {
                columns = line;
            } else if line.is_empty() {
                columns = "";
            } else if line.starts_with("| `") {
                let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
                let mut named = codes(cells[0]).map(str::to_owned);
                if columns.starts_with("| field |") {
                    let path = named.next().expect("a field");
                    let shape =
                        cells[1].split_once("](#").and_then(|(_, shape)| shape.split_once(')'));
                    let shape = shape.map(|(shape, _)| shape.to_owned());
                    let paths = reference.sections.entry(section.clone()).or_default();
                    paths.insert(path, shape);
                } else if columns.starts_with("| `step` |") {
                    let fields = codes(cells[1]).map(str::to_owned).collect();
                    reference.steps.insert(named.next().expect("a step"), fields);
                }
            }
        }
        reference
    }

    /// Looks at an answer, or at what stands under a path in it.
    fn look_at(&mut self, sections: &[Described], value: &Value) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.look_at_field(sections, name, value);
                }
            }
            Value::Array(members) => {
                members.iter().for_each(|member| self.look_at(sections, member));
            }
            _ => {}
        }
    }

    /// `sections` are those that describe the object, each with the path under which it does.
    fn look_at_field(&mut self, sections: &[Described], name: &str, value: &Value) {
        let mut below = Vec::new();
        let mut is_described = false;
        for (section, path) in sections {
            let path: Vec<String> = path.iter().cloned().chain([name.to_owned()]).collect();
            for (described, shape) in self.sections.get(section).into_iter().flatten() {
                let names = names(described);
                if !begins(&names, &path) {
                    continue;
                }
                is_described = true;
                if names.len() == path.len() && (!described.ends_with("[]") || value.is_array()) {
                    self.seen.insert((section.clone(), described.clone()));
                    let shape = shape.iter().map(|shape| (shape.clone(), Vec::new()));
                    below.extend(shape);
                }
            }
            below.push((section.clone(), path));
        }
        if !is_described {
            let places: Vec<String> = sections
                .iter()
                .map(|(section, path)| format!("{section}: {}.{name}", path.join(".")))
                .collect();
            self.not_described.insert(places.join(", or "));
        }
        if name == FOR_NIMLAB_ALONE {
        } else if below.iter().any(|(section, _)| section == "steps") {
            self.look_at_steps(value);
        } else {
            self.look_at(&below, value);
        }
    }

    fn look_at_steps(&mut self, steps: &Value) {
        for step in steps.as_array().expect("a list of steps") {
            let name = step["step"].as_str().expect("a step has a name");
            let fields = step.as_object().expect("a step is an object");
            for (field, value) in fields {
                match &field[..] {
                    "step" => {}
                    "substeps" => self.look_at_steps(value),
                    _ => {
                        let known = self.steps.get(name);
                        if known.is_some_and(|known| known.contains(field)) {
                            self.seen.insert((format!("step {name}"), field.clone()));
                        } else {
                            self.not_described.insert(format!("step {name}: {field}"));
                        }
                        self.look_inside(name, value);
                    }
                }
            }
            self.seen.insert((format!("step {name}"), String::new()));
        }
    }

    /// What a field of a step is made of is described wherever the same name is.
    fn look_inside(&mut self, step: &str, value: &Value) {
        match value {
            Value::Array(members) => {
                members.iter().for_each(|member| self.look_inside(step, member));
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    let mut words = self.words.iter();
                    if !words.any(|word| names(word).last() == Some(&&name[..])) {
                        self.not_described.insert(format!("in step {step}: {name}"));
                    }
                    self.look_inside(step, value);
                }
            }
            _ => {}
        }
    }

    /// What is described and has not occurred.
    fn not_seen(&self) -> Vec<String> {
        let of_sections = self.sections.iter().flat_map(|(section, paths)| {
            let paths = paths.keys().map(|path| (section.clone(), path.clone()));
            paths.filter(|(_, path)| path.trim_end_matches("[]") != FOR_NIMLAB_ALONE)
        });
        let of_steps = self.steps.iter().flat_map(|(step, fields)| {
            let all = fields.iter().cloned().chain([String::new()]);
            all.map(move |field| (format!("step {step}"), field))
        });
        of_sections
            .chain(of_steps)
            .filter(|place| !self.seen.contains(place))
            .map(|(section, path)| format!("{section}: {path}"))
            .collect()
    }
}

/// The names on a path: `a` and `b` of `a[].b`.
fn names(path: &str) -> Vec<&str> {
    let names = path.split('.').map(|name| name.trim_end_matches("[]"));
    names.filter(|name| !name.is_empty()).collect()
}

/// Whether what is described is this path, or below it. A name in capitals stands for any.
fn begins(described: &[&str], path: &[String]) -> bool {
    let is_any = |name: &str| name.bytes().all(|byte| byte.is_ascii_uppercase());
    let mut pairs = described.iter().zip(path);
    path.len() <= described.len() && pairs.all(|(named, found)| named == found || is_any(named))
}

/// What stands as code in a line.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What a shell prints that knows `nimlab` with JSON and all steps.
fn answered(script: &str, folder: &Path) -> Value {
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("nimlab() {{ \"$NIMLAB\" \"$@\" --format json --depth 9; }}; {script}"))
        .env("NIMLAB", env!("CARGO_BIN_EXE_nimlab"))
        .env("XDG_STATE_HOME", folder)
        .current_dir(folder)
        .output()
        .expect("sh can be run");
    let printed = String::from_utf8(output.stdout).expect("JSON is text");
    let is_line = printed.ends_with('\n') && printed.matches('\n').count() == 1;
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(is_line, "{script}: {printed}{message}");
    serde_json::from_str(&printed).expect(script)
}

/// What is told of this without any steps.
fn without_steps(answer: &Value) -> Value {
    match answer {
        Value::Array(members) => members.iter().map(without_steps).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(name, _)| *name != "steps");
            fields.map(|(name, value)| (name.clone(), without_steps(value))).collect()
        }
        other => other.clone(),
    }
}

/// The fields of an answer but for its steps, each on a line, and so each object of a list.
fn in_lines(answer: &Value) -> String {
    let mut lines = String::new();
    for (name, value) in without_steps(answer).as_object().into_iter().flatten() {
        match value {
            Value::Array(objects) if objects.iter().any(Value::is_object) => {
                let objects = objects.iter().map(|object| format!("\n    {object}"));
                writeln!(lines, "  {name}{}", objects.collect::<String>()).unwrap();
            }
            _ => writeln!(lines, "  {name} {value}").unwrap(),
        }
    }
    lines
}

/// A folder with sheets, hand-ins, rosters, and a lesson that is to be mended.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json-reference");
    let _ = fs::remove_dir_all(&folder);
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
        fs::write(file, text).expect("a file can be written");
    };
    let key = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args("worksheet xor binary sum --count 3 --seed 7 --work --key".split(' '))
        .output()
        .expect("nimlab runs");
    let key = String::from_utf8(key.stdout).expect("a sheet is text");
    let key = key.replace("Name: ____", "Name: Anna ____");
    // Every 1 in a table is taken for a 0 and the other way round, and numbers are added where XOR is asked for.
    let wrong = key
        .replace(" 1 |", " x |")
        .replace(" 0 |", " 1 |")
        .replace(" x |", " 0 |")
        .replace("`): **5**", "`): **17**");
    write("sheets/key.md", &key);
    write("sheets/twice-1.md", &key);
    write("sheets/twice-2.md", &key);
    write("sheets/wrong.md", &format!("{wrong}\n4. `sum x` = 3\n\nand so on 7\n"));
    write("sheets/notes.docx", "");
    write("sheets/none.md", "");
    write("sheets.csv", "id,name,files\n1,Anna,key.md\n2,Ben,twice*.md\n3,Cy,nothing.md\n");
    write("bad.md", "---\ntitle: x\ngoals:\n- y\nlab: none\n---\n\n```nimlab sum x\n```\n");
    write(
        "hand-ins/blocked.py",
        "\
def exclusive_or(a, b):
    if a == 1:
        return 1
    return b

def bitwise_exclusive_or(a, b):
    result, place = 0, 1
    while a or b:
        result += place * exclusive_or(a % 2, b % 2)
        a, b, place = a // 2, b // 2, place * 2
    return result

def nim_sum(board):
    return sum(board)
",
    );
    write("hand-ins/early.py", "");
    write("hand-ins/empty.py", "");
    write("hand-ins/notes.pdf", "");
    write("class.csv", "id,name,files\n1,Anna,blocked.py\n2,Ben,e*.py\n3,Cy,nothing.py\n");
    folder
}

#[test]
fn every_field_is_described_and_every_one_described_occurs() {
    if !runs("python3", &["--version"], "the JSON of graded hand-ins") {
        return;
    }
    let mut reference = Reference::read();
    let folder = folder();
    let kept = fs::read_to_string(root().join("tests/goldens/json.txt")).expect("the requests");
    let (mut section, mut shown) = ("", String::new());
    for line in kept.lines().filter(|line| !line.starts_with(' ')) {
        writeln!(shown, "{line}").unwrap();
        section = line.strip_prefix("## ").unwrap_or(section);
        let is_shown = line.starts_with("$ ");
        let Some(request) = line.strip_prefix(['$', '%']) else {
            continue;
        };
        let mut answer = answered(request, &folder);
        // A list of findings has no fields of its own.
        if let Value::Object(fields) = &mut answer {
            let schema = fields.remove("schema").expect(request);
            assert_eq!(Some(schema), reference.schema, "{request}");
        }
        reference.look_at(&[(section.to_owned(), Vec::new())], &answer);
        if is_shown {
            shown += &in_lines(&answer);
        }
    }
    compare("json.txt", shown);
    let (missing, superfluous) = (&reference.not_described, reference.not_seen());
    assert!(
        missing.is_empty() && superfluous.is_empty(),
        "not described: {missing:#?}\nnever seen: {superfluous:#?}"
    );
}
