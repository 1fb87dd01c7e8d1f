//! Laws of answers in one's own words, on questions made up at random: what is right is worked out here in the machine's own
//! arithmetic, and a near miss of any form is never right.

use std::collections::BTreeSet;

use explain::document::{
    Style, answer_form, asked_by_itself, right_answer_as_typed, stumbled, tell_judgement,
};
use explain::judgement::{Answer, Picking, Verdict, judge};
use explain::question::{Generator, Kind, Level, Question, Topic};
use proptest::prelude::*;
use proptest::sample::select;
use render::{Terminal, markdown};

use crate::support::{joined, plain};

fn verdict(question: &str, answer: &str) -> Verdict {
    let question: Question = question.parse().unwrap();
    judge(&question, answer).verdict
}

/// The groups of 1, 2, 4, 8 … that a number is the sum of, largest first.
fn groups(number: u64) -> Vec<u64> {
    let powers = (0..64).rev().map(|place| 1 << place);
    powers.filter(|power| number & power != 0).collect()
}

/// The groups of a number in the words in which a lesson speaks of what is left alone.
fn left_alone(number: u64, form: usize) -> String {
    let groups = groups(number);
    if groups.is_empty() {
        return ["it is balanced", "zero, it's balanced", "balanced"][form % 3].to_owned();
    }
    let each = |word: fn(u64) -> String| {
        let words: Vec<String> = groups.iter().map(|&group| word(group)).collect();
        words.join(" and ")
    };
    match form % 4 {
        0 => format!("{} left alone", each(|group| format!("a {group}"))),
        1 => each(|group| format!("the {group}s")),
        2 => format!("only {} alone", each(|group| format!("the {group}"))),
        _ => format!("{} left over", each(|group| format!("one {group}")).replace("one ", "a ")),
    }
}

fn splits(numbers: &[u64], form: usize) -> String {
    let split = |&number: &u64| {
        let groups = groups(number);
        match form % 3 {
            _ if groups.len() < 2 => String::new(),
            0 => format!("{number} is {}", joined(&groups, "+")),
            1 => format!("{number} = {}", joined(&groups, " + ")),
            _ => format!("{} = {number}", joined(&groups, " + ")),
        }
    };
    let splits: Vec<String> = numbers.iter().map(split).filter(|split| !split.is_empty()).collect();
    splits.join(", ")
}

const PLAIN: Terminal = plain(usize::MAX);
const SPOILT: [&str; 5] = ["not {}", "maybe {}", "{} or so", "{}?", "I guess {}"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_nim_sum_in_groups_is_right_where_the_groups_are(
        rows in prop::collection::vec(1_u64..64, 2..5),
        other in 0_u64..64,
        form in 0_usize..4,
        spoilt in select(SPOILT.to_vec()),
    ) {
        let question = format!("sum {}", joined(&rows, " "));
        let right = rows.iter().fold(0, |sum, row| sum ^ row);
        let said = left_alone(right, form);
        prop_assert_eq!(verdict(&question, &said), Verdict::Right, "{}: {}", question, said);
        let miss = left_alone(other, form);
        prop_assert_eq!(verdict(&question, &miss) == Verdict::Right, other == right, "{}: {}", question, miss);
        let spoilt = spoilt.replace("{}", &said);
        prop_assert_eq!(verdict(&question, &spoilt), Verdict::Malformed, "{}: {}", question, spoilt);
    }

    #[test]
    fn working_leads_to_an_answer_and_is_none(
        rows in prop::collection::vec(1_u64..64, 2..5),
        other in 0_u64..64,
        form in 0_usize..3,
        joint in select(vec![", so ", ", therefore ", ", so the nim sum is ", "; thus "]),
    ) {
        let question = format!("sum {}", joined(&rows, " "));
        let right = rows.iter().fold(0, |sum, row| sum ^ row);
        let working = splits(&rows, form);
        prop_assume!(!working.is_empty());
        prop_assert_eq!(verdict(&question, &working), Verdict::Malformed, "{}: {}", question, working);
        let said = format!("{working}{joint}{right}");
        prop_assert_eq!(verdict(&question, &said), Verdict::Right, "{}: {}", question, said);
        let miss = format!("{working}{joint}{other}");
        prop_assert_eq!(verdict(&question, &miss) == Verdict::Right, other == right, "{}: {}", question, miss);
        let balance = format!("balance {}", joined(&rows, " "));
        prop_assert_eq!(verdict(&balance, &working), Verdict::Malformed, "{}: {}", balance, working);
        if right > 0 {
            let said = format!("{working}, so {}", joined(groups(right), " and "));
            prop_assert_eq!(verdict(&balance, &said), Verdict::Right, "{}: {}", balance, said);
        }
    }

    /// Places are added, and products and powers worked out; digits stand before what they come to.
    #[test]
    fn a_sum_of_places_is_the_number_that_it_comes_to(
        number in 3_u64..512,
        other in 3_u64..512,
        form in select(vec!["{s} = {n}", "{n} = {s}", "{s}", "{d} is {s} = {n}", "{s}, so {n}", "{s} so it is {n}"]),
        way in 0_usize..5,
        spoilt in select(SPOILT.to_vec()),
    ) {
        prop_assume!(groups(number).len() > 1 && groups(other).len() > 1);
        let term = |group: u64| match way {
            0 => group.to_string(),
            1 => format!("1*{group}"),
            2 => format!("2^{}", group.ilog2()),
            3 => format!("1×2^{}", group.ilog2()),
            _ => format!("2**{}", group.ilog2()),
        };
        let question = format!("decimal {number:b}");
        let say = |sum: u64, stated: u64| {
            let sum = joined(groups(sum).into_iter().map(term), " + ");
            form.replace("{s}", &sum).replace("{n}", &stated.to_string()).replace("{d}", &format!("{number:b}"))
        };
        let said = say(number, number);
        prop_assert_eq!(verdict(&question, &said), Verdict::Right, "{}: {}", question, said);
        let spoilt = spoilt.replace("{}", &said);
        prop_assert_eq!(verdict(&question, &spoilt), Verdict::Malformed, "{}: {}", question, spoilt);
        // A wrong sum or a wrong number spoils it, and so do both.
        for (sum, stated) in [(other, number), (other, other), (number, other)] {
            let miss = say(sum, stated);
            let is_right = verdict(&question, &miss) == Verdict::Right;
            prop_assert_eq!(is_right, miss == said, "{}: {}", question, miss);
        }
        // Where digits are asked for, a sum is working.
        let binary = format!("binary {number}");
        let sum = joined(groups(number), "+");
        prop_assert_eq!(verdict(&binary, &sum), Verdict::Malformed);
        for (said, digits) in [(format!("{number} = {sum}"), number), (sum, other)] {
            let said = format!("{said}, so {digits:b}");
            prop_assert_eq!(verdict(&binary, &said) == Verdict::Right, digits == number, "{}: {}", binary, said);
        }
        let asked = format!("sum {number} 0 512");
        for (digits, stated) in [(number, number), (other, number), (number, other), (other, other)] {
            let said = format!("{:b}, which is {}", digits ^ 512, stated ^ 512);
            let is_right = digits == number && stated == number;
            prop_assert_eq!(verdict(&asked, &said) == Verdict::Right, is_right, "{}: {}", asked, said);
        }
    }

    /// XOR step by step is right where every step holds and each number is taken once; a step that is changed spoils it.
    #[test]
    fn xor_step_by_step_leads_to_the_last_value(
        rows in prop::collection::vec(1_u64..64, 2..6),
        changed in any::<prop::sample::Index>(),
        by in 1_u64..64,
        sign in select(vec!["^", " ^ ", " xor ", "⊕"]),
        equals in select(vec!["=", " = ", " is "]),
        joint in select(vec![", ", "; ", ", then ", " and "]),
        spoilt in select(SPOILT.to_vec()),
    ) {
        let question = format!("sum {}", joined(&rows, " "));
        let steps: Vec<[u64; 3]> = rows[1..].iter().scan(rows[0], |sum, &row| {
            let step = [*sum, row, *sum ^ row];
            *sum = step[2];
            Some(step)
        }).collect();
        let say = |steps: &[[u64; 3]]| {
            let steps = steps.iter().map(|[a, b, value]| format!("{a}{sign}{b}{equals}{value}"));
            steps.collect::<Vec<_>>().join(joint)
        };
        let said = say(&steps);
        prop_assert_eq!(verdict(&question, &said), Verdict::Right, "{}: {}", question, said);
        for part in 0..3 {
            let mut steps = steps.clone();
            let at = changed.index(steps.len());
            let right = steps[at][part];
            steps[at][part] ^= by;
            if steps[at][part].to_string() == format!("{right:b}") {
                // "10" is also how 2 is written in binary.
                continue;
            }
            let miss = say(&steps);
            prop_assert_ne!(verdict(&question, &miss), Verdict::Right, "{}: {}", question, miss);
        }
        if steps.len() > 1 {
            let miss = say(&steps[1..]);
            prop_assert_ne!(verdict(&question, &miss), Verdict::Right, "{}: {}", question, miss);
        }
        let spoilt = spoilt.replace("{}", &said);
        prop_assert_ne!(verdict(&question, &spoilt), Verdict::Right, "{}: {}", question, spoilt);
    }

    #[test]
    fn who_wins_may_be_said_of_either_player_in_the_words_of_a_lesson(
        rows in prop::collection::vec(1_u64..16, 1..5),
        player in select(vec![
            ("the one who starts", true), ("the starting player", true), ("the player who begins", true), ("whoever starts", true),
            ("the player who has just moved", false), ("the one who just moved", false), ("the other one", false), ("whoever moved last", false),
        ]),
        claim in select(vec![("wins", true), ("loses", false), ("has a winning strategy", true), ("cannot win", false)]),
        reason in select(vec!["", "the nim sum is 0 so ", "it is balanced, so ", "not balanced, therefore "]),
        spoilt in select(SPOILT.to_vec()),
    ) {
        let mover_wins = rows.iter().fold(0, |sum, row| sum ^ row) != 0;
        let question = format!("winner {}", joined(&rows, " "));
        let said = format!("{}{} {}", reason, player.0, claim.0);
        let right = (player.1 == claim.1) == mover_wins;
        let expected = if right { Verdict::Right } else { Verdict::Wrong };
        prop_assert_eq!(verdict(&question, &said), expected, "{}: {}", question, said);
        let spoilt = spoilt.replace("{}", &said);
        prop_assert_eq!(verdict(&question, &spoilt), Verdict::Malformed, "{}: {}", question, spoilt);
    }

    #[test]
    fn boards_are_picked_by_letter_by_place_and_by_what_they_are(
        boards in prop::collection::btree_set(prop::collection::vec(1_u64..9, 1..4), 3..6),
        picked in any::<u8>(),
        form in 0_usize..7,
        spoilt in select(SPOILT.to_vec()),
    ) {
        const PLACES: [&str; 5] = ["first", "second", "third", "4th", "fifth"];
        let boards: Vec<Vec<u64>> = boards.into_iter().collect();
        let told: Vec<String> = boards.iter().map(|rows| joined(rows, " ")).collect();
        let right: BTreeSet<usize> = (0..boards.len()).filter(|&at| boards[at].iter().fold(0, |sum, row| sum ^ row) != 0).collect();
        let picked: BTreeSet<usize> = (0..boards.len()).filter(|at| picked >> at & 1 == 1).collect();
        let say = |picked: &BTreeSet<usize>| {
            let letter = |at: &usize| char::from(b'a' + u8::try_from(*at).unwrap()).to_string();
            let each = |word: &dyn Fn(&usize) -> String, between: &str| picked.iter().map(word).collect::<Vec<_>>().join(between);
            match form {
                0 => format!("{} win", each(&letter, ", ")),
                1 => each(&|at| format!("the {}", PLACES[*at]), " and "),
                2 => each(&|at| format!("{} wins", letter(at)), ", "),
                3 => each(&|at| format!("{} ({})", letter(at), told[*at]), " and "),
                4 => format!("the player to move wins on {}", each(&letter, " and ")),
                5 => each(&|at| format!("{}, it is {}", letter(at), told[*at]), ", "),
                _ => {
                    let others = (0..boards.len()).filter(|at| !picked.contains(at));
                    format!("all but {}", others.map(|at| letter(&at)).collect::<Vec<_>>().join(" and "))
                }
            }
        };
        let picking = Picking { right: Answer::Chosen(right.clone()), of: boards.len(), is_one: false };
        let pick = |said: &str| Answer::picked(&picking, said, "On which of these does the player to move win?", &told).verdict(&picking.right);
        prop_assume!(!picked.is_empty() && picked.len() < boards.len());
        let said = say(&picked);
        let expected = if picked == right { Verdict::Right } else { Verdict::Wrong };
        prop_assert_eq!(pick(&said), expected, "{}", said);
        let spoilt = spoilt.replace("{}", &said);
        prop_assert_eq!(pick(&spoilt), Verdict::Malformed, "{}", spoilt);
        if form == 0 || form == 2 {
            let opposite = said.replace("wins", "loses").replace("win", "lose");
            prop_assert_eq!(pick(&opposite), Verdict::Malformed, "{}", opposite);
        }
        if form == 3 {
            let first = *picked.iter().next().unwrap();
            let another = told.iter().find(|other| other.split(' ').any(|row| !told[first].contains(row)));
            let crossed = another.map(|other| said.replacen(&format!("({})", told[first]), &format!("({other})"), 1));
            if let Some(crossed) = crossed {
                prop_assert_eq!(pick(&crossed), Verdict::Malformed, "{}", crossed);
            }
        }
    }

    #[test]
    fn rows_in_a_range_are_all_of_them(rows in 2_usize..9, from in 1_usize..9, to in 1_usize..12, form in select(vec!["{}-{}", "rows {} to {}", "{} – {}"])) {
        let board = vec!["1"; rows].join(" ");
        let question: Question = format!("rows {board}").parse().unwrap();
        let said = form.replacen("{}", &from.to_string(), 1).replacen("{}", &to.to_string(), 1);
        let read = judge(&question, &said).answer;
        let expected = (from < to && to <= rows).then(|| Answer::Rows((from..=to).map(Into::into).collect()));
        prop_assert_eq!(read, expected, "{}", said);
    }

    /// What is told of how an answer was read is read as that answer.
    #[test]
    fn answers_are_read_back_as_they_are_told(seed in any::<u64>(), kind in select(answered_otherwise_than_by_moves()), level in 0..3_u8) {
        let question = question(seed, kind, level);
        let right = right_answer_as_typed(&question);
        let judgement = judge(&question, &format!("I think {right}."));
        prop_assert_eq!(judgement.verdict, Verdict::Right, "{}: {}", question, right);
        let told = markdown(&tell_judgement(&judgement, Style::default()), PLAIN);
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((_, read)) = told.split_once("read as: ") {
            let read = read.split_once('.').map_or(read, |(read, _)| read);
            prop_assert_eq!(judge(&question, read).answer, judgement.answer, "{}: {:?}", question, read);
        }
    }

    /// Of no word of a question, of its choices or of an answer's form is it said that it is not known.
    #[test]
    fn no_word_of_a_question_is_called_unknown(seed in any::<u64>(), kind in select(answered_otherwise_than_by_moves()), level in 0..3_u8) {
        let question = question(seed, kind, level);
        for text in [asked_by_itself(&question).plain(), answer_form(&question).plain()] {
            for word in text.split_whitespace() {
                is_not_called_unknown(&question, word)?;
            }
            is_not_called_unknown(&question, &text)?;
        }
    }
}

fn is_not_called_unknown(question: &Question, text: &str) -> Result<(), TestCaseError> {
    let judgement = judge(question, text);
    if let Some(stumble) = &judgement.stumble {
        let told = stumbled(stumble).plain();
        prop_assert!(!told.contains("does not know"), "{}: {}", text, told);
        // It says what an answer looks like as well.
        let whole = format!("{:?}", tell_judgement(&judgement, Style::default()));
        prop_assert!(whole.contains("An answer looks like this"), "{}", whole);
    }
    Ok(())
}

/// Of moves, other laws speak.
fn answered_otherwise_than_by_moves() -> Vec<Kind> {
    Kind::asked().filter(|kind| *kind != Kind::Move).collect()
}

fn question(seed: u64, kind: Kind, level: u8) -> Question {
    let mut generator = Generator::of_question(seed, 1);
    let level = (0..level * 2).fold(Level::FIRST, |level, _| level.up());
    generator.question(Topic::Kind(kind), level)
}
