//! The script for bash. The one by `clap_complete` offers options and words in place of a file, and files in place of a
//! board.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use clap::{Arg, Command, ValueHint};

use super::offered;

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
    let commands = || all.get_subcommands();
    let names: Vec<&str> = commands().map(Command::get_name).collect();
    let mut script = BEGINNING.to_owned();
    // Writing to a string does not fail.
    let _ = writeln!(
        script,
        "            {}) command=${{COMP_WORDS[i]}} && break ;;\n        esac\n    done\n    case $command in\n        '') {} words='{}' paths= ;;",
        names.join("|"),
        options(all),
        names.join(" ")
    );
    for command in commands() {
        let words = command.get_positionals().next().map(values);
        let words = words.unwrap_or_else(|| "words='' paths=".to_owned());
        let (name, options) = (command.get_name(), options(command));
        let _ = writeln!(script, "        {name}) {options} {words} ;;");
    }
    script += "    esac\n    case \"$command $before\" in\n";
    for (values, places) in behind_options(commands()) {
        let places: Vec<String> = places.into_iter().collect();
        let _ = writeln!(script, "        {}) {values} ;;", places.join("|"));
    }
    script + END
}

/// The completions after options: those of one command, or those that are the same in all commands that have the
/// option.
fn behind_options<'a>(
    commands: impl Iterator<Item = &'a Command>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut offered: BTreeMap<String, BTreeMap<String, Vec<&str>>> = BTreeMap::new();
    for command in commands {
        for option in command.get_opts() {
            let here = offered.entry(long(option)).or_default().entry(values(option));
            here.or_default().push(command.get_name());
        }
    }
    let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (option, by_values) in offered {
        let is_same = by_values.len() == 1;
        for (values, commands) in by_values {
            let commands = commands.iter();
            let of_command = commands.map(|command| format!("'{command} {option}'"));
            let here = places.entry(values).or_default();
            if is_same {
                here.insert(format!("*' {option}'"));
            } else {
                here.extend(of_command);
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

fn values(arg: &Arg) -> String {
    let paths = match arg.get_value_hint() {
        ValueHint::FilePath => "-f",
        ValueHint::DirPath => "-d",
        _ => "",
    };
    format!("words='{}' paths={paths}", offered::words(arg).join(" "))
}
