//! Links the program at a fixed address on Linux, where that is what starts it quickly.
//!
//! A position-independent program has its thousands of pointers put right at every start; explaining a small board
//! takes about a tenth longer for it. There is no unsafe code here that random addresses would protect.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
