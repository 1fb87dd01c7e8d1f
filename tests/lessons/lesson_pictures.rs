//! Pictures in lessons: shown in a page and described elsewhere; and nothing in one ever acts or leads anywhere.

use std::fs;
use std::path::PathBuf;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use nimlab::document::{Block, Document, Picture, Svg};
use nimlab::render::{Terminal, html, markdown, terminal};
use proptest::collection::vec;
use proptest::prelude::{Strategy, proptest};
use proptest::sample::select;

use crate::program;
use crate::support::{cases, plain};

const SHOWN: Terminal = plain(80);

pub const ARROW: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img">
  <defs><marker id="tip" markerWidth="4" markerHeight="4"><path d="M0 0L4 2L0 4z"/></marker></defs>
  <!-- A comment. -->
  <line x2="9" y2="9" class="good" stroke="currentColor" marker-end="url(#tip)"/>
  <text x="1" y="8" fill="rgb(10%, 20%, 30%)">3 &lt; 5</text>
</svg>"#;

fn lesson(body: &str) -> String {
    format!("---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n{body}\n")
}

fn page(svg: &str) -> Option<String> {
    let picture = Picture {
        svg: Svg::read(svg).ok()?,
        description: "An <arrow> & \"more\"".into(),
    };
    let blocks = vec![Block::Picture(picture.clone()), Block::Picture(picture)];
    Some(html(&[Document { blocks }], SHOWN))
}

pub fn in_svg(inside: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n{inside}</svg>")
}

#[test]
fn a_page_shows_a_picture_and_anything_else_its_description() {
    let page = page(ARROW).unwrap();
    let image = format!(
        "<img src=\"data:image/svg+xml;base64,{}\" alt=\"An &lt;arrow&gt; &amp; &quot;more&quot;\">",
        BASE64_STANDARD.encode(ARROW)
    );
    assert_eq!(page.matches(&image).count(), 2, "{page}");
    let document = Document {
        blocks: vec![Block::Picture(Picture {
            svg: Svg::read(ARROW).unwrap(),
            description: "An arrow.".into(),
        })],
    };
    let linear = Terminal {
        linear: true,
        ..SHOWN
    };
    for told in [
        terminal(&document, SHOWN),
        terminal(&document, linear),
        markdown(&document, SHOWN),
    ] {
        assert_eq!(told, "Picture: An arrow.\n");
    }
}

#[test]
fn what_is_no_picture_is_refused_by_its_line() {
    for (inside, problem) in [
        ("<g>", "it is not well-formed XML"),
        ("</g>", "it is not well-formed XML"),
        ("<rect x=1/>", "it is not well-formed XML"),
        ("<rect x='1' x='2'/>", "it is not well-formed XML"),
        ("<!-- ", "it is not well-formed XML"),
        (
            "&nothing;",
            "it is not well-formed XML: nothing is called 'nothing'",
        ),
        (
            "<text>&#xD800;</text>",
            "it is not well-formed XML: nothing is called '#xD800'",
        ),
    ] {
        let error = Svg::read(&in_svg(inside)).unwrap_err().to_string();
        let place = "line 2 of the picture: ";
        assert!(
            error.starts_with(place) && error.contains(problem),
            "{inside}: {error}"
        );
    }
    for (svg, problem) in [
        ("<html/>".to_owned(), "begins with <'html'>: expected <svg"),
        (
            "<svg viewBox='0 0 1 1'/>".to_owned(),
            "begins with <'svg'>: expected <svg xmlns=",
        ),
        (String::new(), "it ends before </svg>"),
        ("words".to_owned(), "words stand outside of <svg>"),
        (in_svg("").replace("</svg>", ""), "it ends before </svg>"),
        (in_svg("") + "<svg/>", "something stands behind </svg>"),
        (in_svg("").replace("0 0 9 9", "0 0 0 9"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 9 inf"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 -9 9"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 9 ."), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 + 9 9"), "no viewBox"),
        (
            format!("<!DOCTYPE svg [<!ENTITY a 'b'>]>{ARROW}"),
            "not well-formed",
        ),
    ] {
        let error = Svg::read(&svg).unwrap_err().to_string();
        assert!(error.contains(problem), "{svg}: {error}");
    }
    let other_name = "\u{feff}<?xml version=\"1.0\"?>\n<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>\n";
    assert!(Svg::read(other_name).is_ok());
    let deep = format!("{}{}", "<g>".repeat(100_000), "</g>".repeat(100_000));
    assert!(Svg::read(&in_svg(&deep)).is_ok());
}

#[test]
fn the_words_of_a_picture_are_those_that_are_shown() {
    let inside = "<style>a</style><title>b</title><g>c<text>3 &lt; <tspan>&#53;</tspan></text></g><metadata>d</metadata>";
    let svg = Svg::read(&in_svg(inside)).unwrap();
    let words: Vec<&str> = svg.words().split_whitespace().collect();
    assert_eq!(words, ["b", "3", "<", "5"]);
}

#[test]
fn the_command_finds_a_picture_beside_the_lesson() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lesson_pictures");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("arrows.md");
    fs::write(
        &file,
        lesson("![An arrow](a.svg)\n\n![Groups](balance.svg)"),
    )
    .unwrap();
    let run = |words: &[&str]| {
        let words = [&["lesson"], words, &[file.to_str().unwrap()]].concat();
        let (code, printed, said) = program::run(&words, "");
        (code == 0, printed + &said)
    };
    let (right, told) = run(&["--lint"]);
    assert!(
        !right && told.contains("arrows.md:8:1: there is no picture 'a.svg'"),
        "{told}"
    );
    fs::write(folder.join("a.svg"), ARROW).unwrap();
    assert!(run(&["--lint"]).0);
    let (right, told) = run(&["--format", "html"]);
    assert!(
        right && told.contains("alt=\"An arrow\"") && told.contains("alt=\"Groups\""),
        "{told}"
    );
    let (right, told) = run(&[]);
    assert!(right && told.contains("Picture: An arrow"), "{told}");
    fs::write(folder.join("a.svg"), vec![b' '; 1_000_001]).unwrap();
    let (right, told) = run(&[]);
    assert!(!right && told.contains("larger than 1 MB"), "{told}");
    fs::write(folder.join("a.svg"), [0xff, 0xfe, 0x00]).unwrap();
    let (right, told) = run(&["--lint"]);
    assert!(!right && told.contains("is not text in UTF-8"), "{told}");
}

/// Words of which markup is made, harmless and not.
fn piece() -> impl Strategy<Value = &'static str> {
    select(vec![
        "<g>",
        "</g>",
        "<rect ",
        "/>",
        ">",
        "<script>",
        "</script>",
        "<a ",
        "<use ",
        "<image ",
        "<text>",
        "</text>",
        "<title>",
        "</title>",
        "<style>",
        "</style>",
        "<foreignObject>",
        "href='https://e.org'",
        "xlink:href='#a' ",
        "fill='url(https://e.org)' ",
        "fill='url(#a)' ",
        "fill=\"url('//e.org')\" ",
        "fill='red' ",
        "onload='x()' ",
        "style='a:b' ",
        "style='fill:url(https://e.org);stroke:red' ",
        "style='fill:url(#a);id:b' ",
        "style='stroke-width:2;fill:#f00' ",
        "id='a' ",
        "x='1' ",
        "class='good' ",
        "fill='currentColor' ",
        "transform='rotate(3 4 5)' ",
        "<![CDATA[<script>]]>",
        "&lt;script&gt;",
        "&#60;script",
        "javascript:x",
        "<!--",
        "-->",
        "<?x y?>",
        "\"",
        "'",
        "words",
    ])
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Whatever is in a picture stands in the page as letters of an address that is an image, and nowhere else.
    #[test]
    fn no_markup_gets_into_the_page(pieces in vec(piece(), 0..8)) {
        let svg = in_svg(&pieces.concat());
        let Some(page) = page(&svg) else {
            return Ok(());
        };
        let image = format!(
            "<img src=\"data:image/svg+xml;base64,{}\" alt=\"An &lt;arrow&gt; &amp; &quot;more&quot;\">",
            BASE64_STANDARD.encode(&svg)
        );
        let elsewhere: Vec<&str> = page.split(&image).collect();
        assert_eq!(elsewhere.len(), 3, "{page}");
        let harmless: Vec<String> = page_without_pictures();
        assert_eq!(elsewhere, harmless);
    }
}

/// What stands in the page around two pictures.
fn page_without_pictures() -> Vec<String> {
    let page = page(ARROW).unwrap();
    let images = page.split("<img ").enumerate();
    let around = images.map(|(at, part)| match at {
        0 => part,
        _ => part.split_once("\">").unwrap().1,
    });
    around.map(str::to_owned).collect()
}
