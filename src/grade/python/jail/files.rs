//! Landlock: which files the hand-in may read, and that it may write none.
//!
//! What is never named here cannot be opened, such as `/etc/passwd` or the hand-ins of others. Only Python and the loader
//! of its libraries can be executed, so nimlab's own binary cannot.

use landlock::{
    ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
    RulesetStatus, Scope, path_beneath_rules,
};

use crate::grade::python::executable::Python;

/// What any program that is linked to libraries reads, beside what Python itself needs.
const LIBRARIES: [&str; 7] = [
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/etc/ld.so.cache",
    "/dev/null",
    "/dev/urandom",
];

/// Puts the rules on this process; false where the system has no Landlock.
pub(super) fn confine(python: &Python) -> bool {
    restrict(python).is_ok_and(|status| status != RulesetStatus::NotEnforced)
}

/// Asks for everything that the newest Landlock can refuse; older ones leave out what they do not know.
fn restrict(python: &Python) -> Result<RulesetStatus, RulesetError> {
    let newest = ABI::V9;
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    let run = AccessFs::ReadFile | AccessFs::Execute;
    let runnable = [&python.executable].into_iter().chain(&python.loader);
    let status = Ruleset::default()
        .handle_access(AccessFs::from_all(newest))?
        .handle_access(AccessNet::from_all(newest))?
        .scope(Scope::from_all(newest))?
        .create()?
        .add_rules(path_beneath_rules(LIBRARIES, read))?
        .add_rules(path_beneath_rules(&python.readable, read))?
        .add_rules(path_beneath_rules(runnable, run))?
        .restrict_self()?;
    Ok(status.ruleset)
}
