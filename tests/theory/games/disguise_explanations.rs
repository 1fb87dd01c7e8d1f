//! Games that are Nim in disguise on the command line, in whatever way they are typed, and which are too large. What is told
//! of them is kept in `tests/goldens`.

use nimlab::question::{Dash, Request};

use crate::program::{printed_by, run, words};

#[test]
fn a_disguise_is_read_however_it_is_typed() {
    for (typed, meant) in [
        ("nimble [3, 0b101, 9]", "nimble 3 5 9"),
        ("turtles t h ttH", "turtles THTTH"),
        ("NIMBLE 0,0", "nimble 0 0"),
    ] {
        let request = Request::parse(&format!("explain {typed}"), Dash::Refused);
        assert_eq!(request.expect(typed).to_string(), format!("explain {meant}"));
    }
}

#[test]
fn the_largest_and_the_longest_are_told() {
    let most = u64::MAX;
    let long = vec!["1"; 1000].join(" ");
    let heads = "H".repeat(1000);
    for request in
        [format!("nimble {long}"), format!("staircase {long}"), format!("turtles {heads}")]
    {
        let told = printed_by(&format!("explain {request} --format json"));
        assert!(told.contains(&format!("\"question\":\"explain {request}\"")));
    }
    for (request, named) in [
        (format!("nimble {long} 1"), &["nimble", "1000", "1001"][..]),
        (format!("turtles {heads}T"), &["turtles", "1000"]),
        (format!("staircase 1 {most}"), &["staircase", "18446744073709551615"]),
    ] {
        let (code, printed, message) = run(&words(&format!("explain {request}")), "");
        assert_eq!((code, &printed[..]), (2, ""), "{message}");
        assert!(named.iter().all(|name| message.contains(name)), "{message}");
    }
}
