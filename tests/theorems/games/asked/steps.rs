//! Whether the step that is shown beside a wrong answer is true, and false under that answer.

use explain::derivation::{Refutation, Step};
use explain::document::{Style, tell_first_miss, tell_judgement};
use explain::judgement::{Answer, Judgement};
use num_bigint::BigInt;

use super::native::NativeBoard;
use super::read;

/// Fails where the step that is shown is not true of the board, or does not contradict the answer.
pub fn contradicts(board: &NativeBoard, judgement: &Judgement) {
    let answer = judgement.answer.as_ref().unwrap();
    let told = format!("{} <- {answer}: {:?}", judgement.question, judgement.contradiction);
    let style = Style::default();
    let (verdict, first) =
        (read(&tell_judgement(judgement, style)), read(&tell_first_miss(judgement, style)));
    assert!(verdict.starts_with("Not right: ") && first.starts_with("Not yet: "), "{verdict}");
    assert!(!first.contains("\nAnswer: ") && first.ends_with(", or type hint.\n"), "{first}");
    let sum = board.nim_sum();
    match (judgement.contradiction.as_ref(), answer) {
        (None, _) => {}
        (Some(Step::HeapValue(of)), Answer::Number(number)) => {
            assert_eq!((board.sizes(), sum), (vec![of.heap], of.value), "{told}");
            let is_other = *number != BigInt::from(of.value);
            assert!(is_other && judgement.step_states_the_answer(), "{told}");
            assert!(!first.contains(&format!("is worth {sum}")), "{first}");
        }
        (Some(Step::CountOnes(column)), Answer::Number(number)) => {
            let is_one = column.bit.is_one();
            assert_eq!(is_one, sum & column.place != 0, "{told}");
            let digit = (number / BigInt::from(column.place)) % BigInt::from(2);
            assert_ne!(digit == BigInt::from(1), is_one, "{told}");
        }
        (Some(Step::PlaceValues { number, .. }), Answer::Number(_)) => {
            assert_eq!(*number, sum, "{told}");
        }
        (Some(Step::Target(of)), Answer::Rows(rows)) => {
            let value = board.values()[of.row - 1];
            assert_eq!((of.value, of.target), (value, value ^ sum), "{told}");
            assert_eq!(of.moves > 0, board.winning_rows().contains(&of.row), "{told}");
            assert_ne!(of.moves > 0, rows.contains(&BigInt::from(of.row)), "{told}");
        }
        (Some(Step::Verdict(_) | Step::GameOver { .. }), Answer::Rows(rows)) => {
            assert_ne!(sum != 0, !rows.is_empty(), "{told}");
        }
        (Some(Step::Verdict(_) | Step::GameOver { .. }), Answer::Winner { wins, .. }) => {
            assert_ne!(sum != 0, *wins, "{told}");
        }
        (Some(Step::Verdict(_)), Answer::NoMove) => assert_ne!(sum, 0, "{told}"),
        (Some(Step::Refute(Refutation { mv, reply, .. })), Answer::Move(_)) => {
            let left = board.after(mv.row, &Vec::from(mv.becomes));
            // Here a row that has vanished is left out, and the program keeps it as an empty one.
            let gone = Vec::from(mv.becomes).is_empty() && reply.row > mv.row;
            let answered = left.after(reply.row - usize::from(gone), &Vec::from(reply.becomes));
            assert_ne!(left.nim_sum(), 0, "{told}");
            assert_eq!(answered.nim_sum(), 0, "{told}");
        }
        _ => panic!("{told}"),
    }
}
