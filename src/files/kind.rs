//! What is handed in: a worksheet, a lab file; by what its name tells.

use std::path::Path;

/// What is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// What one is called: "worksheet".
    pub name: &'static str,
    /// The endings of their names in a folder, without the dot, in lower case.
    pub endings: &'static [&'static str],
    /// Whether a folder, or a zip file, may stand for those in it.
    pub in_folders: bool,
    /// No file of the kind is larger.
    pub most_megabytes: u64,
}

impl FileKind {
    /// Files that are named one by one.
    #[must_use]
    pub const fn new(
        name: &'static str,
        endings: &'static [&'static str],
        most_megabytes: u64,
    ) -> Self {
        Self {
            name,
            endings,
            in_folders: false,
            most_megabytes,
        }
    }

    /// The same files, for which a folder may stand.
    #[must_use]
    pub const fn or_folders(self) -> Self {
        Self {
            in_folders: true,
            ..self
        }
    }

    pub(super) fn expected(self) -> String {
        if self.in_folders {
            format!("expected a {0}, or a folder of {0}s", self.name)
        } else {
            format!("expected a {}", self.name)
        }
    }

    /// ".md, .markdown or .txt".
    pub(super) fn endings(self) -> String {
        let endings: Vec<String> = self
            .endings
            .iter()
            .map(|ending| format!(".{ending}"))
            .collect();
        match &endings[..] {
            [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
            _ => endings.concat(),
        }
    }

    /// Whether a file of this kind is named so.
    #[must_use]
    pub fn has_name(self, path: &Path) -> bool {
        self.endings.iter().any(|ending| ends_in(path, ending))
    }

    /// Whether a path stands for what is in a folder. A link to a folder is as good as the folder for whoever names it, but
    /// not where it is named as a hand-in is.
    #[must_use]
    pub fn is_folder(self, path: &Path) -> bool {
        path.is_dir() && !(self.has_name(path) && path.is_symlink())
    }

    /// Whether a zip file is named so, and may stand for what is in it.
    pub(super) fn may_be_zipped(self, path: &Path) -> bool {
        self.in_folders && ends_in(path, "zip")
    }
}

fn ends_in(path: &Path, ending: &str) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
}
