//! Opponents who play by a rule: chosen, beaten, and found out.

use super::steps::Page;

/// After a game against an opponent its rule is asked for, one button for each of four; what was done is kept, and told in the list.
#[test]
fn an_opponent_is_beaten_and_its_rule_found() {
    let Some(page) = Page::started() else { return };
    page.open("play 1 1 1 1 1 --against Mia --moves 1,1;2,1;3,1;4,1");
    page.take(5, 0);
    page.wait_until("document.querySelectorAll('.rules-to-find button').length === 4");
    page.sees(".rules-to-find h2", "What does Mia do?");
    // The board stays in sight above the rules, so that a driver that scrolls would press what lies over them.
    let press = |words: &str| {
        page.script(&format!(
            "[...document.querySelectorAll('.rules-to-find button')].find((b) => b.textContent.startsWith('{words}')).click()"
        ));
    };
    // Whatever else is looked at after the game, the question stays.
    page.choose("Why did it work?");
    page.waits_for_any(".toy");
    press("Takes any number from the largest row");
    page.wait_until("document.querySelector('.rules-to-find .judged').textContent !== ''");
    page.begins(".rules-to-find .judged", "No, though every move of Mia");
    press("Takes any number from any row");
    page.wait_until(
        "document.querySelector('.rules-to-find .judged').textContent.startsWith('Yes')",
    );
    assert_eq!(page.count(".rules-to-find button:not([disabled])"), 0);
    // The list of the next game says so.
    page.script("document.getElementById('play-settings').open = true");
    page.waits_for_any("optgroup option");
    let first = page.script("return document.querySelector('optgroup option').textContent");
    assert_eq!(first, "Mia (beaten, rule found)");
    // Who plays nothing but misère games is refused in any other, in a plain sentence.
    page.script(
        "const form = document.getElementById('play-form');
         const option = new Option('Jonas', 'Jonas');
         form.elements.against.append(option);
         form.elements.against.value = 'Jonas';
         form.requestSubmit();",
    );
    page.wait_until("document.getElementById('play-refused').textContent !== ''");
    page.sees("#play-refused", "Jonas plays");
    // Where nothing can be moved there is no game.
    page.script(
        "const form = document.getElementById('play-form');
         form.elements.against.value = 'computer';
         form.elements.board.value = '0 0';
         form.requestSubmit();",
    );
    page.wait_until(
        "document.querySelector('#play-refused').textContent.startsWith('Nothing can be moved')",
    );
}

/// Whoever is chosen stays chosen when the rule is switched, and where they do not play under it, the computer is.
#[test]
fn a_chosen_opponent_stays_chosen() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5");
    page.script("document.getElementById('play-settings').open = true");
    page.waits_for_any("optgroup option");
    let chosen = |name: &str, becomes: &str| {
        page.script(&format!(
            "const {{ against, misere }} = document.getElementById('play-form').elements;
             against.value = '{name}';
             document.querySelector('optgroup').label = 'before';
             misere.click();"
        ));
        page.wait_until("document.querySelector('optgroup').label !== 'before'");
        let now = page.script("return document.getElementById('play-form').elements.against.value");
        assert_eq!(now, becomes, "{name}");
    };
    chosen("Kara", "Kara");
    chosen("Jonas", "computer");
    // A name that nobody has, from an address: the game goes on, and no rule is asked for.
    page.open("play 1 --against Bob");
    page.take(1, 0);
    page.wait_until("document.body.textContent.includes('You win')");
    assert_eq!(page.count(".rules-to-find"), 0);
}

/// After a loss whoever is easier to beat is one tap away, by name; in a game that they do not play the computer plays less well.
#[test]
fn whoever_has_lost_is_offered_somebody_easier() {
    let Some(page) = Page::started() else { return };
    for (words, offered) in [
        ("play 1 1 --moves 1,1;2,1", "Play Mia instead, who makes mistakes"),
        ("play 1 1 --against Gina --moves 1,1;2,1", "Play Emil instead, who makes mistakes"),
        ("play kayles 1 1 --moves 1,1;2,1", "Easier"),
    ] {
        page.open(words);
        page.waits_for_any(".headline");
        page.sees("#deeds", offered);
    }
    page.open("play 1 1 --moves 1,1;2,1");
    page.waits_for_any(".headline");
    page.choose("Play Mia instead, who makes mistakes");
    page.wait_until("document.querySelector('.headline') === null");
    assert_eq!(page.script("return JSON.parse(localStorage.nimlab).game.opponent"), "Mia");
}
