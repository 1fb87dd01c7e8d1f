//! Every verdict and every winning move against a plain search of the game tree.
//!
//! The rules are written here once more, from their definitions, and nothing here knows of values.

use std::collections::{BTreeSet, HashMap};

use nimlab::derivation::{Conclusion, Derivation};
use nimlab::game::{Board, Game, Move, Position, Rule};
use nimlab::judgement::{Verdict, judge};
use nimlab::question::{Names, ProposedTurn, Question};

/// What one move makes of a heap.
type Rules = fn(u64) -> Vec<Vec<u64>>;

fn nim(heap: u64) -> Vec<Vec<u64>> {
    (0..heap).map(left).collect()
}

fn left(size: u64) -> Vec<u64> {
    if size == 0 { vec![] } else { vec![size] }
}

fn splits(heap: u64) -> Vec<Vec<u64>> {
    (1..=heap / 2).map(|part| vec![part, heap - part]).collect()
}

fn take_one_to_three(heap: u64) -> Vec<Vec<u64>> {
    (1..=3)
        .filter(|&taken| taken <= heap)
        .map(|taken| left(heap - taken))
        .collect()
}

fn take_2_3_7(heap: u64) -> Vec<Vec<u64>> {
    [2, 3, 7]
        .into_iter()
        .filter(|&taken| taken <= heap)
        .map(|taken| left(heap - taken))
        .collect()
}

/// Knock down one pin, or two that stand side by side, in a row of pins.
fn skittles(heap: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for width in [1, 2] {
        for before in 0..=heap.saturating_sub(width) {
            if before + width <= heap {
                let mut parts: Vec<u64> = [before, heap - width - before]
                    .into_iter()
                    .filter(|&part| part > 0)
                    .collect();
                parts.sort_unstable();
                options.push(parts);
            }
        }
    }
    options.sort();
    options.dedup();
    options
}

/// Take a pair that stands side by side from a row of tokens.
fn pairs(heap: u64) -> Vec<Vec<u64>> {
    let mut options: Vec<Vec<u64>> = (0..heap.saturating_sub(1))
        .map(|before| {
            let mut parts: Vec<u64> = [before, heap - 2 - before]
                .into_iter()
                .filter(|&part| part > 0)
                .collect();
            parts.sort_unstable();
            parts
        })
        .collect();
    options.sort();
    options.dedup();
    options
}

/// Take one, but never the whole heap; what is left may be split.
fn officers(heap: u64) -> Vec<Vec<u64>> {
    if heap < 2 {
        return vec![];
    }
    let mut options = vec![left(heap - 1)];
    options.extend(splits(heap - 1));
    options
}

fn lasker(heap: u64) -> Vec<Vec<u64>> {
    [nim(heap), splits(heap)].concat()
}

fn grundy(heap: u64) -> Vec<Vec<u64>> {
    splits(heap)
        .into_iter()
        .filter(|parts| parts[0] != parts[1])
        .collect()
}

fn divisors(heap: u64) -> Vec<Vec<u64>> {
    (1..heap)
        .filter(|divisor| heap.is_multiple_of(*divisor))
        .map(left)
        .collect()
}

const GAMES: [(&str, Rules); 11] = [
    ("nim", nim),
    ("subtract:1,2,3", take_one_to_three),
    ("subtract:2,3,7", take_2_3_7),
    ("kayles", skittles),
    ("octal:0.07", pairs),
    ("officers", officers),
    ("octal:4", splits),
    ("lasker", lasker),
    ("octal:4.333333333", lasker),
    ("grundy", grundy),
    ("divisors", divisors),
];

/// A heap of one of the games.
type Heap = (usize, u64);

/// Who wins, remembered for each position, the heaps in order.
#[derive(Default)]
struct Search(HashMap<Vec<Heap>, bool>);

impl Search {
    fn mover_wins(&mut self, heaps: &[Heap]) -> bool {
        let mut heaps: Vec<Heap> = heaps
            .iter()
            .copied()
            .filter(|&(_, size)| size > 0)
            .collect();
        heaps.sort_unstable();
        if let Some(&known) = self.0.get(&heaps) {
            return known;
        }
        let wins = (0..heaps.len()).any(|row| {
            let options = options(heaps[row]);
            options
                .iter()
                .any(|option| !self.mover_wins(&after(&heaps, row, option)))
        });
        self.0.insert(heaps, wins);
        wins
    }
}

fn options((game, size): Heap) -> Vec<Vec<u64>> {
    GAMES[game].1(size)
}

/// The heaps after a move in a row, counted from 0; an empty heap stays.
fn after(heaps: &[Heap], row: usize, option: &[u64]) -> Vec<Heap> {
    let game = heaps[row].0;
    let mut after = heaps.to_vec();
    let left = if option.is_empty() {
        vec![0]
    } else {
        option.to_vec()
    };
    after.splice(row..=row, left.into_iter().map(|size| (game, size)));
    after
}

fn board(heaps: &[Heap]) -> Board {
    let parts: Vec<Board> = heaps
        .iter()
        .map(|&(game, size)| {
            let game: Game = GAMES[game].0.parse().unwrap();
            Board::of(game, vec![size])
        })
        .collect();
    Board::sum(&parts)
}

fn check(search: &mut Search, heaps: &[Heap]) {
    let board = board(heaps);
    let position = Position::new(board.clone(), Rule::Normal);
    assert_eq!(position.mover_wins(), search.mover_wins(heaps), "{board}");
    let mut legal = BTreeSet::new();
    let mut winning = BTreeSet::new();
    for row in 0..heaps.len() {
        for option in options(heaps[row]) {
            let said = format!(
                "{}={}",
                row + 1,
                option
                    .iter()
                    .map(u64::to_string)
                    .collect::<Vec<_>>()
                    .join("+")
            );
            if !search.mover_wins(&after(heaps, row, &option)) {
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
    for game in 0..GAMES.len() {
        let mut search = Search::default();
        check(&mut search, &[]);
        for a in 0..=LARGEST {
            check(&mut search, &[(game, a)]);
            for b in 0..=LARGEST {
                check(&mut search, &[(game, a), (game, b)]);
                for c in 0..=b.min(a) {
                    check(&mut search, &[(game, a), (game, b), (game, c)]);
                }
            }
        }
    }
}

#[test]
fn sums_of_different_games() {
    let mut search = Search::default();
    let mut state: u64 = 1;
    let mut number = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for _ in 0..400 {
        let count = 2 + number(2);
        let heaps: Vec<Heap> = (0..count)
            .map(|_| {
                (
                    usize::try_from(number(GAMES.len() as u64)).unwrap(),
                    number(8),
                )
            })
            .collect();
        check(&mut search, &heaps);
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
            let missing = (0..=reached.len() as u64)
                .find(|value| !reached.contains(value))
                .unwrap();
            assert_eq!(rules.value(heap), missing, "{game} {heap}");
        }
    }
}
