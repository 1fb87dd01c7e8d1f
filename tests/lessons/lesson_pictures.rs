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
    let picture =
        Picture { svg: Svg::read(svg).ok()?, description: "An <arrow> & \"more\"".into() };
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
    let linear = Terminal { linear: true, ..SHOWN };
    for told in
        [terminal(&document, SHOWN), terminal(&document, linear), markdown(&document, SHOWN)]
    {
        assert_eq!(told, "Picture: An arrow.\n");
    }
}

/// What is no picture, and what is said of it.
const NO_PICTURES: &str = "
<html/> => begins with <'html'>: expected <svg
<svg viewBox='0 0 1 1'/> => begins with <'svg'>: expected <svg xmlns=
NOTHING => it ends before </svg>
words => words stand outside of <svg>
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'> => it ends before </svg>
ARROW<svg/> => something stands behind </svg>
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 9'/> => no viewBox
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 inf'/> => no viewBox
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 -9 9'/> => no viewBox
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 .'/> => no viewBox
<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 + 9 9'/> => no viewBox
<!DOCTYPE svg [<!ENTITY a 'b'>]>ARROW => not well-formed
";

/// What may stand in no picture.
const NOT_IN_PICTURES: &str = "
<g>
</g>
<rect x=1/>
<rect x='1' x='2'/>
<!--
&nothing;
<text>&#xD800;</text>
";

#[test]
fn what_is_no_picture_is_refused_by_its_line() {
    for line in NO_PICTURES.trim().lines() {
        let (svg, problem) = line.split_once(" => ").expect(line);
        let svg = svg.replace("ARROW", ARROW).replace("NOTHING", "");
        let error = Svg::read(&svg).unwrap_err().to_string();
        assert!(error.contains(problem), "{line}: {error}");
    }
    for line in NOT_IN_PICTURES.trim().lines() {
        let error = Svg::read(&in_svg(line)).unwrap_err().to_string();
        let told = "line 2 of the picture: it is not well-formed XML";
        assert!(error.starts_with(told), "{line}: {error}");
        let unknown = line.split(['&', ';']).nth(1);
        let is_named = unknown.is_none_or(|name| error.contains(&format!("called '{name}'")));
        assert!(is_named, "{line}: {error}");
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
    fs::write(&file, lesson("![An arrow](a.svg)\n\n![Groups](balance.svg)")).unwrap();
    let run = |words: &[&str]| {
        let words = [&["lesson"], words, &[file.to_str().unwrap()]].concat();
        let (code, printed, said) = program::run(&words, "");
        (code == 0, printed + &said)
    };
    let (right, told) = run(&["--lint"]);
    assert!(!right && told.contains("arrows.md:8:1: there is no picture 'a.svg'"), "{told}");
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

/// Words of which markup is made, harmless and not; some need a space behind them.
const PIECES: &str = r#"
<g> </g> /> > <script> </script> <text> </text> <title> </title> <style> </style> <foreignObject> <!-- --> " ' words
<![CDATA[<script>]]> &lt;script&gt; &#60;script javascript:x href='https://e.org'
<rect_ <a_ <use_ <image_ xlink:href='#a'_ fill='url(https://e.org)'_ fill='url(#a)'_ fill="url('//e.org')"_ fill='red'_
onload='x()'_ style='a:b'_ style='fill:url(https://e.org);stroke:red'_ style='fill:url(#a);id:b'_ id='a'_ x='1'_
style='stroke-width:2;fill:#f00'_ class='good'_ fill='currentColor'_ transform='rotate(3_4_5)'_ <?x_y?>
"#;

fn piece() -> impl Strategy<Value = String> {
    let pieces = PIECES.split_whitespace().map(|it| it.replace('_', " "));
    select(pieces.collect::<Vec<_>>())
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
