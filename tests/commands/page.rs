//! `nimlab page`: the page is written where one is, with the board in its address; a program without it says how to get it.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;

/// A folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What comes of the words: the code, what is printed, what is said of errors, and the file, if it is there.
fn page(words: &[&str], name: &str) -> (Option<i32>, String, String, Option<String>) {
    let folder = folder(name);
    let output = Command::cargo_bin("nimlab")
        .unwrap()
        .arg("page")
        .args(words)
        .current_dir(&folder)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let file = fs::read_to_string(folder.join("nimlab.html")).ok();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
        file,
    )
}

#[test]
fn a_board_that_cannot_be_read_writes_nothing() {
    let (code, printed, said, file) = page(&["5", "hello"], "page-unread");
    assert_eq!((code, printed.as_str(), file), (Some(2), "", None));
    assert!(said.contains("'hello'"), "{said}");
}

#[cfg(not(feature = "page"))]
#[test]
fn a_program_without_the_page_says_how_to_get_it() {
    let (code, printed, said, file) = page(&["5", "4", "3"], "page-none");
    assert_eq!((code, printed.as_str(), file), (Some(2), "", None));
    assert!(said.contains("feature page"), "{said}");
}

#[cfg(feature = "page")]
#[test]
fn the_page_is_written_and_its_address_told() {
    let (code, printed, said, file) = page(&["5,4", "3"], "page-written");
    assert_eq!((code, said.as_str()), (Some(0), ""));
    assert!(
        printed
            .replace('\n', "")
            .contains("nimlab.html#explain%205%204%203"),
        "{printed}"
    );
    assert!(file.unwrap().contains("Whoever takes the last one wins."));
}
