//! Pictures in lessons: shown in a page and described elsewhere.

use std::fs;
use std::path::PathBuf;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use explain::document::{Block, Document, Picture};
use render::{Terminal, html, markdown, terminal};

use crate::program;
use crate::support::plain;

const SHOWN: Terminal = plain(80);

const ARROW: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><line x2="9" y2="9"/></svg>"#;

fn lesson(body: &str) -> String {
    format!("---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n{body}\n")
}

#[test]
fn a_page_shows_a_picture_and_anything_else_its_description() {
    let document = Document {
        blocks: vec![Block::Picture(Picture {
            media_type: "image/svg+xml",
            data: ARROW.into(),
            description: "An <arrow> & \"more\"".into(),
        })],
    };
    let page = html(std::slice::from_ref(&document), SHOWN);
    let image = format!(
        "<img src=\"data:image/svg+xml;base64,{}\" alt=\"An &lt;arrow&gt; &amp; &quot;more&quot;\">",
        BASE64_STANDARD.encode(ARROW)
    );
    assert!(page.contains(&image), "{page}");
    let linear = Terminal { linear: true, ..SHOWN };
    for told in [terminal(&document, SHOWN), terminal(&document, linear)] {
        assert_eq!(told, "Picture: An <arrow> & \"more\"\n");
    }
    assert!(markdown(&document, SHOWN).starts_with("Picture: An "));
}

#[test]
fn the_command_finds_a_picture_beside_the_lesson() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lesson_pictures");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("arrows.md");
    fs::write(&file, lesson("![An arrow](a.svg)\n\n![A dot](b.PNG)")).unwrap();
    let run = |words: &[&str]| {
        let words = [&["lesson"], words, &[file.to_str().unwrap()]].concat();
        let (code, printed, said) = program::run(&words, "");
        (code == 0, printed + &said)
    };
    let (right, told) = run(&["--lint"]);
    assert!(!right && told.contains("arrows.md:8:1: there is no picture 'a.svg'"), "{told}");
    fs::write(folder.join("a.svg"), ARROW).unwrap();
    fs::write(folder.join("b.PNG"), [0x89, b'P', b'N', b'G']).unwrap();
    assert!(run(&["--lint"]).0);
    let (right, told) = run(&["--format", "html"]);
    assert!(right && told.contains("data:image/png;base64,iVBORw==\" alt=\"A dot\""), "{told}");
    assert!(told.contains("alt=\"An arrow\""), "{told}");
    let (right, told) = run(&[]);
    assert!(right && told.contains("Picture: An arrow"), "{told}");
    fs::write(folder.join("a.svg"), vec![b' '; 1_000_001]).unwrap();
    let (right, told) = run(&[]);
    assert!(!right && told.contains("larger than 1 MB"), "{told}");
}
