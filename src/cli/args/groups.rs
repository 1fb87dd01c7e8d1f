//! The commands in groups by purpose, as the help shows them. A new command is one name more here; a test says
//! so where it is forgotten.

/// Commands that serve one purpose.
pub struct Group {
    /// What they are for.
    pub heading: &'static str,
    /// Their names, in the order of the help.
    commands: &'static str,
}

impl Group {
    /// The names of its commands.
    pub fn commands(&self) -> Vec<&'static str> {
        self.commands.split(' ').collect()
    }
}

/// Every command, by purpose: those of every day first, each of which is told with an example.
pub const GROUPS: [Group; 5] = [
    Group {
        heading: "Every day",
        commands: "explain move play lesson practice check grade worksheet",
    },
    Group {
        heading: "Questions",
        commands: "gate binary decimal xor balance sum winner rows towers choose refute fill order flaw",
    },
    Group { heading: "Boards", commands: "moves board games values group verify" },
    Group { heading: "Classes", commands: "lab" },
    Group { heading: "Set up", commands: "completions help" },
];

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    GROUPS.iter().flat_map(|group| group.commands.split(' '))
}
