//! Opponents who play by a rule: chosen, beaten, and told.

use super::steps::Page;

/// After a game against an opponent its rule is told, and no game begins that nobody could play.
#[test]
fn the_rule_of_an_opponent_is_told() {
    let Some(page) = Page::started() else { return };
    page.open("play 1 1 1 1 1 --against Mia --moves 1,1;2,1;3,1;4,1");
    page.take(5, 0);
    page.waits_for("#game-rule", "Mia takes any number from any row.");
    // Whatever else is looked at after the game, it stays.
    page.choose("Why did it work?");
    page.waits_for_any(".toy");
    page.sees("#game-rule", "Mia");
    page.script("document.getElementById('play-settings').open = true");
    page.waits_for_any("optgroup option");
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
    // A name that nobody has, from an address: the game goes on, and no rule is told.
    page.open("play 1 --against Bob");
    page.take(1, 0);
    page.wait_until("document.body.textContent.includes('You beat Bob')");
    assert_eq!(page.text("#game-rule"), "");
}

/// After a loss the computer plays less well, one tap away.
#[test]
fn whoever_has_lost_is_offered_an_easier_game() {
    let Some(page) = Page::started() else { return };
    for words in ["play 1 1 --moves 1,1;2,1", "play kayles 1 1 --moves 1=0;2=0"] {
        page.open(words);
        page.waits_for_any(".headline");
        page.choose("Easier");
        page.wait_until("document.querySelector('.headline') === null");
        assert_eq!(page.script("return JSON.parse(localStorage.nimlab).game.level"), 80);
        page.script("localStorage.clear()");
    }
}
