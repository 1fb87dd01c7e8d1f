//! The pictures of a lesson.

use std::path::Path;

use super::assets::LessonAssets;
use crate::document::{Picture, Svg, Text};
use crate::legible::{one_line, quoted};

/// The picture in this file with this description, or why it cannot be shown.
pub(super) fn picture(
    file: &str,
    description: Text,
    assets: Option<&dyn LessonAssets>,
) -> Result<Picture, String> {
    let Some(assets) = assets else {
        return Err("a picture cannot stand here: expected it in the text of the lesson".to_owned());
    };
    let named = quoted(file, 40);
    if description.to_string().trim().is_empty() {
        return Err(format!(
            "the picture {named} has no description: expected words for those who cannot see it, as in ![two equal rows]({})",
            one_line(file)
        ));
    }
    let ending = Path::new(file).extension();
    let is_svg = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    if !is_svg || file.contains(['/', '\\', ':']) {
        return Err(format!(
            "{named} cannot be shown: expected the name of an SVG file beside this lesson, such as balance.svg"
        ));
    }
    let text = assets.picture(file)?;
    let svg = Svg::read(&text).map_err(|error| format!("{named} cannot be shown: {error}"))?;
    Ok(Picture { svg, description })
}
