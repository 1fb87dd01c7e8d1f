//! Players: a name, which also decides between a person and the computer.
//!
//! A name that contains "computer", in any case, is played by the computer: `Clever Computer` is, `Alice` is not. A
//! program can also move for a player.

use super::opponent::Opponent;
use explain::question::parse_move;

/// One of the two players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    name: String,
    is_program: bool,
}

impl Player {
    /// The most characters of a name.
    pub const LONGEST_NAME: usize = 30;

    /// The player with this name.
    ///
    /// # Errors
    /// If the name is empty, too long for a line, or could not be read again.
    ///
    /// ```
    /// use course::play::Player;
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
            // It would break the lines that contain it.
            "holds a control character: expected letters, digits and spaces".to_owned()
        } else if parse_move(name, None).is_ok() {
            // It could be taken for a move when the game is read again.
            "reads like a move: expected a name such as Alice".to_owned()
        } else {
            return Ok(Self { name: name.to_owned(), is_program: false });
        };
        Err(format!("a player's name {wrong}"))
    }

    /// The player for whom a program moves, named after the file or the student.
    ///
    /// # Errors
    /// If the name is not allowed. One that is too long is cut.
    pub fn program(name: &str) -> Result<Self, String> {
        let name: String = name.chars().take(Self::LONGEST_NAME).collect();
        Ok(Self { is_program: true, ..Self::named(&name)? })
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the player is not a person.
    pub fn is_computer(&self) -> bool {
        self.is_program || self.name.to_lowercase().contains("computer")
    }

    /// The opponent that a computer is named after: `Computer Ben` plays by Ben's rule.
    pub fn opponent(&self) -> Option<Opponent> {
        let (first, name) = self.name.split_once(' ').filter(|_| !self.is_program)?;
        let is_computer = first.eq_ignore_ascii_case("computer");
        is_computer.then(|| Opponent::named(name)).flatten()
    }

    /// The computer that plays like an opponent.
    pub fn computer(opponent: Opponent) -> Self {
        Self { name: format!("Computer {}", opponent.name()), is_program: false }
    }

    /// Whether this is the player's name, in any case.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }

    /// Whether the player is addressed as "you": "You win" and not "You wins".
    pub(super) fn is_you(&self) -> bool {
        self.is_called("you")
    }
}

/// The two players with different names: two with the same name are numbered, `Computer 1` and `Computer 2`.
pub fn with_distinct_names(players: [Player; 2]) -> [Player; 2] {
    let [first, second] = players;
    if !first.is_called(second.name()) {
        return [first, second];
    }
    let numbered = |player: Player, number: u8| {
        // Makes room for the number in the longest names.
        let start: String = player.name.chars().take(Player::LONGEST_NAME - 2).collect();
        Player { name: format!("{} {number}", start.trim_end()), ..player }
    };
    [numbered(first, 1), numbered(second, 2)]
}
