//! A class as Moodle lets a teacher download it, in folders and in one, with hand-ins that are zipped. Python's `zipfile` packs
//! them, in which nimlab has no part.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::class::{ADDS, ONE_RIGHT, folder_of, table, told};
use crate::python_is_there;

/// Packs what stands on standard input as JSON, `{"in/a.zip":[["lab.py","text"],…]}`. What a name begins with says how: `link:`
/// as a symbolic link, `zip:` as a zip file that holds `lab.py`, `big:` as this many megabytes of zeros.
const PACK: &str = r#"
import io, json, os, stat, sys, zipfile
for path, files in json.load(sys.stdin).items():
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for number, (name, text) in enumerate(files):
            how, _, rest = name.partition(":")
            info = zipfile.ZipInfo(rest if how in ("link", "zip", "big") else name, (2026, 11, 24, 12, number, 0))
            info.compress_type = zipfile.ZIP_STORED if number % 2 else zipfile.ZIP_DEFLATED
            data = text.encode()
            if how == "link":
                info.create_system, info.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
            if how == "zip":
                inner = io.BytesIO()
                with zipfile.ZipFile(inner, "w") as nested:
                    nested.writestr("lab.py", text)
                data = inner.getvalue()
            if how == "big":
                info.compress_type, data = zipfile.ZIP_DEFLATED, bytes(1000000 * int(text))
            packed.writestr(info, data)
"#;

fn pack(folder: &Path, files: &serde_json::Value) {
    use std::io::Write;
    use std::process::Stdio;

    let mut python = Command::new("python3")
        .args(["-I", "-c", PACK])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = python.stdin.take().expect("it has an input");
    input
        .write_all(files.to_string().as_bytes())
        .expect("it reads");
    drop(input);
    assert!(python.wait().expect("it ends").success());
}

/// The rows of a table by the ids in it.
fn by_id(csv: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let rows = table(csv).into_iter();
    rows.map(|row| (row["id"].clone(), row)).collect()
}

#[test]
fn names_and_ids_come_from_what_moodle_writes() {
    if !python_is_there() {
        return;
    }
    let folder = folder_of(
        "moodle",
        &[
            ("in/Anna Berg_101_assignsubmission_file_/lab.py", ADDS),
            (
                "in/Anna Berg_101_assignsubmission_onlinetext_/onlinetext.html",
                "<p>Done.</p>",
            ),
            ("in/Anna Berg_102_assignsubmission_file_/lab.py", ONE_RIGHT),
            ("in/Ó Súil_103_assignsubmission_file_my_lab.py", ONE_RIGHT),
            ("in/Eve Hall_104_assignsubmission_file_/lab.docx", "PK"),
        ],
    );
    pack(
        &folder,
        &serde_json::json!({
            "in/Carl Meyer_105_assignsubmission_file_/lab.zip": [["lab/", ""], ["lab/lab.py", ADDS], ["__MACOSX/lab/._lab.py", "x"]],
            "in/Dora Lind_106_assignsubmission_file_lab.ZIP": [["old.py", ADDS], ["lab.py", ONE_RIGHT], ["notes.txt", "hello"]],
        }),
    );
    let (csv, said, code) = told(&folder, &["grade", "in", "--format", "csv"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(csv.starts_with("id,name,file,points,"), "{csv}");
    let rows = by_id(&csv);
    for (id, name, file, points) in [
        (
            "101",
            "Anna Berg",
            "in/Anna Berg_101_assignsubmission_file_/lab.py",
            "3",
        ),
        (
            "102",
            "Anna Berg",
            "in/Anna Berg_102_assignsubmission_file_/lab.py",
            "3",
        ),
        (
            "103",
            "Ó Súil",
            "in/Ó Súil_103_assignsubmission_file_my_lab.py",
            "3",
        ),
        (
            "104",
            "Eve Hall",
            "in/Eve Hall_104_assignsubmission_file_/lab.docx",
            "0",
        ),
        (
            "105",
            "Carl Meyer",
            "in/Carl Meyer_105_assignsubmission_file_/lab.zip/lab/lab.py",
            "3",
        ),
        (
            "106",
            "Dora Lind",
            "in/Dora Lind_106_assignsubmission_file_lab.ZIP/lab.py",
            "3",
        ),
    ] {
        let row = &rows[id];
        assert_eq!(
            [&*row["name"], &*row["file"], &*row["points"]],
            [name, file, points]
        );
    }
    assert_eq!(rows.len(), 6);
    assert!(rows["106"]["notes"].contains("old.py; in/Dora"), "{rows:?}");
    assert!(
        rows["104"]["error"].contains("is not a Python lab file"),
        "{rows:?}"
    );
    // What a student reads has the names that they gave.
    let (page, _, _) = told(
        &folder,
        &["grade", "in/Ó Súil_103_assignsubmission_file_my_lab.py"],
    );
    assert!(page.contains("Ó Súil (103)"), "{page}");
}

/// Packed or not, of each student the same is read; with and without Moodle's names.
#[test]
fn a_zip_file_is_read_as_the_folder_that_was_packed() {
    if !python_is_there() {
        return;
    }
    let mut random = 7_u64;
    let mut below = |most: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(random >> 33).expect("31 bits") % most
    };
    let (mut plain, mut packed) = (Vec::new(), serde_json::Map::new());
    for student in 0..24 {
        let name = format!("Student {student}_{}_assignsubmission_file_", 900 - student);
        let own = ["lab.md", "a/lab.txt", "week 3/b/Ö.md"][below(3)];
        let mut files = vec![(own, format!("1. `xor 3 5` = {}\n", below(8)))];
        for noise in [
            "__MACOSX/._lab.md",
            ".hidden.md",
            "read.me",
            "a/.git/x.md",
            "x/__pycache__/y.md",
        ] {
            if below(2) == 0 {
                files.insert(
                    below(files.len() + 1),
                    (noise, "1. `xor 3 5` = 6\n".to_owned()),
                );
            }
        }
        for (file, text) in &files {
            plain.push((format!("plain/{name}/{file}"), text.clone()));
        }
        let zip = if below(2) == 0 {
            format!("{name}/lab.zip")
        } else {
            format!("{name}lab.zip")
        };
        packed.insert(format!("packed/{zip}"), serde_json::json!(files));
    }
    let plain: Vec<(&str, &str)> = plain
        .iter()
        .map(|(file, text)| (&**file, &**text))
        .collect();
    let folder = folder_of("packed", &plain);
    pack(&folder, &serde_json::Value::Object(packed));
    let of = |named: &str| {
        let (csv, said, _) = told(&folder, &["check", named, "--format", "csv"]);
        let mut rows = by_id(&csv);
        assert_eq!(rows.len(), 24, "{said}");
        for row in rows.values_mut() {
            let file = row.remove("file").expect("it has a file");
            row.insert(
                "own".to_owned(),
                file.rsplit('/').next().unwrap_or_default().to_owned(),
            );
        }
        rows
    };
    assert_eq!(of("plain"), of("packed"));
}

#[test]
fn what_is_wrong_with_a_zip_file_is_told_and_costs_nobody_else_anything() {
    if !python_is_there() {
        return;
    }
    let right = "1. `xor 3 5` = 6\n";
    let cases = [
        (
            "bomb",
            serde_json::json!([["big:s.md", "200"]]),
            "s.md' is larger than 4 MB",
        ),
        (
            "out",
            serde_json::json!([["s.md", right], ["../../s.md", right]]),
            "a path that leads out of it ('../../s.md')",
        ),
        (
            "root",
            serde_json::json!([["/etc/s.md", right]]),
            "a path that leads out of it ('/etc/s.md')",
        ),
        (
            "link",
            serde_json::json!([["link:s.md", "/etc/passwd"]]),
            "s.md' is a link, and links are not read",
        ),
        (
            "nested",
            serde_json::json!([["zip:lab.zip", right]]),
            "holds another zip file ('lab.zip'), which is not opened",
        ),
        (
            "none",
            serde_json::json!([["s.pdf", "x"]]),
            "none.zip' holds nothing to read: expected a zip file with a worksheet in it",
        ),
    ];
    let damaged = "is no zip file, or it is damaged";
    let cut = ("in/cut.zip", "PK\u{3}\u{4}");
    let folder = folder_of("zips", &[cut, ("in/fine.md", right)]);
    let mut files = serde_json::Map::new();
    for (number, (name, held, _)) in (1..).zip(&cases) {
        files.insert(format!("in/{name}.zip"), held.clone());
        let known = format!("in/Known {name}_{number}_assignsubmission_file_s.zip");
        files.insert(known, held.clone());
    }
    pack(&folder, &serde_json::Value::Object(files));
    let all = cases.iter().map(|(name, _, words)| (*name, *words));
    let all: Vec<(&str, &str)> = all.chain([("cut", damaged)]).collect();
    for &(name, words) in &all {
        let (report, said, code) = told(&folder, &["check", &format!("in/{name}.zip")]);
        assert!(said.contains(words), "{name}: {said}");
        assert_eq!((&*report, code), ("", Some(2)), "{name}");
    }
    // Among others it is a hand-in; but where nothing is in it, only if it is known whose.
    let (csv, said, _) = told(&folder, &["check", "in", "--format", "csv"]);
    let rows = table(&csv);
    let of = |name: &str| rows.iter().find(|row| row["name"] == name);
    for (name, words) in all {
        let row = of(name);
        assert_eq!(row.is_none(), name == "none", "{rows:?}");
        let known = of(&format!("Known {name}"));
        assert_eq!(known.is_none(), name == "cut", "{rows:?}");
        for row in [row, known].into_iter().flatten() {
            let words = words.rsplit(".zip'").next().unwrap_or(words);
            assert!(row["error"].contains(words), "{row:?}");
        }
    }
    assert!(said.contains("passed over: 1 file (in/none.zip)"), "{said}");
    let fine = rows
        .iter()
        .find(|row| row["name"] == "fine")
        .expect("it is there");
    assert_eq!(fine["right"], "1");
}

/// A zip file as it is downloaded, named itself, is as good as the folder.
#[test]
fn the_zip_file_of_a_class_stands_for_the_class() {
    let folder = folder_of("whole", &[]);
    if !python_is_there() {
        return;
    }
    let answers = |answer: &str| format!("1. `xor 3 5` = {answer}\n");
    pack(
        &folder,
        &serde_json::json!({"in/class.zip": [
            ["Anna_1_assignsubmission_file_/s.md", answers("6")],
            ["Ben_2_assignsubmission_file_/s.md", answers("8")],
            ["zip:Carl_3_assignsubmission_file_/s.zip", answers("6")],
            ["Dora_4_assignsubmission_file_/s.pdf", "%PDF"],
            ["plan.pdf", "%PDF"],
        ]}),
    );
    let (csv, said, _) = told(&folder, &["check", "in/class.zip", "--format", "csv"]);
    let rows = by_id(&csv);
    assert_eq!((&*rows["1"]["right"], &*rows["2"]["right"]), ("1", "0"));
    // Nobody's hand-in is lost without a word.
    assert!(
        rows["3"]["error"].contains("s.zip' is a zip file in a zip file"),
        "{csv}"
    );
    assert!(
        rows["4"]["error"].contains("s.pdf' is not a worksheet"),
        "{csv}"
    );
    assert!(
        said.contains("passed over: 1 file (in/class.zip/plan.pdf)"),
        "{said}"
    );
}

/// The end of a zip file may say that it holds more files than there is memory for.
#[test]
fn room_is_never_made_for_what_a_zip_file_only_says_of_itself() {
    let folder = folder_of("says", &[("in/fine.md", "1. `xor 3 5` = 6\n")]);
    let mut end = b"PK\x06\x06".to_vec();
    end.extend(44_u64.to_le_bytes());
    end.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for number in [30_000_000_u64, 30_000_000, 0, 31_000_000] {
        end.extend(number.to_le_bytes());
    }
    let mut zip = vec![0; 31_000_000];
    let at = zip.len() as u64;
    zip.extend(end);
    zip.extend(b"PK\x06\x07\0\0\0\0");
    zip.extend(at.to_le_bytes());
    zip.extend([1, 0, 0, 0]);
    zip.extend(b"PK\x05\x06\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0");
    fs::write(folder.join("in/big.zip"), &zip).expect("it can be written");
    let (csv, _, _) = told(&folder, &["check", "in", "--format", "csv"]);
    assert!(csv.contains("holds more than 65,535 files"), "{csv}");
    fs::write(folder.join("in/big.zip"), vec![0; 33_000_000]).expect("it can be written");
    let (csv, _, _) = told(&folder, &["check", "in", "--format", "csv"]);
    assert!(csv.contains("is larger than 32 MB"), "{csv}");
}
