//! `nimlab gradescope`: everything that Gradescope needs to grade with nimlab, in one zip file: the program, the rules,
//! and the two scripts that Gradescope calls.
//!
//! ```text
//! setup.sh          once, when the image is built: sees to Python
//! run_autograder    for each submission: leaves results/results.json
//! lab.toml          the rules, which can be changed in the zip file
//! nimlab            the program; Gradescope's images run Linux on x86-64
//! ```

use std::env;
use std::io::{self, Cursor, IsTerminal, Write};
use std::path::PathBuf;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::cli::args::GradescopeArguments;
use crate::cli::error::{Error, unreadable, zip_to_terminal};
use crate::cli::lab_file;
use crate::cli::output::Output;
use crate::cli::streams::file;
use crate::files::{FileKind, shown};
use crate::grade::Lab;

/// The nimlab executable.
const PROGRAMS: FileKind = FileKind::new("program", &[], 1000);

/// Writes the zip file.
pub(super) fn run(arguments: &GradescopeArguments, output: &Output) -> Result<(), Error> {
    if io::stdout().is_terminal() {
        let example = "nimlab gradescope > autograder.zip";
        return Err(zip_to_terminal("nimlab gradescope", example));
    }
    let lab = lab_file::rules(&arguments.rules, output)?;
    let (program, is_static) = program(arguments)?;
    file(&autograder(&lab, &program)?)?;
    if !is_static {
        output.note(
            "this nimlab needs the C library of the machine that it was built on, so it may not run in Gradescope's image; \
             a static one runs in any: give it with --program",
        )?;
    }
    let points = lab.max_points();
    output.note(&format!(
        "upload the file under Configure Autograder, and let the autograder be worth {points} points"
    ))?;
    Ok(())
}

/// The given program, or the running one, and whether it runs in any image.
fn program(arguments: &GradescopeArguments) -> Result<(Vec<u8>, bool), Error> {
    let path = match &arguments.program {
        Some(program) => PathBuf::from(program),
        None => env::current_exe().map_err(|reason| unreadable("the running nimlab", &reason))?,
    };
    let program = PROGRAMS.read_as_named(&path)?;
    let is_static = is_static(&program).ok_or_else(|| {
        let file = shown(&path);
        format!("'{file}' is no program for Linux on x86-64, which is what Gradescope runs: expected the static nimlab for Linux, such as --program nimlab-linux/nimlab")
    })?;
    Ok((program, is_static))
}

/// Whether a program is statically linked; `None` if it is not for Linux on x86-64, according to its ELF header (64
/// bits, little-endian).
fn is_static(program: &[u8]) -> Option<bool> {
    const ELF_64_LOW_FIRST: &[u8] = b"\x7fELF\x02\x01";
    const X86_64: usize = 62;
    const NAMES_A_LOADER: usize = 3;
    let number = |at: usize, length: usize| -> Option<usize> {
        let mut low_first = [0; 8];
        let bytes = program.get(at..at.checked_add(length)?)?;
        low_first.get_mut(..length)?.copy_from_slice(bytes);
        usize::try_from(u64::from_le_bytes(low_first)).ok()
    };
    if !program.starts_with(ELF_64_LOW_FIRST) || number(18, 2)? != X86_64 {
        return None;
    }
    let (first, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
    let kinds = (0..count).map(|index| number(first.checked_add(index * size)?, 4));
    let kinds: Vec<usize> = kinds.collect::<Option<_>>()?;
    Some(!kinds.contains(&NAMES_A_LOADER))
}

/// The zip file; the same rules and program give the same bytes.
fn autograder(lab: &Lab, program: &[u8]) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let (setup, run) =
        (include_bytes!("autograder/setup.sh"), include_bytes!("autograder/run_autograder"));
    for (name, mode, bytes) in [
        ("setup.sh", 0o755, &setup[..]),
        ("run_autograder", 0o755, run),
        ("lab.toml", 0o644, lab.to_toml().as_bytes()),
        ("nimlab", 0o755, program),
    ] {
        zip.start_file(name, stored.unix_permissions(mode))?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
