//! What a derivation ends with, against the machine's own arithmetic.

use nimlab::derivation::{Conclusion, Derivation};
use nimlab::game::{Board, Rule, legal_moves, mover_wins, winning_moves};
use nimlab::question::{Question, Request};

use super::arithmetic::{value, written};
use super::game::position;

pub fn is_native(derivation: &Derivation) {
    match (&derivation.request, &derivation.conclusion) {
        (Request::Question(question), conclusion) => answers(question, conclusion),
        (Request::TruthTable, Conclusion::TruthTable) => {}
        (
            Request::Explain {
                board,
                rule,
                mv: None,
            },
            Conclusion::Position(told),
        ) => {
            assert_eq!((&told.board, told.rule), (board, *rule));
            position(told);
        }
        (
            Request::Explain {
                board,
                rule,
                mv: Some(asked),
            },
            Conclusion::Played { before, mv, after },
        ) => {
            assert_eq!((&before.board, before.rule, mv), (board, *rule, asked));
            assert_eq!(Ok(&after.board), board.after(*mv).as_ref());
            position(before);
            position(after);
        }
        (Request::Moves(Position::new(board, rule)), Conclusion::EveryMove(told)) => {
            assert_eq!(told.count, board.total());
            let winning = winning_moves(board, *rule);
            let listed: Vec<_> = told.listed.iter().map(|legal| legal.mv).collect();
            if told.complete {
                assert_eq!(listed, legal_moves(board).collect::<Vec<_>>());
            } else {
                assert_eq!(listed, winning);
            }
            for legal in &told.listed {
                let after = board.after(legal.mv).expect("a listed move is legal");
                assert_eq!(Some(legal.leaves), after.row(legal.mv.row));
                assert_eq!(legal.nim_sum, after.nim_sum());
                assert_eq!(legal.wins, !mover_wins(after.rows(), *rule));
            }
        }
        (Request::Drawing { board, moves }, Conclusion::Drawings(drawn)) => {
            let mut expected = vec![board.clone()];
            for &mv in moves {
                let next = expected[expected.len() - 1].after(mv);
                expected.push(next.expect("the moves of a drawing are legal"));
            }
            assert_eq!(*drawn, expected);
        }
        (Request::Group { size }, Conclusion::Group(table)) => {
            assert_eq!(table.size, *size);
            super::group::table(table);
        }
        (request, conclusion) => panic!("{request:?} does not end in {conclusion:?}"),
    }
}

fn answers(question: &Question, conclusion: &Conclusion) {
    match (question, conclusion) {
        (&Question::Gate(Gate { a, b }), &Conclusion::Gate { output, .. }) => {
            assert_eq!(output.is_one(), a.is_one() ^ b.is_one());
        }
        (Question::Binary(Binary { number: 0 }), Conclusion::Binary { digits, .. }) => {
            assert!(digits.is_empty());
        }
        (Question::Binary(Binary { number }), Conclusion::Binary { digits, .. }) => {
            assert_eq!(written(digits), format!("{number:b}"));
        }
        (Question::Decimal(Decimal { digits }), Conclusion::Decimal { number, .. }) => {
            assert_eq!(*number, value(digits));
        }
        (Question::Xor(Xor { a, b }), Conclusion::Xor { value, .. }) => assert_eq!(*value, a ^ b),
        (Question::Sum(NimSum { board }), Conclusion::NimSum { board: of, value }) => {
            assert_eq!((of, *value), (board, board.nim_sum()));
        }
        (
            Question::Winner(WhoWins::Position(Position::new(board, rule))),
            Conclusion::Winner(told),
        )
        | (Question::Rows(WinningRows(Position::new(board, rule))), Conclusion::Rows(told))
        | (Question::Move(WinningMove(Position::new(board, rule))), Conclusion::Moves(told)) => {
            assert_eq!((&told.board, told.rule), (board, *rule));
            position(told);
        }
        (Question::Towers(asked), Conclusion::Towers { towers, winner }) => {
            assert_eq!((towers, *winner), (asked, asked.winner()));
        }
        (question, conclusion) => panic!("{question:?} is not answered by {conclusion:?}"),
    }
}

#[test]
fn the_native_theory_itself_is_bounded_by_the_board() {
    // The largest numbers there are must not overflow anywhere on the way.
    let board = Board::from([u64::MAX; 3]);
    for rule in [Rule::Normal, Rule::Misere] {
        let request = Request::Moves {
            board: board.clone(),
            rule,
        };
        is_native(&Derivation::of(request));
    }
}
