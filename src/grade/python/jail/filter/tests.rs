//! The filter, run by a small machine of our own, on every call and on the arguments that matter.

use nix::libc;

use super::{
    ALLOW, IF_ANY_BIT, IF_AT_LEAST, IF_EQUAL, LOAD, REFUSE, RETURN, UNKNOWN, calls, program,
};

const OWN: u32 = 4711;
const PYTHON: u64 = 0x7f12_3456_7890;

/// What the filter says of a call.
fn says(architecture: u32, call: i64, arguments: [u64; 3]) -> u32 {
    let program = program(OWN, PYTHON);
    let mut data = vec![super::number(call), architecture, 0, 0];
    for argument in arguments {
        data.extend(
            [argument & 0xffff_ffff, argument >> 32].map(|half| u32::try_from(half).unwrap()),
        );
    }
    let (mut at, mut loaded) = (0, 0);
    loop {
        let step = &program[at];
        at += 1;
        let holds = match step.code {
            LOAD => {
                loaded = data[step.k as usize / 4];
                continue;
            }
            RETURN => return step.k,
            IF_EQUAL => loaded == step.k,
            IF_AT_LEAST => loaded >= step.k,
            IF_ANY_BIT => loaded & step.k != 0,
            other => panic!("there is no instruction {other}"),
        };
        at += usize::from(if holds { step.jt } else { step.jf });
    }
}

fn says_here(call: i64, arguments: [u64; 3]) -> u32 {
    says(calls::ARCHITECTURE, call, arguments)
}

#[test]
fn every_call_is_allowed_or_an_error_and_never_kills() {
    for call in -2..1024 {
        for arguments in [[0; 3], [u64::from(OWN); 3], [u64::MAX; 3], [PYTHON; 3]] {
            for architecture in [calls::ARCHITECTURE, 0x4000_0003] {
                let said = says(architecture, call, arguments);
                assert!(
                    [ALLOW, REFUSE, UNKNOWN].contains(&said),
                    "{call}: {said:#x}"
                );
            }
        }
    }
}

#[test]
fn what_is_on_the_list_is_refused_and_what_python_needs_is_not() {
    for &call in calls::REFUSED.iter().copied().flatten() {
        assert_eq!(says_here(call, [0; 3]), REFUSE, "{call}");
    }
    for call in [
        libc::SYS_read,
        libc::SYS_write,
        libc::SYS_mmap,
        libc::SYS_brk,
        libc::SYS_futex,
        libc::SYS_exit_group,
        libc::SYS_getrandom,
        libc::SYS_clock_nanosleep,
        libc::SYS_newfstatat,
    ] {
        assert_eq!(says_here(call, [0; 3]), ALLOW, "{call}");
    }
    assert_eq!(says_here(libc::SYS_clone3, [0; 3]), UNKNOWN);
    assert_eq!(says_here(9999, [0; 3]), UNKNOWN);
}

#[test]
fn no_call_gets_by_under_the_number_of_another_architecture() {
    for call in 0..463 {
        assert_eq!(says_here(call | 0x4000_0000, [0; 3]), REFUSE, "{call}");
        assert_eq!(says(0x4000_0003, call, [0; 3]), REFUSE, "{call}");
    }
}

#[test]
fn signals_reach_only_the_process_itself() {
    let own = u64::from(OWN);
    for call in [
        libc::SYS_kill,
        libc::SYS_tkill,
        libc::SYS_tgkill,
        libc::SYS_rt_sigqueueinfo,
        libc::SYS_rt_tgsigqueueinfo,
    ] {
        assert_eq!(says_here(call, [own, 9, 9]), ALLOW);
        for other in [0, 1, u64::MAX, u64::MAX - own + 1, own + 1] {
            assert_eq!(says_here(call, [other, 9, 9]), REFUSE, "{call} {other}");
        }
    }
}

#[test]
fn threads_are_allowed_and_processes_are_not() {
    // What glibc asks for when it starts a thread, and when it forks.
    assert_eq!(says_here(libc::SYS_clone, [0x003d_0f00, 0, 0]), ALLOW);
    assert_eq!(says_here(libc::SYS_clone, [0x0120_0011, 0, 0]), REFUSE);
}

#[test]
fn only_python_is_started_and_only_from_where_its_name_was() {
    assert_eq!(says_here(libc::SYS_execve, [PYTHON, 0, 0]), ALLOW);
    for other in [0, PYTHON + 1, PYTHON & 0xffff_ffff, PYTHON + (1 << 32)] {
        assert_eq!(says_here(libc::SYS_execve, [other, 0, 0]), REFUSE);
    }
}

#[test]
fn files_are_opened_for_reading_alone() {
    let opened = |flags: i32| says_here(libc::SYS_openat, [0, 0, u64::from(flags.cast_unsigned())]);
    assert_eq!(
        opened(libc::O_RDONLY | libc::O_CLOEXEC | libc::O_DIRECTORY),
        ALLOW
    );
    for writing in [
        libc::O_WRONLY,
        libc::O_RDWR,
        libc::O_CREAT,
        libc::O_TRUNC,
        libc::O_TMPFILE | libc::O_RDWR,
        libc::O_ACCMODE,
    ] {
        assert_eq!(opened(writing), REFUSE, "{writing:#o}");
    }
}

#[test]
fn limits_are_read_and_not_set_and_the_parent_is_died_with() {
    assert_eq!(says_here(libc::SYS_prlimit64, [0, 7, 0]), ALLOW);
    for pointer in [1, 1 << 32, u64::MAX] {
        assert_eq!(says_here(libc::SYS_prlimit64, [0, 7, pointer]), REFUSE);
    }
    let prctl = |option: i32| says_here(libc::SYS_prctl, [u64::from(option.cast_unsigned()), 0, 0]);
    assert_eq!(prctl(libc::PR_SET_PDEATHSIG), REFUSE);
    assert_eq!(prctl(libc::PR_SET_NAME), ALLOW);
}

#[test]
fn no_jump_is_longer_than_an_instruction_can_say() {
    let refused: usize = calls::REFUSED.iter().map(|list| list.len()).sum();
    assert!(refused < 250, "{refused}");
    let mut all: Vec<i64> = calls::REFUSED.concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), refused, "no call is named twice");
}
