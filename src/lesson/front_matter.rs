//! What stands between the two lines `---` at the top of a lesson: its title, its goals, and the lab functions.
//!
//! `title: The XOR gate`, then `goals:` with a line `- …` for each, then `lab: exclusive_or` (or `none`).

/// The front matter of a lesson, and how much of the file it takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FrontMatter {
    pub title: String,
    pub goals: Vec<String>,
    pub lab: Vec<String>,
    /// Where the body begins, in bytes.
    pub body: usize,
}

/// Something wrong at an offset of bytes.
pub(super) type OffsetFault = (usize, String);

/// Reads the front matter; `None` where the file does not begin with any.
pub(super) fn read(text: &str) -> Option<(FrontMatter, Vec<OffsetFault>)> {
    let mut lines = lines_with_offsets(text);
    let (_, first) = lines.next()?;
    if first.trim_end() != "---" {
        return None;
    }
    let mut matter = FrontMatter::default();
    let mut faults = Vec::new();
    let mut in_goals = false;
    for (offset, line) in lines {
        let trimmed = line.trim_end();
        if trimmed == "---" {
            matter.body = offset + line.len();
            faults.extend(missing(&matter));
            return Some((matter, faults));
        }
        match (trimmed.split_once(':'), trimmed.trim_start().strip_prefix("- ")) {
            (_, Some(goal)) if in_goals => matter.goals.push(goal.trim().to_owned()),
            (Some(("title", title)), _) => {
                title.trim().clone_into(&mut matter.title);
                in_goals = false;
            }
            (Some(("goals", rest)), _) if rest.trim().is_empty() => in_goals = true,
            (Some(("lab", functions)), _) => {
                let named = functions.split(',').map(str::trim).filter(|name| !name.is_empty());
                matter.lab = named.map(str::to_owned).collect();
                in_goals = false;
            }
            _ if trimmed.is_empty() => {}
            _ => faults.push((
                offset,
                format!("'{trimmed}' is not front matter: expected title: …, goals: with lines - …, or lab: …"),
            )),
        }
    }
    // The second line of dashes is missing, so all of this is something else.
    None
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
                "'{function}' is no function of the lab: expected some of {}",
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
