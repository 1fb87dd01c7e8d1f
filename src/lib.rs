//! nimlab explains the game of Nim, step by step.
//!
//! One question, one derivation, many uses: words are parsed into a [`question`], a [`derivation`] solves it in typed
//! steps that carry the numbers, a [`document`] puts these into prose and tables, and a [`render`]er writes that for a
//! terminal or as Markdown. The modules are in this order, and each uses only those before it.

// The page's engine uses only part of this crate; a full build still reports dead code.
#![cfg_attr(target_family = "wasm", allow(dead_code, unused_imports, unused_macros))]

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
pub mod question;
pub mod render;
pub mod worksheet;
