//! From the two halves to the theorem: from the empty board upwards, and one game down to it.

use super::super::block::Block;
use super::super::step_text::StepText;
use super::super::table::{Align, Cell, Table};
use super::super::text::{Text, bad, good, say};
use super::super::wording::{counted, grouped, taking, taking_noun};
use super::letters::is;
use crate::derivation::PlayDown;
use crate::game::Move;

/// Why the two halves prove it.
pub fn induction(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> StepText<'static> {
    let heading = say!("So the theorem holds on every board, from the empty one upwards");
    StepText::new(heading, move || {
        let empty = say!(
            "The empty board has nim sum 0, and whoever is to move there has lost: it holds there."
        );
        let suppose = say!(
            "Every move takes at least 1 object. So suppose that it holds on all boards with fewer objects than some board."
        );
        let zero = say!(
            "If that board has nim sum 0, every move leaves another nim sum and fewer objects: a board on which the other player wins. So the player to move {loses}.",
            loses = bad("loses")
        );
        let other = say!(
            "If it has another nim sum, some move leaves nim sum 0 and fewer objects: a board on which the other player loses. So the player to move {wins}.",
            wins = good("wins")
        );
        let upwards =
            say!("So it holds with 1 object, and then with 2, and so on up to any number.");
        let list = Block::List {
            numbered: false,
            items: [empty, suppose, zero, other, upwards]
                .map(|item| vec![Block::Paragraph(item)])
                .into(),
        };
        [list, Block::Paragraph(here(objects, nim_sum, winning_move))]
    })
}

/// What it says of this board.
fn here(objects: u128, nim_sum: u64, winning_move: Option<Move>) -> Text {
    let this = say!(
        "This board has {objects} and {is}",
        objects = counted(objects, "object"),
        is = is("s", nim_sum)
    );
    match winning_move {
        Some(mv) if u128::from(mv.take()) == objects => {
            say!(
                "{this}: {taking} leaves the empty board.",
                taking = taking_noun(mv)
            )
        }
        Some(mv) => say!(
            "{this}: {taking} leaves {objects} and nim sum 0, and from there on the same player can do so again and again.",
            taking = taking_noun(mv),
            objects = counted(objects - u128::from(mv.take()), "object")
        ),
        None if objects == 0 => say!("{this}: the player to move has lost."),
        None => say!(
            "{this}: after any move, at most {objects_less_one} are left and the nim sum is not 0, so the other player can make it 0 again, and so on.",
            objects_less_one = grouped(objects - 1)
        ),
    }
}

/// A game as a table.
pub fn down_to_the_end(play: &PlayDown) -> StepText<'_> {
    let heading = if play.is_whole {
        say!("One game on this board, down to the empty board")
    } else {
        say!("How a game on this board begins")
    };
    StepText::new(heading, move || {
        let columns = [
            (Align::Left, "who".into()),
            (Align::Left, "move".into()),
            (Align::Right, "objects left".into()),
            (Align::Right, "nim sum".into()),
        ];
        let mut table = Table::new(1, columns);
        for (index, &(mv, objects, nim_sum)) in play.moves.iter().enumerate() {
            let is_winner = index.is_multiple_of(2) == play.first_wins;
            let who = if is_winner {
                good("winner")
            } else {
                bad("loser")
            };
            table.row([
                Cell::from(who),
                taking(mv).into(),
                grouped(objects).into(),
                nim_sum.into(),
            ]);
        }
        let ends = if play.is_whole {
            say!(
                "The winner leaves nim sum 0 every time, so it is the winner who leaves the empty board."
            )
        } else {
            say!(
                "And so on: the winner leaves nim sum 0 every time, so it is the winner who leaves the empty board."
            )
        };
        [Block::Table(table), Block::Paragraph(ends)]
    })
}
