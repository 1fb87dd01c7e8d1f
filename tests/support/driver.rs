//! A headless Chromium, spoken to over `WebDriver`: what it opens, presses and clicks, and what it then shows.
//!
//! `browser.press(ARROW_RIGHT)` is a key as from a keyboard. Dropping a [`Browser`] ends it and its driver, also when an
//! assertion has failed.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Keys without a sign, by their code in `WebDriver`.
pub const ARROW_LEFT: &str = "\u{e012}";
pub const ARROW_UP: &str = "\u{e013}";
pub const ARROW_RIGHT: &str = "\u{e014}";
pub const ARROW_DOWN: &str = "\u{e015}";
pub const END: &str = "\u{e010}";
pub const ENTER: &str = "\u{e007}";
pub const ESCAPE: &str = "\u{e00c}";
pub const HOME: &str = "\u{e011}";
pub const PAGE_DOWN: &str = "\u{e00f}";
const SHIFT: &str = "\u{e008}";
pub const TAB: &str = "\u{e004}";

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

const UNTRIED: &str = "a test that opens a page in a browser";

/// A browser with one window.
pub struct Browser {
    driver: Child,
    /// Where the driver listens, and below that, once there is one, the session.
    address: String,
    has_session: bool,
    /// The process of the browser itself.
    process: Option<i64>,
    profile: PathBuf,
}

impl Browser {
    /// Starts a browser for a test that `.ci/nightly` alone runs.
    pub fn nightly() -> Option<Self> {
        if crate::support::nightly(UNTRIED) { Self::start() } else { None }
    }

    /// Starts a browser; `None` where there is none to be had, or none is to be tried.
    pub fn start() -> Option<Self> {
        if !crate::support::in_browser(UNTRIED) {
            return None;
        }
        let (driver, chromium) =
            (in_path(&["chromedriver"]), in_path(&["chromium", "google-chrome"]));
        let (Some(driver), Some(chromium)) = (driver, chromium) else {
            crate::support::skipped("chromium with chromedriver", UNTRIED);
            return None;
        };
        let mut browser = Self {
            driver: Command::new(driver)
                .arg("--port=0")
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("chromedriver starts"),
            address: String::new(),
            has_session: false,
            process: None,
            profile: fresh_folder(),
        };
        browser.find_port();
        browser.begin_session(&chromium);
        Some(browser)
    }

    /// chromedriver chooses a free port and says which: "… was started successfully on port 38501."
    fn find_port(&mut self) {
        let stdout = self.driver.stdout.take().expect("it is piped");
        let port = BufReader::new(stdout).lines().find_map(|line| {
            let line = line.expect("chromedriver writes text");
            let (_, port) = line.split_once("successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let port = port.expect("chromedriver tells its port");
        self.address = format!("http://127.0.0.1:{port}/session");
    }

    fn begin_session(&mut self, chromium: &Path) {
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            // Else it warns where a test changes the address faster than a hand could.
            "--disable-ipc-flooding-protection",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--hide-scrollbars",
            &format!("--user-data-dir={}", self.profile.display()),
        ];
        let session = self.post(
            "",
            &json!({"capabilities": {"alwaysMatch": {
                "browserName": "chrome",
                "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
                "goog:chromeOptions": {"binary": chromium, "args": arguments},
            }}}),
        );
        let id = session["sessionId"].as_str().expect("a session has an id");
        self.address = format!("{}/{id}", self.address);
        self.has_session = true;
        self.process = session["capabilities"]["goog:processID"].as_i64();
        // A browser starts with a page of its own, which loads this and that.
        self.post("/url", &json!({"url": "about:blank"}));
    }

    /// Opens a file, and forgets what was logged before.
    pub fn open(&self, file: &Path) {
        self.go_to(&address_of(file));
    }

    /// Goes to an address, and forgets what was logged before.
    pub fn go_to(&self, address: &str) {
        self.logged("browser");
        self.logged("performance");
        self.post("/url", &json!({"url": address}));
        self.wait_for_paint();
    }

    /// Until Chromium has painted a page, which may be after it has loaded, it throws away what is pressed. A page with nothing
    /// on it is never painted.
    fn wait_for_paint(&self) {
        const PAINTED: &str = "return !document.body.hasChildNodes() || performance.getEntriesByType('paint').length > 0";
        let until = Instant::now() + PATIENCE;
        while self.script(PAINTED) != true {
            assert!(Instant::now() < until, "the page is painted");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// What the page's script returns: the body of a function.
    pub fn script(&self, body: &str) -> Value {
        self.post("/execute/sync", &json!({"script": body, "args": []}))
    }

    /// Presses a key.
    pub fn press(&self, key: &str) {
        self.press_all(&[key]);
    }

    /// Presses a key while Shift is held.
    pub fn press_with_shift(&self, key: &str) {
        self.press_all(&[SHIFT, key]);
    }

    /// Presses keys one after the other, and lets go of the last one first.
    fn press_all(&self, keys: &[&str]) {
        let down = keys.iter().map(|key| json!({"type": "keyDown", "value": key}));
        let up = keys.iter().rev().map(|key| json!({"type": "keyUp", "value": key}));
        let press: Vec<Value> = down.chain(up).collect();
        let actions = json!([{"type": "key", "id": "keyboard", "actions": press}]);
        self.post("/actions", &json!({"actions": actions}));
    }

    /// Clicks on the first element that a selector of CSS finds.
    pub fn click(&self, selector: &str) {
        let element = self.find(selector);
        self.post(&format!("/element/{element}/click"), &json!({}));
    }

    /// Types into a field, key by key, in place of what stands there.
    pub fn fill(&self, selector: &str, text: &str) {
        let element = self.find(selector);
        self.post(&format!("/element/{element}/clear"), &json!({}));
        self.post(&format!("/element/{element}/value"), &json!({"text": text}));
    }

    /// Touches the middle of an element with a finger.
    pub fn tap(&self, selector: &str) {
        let script = format!(
            "const found = document.querySelector({});
             found.scrollIntoView({{ block: 'center' }});
             window.tapped = false;
             addEventListener('click', () => (window.tapped = true), {{ capture: true, once: true }});
             const {{ left, top, width, height }} = found.getBoundingClientRect();
             return {{ x: left + width / 2, y: top + height / 2 }}",
            json!(selector)
        );
        let point = self.script(&script);
        self.command("Emulation.setTouchEmulationEnabled", &json!({"enabled": true}));
        for (kind, points) in [("touchStart", vec![point]), ("touchEnd", Vec::new())] {
            let touch = json!({"type": kind, "touchPoints": points});
            self.command("Input.dispatchTouchEvent", &touch);
        }
        // What a tap does is done with the click that the browser makes of it, a little later.
        self.script(
            "return new Promise((done) => {
               const look = () => (window.tapped ? setTimeout(done, 0) : setTimeout(look, 10));
               look();
             })",
        );
    }

    /// The first element that a selector finds, as the driver calls it.
    fn find(&self, selector: &str) -> String {
        let by = json!({"using": "css selector", "value": selector});
        let found = self.post("/element", &by);
        let element = found.as_object().and_then(|found| found.values().next());
        let element = element.and_then(Value::as_str);
        element.expect("the element is there").to_owned()
    }

    /// A window of this size.
    pub fn resize(&self, width: u32, height: u32) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.command("Emulation.setDeviceMetricsOverride", &size);
    }

    /// What the page is shown on (`screen` or `print`), and in which colours (`light` or `dark`).
    pub fn show_on(&self, medium: &str, colours: &str) {
        self.show_with(medium, &[("prefers-color-scheme", colours)]);
    }

    /// What the page is shown on, and what its reader prefers: `("forced-colors", "active")`.
    pub fn show_with(&self, medium: &str, preferred: &[(&str, &str)]) {
        let features = preferred.iter();
        let features: Vec<Value> =
            features.map(|(name, value)| json!({"name": name, "value": value})).collect();
        self.command("Emulation.setEmulatedMedia", &json!({"media": medium, "features": features}));
    }

    /// Pages opened from here on run scripts, or do not.
    pub fn run_scripts(&self, run: bool) {
        self.command("Emulation.setScriptExecutionDisabled", &json!({"value": !run}));
    }

    /// The messages in the console since the page was opened.
    pub fn console(&self) -> Vec<Value> {
        self.logged("browser")
    }

    /// The addresses that were asked for since the page was opened.
    pub fn requests(&self) -> Vec<String> {
        let entries = self.logged("performance");
        let events = entries.iter().filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &event["message"];
            (message["method"] == "Network.requestWillBeSent")
                .then(|| message["params"]["request"]["url"].as_str().map(str::to_owned))?
        });
        events.collect()
    }

    /// What assistive technology is told of the page: a list of nodes, the root first.
    pub fn accessibility_tree(&self) -> Value {
        self.command("Accessibility.enable", &json!({}));
        self.command("Accessibility.getFullAXTree", &json!({}))["nodes"].take()
    }

    fn logged(&self, kind: &str) -> Vec<Value> {
        let entries = self.post("/se/log", &json!({"type": kind}));
        entries.as_array().cloned().expect("a list of entries")
    }

    /// A command of Chromium's own protocol.
    pub fn command(&self, name: &str, parameters: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let address = format!("{}{path}", self.address);
        let response = minreq::post(&address)
            .with_header("Content-Type", "application/json")
            .with_timeout(PATIENCE.as_secs())
            .with_body(body.to_string())
            .send()
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        let text = response.as_str().expect("the driver answers in UTF-8");
        let mut answer: Value = serde_json::from_str(text).expect("the driver answers in JSON");
        assert_eq!(response.status_code, 200, "{path} {body}: {answer}");
        answer["value"].take()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Nothing here may panic: an assertion may have failed already, and the rest is to be ended all the same.
        let has_ended = self.has_session
            && minreq::delete(&self.address).with_timeout(PATIENCE.as_secs()).send().is_ok();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        if let Some(process) = self.process.filter(|_| !has_ended) {
            let _ = Command::new("kill").args(["-KILL", &process.to_string()]).status();
        }
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// The first of these programs that is in the path.
fn in_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut files =
        names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.find(|file| file.is_file())
}

fn fresh_folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("browser-profile-{}-{number}", std::process::id());
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The address of a file; spaces and the like are spelt out.
pub fn address_of(file: &Path) -> String {
    let path = file.to_str().expect("the path is text");
    let spelt = path.bytes().map(|byte| {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    });
    format!("file://{}", spelt.collect::<String>())
}
