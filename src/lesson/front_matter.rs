//! What stands between the two lines `---` at the top of a lesson: its title, its goals, what it needs and teaches, the lab
//! functions, and what to read further.
//!
//! `title: The XOR gate`, then `goals:` with a line `- …` for each, then `lab: exclusive_or` (or `none`).

/// The front matter of a lesson, and how much of the file it takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FrontMatter {
    pub title: String,
    pub goals: Vec<Named>,
    /// Lessons and ideas; nothing where that is not said.
    pub needs: Option<Vec<Named>>,
    /// Ideas.
    pub teaches: Vec<Named>,
    pub lab: Vec<String>,
    /// Where the functions of the lab are named.
    pub lab_offset: usize,
    /// What to read further.
    pub read: Vec<Named>,
    /// Where the body begins, in bytes.
    pub body: usize,
}

/// Something that is said in front matter, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub name: String,
    pub offset: usize,
}

/// Something wrong at an offset of bytes.
pub(super) type OffsetFault = (usize, String);

/// What may stand in front matter.
const EXPECTED: &str = "expected title: …, goals: with lines - …, needs: …, teaches: …, lab: …, or read: with lines - …";

/// The list that lines with a dash belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenList {
    Goals,
    Read,
}

/// Reads the front matter; `None` where the file does not begin with any.
pub(super) fn read(text: &str) -> Option<(FrontMatter, Vec<OffsetFault>)> {
    let mut lines = lines_with_offsets(text);
    let (_, first) = lines.next()?;
    if first.trim_end() != "---" {
        return None;
    }
    let mut matter = FrontMatter::default();
    let mut faults = Vec::new();
    let mut open = None;
    for (offset, line) in lines {
        let trimmed = line.trim_end();
        if trimmed == "---" {
            matter.body = offset + line.len();
            faults.extend(missing(&matter));
            return Some((matter, faults));
        }
        let item = trimmed.trim_start().strip_prefix("- ");
        if let (Some(item), Some(list)) = (item, open) {
            let named = named(item, offset + line.len() - line.trim_start().len() + 2);
            match list {
                OpenList::Goals => matter.goals.push(named),
                OpenList::Read => matter.read.push(named),
            }
            continue;
        }
        let (key, said) = trimmed.split_once(':').unwrap_or(("", ""));
        let list = listed(said, offset + key.len() + 1);
        let begins = said.trim().is_empty();
        match key {
            "title" => said.trim().clone_into(&mut matter.title),
            "needs" => matter.needs = Some(without_none(list)),
            "teaches" => matter.teaches = without_none(list),
            "lab" => {
                matter.lab = list.into_iter().map(|named| named.name).collect();
                matter.lab_offset = offset;
            }
            "goals" | "read" if begins => {}
            _ if trimmed.is_empty() => continue,
            _ => faults.push((
                offset,
                format!("'{trimmed}' is not front matter: {EXPECTED}"),
            )),
        }
        open = match key {
            "goals" => Some(OpenList::Goals),
            "read" => Some(OpenList::Read),
            _ => None,
        };
    }
    // The second line of dashes is missing, so all of this is something else.
    None
}

/// What stands between commas, from an offset on.
fn listed(said: &str, offset: usize) -> Vec<Named> {
    let mut at = offset;
    let mut found = Vec::new();
    for piece in said.split(',') {
        found.push(named(piece, at));
        at += piece.len() + 1;
    }
    found.retain(|named| !named.name.is_empty());
    found
}

fn named(said: &str, offset: usize) -> Named {
    Named {
        name: said.trim().to_owned(),
        offset: offset + said.len() - said.trim_start().len(),
    }
}

/// `none` says that there is nothing in a list.
fn without_none(mut list: Vec<Named>) -> Vec<Named> {
    list.retain(|named| named.name != "none");
    list
}

/// The functions of the lab, and `none` for a lesson that leads to none of them.
const LAB: [&str; 14] = [
    "present_board",
    "make_move",
    "exclusive_or",
    "numeral_binary",
    "binary_numeral",
    "bitwise_exclusive_or",
    "nim_sum",
    "is_n_position",
    "is_p_position",
    "optimal_move",
    "is_human",
    "is_board_empty",
    "play_nim",
    "none",
];

fn missing(matter: &FrontMatter) -> Vec<OffsetFault> {
    let mut faults = Vec::new();
    for function in matter
        .lab
        .iter()
        .filter(|function| !LAB.contains(&function.as_str()))
    {
        faults.push((
            0,
            format!(
                "'{function}' is not a function of the lab: expected some of {}",
                LAB.join(", ")
            ),
        ));
    }
    if matter.title.is_empty() {
        faults.push((
            0,
            "the front matter has no title: expected a line such as title: The XOR gate".to_owned(),
        ));
    }
    if matter.goals.is_empty() {
        let expected = "expected goals: and below it a line - … for each thing that the reader will be able to do";
        faults.push((0, format!("the front matter has no goals: {expected}")));
    }
    if matter.lab.is_empty() {
        let expected = "expected a line such as lab: exclusive_or, or lab: none";
        faults.push((
            0,
            format!("the front matter does not name the functions of the lab: {expected}"),
        ));
    }
    faults
}

/// Each line with its end, and where it begins.
pub(super) fn lines_with_offsets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut offset = 0;
    text.split_inclusive('\n').map(move |line| {
        let at = offset;
        offset += line.len();
        (at, line)
    })
}
