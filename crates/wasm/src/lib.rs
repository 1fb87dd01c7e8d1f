//! The engine of nimlab for a page: a request in JSON goes in, a reply in JSON comes out.
//!
//! `{"ask":"explain","words":"explain 3 5"}` is answered with `{"title":…,"html":…}`. Nothing is explained or judged here:
//! a [`Desk`] passes each request to the same questions, derivations, judgements and conversations that the program at a
//! terminal uses, and the page shows what comes back.
//!
//! ```
//! let mut desk = wasm::Desk::default();
//! let reply = desk.answer(r#"{"ask":"explain","words":"sum 3 5"}"#);
//! assert!(reply.contains("nim sum"));
//! ```
//!
//! A page calls three functions, because WebAssembly passes only numbers: it writes the request, in UTF-8, at
//! [`room_for`], has it answered by [`answer`], and reads the reply at [`reply`].

mod asked;
mod board;
mod desk;
mod explained;
mod game;
mod request;
mod talk;
mod verdict;
mod words;

pub use desk::Desk;

use std::cell::RefCell;

/// What lies between the page and the engine.
#[derive(Default)]
struct Counter {
    request: Vec<u8>,
    reply: String,
    desk: Desk,
}

thread_local! {
    static COUNTER: RefCell<Counter> = RefCell::default();
}

/// Where a request of this many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn room_for(bytes: usize) -> *mut u8 {
    COUNTER.with_borrow_mut(|counter| {
        counter.request = vec![0; bytes];
        counter.request.as_mut_ptr()
    })
}

/// Answers the request that was written, and tells how many bytes the reply has.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    COUNTER.with_borrow_mut(|counter| {
        let request = String::from_utf8_lossy(&counter.request);
        counter.reply = counter.desk.answer(&request);
        counter.reply.len()
    })
}

/// Where the reply begins.
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    COUNTER.with_borrow(|counter| counter.reply.as_ptr())
}
