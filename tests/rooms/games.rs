//! That a game has its places, and no more: whoever adds one should not have to look through the house.

use super::sources;

#[test]
fn a_game_is_named_in_few_files() {
    const MOST: usize = 6;
    let game = ["kay", "les"].concat();
    let naming: Vec<String> = sources()
        .into_iter()
        .filter(|(_, text)| text.to_lowercase().contains(&game))
        .map(|(file, _)| file)
        .collect();
    assert!(!naming.is_empty() && naming.len() <= MOST, "{naming:?}");
}
