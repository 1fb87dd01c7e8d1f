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
    /// One of these bits is set.
    OnlyWith { argument: u32, bits: u32 },
    /// None of these bits is set.
    OnlyWithout { argument: u32, bits: u32 },
    /// The argument is one of these.
    OnlyOneOf {
        argument: u32,
        values: &'static [u32],
    },
    /// The argument is none of these.
    NoneOf {
        argument: u32,
        values: &'static [u32],
    },
    /// The argument is the null pointer.
    OnlyNull { argument: u32 },
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

/// Calls that depend on their arguments.
pub(super) const CONDITIONAL: &[(i64, Condition)] = &[
    #[cfg(target_arch = "x86_64")]
    (
        libc::SYS_open,
        Condition::OnlyWithout {
            argument: 1,
            bits: WRITING,
        },
    ),
    (
        libc::SYS_openat,
        Condition::OnlyWithout {
            argument: 2,
            bits: WRITING,
        },
    ),
    // What Python asks of a file: whether it is a terminal and how wide, what waits to be read, and how it is inherited.
    // Others change attributes of files or type at terminals.
    (
        libc::SYS_ioctl,
        Condition::OnlyOneOf {
            argument: 1,
            values: &[0x5401, 0x802c_542a, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451],
        },
    ),
    // Not whom to send a signal when something can be read: F_SETOWN, F_SETSIG, F_SETOWN_EX.
    (
        libc::SYS_fcntl,
        Condition::NoneOf {
            argument: 1,
            values: &[8, 10, 15],
        },
    ),
    // Threads, not processes.
    (
        libc::SYS_clone,
        Condition::OnlyWith {
            argument: 0,
            bits: libc::CLONE_THREAD.cast_unsigned(),
        },
    ),
    (libc::SYS_execve, Condition::OnlyPython),
    (libc::SYS_kill, Condition::OnlyItself),
    (libc::SYS_tkill, Condition::OnlyItself),
    (libc::SYS_tgkill, Condition::OnlyItself),
    (libc::SYS_rt_sigqueueinfo, Condition::OnlyItself),
    (libc::SYS_rt_tgsigqueueinfo, Condition::OnlyItself),
    // To take back that it dies with its parent: PR_SET_PDEATHSIG.
    (
        libc::SYS_prctl,
        Condition::NoneOf {
            argument: 0,
            values: &[libc::PR_SET_PDEATHSIG.cast_unsigned()],
        },
    ),
    // Limits may be read, not set.
    (libc::SYS_prlimit64, Condition::OnlyNull { argument: 2 }),
];

/// Calls that are always refused.
pub(super) const REFUSED: &[&[i64]] = &[
    PROCESSES, RIGHTS, SOCKETS, KERNEL, MOUNTS, FILES, SHARED, OLD,
];

/// Starting processes, looking into them, leaving the group.
const PROCESSES: &[i64] = &[
    libc::SYS_execveat,
    libc::SYS_setsid,
    libc::SYS_setpgid,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_process_mrelease,
    libc::SYS_kcmp,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_send_signal,
    libc::SYS_pidfd_getfd,
    libc::SYS_migrate_pages,
    libc::SYS_move_pages,
];

/// Changing who it is, what it may use and how important it is. A change of user would take the parent-death signal back.
const RIGHTS: &[i64] = &[
    libc::SYS_setuid,
    libc::SYS_setgid,
    libc::SYS_setreuid,
    libc::SYS_setregid,
    libc::SYS_setresuid,
    libc::SYS_setresgid,
    libc::SYS_setfsuid,
    libc::SYS_setfsgid,
    libc::SYS_setgroups,
    libc::SYS_capset,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_personality,
    SETRLIMIT,
    libc::SYS_setpriority,
    libc::SYS_ioprio_set,
    libc::SYS_sched_setaffinity,
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setattr,
];

const SOCKETS: &[i64] = &[
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_accept,
    libc::SYS_accept4,
    libc::SYS_sendto,
    libc::SYS_sendmsg,
    libc::SYS_sendmmsg,
];

/// What few programs need and many attacks begin with, and what only the administrator may do anyway.
const KERNEL: &[i64] = &[
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_kexec_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_reboot,
    libc::SYS_syslog,
    libc::SYS_acct,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_clock_adjtime,
    libc::SYS_adjtimex,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_vhangup,
    libc::SYS_fanotify_init,
    libc::SYS_sync,
    libc::SYS_syncfs,
];

const MOUNTS: &[i64] = &[
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fspick,
    libc::SYS_mount_setattr,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_quotactl,
    libc::SYS_quotactl_fd,
];

/// Changing files and what is known of them. Landlock says nothing of owners, modes, times and attributes.
const FILES: &[i64] = &[
    libc::SYS_open_by_handle_at,
    libc::SYS_name_to_handle_at,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    FCHMODAT2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    libc::SYS_utimensat,
    libc::SYS_truncate,
    libc::SYS_ftruncate,
    libc::SYS_fallocate,
    RENAMEAT,
    libc::SYS_renameat2,
    libc::SYS_linkat,
    libc::SYS_symlinkat,
    libc::SYS_unlinkat,
    libc::SYS_mkdirat,
    libc::SYS_mknodat,
];

/// Memory that is a file or outlives the process.
const SHARED: &[i64] = &[
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
    libc::SYS_shmget,
    libc::SYS_semget,
    libc::SYS_msgget,
    libc::SYS_mq_open,
    libc::SYS_mq_unlink,
];

/// Calls that newer architectures never had.
#[cfg(target_arch = "x86_64")]
const OLD: &[i64] = &[
    libc::SYS_fork,
    libc::SYS_vfork,
    libc::SYS_creat,
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
    libc::SYS_rename,
    libc::SYS_link,
    libc::SYS_symlink,
    libc::SYS_unlink,
    libc::SYS_rmdir,
    libc::SYS_mkdir,
    libc::SYS_mknod,
    libc::SYS_iopl,
    libc::SYS_ioperm,
    libc::SYS_modify_ldt,
    libc::SYS_uselib,
    libc::SYS_kexec_file_load,
];
#[cfg(not(target_arch = "x86_64"))]
const OLD: &[i64] = &[KEXEC_FILE_LOAD];

// Calls that the library of C knows for some systems only.
const FCHMODAT2: i64 = 452;
#[cfg(target_arch = "x86_64")]
const SETRLIMIT: i64 = libc::SYS_setrlimit;
#[cfg(target_arch = "x86_64")]
const RENAMEAT: i64 = libc::SYS_renameat;
#[cfg(not(target_arch = "x86_64"))]
const SETRLIMIT: i64 = 164;
#[cfg(not(target_arch = "x86_64"))]
const RENAMEAT: i64 = 38;
#[cfg(not(target_arch = "x86_64"))]
const KEXEC_FILE_LOAD: i64 = 294;
