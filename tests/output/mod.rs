//! What is printed, in every format: layout, the contract for scripts, and the goldens.

mod amount;
mod contract;
mod goldens;
mod html;
mod layout;
mod picture;
