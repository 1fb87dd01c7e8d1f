//! Files and folders that are there while something is measured.

use std::io;
use std::path::{Path, PathBuf};

/// A path whose file, if there is one, is removed in the end.
pub struct Temporary {
    path: PathBuf,
}

impl Temporary {
    pub fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // A file left behind in the folder for temporary files does no harm.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// A folder that is removed in the end with all that is in it.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    pub fn new(path: PathBuf) -> io::Result<Self> {
        std::fs::create_dir_all(&path)?;
        Ok(Self { path })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
