//! A picture, and what it shows in words.

use super::svg::Svg;
use super::text::Text;

/// A picture that is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The picture.
    pub svg: Svg,
    /// What it shows, for whoever cannot see it.
    pub description: String,
}

impl Picture {
    /// What stands in its place where no pictures are shown.
    pub fn in_words(&self) -> Text {
        format!("Picture: {}", self.description).into()
    }
}
