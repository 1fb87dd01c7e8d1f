//! The system calls that are refused in a confined process. The rest (memory, threads, its own open files, time) is
//! allowed.

use std::collections::BTreeMap;

use nix::libc;
use seccompiler::SeccompCmpArgLen::{Dword, Qword};
use seccompiler::SeccompCmpOp::{self, Eq, MaskedEq, Ne};
use seccompiler::{BackendError, SeccompCmpArgLen, SeccompCondition, SeccompRule};

/// Calls newer than these lists.
pub(super) const FIRST_UNKNOWN: u32 = 463;

/// The same on every architecture.
pub(super) const CLONE3: u32 = 435;
pub(super) const OPENAT2: u32 = 437;

/// Opening for anything but reading, and reading past what is kept in memory.
const WRITING: [i32; 5] =
    [libc::O_WRONLY, libc::O_RDWR, libc::O_CREAT, libc::O_TRUNC, libc::O_DIRECT];

/// What Python asks about a file: whether it is a terminal and how wide, how much can be read, and how it is inherited.
/// Other requests change file attributes or type at terminals.
const ASKED_OF_FILES: [u64; 7] = [0x5401, 0x802c_542a, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451];

/// The refused calls, each with rules of which one has to match; without rules it is always refused. Of flags and
/// process ids only the low 32 bits are compared, like the kernel does.
pub(super) fn refused(
    own: u32,
    python: u64,
) -> Result<BTreeMap<i64, Vec<SeccompRule>>, BackendError> {
    let always = [PROCESSES, RIGHTS, SOCKETS, KERNEL, MOUNTS, DISK, FILES, SHARED, OLD, UNNAMED];
    let always = always.concat().into_iter();
    let mut refused: BTreeMap<i64, Vec<SeccompRule>> = always.map(|it| (it, Vec::new())).collect();
    // All tests of one argument have to match.
    let mut refuse =
        |call: i64, at: u8, length: SeccompCmpArgLen, tests: &[(SeccompCmpOp, u64)]| {
            let conditions = tests.iter().map(|(test, value)| {
                SeccompCondition::new(at, length.clone(), test.clone(), *value)
            });
            let rule = SeccompRule::new(conditions.collect::<Result<_, _>>()?)?;
            refused.entry(call).or_default().push(rule);
            Ok::<(), BackendError>(())
        };
    for flag in WRITING.map(|flag| u64::from(flag.cast_unsigned())) {
        #[cfg(target_arch = "x86_64")]
        refuse(libc::SYS_open, 1, Dword, &[(MaskedEq(flag), flag)])?;
        refuse(libc::SYS_openat, 2, Dword, &[(MaskedEq(flag), flag)])?;
    }
    let others = ASKED_OF_FILES.map(|asked| (Ne, asked));
    refuse(libc::SYS_ioctl, 1, Dword, &others)?;
    // Not how it is read (F_SETFL), nor whom to signal when it can be: F_SETOWN, F_SETSIG, F_SETOWN_EX.
    for request in [4, 8, 10, 15] {
        refuse(libc::SYS_fcntl, 1, Dword, &[(Eq, request)])?;
    }
    // A thread is not a process.
    let thread = u64::from(libc::CLONE_THREAD.cast_unsigned());
    refuse(libc::SYS_clone, 0, Dword, &[(MaskedEq(thread), 0)])?;
    // Only the program whose name is at this address before Python starts.
    refuse(libc::SYS_execve, 0, Qword, &[(Ne, python)])?;
    for call in SIGNALS {
        refuse(*call, 0, Dword, &[(Ne, u64::from(own))])?;
    }
    // Its parent-death signal must stay.
    let death_signal = u64::from(libc::PR_SET_PDEATHSIG.cast_unsigned());
    refuse(libc::SYS_prctl, 0, Dword, &[(Eq, death_signal)])?;
    // Limits may be read, not set.
    refuse(libc::SYS_prlimit64, 2, Qword, &[(Ne, 0)])?;
    Ok(refused)
}

/// Makes lists of calls, by their names in the C library.
macro_rules! calls {
    ($($(#[$attribute:meta])* $group:ident { $($call:ident)* })*) => {
        $($(#[$attribute])* const $group: &[i64] = &[$(libc::$call),*];)*
    };
}

calls! {
    /// To processes other than itself.
    SIGNALS { SYS_kill SYS_tkill SYS_tgkill SYS_rt_sigqueueinfo SYS_rt_tgsigqueueinfo }
    /// Starting processes, inspecting them, leaving the group.
    PROCESSES {
        SYS_execveat SYS_setsid SYS_setpgid SYS_ptrace SYS_process_vm_readv SYS_process_vm_writev SYS_process_madvise
        SYS_process_mrelease SYS_kcmp SYS_pidfd_open SYS_pidfd_send_signal SYS_pidfd_getfd SYS_migrate_pages
        SYS_move_pages
    }
    /// Changing its identity, its resources and its priority. A change of user would remove the parent-death signal.
    RIGHTS {
        SYS_setuid SYS_setgid SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid SYS_setfsuid SYS_setfsgid
        SYS_setgroups SYS_capset SYS_unshare SYS_setns SYS_personality SYS_setpriority SYS_ioprio_set
        SYS_sched_setaffinity SYS_sched_setscheduler SYS_sched_setparam SYS_sched_setattr
    }
    SOCKETS {
        SYS_socket SYS_socketpair SYS_connect SYS_bind SYS_listen SYS_accept SYS_accept4 SYS_sendto SYS_sendmsg
        SYS_sendmmsg
    }
    /// What few programs need and many attacks use, and what only the administrator may do anyway.
    KERNEL {
        SYS_io_uring_setup SYS_io_uring_enter SYS_io_uring_register SYS_bpf SYS_perf_event_open SYS_userfaultfd
        SYS_keyctl SYS_add_key SYS_request_key SYS_kexec_load SYS_init_module SYS_finit_module SYS_delete_module
        SYS_reboot SYS_syslog SYS_acct SYS_settimeofday SYS_clock_settime SYS_clock_adjtime SYS_adjtimex
        SYS_sethostname SYS_setdomainname SYS_vhangup SYS_fanotify_init
    }
    MOUNTS {
        SYS_mount SYS_umount2 SYS_pivot_root SYS_chroot SYS_move_mount SYS_open_tree SYS_fsopen SYS_fsconfig
        SYS_fsmount SYS_fspick SYS_mount_setattr SYS_swapon SYS_swapoff SYS_quotactl SYS_quotactl_fd
    }
    /// Waiting for the disk, or for all processors, which the clock takes for the fault of others.
    DISK {
        SYS_sync SYS_syncfs SYS_fsync SYS_fdatasync SYS_sync_file_range SYS_msync SYS_readahead SYS_fadvise64
        SYS_membarrier SYS_io_setup SYS_io_destroy SYS_io_submit
    }
    /// Changing files and their metadata. Landlock does not cover owners, modes, times and attributes.
    FILES {
        SYS_open_by_handle_at SYS_name_to_handle_at SYS_fchmod SYS_fchmodat SYS_fchown SYS_fchownat SYS_setxattr
        SYS_lsetxattr SYS_fsetxattr SYS_removexattr SYS_lremovexattr SYS_fremovexattr SYS_utimensat SYS_truncate
        SYS_ftruncate SYS_fallocate SYS_renameat2 SYS_linkat SYS_symlinkat SYS_unlinkat SYS_mkdirat SYS_mknodat
    }
    /// Memory that is a file or outlives the process.
    SHARED {
        SYS_memfd_create SYS_memfd_secret SYS_shmget SYS_semget SYS_msgget SYS_mq_open SYS_mq_unlink
    }
    /// Calls that newer architectures never had.
    #[cfg(target_arch = "x86_64")]
    OLD {
        SYS_fork SYS_vfork SYS_creat SYS_chmod SYS_chown SYS_lchown SYS_utime SYS_utimes SYS_futimesat SYS_rename
        SYS_link SYS_symlink SYS_unlink SYS_rmdir SYS_mkdir SYS_mknod SYS_iopl SYS_ioperm SYS_modify_ldt SYS_uselib
        SYS_kexec_file_load
    }
    /// There are none.
    #[cfg(not(target_arch = "x86_64"))]
    OLD {}
}

/// Calls that the C library names only on some systems: `setrlimit`, `renameat`, `fchmodat2`, `kexec_file_load`.
#[cfg(target_arch = "x86_64")]
const UNNAMED: &[i64] = &[libc::SYS_setrlimit, libc::SYS_renameat, 452];
#[cfg(not(target_arch = "x86_64"))]
const UNNAMED: &[i64] = &[164, 38, 452, 294];
