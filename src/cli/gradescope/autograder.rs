//! The zip file that Gradescope makes an autograder of: a program that grades, the rules, and the two scripts that
//! Gradescope calls.
//!
//! ```text
//! setup.sh          once, when the image is built: sees to Python
//! run_autograder    for each submission: leaves results/results.json
//! lab.toml          the rules, which can be changed in the zip file
//! nimlab            the program; Gradescope's images run Linux on x86-64
//! ```

use std::io::{self, Cursor, Write};

use thiserror::Error;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::grade::Lab;

/// A program that runs where Gradescope grades.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GradingProgram {
    bytes: Vec<u8>,
    /// Whether it runs in any image, since it brings all with it that it needs.
    pub is_static: bool,
}

/// Not a program for Linux on x86-64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no program for Linux on x86-64, which is what Gradescope runs")]
pub struct NotForGradescope;

impl TryFrom<Vec<u8>> for GradingProgram {
    type Error = NotForGradescope;

    /// Reads the head of a file of the form ELF: of 64 bits, the lower byte of a number first.
    fn try_from(bytes: Vec<u8>) -> Result<Self, NotForGradescope> {
        const ELF_64_LOW_FIRST: &[u8] = b"\x7fELF\x02\x01";
        const X86_64: usize = 62;
        const NAMES_A_LOADER: usize = 3;
        let number = |at: usize, length: usize| -> Option<usize> {
            let mut low_first = [0; 8];
            let bytes = bytes.get(at..at.checked_add(length)?)?;
            low_first.get_mut(..length)?.copy_from_slice(bytes);
            usize::try_from(u64::from_le_bytes(low_first)).ok()
        };
        let kinds_of_segments = || -> Option<Vec<usize>> {
            let (first, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
            let segments = (0..count).map(|index| number(first.checked_add(index * size)?, 4));
            segments.collect()
        };
        let is_elf = bytes.starts_with(ELF_64_LOW_FIRST) && number(18, 2) == Some(X86_64);
        let kinds = kinds_of_segments().filter(|_| is_elf);
        let is_static = !kinds.ok_or(NotForGradescope)?.contains(&NAMES_A_LOADER);
        Ok(Self { bytes, is_static })
    }
}

/// The zip file; the same rules and program give the same bytes.
///
/// # Errors
/// When it is too large for a zip file.
pub fn autograder(lab: &Lab, program: &GradingProgram) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let rules = lab.to_toml();
    for (name, mode, bytes) in [
        (
            "setup.sh",
            0o755,
            &include_bytes!("autograder/setup.sh")[..],
        ),
        (
            "run_autograder",
            0o755,
            include_bytes!("autograder/run_autograder"),
        ),
        ("lab.toml", 0o644, rules.as_bytes()),
        ("nimlab", 0o755, &program.bytes),
    ] {
        zip.start_file(name, stored.unix_permissions(mode))?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}
