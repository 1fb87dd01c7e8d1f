//! What is printed, in every format: layout, the contract for scripts, and the goldens.

mod amount;
mod contract;
mod goldens;
mod html;
mod layout;
mod picture;

use explain::document::Role;

/// Every role.
const ROLES: [Role; 13] = [
    Role::Plain,
    Role::Number,
    Role::Counters,
    Role::Row,
    Role::Strong,
    Role::Emphasis,
    Role::Term,
    Role::Code,
    Role::Good,
    Role::Bad,
    Role::Blank,
    Role::Group,
    Role::Taken,
];
