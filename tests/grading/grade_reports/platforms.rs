//! `--format prairielearn`, `coderunner` and `autolab`: what their documents ask for, from one hand-in that is right in part.

use serde_json::Value;

use crate::grade_reports::hand_in::{SPITEFUL, folder_of, right};
use crate::grade_reports::{grade, hundredths, report};

/// The report on a hand-in in a format, and the points that Gradescope's form of it tells for each function.
fn told(format: &str, text: &str) -> Option<(String, Vec<(String, i64)>)> {
    let folder = folder_of(&format!("platform-{format}"), &[("lab.py", text)]);
    let of = |format| grade(&folder, &["lab.py", "--format", format, "--seed", "1"]);
    let (told, _) = report(&of(format)?);
    let (known, _) = report(&of("gradescope")?);
    let known: Value = serde_json::from_str(&known).unwrap();
    let known = known["tests"].as_array().unwrap().iter().map(|test| {
        let name = test["name"].as_str().unwrap().to_owned();
        (name, hundredths(test["score"].as_f64().unwrap()))
    });
    Some((told, known.collect()))
}

fn share(points: &[(String, i64)]) -> i64 {
    points.iter().map(|(_, points)| points).sum()
}

#[test]
fn prairielearn_reads_a_score_of_one_and_tests_with_points() {
    for text in [&right(), SPITEFUL] {
        let Some((told, known)) = told("prairielearn", text) else {
            return;
        };
        let results: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(results["gradable"], true);
        let score = results["score"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&score));
        assert_eq!(hundredths(score * 100.0), share(&known));
        assert!(results["output"].is_string());
        let tests = results["tests"].as_array().unwrap().iter();
        let tests = tests.map(|test| {
            assert!(test["max_points"].as_f64().unwrap() > 0.0);
            assert!(test["output"].is_string() && test["description"].is_string());
            let name = test["name"].as_str().unwrap().to_owned();
            (name, hundredths(test["points"].as_f64().unwrap()))
        });
        assert_eq!(tests.collect::<Vec<_>>(), known);
    }
    // What cannot be graded costs no attempt, and says why where errors of form are looked for.
    let Some((told, _)) = told("prairielearn", "") else {
        return;
    };
    let results: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(results["gradable"], false);
    assert!(
        results["format_errors"].as_str().unwrap().contains("empty"),
        "{results}"
    );
    assert_eq!(results.as_object().unwrap().len(), 3);
}

#[test]
fn coderunner_reads_a_fraction_and_a_table_with_a_header() {
    for text in [&right(), SPITEFUL] {
        let Some((told, known)) = told("coderunner", text) else {
            return;
        };
        assert_eq!(told.lines().count(), 1);
        let outcome: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(
            hundredths(outcome["fraction"].as_f64().unwrap() * 100.0),
            share(&known)
        );
        let (header, rows) = outcome["testresults"]
            .as_array()
            .unwrap()
            .split_first()
            .unwrap();
        let header = header.as_array().unwrap();
        assert_eq!(
            header.iter().filter(|name| **name == "iscorrect").count(),
            2
        );
        assert_eq!(rows.len(), known.len());
        for (row, (name, points)) in rows.iter().zip(&known) {
            let row = row.as_array().unwrap();
            assert_eq!(row.len(), header.len());
            assert_eq!(row[1], name.as_str());
            assert!(row[0] == 0 || row[0] == 1);
            let told: f64 = row[2]
                .as_str()
                .unwrap()
                .split(' ')
                .next()
                .unwrap()
                .parse()
                .unwrap();
            assert_eq!(hundredths(told), *points);
        }
        let html = outcome["epiloguehtml"].as_str().unwrap();
        assert!(html.contains("<pre") && !html.contains("<script"));
    }
}

#[test]
fn autolab_reads_the_scores_from_the_last_line() {
    for text in [&right(), SPITEFUL] {
        let Some((told, known)) = told("autolab", text) else {
            return;
        };
        let lines: Vec<&str> = told.lines().collect();
        let [.., page, scores] = lines[..] else {
            panic!("{told}")
        };
        let scores: Value = serde_json::from_str(scores).unwrap();
        let scores = scores["scores"].as_object().unwrap();
        let points = known
            .iter()
            .map(|(name, _)| hundredths(scores[name].as_f64().unwrap()));
        assert!(points.eq(known.iter().map(|(_, points)| *points)));
        assert_eq!(scores.len(), known.len());
        let page: Value = serde_json::from_str(page).unwrap();
        assert_eq!(page["_presentation"], "semantic");
        for stage in page["stages"].as_array().unwrap() {
            let tests = page[stage.as_str().unwrap()].as_object().unwrap();
            assert_eq!(tests.len(), known.len());
            assert!(tests.values().all(|test| test["passed"].is_boolean()));
        }
    }
}
