//! What commands that judge a class have in common: whose files are whose, and where the pages go.

use clap::Args;

use super::values::word;

#[derive(Args, Debug)]
pub struct ClassArguments {
    /// Who is in the class: CSV with a column id or name, and perhaps files with patterns such as Anna_*/**
    #[arg(long, value_name = "FILE", value_parser = word())]
    pub roster: Option<String>,
    /// Write a page for each student into this folder, and grades.csv, class.html and results.json
    #[arg(short, long = "output", id = "into", value_name = "DIR", value_parser = word())]
    pub output: Option<String>,
}
