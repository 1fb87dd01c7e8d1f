//! From the two halves to the theorem: from the empty board upwards, and one game down to it.

use super::super::prelude::*;
use super::letters::is;
use crate::derivation::PlayDown;
use crate::game::Move;

/// Why the two halves prove it.
pub fn induction(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> StepText {
    let heading = text!["So the theorem holds on every board, from the empty one upwards"];
    let empty =
        "The empty board has nim sum 0, and whoever is to move there has lost: it holds there.";
    let suppose = "Every move takes at least 1 object. So suppose that it holds on all boards with fewer objects than some board.";
    let zero = text![
        "If that board has nim sum 0, every move leaves another nim sum and fewer objects: a board on which the other player wins. So the player to move "
        {bad("loses")}"."
    ];
    let other = text![
        "If it has another nim sum, some move leaves nim sum 0 and fewer objects: a board on which the other player loses. So the player to move "
        {good("wins")}"."
    ];
    let upwards = "So it holds with 1 object, and then with 2, and so on up to any number.";
    let list = Block::list([empty.into(), suppose.into(), zero, other, upwards.into()]);
    StepText::new(heading, (list, here(objects, nim_sum, winning_move)))
}

/// What it says of this board.
fn here(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> Text {
    let this = text!["This board has "{counted(objects, "object")}" and "{is("s", nim_sum)}];
    match winning_move {
        Some(mv) if u128::from(mv.take()) == objects => {
            text![{this}": "{taking_noun(mv)}" leaves the empty board."]
        }
        Some(mv) => text![
            {this}": "{taking_noun(mv)}" leaves "
            {counted(objects - u128::from(mv.take()), "object")}
            " and nim sum 0, and from there on the same player can do so again and again."
        ],
        None if objects == 0 => text![{this}": the player to move has lost."],
        None => text![
            {this}": after any move, at most "{grouped(objects - 1)}
            " are left and the nim sum is not 0, so the other player can make it 0 again, and so on."
        ],
    }
}

/// A game as a table.
pub fn down_to_the_end(play: &PlayDown) -> StepText {
    let (heading, the_winner) = if play.is_whole {
        let heading = text!["One game on this board, down to the empty board"];
        (heading, "The winner")
    } else {
        let heading = text!["How a game on this board begins"];
        (heading, "And so on: the winner")
    };
    let mut table = Table::of("<who|<move|>objects left|>nim sum");
    for (index, &(mv, objects, nim_sum)) in play.moves.iter().enumerate() {
        let is_winner = index.is_multiple_of(2) == play.first_wins;
        let who = judged(is_winner, if is_winner { "winner" } else { "loser" });
        table.add((who, taking(mv), grouped(objects), nim_sum));
    }
    let leaves = " leaves nim sum 0 every time, so it is the winner who leaves the empty board.";
    StepText::new(heading, (table, text![{the_winner}{leaves}]))
}
