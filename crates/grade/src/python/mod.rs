//! Somebody else's Python, run in a jail and asked for values.
//!
//! A small Python program, the harness, loads a hand-in and only answers "call this function with these arguments". It
//! knows no expected value, and this module does not know what it asks: `numeral_binary(6)` is a name and a number
//! here, and its result a list.

mod clock;
mod executable;
mod frame;
mod interpreter;
pub mod jail;
pub(super) mod literal;
mod session;
mod stream;
mod time_budget;
mod value;

pub use executable::{Python, PythonError};
pub(super) use frame::{CallOutcome, HowWritten, NoFunction, Returned};
pub use frame::{
    EnclosingScope, Line, Printed, Problem, Raised, SourceLine, Statement, Unread, WatchedCall,
};
pub(super) use interpreter::{Interpreter, NameWith, Person, SourcePiece};
pub use session::sandbox;
pub(super) use time_budget::TimeBudget;
pub use value::PythonValue;
