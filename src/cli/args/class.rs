//! What commands that judge a class have in common: whose files are whose, where the pages go, which part is judged.

use clap::Args;

use super::values::word;
use crate::class::Shard;

#[derive(Args, Debug)]
pub struct ClassArguments {
    /// Who is in the class: CSV with the header id,name,files, where files is a pattern such as Anna_*/**
    #[arg(long, value_name = "FILE", value_parser = word())]
    pub roster: Option<String>,
    /// Write a page for each student into this folder, and grades.csv, class.html and results.json
    #[arg(long = "output", id = "into", value_name = "DIR", value_parser = word())]
    pub output: Option<String>,
    /// Judge only part I of N; nimlab merge puts the parts together, each written with --format json
    #[arg(long, value_name = "I/N")]
    pub shard: Option<Shard>,
}

impl ClassArguments {
    /// Whether anything is asked for that only a class has.
    pub fn is_given(&self) -> bool {
        self.roster.is_some() || self.output.is_some() || self.shard.is_some()
    }
}

#[derive(Args, Debug)]
pub struct MergeArguments {
    /// What nimlab grade or nimlab check has printed with --shard I/N --format json, all N of them
    #[arg(value_name = "FILE", required = true, value_parser = word())]
    pub files: Vec<String>,
    /// Write a page for each student into this folder, and grades.csv, class.html and results.json
    #[arg(long = "output", id = "into", value_name = "DIR", value_parser = word())]
    pub output: Option<String>,
}

/// The text below the options in the help.
pub const MERGE_HELP: &str = "The result is that of judging all at once, in every format. Parts that do not belong together are refused, and so is \
a set with a part missing or given twice.

Examples:
  nimlab merge part-1.json part-2.json
  nimlab merge part-1.json part-2.json --format csv";
