//! What Moodle and Canvas are given beside `grades.csv`: students by what each platform knows them by, with their points.

use std::fs;
use std::io::Read as _;

use crate::class::{ADDS, ONE_RIGHT, folder_of, table, told};
use crate::python_is_there;

#[test]
fn moodle_finds_everybody_by_its_own_numbers() {
    if !python_is_there() {
        return;
    }
    let folder = folder_of(
        "gradebook",
        &[
            ("in/Anna Berg_101_assignsubmission_file_/lab.py", ADDS),
            (
                "in/Ben \"B\" Carr_102_assignsubmission_file_/lab.py",
                ONE_RIGHT,
            ),
            ("in/Carl_103_assignsubmission_file_/lab.docx", "PK"),
        ],
    );
    told(&folder, &["grade", "in", "--output", "out"]);
    let text = fs::read_to_string(folder.join("out/moodle.csv")).expect("it is written");
    let rows = table(&text);
    let of = |row: usize, name: &str| rows[row][name].as_str();
    assert_eq!(rows.len(), 3);
    assert_eq!(
        [of(0, "Identifier"), of(0, "Full name")],
        ["Participant 101", "Anna Berg"]
    );
    assert_eq!(
        [of(1, "Full name"), of(1, "Grade")],
        ["Ben \"B\" Carr", "3"]
    );
    assert_eq!([of(2, "Grade"), of(2, "Maximum grade")], ["0", "100"]);
    assert!(
        of(0, "Feedback comments")
            .starts_with("nim_sum: adding where XOR is asked for; missing: present_board, "),
        "{text}"
    );
    // What Moodle looks for before it takes a grading worksheet.
    assert!(rows[0].contains_key("Last modified (grade)"));
    assert_eq!(of(0, "ID number"), "");
}

#[test]
fn a_roster_gives_the_ids_and_addresses_and_who_is_absent_keeps_what_they_have() {
    let folder = folder_of(
        "gradebook-roster",
        &[
            (
                "in/Anna Berg_101_assignsubmission_file_/s.md",
                "1. `xor 3 5` = 6\n2. `xor 3 3` = 6\n",
            ),
            (
                "r.csv",
                "id,name,email,files\ns1,\"Berg, Anna\",a@x.org,*_101_*\ns2,Ben,b@x.org,*_102_*\n",
            ),
        ],
    );
    told(
        &folder,
        &["check", "in", "--roster", "r.csv", "--output", "out"],
    );
    let read =
        |name: &str| fs::read_to_string(folder.join("out").join(name)).expect("it is written");
    // Pages go back in folders called as Moodle has called them.
    let feedback = fs::File::open(folder.join("out/moodle-feedback.zip")).expect("it is written");
    let mut feedback = zip::ZipArchive::new(feedback).expect("it is a zip file");
    let page = "Anna Berg_101_assignsubmission_file_/Berg, Anna.html";
    assert_eq!(feedback.file_names().collect::<Vec<_>>(), [page]);
    let mut sent = String::new();
    let mut page = feedback.by_name(page).expect("it is there");
    page.read_to_string(&mut sent).expect("it is text");
    assert_eq!(sent, read("Berg, Anna.html"));
    let moodle = table(&read("moodle.csv"));
    let fields = [
        "Identifier",
        "Full name",
        "ID number",
        "Email address",
        "Grade",
    ];
    let of = |row: usize| fields.map(|name| moodle[row][name].as_str());
    assert_eq!(
        of(0),
        ["Participant 101", "Berg, Anna", "s1", "a@x.org", "50"]
    );
    assert_eq!(of(1), ["", "Ben", "s2", "b@x.org", ""]);
    let canvas = read("canvas.csv");
    let lines: Vec<&str> = canvas.lines().collect();
    assert_eq!(
        lines,
        [
            "Student,ID,SIS User ID,SIS Login ID,Section,Worksheet",
            "\"    Points Possible\",,,,,100",
            "\"Berg, Anna\",,s1,a@x.org,,50",
            "Ben,,s2,b@x.org,,",
        ]
    );
    // Where nobody is known, there is nobody to be found.
    let folder = folder_of("gradebook-nobody", &[("in/anna.md", "1. `xor 3 5` = 6\n")]);
    told(&folder, &["check", "in", "--output", "out"]);
    assert!(!folder.join("out/moodle.csv").exists() && !folder.join("out/canvas.csv").exists());
    assert!(!folder.join("out/moodle-feedback.zip").exists());
}
