//! `nimlab page`: the page is written where one is, with the board in its address; a program without it says how to get it.

use std::fs;

use crate::program::{ended, folder, nimlab};

/// What comes of a board: the code, what is printed, what is said of errors, and the file, if it is there.
fn page(board: &[&str], name: &str) -> (i32, String, String, Option<String>) {
    let folder = folder(name);
    let (code, printed, said) = ended(nimlab(&["page"]).args(board).current_dir(&folder));
    let file = fs::read_to_string(folder.join("nimlab.html")).ok();
    (code, printed, said, file)
}

#[test]
fn a_board_that_cannot_be_read_writes_nothing() {
    let (code, printed, said, file) = page(&["5", "hello"], "page-unread");
    assert_eq!((code, printed.as_str(), file), (2, "", None));
    assert!(said.contains("'hello'"), "{said}");
}

#[cfg(not(feature = "page"))]
#[test]
fn a_program_without_the_page_says_how_to_get_it() {
    let (code, printed, said, file) = page(&["5", "4", "3"], "page-none");
    assert_eq!((code, printed.as_str(), file), (2, "", None));
    assert!(said.contains("feature page"), "{said}");
}

#[cfg(feature = "page")]
#[test]
fn the_page_is_written_and_its_address_told() {
    let (code, printed, said, file) = page(&["5,4", "3"], "page-written");
    assert_eq!((code, said.as_str()), (0, ""));
    let printed = printed.replace('\n', "");
    let address = "nimlab.html#explain%205%204%203";
    assert!(printed.contains(address), "{printed}");
    assert!(file.unwrap().contains("Whoever takes the last one wins."));
}
