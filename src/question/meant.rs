//! What somebody means who does not type our word for a kind of question, but another: `nim-sum` for `sum`, `binry` for
//! `binary`.

use super::game_meant::game_meant_by;
use super::kind::Kind;
use super::topic::Topic;

impl Kind {
    /// The kind that is probably meant: its word is spelt nearly so, or this is a plain word for what it asks, or the name of
    /// the lab's function for it.
    #[must_use]
    pub fn meant_by(typed: &str) -> Option<Self> {
        let typed = plain(typed);
        Self::all()
            .find(|kind| kind.plain_words().contains(&&typed[..]))
            .or_else(|| {
                let near = Self::all().map(|kind| (how_far(kind.word(), &typed), kind));
                near.filter_map(|(far, kind)| Some((far?, kind)))
                    .min()
                    .map(|(_, kind)| kind)
            })
    }

    /// Words for it that are not its own.
    fn plain_words(self) -> &'static [&'static str] {
        match self {
            Self::Gate => &["xor-gate", "exclusive-or", "logic-gate", "truth-table"],
            Self::Binary => &[
                "numeral-binary",
                "to-binary",
                "binary-digits",
                "digits",
                "division",
            ],
            Self::Decimal => &[
                "binary-numeral",
                "from-binary",
                "to-decimal",
                "place-values",
                "number",
            ],
            Self::Xor => &[
                "bitwise",
                "bitwise-xor",
                "bitwise-exclusive-or",
                "padded-xor",
            ],
            Self::Balance => &["alone", "balanced", "groups", "pairs", "pair"],
            Self::Sum => &["nim-sum", "nimsum", "nim-value"],
            Self::Winner => &[
                "who-wins",
                "wins",
                "loses",
                "verdict",
                "is-n-position",
                "is-p-position",
                "n-position",
                "p-position",
            ],
            Self::Rows => &["good-rows", "winning-rows", "heaps", "piles"],
            Self::Choose => &["choice", "multiple-choice", "which"],
            Self::Refute => &["reply", "refutation", "answer-move"],
            Self::Fill => &["gap", "missing", "fill-in"],
            Self::Order => &["sort", "steps", "arrange"],
            Self::Flaw => &["mistake", "error", "find-the-flaw"],
            Self::Move => &[
                "optimal-move",
                "winning-move",
                "winning-moves",
                "best-move",
                "make-move",
            ],
            Self::Equal(game) => game.rules().equal_form().map_or(&[], |form| form.also),
            Self::Explain => &["position", "solve", "analyse", "analyze", "why"],
            Self::Moves => &["legal-moves", "all-moves"],
            Self::Board => &["draw", "drawing", "picture"],
            Self::Values => &["value", "grundy-values", "nimbers", "mex", "nim-values"],
            Self::Group => &["nim-addition", "addition", "addition-table", "table"],
        }
    }
}

impl Topic {
    /// The topic that is probably meant.
    ///
    /// ```
    /// use nimlab::question::Topic;
    ///
    /// assert_eq!(Topic::meant_by("nim-sum").map(Topic::word), Some("sum"));
    /// ```
    #[must_use]
    pub fn meant_by(typed: &str) -> Option<Self> {
        let by_kind = Kind::meant_by(typed).map(Self::Kind);
        let misere = || how_far(Self::Misere.word(), &plain(typed)).map(|_| Self::Misere);
        let game = || Some(Self::Game(game_meant_by(typed)?.parse().ok()?));
        by_kind
            .filter(|meant| Self::all().any(|topic| topic == *meant))
            .or_else(misere)
            .or_else(game)
    }
}

/// In small letters, with hyphens between words.
fn plain(typed: &str) -> String {
    typed.trim().to_lowercase().replace(['_', ' '], "-")
}

/// In how many letters a word that was typed differs from one that there is, where these are few.
fn how_far(word: &str, typed: &str) -> Option<usize> {
    let distance = strsim::damerau_levenshtein(word, typed);
    (distance <= word.len() / 3).then_some(distance)
}
