//! nimlab explains the game of Nim, step by step.
//!
//! One question, one derivation, many uses: words are read as a [`question`], a question is solved by a
//! [`derivation`] of typed steps that carry the numbers, a derivation becomes a [`document`] of prose and tables, and a
//! [`render`]er writes that for a terminal or as Markdown. The rooms stand in this order, and each uses only those
//! before it.

// The page uses a part of this; what nothing uses is found where all of it is built.
#![cfg_attr(
    target_family = "wasm",
    allow(dead_code, unused_imports, unused_macros)
)]

pub mod class;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
pub mod conversation;
pub mod derivation;
pub mod document;
pub mod files;
pub mod game;
#[cfg(not(target_family = "wasm"))]
pub mod grade;
pub mod hand_built;
pub mod judgement;
pub mod legible;
pub mod lesson;
pub mod phrase;
pub mod play;
pub mod practice;
pub mod presentation;
pub mod question;
pub mod render;
pub mod worksheet;
