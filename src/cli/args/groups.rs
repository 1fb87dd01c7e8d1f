//! The commands in groups by purpose, as the help and the manual show them. A new command is one line more here; a test says
//! so where it is forgotten.

/// Commands that serve one purpose.
pub struct Group {
    /// What they are for.
    pub heading: &'static str,
    /// The one to try first.
    pub example: &'static str,
    /// Their names, in the order of the help.
    pub commands: &'static [&'static str],
}

/// Every command, by purpose.
pub const GROUPS: &[Group] = &[
    Group {
        heading: "Explain",
        example: "nimlab explain 18 6 3 20 9",
        commands: &[
            "explain", "balance", "sum", "winner", "rows", "move", "moves",
            "board", // a position
            "gate", "binary", "decimal", "xor", // the arithmetic of the lab
            "choose", "refute", "fill", "order", "flaw", // choices, mistakes and arguments
            "group", "values", "towers", "verify", // beyond it
        ],
    },
    Group {
        heading: "Learn",
        example: "nimlab lesson the-game",
        commands: &[
            "lesson",   //
            "practice", //
        ],
    },
    Group {
        heading: "Check",
        example: "nimlab check \"sum 5 4 3 2 1\" 1",
        commands: &[
            "check",      //
            "grade",      //
            "merge",      //
            "gradescope", //
            "worksheet",  //
            "lab",        //
        ],
    },
    Group {
        heading: "Play",
        example: "nimlab play Alice Bob",
        commands: &[
            "play", //
            "page", //
        ],
    },
    Group {
        heading: "Set up",
        example: "nimlab completions bash",
        commands: &[
            "completions", //
            "man",         //
            "help",        //
        ],
    },
];

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    GROUPS.iter().flat_map(|group| group.commands).copied()
}
