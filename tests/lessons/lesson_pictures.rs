//! Pictures in lessons: shown in a page and described elsewhere; and nothing in one ever acts or leads anywhere.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use nimlab::document::{Block, Document, Picture, Svg, Text};
use nimlab::lesson::{Shelf, lint};
use nimlab::render::{Terminal, html, markdown, terminal};
use proptest::collection::vec;
use proptest::prelude::{Strategy, prop_oneof, proptest};
use proptest::sample::select;
use roxmltree::ParsingOptions;

use crate::support::cases;

const SHOWN: Terminal = Terminal {
    width: 80,
    ascii: false,
    colour: false,
    linear: false,
};

const ARROW: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img">
  <defs><marker id="tip" markerWidth="4" markerHeight="4"><path d="M0 0L4 2L0 4z"/></marker></defs>
  <!-- A comment. -->
  <line x2="9" y2="9" class="good" stroke="currentColor" marker-end="url(#tip)"/>
  <text x="1" y="8" fill="rgb(10%, 20%, 30%)">3 &lt; 5</text>
</svg>"#;

/// A shelf with one picture on it.
struct With(&'static str, String);

impl Shelf for With {
    fn has(&self, _file: &str) -> bool {
        false
    }

    fn task(&self, _function: &str) -> Option<Text> {
        None
    }

    fn picture(&self, file: &str) -> Result<String, String> {
        let is_this = file == self.0;
        is_this
            .then(|| self.1.clone())
            .ok_or("it is not there".to_owned())
    }
}

fn lesson(body: &str) -> String {
    format!("---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n{body}\n")
}

/// What the linter says of a lesson with this body, beside which `a.svg` stands.
fn findings(body: &str, svg: &str) -> Vec<String> {
    let shelf = With("a.svg", svg.to_owned());
    let found = lint("lesson.md", &lesson(body), &shelf).unwrap();
    found.iter().map(ToString::to_string).collect()
}

fn page(svg: &str) -> Option<String> {
    let picture = Picture {
        svg: Svg::read(svg).ok()?,
        description: "An <arrow> & \"more\"".to_owned(),
    };
    let blocks = vec![Block::Picture(picture.clone()), Block::Picture(picture)];
    Some(html(&[Document { blocks }], SHOWN))
}

fn in_svg(inside: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n{inside}</svg>")
}

#[test]
fn a_page_shows_a_picture_and_anything_else_its_description() {
    assert_eq!(findings("![An arrow](a.svg)", ARROW), Vec::<String>::new());
    let page = page(ARROW).unwrap();
    for part in [
        "<svg role=\"img\" aria-label=\"An &lt;arrow&gt; &amp; &quot;more&quot;\" viewBox=\"0 0 9 9\">",
        "<marker id=\"picture-1-tip\"",
        "marker-end=\"url(#picture-1-tip)\"",
        "<marker id=\"picture-2-tip\"",
        "marker-end=\"url(#picture-2-tip)\"",
        "class=\"good\"",
        ">3 &lt; 5</text>",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert!(!page.contains("A comment"), "{page}");
    let document = Document {
        blocks: vec![Block::Picture(Picture {
            svg: Svg::read(ARROW).unwrap(),
            description: "An arrow.".to_owned(),
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

/// A style is taken for the attributes that it stands for, and is stronger than they are.
#[test]
fn a_style_is_read_as_attributes() {
    let styled =
        "<rect style=' fill : #f00 ;stroke-width:2;-inkscape-x:y;line-height:1.25;' fill='blue'/>";
    let plain = "<rect fill='#f00' stroke-width='2'/>";
    assert_eq!(
        page(&in_svg(styled)).unwrap(),
        page(&in_svg(plain)).unwrap()
    );
}

#[test]
fn what_is_no_harmless_picture_is_refused_by_its_line() {
    for (inside, problem) in [
        (
            "<script>alert(1)</script>",
            "<'script'> may not stand in a picture: expected shapes",
        ),
        ("<foreignObject/>", "<'foreignObject'> may not"),
        ("<image x='1'/>", "<'image'> may not"),
        ("<use/>", "<'use'> may not"),
        ("<a><text>x</text></a>", "<'a'> may not"),
        ("<style>*{}</style>", "<'style'> may not"),
        ("<animate/>", "<'animate'> may not"),
        ("<svg viewBox='0 0 1 1'/>", "<'svg'> may not"),
        ("<x:rect xmlns:x='urn:x'/>", "<'rect'> may not"),
        (
            "<rect onclick='x'/>",
            "<rect> may not have the attribute 'onclick'",
        ),
        (
            "<rect style='fill:red;behavior:url(x)'/>",
            "<rect> may not have the attribute style='behavior:url(x)'",
        ),
        (
            "<path href='#a'/>",
            "<path> may not have the attribute 'href'",
        ),
        (
            "<path xmlns:l='http://www.w3.org/1999/xlink' l:fill='red'/>",
            "<path> may not have the attribute 'fill'",
        ),
        (
            "<rect fill='url(https://e.org/a)'/>",
            "may not stand in a picture: expected numbers",
        ),
        ("<rect fill='url(a.svg#a)'/>", "fill='url(a.svg#a)' may not"),
        ("<rect fill='URL(#a)'/>", "may not"),
        ("<rect fill='u\\72l(#a)'/>", "may not"),
        ("<rect fill='red url(#a)'/>", "may not"),
        ("<rect fill='src(\"a\")'/>", "may not"),
        ("<rect id='a b'/>", "id='a b' may not"),
        ("<rect id='a'/><g id='a'/>", "two elements have the id 'a'"),
        (
            "<rect fill='url(#b)'/>",
            "nothing in the picture has the id 'b'",
        ),
        (
            "<rect class='step'/>",
            "there is no class 'step': expected the colours of the page, which are number,",
        ),
        (
            "<g>words</g>",
            "words stand in <g>: expected them in <text>",
        ),
        ("<g>", "it is not well-formed XML"),
        ("&nothing;", "it is not well-formed XML"),
    ] {
        let error = Svg::read(&in_svg(inside)).unwrap_err().to_string();
        let place = "line 2 of the picture: ";
        assert!(
            error.starts_with(place) && error.contains(problem),
            "{error}"
        );
    }
    let deep = format!("{}{}", "<g>".repeat(40), "</g>".repeat(40));
    let deepest = format!("{}{}", "<g>".repeat(100_000), "</g>".repeat(100_000));
    for (svg, problem) in [
        ("<html/>".to_owned(), "begins with <html>"),
        (
            "<svg viewBox='0 0 1 1'/>".to_owned(),
            "begins with <svg>: expected <svg xmlns=",
        ),
        (String::new(), "not well-formed"),
        (in_svg("").replace("0 0 9 9", "0 0 0 9"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 9 inf"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 -9 9"), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 0 9 ."), "no viewBox"),
        (in_svg("").replace("0 0 9 9", "0 + 9 9"), "no viewBox"),
        (in_svg(&deep), "more than 32 deep"),
        (in_svg(&"<g/>".repeat(10_000)), "more than 10000 elements"),
        (in_svg(&deepest), "more than 10000 elements"),
        (
            format!("<!DOCTYPE svg [<!ENTITY a 'b'>]>{ARROW}"),
            "not well-formed",
        ),
    ] {
        let error = Svg::read(&svg).unwrap_err().to_string();
        assert!(error.contains(problem), "{error}");
    }
}

#[test]
fn a_picture_stands_by_itself_with_its_description_beside_its_lesson() {
    let alone = "a picture is not part of a line: expected it alone in its paragraph";
    for (body, finding) in [
        (
            "![](a.svg)",
            "lesson.md:8:1: the picture 'a.svg' has no description: expected words",
        ),
        ("![  ](a.svg)", "has no description"),
        ("![An arrow](b.svg)", "lesson.md:8:1: it is not there"),
        (
            "![An arrow](a.png)",
            "'a.png' cannot be shown: expected the name of an SVG file",
        ),
        ("![An arrow](b/a.svg)", "'b/a.svg' cannot be shown"),
        ("![An arrow](https://e.org/a.svg)", "cannot be shown"),
        ("![An arrow](a.svg) shows it.", alone),
        (
            "See ![an arrow](a.svg)",
            "lesson.md:8:5: a picture is not part of a line",
        ),
        ("- ![An arrow](a.svg)", alone),
        ("| a |\n| --- |\n| ![An arrow](a.svg) |", alone),
        (
            "```think\nWhy?\n\n![An arrow](a.svg)\nanswer: So.\n```",
            "a picture cannot stand here",
        ),
    ] {
        let found = findings(body, ARROW);
        assert!(
            found.iter().any(|found| found.contains(finding)),
            "{body}: {found:?}"
        );
    }
    let found = findings("![An arrow](a.svg)", &in_svg("<script/>"));
    let expected =
        "lesson.md:8:1: 'a.svg' cannot be shown: line 2 of the picture: <'script'> may not";
    assert!(found[0].starts_with(expected), "{found:?}");
}

#[test]
fn what_a_picture_says_is_held_to_what_its_readers_know() {
    let svg = in_svg("<text>the nim sum</text>");
    let shelf = With("a.svg", svg);
    let text = |description: &str| {
        let body = lesson(&format!("![{description}](a.svg)"));
        body.replace("lab: none", "needs: none\nlab: none")
            .replace("needs: none", "needs: the-game")
    };
    let found = lint("lesson.md", &text("Two rows"), &shelf).unwrap();
    assert!(
        found.iter().any(|it| it.message.contains("nim sum")),
        "{found:?}"
    );
    let shelf = With("a.svg", ARROW.to_owned());
    assert_eq!(lint("lesson.md", &text("Two rows"), &shelf).unwrap(), []);
    let found = lint("lesson.md", &text("The nim sum"), &shelf).unwrap();
    assert!(
        found.iter().any(|it| it.message.contains("nim sum")),
        "{found:?}"
    );
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
        let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
            .arg("lesson")
            .args(words)
            .arg(&file)
            .output()
            .unwrap();
        let told = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(told).unwrap())
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
        right && told.contains("picture-1-tip") && told.contains("aria-label=\"Groups\""),
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

/// Elements side by side, harmless and not, closed as they should be.
fn elements() -> impl Strategy<Value = String> {
    let names = [
        "g", "rect", "path", "text", "title", "marker", "script", "a", "use", "image", "style",
    ];
    let attributes = [
        "id='a' ",
        "fill='url(#a)' ",
        "fill='url(https://e.org)' ",
        "stroke=' url( #a)' ",
        "color='red' ",
        "clip-path='url(\"//e.org#a\")' ",
        "class='good' ",
        "onload='x()' ",
        "href='#a' ",
        "style='a:b' ",
        "style='-x:y;stroke:red;fill:#f00;line-height:1' ",
        "style='fill:url(//e.org#a)' ",
        "font-family='\"A\", serif' ",
        "transform='rotate(3 4 5)' ",
        "d='M0 0&#10;L1 1' ",
    ];
    let element = (
        select(names.to_vec()),
        vec(select(attributes.to_vec()), 0..3),
    );
    let element = element.prop_map(|(name, attributes)| {
        let inside = if name == "text" { "&lt;script>" } else { "" };
        format!("<{name} {}>{inside}</{name}>", attributes.concat())
    });
    vec(element, 0..4).prop_map(|elements| elements.concat())
}

fn markup() -> impl Strategy<Value = String> {
    prop_oneof![
        vec(piece(), 0..8).prop_map(|pieces| pieces.concat()),
        elements()
    ]
}

proptest! {
    #![proptest_config(cases(2000))]

    /// What comes out is read by a reader that nimlab has no part in: no name that acts, no address.
    #[test]
    fn no_markup_gets_a_script_or_an_address_through(inside in markup()) {
        let Some(page) = page(&in_svg(&inside)) else {
            return Ok(());
        };
        let begin = page.find("<svg").unwrap();
        let end = page.find("</svg>").unwrap() + "</svg>".len();
        let options = ParsingOptions::default();
        let shown = roxmltree::Document::parse_with_options(&page[begin..end], options).unwrap();
        for node in shown.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            let acts = ["script", "style", "a", "use", "image", "foreignObject"];
            assert!(!acts.contains(&name), "{page}");
            for attribute in node.attributes() {
                let (name, value) = (attribute.name(), attribute.value());
                assert!(!name.starts_with("on") && name != "style" && name != "href", "{page}");
                let is_described = name == "aria-label";
                assert!(is_described || !value.contains("//") && !value.contains(':'), "{page}");
                let after = value.split_once("url(").map_or("#", |(_, after)| after);
                assert!(after.starts_with('#'), "{page}");
            }
        }
    }
}
