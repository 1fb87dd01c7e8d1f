//! A process that was started as a stage of the jail becomes that stage.

use std::env;
use std::process;

#[cfg(not(target_os = "linux"))]
use super::elsewhere;
#[cfg(target_os = "linux")]
use super::order::INNER;
use super::order::{NOT_STARTED, OUTER, Order};
#[cfg(target_os = "linux")]
use super::{inner, outer};

/// Where this process was started by [`confined`](super::confined()), becomes the jail and never returns; otherwise
/// returns at once.
pub fn enter_if_asked() {
    let mut words = env::args_os().skip(1);
    let Some(word) = words.next() else { return };
    let code = match word.to_str() {
        #[cfg(target_os = "linux")]
        Some(OUTER) => Order::read(words.next()).map_or(NOT_STARTED, outer::run),
        #[cfg(target_os = "linux")]
        Some(INNER) => Order::read(words.next()).map_or(NOT_STARTED, |order| inner::run(&order)),
        #[cfg(not(target_os = "linux"))]
        Some(OUTER) => {
            Order::read(words.next()).map_or(NOT_STARTED, |order| elsewhere::run(&order))
        }
        _ => return,
    };
    process::exit(code);
}
