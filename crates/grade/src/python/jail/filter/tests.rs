//! Runs the filter in a small interpreter, on every call and on the arguments that matter.

use nix::libc;
use seccompiler::sock_filter;

use super::{calls, listed, unknown};

const OWN: u32 = 4711;
const PYTHON: u64 = 0x7f12_3456_7890;

// The possible results: SECCOMP_RET_ALLOW, SECCOMP_RET_ERRNO with EPERM or ENOSYS, and SECCOMP_RET_KILL_PROCESS.
const ALLOW: u32 = 0x7fff_0000;
const REFUSE: u32 = 0x0005_0001;
const UNKNOWN: u32 = 0x0005_0026;
const KILL: u32 = 0x8000_0000;

/// `AUDIT_ARCH_…`: the kernel's name for the architecture.
const HERE: u32 = if cfg!(target_arch = "x86_64") { 0xc000_003e } else { 0xc000_00b7 };

/// The result of one program for a call.
fn run(program: &[sock_filter], data: &[u32]) -> u32 {
    let (mut at, mut loaded) = (0, 0);
    loop {
        let step = &program[at];
        at += 1;
        let holds = match step.code {
            0x20 => {
                loaded = data[step.k as usize / 4];
                continue;
            }
            0x54 => {
                loaded &= step.k;
                continue;
            }
            0x05 => {
                at += step.k as usize;
                continue;
            }
            0x06 => return step.k,
            0x15 => loaded == step.k,
            0x25 => loaded > step.k,
            0x35 => loaded >= step.k,
            other => panic!("there is no instruction {other}"),
        };
        at += usize::from(if holds { step.jt } else { step.jf });
    }
}

/// The result of both together: the strictest counts.
fn says(architecture: u32, call: i64, arguments: [u64; 3]) -> u32 {
    let number = u32::try_from(call & 0xffff_ffff).unwrap();
    let mut data = vec![number, architecture, 0, 0];
    for argument in arguments {
        data.extend(
            [argument & 0xffff_ffff, argument >> 32].map(|half| u32::try_from(half).unwrap()),
        );
    }
    let said = [run(&unknown(), &data), run(&listed(OWN, PYTHON).unwrap(), &data)];
    said.into_iter().min_by_key(|said| (*said & 0xffff_0000).cast_signed()).unwrap()
}

fn says_here(call: i64, arguments: [u64; 3]) -> u32 {
    says(HERE, call, arguments)
}

#[test]
fn every_call_is_allowed_or_an_error_and_never_kills() {
    for call in -2..1024 {
        for arguments in [[0; 3], [u64::from(OWN); 3], [u64::MAX; 3], [PYTHON; 3]] {
            let said = says_here(call, arguments);
            assert!([ALLOW, REFUSE, UNKNOWN].contains(&said), "{call}: {said:#x}");
        }
    }
}

#[test]
fn what_is_on_the_list_is_refused_and_what_python_needs_is_not() {
    let refused = calls::refused(OWN, PYTHON).unwrap();
    assert!(refused.len() > 100);
    for (call, rules) in refused {
        if rules.is_empty() {
            assert_eq!(says_here(call, [0; 3]), REFUSE, "{call}");
        }
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
        assert_eq!(says_here(call | 0x4000_0000, [0; 3]), UNKNOWN, "{call}");
        assert_eq!(says(0x4000_0003, call, [0; 3]), KILL, "{call}");
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
    // What glibc passes when it starts a thread, and when it forks.
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
    assert_eq!(opened(libc::O_RDONLY | libc::O_CLOEXEC | libc::O_DIRECTORY), ALLOW);
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
