//! What every page of HTML promises, whatever is told: well-formed, complete in itself, with headings in order and
//! tables that say what they are; and no text ever becomes markup.
//!
//! `sum 3 5` has one `<h1>`, and a `<table>` with a `<caption>` and a `scope` on each header.

use std::collections::HashSet;

use course::lesson::{BUILT_IN, Key, read, whole};
use course::worksheet::{Printing, Sheet};
use explain::derivation::Derivation;
use explain::document::{
    Align, Block, Cell, Document, DrawnRow, Role, Style, Table, Text, tell, tell_judgement, welcome,
};
use explain::judgement::judge;
use explain::question::{Dash, Question, Request};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use render::{Terminal, html};

use super::ROLES;
use crate::support::parsed::{Piece, parse};
use crate::support::{at_depth, cases, plain};

const SHOWN: Terminal = plain(80);
const IN_ASCII: Terminal = Terminal { ascii: true, ..SHOWN };

fn page(document: &Document) -> String {
    html(std::slice::from_ref(document), SHOWN)
}

fn told(request: &str, depth: usize) -> Document {
    let request = Request::parse(request, Dash::Refused).expect("an request");
    let style = at_depth(depth);
    tell(&Derivation::of(request), style)
}

/// Nothing is fetched: images and the icon stand in the page, and neither its style nor its script names a place.
fn fetches_nothing(page: &str, pieces: &[Piece], what: &str) {
    let names_a_place = |text: &str| {
        let places = ["http:", "https:", "url(", "@import", "//", "import("];
        places.iter().any(|place| text.contains(place))
    };
    let attributes = pieces.iter().filter_map(|piece| match piece {
        Piece::Begin(_, attributes) => Some(attributes),
        _ => None,
    });
    for (name, value) in attributes.flatten() {
        let leads = name.contains("src") || name.contains("href");
        let is_data = value.starts_with("data:");
        assert!(is_data || !leads && !names_a_place(value), "{what}: {value}");
    }
    let inside = |begin: &str, end: &str| -> Vec<&str> {
        let all = page.split(begin).skip(1).filter_map(|after| after.split(end).next());
        all.flat_map(str::lines).collect()
    };
    let code = [inside("<style>", "</style>"), inside("<script>", "</script>")].concat();
    for line in code.iter().filter(|line| !line.trim_start().starts_with("// ")) {
        assert!(!names_a_place(line), "{what}: {line}");
    }
}

/// What holds of every page.
fn is_sound(documents: &[Document], what: &str) {
    let page = html(documents, SHOWN);
    let pieces = parse(&page);
    fetches_nothing(&page, &pieces, what);
    headings_are_in_order(&page, what);
    tables_say_what_they_are(&page, what);
    let ascii = html(documents, IN_ASCII);
    assert!(ascii.is_ascii(), "{what}");
    assert_eq!(parse(&ascii), pieces, "{what}: in ASCII the same is read");
}

/// One title, and no level left out below it. Who wins stands behind the colon of a step's heading, where whoever presents it
/// can keep it back.
fn headings_are_in_order(page: &str, what: &str) {
    let headings =
        page.split("<h").skip(1).filter(|rest| rest.starts_with(|c: char| c.is_numeric()));
    let levels: Vec<u8> = headings.map(|rest| rest.as_bytes()[0] - b'0').collect();
    assert_eq!(levels.first(), Some(&1), "{what}");
    assert!(levels[1..].iter().all(|&level| level > 1), "{what}: {levels:?}");
    assert!(levels.windows(2).all(|two| two[1] <= two[0] + 1), "{what}: {levels:?}");
}

/// Each has a caption, by which it is called, and each header says what it heads.
fn tables_say_what_they_are(page: &str, what: &str) {
    let mut ids = HashSet::new();
    for table in page.split("<table").skip(1) {
        let (id, caption) = table.split_once(" id=\"").unwrap().1.split_once("\">").unwrap();
        assert!(ids.insert(id) && !caption.starts_with("</caption>"), "{what}: {id}");
        assert!(page.contains(&format!("aria-labelledby=\"{id}\"")), "{what}: {id}");
    }
    let headers = page.split("<th").skip(1).filter(|rest| !rest.starts_with("ead"));
    for header in headers {
        let header = header.split('>').next().unwrap();
        let has_scope = ["scope=\"col\"", "scope=\"row\""].iter().any(|it| header.contains(it));
        assert!(has_scope, "{what}: {header}");
    }
    assert_eq!(page.matches("aria-labelledby=").count(), ids.len(), "{what}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(150) })]

    #[test]
    fn pages_of_boards_are_sound(rows in vec(0..70_u64, 0..15), kind in 0..7_usize, misere in any::<bool>(), depth in 0..4_usize) {
        let board: Vec<String> = rows.iter().map(u64::to_string).collect();
        let kind = ["explain", "moves", "sum", "winner", "rows", "move", "board"][kind];
        let misere = if misere && !matches!(kind, "sum" | "board") { "--misere " } else { "" };
        let words = format!("{kind} {misere}{}", board.join(" "));
        if let Ok(request) = Request::parse(&words, Dash::Refused) {
            let style = Style { depth, ..Style::default() };
            is_sound(&[tell(&Derivation::of(request), style)], &words);
        }
    }

    #[test]
    fn pages_of_numbers_are_sound(a in any::<u64>(), b in 0..300_u64, shift in 0..64_u32, depth in 0..4_usize) {
        let a = a >> shift;
        for words in [format!("xor {a} {b}"), format!("binary {a}"), format!("group {}", b % 20 + 1), format!("towers {} {}", b + 1, a % 5000 + 1)] {
            is_sound(&[told(&words, depth)], &words);
        }
    }

    #[test]
    fn worksheets_are_sound(seed in any::<u64>(), count in 1..20_usize, work in any::<bool>(), key in any::<bool>()) {
        is_sound(&[Sheet::new(&[], count, seed).document(Printing { work, key })], "a worksheet");
    }

    /// Whatever is written, as whatever it is meant, the markup stays the same.
    #[test]
    fn no_text_becomes_markup(text in "[ -~\\PC\u{0}-\u{ff}]{1,40}") {
        stays_text(&text);
    }
}

#[test]
fn every_lesson_and_every_page_without_numbers_is_sound() {
    for words in ["gate", "gate 1 0", "decimal 0110", "explain 5 4 3 2 1 --move 3,2"] {
        (0..4).for_each(|depth| is_sound(&[told(words, depth)], words));
    }
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).expect("a lesson without a fault");
        is_sound(&[whole(&lesson, Style::default(), Key::Shown)], file);
    }
}

/// A page of several documents has one title, below which the others stand.
#[test]
fn what_was_said_on_the_way_is_sound() {
    let question: Question = "sum 5 4 3 2 1".parse().expect("a question");
    let judged = tell_judgement(&judge(&question, "15"), Style::default());
    let said = [welcome(), told("sum 5 4", 3), judged, told("xor 3 5", 3), told("gate", 0)];
    is_sound(&said, "a transcript");
    is_sound(&said[2..3], "a judgement alone");
    is_sound(&[said[2].clone(), said[0].clone()], "a title that comes late");
    let steps = told("sum 5 4", 2).blocks;
    let title_last = steps[1..].iter().chain(&steps[..1]).cloned().collect();
    is_sound(&[Document { blocks: title_last }], "a title at the end");
    is_sound(&[], "nothing");
}

/// What it is called and how wide it is; controls where there are steps; marks that do not rest on colour.
#[test]
fn a_page_says_what_it_is() {
    let whole = page(&told("sum 5 4 3", 2));
    for tag in ["title", "h1"] {
        assert!(whole.contains(&format!("<{tag}>The nim sum of 5 4 3</{tag}>")), "{whole}");
    }
    for (words, depth, has_steps) in [
        ("sum 5 4 3", 2, true),
        ("sum 5 4 3", 0, false),
        ("moves 5 4", 2, false),
        ("gate", 1, true),
    ] {
        let page = page(&told(words, depth));
        for part in [
            "<html lang=\"en\">",
            "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "mark::after { content: \"*\"; }",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert_eq!(page.contains("<button") && page.contains("<script>"), has_steps, "{words}");
    }
}

#[test]
fn texts_that_would_like_to_be_markup_stay_text() {
    for text in [
        "</title></style></script><img src=x onerror=alert(1)>",
        "\"><b onmouseover='x'>",
        "&lt;b&gt; &amp; &#60; &copy",
        "<!-- --> <![CDATA[ ]]>",
        "]]>\u{0}\u{8}\u{1b}[31m\r\u{7f}\u{85}\u{feff}",
        "\u{202e}txt.exe\u{2066}",
        "`x` **y** | _z_",
    ] {
        stays_text(text);
    }
}

/// A page with this text everywhere has the same markup as one with a harmless text, and the text is there to be read.
fn stays_text(text: &str) {
    let markup = |text: &str| -> Vec<Piece> {
        let pieces = parse(&page(&everywhere(text)));
        let is_tag = |piece: &Piece| !matches!(piece, Piece::Text(_));
        pieces.into_iter().filter(is_tag).collect()
    };
    // What is typed and must stay on one line is told apart by its spaces.
    let harmless = if text.contains('\u{a0}') { "x\u{a0}x" } else { "x" };
    assert_eq!(markup(text), markup(harmless), "{text:?}");
    let readable = html(&[everywhere(text)], IN_ASCII);
    assert!(readable.is_ascii(), "{text:?}");
    let is_kept = text.chars().all(|c| !c.is_control() && c != '\u{a0}');
    if is_kept && !text.chars().any(is_unseen) && !text.trim().is_empty() {
        let read = parse(&readable);
        let times =
            read.iter().filter(|piece| matches!(piece, Piece::Text(read) if read.contains(text)));
        assert!(times.count() > 20, "{text:?}");
    }
}

/// What turns the direction of writing, or is no character.
fn is_unseen(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fdd0}'..='\u{fdef}')
        || u32::from(character) & 0xfffe == 0xfffe
}

/// The text in every role, in every kind of block.
fn everywhere(text: &str) -> Document {
    let in_roles = || {
        // Counters and sizes of groups are nobody's text, and how large they are is said in an attribute.
        let sized = [Role::Counters, Role::Group, Role::Taken, Role::Row];
        let roles = ROLES.into_iter().filter(|role| !sized.contains(role));
        let texts = roles.map(|role| Text::from(text.to_owned()).in_role(role));
        texts.fold(Text::default(), Text::and)
    };
    let mut table = Table::new(1, [(Align::Left, in_roles()), (Align::Right, in_roles())]);
    table.row([Cell::from(in_roles()), Cell::from(in_roles()).mark_if(true)]);
    table.foot([Cell::from(in_roles()), Cell::from(in_roles())]);
    let blocks = vec![
        Block::Paragraph(in_roles()),
        Block::Heading(in_roles()),
        Block::list([in_roles(), in_roles()]),
        Block::Code(text.to_owned()),
        Block::Table(table),
        Block::Drawing(vec![DrawnRow::Row { row: 1, size: 3, taken: 0 }]),
    ];
    let section = Block::Section { heading: in_roles(), body: blocks.clone() };
    let quote = Block::Quote(vec![Block::Title(in_roles()), section.clone()]);
    let end = [section, quote, Block::Conclusion(in_roles())];
    let title = [Block::Title(in_roles())];
    Document { blocks: title.into_iter().chain(blocks).chain(end).collect() }
}
