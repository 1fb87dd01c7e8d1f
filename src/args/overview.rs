//! The help on nimlab as a whole: a line for each command of every day, and the names of the others.

use std::fmt::Write;

use clap::Command;

use render::wrap;

/// The columns for the names of the other commands, which are indented.
const WIDTH: usize = 78;

/// The commands of every day, by what they are for.
const EVERY_DAY: [(&str, &[&str]); 3] = [
    ("Explain", &["explain", "gate", "binary", "decimal", "xor", "sum"]),
    ("Learn", &["lesson", "practice", "check", "play"]),
    ("Teach", &["worksheet", "grade", "lab"]),
];

/// The template from which clap makes the help on nimlab as a whole.
pub(super) fn template(all: &Command) -> String {
    let styles = all.get_styles();
    let (header, literal) = (styles.get_header(), styles.get_literal());
    let mut template = "{about}\n\n{usage-heading} {usage}\n".to_owned();
    for (heading, names) in EVERY_DAY {
        let _ = writeln!(template, "\n{header}{heading}:{header:#}");
        for name in names {
            let about = all.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(template, "  {literal}{name:11}{literal:#}{about}");
        }
    }
    let is_told = |name: &&str| EVERY_DAY.iter().any(|(_, names)| names.contains(name));
    let others = all.get_subcommands().map(Command::get_name).filter(|name| !is_told(name));
    let others: Vec<&str> = others.chain(["help"]).collect();
    let others = wrap(&others.join(", "), WIDTH).join("\n  ");
    let _ = write!(template, "\n{header}More:{header:#}\n  {others}\n\n");
    let _ = write!(template, "{header}Options:{header:#}\n{{options}}");
    template
}
