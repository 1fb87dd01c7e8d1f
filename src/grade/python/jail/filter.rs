//! seccomp: a little program that the kernel runs before each system call, and that refuses with an error.
//!
//! It is written here instruction by instruction, for three reasons: a refusal must be an error also for calls in the
//! manner of another architecture, where filters made by libraries kill; the numbers of x32 must be refused as a range;
//! and it has to be made in no time, for every start of Python.
//!
//! Lists are in [`calls`]; whatever they do not name is allowed.

mod calls;

use std::ffi::CStr;
use std::process;

use seccompiler::{apply_filter, sock_filter};

use calls::Condition;

// The instructions, in the words of linux/bpf_common.h.
const LOAD: u16 = 0x20; // BPF_LD | BPF_W | BPF_ABS
const IF_EQUAL: u16 = 0x15; // BPF_JMP | BPF_JEQ | BPF_K
const IF_AT_LEAST: u16 = 0x35; // BPF_JMP | BPF_JGE | BPF_K
const IF_ANY_BIT: u16 = 0x45; // BPF_JMP | BPF_JSET | BPF_K
const RETURN: u16 = 0x06; // BPF_RET | BPF_K

// Where `struct seccomp_data` holds what.
const NUMBER: u32 = 0;
const ARCHITECTURE: u32 = 4;
const ARGUMENTS: u32 = 16;

// What the program returns: SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with EPERM or ENOSYS.
const ALLOW: u32 = 0x7fff_0000;
const REFUSE: u32 = 0x0005_0001;
const UNKNOWN: u32 = 0x0005_0026;

/// Puts the filter on this process; false where the system has none. From then on the only program that can be started
/// is the one whose name is at `python`: at that very address, which nobody can know afterwards.
pub(super) fn put_on(python: &CStr) -> bool {
    let program = program(process::id(), python.as_ptr().addr() as u64);
    apply_filter(&program).is_ok()
}

fn program(own: u32, python: u64) -> Vec<sock_filter> {
    let refused = || calls::REFUSED.iter().copied().flatten();
    let mut program = Vec::with_capacity(512);
    program.extend([
        load(ARCHITECTURE),
        branch(IF_EQUAL, calls::ARCHITECTURE, 1, 0),
        give(REFUSE),
        load(NUMBER),
        // x32 calls have this bit set, and so has -1.
        branch(IF_AT_LEAST, 0x4000_0000, 0, 1),
        give(REFUSE),
        branch(IF_AT_LEAST, calls::FIRST_UNKNOWN, 0, 1),
        give(UNKNOWN),
    ]);
    for &call in calls::UNKNOWN {
        program.extend([branch(IF_EQUAL, number(call), 0, 1), give(UNKNOWN)]);
    }
    for &(call, condition) in calls::CONDITIONAL {
        let check = check(condition, own, python);
        program.push(branch(IF_EQUAL, number(call), 0, length(check.len())));
        program.extend(check);
    }
    // Each of these jumps over the rest and the last permission, to the refusal at the end.
    let count = refused().count();
    for (at, &call) in refused().enumerate() {
        let to_the_end = length(count - at);
        program.push(branch(IF_EQUAL, number(call), to_the_end, 0));
    }
    program.extend([give(ALLOW), give(REFUSE)]);
    program
}

/// The instructions that decide about one call; they always return.
fn check(condition: Condition, own: u32, python: u64) -> Vec<sock_filter> {
    let (low, high) = (0, 4);
    let argument = |at: u32, half: u32| load(ARGUMENTS + 8 * at + half);
    // Both architectures store the low half of an argument first.
    let whole = |at: u32, value: u64| {
        vec![
            argument(at, low),
            branch(IF_EQUAL, half(value), 0, 3),
            argument(at, high),
            branch(IF_EQUAL, half(value >> 32), 0, 1),
            give(ALLOW),
            give(REFUSE),
        ]
    };
    // The first of these values that holds decides for the one, all others for the other.
    let any = |at: u32, test: u16, values: &[u32], then: u32, otherwise: u32| {
        let values = values.iter();
        let decided = values.flat_map(|&value| [branch(test, value, 0, 1), give(then)]);
        let loaded = [argument(at, low)].into_iter();
        loaded.chain(decided).chain([give(otherwise)]).collect()
    };
    match condition {
        Condition::OnlyItself => any(0, IF_EQUAL, &[own], ALLOW, REFUSE),
        Condition::OnlyWith(at, bits) => any(at, IF_ANY_BIT, &[bits], ALLOW, REFUSE),
        Condition::OnlyWithout(at, bits) => any(at, IF_ANY_BIT, &[bits], REFUSE, ALLOW),
        Condition::OnlyOneOf(at, values) => any(at, IF_EQUAL, values, ALLOW, REFUSE),
        Condition::NoneOf(at, values) => any(at, IF_EQUAL, values, REFUSE, ALLOW),
        Condition::OnlyNull(at) => whole(at, 0),
        Condition::OnlyPython => whole(0, python),
    }
}

/// The low 32 bits.
fn half(value: u64) -> u32 {
    u32::try_from(value & 0xffff_ffff).unwrap_or(0)
}

fn load(offset: u32) -> sock_filter {
    instruction(LOAD, 0, 0, offset)
}

fn branch(test: u16, value: u32, then: u8, otherwise: u8) -> sock_filter {
    instruction(test, then, otherwise, value)
}

fn give(value: u32) -> sock_filter {
    instruction(RETURN, 0, 0, value)
}

fn instruction(code: u16, then: u8, otherwise: u8, value: u32) -> sock_filter {
    sock_filter {
        code,
        jt: then,
        jf: otherwise,
        k: value,
    }
}

/// The lists are constants, and a test sees to it that no jump is longer than 255.
fn length(jump: usize) -> u8 {
    u8::try_from(jump).unwrap_or(u8::MAX)
}

/// No system call has a number below 0 or beyond 32 bits.
fn number(call: i64) -> u32 {
    u32::try_from(call).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
