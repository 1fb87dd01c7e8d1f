//! Moodle's own XML, with the fields that its importer reads (`question/format/xml/format.php`).

use super::xml::Element;
use super::{Quiz, QuizAnswer, QuizItem, QuizResponse};
use crate::document::{Block, Document};

impl Quiz {
    /// For Moodle's question bank. Missing categories are created.
    #[must_use]
    pub fn to_moodle(&self) -> String {
        let questions = self.categories.iter().flat_map(|category| {
            let path = self.path_of(&category.name);
            std::iter::once(self.category(path)).chain(category.items.iter().map(question))
        });
        Element::of("quiz", questions).to_file()
    }

    /// The path of a category in the course; slashes in a name are doubled.
    pub(super) fn path_of(&self, category: &str) -> String {
        let title = self.title.replace('/', "//");
        if self.draws_one {
            format!("$course$/{title}/{}", category.replace('/', "//"))
        } else {
            format!("$course$/{title}")
        }
    }

    fn category(&self, path: String) -> Element {
        let about = self.instructions.iter();
        let about = about.map(|said| Block::Paragraph(said.clone().into()));
        let about = about.collect::<Document>();
        let category = Element::of("category", [Element::text("text", path)]);
        Element::of("question", [category, html("info", &about)]).attribute("type", "category")
    }
}

fn question(item: &QuizItem) -> Element {
    let kind = match item.response {
        QuizResponse::Choice(_) => "multichoice",
        QuizResponse::Number(_) => "numerical",
        QuizResponse::Text(_) => "shortanswer",
        QuizResponse::ByHand(_) => "essay",
    };
    let mut fields = vec![
        Element::of("name", [Element::text("text", &item.name)]),
        html("questiontext", &item.prompt),
        html("generalfeedback", &item.general_feedback),
        Element::text("defaultgrade", "1"),
        Element::text("penalty", "0.3333333"),
        Element::text("hidden", "0"),
    ];
    match &item.response {
        QuizResponse::Choice(answers) => {
            fields.extend(settings(&[
                ("single", "true"),
                ("shuffleanswers", "false"),
                ("answernumbering", "none"),
                ("showstandardinstruction", "0"),
            ]));
            fields.extend(answers.iter().map(|it| answer(it, "html", None)));
        }
        QuizResponse::Number(answers) => {
            fields.extend(answers.iter().map(|it| answer(it, "plain_text", Some("0"))));
            fields.extend(settings(&[
                ("unitgradingtype", "0"),
                ("unitpenalty", "0.1"),
                ("showunits", "3"),
                ("unitsleft", "0"),
            ]));
        }
        QuizResponse::Text(answers) => {
            fields.push(Element::text("usecase", "0"));
            fields.extend(answers.iter().map(|it| answer(it, "plain_text", None)));
            // A star matches anything; the first answer that fits counts.
            let otherwise = item.otherwise.iter().map(|said| QuizAnswer {
                text: "*".to_owned(),
                is_right: false,
                feedback: said.clone(),
            });
            fields.extend(otherwise.map(|it| answer(&it, "plain_text", None)));
        }
        QuizResponse::ByHand(right) => {
            fields.extend(settings(&[
                ("responseformat", "plain"),
                ("responserequired", "1"),
                ("responsefieldlines", "3"),
                ("attachments", "0"),
                ("attachmentsrequired", "0"),
            ]));
            let told = format!("A right answer, for example: {right}");
            let told = Document::from_iter([Block::Paragraph(told.into())]);
            let template = Element::of("responsetemplate", [Element::text("text", "")]);
            fields.push(html("graderinfo", &told));
            fields.push(template.attribute("format", "html"));
        }
    }
    Element::of("question", fields).attribute("type", kind)
}

fn settings(settings: &[(&'static str, &str)]) -> impl Iterator<Item = Element> {
    settings.iter().map(|&(name, value)| Element::text(name, value))
}

fn answer(answer: &QuizAnswer, format: &str, tolerance: Option<&str>) -> Element {
    let fields = [Element::text("text", &answer.text), html("feedback", &answer.feedback)];
    let tolerance = tolerance.map(|tolerance| Element::text("tolerance", tolerance));
    Element::of("answer", fields.into_iter().chain(tolerance))
        .attribute("fraction", if answer.is_right { "100" } else { "0" })
        .attribute("format", format)
}

/// A text in HTML.
fn html(name: &'static str, document: &Document) -> Element {
    Element::of(name, [Element::html("text", document)]).attribute("format", "html")
}
