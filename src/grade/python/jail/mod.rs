//! The jail: what runs a hand-in's Python so that it can do nothing but answer.
//!
//! A hand-in is somebody else's program. It may loop, eat memory, start processes that outlive it, delete files or kill
//! whatever it finds, on purpose or by mistake. So Python is started behind as many layers as the system has, and
//! [`Layers`] tells which those were. A layer that is refused is told, never an error.
//!
//! The crate has no unsafe code, so nothing can be done between `fork` and `exec`. Instead nimlab starts itself again:
//!
//! ```text
//! grader ── outer: own process group, new namespaces; waits, and ends with the status of what it waits for
//!             └── inner (process 1 of the PID namespace): limits, Landlock, seccomp; tells the layers; becomes Python
//! ```
//!
//! Each dies with its parent (a parent-death signal), and with process 1 everything in its namespace dies. Python cannot
//! start processes, so there is nothing else to end. The first line that comes from Python's standard output is the
//! inner process's: `nimlab-jail {"landlock":true,…}`, which [`Layers::read`] understands.
//!
//! Systems other than Linux have less: Unix a process group and limits, Windows nothing.

mod confined;
mod end;
mod enter;
mod layers;
mod order;

#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod files;
#[cfg(all(
    target_os = "linux",
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod filter;
#[cfg(all(
    target_os = "linux",
    not(all(
        target_pointer_width = "64",
        any(target_arch = "x86_64", target_arch = "aarch64")
    ))
))]
mod filter {
    //! On other architectures the numbers of the calls are others, and there is no filter.

    pub(super) fn put_on(_: &std::ffi::CStr) -> bool {
        false
    }
}
#[cfg(target_os = "linux")]
mod inner;
#[cfg(target_os = "linux")]
mod outer;
#[cfg(unix)]
mod rlimits;

pub use confined::confined;
pub use end::end;
pub use enter::enter_if_asked;
pub use layers::Layers;
pub use order::{Limits, NOT_STARTED};
