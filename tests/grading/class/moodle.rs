//! A class as Moodle lets a teacher download it, in folders and in one, with hand-ins that are zipped, and the grading
//! worksheet that Moodle is given back. Python's `zipfile` packs the hand-ins, in which nimlab has no part.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Map, Value, json};

use crate::grading::class::SHEET;
use crate::grading::hand_ins::{ADDS, ONE_RIGHT};
use crate::grading::python;
use crate::place::{Place, Row, rows};
use crate::support::{has, or_pass_over};

/// Packs what stands on its standard input.
const PACK: &str = include_str!("pack.py");

fn pack(place: &Place, files: &Value) {
    let mut python = Command::new("python3")
        .args(["-I", "-c", PACK])
        .current_dir(place.at("."))
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = python.stdin.take().unwrap();
    input.write_all(files.to_string().as_bytes()).unwrap();
    drop(input);
    assert!(python.wait().unwrap().success());
}

/// The rows of a table by the ids in it.
fn by_id(rows: Vec<Row>) -> BTreeMap<String, Row> {
    let rows = rows.into_iter();
    rows.map(|row| (row["id"].clone(), row)).collect()
}

/// The fields of these names.
fn fields<'a, const N: usize>(row: &'a Row, names: [&str; N]) -> [&'a str; N] {
    names.map(|name| &*row[name])
}

#[test]
fn names_and_ids_come_from_what_moodle_writes_and_lead_back_there() {
    or_pass_over!(python());
    let place = Place::of([
        ("in/Anna Berg_101_assignsubmission_file_/lab.py", ADDS),
        ("in/Anna Berg_101_assignsubmission_onlinetext_/onlinetext.html", "<p>Done.</p>"),
        ("in/Anna Berg_102_assignsubmission_file_/lab.py", ONE_RIGHT),
        ("in/Ó Súil_103_assignsubmission_file_my_lab.py", ONE_RIGHT),
        ("in/Eve \"B\" Hall_104_assignsubmission_file_/lab.docx", "PK"),
    ]);
    pack(
        &place,
        &json!({
            "in/Carl Meyer_105_assignsubmission_file_/lab.zip": [["lab/", ""], ["lab/lab.py", ADDS], ["__MACOSX/lab/._lab.py", "x"]],
            "in/Dora Lind_106_assignsubmission_file_lab.ZIP": [["old.py", ADDS], ["lab.py", ONE_RIGHT], ["notes.txt", "hello"]],
        }),
    );
    let names = [
        "Anna Berg",
        "Anna Berg",
        "Ó Súil",
        "Eve \"\"B\"\" Hall",
        "Carl Meyer",
        "Dora Lind",
        "Zed",
    ];
    let lines = (101..)
        .zip(names)
        .map(|(id, name)| format!("Participant {id},\"{name}\",m{id},,100,-,old\r\n"));
    let header = "Identifier,Full name,ID number,Grade,Maximum grade,Last modified (grade),Feedback comments\r\n";
    place.write("worksheet.csv", header.to_owned() + &lines.collect::<String>());
    let told = place.told("grade in --roster worksheet.csv --output out");
    assert_eq!(told.code, 1, "{told:?}");
    let csv = place.read("out/grades.csv");
    assert!(csv.starts_with("\u{feff}id,name,file,points,"), "{csv}");
    let of_nimlab = by_id(rows(csv.trim_start_matches('\u{feff}')));
    let moodle = rows(&place.read("out/worksheet.csv"));
    assert_eq!((of_nimlab.len(), moodle.len()), (7, 7));
    for (id, name, file, points) in [
        ("101", "Anna Berg", "_/lab.py", "3"),
        ("102", "Anna Berg", "_/lab.py", "3"),
        ("103", "Ó Súil", "_my_lab.py", "3"),
        ("104", "Eve \"B\" Hall", "_/lab.docx", "0"),
        ("105", "Carl Meyer", "_/lab.zip/lab/lab.py", "3"),
        ("106", "Dora Lind", "_lab.ZIP/lab.py", "3"),
    ] {
        let file = format!("in/{name}_{id}_assignsubmission_file{file}");
        let row = fields(&of_nimlab[id], ["name", "file", "points"]);
        assert_eq!(row, [name, &file, points]);
        let participant = format!("Participant {id}");
        let row = moodle.iter().find(|row| row["Identifier"] == participant).unwrap();
        let columns = ["Full name", "Grade", "Maximum grade", "ID number", "Last modified (grade)"];
        assert_eq!(fields(row, columns), [name, points, "100", &format!("m{id}"), "-"]);
        let said = "nim_sum: adding where XOR is asked for; missing: present_board, ";
        assert_eq!(row["Feedback comments"].starts_with(said), ["101", "105"].contains(&id));
    }
    // Whoever has handed in nothing keeps what they have.
    assert_eq!(fields(&moodle[6], ["Grade", "Feedback comments"]), ["", "old"]);
    has(&of_nimlab["106"]["notes"], &["old.py; in/Dora"]);
    has(&of_nimlab["104"]["error"], &["is not a Python lab file"]);
    // What a student reads has the names that they gave.
    let words = ["grade", "in/Ó Súil_103_assignsubmission_file_my_lab.py"];
    let page = place.told_of(&words, "").printed;
    assert!(page.contains("Ó Súil (103)"), "{page}");
}

/// Packed or not, of each student the same is read; with and without Moodle's names.
#[test]
fn a_zip_file_is_read_as_the_folder_that_was_packed() {
    const NOISE: [&str; 5] =
        ["__MACOSX/._lab.md", ".hidden.md", "read.me", "a/.git/x.md", "x/__pycache__/y.md"];
    or_pass_over!(python());
    let mut random = explain::question::Generator::new(7);
    let (place, mut packed) = (Place::of([]), Map::new());
    for student in 0..24 {
        let name = format!("Student {student}_{}_assignsubmission_file_", 900 - student);
        let own = ["lab.md", "a/lab.txt", "week 3/b/Ö.md"][random.index(3)];
        let mut files = vec![(own, format!("1. (`xor 3 5`) {}\n", random.index(8)))];
        for noise in NOISE {
            if random.index(2) == 0 {
                files.insert(random.index(files.len() + 1), (noise, SHEET.to_owned()));
            }
        }
        for (file, text) in &files {
            place.write(&format!("plain/{name}/{file}"), text);
        }
        let between = ["/", ""][random.index(2)];
        packed.insert(format!("packed/{name}{between}lab.zip"), json!(files));
    }
    pack(&place, &Value::Object(packed));
    let of = |named: &str| {
        let mut rows = by_id(place.rows(&format!("grade {named}")));
        assert_eq!(rows.len(), 24);
        for row in rows.values_mut() {
            let file = row.remove("file").unwrap();
            row.insert("own".to_owned(), file.rsplit('/').next().unwrap().to_owned());
        }
        rows
    };
    assert_eq!(of("plain"), of("packed"));
}

#[test]
fn what_is_wrong_with_a_zip_file_is_told_and_costs_nobody_else_anything() {
    or_pass_over!(python());
    let cases = [
        ("bomb", json!([["big:s.md", "200"]]), "s.md' is larger than 4 MB"),
        (
            "out",
            json!([["s.md", SHEET], ["../../s.md", SHEET]]),
            "a path that leads out of it ('../../s.md')",
        ),
        ("root", json!([["/etc/s.md", SHEET]]), "a path that leads out of it ('/etc/s.md')"),
        ("link", json!([["link:s.md", "/etc/passwd"]]), "s.md' is a link, and links are not read"),
        (
            "nested",
            json!([["zip:lab.zip", SHEET]]),
            "holds another zip file ('lab.zip'), which is not opened",
        ),
        (
            "none",
            json!([["s.pdf", "x"]]),
            "holds nothing to read: expected a zip file with a worksheet in it",
        ),
    ];
    let place = Place::of([("in/cut.zip", "PK\u{3}\u{4}"), ("in/fine.md", SHEET)]);
    let mut files = Map::new();
    for (number, (name, held, _)) in (1..).zip(&cases) {
        files.insert(format!("in/{name}.zip"), held.clone());
        let known = format!("in/Known {name}_{number}_assignsubmission_file_s.zip");
        files.insert(known, held.clone());
    }
    pack(&place, &Value::Object(files));
    let all = cases.iter().map(|(name, _, words)| (*name, *words));
    let all: Vec<(&str, &str)> = all.chain([("cut", "is no zip file, or it is damaged")]).collect();
    // Among others it is a hand-in; but where nothing is in it, only if it is known whose.
    let csv = place.told("grade in --sheet in/fine.md --format csv");
    let rows = rows(&csv.printed);
    let of = |name: &str| rows.iter().find(|row| row["name"] == name);
    for (name, words) in all {
        place.told(&format!("grade in/{name}.zip --sheet in/fine.md")).is_refused(words);
        let (row, known) = (of(name), of(&format!("Known {name}")));
        assert_eq!((row.is_none(), known.is_none()), (name == "none", name == "cut"), "{rows:?}");
        for row in [row, known].into_iter().flatten() {
            assert!(row["error"].contains(words), "{row:?}");
        }
    }
    has(&csv.said, &["passed over: 1 file (in/none.zip)"]);
    assert_eq!(of("fine").unwrap()["right"], "1");
}

/// Ben names a folder, and a folder in a zip file, as if Anna had handed them in.
#[test]
fn names_within_a_hand_in_say_nothing_of_whose_it_is() {
    const WRONG: &str = "1. (`xor 3 5`) 8\n";
    or_pass_over!(python());
    let place = Place::of([
        ("in/Anna_1/s.md", SHEET),
        ("in/Ben_2/s.md", SHEET),
        ("in/Ben_2/Anna_1_assignsubmission_file_/s.md", WRONG),
        ("patterns.csv", "id,name,files\n1,Anna,**/Anna*\n2,Ben,Ben_2/**\n"),
        ("names.csv", "id,name\n1,Anna_1\n2,Ben_2\n"),
    ]);
    pack(&place, &json!({"in/Ben_2/z.zip": [["Anna_1_assignsubmission_file_/s.md", WRONG]]}));
    for roster in ["", " --roster patterns.csv", " --roster names.csv"] {
        let rows = place.rows(&format!("grade in{roster}"));
        assert_eq!((rows.len(), fields(&rows[0], ["file", "right"])), (2, ["in/Anna_1/s.md", "1"]));
        assert!(roster.is_empty() || rows[0]["id"] == "1" && rows[1]["id"] == "2", "{rows:?}");
    }
    // What no line matches is nobody's.
    place.write("files.csv", "id,name,files\n1,Anna,Anna_1/*.md\n2,Ben,Ben_2/*.md\n");
    let told = place.told("grade in --roster files.csv --format csv");
    assert_eq!(by_id(rows(&told.printed))["1"]["file"], "in/Anna_1/s.md");
    has(&told.said, &["no line of the roster matches: 2 files"]);
}

/// A zip file as it is downloaded, named itself, is as good as the folder.
#[test]
fn the_zip_file_of_a_class_stands_for_the_class() {
    or_pass_over!(python());
    let place = Place::of([]);
    pack(
        &place,
        &json!({"in/class.zip": [
            ["Anna_1_assignsubmission_file_/s.md", SHEET],
            ["Ben_2_assignsubmission_file_/s.md", "1. (`xor 3 5`) 8\n"],
            ["zip:Carl_3_assignsubmission_file_/s.zip", SHEET],
            ["Dora_4_assignsubmission_file_/s.pdf", "%PDF"],
            ["plan.pdf", "%PDF"],
        ]}),
    );
    let told = place.told("grade in/class.zip --format csv");
    let rows = by_id(rows(&told.printed));
    // Nobody's hand-in is lost without a word.
    for (id, column, words) in [
        ("1", "right", "1"),
        ("2", "right", "0"),
        ("3", "error", "s.zip' is a zip file in a zip file"),
        ("4", "error", "s.pdf' is not a worksheet"),
    ] {
        assert!(rows[id][column].contains(words), "{told:?}");
    }
    assert!(told.said.contains("passed over: 1 file (in/class.zip/plan.pdf)"), "{told:?}");
}

/// The end of a zip file may say that it holds more files than there is memory for.
#[test]
fn room_is_never_made_for_what_a_zip_file_only_says_of_itself() {
    let place = Place::of([("in/fine.md", SHEET)]);
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
    for (bytes, told) in
        [(zip, "holds more than 65,535 files"), (vec![0; 33_000_000], "is larger than 32 MB")]
    {
        place.write("in/big.zip", bytes);
        let csv = place.told("grade in --format csv");
        assert!(csv.printed.contains(told), "{csv:?}");
    }
}
