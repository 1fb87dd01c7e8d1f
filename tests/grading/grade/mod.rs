//! The judges of the grader: lab files whose marks are known before.
//!
//! `hand_ins/right` holds right solutions in many styles, `hand_ins/from_the_sheet` ten that were written from nothing but
//! the sheet that `nimlab lab` prints, and `hand_ins/right_variants` right changes to one of them, which get full
//! marks; `hand_ins/faults` single faults, of which each costs the function that it breaks; `hand_ins/hostile` what attacks
//! the grader; `hand_ins/reports` files that say what a report on them says. A hand-in that answers `numeral_binary(6)` with `[0, 1, 1]` loses points for that function
//! alone, and is told that its digits are reversed.

mod faults;
mod graded;
pub mod hand_in;
mod hanging;
#[cfg(target_os = "linux")]
mod hostile;
#[cfg(target_os = "linux")]
mod load;
mod pace;
#[cfg(target_os = "linux")]
mod playing;
mod reasons;
mod right;
#[cfg(target_os = "linux")]
mod sandbox;
