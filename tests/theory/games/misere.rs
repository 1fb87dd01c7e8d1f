//! Misère play of games other than Nim: whoever makes the last move loses. A plain search of each game is the judge.

use nimlab::derivation::{Conclusion, Derivation};
use nimlab::document::{message, tell};
use nimlab::game::{Board, Game, Position, Rule, bouton};
use nimlab::judgement::{
    Answer, Diagnosis, Misconception, Verdict, WinnerForm, judge, judge_answer,
};
use nimlab::phrase::StatedMove;
use nimlab::question::{Generator, Level, Question, Request, Topic, position_of};
use nimlab::render::{Terminal, terminal};
use proptest::collection::vec;
use proptest::prelude::{Strategy, prop_assert, prop_assert_eq, proptest};
use proptest::sample::select;

use super::plain_search::{Heaps, Search};
use super::search::{board, check};
use crate::support::{at_depth, cases, plain};

const GAMES: [&str; 9] = [
    "nim",
    "subtract:1,2,3",
    "subtract:2,5",
    "subtract:3,4,7",
    "divisors",
    "lasker",
    "grundy",
    "octal:0.77",
    "octal:0.137",
];

const SHOWN: Terminal = plain(80);

fn heaps() -> impl Strategy<Value = Heaps> {
    let heap = (select(GAMES.to_vec()), 0_u64..9);
    vec(heap, 1..4).prop_map(|heaps| {
        let named = heaps.into_iter();
        named.map(|(game, size)| (game.to_owned(), size)).collect()
    })
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn winners_and_winning_moves_are_what_the_search_finds(heaps in heaps()) {
        let board = board(&heaps);
        if position_of(board.clone(), Rule::Misere).is_ok() {
            check(&mut Search::of(Rule::Misere), &heaps);
        } else {
            let position = Position::new(board.clone(), Rule::Misere);
            prop_assert!(!position.is_decided_by_values(), "{board}");
        }
    }

    /// What is said of answers speaks of no last object, and of values only where they decide.
    #[test]
    fn nothing_is_said_of_values_where_they_do_not_decide(heaps in heaps()) {
        let board = board(&heaps);
        let Ok(position) = position_of(board.clone(), Rule::Misere) else {
            return Ok(());
        };
        for word in ["wins", "loses"] {
            let judged = judge(&Question::Winner(position.clone()), word);
            let told = message(&judged).map(|told| told.to_string()).unwrap_or_default();
            prop_assert!(board.is_nim() || !told.contains("last object"), "{}: {}", board, told);
        }
        let question = Question::Move(position.clone());
        for mv in position.legal_moves() {
            let said = StatedMove::from(mv).to_string();
            let of_values = [
                Misconception::SizeForValue,
                Misconception::LeftValueZero,
                Misconception::TookNimSum,
            ];
            let judged = judge(&question, &said);
            let shown = judged.diagnosis.as_ref().map(Diagnosis::misconception);
            let is_of_values = shown.is_some_and(|shown| of_values.contains(&shown));
            prop_assert!(board.is_nim() || !is_of_values, "{}: {} {:?}", board, said, shown);
        }
    }

    /// Each explanation ends in what the search finds, is written in the notation, and speaks of the last move as one that loses.
    #[test]
    fn explanations_end_in_what_the_search_finds(heaps in heaps(), depth in 0_usize..5) {
        let board = board(&heaps);
        let Ok(position) = position_of(board.clone(), Rule::Misere) else {
            return Ok(());
        };
        let wins = Search::of(Rule::Misere).wins(&heaps);
        let asked = Request::Explain { position: position.clone(), mv: None };
        let question = Question::Winner(position.clone());
        prop_assert_eq!(&question.to_string().parse::<Question>().unwrap(), &question);
        let of_moves = position.legal_moves().map(|mv| Request::Explain {
            position: position.clone(),
            mv: Some(mv),
        });
        for request in std::iter::once(asked.clone()).chain(of_moves) {
            let derivation = Derivation::of(request);
            if let Conclusion::Position(found) = &derivation.conclusion {
                prop_assert_eq!(found.mover_wins, wins);
            }
            let style = at_depth(depth);
            let told = terminal(&tell(&derivation, style), SHOWN);
            let of_nim = told.contains("takes the last object") || told.contains("cannot move loses");
            prop_assert!(board.is_nim() || !of_nim, "{}", told);
        }
    }
}

#[test]
fn large_sums_of_subtraction_games_are_known_by_their_values() {
    let mut search = Search::of(Rule::Misere);
    for (game, most) in [("subtract:1,2,3", 14), ("subtract:2,5", 12), ("subtract:1,3,4", 12)] {
        for first in 0..=most {
            for second in 0..=first {
                for third in 0..=second {
                    let heaps: Heaps =
                        [first, second, third].map(|size| (game.to_owned(), size)).into();
                    let position = position_of(board(&heaps), Rule::Misere).unwrap();
                    assert_eq!(position.mover_wins(), search.wins(&heaps), "{heaps:?}");
                }
            }
        }
    }
    // "Whoever says 21 loses."
    let loses = |sizes: &[u64]| {
        let board = Board::of("subtract:1,2,3".parse().unwrap(), sizes);
        !position_of(board, Rule::Misere).unwrap().mover_wins()
    };
    assert!(loses(&[21]) && loses(&[1_000_000_001]) && loses(&[1_000_000_001, 4_000, 8]));
    assert!(!loses(&[20]) && !loses(&[22]) && !loses(&[23]));
}

#[test]
fn kayles_5_1_is_the_smallest_board_where_values_mislead() {
    // Sibert and Conway, "Mathematical Kayles" (1992): misère Kayles takes more than its values.
    let told = |sizes: &[u64]| {
        let board = Board::of("kayles".parse().unwrap(), sizes);
        let by_values = bouton(&board.values(), Rule::Misere);
        (by_values, Position::new(board, Rule::Misere).mover_wins())
    };
    assert_eq!(told(&[5, 1]), (true, false));
    for first in 0..5 {
        for second in 0..=(6 - first).min(first) {
            let (by_values, wins) = told(&[first, second]);
            assert_eq!(by_values, wins, "{first} {second}");
        }
    }
    let answer = Answer::Winner { wins: true, said: WinnerForm::Word };
    let question = "winner --misere kayles 5 1";
    let question: Question = question.parse().unwrap();
    let judged = judge_answer(&question, answer);
    assert_eq!(judged.verdict, Verdict::Wrong);
}

#[test]
fn what_is_practised_in_misere_play_is_judged_as_the_search_does() {
    let games = GAMES[1..].iter().map(|game| game.parse::<Game>().unwrap());
    for game in games {
        let mut differs = 0;
        for seed in 0..40 {
            let level = Level::new(1 + (seed % 6) as u8).unwrap();
            let asked = Generator::new(seed).question(Topic::Misere(game), level);
            assert_eq!(Topic::of(&asked), Topic::Misere(game), "{asked}");
            let position = asked.position().unwrap().clone();
            let heaps: Heaps = position
                .board
                .numbered_with_games()
                .map(|(_, game, size)| (game.code().to_owned(), size))
                .collect();
            let mut search = Search::of(Rule::Misere);
            assert_eq!(position.mover_wins(), search.wins(&heaps), "{asked}");
            differs +=
                usize::from(position.mover_wins() != position.under_other_rule().mover_wins());
        }
        assert!(differs > 5, "{game}: {differs}");
    }
}
