//! A hand-in as it lies on the disk: a Python file, or a notebook, taken apart into the pieces that are run.
//!
//! A `.py` is one piece, `lab.py`; of an `.ipynb` each code cell is a piece, such as `cell 3`. What is in them is left to
//! Python, which also knows how the file is encoded, and which takes each piece apart into its statements: so the
//! `# In[ ]:` of an exported notebook need no care, and a cell that fails takes no other down.

mod missing;
mod pieces;
mod unreadable;

pub use missing::Missing;
pub(super) use missing::{traced_to, undefined_name};
pub(super) use pieces::pieces;

use crate::files::FileKind;

/// The files that hand-ins are.
pub const FILES: FileKind = FileKind {
    name: "Python lab file",
    endings: &["py", "ipynb"],
    in_folders: true,
    most_megabytes: 16,
};
