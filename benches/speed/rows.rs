//! Long boards in files: random rows from a fixed seed, the same on every machine.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::temporary::Temporary;

/// A file of rows, one a line; it is removed in the end.
pub struct Rows {
    file: Temporary,
    count: usize,
}

impl Rows {
    /// Writes so many rows of 0 to `most`, which is one less than a power of two.
    pub fn written(folder: &Path, count: usize, most: u64) -> io::Result<Self> {
        let file = Temporary::new(folder.join(format!("rows_{count}_{most}")));
        let mut written = BufWriter::new(File::create(file.path())?);
        let mut state = 1_902; // the year of Bouton's theorem
        for _ in 0..count {
            writeln!(written, "{}", split_mix(&mut state) & most)?;
        }
        written.flush()?;
        Ok(Self { file, count })
    }

    pub fn path(&self) -> &Path {
        self.file.path()
    }

    pub fn count(&self) -> usize {
        self.count
    }
}

/// The next number of the generator `SplitMix64`.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
