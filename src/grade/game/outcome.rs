//! The words that say how a game has ended, in English and German: "wins" and "gewinnt", "the loser" and "der Verlierer".

use super::claim::Claim;
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

    /// What it says about a player, where it is said or denied of one.
    pub fn claim(self, player: usize, is_denied: bool) -> Option<Claim> {
        let is_of_losing = matches!(self, Self::Loses | Self::Loser);
        match (is_of_losing, is_denied) {
            (false, false) => Some(Claim::Won(player)),
            (true, false) | (false, true) => Some(Claim::Lost(player)),
            // Who has not lost need not have won yet.
            (true, true) => None,
        }
    }
}

/// The word about winning or losing that this is.
pub(super) fn outcome(token: &Token) -> Option<EndingWord> {
    match token {
        Token::Word(word) => EndingWord::of_word(word),
        _ => None,
    }
}
