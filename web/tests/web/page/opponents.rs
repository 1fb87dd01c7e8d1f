//! Opponents who play by a rule: chosen, beaten, and found out.

use super::{count, is_silent, open, started, take, text, wait_until};

/// After a game against an opponent its rule is asked for, one button for each of four; what was done is kept, and told in the list.
#[test]
fn an_opponent_is_beaten_and_its_rule_found() {
    let Some(browser) = started() else {
        return;
    };
    open(
        &browser,
        "play 1 1 1 1 1 --against Mia --moves 1,1;2,1;3,1;4,1",
    );
    take(&browser, 5, 0);
    wait_until(
        &browser,
        "document.querySelectorAll('.rules-to-find button').length === 4",
    );
    assert!(text(&browser, ".rules-to-find h2").contains("What does Mia do?"));
    // The board stays in sight above the rules, so that a driver that scrolls would press what lies over them.
    let press = |words: &str| {
        browser.script(&format!(
            "[...document.querySelectorAll('.rules-to-find button')].find((b) => b.textContent.startsWith('{words}')).click()"
        ));
    };
    // Whatever else is looked at after the game, the question stays.
    super::talking::press(&browser, "Why did it work?");
    wait_until(&browser, "document.querySelector('.toy') !== null");
    press("Takes any number from the largest row");
    wait_until(
        &browser,
        "document.querySelector('.rules-to-find .judged').textContent !== ''",
    );
    let told = text(&browser, ".rules-to-find .judged");
    assert!(told.starts_with("No, though every move of Mia"), "{told}");
    press("Takes any number from any row");
    wait_until(
        &browser,
        "document.querySelector('.rules-to-find .judged').textContent.startsWith('Yes')",
    );
    assert_eq!(count(&browser, ".rules-to-find button:not([disabled])"), 0);
    // The list of the next game says so.
    browser.script("document.getElementById('play-settings').open = true");
    wait_until(
        &browser,
        "document.querySelector('optgroup option') !== null",
    );
    let first = browser.script("return document.querySelector('optgroup option').textContent");
    assert_eq!(first, "Mia (beaten, rule found)");
    // Who plays nothing but misère games is refused in any other, in a plain sentence.
    browser.script(
        "const form = document.getElementById('play-form');
         const option = new Option('Jonas', 'Jonas');
         form.elements.against.append(option);
         form.elements.against.value = 'Jonas';
         form.requestSubmit();",
    );
    wait_until(
        &browser,
        "document.getElementById('play-refused').textContent !== ''",
    );
    assert!(
        text(&browser, "#play-refused").contains("Jonas plays"),
        "{}",
        text(&browser, "#play-refused")
    );
    // Where nothing can be moved there is no game.
    browser.script(
        "const form = document.getElementById('play-form');
         form.elements.against.value = 'computer';
         form.elements.board.value = '0 0';
         form.requestSubmit();",
    );
    wait_until(
        &browser,
        "document.getElementById('play-refused').textContent.startsWith('Nothing can be moved')",
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "an opponent");
}

/// Whoever is chosen stays chosen when the rule is switched, and where they do not play under it, the computer is.
#[test]
fn a_chosen_opponent_stays_chosen() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5");
    browser.script("document.getElementById('play-settings').open = true");
    wait_until(
        &browser,
        "document.querySelector('optgroup option') !== null",
    );
    let chosen = |name: &str, becomes: &str| {
        browser.script(&format!(
            "const {{ against, misere }} = document.getElementById('play-form').elements;
             against.value = '{name}';
             document.querySelector('optgroup').label = 'before';
             misere.click();"
        ));
        wait_until(
            &browser,
            "document.querySelector('optgroup').label !== 'before'",
        );
        let now =
            browser.script("return document.getElementById('play-form').elements.against.value");
        assert_eq!(now, becomes, "{name}");
    };
    chosen("Kara", "Kara");
    chosen("Jonas", "computer");
    // A name that nobody has, from an address: the game goes on, and no rule is asked for.
    open(&browser, "play 1 --against Bob");
    take(&browser, 1, 0);
    wait_until(&browser, "document.body.textContent.includes('You win')");
    assert_eq!(count(&browser, ".rules-to-find"), 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "an opponent whom nobody knows");
}

/// After a loss whoever is easier to beat is one tap away, by name; in a game that they do not play the computer plays less well.
#[test]
fn whoever_has_lost_is_offered_somebody_easier() {
    let Some(browser) = started() else {
        return;
    };
    for (words, offered) in [
        (
            "play 1 1 --moves 1,1;2,1",
            "Play Mia instead, who makes mistakes",
        ),
        (
            "play 1 1 --against Gina --moves 1,1;2,1",
            "Play Emil instead, who makes mistakes",
        ),
        ("play kayles 1 1 --moves 1,1;2,1", "Easier"),
    ] {
        open(&browser, words);
        wait_until(&browser, "document.querySelector('.headline') !== null");
        let deeds = text(&browser, "#deeds");
        assert!(deeds.contains(offered), "{words}: {deeds}");
    }
    open(&browser, "play 1 1 --moves 1,1;2,1");
    wait_until(&browser, "document.querySelector('.headline') !== null");
    super::talking::press(&browser, "Play Mia instead, who makes mistakes");
    wait_until(&browser, "document.querySelector('.headline') === null");
    assert_eq!(
        browser.script("return JSON.parse(localStorage.nimlab).game.opponent"),
        "Mia"
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "somebody easier");
}
