//! What is kept in files of `tests/goldens`, so that a person can read it.

use std::path::Path;

use snapbox::Assert;
use snapbox::data::{Data, DataFormat};

/// Compares with what is kept in this file; `SNAPSHOTS=overwrite` writes the file anew.
pub fn compare(kept: impl AsRef<Path>, actual: String) {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let expected = Data::read_from(&goldens.join(kept), Some(DataFormat::Text)).raw();
    Assert::new().action_env("SNAPSHOTS").eq(Data::text(actual).raw(), expected);
}
