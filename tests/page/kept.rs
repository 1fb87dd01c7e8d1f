//! What is kept on the device: a game outlives a reload, and whatever else stands there does no harm.

use super::steps::Page;

/// Whatever is found there: each part of the page works.
#[test]
fn whatever_is_kept_every_part_works() {
    let Some(page) = Page::nightly() else { return };
    let huge = format!("{{\"game\":{{\"board\":\"{}\"}}}}", "9".repeat(50_000));
    let game = "\"misere\":false,\"first\":true,\"against\":\"computer\",\"level\":100,\"seed\":1,\"coach\":false,\"challenge\":false";
    for kept in [
        "[]",
        "{",
        "{\"progress\":{\"lessons\":\"x\"}}",
        "{\"progress\":{\"lessons\":{\"the-game\":{\"at\":-1}}}}",
        &format!("{{\"version\":2,\"game\":{{\"board\":\"hello\",\"turns\":[],{game}}}}}"),
        &format!("{{\"version\":2,\"game\":{{\"board\":\"3 4 5\",\"turns\":[\"9,9\"],{game}}}}}"),
        "{\"version\":2,\"streaks\":{\"100\":\"many\",\"50\":-1}}",
        "{\"version\":2,\"round\":{\"topics\":[\"nonsense\"],\"count\":3,\"seed\":1,\"lines\":[]}}",
        &huge,
    ] {
        page.open("");
        let quoted = serde_json::to_string(kept).unwrap();
        page.script(&format!("localStorage.setItem('nimlab', {quoted})"));
        page.open("lesson");
        page.sees("#lessons", "The game");
        page.open("explain 3 5");
        page.sees("#verdict", "take 2 from row 2");
        page.open("practice");
        assert!(page.count(".topics-to-choose a") > 5, "{kept}");
        page.open("");
        assert!(page.count("[data-left], #deeds button:enabled") > 0, "{kept}");
    }
}

#[test]
fn a_game_outlives_a_reload() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5");
    page.take(3, 1);
    page.waits_for("#verdict", "Your move");
    let left = page.count("[data-left]");
    assert!(left < 8);
    page.open("");
    assert_eq!(page.count("[data-left]"), left);
    assert!(page.so_far().contains("You took 4 from row 3"));
    // What was done is told in the same words.
    page.open("play kayles 7 --two");
    for at in [4, 5, 5] {
        page.click(&format!("[data-at='{at}']"));
    }
    let told = page.so_far();
    assert_eq!(told, "Player 1 took 2 from row 1 and left 2 and 3");
    page.open("");
    assert_eq!(page.so_far(), told);
    // So are those of a game that came by a link.
    page.open("play kayles 7 --two --moves 1=2+3;2=2");
    assert_eq!(
        page.so_far(),
        "Player 1 took 2 from row 1 and left 2 and 3 Player 2 took 1 from row 2 and left 2 in one row"
    );
}
