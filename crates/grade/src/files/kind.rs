//! What is handed in: a worksheet or a lab file, recognised by its name.

use std::path::Path;

/// A kind of file that is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// Its name: "worksheet".
    pub name: &'static str,
    /// The extensions of such files in a folder, without the dot, in lower case.
    pub endings: &'static [&'static str],
    /// Whether a folder, or a zip file, may stand for its files.
    pub in_folders: bool,
    /// The maximum size.
    pub most_megabytes: u64,
}

impl FileKind {
    /// Files that are given one by one.
    pub const fn new(
        name: &'static str,
        endings: &'static [&'static str],
        most_megabytes: u64,
    ) -> Self {
        Self { name, endings, in_folders: false, most_megabytes }
    }

    /// The same kind, but a folder may stand for its files.
    pub const fn or_folders(self) -> Self {
        Self { in_folders: true, ..self }
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
        let endings: Vec<String> = self.endings.iter().map(|ending| format!(".{ending}")).collect();
        match &endings[..] {
            [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
            _ => endings.concat(),
        }
    }

    /// Whether a file has a name of this kind.
    pub fn has_name(self, path: &Path) -> bool {
        self.endings.iter().any(|ending| ends_in(path, ending))
    }

    /// Whether a path stands for the contents of a folder. A link to a folder counts as the folder, unless its name is
    /// that of a hand-in.
    pub fn is_folder(self, path: &Path) -> bool {
        path.is_dir() && !(self.has_name(path) && path.is_symlink())
    }

    /// Whether the name is that of a zip file that may stand for its files.
    pub(super) fn may_be_zipped(self, path: &Path) -> bool {
        self.in_folders && ends_in(path, "zip")
    }
}

fn ends_in(path: &Path, ending: &str) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
}
