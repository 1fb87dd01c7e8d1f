//! The points that rules give, held against arithmetic done by hand.

use serde_json::{Value, json};

use crate::grading::hand_ins::{right, right_but};
use crate::grading::lab::{function, graded};
use crate::grading::python;
use crate::place::Place;
use crate::support::{few_or_all, has, or_pass_over};

/// A hand-in in which `nim_sum` adds, so that the positions and the moves are held up.
fn adds() -> String {
    right_but("def nim_sum(board):\n    return sum(board)\n")
}

/// What a hand-in earns under these rules.
fn earns(text: &str, rules: &str) -> f64 {
    let submission = graded(text, rules, "");
    submission["points"].as_f64().expect("there are points")
}

fn is_worth(text: &str, rules: &str, expected: f64) {
    let found = earns(text, rules);
    assert!((found - expected).abs() < 1e-9, "{found}, not {expected}: {rules}\n{text}");
}

#[test]
fn what_is_right_once_its_helpers_are_is_paid_as_the_rules_say() {
    or_pass_over!(python());
    // 10 points for nim_sum itself; 18 for what is right but for it.
    for (rule, expected) in [("'full'", 90.0), ("0.5", 81.0), ("1", 90.0)] {
        is_worth(&adds(), &format!("right_once_helpers_are = {rule}"), expected);
    }
    // Of the positions and moves, none has a whole kind of calls right by itself.
    let none = earns(&adds(), "right_once_helpers_are = 'none'");
    assert!((72.0..=76.0).contains(&none), "{none}");
    // What is taken out of the lab is not charged for.
    let functions =
        "functions = ['exclusive_or', 'numeral_binary', 'bitwise_exclusive_or', 'nim_sum']";
    let without = right().replace("def binary_numeral(", "def binary_number(");
    for share in ["'full'", "0.5", "'none'"] {
        is_worth(&without, &format!("right_once_helpers_are = {share}\n{functions}"), 40.0);
    }
}

#[test]
fn points_are_brought_to_their_maximum_and_rounded() {
    or_pass_over!(python());
    let rules = "functions = ['nim_sum', 'is_human', 'make_move']\nmax_points = 7";
    is_worth(&right(), rules, 7.0);
    // 3.04 and 0.92: what each is worth is rounded so that all together are 7.
    is_worth(&adds(), rules, 3.96);
    for (step, expected) in [("0.5", 4.0), ("0.25", 4.0), ("0.1", 4.0), ("0.2", 4.0), ("3", 3.0)] {
        is_worth(&adds(), &format!("{rules}\nround_to = {step}\n"), expected);
    }
    let weighed = "functions = ['nim_sum', 'is_human']\npoints = { nim_sum = 2.5 }";
    let submission = graded(&right(), weighed, "");
    assert_eq!(submission["points"], 5.5);
    assert_eq!(function(&submission, "nim_sum")["max_points"], 2.5);
}

#[test]
fn positions_are_named_as_the_rules_say() {
    or_pass_over!(python());
    let mixed = "def is_n_position(board):\n    return nim_sum(board) != 0\n";
    let other = format!("{mixed}\ndef is_p_position(board):\n    return nim_sum(board) == 0\n");
    let rules = "functions = ['is_n_position', 'is_p_position']\nnames = ";
    for (names, of_sheet, of_books) in
        [("'lab'", 8.0, 0.0), ("'standard'", 0.0, 8.0), ("'either'", 8.0, 8.0)]
    {
        for (text, expected) in [("", of_sheet), (&other, of_books), (mixed, 4.0)] {
            is_worth(&right_but(text), &format!("{rules}{names}"), expected);
        }
    }
    let submission = graded(&right(), "names = 'standard'", "--only is_p_position");
    let reason = function(&submission, "is_p_position")["failures"][0]["reason"].to_string();
    has(&reason, &["A P-position is one with nim sum 0"]);
}

#[test]
fn a_part_of_the_sheet_is_worth_what_it_is_worth_in_all() {
    or_pass_over!(python());
    let submission = graded(&adds(), "max_points = 200", "--only is_human,optimal_move");
    let functions = submission["functions"].as_array().unwrap().iter();
    let names: Vec<&Value> = functions.map(|function| &function["name"]).collect();
    assert_eq!(names, ["optimal_move", "is_human"]);
    assert_eq!([&submission["points"], &submission["max_points"]], [26, 26]);
    // What holds it up is told, though it is not asked for.
    let held_up_by = &function(&submission, "optimal_move")["blocked_by"];
    assert_eq!(*held_up_by, json!(["nim_sum"]));
}

#[test]
fn a_gate_is_judged_by_the_rules() {
    or_pass_over!(python());
    let bools = "if a:\n        return not b\n    return bool(b)";
    let both = "return (a or b) and not (a and b)";
    for (gate, rules, expected) in [
        ("return (a + b) % 2", "", 5.0),
        ("return (a + b) % 2", "gate_needs_if = false", 10.0),
        (bools, "", 5.0),
        ("return a ^ b", "", 5.0),
        (bools, "bool_for_bit = true", 10.0),
        (both, "gate_needs_if = false\nbool_for_bit = true", 10.0),
    ] {
        let gate = format!("def exclusive_or(a, b):\n    {gate}\n");
        is_worth(&gate, &format!("{rules}\nfunctions = ['exclusive_or']"), expected);
    }
}

#[test]
fn a_right_value_of_another_type_earns_half() {
    or_pass_over!(python());
    // What stands between the digits or the number of the right hand-in and the type that comes back.
    let returned = [
        ("tuple(digits)", 5.0),
        ("collections.deque(digits)", 5.0),
        ("[digit == 1 for digit in digits]", 5.0),
        ("collections.deque(digits, 2)", 0.0),
        ("reversed(digits)", 0.0),
        ("set(digits)", 0.0),
        ("fractions.Fraction(number)", 5.0),
        ("decimal.Decimal(number)", 5.0),
        ("fractions.Fraction(2 * number + 1, 2)", 0.0),
        ("decimal.Decimal(number) + decimal.Decimal('0.5')", 0.0),
        ("decimal.Decimal('Infinity')", 0.0),
        ("decimal.Decimal('1E+999999')", 0.0),
        ("str(number)", 0.0),
        ("Fraction(number)", 0.0),
        ("Decimal(number)", 0.0),
    ];
    // Types of the hand-in's own under such names.
    let own = "import collections, decimal, fractions

class Fraction:
    def __init__(self, number):
        self._numerator, self._denominator = number, 1

class Decimal:
    def __init__(self, number):
        self.number = number
    def adjusted(self):
        return 0
    def as_integer_ratio(self):
        return self.number, 1

def numeral_binary(numeral):
    digits = [int(digit) for digit in format(numeral, 'b')] if numeral else []
    return digits

def binary_numeral(binary):
    number = int('0' + ''.join(map(str, binary)), 2)
    return number
";
    for (value, expected) in few_or_all(returned.to_vec(), 5, "values of another type") {
        let (name, usual) = if value.contains("digits") {
            ("numeral_binary", "return digits")
        } else {
            ("binary_numeral", "return number")
        };
        let text = own.replace(usual, &format!("return {value}"));
        is_worth(&text, &format!("functions = ['{name}']"), expected);
    }
}

#[test]
fn a_teachers_own_calls_are_asked_and_come_before_nimlabs_values() {
    or_pass_over!(python());
    let rules = "functions = ['numeral_binary']\n[[calls]]\ncall = 'numeral_binary(0)'\nvalue = '[0]'\ndiffers = true\n";
    let zero = "def numeral_binary(n):\n    return [int(d) for d in format(n, 'b')]\n";
    is_worth(zero, rules, 10.0);
    let submission = graded(&right(), rules, "");
    let failure = &function(&submission, "numeral_binary")["failures"][0];
    let reason = "That is another value than the one that your course has set for this call.";
    for (field, expected) in
        [("reason", reason), ("call", "numeral_binary(0)"), ("expected", "[0]")]
    {
        assert_eq!(failure[field], expected);
    }
    // A slip of the teacher's is told before it costs anybody anything.
    let place = Place::of([("lab.py", "def nim_sum(board): pass\n")]);
    for (value, code) in [("6", 2), ("7", 0)] {
        let call = format!("[[calls]]\ncall = 'nim_sum([1, 2, 4])'\nvalue = '{value}'\n");
        place.write("lab.toml", format!("functions = ['nim_sum']\n{call}"));
        let told = place.told("lab --lab lab.toml");
        let graded = place.told("grade --lab lab.toml lab.py");
        assert_eq!((told.code, &told.said, graded.code == 2), (code, &graded.said, code == 2));
        for words in ["lab.toml", "nim_sum([1, 2, 4]) is 6 there", "expected 7", "differs = true"] {
            assert_eq!(told.said.contains(words), code == 2, "{told:?}");
        }
    }
}

#[test]
fn the_same_file_has_the_same_report_each_time() {
    or_pass_over!(python());
    let [one, again] = [(); 2].map(|()| graded(&adds(), "", ""));
    assert_eq!(one, again);
    let other = graded(&adds(), "seed = 99", "");
    assert_eq!((&other["seed"], &other["points"]), (&99.into(), &one["points"]));
}
