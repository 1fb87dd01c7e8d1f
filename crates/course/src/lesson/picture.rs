//! The pictures of a lesson.

use std::path::Path;

use super::assets::LessonAssets;
use explain::document::{Picture, Text};
use explain::legible::{one_line, quoted};

/// The formats of pictures, by the endings of their files.
const MEDIA_TYPES: [(&str, &str); 6] = [
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("gif", "image/gif"),
    ("webp", "image/webp"),
];

/// The picture in this file with this description, or why it cannot be shown.
pub(super) fn picture(
    file: &str,
    description: Text,
    assets: Option<&dyn LessonAssets>,
) -> Result<Picture, String> {
    let Some(assets) = assets else {
        return Err("a picture cannot be here: expected it in the text of the lesson".to_owned());
    };
    let named = quoted(file, 40);
    if description.to_string().trim().is_empty() {
        return Err(format!(
            "the picture {named} has no description: expected words for those who cannot see it, as in ![two equal rows]({})",
            one_line(file)
        ));
    }
    let media_type = media_type(file).filter(|_| !file.contains(['/', '\\', ':']));
    let Some(media_type) = media_type else {
        return Err(format!(
            "{named} cannot be shown: expected the name of a picture beside this lesson, such as groups.svg or board.png"
        ));
    };
    Ok(Picture { media_type, data: assets.picture(file)?, description })
}

fn media_type(file: &str) -> Option<&'static str> {
    let ending = Path::new(file).extension()?;
    let mut types = MEDIA_TYPES.into_iter();
    types.find(|(named, _)| ending.eq_ignore_ascii_case(named)).map(|(_, media_type)| media_type)
}
