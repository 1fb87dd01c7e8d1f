//! What the forms of report on one hand-in tell of it: of each function the same as `--format json`, whatever it says.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};
use serde_json::{Value, json};

use crate::grade_reports::hundredths;
use crate::hand_ins::{SPITE, SPITEFUL, right, right_but};
use crate::place::{Place, Told, rows};
use crate::python;
use crate::support::{has, or_pass_over};

/// All but `json`.
pub const FORMS: [&str; 10] = [
    "text",
    "markdown",
    "html",
    "csv",
    "junit",
    "gradescope",
    "classroom",
    "prairielearn",
    "coderunner",
    "autolab",
];

/// What a form tells of each function: its points in hundredths, and how it went in the form's own words.
type Functions = BTreeMap<String, String>;

/// A hand-in that is graded once, and told in any form.
struct Graded(Place);

impl Graded {
    fn of(file: &str, text: &str) -> Self {
        let place = Place::of([(file, text)]);
        let grade = ["grade", file, "--seed", "1", "--shard", "1/1", "--format", "json"];
        let part = place.told_of(&grade, "").printed;
        place.write("part.json", part);
        Self(place)
    }

    fn told(&self, form: &str) -> Told {
        let told = self.0.told(&format!("merge part.json --format {form}"));
        assert!(!told.printed.contains('\u{202e}'), "{form}: {told:?}");
        told
    }

    fn json(&self, form: &str) -> Value {
        self.told(form).json()
    }
}

fn points(value: &Value) -> i64 {
    hundredths(value.as_f64().unwrap())
}

fn children<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Vec<Node<'a, 'd>> {
    let children = node.children();
    children.filter(|child| child.has_tag_name(name)).collect()
}

/// The only suite of a report as XML, its test cases by their names, and the numbers among its properties. Nothing is in it
/// that the form does not know.
struct Suite<'a> {
    name: &'a str,
    cases: BTreeMap<&'a str, Node<'a, 'a>>,
    numbers: BTreeMap<&'a str, i64>,
}

impl<'a> Suite<'a> {
    fn of(document: &'a Document<'a>) -> Self {
        const ELEMENTS: [&str; 11] = [
            "/testsuites",
            "testsuites/testsuite",
            "testsuite/properties",
            "testsuite/testcase",
            "testsuite/system-out",
            "properties/property",
            "testcase/failure",
            "testcase/error",
            "testcase/skipped",
            "testcase/system-out",
            "testcase/system-err",
        ];
        for element in document.descendants().filter(Node::is_element) {
            let parent = element.parent().map_or("", |parent| parent.tag_name().name());
            let place = format!("{parent}/{}", element.tag_name().name());
            assert!(ELEMENTS.contains(&&*place), "{place}");
        }
        let suite = children(document.root_element(), "testsuite")[0];
        let cases = children(suite, "testcase");
        let name = |node: &Node<'a, 'a>| node.attribute("name").unwrap();
        let of_kind = |kind| cases.iter().flat_map(move |case| children(*case, kind));
        for (attribute, count) in [
            ("tests", cases.len()),
            ("failures", of_kind("failure").count()),
            ("errors", of_kind("error").count()),
            ("skipped", of_kind("skipped").count()),
        ] {
            assert_eq!(suite.attribute(attribute), Some(&*count.to_string()));
        }
        assert!(cases.iter().all(|case| case.attribute("classname") == suite.attribute("name")));
        let properties = children(children(suite, "properties")[0], "property");
        let number =
            |it: &Node<'a, 'a>| Some((name(it), hundredths(it.attribute("value")?.parse().ok()?)));
        Self {
            name: name(&suite),
            cases: cases.iter().map(|case| (name(case), *case)).collect(),
            numbers: properties.iter().filter_map(number).collect(),
        }
    }

    /// What is said of a function in an element of this kind.
    fn said(&self, name: &str, kind: &str) -> &'a str {
        children(self.cases[name], kind)[0].text().unwrap()
    }
}

/// What a form tells of each function, and of all together.
fn read(form: &str, told: &Told) -> (Functions, Option<i64>) {
    let report =
        if ["csv", "junit", "autolab"].contains(&form) { Value::Null } else { told.json() };
    // Tests with these points, and with the most of them that there are; and with this status.
    let tests = |of_points: &str, status: fn(&Value) -> &Value| -> Functions {
        let tests = report["tests"].as_array().unwrap();
        let most = tests.iter().map(|test| points(&test[format!("max_{of_points}")]));
        assert_eq!(most.sum::<i64>(), 10_000);
        let function = |test: &Value| {
            let status = status(test).as_str().unwrap_or_default();
            (
                test["name"].as_str().unwrap().to_owned(),
                format!("{} {status}", points(&test[of_points])),
            )
        };
        tests.iter().map(function).collect()
    };
    match form {
        "csv" => {
            let row = &rows(&told.printed)[0];
            let number = |name: &str| hundredths(row[name].parse().unwrap());
            let statuses =
                row.iter().filter_map(|(name, it)| Some((name.strip_suffix("_status")?, it)));
            let functions =
                statuses.map(|(name, it)| (name.to_owned(), format!("{} {it}", number(name))));
            (functions.collect(), Some(number("points")))
        }
        "junit" => {
            let document = Document::parse(&told.printed).unwrap();
            let Suite { cases, numbers, .. } = Suite::of(&document);
            let number = |name: &str, what: &str| numbers[&*format!("{name}.{what}")];
            let most = cases.keys().map(|name| number(name, "max_points"));
            assert_eq!(most.sum::<i64>(), numbers["max_points"]);
            let functions = cases.iter().map(|(name, case)| {
                let said = case.first_element_child();
                let kind = said
                    .map_or("", |said| said.attribute("type").unwrap_or(said.tag_name().name()));
                ((*name).to_owned(), format!("{} {kind}", number(name, "points")))
            });
            (functions.collect(), Some(numbers["points"]))
        }
        "gradescope" => {
            for test in report["tests"].as_array().unwrap() {
                let status = &test["extra_data"]["status"];
                let is_right = status == "passed" || status == "blocked";
                assert_eq!(test["status"], if is_right { "passed" } else { "failed" });
            }
            let functions = tests("score", |test| &test["extra_data"]["status"]);
            (functions, Some(points(&report["score"])))
        }
        "classroom" => {
            assert_eq!((&report["version"], &report["max_score"]), (&json!(1), &json!(100)));
            (tests("score", |test| &test["status"]), None)
        }
        "prairielearn" => {
            assert!(report["gradable"] == true && report["output"].is_string());
            for test in report["tests"].as_array().unwrap() {
                assert!(test["output"].is_string() && test["description"].is_string());
            }
            let all = hundredths(report["score"].as_f64().unwrap() * 100.0);
            (tests("points", |_| &Value::Null), Some(all))
        }
        "coderunner" => {
            assert_eq!(told.printed.lines().count(), 1);
            let mut rows = report["testresults"].as_array().unwrap().iter();
            let header = json!(["iscorrect", "Function", "Points", "iscorrect"]);
            assert_eq!(rows.next(), Some(&header));
            let functions = rows.map(|row| {
                assert!(row.as_array().map(Vec::len) == Some(4) && row[0] == row[3]);
                let (earned, _) = row[2].as_str().unwrap().split_once(' ').unwrap();
                let earned = hundredths(earned.parse().unwrap());
                (row[1].as_str().unwrap().to_owned(), format!("{earned} {}", row[0]))
            });
            let html = report["epiloguehtml"].as_str().unwrap();
            assert!(html.contains("<pre") && !html.contains("<script"));
            let all = hundredths(report["fraction"].as_f64().unwrap() * 100.0);
            (functions.collect(), Some(all))
        }
        _ => {
            let lines: Vec<&str> = told.printed.lines().rev().take(2).collect();
            let [scores, page] = [0, 1].map(|at| serde_json::from_str::<Value>(lines[at]).unwrap());
            assert_eq!(page["_presentation"], "semantic");
            assert_eq!(page["stages"], json!(["Functions"]));
            let functions = scores["scores"].as_object().unwrap().iter().map(|(name, score)| {
                let passed = u8::from(page["Functions"][name]["passed"].as_bool().unwrap());
                (name.clone(), format!("{} {passed}", points(score)))
            });
            (functions.collect(), None)
        }
    }
}

/// How a function went, in the words of a form.
fn status_in<'a>(form: &str, status: &'a str) -> &'a str {
    match (form, status) {
        ("csv" | "gradescope", status) | ("junit", status @ ("failed" | "missing" | "error")) => {
            status
        }
        ("classroom", "passed") => "pass",
        ("classroom", "error") => "error",
        ("classroom", _) => "fail",
        ("junit", "blocked") => "skipped",
        // What is held up is right by itself.
        ("coderunner" | "autolab", "passed" | "blocked") => "1",
        ("coderunner" | "autolab", _) => "0",
        _ => "",
    }
}

#[test]
fn each_form_tells_the_same_of_each_function() {
    or_pass_over!(python());
    let held_up = right_but("def numeral_binary(numeral):\n    return []\n");
    for (text, code) in [(&*right(), 0), (SPITEFUL, 1), (&held_up, 1)] {
        let graded = Graded::of("]]>&\"'<b>#.py", text);
        let json = &graded.json("json")["submissions"][0];
        let functions = json["functions"].as_array().unwrap();
        let all = points(&json["points"]);
        assert_eq!((functions.len(), all == 10_000), (13, code == 0));
        let sum = functions.iter().map(|function| points(&function["points"]));
        assert_eq!(sum.sum::<i64>(), all);
        for (form, ascii) in FORMS.iter().flat_map(|form| [(form, ""), (form, " --ascii")]) {
            let told = graded.told(&format!("{form}{ascii}"));
            assert!(told.code == code && (ascii.is_empty() || told.printed.is_ascii()), "{told:?}");
            if ["text", "markdown", "html"].contains(form) {
                continue;
            }
            let (found, found_all) = read(form, &told);
            let expected = functions.iter().map(|function| {
                let [name, status] =
                    ["name", "status"].map(|field| function[field].as_str().unwrap());
                let status = status_in(form, status);
                (name.to_owned(), format!("{} {status}", points(&function["points"])))
            });
            assert_eq!(found, expected.collect(), "{form}");
            assert_eq!(found_all.unwrap_or(all), all, "{form}");
        }
        let status = if code == 0 { "pass" } else { "fail" };
        assert_eq!(graded.json("classroom")["status"], status);
    }
}

/// Every text is shown as it stands, and nothing in it breaks the form.
#[test]
fn each_failure_is_told_with_its_reason() {
    const ADDED: [&str; 4] =
        ["nim_sum([5, 4, 3, 2])", "came back: 14", "expected: 0", "5 + 4 + 3 + 2 = 14"];
    or_pass_over!(python());
    let graded = Graded::of("]]>&\"'<b>\n*x*.py", SPITEFUL);
    let [gradescope, classroom] = ["gradescope", "classroom"].map(|form| graded.json(form));
    let of = |report: &Value, name: &str| {
        let tests = report["tests"].as_array().unwrap();
        tests.iter().find(|test| test["name"] == name).unwrap().clone()
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let adds = of(&gradescope, "nim_sum");
    assert_eq!(adds["extra_data"]["misconceptions"], json!(["added"]));
    has(&text(&adds["output"]), &ADDED);
    has(&text(&of(&gradescope, "is_board_empty")["output"]), &SPITE);
    let beside = gradescope["output"].as_str().unwrap().split_whitespace();
    has(&beside.collect::<Vec<_>>().join(" "), &["those of seed 1."]);
    assert!(gradescope["extra_data"]["sandbox"]["limits"].is_boolean());
    // Where the format is `text`, tags in a text are letters like any other.
    for format in ["output_format", "test_output_format", "test_name_format"] {
        assert_eq!(gradescope[format], "text");
    }
    assert_eq!(gradescope["stdout_visibility"], "hidden");
    // The reporter shows of a test that fails nothing but its name and this.
    let adds = of(&classroom, "nim_sum");
    has(&text(&adds["message"]), &["5 + 4 + 3 + 2 = 14"]);
    has(&text(&adds["test_code"]), &["nim_sum([5, 3]) gave 8, expected 6"]);
    let xml = graded.told("junit").printed;
    let document = Document::parse(&xml).unwrap();
    let suite = Suite::of(&document);
    assert_eq!(suite.name, "]]>&\"'<b>\\n*x*.py");
    has(suite.said("nim_sum", "failure"), &ADDED);
    has(suite.said("is_board_empty", "error"), &SPITE);
    let row = &rows(&graded.told("csv").printed)[0];
    let told = ["; nim_sum: adding where XOR is asked for", "; is_board_empty: ", " in line 18"];
    has(&row["reasons"], &told);
    assert_eq!((&*row["misconceptions"], &*row["notes"], &*row["error"]), ("added", "", ""));
    let right = Graded::of("lab.py", &right());
    for test in right.json("gradescope")["tests"].as_array().unwrap() {
        assert!(test["output"].is_null() && test["status"] == "passed", "{test}");
    }
    for test in right.json("classroom")["tests"].as_array().unwrap() {
        let place = (&test["filename"], &test["line_no"]);
        assert_eq!(place, (&json!("lab.py"), &json!(0)));
        assert!(test["message"].is_null(), "{test}");
    }
    let row = &rows(&right.told("csv").printed)[0];
    assert_eq!((&*row["misconceptions"], &*row["reasons"]), ("", ""));
}

#[test]
fn what_is_held_up_is_skipped_and_says_by_what() {
    or_pass_over!(python());
    let text = right_but("def numeral_binary(numeral):\n    return []\n");
    let xml = Graded::of("lab.py", &text).told("junit").printed;
    let document = Document::parse(&xml).unwrap();
    let suite = Suite::of(&document);
    let skipped = children(suite.cases["bitwise_exclusive_or"], "skipped")[0];
    has(skipped.attribute("message").unwrap(), &["though numeral_binary is not"]);
    let told = suite.said("bitwise_exclusive_or", "system-out");
    has(told, &["numeral_binary", "bitwise_exclusive_or(", "came back: 0"]);
}

/// All texts in it.
fn collect(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) => texts.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, texts)),
        Value::Object(fields) => fields.values().for_each(|item| collect(item, texts)),
        _ => {}
    }
}

/// The reporter prints all texts into the log of a workflow, where a line may be a command that claims points.
#[test]
fn no_line_is_a_command_to_the_workflow() {
    or_pass_over!(python());
    let graded = Graded::of("a##[error]b.py", SPITEFUL);
    for width in ["40", "80", "200"] {
        let mut texts = Vec::new();
        collect(&graded.json(&format!("classroom --width {width}")), &mut texts);
        let said = texts.concat();
        assert!(said.contains("\n: :notice::x") && said.contains("## [error]"), "{said}");
        for line in texts.iter().flat_map(|text| text.lines()) {
            let is_command = line.trim_start().starts_with("::") || line.contains("##[");
            assert!(!is_command, "{width}: {line}");
        }
    }
}

/// The report travels in one variable of the environment, in base64.
#[test]
fn the_report_fits_into_a_variable_of_the_environment() {
    const LARGEST: usize = 128 * 1024;
    or_pass_over!(python());
    let functions = [
        "present_board",
        "numeral_binary",
        "nim_sum",
        "is_n_position",
        "is_p_position",
        "is_board_empty",
    ];
    let text = functions.map(|name| format!("def {name}(*_):\n    return '\\\\\"⊕' * 9999\n"));
    let graded = Graded::of("lab.py", &text.concat());
    for form in ["classroom", "classroom --ascii"] {
        let told = graded.told(form);
        assert_eq!(told.json()["tests"].as_array().map(Vec::len), Some(13));
        let length = told.printed.len();
        assert!(length > 20_000 && length / 3 * 4 < LARGEST, "{length}");
    }
}

/// Nothing could be graded: there are no points, and each form says why where its platform looks for it.
pub fn has_no_points_but_a_reason(form: &str, told: &Told, reason: &str) {
    let last = told.printed.lines().last().unwrap();
    let report: Value = serde_json::from_str(last).unwrap_or_default();
    let string = |value: &Value| value.as_str().unwrap().to_owned();
    let (found, expected, said) = match form {
        "gradescope" => {
            (json!([report["score"], report["tests"]]), json!([0, []]), string(&report["output"]))
        }
        "classroom" => {
            let [test] = &report["tests"].as_array().unwrap()[..] else { panic!("{report}") };
            let found = json!([report["status"], test["status"], test["score"]]);
            (found, json!(["error", "error", 0]), string(&test["message"]))
        }
        // It costs no attempt.
        "prairielearn" => {
            let said = string(&report["format_errors"]);
            (report, json!({"gradable": false, "score": 0.0, "format_errors": said}), said)
        }
        "coderunner" => (report["fraction"].clone(), json!(0.0), told.printed.clone()),
        "autolab" => {
            let scores = report["scores"].as_object().unwrap().values();
            (scores.cloned().collect(), json!(vec![0; 13]), told.printed.clone())
        }
        "csv" => {
            let row = &rows(&told.printed)[0];
            let found = ["points", "status", "nim_sum_status"].map(|name| &row[name]);
            (json!(found), json!(["0", "nothing-graded", "missing"]), row["error"].clone())
        }
        "junit" => {
            let document = Document::parse(&told.printed).unwrap();
            let error = children(Suite::of(&document).cases["hand-in"], "error")[0];
            (json!(error.attribute("type")), json!("not-graded"), error.text().unwrap().to_owned())
        }
        _ => {
            let has_none = in_words(&told.printed).contains(": 0 of 100 points");
            (json!(has_none), json!(true), told.printed.clone())
        }
    };
    assert_eq!(found, expected, "{form}");
    has(&in_words(&said), &[reason]);
}

/// The words of a report, however it wraps its lines.
fn in_words(told: &str) -> String {
    let plain = told.replace(['*', '\u{a0}'], " ").replace("&nbsp;", " ");
    let plain = plain.replace("&#39;", "'");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
