//! QTI 1.2 in a zip file, as Canvas imports and exports quizzes: a manifest, and the quiz with a section for each
//! category.
//!
//! Points and the kind of each question are in the fields that Canvas reads; everything else is IMS QTI 1.2.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::xml::Element;
use super::{Quiz, QuizAnswer, QuizCategory, QuizItem, QuizResponse};
use crate::document::Document;

/// The path of the quiz in the zip file.
const QUIZ: &str = "nimlab_quiz/nimlab_quiz.xml";
const RESPONSE: &str = "response1";
const GENERAL: &str = "general_fb";
const OTHERWISE: &str = "general_incorrect_fb";

impl Quiz {
    /// As a zip file; the same quiz gives the same bytes.
    ///
    /// # Errors
    /// If it is too large for a zip file.
    pub fn to_qti(&self) -> Result<Vec<u8>, std::io::Error> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        for (name, file) in [("imsmanifest.xml", manifest()), (QUIZ, self.assessment())] {
            zip.start_file(name, stored)?;
            zip.write_all(file.to_file().as_bytes())?;
        }
        Ok(zip.finish()?.into_inner())
    }

    fn assessment(&self) -> Element {
        let categories = (1..).zip(&self.categories);
        let sections = categories.flat_map(|(number, category)| {
            if self.draws_one { vec![section(number, category)] } else { items(number, category) }
        });
        let root = Element::of("section", sections).attribute("ident", "root_section");
        let assessment = Element::of("assessment", [root])
            .attribute("ident", "nimlab_quiz")
            .attribute("title", &self.title);
        Element::of("questestinterop", [assessment])
            .attribute("xmlns", "http://www.imsglobal.org/xsd/ims_qtiasiv1p2")
    }
}

fn manifest() -> Element {
    let about = [Element::text("schema", "IMS Content"), Element::text("schemaversion", "1.1.3")];
    let quiz = empty("file").attribute("href", QUIZ);
    let quiz = Element::of("resource", [quiz])
        .attribute("identifier", "nimlab_quiz")
        .attribute("type", "imsqti_xmlv1p2");
    let parts =
        [Element::of("metadata", about), empty("organizations"), Element::of("resources", [quiz])];
    Element::of("manifest", parts)
        .attribute("identifier", "nimlab")
        .attribute("xmlns", "http://www.imsglobal.org/xsd/imscp_v1p1")
}

fn empty(name: &'static str) -> Element {
    Element::of(name, [])
}

/// Variants, of which one is drawn.
fn section(number: usize, category: &QuizCategory) -> Element {
    let points = Element::text("points_per_item", "1.0");
    let drawn =
        [Element::text("selection_number", "1"), Element::of("selection_extension", [points])];
    let drawn = Element::of("selection_ordering", [Element::of("selection", drawn)]);
    Element::of("section", [drawn].into_iter().chain(items(number, category)))
        .attribute("ident", format!("group{number}"))
        .attribute("title", &category.name)
}

fn items(of: usize, category: &QuizCategory) -> Vec<Element> {
    let items = (1..).zip(&category.items);
    let items = items.map(|(number, one)| item(&format!("q{of}_{number}"), one));
    items.collect()
}

fn item(ident: &str, item: &QuizItem) -> Element {
    let kind = match item.response {
        QuizResponse::Choice(_) => "multiple_choice_question",
        QuizResponse::Number(_) => "numerical_question",
        QuizResponse::Text(_) => "short_answer_question",
        QuizResponse::ByHand(_) => "essay_question",
    };
    let about = [field("question_type", kind), field("points_possible", "1.0")];
    let about = Element::of("itemmetadata", [Element::of("qtimetadata", about)]);
    let asked = Element::of("presentation", [material(&item.prompt), answered(item)]);
    let score = empty("decvar")
        .attribute("maxvalue", "100")
        .attribute("minvalue", "0")
        .attribute("varname", "SCORE")
        .attribute("vartype", "Decimal");
    let always = |feedback| feedback_if("Yes", feedback, None, empty("other"));
    let answers = || (1..).zip(item.response.answers());
    let said_to_answers = answers().map(|(number, answer)| {
        let score = answer.is_right.then_some("100");
        feedback_if("No", &feedback_of(number), score, gives(number, answer, item))
    });
    let judged = [Element::of("outcomes", [score]), always(GENERAL)]
        .into_iter()
        .chain(said_to_answers)
        .chain(item.otherwise.iter().map(|_| always(OTHERWISE)));
    let judged = Element::of("resprocessing", judged);
    let general = feedback(GENERAL.to_owned(), &item.general_feedback);
    let otherwise = item.otherwise.iter();
    let otherwise = otherwise.map(|said| feedback(OTHERWISE.to_owned(), said));
    let of_answers = answers().map(|(number, it)| feedback(feedback_of(number), &it.feedback));
    let parts = [about, asked, judged, general].into_iter();
    Element::of("item", parts.chain(otherwise).chain(of_answers))
        .attribute("ident", ident)
        .attribute("title", &item.name)
}

fn feedback_of(number: usize) -> String {
    format!("answer{number}_fb")
}

fn feedback(ident: String, said: &Document) -> Element {
    let said = Element::of("flow_mat", [material(said)]);
    Element::of("itemfeedback", [said]).attribute("ident", ident)
}

fn field(label: &str, entry: &str) -> Element {
    let parts = [("fieldlabel", label), ("fieldentry", entry)];
    let parts = parts.map(|(name, text)| Element::text(name, text));
    Element::of("qtimetadatafield", parts)
}

fn material(document: &Document) -> Element {
    let text = Element::html("mattext", document).attribute("texttype", "text/html");
    Element::of("material", [text])
}

/// The way to answer.
fn answered(item: &QuizItem) -> Element {
    let (name, rendered) = match &item.response {
        QuizResponse::Choice(answers) => {
            let labels = (1..).zip(answers).map(|(number, answer)| {
                let text = Element::text("mattext", &answer.text);
                let text = text.attribute("texttype", "text/plain");
                Element::of("response_label", [Element::of("material", [text])])
                    .attribute("ident", format!("answer{number}"))
            });
            ("response_lid", Element::of("render_choice", labels))
        }
        response => {
            let label =
                empty("response_label").attribute("ident", "answer1").attribute("rshuffle", "No");
            let typed = Element::of("render_fib", [label]);
            let typed = match response {
                QuizResponse::Number(_) => typed.attribute("fibtype", "Decimal"),
                _ => typed,
            };
            ("response_str", typed)
        }
    };
    Element::of(name, [rendered]).attribute("ident", RESPONSE).attribute("rcardinality", "Single")
}

/// The condition that an answer is this one.
fn gives(number: usize, answer: &QuizAnswer, item: &QuizItem) -> Element {
    let compared = |how, with: &str| Element::text(how, with).attribute("respident", RESPONSE);
    match item.response {
        QuizResponse::Choice(_) => compared("varequal", &format!("answer{number}")),
        QuizResponse::Number(_) => {
            let bounds = ["vargte", "varlte"].map(|how| compared(how, &answer.text));
            let equal = compared("varequal", &answer.text);
            Element::of("or", [equal, Element::of("and", bounds)])
        }
        _ => compared("varequal", &answer.text),
    }
}

/// The feedback and the score if a condition holds.
fn feedback_if(goes_on: &str, feedback: &str, score: Option<&str>, holds: Element) -> Element {
    let score = score.map(|score| {
        Element::text("setvar", score).attribute("action", "Set").attribute("varname", "SCORE")
    });
    let said = empty("displayfeedback")
        .attribute("feedbacktype", "Response")
        .attribute("linkrefid", feedback);
    let condition = Element::of("conditionvar", [holds]);
    let parts = [condition].into_iter().chain(score).chain([said]);
    Element::of("respcondition", parts).attribute("continue", goes_on)
}
