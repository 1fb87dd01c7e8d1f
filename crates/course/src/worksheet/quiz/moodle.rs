//! Moodle's own XML, with the fields that its importer reads (`question/format/xml/format.php`).

use super::{Quiz, QuizAnswer, QuizItem, QuizResponse};
use explain::document::Document;
use render::{html_escaped, html_for_others};

impl Quiz {
    /// For Moodle's question bank, in a category of its own.
    pub fn to_moodle(&self) -> String {
        let items: String = self.items.iter().map(question).collect();
        let category = self.category();
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n{category}{items}</quiz>\n")
    }

    /// The category, which is created if it is missing. Slashes in its name are doubled.
    fn category(&self) -> String {
        let path = format!("$course$/{}", self.title.replace('/', "//"));
        let path = element("category", &text("text", &path));
        format!("<question type=\"category\">\n{path}</question>\n")
    }
}

fn question(item: &QuizItem) -> String {
    let kind = match item.response {
        QuizResponse::Choice(_) => "multichoice",
        QuizResponse::Number(_) => "numerical",
        QuizResponse::Text(_) => "shortanswer",
    };
    let settings: &[(&str, &str)] = match item.response {
        QuizResponse::Choice(_) => &[
            ("single", "true"),
            ("shuffleanswers", "false"),
            ("answernumbering", "none"),
            ("showstandardinstruction", "0"),
        ],
        QuizResponse::Number(_) => &[
            ("unitgradingtype", "0"),
            ("unitpenalty", "0.1"),
            ("showunits", "3"),
            ("unitsleft", "0"),
        ],
        QuizResponse::Text(_) => &[("usecase", "0")],
    };
    let settings: String = settings.iter().map(|(name, value)| text(name, value)).collect();
    // A star matches anything; the first answer that fits counts.
    let otherwise = item.otherwise.iter().map(|said| QuizAnswer {
        text: "*".to_owned(),
        is_right: false,
        feedback: said.clone(),
    });
    let otherwise: Vec<QuizAnswer> = otherwise.collect();
    let answers = item.response.answers().iter().chain(&otherwise);
    let answers: String = answers.map(|it| answer(it, &item.response)).collect();
    let fields = [
        element("name", &text("text", &item.name)),
        html("questiontext", &item.prompt),
        html("generalfeedback", &item.general_feedback),
        text("defaultgrade", "1"),
        text("penalty", "0.3333333"),
        text("hidden", "0"),
        settings,
        answers,
    ];
    format!("<question type=\"{kind}\">\n{}</question>\n", fields.concat())
}

fn answer(answer: &QuizAnswer, response: &QuizResponse) -> String {
    let fraction = if answer.is_right { "100" } else { "0" };
    let (format, tolerance) = match response {
        QuizResponse::Choice(_) => ("html", String::new()),
        QuizResponse::Number(_) => ("plain_text", text("tolerance", "0")),
        QuizResponse::Text(_) => ("plain_text", String::new()),
    };
    let (said, feedback) = (text("text", &answer.text), html("feedback", &answer.feedback));
    format!(
        "<answer fraction=\"{fraction}\" format=\"{format}\">\n{said}{feedback}{tolerance}</answer>\n"
    )
}

fn element(name: &str, content: &str) -> String {
    format!("<{name}>\n{content}</{name}>\n")
}

fn text(name: &str, text: &str) -> String {
    format!("<{name}>{}</{name}>\n", html_escaped(text))
}

/// A field in HTML. "]]>" cannot occur in it: a > in HTML text is written as a reference.
fn html(name: &str, document: &Document) -> String {
    let html = html_for_others(document);
    format!("<{name} format=\"html\">\n<text><![CDATA[{}]]></text>\n</{name}>\n", html.trim())
}
