//! The script for bash. The one by `clap_complete` offers options and words where a file may stand, and files where a board may.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use clap::{Arg, Command};

use super::offered::{Offered, Paths};

const BEGINNING: &str = r"_nimlab() {
    local word=$2 before=$3 command= options= words= paths= i
    # Bash takes the sign in --format=json for a word.
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
";

const END: &str = r#"        *)
            if [[ $word == -* ]]; then
                words=$options paths=
            fi
            ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    if [[ -n $paths ]]; then
        compopt -o filenames 2>/dev/null || :
        while IFS= read -r i; do
            COMPREPLY+=("$i")
        done < <(compgen "$paths" -- "$word")
    fi
}

complete -F _nimlab -o nosort nimlab 2>/dev/null || complete -F _nimlab nimlab
"#;

/// The whole script.
pub fn script(all: &Command) -> String {
    let commands: Vec<&Command> = all.get_subcommands().collect();
    let names: Vec<&str> = commands.iter().map(|command| command.get_name()).collect();
    let mut script = BEGINNING.to_owned();
    // Writing to a string does not fail.
    let _ = write!(
        script,
        "            {}) command=${{COMP_WORDS[i]}} && break ;;\n        esac\n    done\n    case $command in\n",
        names.join("|")
    );
    for (name, command) in [("''", all)].into_iter().chain(
        commands
            .iter()
            .map(|command| (command.get_name(), *command)),
    ) {
        let words = values(&Offered::by(command));
        let _ = writeln!(script, "        {name}) {} {words} ;;", options(command));
    }
    script += "    esac\n    case \"$command $before\" in\n";
    for (offered, places) in behind_options(&commands) {
        let places: Vec<String> = places.into_iter().collect();
        let _ = writeln!(
            script,
            "        {}) {} ;;",
            places.join("|"),
            values(&offered)
        );
    }
    script + END
}

/// What is offered behind options, and where: behind an option of one command, or behind one that is the same in all that have it.
fn behind_options(commands: &[&Command]) -> BTreeMap<Offered, BTreeSet<String>> {
    let mut offered: BTreeMap<String, BTreeMap<Offered, Vec<&str>>> = BTreeMap::new();
    for command in commands {
        for option in command.get_opts() {
            let here = offered.entry(long(option)).or_default();
            here.entry(Offered::of(option))
                .or_default()
                .push(command.get_name());
        }
    }
    let mut places: BTreeMap<Offered, BTreeSet<String>> = BTreeMap::new();
    for (option, by_offer) in offered {
        let is_same = by_offer.len() == 1;
        for (offer, commands) in by_offer {
            let here = places.entry(offer).or_default();
            if is_same {
                here.insert(format!("*' {option}'"));
            } else {
                here.extend(
                    commands
                        .iter()
                        .map(|command| format!("'{command} {option}'")),
                );
            }
        }
    }
    places
}

fn options(command: &Command) -> String {
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    let options: Vec<String> = options.map(long).collect();
    format!("options='{}'", options.join(" "))
}

fn long(option: &Arg) -> String {
    format!("--{}", option.get_long().unwrap_or_default())
}

fn values(offered: &Offered) -> String {
    let paths = match offered.paths {
        Paths::Nothing => "",
        Paths::Files => "-f",
        Paths::Folders => "-d",
    };
    format!("words='{}' paths={paths}", offered.words.join(" "))
}
