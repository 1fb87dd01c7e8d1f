//! Zip files that have met with an accident: what is read of one is what was packed, or it is said that it cannot be read.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use grade::worksheets::FILES;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::proptest;
use proptest::sample::Index;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::fuzz::config;

const HELD: [(&str, &str); 3] = [
    ("anna.md", "1. (`xor 3 5`) 6\n"),
    ("week 3/ben.txt", "1. (`xor 3 5`) 8\n1. (`sum 5 4 3`) 2\n"),
    ("read.me", "nothing that is looked for"),
];

/// A zip file, of which one file is squeezed and the next one is not.
fn packed() -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let methods = [CompressionMethod::Deflated, CompressionMethod::Stored];
    for ((name, text), method) in HELD.iter().zip(methods.into_iter().cycle()) {
        let options = SimpleFileOptions::default().compression_method(method);
        zip.start_file(*name, options).expect("there is room");
        zip.write_all(text.as_bytes()).expect("there is room");
    }
    zip.finish().expect("there is room").into_inner()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_damaged_zip_file_gives_what_was_packed_or_nothing(
        flips in vec((any::<Index>(), any::<u8>()), 0..6),
        end in any::<Option<Index>>(),
    ) {
        let mut bytes = packed();
        for (place, byte) in &flips {
            let place = place.index(bytes.len());
            bytes[place] = *byte;
        }
        if let Some(end) = end {
            bytes.truncate(end.index(bytes.len()));
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("zips");
        fs::create_dir_all(&folder).expect("a folder can be made");
        let file = folder.join("hand-in.zip");
        fs::write(&file, &bytes).expect("it can be written");
        let found = FILES.find_all(&[folder.to_string_lossy().into_owned()]);
        let texts = HELD.map(|(_, text)| text.as_bytes().to_vec());
        for found in &found.files {
            // A name may have been damaged; what it names has a sum of its own.
            if let Ok(read) = FILES.read(&found.path) {
                assert!(texts.contains(&read), "{:?}", found.path);
            }
        }
        let is_whole = flips.is_empty() && end.is_none();
        assert!(!is_whole || found.files.len() == 2);
        assert!(!found.files.is_empty() || !found.passed_over.is_empty());
    }
}
