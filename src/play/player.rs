//! Who plays: a name, and by it a person or the computer.
//!
//! A name with "computer" in it, in any case, is played by the computer: `Clever Computer` is, `Alice` is not. A program of
//! somebody's own moves for a player by itself.

use super::opponent::Opponent;
use crate::question::parse_move;

/// One of the two players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    name: String,
    is_program: bool,
}

impl Player {
    /// The most characters of a name.
    pub const LONGEST_NAME: usize = 30;

    /// The player of this name.
    ///
    /// # Errors
    /// When the name is empty, too long for a line, or could not be read again.
    ///
    /// ```
    /// use nimlab::play::Player;
    ///
    /// assert!(Player::named("My COMPUTER").unwrap().is_computer());
    /// assert!(!Player::named("Alice").unwrap().is_computer());
    /// ```
    pub fn named(name: &str) -> Result<Self, String> {
        let name = name.trim();
        let characters = name.chars().count();
        let wrong = if name.is_empty() {
            "is empty: expected a name such as Alice".to_owned()
        } else if characters > Self::LONGEST_NAME {
            let most = Self::LONGEST_NAME;
            format!("has {characters} characters: expected at most {most}")
        } else if name.chars().any(char::is_control) {
            // It would break the lines it stands in.
            "holds a control character: expected letters, digits and spaces".to_owned()
        } else if parse_move(name, None).is_ok() {
            // It could be taken for a move when the game is read again.
            "reads like a move: expected a name such as Alice".to_owned()
        } else {
            return Ok(Self {
                name: name.to_owned(),
                is_program: false,
            });
        };
        Err(format!("a player's name {wrong}"))
    }

    /// The player for whom a program moves, as the file or the student is called.
    ///
    /// # Errors
    /// When it cannot be called so. What is too long is cut.
    pub fn program(name: &str) -> Result<Self, String> {
        let name: String = name.chars().take(Self::LONGEST_NAME).collect();
        Ok(Self {
            is_program: true,
            ..Self::named(&name)?
        })
    }

    /// What the player is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether no person moves for this player.
    #[must_use]
    pub fn is_computer(&self) -> bool {
        self.is_program || self.name.to_lowercase().contains("computer")
    }

    /// The opponent after whom a computer is called: `Computer Ben` plays by Ben's rule.
    #[must_use]
    pub fn opponent(&self) -> Option<Opponent> {
        let (first, name) = self.name.split_once(' ').filter(|_| !self.is_program)?;
        let is_computer = first.eq_ignore_ascii_case("computer");
        is_computer.then(|| Opponent::named(name)).flatten()
    }

    /// The computer that plays as an opponent.
    #[must_use]
    pub fn computer(opponent: Opponent) -> Self {
        Self {
            name: format!("Computer {}", opponent.name()),
            is_program: false,
        }
    }

    /// Whether this is the player of that name, however it is capitalised.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }

    /// Whether the player is spoken to as "you": "You win" and not "You wins".
    #[must_use]
    pub fn is_you(&self) -> bool {
        self.is_called("you")
    }
}

/// The two players with names that differ: two of the same name are numbered, `Computer 1` and `Computer 2`.
#[must_use]
pub fn with_distinct_names(players: [Player; 2]) -> [Player; 2] {
    let [first, second] = players;
    if !first.is_called(second.name()) {
        return [first, second];
    }
    let numbered = |player: Player, number: u8| {
        // Room for the number is made where the name is as long as can be.
        let start: String = player.name.chars().take(Player::LONGEST_NAME - 2).collect();
        Player {
            name: format!("{} {number}", start.trim_end()),
            ..player
        }
    };
    [numbered(first, 1), numbered(second, 2)]
}
