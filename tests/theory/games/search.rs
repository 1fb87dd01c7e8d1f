//! Every verdict and every winning move against a plain search of the game tree, which knows nothing of values.

use std::collections::BTreeSet;

use nimlab::derivation::{Conclusion, Derivation};
use nimlab::game::{Board, Game, Move, Position, Rule};
use nimlab::judgement::{Verdict, judge};
use nimlab::question::{Generator, Names, ProposedTurn, Question};

use super::plain_search::{Search, mex, options};
use crate::support::joined;

const GAMES: [&str; 12] = [
    "nim",
    "subtract:1,2,3",
    "subtract:2,3,7",
    "kayles",
    "octal:0.77",
    "octal:0.07",
    "officers",
    "octal:4",
    "lasker",
    "octal:4.333333333",
    "grundy",
    "divisors",
];

/// Heaps, each with its game.
type Heaps = Vec<(String, u64)>;

/// The heaps after a move in a row, counted from 0; an empty heap stays.
fn after(heaps: &Heaps, row: usize, option: &[u64]) -> Heaps {
    let left = if option.is_empty() { &[0] } else { option };
    let game = &heaps[row].0;
    let left = left
        .iter()
        .map(|&size| (game.clone(), size))
        .collect::<Vec<_>>();
    let mut after = heaps.clone();
    after.splice(row..=row, left);
    after
}

fn board(heaps: &Heaps) -> Board {
    let part = |(game, size): &(String, u64)| Board::of(game.parse().unwrap(), vec![*size]);
    Board::sum(&heaps.iter().map(part).collect::<Vec<_>>())
}

fn check(search: &mut Search, heaps: &Heaps) {
    let board = board(heaps);
    let position = Position::new(board.clone(), Rule::Normal);
    assert_eq!(position.mover_wins(), search.wins(heaps), "{board}");
    let mut legal = BTreeSet::new();
    let mut winning = BTreeSet::new();
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
    assert_eq!(
        position
            .legal_moves()
            .map(|mv| said(&mv))
            .collect::<BTreeSet<_>>(),
        legal,
        "{board}"
    );
    assert_eq!(position.count_moves(), legal.len() as u128, "{board}");
    assert_eq!(position.is_over(), legal.is_empty(), "{board}");
    let numbered = position.rows_with_moves().flat_map(|(row, options)| {
        let mv = |option| position.legal_move(row, option);
        (1..=options).filter_map(mv).collect::<Vec<_>>()
    });
    assert!(numbered.eq(position.legal_moves()), "{board}");
    let won = position.legal_moves().filter(|&mv| position.is_won_by(mv));
    assert!(won.eq(position.winning_moves()), "in order: {board}");
    assert_eq!(
        position
            .winning_moves()
            .iter()
            .map(said)
            .collect::<BTreeSet<_>>(),
        winning,
        "{board}"
    );
    assert_eq!(
        position.count_winning_moves(),
        winning.len() as u128,
        "{board}"
    );
    let question = Question::Move(position.clone());
    let Conclusion::Moves(found) = Derivation::of(&question).conclusion else {
        panic!("{board}");
    };
    assert_eq!(
        found
            .winning_moves
            .iter()
            .map(said)
            .collect::<BTreeSet<_>>(),
        winning,
        "{board}"
    );
    for mv in position.legal_moves() {
        let wins = winning.contains(&said(&mv));
        assert_eq!(position.is_won_by(mv), wins, "{board}: {mv:?}");
        let wanted = ProposedTurn::of(&board, &mv.into());
        assert_eq!(wanted.on(&board), Ok(mv.into()), "{board}");
        for text in [said(&mv), wanted.to_string()] {
            let verdict = judge(&question, &text, Names::Standard).verdict;
            let expected = if wins { Verdict::Right } else { Verdict::Wrong };
            assert_eq!(verdict, expected, "{board}: {text}");
        }
        assert_eq!(position.after(mv).unwrap().board.before(mv), board);
    }
    let rows: BTreeSet<usize> = winning
        .iter()
        .map(|said| said.split('=').next().unwrap().parse().unwrap())
        .collect();
    let question = Question::Rows(position.clone());
    let Conclusion::Rows(found) = Derivation::of(&question).conclusion else {
        panic!("{board}");
    };
    assert_eq!(
        found.winning_rows(),
        rows.iter().copied().collect::<Vec<_>>(),
        "{board}"
    );
}

#[test]
fn every_sum_of_up_to_three_heaps_of_each_game() {
    const LARGEST: u64 = 7;
    for game in GAMES {
        let mut search = Search::default();
        let mut check = |sizes: &[u64]| {
            let heaps = sizes.iter().map(|&size| (game.to_owned(), size));
            check(&mut search, &heaps.collect());
        };
        check(&[]);
        for a in 0..=LARGEST {
            check(&[a]);
            for b in 0..=LARGEST {
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
    let mut search = Search::default();
    let mut chance = Generator::new(1);
    for _ in 0..400 {
        let heaps = 0..chance.number(2, 3);
        let heap = |_| {
            (
                GAMES[chance.index(GAMES.len())].to_owned(),
                chance.number(0, 7),
            )
        };
        check(&mut search, &heaps.map(heap).collect());
    }
}

/// The number of ways to win in a large heap of a game that repeats is worked out by its period; here they are counted.
#[test]
fn winning_moves_in_large_heaps_are_counted_one_by_one() {
    for game in [
        "kayles",
        "octal:0.07",
        "octal:0.137",
        "octal:4",
        "octal:0.3",
        "octal:0.45",
    ] {
        let rules = game.parse::<Game>().unwrap().rules();
        for heap in (0..40).chain([163, 400, 1201, 5000]) {
            for value in 0..12 {
                let by_hand: Vec<_> = rules
                    .options(heap)
                    .filter(|&option| rules.worth(option) == value)
                    .collect();
                assert_eq!(
                    rules.count_worth(heap, value),
                    by_hand.len() as u64,
                    "{game} {heap} {value}"
                );
                assert_eq!(
                    rules.options_worth(heap, value).collect::<Vec<_>>(),
                    by_hand,
                    "{game} {heap} {value}"
                );
            }
        }
    }
}

/// Each value by mex over all options, without any short cut.
#[test]
fn values_are_the_mex_of_their_options() {
    for game in [
        "kayles",
        "dawson",
        "officers",
        "treblecross",
        "octal:0.45",
        "octal:4.07",
        "octal:0.1327",
        "grundy",
        "lasker",
        "subtract:2,5,6",
        "divisors",
    ] {
        let rules = game.parse::<Game>().unwrap().rules();
        for heap in 0..700 {
            let reached: BTreeSet<u64> = rules
                .options(heap)
                .map(|option| rules.worth(option))
                .collect();
            assert_eq!(rules.value(heap), mex(&reached), "{game} {heap}");
        }
    }
}
