//! The steps of the game, replayed with native arithmetic and by making the moves that they name.

use explain::derivation::{Analysis, LeftmostOne, Situation, Step};
use theory::{Board, Move, Position, Rule, bouton};

pub fn analysis(told: &Analysis) {
    let Position { board, rule } = &told.position;
    assert_eq!(told.columns.board, *board);
    assert_eq!(told.nim_sum(), board.nim_sum());
    assert_eq!(told.mover_wins, bouton(&board.values(), *rule));
    assert_eq!(told.mover_wins, told.position.mover_wins());
    assert_eq!(told.winning_moves, told.position.winning_moves());

    let (large, ones) = large_and_ones(board);
    match told.situation {
        Situation::Over => assert!(board.is_empty()),
        Situation::NimSum => assert!(!board.is_empty() && (*rule == Rule::Normal || large >= 2)),
        Situation::OnlyOnes { ones: told } => {
            assert_eq!((*rule, large, told), (Rule::Misere, 0, ones));
        }
        Situation::OneLarge { row, size, ones: told } => {
            assert_eq!((*rule, large, told), (Rule::Misere, 1, ones));
            assert_eq!(board.row(row), Some(size));
            assert!(size >= 2);
        }
    }
}

pub fn large_and_ones(board: &Board) -> (usize, usize) {
    let count = |wanted: fn(u64) -> bool| board.rows().iter().filter(|&&size| wanted(size)).count();
    (count(|size| size >= 2), count(|size| size == 1))
}

pub fn leftmost_one(leftmost: &LeftmostOne, substeps: &[Step]) {
    let &LeftmostOne { ref board, nim_sum, place, .. } = leftmost;
    assert_eq!(nim_sum, board.nim_sum());
    assert_eq!(place, 1 << nim_sum.ilog2());
    let mut told = Vec::new();
    for step in substeps {
        let Step::HeapHasBit(heap) = step else {
            panic!("each row is asked for its digit, not {step:?}");
        };
        assert_eq!((heap.place, heap.nim_sum), (place, nim_sum));
        told.push((heap.row, heap.size));
    }
    let rows: Vec<(usize, u64)> = board.numbered().collect();
    assert_eq!(told, rows);
}

/// Whoever has just moved wins exactly when the other player, who is to move now, loses.
pub fn after(board: &Board, wins: bool, rule: Rule) {
    assert_eq!(wins, !bouton(&board.values(), rule));
}

/// From a board with nim sum 0, the smallest and the largest move in each row, each with a reply that wins.
pub fn every_move_spoils(board: &Board, rule: Rule, substeps: &[Step]) {
    assert_eq!(board.nim_sum(), 0);
    let mut refuted = Vec::new();
    for step in substeps {
        let Step::Refute(told) = step else {
            panic!("each move is refuted, not {step:?}");
        };
        let after = board.after(told.mv).expect("the losing move is legal");
        assert!(after.row(told.mv.row) <= Some(told.leaves));
        assert_eq!(after.nim_sum(), told.nim_sum);
        let answered = after.after(told.reply).expect("the reply is legal");
        assert!(answered.row(told.reply.row) <= Some(told.reply_leaves));
        assert!(!bouton(&answered.values(), rule));
        refuted.push(told.mv);
    }
    let position = Position::new(board.clone(), rule);
    let first_and_last = position.rows_with_moves().flat_map(|(row, last)| {
        let mut options = vec![1, last];
        options.dedup();
        let legal = |option| position.legal_move(row, option).expect("it is numbered");
        options.into_iter().map(legal).collect::<Vec<Move>>()
    });
    assert_eq!(refuted, first_and_last.collect::<Vec<Move>>());
}

pub fn compare_rules(normal: &Analysis, misere: &Analysis) {
    assert_eq!((normal.rule(), misere.rule()), (Rule::Normal, Rule::Misere));
    assert_eq!(normal.board(), misere.board());
    analysis(normal);
    analysis(misere);
}
