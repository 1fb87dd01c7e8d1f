//! Resource limits, set by the process itself: a lowered limit cannot be raised again.
//!
//! Soft and hard limits are the same, so that 2 seconds of processor time end the process at 2 seconds and not with a
//! first signal that it may ignore.

use std::time::Duration;

use nix::sys::resource::{Resource, getrlimit, setrlimit};

/// Sets the limits of this process, which may compute for this long (in whole seconds, rounded up); false if one of
/// them was refused.
pub(super) fn put_on(time: Duration, is_namespace_its_own: bool) -> bool {
    let all = [
        (Resource::RLIMIT_CPU, time.as_secs().saturating_add(1)),
        // Bytes of address space.
        (Resource::RLIMIT_AS, 1 << 30),
        // Including the three standard streams.
        (Resource::RLIMIT_NOFILE, 64),
        // No file can grow: one more reason why nothing is written.
        (Resource::RLIMIT_FSIZE, 0),
        // The same on every machine, so that deep recursion ends in the same way.
        (Resource::RLIMIT_STACK, 8 << 20),
        // A crash leaves no core file. A limit of 0 would still start the program that collects crashes.
        (Resource::RLIMIT_CORE, 1),
    ];
    if is_namespace_its_own {
        // Threads count as processes here. Only in its own user namespace does the hand-in not share the count.
        lower(Resource::RLIMIT_NPROC, 64);
    }
    // Every limit is tried, even after one is refused.
    all.map(|(resource, wanted)| lower(resource, wanted)) == [true; 6]
}

fn lower(resource: Resource, wanted: u64) -> bool {
    let limit = getrlimit(resource).map_or(wanted, |(_, most)| wanted.min(most));
    setrlimit(resource, limit, limit).is_ok()
}
