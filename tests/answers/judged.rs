//! What answers to a question can show.

use explain::judgement::{Misconception, can_reveal};
use explain::question::{Generator, Level, Topic};

#[test]
fn slips_can_come_again_on_the_questions_that_are_made_up() {
    for (topic, slip, comes_again) in [
        ("xor", "added", true),
        ("binary", "reversed-digits", true),
        ("sum", "missed-row", true),
        ("move", "target-not-taken", true),
        ("rows", "row-from-zero", true),
        ("misere", "misere-mixup", true),
        ("xor", "row-from-zero", false),
    ] {
        let mut generator = Generator::new(1);
        let topic = Topic::all().find(|it| it.word() == topic).unwrap();
        let slip = Misconception::of_code(slip).unwrap();
        let mut question = || generator.question(topic, Level::FIRST);
        let can_come = (0..50).any(|_| can_reveal(&question(), slip));
        assert_eq!(can_come, comes_again, "{slip:?} in {topic:?}");
    }
}
