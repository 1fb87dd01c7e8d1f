//! Landlock: which files the hand-in may read; it may write none.
//!
//! Files that are not named here cannot be opened, such as `/etc/passwd`, other people's hand-ins or packages that were
//! installed. Only Python and its loader can be executed, so nimlab's own binary cannot.

use landlock::{
    ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
    RulesetStatus, Scope, path_beneath_rules,
};

use crate::python::executable::Python;

/// What any dynamically linked program reads, besides what Python itself needs.
const SYSTEM: [&str; 4] = ["/usr/lib/locale", "/etc/ld.so.cache", "/dev/null", "/dev/urandom"];

/// Applies the rules to this process; false if the system has no Landlock.
pub(super) fn confine(python: &Python) -> bool {
    restrict(python).is_ok_and(|status| status != RulesetStatus::NotEnforced)
}

/// Asks for everything that the newest Landlock can refuse; older ones ignore what they do not know.
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
        .add_rules(path_beneath_rules(SYSTEM, read))?
        .add_rules(path_beneath_rules(&python.readable, read))?
        .add_rules(path_beneath_rules([&python.listed], AccessFs::ReadDir))?
        .add_rules(path_beneath_rules(runnable, run))?
        .restrict_self()?;
    Ok(status.ruleset)
}
