//! Who is named as the winner: the winner's name, or "Player 1", has to be in what is printed last.

/// What the end of a game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// This player has won, counted from 0.
    Won(usize),
    /// Nobody is named.
    Nobody,
    /// Both are named, and it does not show which one as the winner.
    Unclear,
}

/// Words that go with the winner, and with the loser.
const WINS: [&str; 7] = ["win", "won", "congrat", "victor", "gewinn", "gewonnen", "beat"];
const LOSES: [&str; 5] = ["lose", "lost", "not ", "n't", "verl"];

/// What the last lines of a game say. A clause that names one player counts; if there are such clauses about both, only
/// those that say that somebody wins. Where nobody is named, the same without blanks: "A N N A".
pub(super) fn claim(text: &str, players: [&str; 2]) -> Claim {
    let (text, players) = (folded(text), players.map(folded));
    match claim_of(&text, &players) {
        Claim::Nobody => claim_of(&text.replace(' ', ""), &players.map(|it| it.replace(' ', ""))),
        claim => claim,
    }
}

fn claim_of(text: &str, players: &[String; 2]) -> Claim {
    let numbered = ["player 1".to_owned(), "player 2".to_owned()];
    let mut names = [players, &numbered].into_iter();
    let is_named = |names: &&[String; 2]| names.iter().any(|name| text.contains(&**name));
    let Some([first, second]) = names.find(is_named) else {
        return Claim::Nobody;
    };
    let says = |clause: &str, words: &[&str]| words.iter().any(|word| clause.contains(word));
    let (mut mentions, mut winners) = (Vec::new(), Vec::new());
    for clause in text.split(['\n', '.', ',', ';', '!', ':']) {
        let places = [first, second].map(|name| clause.find(&**name));
        let player = match places {
            [Some(_), None] => 0,
            [None, Some(_)] => 1,
            [Some(one), Some(other)] => {
                // "Anna has beaten Boris"
                let between = &clause[one.min(other)..one.max(other)];
                if says(between, &WINS) && !says(between, &LOSES) {
                    winners.push(usize::from(other < one));
                }
                continue;
            }
            [None, None] => continue,
        };
        mentions.push(player);
        // "you beat Boris"
        if says(clause, &WINS) && !says(clause, &LOSES) && !clause.contains("beat") {
            winners.push(player);
        }
    }
    match [mentions, winners].into_iter().find(|players| is_one(players)) {
        Some(players) => Claim::Won(players[0]),
        None => Claim::Unclear,
    }
}

/// In small letters, those of East Asian width as others, and without number signs.
fn folded(text: &str) -> String {
    let narrow = |c: char| match u32::from(c) {
        wide @ 0xFF01..=0xFF5E => char::from_u32(wide - 0xFEE0).unwrap_or(c),
        _ => c,
    };
    let narrow: String = text.chars().filter(|c| *c != '#').map(narrow).collect();
    narrow.to_lowercase()
}

/// Whether the same player is named each time.
fn is_one(named: &[usize]) -> bool {
    named.first().is_some_and(|first| named.iter().all(|other| other == first))
}

#[cfg(test)]
mod tests {
    use super::{Claim, claim};

    #[test]
    fn the_line_with_one_name_tells() {
        for (text, said) in [
            ("Anna wins!", Claim::Won(0)),
            ("Nim:\n1:\nBORIS has won.\nThanks, Anna and Boris", Claim::Won(1)),
            ("Anna loses.\nBoris wins.", Claim::Won(1)),
            ("The winner is player 2", Claim::Won(1)),
            ("You win!", Claim::Nobody),
            ("Anna has beaten Boris", Claim::Won(0)),
            ("Sorry Boris, Anna won this game.", Claim::Won(0)),
            ("Congratulations Anna, you beat Boris!", Claim::Won(0)),
            ("Anna took the last one and loses, so Boris wins", Claim::Won(1)),
            ("\u{ff21}\u{ff4e}\u{ff4e}\u{ff41} wins", Claim::Won(0)),
            ("* A N N A *", Claim::Won(0)),
            ("Thanks for playing, Anna and Boris!", Claim::Unclear),
            ("Anna wins!\nBoris wins!", Claim::Unclear),
            ("Anna: 3 games\nBoris: 2 games", Claim::Unclear),
        ] {
            assert_eq!(claim(text, ["Anna", "Boris"]), said, "{text}");
        }
    }
}
