//! The command line: bad input, unusual input, help and completions.

mod bad_input;
mod board_alone;
mod completions;
mod help;
mod unusual_input;

/// The words of a line; what stands in quotation marks is one. What cannot be seen is written as in JSON.
fn split(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        1 => vec![part],
        _ => part.split_whitespace().collect(),
    });
    words.map(unescaped).collect()
}

fn unescaped(text: &str) -> String {
    let text = text.replace('"', "\\\"");
    serde_json::from_str(&format!("\"{text}\"")).expect("it is written as in JSON")
}
