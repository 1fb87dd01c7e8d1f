//! How an exercise is answered: nothing moves under a finger, what was picked from stays, and what is told is about what was asked.

use serde_json::Value;

use super::steps::Page;

/// Presses what leads on; tells whether there was something.
fn goes_on(page: &Page) -> bool {
    let pressed = page.settled("(() => {
           const on = [...document.querySelectorAll('.answering > .ways:last-child button')].find((b) => /^(Skip|Show an answer|Go on|Next)$/.test(b.textContent));
           on?.click();
           return on !== undefined;
         })()");
    pressed == true
}

/// When a counter is marked, neither the board nor a button moves: a second press meets what the first one did.
#[test]
fn marking_moves_nothing() {
    const PLACES: &str = "[...document.querySelectorAll('#table .heap, .answering button')].filter((e) => e.checkVisibility()).map((e) => Math.round(e.getBoundingClientRect().top)).join()";
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (768, 1024), (1280, 720), (1920, 1080)] {
        page.resize(width, height);
        // Rows of Nim, short and long, one that can be split, and one of Kayles.
        for (part, boards) in [
            ("lesson the-game", 2),
            ("lesson nim-sum", 1),
            ("lesson beyond-nim", 1),
            ("lesson other-games", 1),
            ("practice move", 2),
        ] {
            page.open(part);
            let mut marked = 0;
            for _ in 0..12 {
                let moved = page.settled(&format!(
                        "(() => {{
                           const all = document.querySelectorAll('#table [data-left]');
                           if (all.length === 0) return null;
                           const before = {PLACES};
                           (all[1] ?? all[0]).click();
                           return document.querySelector('.take') && before !== {PLACES} ? before + ' / ' + {PLACES} : '';
                         }})()"
                    ),
                );
                if moved != Value::Null {
                    assert_eq!(moved, "", "{part} at {width}");
                    marked += 1;
                }
                if marked == boards || !goes_on(&page) {
                    break;
                }
            }
            assert_eq!(marked, boards, "{part} at {width}");
            page.script("localStorage.clear()");
        }
    }
}

/// How an answer is found is told beside it, and not under the exercise that comes after.
#[test]
fn a_solution_stands_with_its_own_board() {
    let Some(page) = Page::started() else { return };
    page.open("lesson nim-sum");
    let mut told = 0;
    for _ in 0..40 {
        // Of each question the first answer there is.
        let asked = page.settled(
            "(() => {
               const field = document.querySelector('.number-field');
               if (field) {
                 field.value = '1';
                 field.form.requestSubmit();
                 return true;
               }
               document.querySelector('.controls-of-answer .toggle')?.click();
               const all = [...document.querySelectorAll('.controls-of-answer button')];
               (all.find((b) => b.textContent === 'Answer') ?? all[0])?.click();
               return all.length > 0;
             })()",
        );
        if asked == true {
            // After a first miss it is asked once more.
            page.settled("0");
            if page.count(".controls-of-answer") > 0 {
                continue;
            }
            told += page.count("#lessons .said:last-of-type .found");
        }
        if !goes_on(&page) {
            break;
        }
        assert_eq!(page.count("#lessons .said:last-of-type .found"), 0);
    }
    assert!(told > 1, "{told}");
}

/// The board of an answered question is what the answer leaves: what was taken lies there as outlines, and is not counted.
#[test]
fn the_board_follows_an_answer() {
    let Some(page) = Page::started() else { return };
    page.open("practice move");
    let before = page.rows();
    for _ in 0..4 {
        if page.count(".next") == 0 {
            page.click("#table [data-left='0']");
            page.click("#table [data-left='0']");
            page.settled("0");
        }
    }
    let after = page.rows();
    assert_eq!(
        before.iter().filter(|&&size| size > 0).count(),
        1 + after.iter().filter(|&&size| size > 0).count()
    );
    let told = page.settled(
        "[...document.querySelectorAll('.row-size')].map((size) => Number(size.textContent))",
    );
    assert_eq!(told, serde_json::json!(after));
    assert!(page.count("#table .taken") > 0);
}
