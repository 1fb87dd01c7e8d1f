//! A hand-in on disk, a Python file or a notebook, split into the pieces that are run.
//!
//! A `.py` is one piece, `lab.py`; each code cell of an `.ipynb` is a piece, such as `cell 3`. The contents are left to
//! Python, which also knows the file's encoding and splits each piece into its statements: so the `# In[ ]:` of an
//! exported notebook needs no care, and a failing cell does not affect the others.

mod missing;
mod pieces;
mod unreadable;

pub use missing::Missing;
pub(super) use missing::{traced_to, undefined_name};
pub(super) use pieces::pieces;

use crate::files::FileKind;

/// The kind of file that hand-ins are.
pub const FILES: FileKind = FileKind {
    name: "Python lab file",
    endings: &["py", "ipynb"],
    in_folders: true,
    most_megabytes: 16,
};
