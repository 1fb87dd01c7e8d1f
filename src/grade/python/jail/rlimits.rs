//! Limits on what the process may use, put on itself: a limit once lowered cannot be raised again.
//!
//! Soft and hard limits are the same, so that 2 seconds of processor time end the process at 2 seconds and not at the
//! first signal that it may ignore.

use std::time::Duration;

use nix::sys::resource::{Resource, getrlimit, setrlimit};

use super::order::Limits;

/// The size of the stack, the same on every machine, so that deep recursion ends the same.
const STACK: u64 = 8 << 20;

/// Puts the limits on this process; false where one of them was refused.
pub(super) fn put_on(limits: &Limits) -> bool {
    let all = [
        (Resource::RLIMIT_CPU, whole_seconds(limits.cpu)),
        (Resource::RLIMIT_AS, limits.memory),
        (Resource::RLIMIT_NOFILE, limits.open_files),
        // No file can grow: one more reason why nothing is written.
        (Resource::RLIMIT_FSIZE, 0),
        (Resource::RLIMIT_STACK, STACK),
    ];
    let lowered = all
        .into_iter()
        .map(|(resource, wanted)| lower(resource, wanted))
        // Every limit is tried, also after one that is refused.
        .fold(true, |so_far, this| so_far & this);
    no_core() & lowered
}

/// No file is left behind by a crash. On Linux a limit of 0 would still start the program that collects crashes, where
/// there is one, and only a limit of 1 byte keeps it from that.
pub(super) fn no_core() -> bool {
    lower(Resource::RLIMIT_CORE, u64::from(cfg!(target_os = "linux")))
}

/// Threads count as processes here. Only in a user namespace of its own is it the hand-in's threads alone that count.
#[cfg(target_os = "linux")]
pub(super) fn few_threads() {
    lower(Resource::RLIMIT_NPROC, 64);
}

fn lower(resource: Resource, wanted: u64) -> bool {
    let limit = getrlimit(resource).map_or(wanted, |(_, most)| wanted.min(most));
    setrlimit(resource, limit, limit).is_ok()
}

/// At least one: a limit of none would end the process before it began.
fn whole_seconds(time: Duration) -> u64 {
    let partial = u64::from(time.subsec_nanos() > 0);
    time.as_secs().saturating_add(partial).max(1)
}

#[cfg(test)]
mod tests {
    use super::{Duration, whole_seconds};

    #[test]
    fn seconds_are_rounded_up_and_never_none() {
        assert_eq!(whole_seconds(Duration::ZERO), 1);
        assert_eq!(whole_seconds(Duration::from_millis(1500)), 2);
        assert_eq!(whole_seconds(Duration::from_secs(3)), 3);
    }
}
