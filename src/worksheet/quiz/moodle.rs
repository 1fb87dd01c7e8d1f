//! Moodle's own XML, by the fields that its importer reads (`question/format/xml/format.php`).

use super::xml::{Xml, XmlWritten, element, file, inside, markup, with};
use super::{Quiz, QuizAnswer, QuizItem, QuizResponse};
use crate::document::{Block, Document};

const HTML: &[(&str, &str)] = &[("format", "html")];

impl Quiz {
    /// For Moodle's question bank. Categories are made where there are none.
    #[must_use]
    pub fn to_moodle(&self) -> String {
        file(|xml| {
            inside(xml, "quiz", &[], |xml| {
                for category in &self.categories {
                    let path = self.path_of(&category.name);
                    self.category(xml, &path)?;
                    for item in &category.items {
                        question(xml, item)?;
                    }
                }
                Ok(())
            })
        })
    }

    /// Where a category stands in the course; a stroke in a name is written twice.
    pub(super) fn path_of(&self, category: &str) -> String {
        let title = self.title.replace('/', "//");
        if self.draws_one {
            format!("$course$/{title}/{}", category.replace('/', "//"))
        } else {
            format!("$course$/{title}")
        }
    }

    fn category(&self, xml: &mut Xml, path: &str) -> XmlWritten {
        let about = Document {
            blocks: self
                .instructions
                .iter()
                .map(|said| Block::Paragraph(said.clone().into()))
                .collect(),
        };
        inside(xml, "question", &[("type", "category")], |xml| {
            inside(xml, "category", &[], |xml| element(xml, "text", path))?;
            text(xml, "info", &about)
        })
    }
}

fn question(xml: &mut Xml, item: &QuizItem) -> XmlWritten {
    let kind = match item.response {
        QuizResponse::Choice(_) => "multichoice",
        QuizResponse::Number(_) => "numerical",
        QuizResponse::Text(_) => "shortanswer",
        QuizResponse::ByHand(_) => "essay",
    };
    inside(xml, "question", &[("type", kind)], |xml| {
        inside(xml, "name", &[], |xml| element(xml, "text", &item.name))?;
        text(xml, "questiontext", &item.prompt)?;
        text(xml, "generalfeedback", &item.general_feedback)?;
        element(xml, "defaultgrade", "1")?;
        element(xml, "penalty", "0.3333333")?;
        element(xml, "hidden", "0")?;
        match &item.response {
            QuizResponse::Choice(answers) => {
                element(xml, "single", "true")?;
                element(xml, "shuffleanswers", "false")?;
                element(xml, "answernumbering", "none")?;
                element(xml, "showstandardinstruction", "0")?;
                let listed = answers.iter();
                for answer in listed {
                    choice(xml, answer)?;
                }
            }
            QuizResponse::Number(answers) => {
                for answer in answers {
                    typed(xml, answer, Some("0"))?;
                }
                element(xml, "unitgradingtype", "0")?;
                element(xml, "unitpenalty", "0.1")?;
                element(xml, "showunits", "3")?;
                element(xml, "unitsleft", "0")?;
            }
            QuizResponse::Text(answers) => {
                element(xml, "usecase", "0")?;
                for answer in answers {
                    typed(xml, answer, None)?;
                }
                if let Some(said) = &item.otherwise {
                    // A star stands for anything; the first answer that fits counts.
                    let attributes = [("fraction", "0"), ("format", "plain_text")];
                    inside(xml, "answer", &attributes, |xml| {
                        element(xml, "text", "*")?;
                        text(xml, "feedback", said)
                    })?;
                }
            }
            QuizResponse::ByHand(right) => {
                element(xml, "responseformat", "plain")?;
                element(xml, "responserequired", "1")?;
                element(xml, "responsefieldlines", "3")?;
                element(xml, "attachments", "0")?;
                element(xml, "attachmentsrequired", "0")?;
                let told = format!("A right answer, for example: {right}");
                let told = Document {
                    blocks: vec![Block::Paragraph(told.into())],
                };
                text(xml, "graderinfo", &told)?;
                inside(xml, "responsetemplate", HTML, |xml| {
                    element(xml, "text", "")
                })?;
            }
        }
        Ok(())
    })
}

fn fraction(answer: &QuizAnswer) -> &'static str {
    if answer.is_right { "100" } else { "0" }
}

fn choice(xml: &mut Xml, answer: &QuizAnswer) -> XmlWritten {
    let attributes = [("fraction", fraction(answer)), ("format", "html")];
    inside(xml, "answer", &attributes, |xml| {
        element(xml, "text", &answer.text)?;
        text(xml, "feedback", &answer.feedback)
    })
}

fn typed(xml: &mut Xml, answer: &QuizAnswer, tolerance: Option<&str>) -> XmlWritten {
    let attributes = [("fraction", fraction(answer)), ("format", "plain_text")];
    inside(xml, "answer", &attributes, |xml| {
        with(xml, "text", &[], &answer.text)?;
        text(xml, "feedback", &answer.feedback)?;
        match tolerance {
            Some(tolerance) => element(xml, "tolerance", tolerance),
            None => Ok(()),
        }
    })
}

/// A text in HTML.
fn text(xml: &mut Xml, name: &str, document: &Document) -> XmlWritten {
    inside(xml, name, HTML, |xml| markup(xml, "text", &[], document))
}
