//! Games that are Nim in disguise, each judged by a search of its own rules, which know nothing of Nim.

use std::collections::HashMap;

use nimlab::derivation::{Analysis, Conclusion, Derivation, Translations};
use nimlab::game::{Disguise, DisguisedGame, DisguisedMove};
use nimlab::question::{Dash, Request};

type Places = Vec<u64>;

/// What nimlab says of a position: whether the player to move wins, and the moves that win.
pub fn told(game: DisguisedGame, places: &[u64]) -> (Disguise, bool, Translations) {
    let disguise = Disguise::new(game, places.to_vec()).expect("it is a position");
    let words = format!("explain {disguise}");
    let request = Request::parse(&words, Dash::Refused).expect("it is read as it is written");
    assert_eq!(request, Request::Disguised(disguise.clone()));
    assert_eq!(request.to_string(), words);
    let found = Derivation::of(request).conclusion;
    let Conclusion::Position(analysis) = found else {
        panic!("{words} does not end in {found:?}");
    };
    let translations = Translations::of(&disguise, &analysis);
    mirrors_nim(&analysis, &translations);
    (disguise, analysis.mover_wins, translations)
}

fn mirrors_nim(analysis: &Analysis, translations: &Translations) {
    let of_nim: Vec<_> = translations.moves.iter().map(|told| told.mv).collect();
    assert_eq!(of_nim, analysis.winning_moves);
    assert_eq!(analysis.position.winning_moves(), analysis.winning_moves);
}

/// Each legal move with what it leaves, by the rules of each game; where a piece may step back without end, some of these.
pub fn moves(game: DisguisedGame, places: &[u64]) -> Vec<(DisguisedMove, Places)> {
    let mut moves = Vec::new();
    for (at, &number) in places.iter().enumerate() {
        let place = at + 1;
        let mut add = |mv, change: &dyn Fn(&mut Places)| {
            let mut left = places.to_vec();
            change(&mut left);
            moves.push((mv, left));
        };
        match game {
            DisguisedGame::Nimble => {
                for to in 0..number {
                    let (coin, from) = (place, number);
                    add(DisguisedMove::Slide { coin, from, to }, &|coins| {
                        coins[at] = to;
                    });
                }
            }
            DisguisedGame::Turtles => {
                // A tail cannot be turned.
                for also in
                    (0..place * usize::from(number == 1)).map(|also| (also > 0).then_some(also))
                {
                    add(DisguisedMove::Turn { place, also }, &|coins| {
                        coins[at] = 0;
                        also.inspect(|also| coins[also - 1] = 1 - coins[also - 1]);
                    });
                }
            }
            DisguisedGame::Staircase => {
                for coins in 1..=number {
                    add(DisguisedMove::GoDown { stair: place, coins }, &|stairs| {
                        stairs[at] -= coins;
                        if at > 0 {
                            stairs[at - 1] += coins;
                        }
                    });
                }
            }
            DisguisedGame::Northcott => {
                let line = place;
                for forward in 1..=number {
                    let gap = number - forward;
                    add(DisguisedMove::Forward { line, forward, gap }, &|gaps| {
                        gaps[at] = gap;
                    });
                }
                for back in 1..9 {
                    let gap = number + back;
                    add(DisguisedMove::Back { line, back, gap }, &|gaps| {
                        gaps[at] = gap;
                    });
                }
            }
        }
    }
    moves
}

/// The winner, by looking at every continuation.
fn wins(game: DisguisedGame, places: &[u64], known: &mut HashMap<Places, bool>) -> bool {
    if let Some(&wins) = known.get(places) {
        return wins;
    }
    let mut moves = moves(game, places).into_iter();
    let found = moves.any(|(_, left)| !wins(game, &left, known));
    known.insert(places.to_vec(), found);
    found
}

/// Every line of so many numbers up to `most`.
pub fn lines(length: usize, most: u64) -> Vec<Places> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        let longer =
            |line: Places| (0..=most).map(move |last| line.iter().copied().chain([last]).collect());
        shorter.into_iter().flat_map(longer).collect()
    })
}

fn agrees(game: DisguisedGame, lengths: std::ops::RangeInclusive<usize>, most: u64) {
    let mut known = HashMap::new();
    for places in lengths.flat_map(|length| lines(length, most)) {
        let (disguise, won, translations) = told(game, &places);
        assert_eq!(won, wins(game, &places, &mut known), "{disguise}");
        let legal = moves(game, &places);
        assert_eq!(disguise.count_moves(), Some(legal.len() as u128), "{disguise}");
        let told = translations.moves.iter().map(|told| told.disguised);
        let told: Vec<DisguisedMove> = told.chain(translations.raises).collect();
        let winning = legal.into_iter().filter(|(_, left)| !wins(game, left, &mut known));
        let winning: Vec<DisguisedMove> = winning.map(|(mv, _)| mv).collect();
        assert_eq!(told.len(), winning.len(), "{disguise}");
        assert!(told.iter().all(|mv| winning.contains(mv)), "{disguise}: {told:?}");
    }
}

#[test]
fn disguises_are_what_their_searches_say() {
    agrees(DisguisedGame::Nimble, 1..=3, 6);
    agrees(DisguisedGame::Turtles, 1..=9, 1);
    agrees(DisguisedGame::Staircase, 1..=4, 3);
    agrees(DisguisedGame::Staircase, 5..=5, 2);
}

/// A move leaves what it leaves by the rules; what is no move, or one of another game, leaves nothing.
#[test]
fn just_the_moves_of_the_rules_can_be_made() {
    let numbers =
        || (0..=3).flat_map(|a| (0..=3).flat_map(move |b| (0..=3).map(move |c| (a, b, c))));
    let thinkable = |(place, one, other): (usize, u64, u64)| {
        let also = usize::try_from(one).ok();
        [
            DisguisedMove::Slide { coin: place, from: one, to: other },
            DisguisedMove::Turn { place, also },
            DisguisedMove::Turn { place, also: None },
            DisguisedMove::GoDown { stair: place, coins: one },
            DisguisedMove::Forward { line: place, forward: one, gap: other },
            DisguisedMove::Back { line: place, back: one, gap: other },
        ]
    };
    for game in DisguisedGame::ALL {
        let most = if game == DisguisedGame::Turtles { 1 } else { 2 };
        for places in (1..=3).flat_map(|length| lines(length, most)) {
            let disguise = Disguise::new(game, places.clone()).expect("it is a position");
            let legal = moves(game, &places);
            for mv in numbers().flat_map(thinkable) {
                let left = disguise.after(&mv).map(|left| left.places().to_vec());
                let expected = legal.iter().find(|(other, _)| *other == mv);
                assert_eq!(left.as_ref(), expected.map(|(_, left)| left), "{disguise}: {mv:?}");
            }
        }
    }
}
