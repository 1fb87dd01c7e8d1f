//! Marked against the sheet that was given out: its questions count, each once, and no others.

use nimlab::question::Names;
use nimlab::worksheet::{GivenSheet, MarkedSheet};

use super::told;

const GIVEN: &str = "# Test 1
Name: ____
Show all your working.

1. `sum 6 1 5` = ____
   Hint: three columns.
2. `xor 3 5` = ____
3. `binary 6` = ____
";

fn against(given: &str, text: &str) -> MarkedSheet {
    let given = GivenSheet::of(given).unwrap();
    given.mark("anna.md", text, Names::Standard)
}

#[test]
fn the_first_copy_with_an_answer_counts() {
    for (copies, right) in
        [(["6", "7", ""], 1), (["7", "6", "6"], 0), (["", "6", "7"], 1), (["perhaps", "6", "6"], 0)]
    {
        let text: String = copies.map(|answer| format!("1. `xor 3 5` = {answer}\n")).concat();
        let sheet = against("1. `xor 5 3` = \n1. `xor 3 5` = \n", &text);
        assert_eq!(sheet.right(), right, "{text}");
        assert_eq!(sheet.not_counted.len(), 2, "{text}");
        // Asked twice, the first two with an answer.
        let sheet = against("`xor 3 5` =\n`xor 3 5` =\n", &text);
        assert_eq!(sheet.items.len(), 2);
        assert_eq!(told(&sheet).len(), 1, "{text}");
    }
}

#[test]
fn what_the_sheet_says_by_itself_is_not_told() {
    let answered = GIVEN.replace("6` = ____", "6` = ____\n110").replacen("____", "4", 1);
    let sheet = against(GIVEN, &format!("{answered}Uff!\n"));
    assert_eq!(told(&sheet), [(10, "Uff!", "remark")]);
    assert_eq!(sheet.right(), 1);
    assert_eq!(sheet.heading.name, "4");
    // The answer of a key is no line of the sheet's own.
    let key = "1. `sum 6 1 5` = \n2\n";
    assert_eq!(against(key, key).right(), 1);
    assert_eq!(against(key, "1. `sum 6 1 5` = 3\n2\n").not_counted.len(), 1);
}
