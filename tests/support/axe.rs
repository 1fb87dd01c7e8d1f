//! axe-core, which finds what is wrong with a page for whoever cannot look at it.
//!
//! `npm ci` in `web` fetches it, as `web/build` does.

use std::fs;
use std::path::Path;

use super::driver::Browser;
use crate::support::skipped;

/// The script that is run in a page.
pub struct Axe(String);

impl Axe {
    /// Reads it; `None` where it is not there.
    pub fn read() -> Option<Self> {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("../../web/node_modules/axe-core/axe.min.js");
        let script = fs::read_to_string(file).ok();
        if script.is_none() {
            skipped(
                "web/node_modules/axe-core, which web/build fetches,",
                "no page was checked by axe-core",
            );
        }
        script.map(Self)
    }

    /// What is wrong with the page as it stands, and where, by all rules.
    pub fn find(&self, browser: &Browser) -> Vec<String> {
        const FIND: &str = "return axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(
            rule => `${rule.id}: ${rule.help}: ${rule.nodes.map(node => node.html).join(' ').slice(0, 300)}`))";
        let found = browser.script(&format!("{};{FIND}", self.0));
        let found = found.as_array().expect("axe-core answers");
        found.iter().map(ToString::to_string).collect()
    }
}
