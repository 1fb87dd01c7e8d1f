//! Nothing holds the page up: what is heavy is worked out off its thread, and what is large is scrolled.

use serde_json::json;

use super::steps::Page;
use crate::support::joined;

/// The page has no engine on its own thread: nothing can be worked out there.
#[test]
fn heavy_boards_are_worked_out_elsewhere() {
    let Some(page) = Page::nightly() else { return };
    page.run_first(
        "for (const name of ['compile', 'instantiate', 'Module', 'Instance']) {
           WebAssembly[name] = () => { throw new Error('the engine is on the thread of the page'); };
         }",
    );
    for words in ["explain grundy 9000", "play grundy 9000", "lesson the-game"] {
        page.open(words);
    }
    assert!(
        page.settled("document.querySelector('#lessons').innerText.length").as_u64() > Some(500)
    );
}

/// On a board that is larger than its room, the row concerned and the verdict lie in the view, and every row can be taken from.
#[test]
fn large_boards_are_scrolled_beside_their_verdict() {
    const SEEN: &str = "(() => {
        const [table, verdict, counter] = ['.drawing', '#verdict', '[data-row=\"150\"]'].map((found) => document.querySelector(found).getBoundingClientRect());
        return [verdict.bottom <= innerHeight && verdict.top >= 0, counter.top >= table.top - 1 && counter.bottom <= table.bottom + 1];
      })()";
    let Some(page) = Page::nightly() else { return };
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        page.open(&format!("explain {}", joined((0..200).map(|row| 1 + row * 17 % 40), " ")));
        assert_eq!(page.count(".heap"), 200);
        assert_eq!(page.count("[data-row='150']"), 14);
        page.take(150, 9);
        assert!(page.address().ends_with("--move 150,5"));
        assert_eq!(page.settled(SEEN), json!([true, true]), "{width}");
    }
}
