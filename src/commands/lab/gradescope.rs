//! `nimlab lab --gradescope FILE`: everything that Gradescope needs to grade with nimlab, in one zip file: the program,
//! the rules, and the two scripts that Gradescope calls.
//!
//! ```text
//! setup.sh          once, when the image is built: installs Python
//! run_autograder    for each submission: writes results/results.json
//! lab.toml          the rules, which can be changed in the zip file
//! nimlab            the program; Gradescope's images run Linux on x86-64
//! ```

use std::env;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::error::{Error, unreadable};
use crate::output::Output;
use explain::legible::why;
use grade::Lab;
use grade::files::shown;

/// Writes the zip file.
pub(super) fn write(file: &str, lab: &Lab, output: &Output) -> Result<(), Error> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err("Gradescope runs Linux on x86-64, and this nimlab does not: expected the nimlab for that, run there".into());
    }
    let program = env::current_exe().and_then(fs::read);
    let program = program.map_err(|reason| unreadable("the running nimlab", &reason))?;
    let written = autograder(lab, &program).and_then(|zip| fs::write(file, zip));
    written.map_err(|reason| {
        format!("'{}' cannot be written: {}", shown(Path::new(file)), why(&reason))
    })?;
    if !cfg!(target_feature = "crt-static") {
        output.note(
            "this nimlab needs the C library of the machine that it was built on, so it may not run in Gradescope's image; \
             a static one runs in any",
        )?;
    }
    let points = lab.max_points();
    output.note(&format!(
        "upload the file under Configure Autograder, and let the autograder be worth {points} points"
    ))?;
    Ok(())
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
