//! Every verdict and every winning move against a plain search of the game tree, which knows nothing of values.

use std::collections::BTreeSet;

use explain::judgement::{Answer, Verdict, judge};
use explain::phrase::StatedMove;
use explain::question::{Generator, Question};
use theory::{Board, IllegalMove, Move, Position, Rule};

use super::plain_search::{Heaps, Search, options};
use crate::support::joined;
use crate::theorems::laws::heaps::left_of;

/// Games, each with its largest heap.
const GAMES: [(&str, u64); 7] = [
    ("nim", 7),
    ("subtract:1,2,3", 7),
    ("subtract:2,3,7", 7),
    ("kayles", 7),
    ("dawson", 7),
    ("grundy", 7),
    ("divisors", 12),
];

/// The heaps after a move in a row, counted from 0; an empty heap stays.
fn after(heaps: &Heaps, row: usize, option: &[u64]) -> Heaps {
    let left = if option.is_empty() { &[0] } else { option };
    let game = &heaps[row].0;
    let left = left.iter().map(|&size| (game.clone(), size));
    let mut after = heaps.clone();
    after.splice(row..=row, left.collect::<Vec<_>>());
    after
}

pub fn board(heaps: &Heaps) -> Board {
    let part = |(game, size): &(String, u64)| Board::of(game.parse().unwrap(), vec![*size]);
    Board::sum(&heaps.iter().map(part).collect::<Vec<_>>())
}

/// All that is said of a board and of each of its moves is what the search finds.
pub fn check(search: &mut Search, heaps: &Heaps) {
    let board = board(heaps);
    let position = Position::new(board.clone(), search.rule());
    let wins = search.wins(heaps);
    assert_eq!(position.mover_wins(), wins, "{board}");
    let (mut legal, mut winning) = (BTreeSet::new(), BTreeSet::new());
    for row in 0..heaps.len() {
        let (game, size) = &heaps[row];
        for option in options(game, *size) {
            let said = format!("{}={}", row + 1, joined(&option, "+"));
            if !search.wins(&after(heaps, row, &option)) {
                winning.insert(said.clone());
            }
            legal.insert(said);
        }
    }
    let said = |mv: &Move| format!("{}={}", mv.row, mv.becomes);
    let told: BTreeSet<String> = position.legal_moves().map(|mv| said(&mv)).collect();
    assert_eq!(told, legal, "{board}");
    assert_eq!(position.count_moves(), legal.len() as u128, "{board}");
    assert_eq!(position.is_over(), legal.is_empty(), "{board}");
    let numbered = position.rows_with_moves().flat_map(|(row, options)| {
        let mv = |option| position.legal_move(row, option);
        (1..=options).filter_map(mv).collect::<Vec<_>>()
    });
    assert!(numbered.eq(position.legal_moves()), "{board}");
    let won = position.legal_moves().filter(|&mv| position.is_won_by(mv));
    assert!(won.eq(position.winning_moves()), "in order: {board}");
    let told: BTreeSet<String> = position.winning_moves().iter().map(said).collect();
    assert_eq!(told, winning, "{board}");
    let count = position.count_winning_moves();
    assert_eq!(count, winning.len() as u128, "{board}");
    let mut rows: Vec<usize> = position.winning_moves().iter().map(|mv| mv.row).collect();
    rows.dedup();
    assert_eq!(position.winning_rows(), rows, "{board}");

    moves_are_made_by_the_rules(&board, heaps);

    // What is derived and judged is the same.
    let question = Question::Move(position.clone());
    let mut right: Vec<Answer> =
        position.winning_moves().into_iter().map(|mv| Answer::Move(mv.into())).collect();
    if right.is_empty() {
        right.push(Answer::NoMove);
    }
    assert_eq!(question.solve().right, right, "{board}");
    let of_rows = Question::Rows(position.clone());
    let right = rows.iter().map(|&row| row.into()).collect();
    assert_eq!(of_rows.solve().right, [Answer::Rows(right)], "{board}");
    let is_right = |question: &Question, text: &str| {
        let verdict = judge(question, text).verdict;
        assert!([Verdict::Right, Verdict::Wrong].contains(&verdict), "{text}");
        verdict == Verdict::Right
    };
    let none_or = |text: String| {
        if rows.is_empty() { "none".to_owned() } else { text }
    };
    assert!(is_right(&of_rows, &none_or(joined(&rows, " "))), "{board}");
    let of_winner = Question::Winner(position.clone());
    assert_eq!(is_right(&of_winner, "wins"), wins, "{board}");
    assert_eq!(is_right(&of_winner, "loses"), !wins, "{board}");
    for mv in position.legal_moves() {
        let wins = winning.contains(&said(&mv));
        let wanted = StatedMove::from(mv);
        assert_eq!(wanted.on(&board), Ok(mv), "{board}");
        for text in [said(&mv), wanted.to_string()] {
            assert_eq!(is_right(&question, &text), wins, "{board}: {text}");
        }
        assert_eq!(position.after(mv).unwrap().board.before(mv), board);
    }
}

/// Every change of every row is made as the rules have it, or refused where they do not allow it.
fn moves_are_made_by_the_rules(now: &Board, heaps: &Heaps) {
    for (at, (game, from)) in heaps.iter().enumerate() {
        let (row, from, code) = (at + 1, *from, game.parse().unwrap());
        let legal: Vec<_> = options(game, from).into_iter().map(theory::Heaps::from).collect();
        for becomes in left_of(from) {
            let mv = Move { row, game: code, from, becomes };
            let made = now.after(mv);
            if legal.contains(&becomes) {
                let left = after(heaps, at, &Vec::from(becomes));
                assert_eq!(made, Ok(board(&left)), "{mv:?} on {now}");
            } else {
                let refused = matches!(made, Err(IllegalMove::NoOption { row: of, size, example })
                    if (of, size) == (row, from) && example.is_none_or(|it| legal.contains(&it)) && example.is_none() == legal.is_empty());
                assert!(refused, "{made:?}: {mv:?} on {now}");
            }
            // A move that was made for a row of another size.
            let from = from + 1;
            assert!(now.after(Move { from, ..mv }).is_err(), "{mv:?} on {now}");
        }
    }
    let rows = heaps.len();
    for row in [0, rows + 1, usize::MAX] {
        let refused = Err(IllegalMove::NoSuchRow { row, rows });
        assert_eq!(now.after(Move::of_nim(row, 1, 0)), refused, "{now}");
    }
}

#[test]
fn every_sum_of_up_to_three_heaps_of_each_game() {
    for (game, largest) in GAMES {
        let mut search = Search::of(Rule::Normal);
        let mut check = |sizes: &[u64]| {
            let heaps = sizes.iter().map(|&size| (game.to_owned(), size));
            check(&mut search, &heaps.collect());
        };
        check(&[]);
        for a in 0..=largest {
            check(&[a]);
            for b in 0..=largest {
                check(&[a, b]);
                for c in 0..=b.min(a) {
                    check(&[a, b, c]);
                }
            }
        }
    }
}

#[test]
fn sums_of_different_games() {
    let mut search = Search::of(Rule::Normal);
    let mut chance = Generator::new(1);
    for _ in 0..400 {
        let heaps = 0..chance.number(2, 3);
        let heap = |_| {
            let (game, _) = GAMES[chance.index(GAMES.len())];
            (game.to_owned(), chance.number(0, 7))
        };
        check(&mut search, &heaps.map(heap).collect());
    }
}
