//! Who wins a position, in which rows a winning move lies, and which moves those are: the questions about a position.

use super::games::{games_on, name_of, rules_of};
use super::letters::letter_if_asked;
use super::nim_sum::{by_mex, worth_as_rows};
use super::prelude::*;
use super::rows::rows_with_sizes;
use crate::derivation::{Analysis, Conclusion, Situation};
use crate::game::{Heaps, Move, Position, Rule};
use crate::question::{Names, WinningMove, WinningRows};

/// Who wins it?
impl InWords for Position {
    fn opening(&self) -> Vec<Block> {
        opening(self)
    }

    fn asks(&self, place: Place) -> Text {
        text![
            "Does the player to move win with perfect play"{place.on(&self.board)}{under(self.rule, &self.board)}
            "?"
        ]
    }

    fn answer_form(&self) -> Text {
        text![{code("wins")}" or "{code("loses")}", for the player to move"]
    }

    fn idea(&self) -> Text {
        idea(self)
    }

    fn how(&self) -> Text {
        match self.rule {
            Rule::Normal if !self.board.is_nim() => text![
                {by_mex()}
                ". Then work out the nim sum of the values: the player to move wins when it is not 0."
            ],
            Rule::Normal => {
                text!["work out the nim sum: the player to move wins when it is not 0."]
            }
            Rule::Misere => how_in_misere_play(self),
        }
    }

    fn found(&self, found: &Conclusion, names: Option<Names>) -> Text {
        match found {
            Conclusion::Winner(analysis) => {
                with_verdict(analysis, Text::default()).and(letter(analysis, names))
            }
            _ => Text::default(),
        }
    }
}

impl InWords for WinningRows {
    fn opening(&self) -> Vec<Block> {
        opening(&self.0)
    }

    fn asks(&self, place: Place) -> Text {
        text!["Which rows hold a winning move"{place.on(&self.0.board)}{under(self.0.rule, &self.0.board)}"?"]
    }

    fn answer_form(&self) -> Text {
        text!["the numbers of the rows, such as "{code("1 3")}", or "{code("none")}]
    }

    fn idea(&self) -> Text {
        idea(&self.0)
    }

    fn how(&self) -> Text {
        match self.0.rule {
            Rule::Normal if !self.0.board.is_nim() => text![
                {by_mex()}
                ". Then work out the nim sum s of the values. A row that is worth v holds a winning move when one move can leave it worth v ⊕ s."
            ],
            Rule::Normal => text![
                "work out the nim sum and find its leftmost 1: the rows with a 1 in that column hold a winning move, and no others do."
            ],
            Rule::Misere => how_in_misere_play(&self.0),
        }
    }

    fn found(&self, found: &Conclusion, names: Option<Names>) -> Text {
        match found {
            Conclusion::Rows(analysis) => {
                with_verdict(analysis, rows_that_win(analysis)).and(letter(analysis, names))
            }
            _ => Text::default(),
        }
    }
}

impl InWords for WinningMove {
    fn opening(&self) -> Vec<Block> {
        opening(&self.0)
    }

    fn asks(&self, place: Place) -> Text {
        text![
            "Which move wins"{place.on(&self.0.board)}{under(self.0.rule, &self.0.board)}
            "? Any winning move is right."
        ]
    }

    fn answer_form(&self) -> Text {
        if !self.0.board.is_nim() {
            return text![
                "the row and how many to take, such as "{code("2,1")}
                "; or, where that does not say it all, the row and what becomes of it, such as "
                {code("2=1+4")}"; or "{code("none")}
            ];
        }
        text!["the row and how many to take, such as "{code("2,1")}", or "{code("none")}]
    }

    fn idea(&self) -> Text {
        idea(&self.0)
    }

    fn how(&self) -> Text {
        match self.0.rule {
            Rule::Normal if !self.0.board.is_nim() => text![
                {by_mex()}
                ". Then work out the nim sum s of the values, and look for a row, worth v, that one move can leave worth v ⊕ s."
            ],
            Rule::Normal => text![
                "take a row with a 1 in the leftmost odd column; its new size is the old one XOR the nim sum, and the difference is what to take."
            ],
            Rule::Misere => how_in_misere_play(&self.0),
        }
    }

    fn found(&self, found: &Conclusion, names: Option<Names>) -> Text {
        match found {
            Conclusion::Moves(analysis) => position(analysis).and(letter(analysis, names)),
            _ => Text::default(),
        }
    }
}

/// The rules of the game, and the board.
pub(super) fn opening(position: &Position) -> Vec<Block> {
    let board = &position.board;
    let rule = match position.rule {
        _ if !board.is_nim() => return opening_of_sum(position),
        Rule::Normal => "Nim, normal play: whoever takes the last object wins",
        Rule::Misere => "Nim, misère play: whoever takes the last object loses",
    };
    vec![
        Block::Title(rule.into()),
        Block::Paragraph(rows_with_sizes(board)),
    ]
}

/// The games of a board on which something other than Nim is played, and the rules of each.
fn opening_of_sum(Position { board, rule }: &Position) -> Vec<Block> {
    let end = match rule {
        Rule::Normal => ": whoever cannot move loses",
        Rule::Misere => ", misère play: whoever cannot move wins",
    };
    let games = games_on(board);
    let names = games.iter().map(|&game| Text::from(name_of(game)));
    let title = text![{listed(names, "and")}{end}].capitalised();
    let rules = games.iter().map(|&game| {
        let rules = rules_of(game).into_iter();
        let rules = rules.fold(Text::default(), |told, rule| {
            if told.is_empty() {
                rule
            } else {
                text![{told}" "{rule}]
            }
        });
        match games.len() {
            1 => rules,
            _ => text![{name_of(game)}": "{rules}].capitalised(),
        }
    });
    let one_part = (games.len() > 1)
        .then(|| text!["A move chooses one row and changes that alone, by the rules of its game."]);
    std::iter::once(Block::Title(title))
        .chain([Block::Paragraph(rows_with_sizes(board))])
        .chain(rules.chain(one_part).map(Block::Paragraph))
        .collect()
}

/// Who wins, and by which moves.
pub(super) fn position(analysis: &Analysis) -> Text {
    with_verdict(analysis, moves_that_win(analysis))
}

/// Who wins, and by which moves, in one sentence.
pub(super) fn in_one_sentence(analysis: &Analysis) -> Text {
    if analysis.situation == Situation::Over {
        return with_verdict(analysis, Text::default());
    }
    if !analysis.mover_wins {
        let loses = bad("The player to move loses");
        return loses.and(" against perfect play, whatever the move.");
    }
    let moves = one_of_the_winning(analysis);
    good("The player to move wins").and(text![": "{moves}"."])
}

fn letter(analysis: &Analysis, names: Option<Names>) -> Text {
    letter_if_asked(analysis.mover_wins, names)
}

fn idea(position: &Position) -> Text {
    match position.rule {
        Rule::Normal if !position.board.is_nim() => text![
            {worth_as_rows()}
            " Leave the other player a board where the values have nim sum 0; from there every move spoils it, and it can be restored."
        ],
        Rule::Normal => text![
            "leave the other player a board with nim sum 0; from there every move spoils it, and it can be restored."
        ],
        Rule::Misere if !position.board.is_nim() => text![
            "whoever makes the last move loses, so the end of the game is what to look at first."
        ],
        Rule::Misere => text![
            "whoever takes the last object loses. Play as in normal Nim while two rows or more hold more than 1; at the end leave an "
            "odd number of rows of 1."
        ],
    }
}

fn how_in_misere_play(position: &Position) -> Text {
    if !position.is_decided_by_values() {
        return text![
            "look ahead to the end of the game, and from there backwards: the player to move wins where some move leaves a board on which the other player loses, and where no move is left."
        ];
    }
    if !position.board.is_nim() {
        return text![
            {by_mex()}
            ". While some row is worth 2 or more, leave nim sum 0. When no row would be, leave an odd number of rows worth 1."
        ];
    }
    text![
        "count the rows of more than 1. With none, an even number of rows of 1 is good for the player to move. With one, cut it to 0 or 1 so that an odd number of "
        "rows of 1 is left. With two or more, leave nim sum 0 as in normal play."
    ]
}

/// Who wins, and what else is to be said.
pub(super) fn with_verdict(analysis: &Analysis, more: Text) -> Text {
    let wins = analysis.mover_wins;
    let verdict = match (analysis.situation, analysis.rule()) {
        (Situation::Over, Rule::Normal) => {
            text![
                "The game is over: the player who moved last "{good("has won")}
                ", and the player to move has lost."
            ]
        }
        (Situation::Over, Rule::Misere) => {
            text![
                "The game is over: the player who moved last "{bad("has lost")}
                ", and the player to move has won."
            ]
        }
        _ if wins => good("The player to move wins").and("."),
        _ => bad("The player to move loses").and(" against perfect play."),
    };
    let more = if more.is_empty() {
        more
    } else {
        text![" "{more}]
    };
    text![{verdict}{more}]
}

fn rows_that_win(analysis: &Analysis) -> Text {
    match &analysis.winning_moves[..] {
        [] if analysis.situation == Situation::Over => Text::default(),
        [] => text!["No row holds a winning move."],
        _ => {
            let winning = analysis.winning_rows();
            let rows = first_few(&winning, MOST_IN_A_SENTENCE)
                .map(row_name)
                .collect();
            let only = if winning.len() == 1 {
                "The row that holds a winning move: "
            } else {
                "The rows that hold a winning move: "
            };
            let count = winning.len() as u128;
            text![{only}{listed_with_rest(rows, count, "and")}"."]
        }
    }
}

fn moves_that_win(analysis: &Analysis) -> Text {
    match &analysis.winning_moves[..] {
        [] => no_winning_move(analysis),
        [only] => {
            let the_only = text!["The only winning move: "{strong(taking(*only).to_string())}];
            if says_what_is_left(*only) {
                text![{the_only}"."]
            } else {
                text![{the_only}", which leaves "{only.leaves()}" there."]
            }
        }
        _ => {
            let count = counted(analysis.count_winning_moves(), "winning move");
            text!["The "{count}": "{one_of_the_winning(analysis)}"."]
        }
    }
}

/// "take 1 from row 1 or take 3 from row 3": the winning moves, of many the first.
fn one_of_the_winning(analysis: &Analysis) -> Text {
    let moves = &analysis.winning_moves;
    let are_long = moves.iter().any(|&mv| says_what_is_left(mv));
    let most = if are_long {
        MOST_LONG_ONES
    } else {
        MOST_IN_A_SENTENCE
    };
    let told = first_few(moves, most).map(|mv| strong(taking(mv).to_string()));
    one_of(told.collect(), analysis.count_winning_moves())
}

/// Whether the words for a move say what is left of the row, too: that takes more of them.
fn says_what_is_left(mv: Move) -> bool {
    matches!(mv.becomes, Heaps::Two(..)) || mv.could_split()
}

/// "take 1 from row 1; split row 2 into 1 and 3; or one of 5 more": there may be an "and" in each of them, so the ends of
/// all are marked where one of them has it.
pub(super) fn one_of(mut moves: Vec<Text>, count: u128) -> Text {
    let more = count.saturating_sub(moves.len() as u128);
    let are_long = moves.iter().any(|told| told.to_string().contains(" and "));
    if more > 0 {
        moves.push(text!["one of "{grouped(more)}" more"]);
    }
    if !are_long || moves.len() == 1 {
        return listed(moves, "or");
    }
    if let Some(last) = moves.pop() {
        moves.push(text!["or "{last}]);
    }
    joined(moves, "; ")
}

/// More moves than these are counted at the end of a sentence.
pub(super) const MOST_IN_A_SENTENCE: usize = 8;
/// A move that splits a heap takes more words.
const MOST_LONG_ONES: usize = 3;

pub(super) fn first_few<T: Copy>(moves: &[T], most: usize) -> impl Iterator<Item = T> + '_ {
    // One move more takes no more room than to say that there is one more.
    let told = if moves.len() > most + 1 {
        most
    } else {
        moves.len()
    };
    moves.iter().copied().take(told)
}

pub(super) fn listed_with_rest(mut items: Vec<Text>, count: u128, last: &str) -> Text {
    let told = items.len() as u128;
    if count > told {
        let rest = grouped(count - told);
        items.push(text![{rest}" more"]);
        return listed(items, "and");
    }
    listed(items, last)
}

fn no_winning_move(analysis: &Analysis) -> Text {
    match analysis.situation {
        Situation::Over => Text::default(),
        _ => text!["No move wins, so any legal move is as good as another."],
    }
}
