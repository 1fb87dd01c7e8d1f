//! The stages of the jail: nimlab started again, with a word that says as what.

/// The words, as the first argument, that make nimlab a part of the jail instead of what it usually is.
pub(super) const OUTER: &str = "--nimlab-jail-outer";
#[cfg(target_os = "linux")]
pub(super) const INNER: &str = "--nimlab-jail-inner";

/// The exit code when Python could not be started in the jail; the reason is on standard error.
pub const NOT_STARTED: i32 = 125;

/// This very program, even where its file has been replaced since it was started.
#[cfg(target_os = "linux")]
pub(super) fn this_program() -> &'static str {
    "/proc/self/exe"
}

#[cfg(not(target_os = "linux"))]
pub(super) fn this_program() -> std::path::PathBuf {
    std::env::current_exe().unwrap_or_else(|_| "nimlab".into())
}
