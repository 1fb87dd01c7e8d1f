//! Whether the step that is shown beside a wrong answer is true, and false under that answer.

use nimlab::derivation::{Column, HeapValue, Refutation, Step, Target};
use nimlab::document::{Style, tell_first_miss, tell_judgement};
use nimlab::judgement::{Answer, Judgement};
use num_bigint::BigInt;

use super::native::NativeBoard;
use super::read;

/// Fails where the step that is shown is not true of the board, or does not contradict the answer.
pub fn contradicts(board: &NativeBoard, judgement: &Judgement) {
    let answer = judgement.answer.as_ref().unwrap();
    let told = format!(
        "{} <- {answer}: {:?}",
        judgement.question, judgement.contradiction
    );
    let style = Style::default();
    let (verdict, first) = (
        read(&tell_judgement(judgement, style)),
        read(&tell_first_miss(judgement, style)),
    );
    assert!(
        verdict.starts_with("Not right: ") && first.starts_with("Not yet: "),
        "{verdict}"
    );
    assert!(
        !first.contains("\nAnswer: ") && first.ends_with(", or type hint.\n"),
        "{first}"
    );
    match (judgement.contradiction.as_ref(), answer) {
        (None, _) => {}
        (Some(&Step::HeapValue(HeapValue { heap, value, .. })), Answer::Number(number)) => {
            assert_eq!(
                (board.sizes(), board.nim_sum()),
                (vec![heap], value),
                "{told}"
            );
            assert!(
                *number != BigInt::from(value) && judgement.step_states_the_answer(),
                "{told}"
            );
            assert!(!first.contains(&format!("is worth {value}")), "{first}");
        }
        (Some(&Step::CountOnes(Column { place, bit, .. })), Answer::Number(number)) => {
            assert_eq!(bit.is_one(), board.nim_sum() & place != 0, "{told}");
            let digit = (number / BigInt::from(place)) % BigInt::from(2) == BigInt::from(1);
            assert_ne!(digit, bit.is_one(), "{told}");
        }
        (Some(&Step::PlaceValues { number, .. }), Answer::Number(_)) => {
            assert_eq!(number, board.nim_sum(), "{told}");
        }
        (
            Some(&Step::Target(Target {
                row,
                value,
                target,
                moves,
                ..
            })),
            Answer::Rows(rows),
        ) => {
            assert_eq!(
                (value, target),
                (board.values()[row - 1], value ^ board.nim_sum()),
                "{told}"
            );
            assert_eq!(moves > 0, board.winning_rows().contains(&row), "{told}");
            assert_ne!(moves > 0, rows.contains(&BigInt::from(row)), "{told}");
        }
        (Some(Step::Verdict(_) | Step::GameOver { .. }), Answer::Rows(rows)) => {
            assert_ne!(board.nim_sum() != 0, !rows.is_empty(), "{told}");
        }
        (Some(Step::Verdict(_) | Step::GameOver { .. }), Answer::Winner { wins, .. }) => {
            assert_ne!(board.nim_sum() != 0, *wins, "{told}");
        }
        (Some(Step::Verdict(_)), Answer::NoMove) => assert_ne!(board.nim_sum(), 0, "{told}"),
        (Some(Step::Refute(Refutation { mv, reply, .. })), Answer::Turn(_)) => {
            let left = board.after(mv.row, &Vec::from(mv.becomes));
            // Here a row that has vanished is left out, and the program keeps it as an empty one.
            let gone = usize::from(Vec::from(mv.becomes).is_empty());
            let row = if reply.row > mv.row {
                reply.row - gone
            } else {
                reply.row
            };
            assert_ne!(left.nim_sum(), 0, "{told}");
            assert_eq!(
                left.after(row, &Vec::from(reply.becomes)).nim_sum(),
                0,
                "{told}"
            );
        }
        _ => panic!("{told}"),
    }
}
