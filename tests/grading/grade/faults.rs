//! Each single fault costs exactly the function that it breaks, with a reason, and with the diagnosis where one fits.

use serde_json::Value;

use crate::grading::grade::graded::{Graded, is_not_judged, name, status};
use crate::grading::grade::hand_in::{FUNCTIONS, Variant, place_of, variants};
use crate::grading::grade::pace::try_all;
use crate::grading::python_is_there;
use crate::support::few_or_all;

fn failures(function: &Value) -> impl Iterator<Item = &Value> {
    function["failures"].as_array().into_iter().flatten()
}

/// Whether a failure says which call it is about, and what is wrong with what came back.
fn has_reason(failure: &Value) -> bool {
    let says = |text: &Value| text.as_str().is_some_and(|text| !text.trim().is_empty());
    says(&failure["call"])
        && (says(&failure["returned"]) && says(&failure["expected"])
            || says(&failure["diagnosis"]["message"]))
}

fn judge(variant: &Variant, graded: &Graded) -> Result<(), String> {
    let broken = variant.header("breaks").next().unwrap_or_default();
    if !FUNCTIONS.contains(&broken) {
        return Err(format!("the header breaks {broken:?}, no function"));
    }
    for function in graded.functions() {
        let is_lost = status(function) != "passed" && status(function) != "blocked";
        if is_lost != (name(function) == broken) {
            return Err(format!("{} is {}", name(function), status(function)));
        }
        if status(function) == "blocked" && !graded.is_blocked_by(function, &[broken]) {
            return Err(format!("blocked by another: {function}"));
        }
    }
    let function = graded.function(broken);
    if let Some(why) = variant.header("not judged").next() {
        return if is_not_judged(function, why) {
            Ok(())
        } else {
            Err(format!("it is judged: {}", status(function)))
        };
    }
    if function["points"].as_f64() >= function["max_points"].as_f64() {
        return Err("it costs no points".to_owned());
    }
    for earned in variant.header("earns") {
        if function["points"].as_f64() != earned.parse().ok() {
            return Err(format!("it earns {}, not {earned}", function["points"]));
        }
    }
    if !failures(function).any(has_reason) {
        return Err("it is not told why".to_owned());
    }
    for code in variant.header("diagnosis") {
        if !failures(function).any(|failure| failure["diagnosis"]["code"] == code) {
            return Err(format!("no failure is diagnosed as {code}"));
        }
    }
    for words in variant.header("says") {
        // As people read it, not as JSON writes it.
        let is_said = failures(function).any(|failure| says(failure, words));
        if !is_said {
            return Err(format!("nothing says {words:?}"));
        }
    }
    Ok(())
}

fn says(told: &Value, words: &str) -> bool {
    match told {
        Value::String(text) => text.to_lowercase().contains(&words.to_lowercase()),
        Value::Array(parts) => parts.iter().any(|part| says(part, words)),
        Value::Object(fields) => fields.values().any(|field| says(field, words)),
        _ => false,
    }
}

/// What is said of each of these, in their order.
fn grade(variants: &[Variant]) -> Vec<Graded> {
    let told = place_of(variants).told("grade . --seed 1 --timeout 2 --format json");
    let mut graded = Graded::all(&told.printed).unwrap();
    let mut of = |variant: &Variant| {
        let file = format!("./{}/lab.py", variant.name);
        let place = graded.iter().position(|it| it.submission["file"] == *file);
        graded.swap_remove(place.expect("each file is graded"))
    };
    variants.iter().map(&mut of).collect()
}

#[test]
fn each_fault_costs_exactly_the_function_that_it_breaks() {
    if !python_is_there() {
        return;
    }
    let faults = variants("faults");
    assert!(faults.len() >= 50, "{} faults", faults.len());
    let faults = few_or_all(faults, 5, "faults");
    let graded: Vec<(&Variant, Graded)> = faults.iter().zip(grade(&faults)).collect();
    try_all(2, &graded, |(variant, graded)| {
        judge(variant, graded).map_err(|why| format!("{}: {why}{}", variant.name, graded.losses()))
    });
}

#[test]
fn every_function_has_faults() {
    let faults = variants("faults");
    for function in FUNCTIONS {
        let count = faults
            .iter()
            .filter(|variant| variant.header("breaks").any(|broken| broken == function))
            .count();
        assert!(count >= 3, "{count} faults break {function}");
    }
}

#[test]
fn the_same_seed_finds_the_same() {
    if !python_is_there() {
        return;
    }
    // The order of a set of texts is a matter of chance too.
    let mut some: Vec<Variant> = (0..)
        .zip(variants("faults"))
        .filter(|(number, variant)| number % 27 == 0 || variant.name == "optimal_order_of_a_set")
        .map(|(_, variant)| variant)
        .collect();
    some.sort_by_key(|variant| variant.name != "optimal_order_of_a_set");
    let some = few_or_all(some, 5, "faults graded twice");
    let twice = [(); 2].map(|()| grade(&some));
    let pairs: Vec<_> = some.iter().zip(twice[0].iter().zip(&twice[1])).collect();
    try_all(2, &pairs, |(variant, (once, again))| {
        if once == again {
            Ok(())
        } else {
            Err(format!("{}: graded twice with one seed, two reports", variant.name))
        }
    });
}
