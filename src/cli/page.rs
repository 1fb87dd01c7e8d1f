//! `nimlab page`: writes nimlab's page into a file and opens it.
//!
//! The page is built separately (see `web/build`). A program contains it only if it was built with the feature `page`,
//! with the file given by `NIMLAB_PAGE`, as releases are.

use std::path::{Path, absolute};
use std::process::{Command, Stdio};

use super::args::PageArguments;
use super::error::Error;
use super::output::Output;
use crate::document::Document;
use crate::document::text::{code, text};
use crate::legible::why;
use crate::question::{Dash, Request};

/// The page, if this program has it.
#[cfg(feature = "page")]
const PAGE: Option<&[u8]> = Some(include_bytes!(env!(
    "NIMLAB_PAGE",
    "the feature `page` takes the page from the file that NIMLAB_PAGE names: web/build makes target/nimlab.html"
)));
#[cfg(not(feature = "page"))]
const PAGE: Option<&[u8]> = None;

/// Writes the page and opens it, if a person is at a terminal.
pub(super) fn run(arguments: &PageArguments, output: &Output) -> Result<(), Error> {
    let board = board(&arguments.board)?;
    let page = PAGE.ok_or(
        "this nimlab was built without its page: expected one that was downloaded as a program or a wheel, or one built with the feature page (docs/install.md says how)",
    )?;
    let file = Path::new(&arguments.to);
    std::fs::write(file, page).map_err(|error| {
        let (file, why) = (&arguments.to, why(&error));
        format!("the page cannot be written into '{file}': {why}")
    })?;
    let address = address(file, board.as_deref());
    let is_opened = output.is_interactive() && !arguments.no_open && open(&address);
    let told = if is_opened {
        text!["The page is in "{code(arguments.to.clone())}", and opens in your browser."]
    } else {
        text!["The page is in "{code(arguments.to.clone())}": open "{code(address)}" in a browser."]
    };
    Ok(output.document(Document::of(told))?)
}

/// The words to open the page with, if they are a board.
fn board(words: &[String]) -> Result<Option<String>, Error> {
    if words.is_empty() {
        return Ok(None);
    }
    let request = Request::parse(&format!("explain {}", words.join(" ")), Dash::Refused)?;
    Ok(Some(request.to_string()))
}

/// The address of the file, with the words in the form that the page reads.
fn address(file: &Path, words: Option<&str>) -> String {
    let path = absolute(file).unwrap_or_else(|_| file.to_owned());
    let path = path.to_string_lossy().replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    let words = words.map(|words| format!("#{}", encoded(words)));
    format!("file://{slash}{}{}", encoded(&path), words.unwrap_or_default())
}

/// A text, percent-encoded.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        _ if byte.is_ascii_alphanumeric() || b"/.-_~:,=+".contains(&byte) => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Asks the system to open an address; returns whether it could be asked.
fn open(address: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::{address, encoded};
    use std::path::Path;

    #[test]
    fn an_address_has_no_sign_that_a_browser_would_read_in_another_way() {
        let found = address(Path::new("/tmp/a page#1.html"), Some("explain 5 4 3 --move 1,2"));
        assert_eq!(found, "file:///tmp/a%20page%231.html#explain%205%204%203%20--move%201,2");
        assert_eq!(encoded("é%"), "%C3%A9%25");
    }
}
