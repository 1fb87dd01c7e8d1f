//! Which system calls a confined process is refused. The rest (memory, threads, its own open files, time) is allowed.
//!
//! Calls that older kernels do not have are answered as if this kernel did not have them either (ENOSYS), so that
//! libraries fall back on the older call: `clone3`, whose flags a filter cannot see, on `clone`.

use nix::libc;

/// When a call is allowed after all. Arguments count from 0; where nothing else is said, their low 32 bits are looked at,
/// which are all that the kernel takes of a flag or a number of a process.
#[derive(Clone, Copy, Debug)]
pub(super) enum Condition {
    /// The first argument is this process.
    OnlyItself,
    /// Of this argument, one of these bits is set.
    OnlyWith(u32, u32),
    /// None of these bits is set.
    OnlyWithout(u32, u32),
    /// The argument is one of these.
    OnlyOneOf(u32, &'static [u32]),
    /// The argument is none of these.
    NoneOf(u32, &'static [u32]),
    /// The argument is the null pointer.
    OnlyNull(u32),
    /// The first argument is the address at which Python's name stands before Python is started.
    OnlyPython,
}

/// `AUDIT_ARCH_…`: how the kernel names the architecture, which is `x86_64` or `aarch64`; for others these lists have not been
/// thought through, and there is no filter.
pub(super) const ARCHITECTURE: u32 = if cfg!(target_arch = "x86_64") {
    0xc000_003e
} else {
    0xc000_00b7
};

/// Calls newer than these lists.
pub(super) const FIRST_UNKNOWN: u32 = 463;

/// Calls that are answered as if there were none.
pub(super) const UNKNOWN: &[i64] = &[libc::SYS_clone3, libc::SYS_openat2];

/// Opening for anything but reading.
const WRITING: u32 = (libc::O_ACCMODE | libc::O_CREAT | libc::O_TRUNC).cast_unsigned();

/// The flag of a thread that is no process.
const THREAD: u32 = libc::CLONE_THREAD.cast_unsigned();

/// To take back that it dies with its parent.
const DEATH_SIGNAL: u32 = libc::PR_SET_PDEATHSIG.cast_unsigned();

/// What Python asks of a file: whether it is a terminal and how wide, what waits to be read, and how it is inherited.
/// Others change attributes of files or type at terminals.
const ASKED_OF_FILES: &[u32] = &[0x5401, 0x802c_542a, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451];

/// Calls that depend on their arguments.
pub(super) const CONDITIONAL: &[(i64, Condition)] = &[
    #[cfg(target_arch = "x86_64")]
    (libc::SYS_open, Condition::OnlyWithout(1, WRITING)),
    (libc::SYS_openat, Condition::OnlyWithout(2, WRITING)),
    (libc::SYS_ioctl, Condition::OnlyOneOf(1, ASKED_OF_FILES)),
    // Not whom to send a signal when something can be read: F_SETOWN, F_SETSIG, F_SETOWN_EX.
    (libc::SYS_fcntl, Condition::NoneOf(1, &[8, 10, 15])),
    (libc::SYS_clone, Condition::OnlyWith(0, THREAD)),
    (libc::SYS_execve, Condition::OnlyPython),
    (libc::SYS_kill, Condition::OnlyItself),
    (libc::SYS_tkill, Condition::OnlyItself),
    (libc::SYS_tgkill, Condition::OnlyItself),
    (libc::SYS_rt_sigqueueinfo, Condition::OnlyItself),
    (libc::SYS_rt_tgsigqueueinfo, Condition::OnlyItself),
    (libc::SYS_prctl, Condition::NoneOf(0, &[DEATH_SIGNAL])),
    // Limits may be read, not set.
    (libc::SYS_prlimit64, Condition::OnlyNull(2)),
];

/// Calls that are always refused.
pub(super) const REFUSED: &[&[i64]] = &[
    PROCESSES, RIGHTS, SOCKETS, KERNEL, MOUNTS, FILES, SHARED, OLD, UNNAMED,
];

/// Makes lists of calls, each by its name in the library of C.
macro_rules! calls {
    ($($(#[$attribute:meta])* $group:ident { $($call:ident)* })*) => {
        $($(#[$attribute])* const $group: &[i64] = &[$(libc::$call),*];)*
    };
}

calls! {
    /// Starting processes, looking into them, leaving the group.
    PROCESSES {
        SYS_execveat SYS_setsid SYS_setpgid SYS_ptrace SYS_process_vm_readv SYS_process_vm_writev SYS_process_madvise
        SYS_process_mrelease SYS_kcmp SYS_pidfd_open SYS_pidfd_send_signal SYS_pidfd_getfd SYS_migrate_pages
        SYS_move_pages
    }
    /// Changing who it is, what it may use and how important it is. A change of user would take the parent-death signal back.
    RIGHTS {
        SYS_setuid SYS_setgid SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid SYS_setfsuid SYS_setfsgid
        SYS_setgroups SYS_capset SYS_unshare SYS_setns SYS_personality SYS_setpriority SYS_ioprio_set
        SYS_sched_setaffinity SYS_sched_setscheduler SYS_sched_setparam SYS_sched_setattr
    }
    SOCKETS {
        SYS_socket SYS_socketpair SYS_connect SYS_bind SYS_listen SYS_accept SYS_accept4 SYS_sendto SYS_sendmsg
        SYS_sendmmsg
    }
    /// What few programs need and many attacks begin with, and what only the administrator may do anyway.
    KERNEL {
        SYS_io_uring_setup SYS_io_uring_enter SYS_io_uring_register SYS_bpf SYS_perf_event_open SYS_userfaultfd
        SYS_keyctl SYS_add_key SYS_request_key SYS_kexec_load SYS_init_module SYS_finit_module SYS_delete_module
        SYS_reboot SYS_syslog SYS_acct SYS_settimeofday SYS_clock_settime SYS_clock_adjtime SYS_adjtimex
        SYS_sethostname SYS_setdomainname SYS_vhangup SYS_fanotify_init SYS_sync SYS_syncfs
    }
    MOUNTS {
        SYS_mount SYS_umount2 SYS_pivot_root SYS_chroot SYS_move_mount SYS_open_tree SYS_fsopen SYS_fsconfig
        SYS_fsmount SYS_fspick SYS_mount_setattr SYS_swapon SYS_swapoff SYS_quotactl SYS_quotactl_fd
    }
    /// Changing files and what is known of them. Landlock says nothing of owners, modes, times and attributes.
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

/// Calls that the library of C names for some systems only: `setrlimit`, `renameat`, `fchmodat2`, `kexec_file_load`.
#[cfg(target_arch = "x86_64")]
const UNNAMED: &[i64] = &[libc::SYS_setrlimit, libc::SYS_renameat, 452];
#[cfg(not(target_arch = "x86_64"))]
const UNNAMED: &[i64] = &[164, 38, 452, 294];
