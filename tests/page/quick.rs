//! Nothing holds the page up: what is heavy is worked out off its thread, and what is large is drawn in slices.
//!
//! How long anything takes is told nowhere here, because other programs may keep the machine busy: how much is done at once is counted.

use serde_json::json;

use super::steps::Page;

/// The most elements that may come into the page at once.
const MOST_AT_ONCE: u64 = 400;

/// Runs this in each page that is opened from here on, before any script of its own.
fn run_first(page: &Page, script: &str) {
    page.command("Page.addScriptToEvaluateOnNewDocument", &json!({"source": script}));
}

/// So many rows of 1 to 40.
fn rows(count: usize) -> String {
    let sizes: Vec<String> = (0..count).map(|row| (1 + row * 17 % 40).to_string()).collect();
    sizes.join(" ")
}

/// The page has no engine on its own thread: nothing can be worked out there.
#[test]
fn heavy_boards_are_worked_out_elsewhere() {
    let Some(page) = Page::started() else { return };
    run_first(
        &page,
        "for (const name of ['compile', 'instantiate', 'Module', 'Instance']) {
           WebAssembly[name] = () => { throw new Error('the engine is on the thread of the page'); };
         }",
    );
    for words in ["explain grundy 20000", "play grundy 20000", "lesson the-game"] {
        page.open(words);
    }
    assert!(
        page.settled("document.querySelector('#lessons').innerText.length").as_u64() > Some(500)
    );
}

#[test]
fn large_boards_are_drawn_in_slices() {
    let Some(page) = Page::started() else { return };
    // An observer is told of all that has come since it was told last, which is never more than a task ago.
    run_first(
        &page,
        "window.most = 0;
         new MutationObserver((changes) => {
           // While the page is read, all that stands in it comes.
           if (document.readyState === 'loading') return;
           const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node instanceof Element);
           const all = new Set(added.flatMap((node) => [node, ...node.querySelectorAll('*')]));
           window.most = Math.max(window.most, all.size);
         }).observe(document, { childList: true, subtree: true })",
    );
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        for words in [
            format!("explain {}", rows(200)),
            format!("play {} --two", rows(200)),
            format!("explain {}", rows(1000)),
            "explain grundy 20000".to_owned(),
            "explain 18 6 3 20 9".to_owned(),
        ] {
            page.open(&words);
            let most = page.settled("window.most").as_u64().unwrap();
            assert!(most > 0 && most <= MOST_AT_ONCE, "{most} elements: {words}");
        }
    }
}

/// On a board that is larger than its room, the row concerned and the verdict lie in the view, and every row can be taken from.
#[test]
fn large_boards_are_scrolled_beside_their_verdict() {
    const SEEN: &str = "(() => {
        const [table, verdict, counter] = ['.drawing', '#verdict', '[data-row=\"150\"]'].map((found) => document.querySelector(found).getBoundingClientRect());
        return [verdict.bottom <= innerHeight && verdict.top >= 0, counter.top >= table.top - 1 && counter.bottom <= table.bottom + 1];
      })()";
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        page.open(&format!("explain {}", rows(200)));
        assert_eq!(page.count(".heap"), 200);
        // In row 150 stand 14.
        assert_eq!(page.count("[data-row='150']"), 14);
        page.take(150, 9);
        assert!(page.address().ends_with("--move 150,5"));
        assert_eq!(page.settled(SEEN), json!([true, true]), "{width}");
        assert!(!page.verdict().is_empty());
    }
}
