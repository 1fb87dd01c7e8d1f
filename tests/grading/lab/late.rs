//! What a hand-in loses that is late. Python's `datetime` counts the days, in which nimlab has no part.

use std::process::Command;
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::lab::printed;
use crate::place::{Place, rows};
use crate::python;
use crate::support::{few_or_all, or_pass_over};

const RULES: &str = "functions = ['is_human', 'is_board_empty']
max_points = 87.5
[late]
due = '2026-12-01T23:59+01:00'
per_day = 0.07
most = 0.5
";

const HALF: &str = "def is_human(name):\n    return 'computer' not in name.lower()\n";

/// Days late and points, by these seconds since 1970, as Python has them.
const EXPECTED: &str = r"
import datetime, json, math, sys
from fractions import Fraction
zone = datetime.timezone(datetime.timedelta(hours=1))
due = datetime.datetime(2026, 12, 1, 23, 59, tzinfo=zone)
day = datetime.timedelta(days=1)
rows = []
for seconds in json.loads(sys.argv[1]):
    at = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    days = max(0, -((due - at) // day)) if at > due else 0
    before = Fraction(4375, 100)
    lost = min(Fraction(7, 100) * days, Fraction(1, 2)) * before
    points = before - Fraction(math.floor(lost * 100), 100)
    rows.append([days, float(points)])
print(json.dumps(rows))
";

#[test]
fn each_day_after_it_was_due_costs_its_share_wherever_it_is_graded() {
    or_pass_over!(python());
    let due = 1_796_165_940_u64;
    let mut seconds = vec![due - 1, due, due + 1, due + 86_400, due + 86_401];
    let mut random = nimlab::question::Generator::new(11);
    seconds.resize_with(12, || random.number(due - 300_000, due + 1_200_000));
    let seconds = few_or_all(seconds, 6, "dates of hand-ins");
    let place = Place::of([("lab.toml", RULES)]);
    for (number, &seconds) in seconds.iter().enumerate() {
        let file = format!("in/s{number}.py");
        place.write(&file, HALF);
        place.date(&file, SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
    }
    let list = serde_json::json!(seconds).to_string();
    let expected =
        Command::new("python3").args(["-I", "-c", EXPECTED, &list]).output().expect("Python runs");
    let expected: Value = serde_json::from_slice(&expected.stdout).expect("it is JSON");
    let words = ["grade", "in", "--lab", "lab.toml", "--output", "out", "--format", "json"];
    let [told, elsewhere] = ["America/New_York", "Asia/Tokyo"].map(|zone| {
        let mut nimlab = Command::new(env!("CARGO_BIN_EXE_nimlab"));
        let nimlab = nimlab.args(words).env("TZ", zone).current_dir(place.at("."));
        nimlab.output().expect("nimlab runs").stdout
    });
    assert_eq!(told, elsewhere);
    let told: Value = serde_json::from_slice(&told).expect("it is JSON");
    let rows = rows(&place.read("out/grades.csv"));
    assert_eq!(rows.len(), seconds.len());
    for (at, row) in rows.iter().enumerate() {
        let hand_in = &told["submissions"][at];
        let [days, points] = [0, 1].map(|part| expected[at][part].as_f64());
        assert_eq!(hand_in["points"].as_f64(), points, "{hand_in}");
        let read = ["days_late", "points"].map(|column| row[column].parse().ok());
        assert_eq!(read, [days, points], "{row:?}");
        let is_late = days != Some(0.0);
        let late = hand_in["late"]["days"].as_f64();
        assert_eq!(late, days.filter(|_| is_late), "{hand_in}");
        let page = place.read(&format!("out/s{at}.md")).replace('\u{a0}', " ");
        let is_told = page.contains("due 2026-12-01 23:59 UTC+01:00, so");
        assert_eq!(is_told, is_late, "{page}");
    }
}

#[test]
fn a_class_that_is_graded_in_parts_loses_the_same() {
    or_pass_over!(python());
    let rules = RULES.replace("2026-12-01T23:59+01:00", "2001-12-01T23:59");
    let [a, b, c] = ["in/a.py", "in/b.py", "in/c.py"].map(|file| (file, HALF));
    let place = Place::of([("lab.toml", &*rules), a, b, c]);
    let words = "grade in --lab lab.toml --format json";
    let whole = place.told(words);
    for part in ["1", "2"] {
        let told = place.told(&format!("{words} --shard {part}/2"));
        place.write(&format!("{part}.json"), told.printed);
    }
    assert_eq!(place.told("merge 1.json 2.json --format json"), whole);
    let first = whole.json()["submissions"][0].take();
    assert_eq!(first["late"]["costs"], 0.5);
    assert_eq!(first["points"], 21.88);
    let told = printed(&place, "lab --lab lab.toml --format markdown");
    let rule = "This is due 2001-12-01 23:59 UTC. Each day that has begun after that costs 7% of the points, 50% at most.";
    assert!(told.replace('\n', " ").contains(rule), "{told}");
}
