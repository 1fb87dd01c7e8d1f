//! What is sent to somebody else, and where an address leads whoever has it.

use super::steps::Page;

/// From a disk no link can be sent: what can be is said, and what is copied tells a friend all there is to know, and where to play it.
#[test]
fn from_a_disk_it_is_said_what_to_do() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    for (words, what, copied, place) in [
        (
            "explain 3 4 5",
            "Copy this board in words",
            "Nim, rows of 3, 4 and 5. Take as many as you like from one row.",
            "#explain 3 4 5",
        ),
        (
            "play 3 4 5",
            "Copy a challenge: Nim, rows of 3, 4 and 5",
            "Can you win this? Nim, rows of 3, 4 and 5, you begin. Take as many as you like from one row.",
            "#play 3 4 5 --challenge",
        ),
        // The board in sight, where it is lost for whoever is to move: the friend has the other side.
        (
            "play 3 4 5 --two --moves 1,2",
            "Copy a challenge: Nim, rows of 1, 4 and 5",
            "rows of 1, 4 and 5, you move second.",
            "#play 1 4 5 --second --two --challenge",
        ),
        (
            "play kayles 7",
            "Copy a challenge: Kayles, a row of 7",
            "Can you win this? Kayles, a row of 7, you begin. Take one",
            "#play kayles 7 --challenge",
        ),
    ] {
        page.open(words);
        page.choose("Share");
        page.waits_for_any(".sharing");
        page.choose(what);
        page.wait_until("document.querySelector('.told-of-sharing').textContent !== ''");
        // On a phone the parts at the lower edge cover nothing of it.
        page.wait_until("document.querySelector('.told-of-sharing').getBoundingClientRect().bottom <= document.querySelector('.top').getBoundingClientRect().top");
        let told = page.text(".sharing");
        assert!(told.contains("its address works on this computer only"), "{told}");
        assert!(told.contains("Copy a picture"), "{told}");
        let told = page.script("const told = document.querySelector('.told-of-sharing'); return told.querySelector('input')?.value ?? told.textContent");
        assert!(told.as_str().unwrap().contains(copied), "{told}");
        let ending = format!(" On nimlab’s page, put {place} behind the address.");
        assert!(
            told.as_str().unwrap().ends_with(&ending)
                || told.as_str().unwrap().ends_with(&format!("{ending}”")),
            "{told}"
        );
        // The link leads to the same: whoever opens it is challenged, too.
        page.choose("Copy the link for this computer");
        let link = format!("nimlab.html{}", place.replace(' ', "%20"));
        page.wait_until(&format!(
                "(told => told.querySelector('input')?.value ?? told.textContent)(document.querySelector('.told-of-sharing')).includes('{link}')"
            ),
        );
    }
}

/// Beside an error stands nothing of another game; what people call the parts leads to them, and a challenge says which game it is.
#[test]
fn an_address_leads_where_it_says() {
    let Some(page) = Page::nightly() else { return };
    page.open("play nonsense");
    page.sees("#verdict", "cannot be read as a board");
    assert_eq!(page.text("#rules"), "");
    assert_eq!(page.settled("document.getElementById('how-to').checkVisibility()"), false);
    for (words, part) in
        [("learn", "lesson"), ("lessons", "lesson"), ("practise", "practice"), ("home", "play")]
    {
        page.open(words);
        let shown = page.settled("document.querySelector('.part:not([hidden])').id");
        assert_eq!(shown, format!("part-{part}"), "{words}");
        assert_eq!(page.count(&format!("#to-{part}[aria-current]")), 1);
        assert_eq!(page.count("nav [aria-current=page]"), 1, "{words}");
    }
    page.open("play kayles 7 --challenge");
    assert_eq!(page.text("#play-title"), "Kayles: can you win this?");
    // How a game is played is told wherever the reader has been before.
    page.open("practice binary");
    page.waits_for_any(".answering button");
    page.script("location.hash = 'play kayles 7'");
    page.wait_until("document.getElementById('how-to').checkVisibility() && document.getElementById('how-to').textContent.startsWith('Press a counter')");
    for (words, found) in [
        ("explain kayles 7 + nim 3 4", "take 3 from row 3"),
        ("explain --misere 1 1 4", "take 3 from row 3"),
        ("explain 18446744073709551615 1", "wins"),
        ("xor 3 5", "6"),
        ("5 4 3", "take 2 from row 3"),
    ] {
        page.open(words);
        page.sees("#explanation > .answer", found);
        assert!(page.text("#refused").is_empty(), "{words}");
    }
    assert_eq!(page.count("#manners a"), 2);
    page.open("xor 3 5");
    assert_eq!(page.count("#manners a"), 0, "a sum is explained in one way");
}
