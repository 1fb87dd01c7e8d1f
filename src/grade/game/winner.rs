//! Who is announced as the winner in the last lines of a game.

use super::GameFault;

const OF_WINNING: [&str; 7] = [
    "win", "won", "victor", "congrat", "champion", "beat", "triumph",
];

/// Whether the winner is named in what a game prints, and not the loser in their place. `ending` is what stands below
/// the last board.
pub(super) fn announced(
    printed: &str,
    ending: &str,
    winner: &str,
    loser: &str,
) -> Result<(), GameFault> {
    let (winner, loser) = (winner.to_lowercase(), loser.to_lowercase());
    let ending = ending.to_lowercase();
    let by_words = |text: &str| by_words_of_winning(text, &winner, &loser);
    // Another language, or other words: in the end any mention of the winner will do. Some print the last board last.
    let by_name = || match (ending.contains(&winner), ending.contains(&loser)) {
        (true, _) => Some(Ok(())),
        (false, true) => Some(Err(GameFault::LoserNamed)),
        (false, false) => None,
    };
    by_words(&ending)
        .or_else(by_name)
        .or_else(|| by_words(&printed.to_lowercase()))
        .unwrap_or(Err(GameFault::WinnerNotNamed))
}

/// What the lines say that have a name and a word of winning; nothing where there are none.
fn by_words_of_winning(text: &str, winner: &str, loser: &str) -> Option<Result<(), GameFault>> {
    let mut lines = text
        .lines()
        .filter(|line| OF_WINNING.iter().any(|word| line.contains(word)))
        .filter(|line| line.contains(winner) || line.contains(loser))
        .peekable();
    lines.peek()?;
    let names_winner = |line: &str| match (line.find(winner), line.find(loser)) {
        (Some(_), None) => true,
        (Some(winner_at), Some(loser_at)) => {
            let distance = |at: usize| {
                let words = OF_WINNING.iter().filter_map(|word| line.find(word));
                words.map(|word| word.abs_diff(at)).min()
            };
            distance(winner_at) <= distance(loser_at)
        }
        (None, _) => false,
    };
    Some(if lines.any(names_winner) {
        Ok(())
    } else {
        Err(GameFault::LoserNamed)
    })
}

#[cfg(test)]
mod tests {
    use super::announced;
    use crate::grade::failure::GameFault;

    #[test]
    fn the_winner_has_to_be_named() {
        let told = |text| announced(text, text, "Anna", "Boris");
        assert_eq!(told("Anna wins!"), Ok(()));
        assert_eq!(told("The winner is Anna, not Boris."), Ok(()));
        assert_eq!(told("Anna hat gewonnen"), Ok(()));
        assert_eq!(told("Boris wins!"), Err(GameFault::LoserNamed));
        assert_eq!(told("Boris wins against Anna."), Err(GameFault::LoserNamed));
        assert_eq!(told("Game over."), Err(GameFault::WinnerNotNamed));
    }
}
