//! The words that say how a game has ended, in English and German: "wins" and "gewinnt", "the loser" and "der Verlierer".

use super::spoken::Token;

/// A word that says how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EndingWord {
    /// "wins"
    Wins,
    /// "beats": who comes next has lost.
    Beats,
    /// "loses"
    Loses,
    /// "winner", "congratulations"
    Winner,
    /// "loser"
    Loser,
}

impl EndingWord {
    fn of_word(word: &str) -> Option<Self> {
        const WINS: [&str; 15] = [
            "win",
            "wins",
            "won",
            "winning",
            "gewinnt",
            "gewinnst",
            "gewonnen",
            "gewann",
            "siegt",
            "siegte",
            "gesiegt",
            "triumphs",
            "triumphed",
            "triumphiert",
            "prevails",
        ];
        const BEATS: [&str; 14] = [
            "beat",
            "beats",
            "beaten",
            "beating",
            "defeat",
            "defeats",
            "defeated",
            "defeating",
            "besiegt",
            "besiegte",
            "schlägt",
            "schlug",
            "geschlagen",
            "bezwingt",
        ];
        const LOSES: [&str; 9] = [
            "lose",
            "loses",
            "lost",
            "losing",
            "looses",
            "verliert",
            "verlierst",
            "verloren",
            "verlor",
        ];
        const WINNER: [&str; 11] = [
            "winner",
            "victor",
            "champion",
            "congrat",
            "triumph",
            "gewinner",
            "sieger",
            "gratul",
            "glückwunsch",
            "glueckwunsch",
            "bravo",
        ];
        const LOSER: [&str; 3] = ["loser", "looser", "verlierer"];
        let begins = |beginnings: &[&str]| beginnings.iter().any(|start| word.starts_with(start));
        if WINS.contains(&word) {
            Some(Self::Wins)
        } else if BEATS.contains(&word) {
            Some(Self::Beats)
        } else if LOSES.contains(&word) {
            Some(Self::Loses)
        } else if begins(&WINNER) || word == "sieg" {
            Some(Self::Winner)
        } else if begins(&LOSER) {
            Some(Self::Loser)
        } else {
            None
        }
    }

    pub fn is_noun(self) -> bool {
        matches!(self, Self::Winner | Self::Loser)
    }
}

/// The word about winning or losing that this is.
pub(super) fn outcome(token: &Token) -> Option<EndingWord> {
    match token {
        Token::Word(word) => EndingWord::of_word(word),
        _ => None,
    }
}
