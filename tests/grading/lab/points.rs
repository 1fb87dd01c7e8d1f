//! The points that rules give, held against arithmetic done by hand.

use serde_json::{Value, json};

use crate::grading::hand_ins::{right, right_but};
use crate::grading::lab::{function, graded};
use crate::grading::python;
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
fn what_is_right_once_its_helpers_are_has_all_points() {
    or_pass_over!(python());
    // 10 points for nim_sum itself.
    is_worth(&adds(), "", 90.0);
    // What is taken out of the lab is not charged for.
    let rules = "functions = ['exclusive_or', 'numeral_binary', 'bitwise_exclusive_or', 'nim_sum']";
    is_worth(&right().replace("def binary_numeral(", "def binary_number("), rules, 40.0);
}

#[test]
fn points_are_brought_to_their_maximum() {
    or_pass_over!(python());
    let rules = "functions = ['nim_sum', 'is_human', 'make_move']\nmax_points = 7";
    is_worth(&right(), rules, 7.0);
    // 3.04 and 0.92: what each is worth is rounded so that all together are 7.
    is_worth(&adds(), rules, 3.96);
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
fn a_gate_in_another_way_earns_half() {
    or_pass_over!(python());
    let bools = "if a:\n        return not b\n    return bool(b)";
    let both = "return (a or b) and not (a and b)";
    for gate in ["return (a + b) % 2", "return a ^ b", bools, both] {
        let gate = format!("def exclusive_or(a, b):\n    {gate}\n");
        is_worth(&gate, "functions = ['exclusive_or']", 5.0);
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
fn a_teachers_own_calls_are_asked() {
    or_pass_over!(python());
    let rules = "functions = ['nim_sum', 'is_n_position']\nnames = 'either'
        [[calls]]\ncall = 'nim_sum([0, 33, 0])'\nvalue = '33'
        [[calls]]\ncall = 'is_n_position([33])'\nvalue = 'True'";
    is_worth(&right(), rules, 14.0);
    let but = "def nim_sum(board):\n    total = 0\n    for row in board:\n        total ^= row\n    return 0 if board == [0, 33, 0] else total\n";
    let submission = graded(&right_but(but), rules, "");
    assert_eq!(function(&submission, "nim_sum")["failures"][0]["call"], "nim_sum([0, 33, 0])");
}
