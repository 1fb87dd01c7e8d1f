//! Games that are Nim in disguise, each judged by a search of its own rules, which know nothing of Nim.

use std::collections::{BTreeSet, HashMap};

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

/// What one move makes of a position, by the rules of each game that ends by itself.
fn options(game: DisguisedGame, places: &[u64]) -> Vec<Places> {
    let mut options = Vec::new();
    for at in 0..places.len() {
        let mut with = |change: &dyn Fn(&mut Places)| {
            let mut option = places.to_vec();
            change(&mut option);
            options.push(option);
        };
        match game {
            DisguisedGame::Nimble => {
                for square in 0..places[at] {
                    with(&|coins| coins[at] = square);
                }
            }
            DisguisedGame::Turtles if places[at] == 1 => {
                with(&|coins| coins[at] = 0);
                for other in 0..at {
                    with(&|coins| {
                        coins[at] = 0;
                        coins[other] = 1 - coins[other];
                    });
                }
            }
            DisguisedGame::Turtles => {}
            DisguisedGame::Staircase => {
                for moved in 1..=places[at] {
                    with(&|stairs| {
                        stairs[at] -= moved;
                        if at > 0 {
                            stairs[at - 1] += moved;
                        }
                    });
                }
            }
            DisguisedGame::Northcott => unreachable!("it is judged on boards with edges"),
        }
    }
    options
}

/// The winner, by looking at every continuation.
fn wins(game: DisguisedGame, places: &[u64], known: &mut HashMap<Places, bool>) -> bool {
    if let Some(&wins) = known.get(places) {
        return wins;
    }
    let mut options = options(game, places).into_iter();
    let found = options.any(|option| !wins(game, &option, known));
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
        let legal = options(game, &places).len() as u128;
        assert_eq!(disguise.count_moves(), Some(legal), "{disguise}");
        let told = translations.moves.iter().map(|told| told.disguised);
        let told: Vec<DisguisedMove> = told.chain(translations.raises).collect();
        let left = told.iter().map(|mv| {
            let left = disguise.after(mv);
            left.unwrap_or_else(|| panic!("{mv:?} of {disguise}"))
        });
        let left: Vec<Places> = left.map(|left| left.places().to_vec()).collect();
        let winning = options(game, &places)
            .into_iter()
            .filter(|option| !wins(game, option, &mut known));
        let winning: Vec<Places> = winning.collect();
        assert_eq!(left.len(), winning.len(), "{disguise}");
        let [left, winning] =
            [left, winning].map(|positions| positions.into_iter().collect::<BTreeSet<_>>());
        assert_eq!(left, winning, "{disguise}");
    }
}

#[test]
fn nimble_is_what_its_search_says() {
    agrees(DisguisedGame::Nimble, 1..=3, 6);
}

#[test]
fn turning_turtles_is_what_its_search_says() {
    agrees(DisguisedGame::Turtles, 1..=9, 1);
}

#[test]
fn staircase_nim_is_what_its_search_says() {
    agrees(DisguisedGame::Staircase, 1..=4, 3);
    agrees(DisguisedGame::Staircase, 5..=5, 2);
}

#[test]
fn a_move_that_the_rules_do_not_allow_leaves_nothing() {
    for (words, moves) in [
        (
            "nimble 3 0",
            &[
                DisguisedMove::Slide {
                    coin: 1,
                    from: 3,
                    to: 3,
                },
                DisguisedMove::Slide {
                    coin: 1,
                    from: 2,
                    to: 1,
                },
                DisguisedMove::Slide {
                    coin: 0,
                    from: 3,
                    to: 1,
                },
                DisguisedMove::GoDown { stair: 1, coins: 1 },
            ][..],
        ),
        (
            "turtles THT",
            &[
                DisguisedMove::Turn {
                    place: 1,
                    also: None,
                },
                DisguisedMove::Turn {
                    place: 2,
                    also: Some(3),
                },
                DisguisedMove::Turn {
                    place: 2,
                    also: Some(0),
                },
            ],
        ),
        (
            "staircase 0 2",
            &[
                DisguisedMove::GoDown { stair: 0, coins: 1 },
                DisguisedMove::GoDown { stair: 1, coins: 1 },
                DisguisedMove::GoDown { stair: 2, coins: 0 },
                DisguisedMove::GoDown { stair: 3, coins: 1 },
            ],
        ),
        (
            "northcott 2",
            &[
                DisguisedMove::Forward {
                    line: 1,
                    forward: 3,
                    gap: 0,
                },
                DisguisedMove::Back {
                    line: 1,
                    back: 1,
                    gap: 2,
                },
                DisguisedMove::Back {
                    line: 2,
                    back: 1,
                    gap: 1,
                },
            ],
        ),
    ] {
        let request = Request::parse(&format!("explain {words}"), Dash::Refused);
        let Ok(Request::Disguised(disguise)) = request else {
            panic!("{words}: {request:?}");
        };
        for mv in moves {
            assert_eq!(disguise.after(mv), None, "{words}: {mv:?}");
        }
    }
}
