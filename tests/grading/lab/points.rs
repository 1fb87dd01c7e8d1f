//! The points that rules give, held against arithmetic done by hand.

use crate::lab::{function, graded, right};
use crate::python_is_there;
use crate::support::few_or_all;

/// A hand-in in which `nim_sum` adds, so that the positions and the moves are held up.
fn adds() -> String {
    format!(
        "{}\n\ndef nim_sum(board):\n    return sum(board)\n",
        right()
    )
}

fn points(name: &str, text: &str, rules: &str) -> f64 {
    let submission = graded(name, text, rules, &[]);
    submission["points"].as_f64().expect("there are points")
}

#[test]
fn what_is_right_once_its_helpers_are_is_paid_as_the_rules_say() {
    if !python_is_there() {
        return;
    }
    // 10 points for nim_sum itself; 28 for what is right but for it.
    for (rule, expected) in [("'full'", 90.0), ("0.5", 76.0), ("1", 90.0)] {
        let rules = format!("right_once_helpers_are = {rule}");
        let found = points("credit", &adds(), &rules);
        assert!((found - expected).abs() < 1e-9, "{rule}: {found}");
    }
    // Of the positions and moves, none has a whole kind of calls right by itself.
    let none = points("credit", &adds(), "right_once_helpers_are = 'none'");
    assert!((62.0..=66.0).contains(&none), "{none}");
}

#[test]
fn points_are_brought_to_their_maximum_and_rounded() {
    if !python_is_there() {
        return;
    }
    let rules = "functions = ['nim_sum', 'is_human', 'make_move']\nmax_points = 7";
    assert!((points("all", &right(), rules) - 7.0).abs() < 1e-9);
    // 3.04 and 0.92: what each is worth is rounded so that all together are 7.
    let found = points("some", &adds(), rules);
    assert!((found - 3.96).abs() < 1e-9, "{found}");
    for (step, expected) in [
        ("0.5", 4.0),
        ("0.25", 4.0),
        ("0.1", 4.0),
        ("0.2", 4.0),
        ("3", 3.0),
    ] {
        let found = points("rounded", &adds(), &format!("{rules}\nround_to = {step}\n"));
        assert!((found - expected).abs() < 1e-9, "{step}: {found}");
    }
    let weighed = "functions = ['nim_sum', 'is_human']\npoints = { nim_sum = 2.5 }";
    let submission = graded("weighed", &right(), weighed, &[]);
    assert_eq!(submission["points"], 5.5);
    assert_eq!(function(&submission, "nim_sum")["max_points"], 2.5);
}

#[test]
fn positions_are_named_as_the_rules_say() {
    if !python_is_there() {
        return;
    }
    let other = format!(
        "{}\n\ndef is_n_position(board):\n    return nim_sum(board) != 0\n\ndef is_p_position(board):\n    return nim_sum(board) == 0\n",
        right()
    );
    let mixed = format!(
        "{}\n\ndef is_n_position(board):\n    return nim_sum(board) != 0\n",
        right()
    );
    let rules = "functions = ['is_n_position', 'is_p_position']\nnames = ";
    for (names, of_sheet, of_books) in [
        ("'lab'", 8.0, 0.0),
        ("'standard'", 0.0, 8.0),
        ("'either'", 8.0, 8.0),
    ] {
        let rules = format!("{rules}{names}");
        for (text, expected) in [
            (right(), of_sheet),
            (other.clone(), of_books),
            (mixed.clone(), 4.0),
        ] {
            let found = points("names", &text, &rules);
            assert!(
                (found - expected).abs() < 1e-9,
                "{names}: {found}, not {expected}"
            );
        }
    }
    // The option says it for one run.
    let submission = graded(
        "names",
        &other,
        "",
        &["--names", "standard", "--only", "is_n_position"],
    );
    assert_eq!(submission["points"], 4);
    let submission = graded(
        "names",
        &right(),
        "names = 'standard'",
        &["--only", "is_p_position"],
    );
    let reason = function(&submission, "is_p_position")["failures"][0]["reason"].to_string();
    assert!(
        reason.contains("A P-position is one with nim sum 0"),
        "{reason}"
    );
}

#[test]
fn a_part_of_the_sheet_is_worth_what_it_is_worth_in_all() {
    if !python_is_there() {
        return;
    }
    let submission = graded(
        "only",
        &adds(),
        "max_points = 200",
        &["--only", "is_human,optimal_move"],
    );
    let names: Vec<&str> = submission["functions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["optimal_move", "is_human"]);
    assert_eq!(
        (&submission["points"], &submission["max_points"]),
        (&26.into(), &26.into())
    );
    // What holds it up is told, though it is not asked for.
    assert_eq!(
        function(&submission, "optimal_move")["blocked_by"],
        serde_json::json!(["nim_sum"])
    );
}

#[test]
fn a_gate_is_judged_by_the_rules() {
    if !python_is_there() {
        return;
    }
    let sum = "def exclusive_or(a, b):\n    return (a + b) % 2\n";
    let bools = "def exclusive_or(a, b):\n    if a:\n        return not b\n    return bool(b)\n";
    let both = "def exclusive_or(a, b):\n    return (a or b) and not (a and b)\n";
    let [needs_no_if, takes_bools] = ["gate_needs_if = false\n", "bool_for_bit = true\n"];
    for (gate, rules, expected) in [
        (sum, String::new(), 5.0),
        (sum, needs_no_if.to_owned(), 10.0),
        (bools, String::new(), 5.0),
        (
            "def exclusive_or(a, b):\n    return a ^ b\n",
            String::new(),
            5.0,
        ),
        (bools, takes_bools.to_owned(), 10.0),
        (both, needs_no_if.to_owned() + takes_bools, 10.0),
    ] {
        let found = points(
            "gate",
            gate,
            &format!("{rules}functions = ['exclusive_or']"),
        );
        assert!(
            (found - expected).abs() < 1e-9,
            "{rules}{gate}: {found}, not {expected}"
        );
    }
}

#[test]
fn a_right_value_of_another_type_earns_half() {
    if !python_is_there() {
        return;
    }
    // What stands between the digits or the number of the right hand-in and the type that comes back.
    let digits = [
        ("tuple(digits)", 5.0),
        ("collections.deque(digits)", 5.0),
        ("[digit == 1 for digit in digits]", 5.0),
        ("collections.deque(digits, 2)", 0.0),
        ("reversed(digits)", 0.0),
        ("set(digits)", 0.0),
    ];
    let numbers = [
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
    let as_digits = "def numeral_binary(numeral):\n    digits = [int(digit) for digit in format(numeral, 'b')] if numeral else []";
    let as_number =
        "def binary_numeral(binary):\n    number = int('0' + ''.join(map(str, binary)), 2)";
    // Types of the hand-in's own under such names.
    let own = "import collections, decimal, fractions\n\nclass Fraction:\n    def __init__(self, number):\n        self._numerator, self._denominator = number, 1\n\nclass Decimal:\n    def __init__(self, number):\n        self.number = number\n    def adjusted(self):\n        return 0\n    def as_integer_ratio(self):\n        return self.number, 1";
    let of_digits = digits.map(|case| ("numeral_binary", as_digits, case));
    let of_numbers = numbers.map(|case| ("binary_numeral", as_number, case));
    let all = of_digits.into_iter().chain(of_numbers).collect();
    for (name, start, (returned, expected)) in few_or_all(all, 5, "values of another type") {
        let text = format!("{own}\n\n{start}\n    return {returned}\n");
        let rules = format!("functions = ['{name}']");
        let found = points("types", &text, &rules);
        assert!(
            (found - expected).abs() < 1e-9,
            "{returned}: {found}, not {expected}"
        );
    }
}

#[test]
fn a_teachers_own_calls_are_asked_and_come_before_nimlabs_values() {
    if !python_is_there() {
        return;
    }
    let rules = "functions = ['numeral_binary']\n[[calls]]\ncall = 'numeral_binary(0)'\nvalue = '[0]'\ndiffers = true\n";
    let zero = "def numeral_binary(n):\n    return [int(d) for d in format(n, 'b')]\n";
    assert!((points("own", zero, rules) - 10.0).abs() < 1e-9);
    let submission = graded("own", &right(), rules, &[]);
    let failure = &function(&submission, "numeral_binary")["failures"][0];
    assert_eq!(
        failure["reason"],
        "That is another value than the one that your course has set for this call."
    );
    // A slip of the teacher's is told before it costs anybody anything.
    let of_teacher = |value: &str| {
        let rules = format!(
            "functions = ['nim_sum']\n[[calls]]\ncall = 'nim_sum([1, 2, 4])'\nvalue = '{value}'\n"
        );
        let folder = crate::lab::folder("own-value");
        std::fs::write(folder.join("lab.toml"), rules).unwrap();
        std::fs::write(folder.join("lab.py"), "def nim_sum(board): pass\n").unwrap();
        let of = |arguments: &[&str]| {
            let output = crate::nimlab_in(&folder, arguments);
            (
                output.status.code(),
                String::from_utf8(output.stderr).unwrap(),
            )
        };
        let told = of(&["lab", "--lab", "lab.toml"]);
        let (code, graded) = of(&["grade", "--lab", "lab.toml", "lab.py"]);
        assert!(
            told.1 == graded && (code == Some(2)) == (told.0 == Some(2)),
            "{told:?} {graded}"
        );
        told.1
    };
    let told = of_teacher("6");
    for words in [
        "lab.toml",
        "nim_sum([1, 2, 4]) is 6 there",
        "expected 7",
        "differs = true",
    ] {
        assert!(told.contains(words), "{told}");
    }
    assert_eq!(of_teacher("7"), "");
    assert_eq!(failure["call"], "numeral_binary(0)");
    assert_eq!(failure["expected"], "[0]");
}

#[test]
fn what_is_taken_out_of_the_lab_is_not_charged_for() {
    if !python_is_there() {
        return;
    }
    let functions =
        "functions = ['exclusive_or', 'numeral_binary', 'bitwise_exclusive_or', 'nim_sum']";
    let without = right().replace("def binary_numeral(", "def binary_number(");
    for share in ["'full'", "0.5", "'none'"] {
        let rules = format!("right_once_helpers_are = {share}\n{functions}");
        assert!(
            (points("taken-out", &without, &rules) - 40.0).abs() < 1e-9,
            "{share}"
        );
    }
}

#[test]
fn the_same_file_has_the_same_report_each_time() {
    if !python_is_there() {
        return;
    }
    let [one, again] = [(); 2].map(|()| graded("same", &adds(), "", &[]));
    assert_eq!(one, again);
    let other = graded("same", &adds(), "seed = 99", &[]);
    assert_eq!(
        (&other["seed"], &other["points"]),
        (&99.into(), &one["points"])
    );
}
