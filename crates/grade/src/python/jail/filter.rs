//! seccomp: a filter that the kernel runs before each system call, and that refuses some with an error.
//!
//! The lists are in [`calls`]; anything not listed is allowed, except calls newer than these lists. A call for another
//! architecture, which no Python library makes, ends the process.

mod calls;

use std::env::consts::ARCH;
use std::ffi::CStr;
use std::process;

use nix::libc;
use seccompiler::{
    BackendError, BpfProgram, Error, SeccompAction, SeccompFilter, TargetArch, apply_filter,
    sock_filter,
};

/// Applies the filter to this process. From then on the only program that can be started is the one whose name is at
/// `python`: at that very address, which nobody can know afterwards.
pub(super) fn put_on(python: &CStr) -> Result<(), Error> {
    let address = python.as_ptr().addr() as u64;
    apply_filter(&listed(process::id(), address)?)?;
    apply_filter(&unknown())
}

/// Refuses the listed calls.
fn listed(own: u32, python: u64) -> Result<BpfProgram, BackendError> {
    let permission = SeccompAction::Errno(libc::EPERM.cast_unsigned());
    let architecture = TargetArch::try_from(ARCH)?;
    let rules = calls::refused(own, python)?;
    SeccompFilter::new(rules, SeccompAction::Allow, permission, architecture)?.try_into()
}

/// Answers newer calls like a kernel that has none of them, so that libraries fall back on older ones; also those of
/// x32, whose numbers are larger than any other, and `clone3`, whose flags a filter cannot see.
fn unknown() -> [sock_filter; 6] {
    // Names from linux/bpf_common.h and linux/seccomp.h.
    const LOAD: u16 = 0x20; // BPF_LD | BPF_W | BPF_ABS, of the number of the call
    const IF_EQUAL: u16 = 0x15; // BPF_JMP | BPF_JEQ | BPF_K
    const IF_AT_LEAST: u16 = 0x35; // BPF_JMP | BPF_JGE | BPF_K
    const RETURN: u16 = 0x06; // BPF_RET | BPF_K
    let step = |code, jt, k| sock_filter { code, jt, jf: 0, k };
    let no_such_call = u32::from(SeccompAction::Errno(libc::ENOSYS.cast_unsigned()));
    [
        step(LOAD, 0, 0),
        step(IF_AT_LEAST, 3, calls::FIRST_UNKNOWN),
        step(IF_EQUAL, 2, calls::CLONE3),
        step(IF_EQUAL, 1, calls::OPENAT2),
        step(RETURN, 0, u32::from(SeccompAction::Allow)),
        step(RETURN, 0, no_such_call),
    ]
}

#[cfg(test)]
mod tests;
