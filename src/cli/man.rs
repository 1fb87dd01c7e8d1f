//! `nimlab man`: the manual page of nimlab, or of one of its commands, made from the texts of the help.

use std::io::{self, Write};

use clap::Command;
use clap::builder::{Resettable, StyledStr};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use super::args::{CommandLine, GROUPS, ManArguments};
use super::help::{example_of, is_example};
use super::streams;

/// What the exit code of any command says.
const EXIT_STATUS: &str = r#".SH "EXIT STATUS"
.TP
\fB0\fR
Done, and every answer that was judged is right.
.TP
\fB1\fR
An answer is wrong, blank or cannot be read as an answer; the output says which and why.
.TP
\fB2\fR
The request cannot be carried out; a message names the word in the way and what was expected.
"#;

/// The end of the page of nimlab as a whole.
const ENVIRONMENT: &str = r#".SH ENVIRONMENT
.TP
\fBNO_COLOR\fR
Where it is set and not empty, nothing is coloured.
.TP
\fBCLICOLOR_FORCE\fR
Where it is set, what is written to a pipe or a file is coloured too.
.TP
\fBNIMLAB_PAGER, PAGER\fR
The pager for what is longer than the screen and read from its top; less \-FRX where neither is set, none where the first that is set is empty or cat.
.TP
\fBXDG_STATE_HOME\fR
The folder in which your place in the lessons is kept, in nimlab/progress.json.
.SH "SEE ALSO"
The page of one command: \fBnimlab man explain > nimlab\-explain.1\fR, and then \fBman \-l nimlab\-explain.1\fR.
"#;

/// The end of the page of one command.
const SEE_ALSO: &str = ".SH \"SEE ALSO\"\n\\fBnimlab\\fR(1)\n";

/// Prints a page.
pub(super) fn run(arguments: &ManArguments) -> io::Result<()> {
    let mut whole = CommandLine::built();
    let name = arguments.command.as_deref().unwrap_or_default();
    let page = if let Some(command) = whole.find_subcommand_mut(name) {
        let usage = command.render_usage().to_string();
        let help = command.get_after_help().cloned().unwrap_or_default().to_string();
        let (examples, prose): (Vec<&str>, Vec<&str>) =
            help.lines().partition(|line| is_example(line));
        let about = command.get_about().cloned().unwrap_or_default();
        let prose = prose.join("\n").replace("Examples:", "");
        let command = command
            .clone()
            .override_usage(usage.trim_start_matches("Usage: ").to_owned())
            .long_about(format!("{about}.\n\n{prose}"));
        page(command, &examples, SEE_ALSO)
    } else {
        let [every_day, ..] = GROUPS;
        let examples = every_day.commands();
        let examples: Vec<String> = examples.iter().map(|name| example_of(&whole, name)).collect();
        page(whole, &examples, ENVIRONMENT)
    };
    streams::file(&page?)
}

/// What clap renders, and what it does not know.
fn page(command: Command, examples: &[impl AsRef<str>], end: &str) -> io::Result<Vec<u8>> {
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"));
    let command = command
        .after_help(Resettable::<StyledStr>::Reset)
        .mut_arg("help", |help| help.help("Print help").long_help(None));
    let man = Man::new(command).source(version);
    let mut page = Vec::new();
    man.manual("The game of Nim, step by step").render(&mut page)?;
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]).control("nf", []);
    for line in examples {
        roff.text([roman(line.as_ref().trim_start())]);
    }
    roff.control("fi", []).to_writer(&mut page)?;
    write!(page, "{EXIT_STATUS}{end}")?;
    Ok(page)
}
