//! The balance toy: groups are paired by hand or at once, and the change that pairs all again is found, and told to be the move.

use super::steps::Page;

#[test]
fn balance_is_found_by_hand() {
    let Some(page) = Page::started() else { return };
    page.open("explain 5 4 3");
    page.choose("Pair the groups");
    assert_eq!(page.count(".group.loose"), 5, "101, 100 and 11");
    assert_eq!(page.count(".group.unpaired"), 0, "nothing was tried yet");
    assert!(!page.text(".toy tfoot tr").contains("unpaired"));
    // Two of one size are partners; two of different sizes are not.
    page.click("[data-group='1-4']");
    page.click("[data-group='3-2']");
    assert_eq!(page.count(".group.paired"), 0);
    page.click("[data-group='1-4']");
    page.click("[data-group='2-4']");
    assert_eq!(page.count(".group.paired"), 2);
    assert_eq!(
        page.count(".group.unpaired"),
        1,
        "of the 2s there is one, and the 1s wait for their pair"
    );
    page.choose("Pair them all");
    assert_eq!(page.count(".group.paired"), 4);
    page.begins("#verdict", "2 is unpaired.");
    page.choose("Change a row");
    // The largest that is alone has to go: which rows have it is seen.
    page.sees("#verdict", "The largest unpaired group is a 2, in row 3.");
    assert_eq!(page.count(".group.may"), 1);
    page.click("[data-group='2-2']");
    page.sees("#verdict", "would grow from 4 to 6");
    // What would be no move is undone at once, and the ring stands on what the sentence names.
    let ringed = || {
        page.script("return [...document.querySelectorAll('.group.may')].map((group) => group.dataset.group).join(' ')")
    };
    page.sees("#verdict", "no move. The largest unpaired group is a 2, in row 3.");
    assert_eq!(ringed(), "3-2");
    page.sees(".toy tfoot tr", "unpaired");
    page.click("[data-group='1-1']");
    page.sees("#verdict", "only a row that gives up a 2");
    assert_eq!(ringed(), "3-2");
    page.click("[data-group='3-2']");
    page.sees("#verdict", "Take 2 from row 3");
    page.choose("In digits");
    page.sees("#verdict", "XOR");
    // Below the digits of the rows stands what they give.
    assert_eq!(page.count(".digits-of-toy"), 4);
    assert_eq!(page.text("tfoot .digits-of-toy"), "000");
    page.sees(".toy caption", "Every number is made of these in just one way");
    page.choose("Make this move");
    assert_eq!(page.address(), "explain 5 4 3 --move 3,2");
    // Once the pairs are made, whoever taps what is left alone takes it away at once.
    page.open("pair 3 4 5");
    page.choose("Pair them all");
    page.choose("In digits");
    assert_eq!(page.text(".toy tbody .digits-of-toy"), "011");
    assert_eq!(page.text("tfoot .digits-of-toy"), "010");
    page.sees("#verdict", "XOR is 1 where one is unpaired");
    page.choose("In digits");
    assert_eq!(page.count(".digits-of-toy"), 0);
    // A pair is seen as one: both groups have the same edge, whichever the pointer is on.
    let edges = "new Set([...document.querySelectorAll('[data-group$=\"-4\"]')].map((group) => getComputedStyle(group).border)).size";
    assert_eq!(page.settled(edges), 1);
    page.click("[data-group='1-2']");
    page.sees("#verdict", "Take 2 from row 1");
}

/// Whatever is said of the groups, the board and what can be done keep their places.
#[test]
fn the_groups_keep_their_place() {
    let Some(page) = Page::nightly() else { return };
    let place = || {
        page.settled("[document.querySelector('.toy').getBoundingClientRect().top, document.getElementById('deeds').offsetTop]")
    };
    for (width, height) in [(360, 780), (1280, 720)] {
        page.resize(width, height);
        for part in ["pair 13 12 8", "play 13 12 8"] {
            page.open(part);
            if part.starts_with("play") {
                page.choose("Hint");
                page.waits_for_any("#game-told .ways");
                page.choose("Look at its groups");
            }
            page.script("scrollTo(0, 0)");
            let before = place();
            for step in ["Pair them all", "Change a row", "1-8", "2-8", "2-4", "2-8", "1-8", "1-1"]
            {
                if step.len() > 3 {
                    page.choose(step);
                } else {
                    page.script(&format!(
                        "document.querySelector(\"[data-group='{step}']\").click()"
                    ));
                }
                assert_eq!(place(), before, "{part}: {step} at {width}");
            }
        }
    }
}

/// Why pairs can always be mended is seen: the largest unpaired group goes, and what is smaller follows. On what that leaves
/// they can be broken and mended again.
#[test]
fn what_was_broken_can_be_mended() {
    let Some(page) = Page::started() else { return };
    let says = |words: &str| {
        page.sees("#verdict", words);
    };
    page.open("pair 13 12 8");
    page.choose("Change a row");
    says("The largest unpaired group is an 8, and rows 1, 2 and 3 have one.");
    assert_eq!(page.count(".group.may"), 3);
    page.click("[data-group='2-4']");
    says("an 8 is still unpaired: only a row that gives up an 8 can mend that");
    page.click("[data-group='1-8']");
    says("The 8 is off, and now 1 is unpaired. Switch the 1 of row 1, too");
    says("All smaller sizes together make 7 at most");
    page.click("[data-group='1-1']");
    says("13 becomes 4. Take 9 from row 1");
    page.choose("Break them again");
    says("with every move, some group loses its partner");
    page.click("[data-group='3-8']");
    says("8 becomes 0, and 8 is unpaired: the move has broken the pairs.");
    page.choose("Mend them");
    page.click("[data-group='2-8']");
    says("Take 8 from row 2");
    // What is left alone can be tapped at once, and what that does is said; of another row than was begun, too.
    page.click("[data-group='1-4']");
    says("4 is unpaired: the move has broken the pairs. The other can mend them");
    assert_eq!(page.count(".group.may"), 1);
    page.click("[data-group='2-4']");
    says("All are paired again: 4 becomes 0.");
    page.choose("Start again");
    says("The largest unpaired group is an 8");
    page.click("[data-group='1-8']");
    page.click("[data-group='2-8']");
    says("A move changes one row, so row 1 is as it was. The 8 is off");
    // A move that was found two moves later can be made on the board on which it was found.
    page.click("[data-group='2-1']");
    page.click("[data-group='1-8']");
    page.click("[data-group='3-8']");
    page.choose("Make this move");
    assert!(page.address().ends_with("--move 3,8"), "{}", page.address());
}
