//! QTI 1.2 in a zip file, as Canvas imports and exports quizzes: a manifest, and the quiz with a section for each category.
//!
//! Points and the kind of each question stand in the fields that Canvas reads; everything else is IMS QTI 1.2.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::xml::{Xml, XmlWritten, element, file, inside, markup, with};
use super::{Quiz, QuizAnswer, QuizCategory, QuizItem, QuizResponse};

/// Where the quiz stands in the zip file.
const QUIZ: &str = "nimlab_quiz/nimlab_quiz.xml";
const RESPONSE: &str = "response1";
const GENERAL: &str = "general_fb";
const OTHERWISE: &str = "general_incorrect_fb";

impl Quiz {
    /// As a zip file; the same quiz gives the same bytes.
    ///
    /// # Errors
    /// When it is too large for a zip file.
    pub fn to_qti(&self) -> Result<Vec<u8>, std::io::Error> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        for (name, text) in [("imsmanifest.xml", manifest()), (QUIZ, self.assessment())] {
            zip.start_file(name, stored)?;
            zip.write_all(text.as_bytes())?;
        }
        Ok(zip.finish()?.into_inner())
    }

    fn assessment(&self) -> String {
        let root = [("xmlns", "http://www.imsglobal.org/xsd/ims_qtiasiv1p2")];
        file(|xml| {
            inside(xml, "questestinterop", &root, |xml| {
                let about = [("ident", "nimlab_quiz"), ("title", &*self.title)];
                inside(xml, "assessment", &about, |xml| {
                    let root = [("ident", "root_section")];
                    inside(xml, "section", &root, |xml| {
                        for (number, category) in (1..).zip(&self.categories) {
                            if self.draws_one {
                                section(xml, number, category)?;
                            } else {
                                items(xml, number, category)?;
                            }
                        }
                        Ok(())
                    })
                })
            })
        })
    }
}

fn manifest() -> String {
    let root = [
        ("identifier", "nimlab"),
        ("xmlns", "http://www.imsglobal.org/xsd/imscp_v1p1"),
    ];
    file(|xml| {
        inside(xml, "manifest", &root, |xml| {
            inside(xml, "metadata", &[], |xml| {
                element(xml, "schema", "IMS Content")?;
                element(xml, "schemaversion", "1.1.3")
            })?;
            inside(xml, "organizations", &[], |_| Ok(()))?;
            inside(xml, "resources", &[], |xml| {
                let resource = [("identifier", "nimlab_quiz"), ("type", "imsqti_xmlv1p2")];
                inside(xml, "resource", &resource, |xml| {
                    inside(xml, "file", &[("href", QUIZ)], |_| Ok(()))
                })
            })
        })
    })
}

/// Variants, of which one is drawn.
fn section(xml: &mut Xml, number: usize, category: &QuizCategory) -> XmlWritten {
    let ident = format!("group{number}");
    let about = [("ident", &*ident), ("title", &*category.name)];
    inside(xml, "section", &about, |xml| {
        inside(xml, "selection_ordering", &[], |xml| {
            inside(xml, "selection", &[], |xml| {
                element(xml, "selection_number", "1")?;
                inside(xml, "selection_extension", &[], |xml| {
                    element(xml, "points_per_item", "1.0")
                })
            })
        })?;
        items(xml, number, category)
    })
}

fn items(xml: &mut Xml, of: usize, category: &QuizCategory) -> XmlWritten {
    for (number, one) in (1..).zip(&category.items) {
        item(xml, &format!("q{of}_{number}"), one)?;
    }
    Ok(())
}

fn item(xml: &mut Xml, ident: &str, item: &QuizItem) -> XmlWritten {
    let kind = match item.response {
        QuizResponse::Choice(_) => "multiple_choice_question",
        QuizResponse::Number(_) => "numerical_question",
        QuizResponse::Text(_) => "short_answer_question",
        QuizResponse::ByHand(_) => "essay_question",
    };
    let answers = item.response.answers();
    let about = [("ident", ident), ("title", &*item.name)];
    inside(xml, "item", &about, |xml| {
        inside(xml, "itemmetadata", &[], |xml| {
            inside(xml, "qtimetadata", &[], |xml| {
                field(xml, "question_type", kind)?;
                field(xml, "points_possible", "1.0")
            })
        })?;
        inside(xml, "presentation", &[], |xml| {
            material(xml, &item.prompt)?;
            answered(xml, item)
        })?;
        inside(xml, "resprocessing", &[], |xml| {
            inside(xml, "outcomes", &[], |xml| {
                let score = [
                    ("maxvalue", "100"),
                    ("minvalue", "0"),
                    ("varname", "SCORE"),
                    ("vartype", "Decimal"),
                ];
                inside(xml, "decvar", &score, |_| Ok(()))
            })?;
            said_to(xml, "Yes", GENERAL, None, |xml| {
                inside(xml, "other", &[], |_| Ok(()))
            })?;
            let is_number = matches!(item.response, QuizResponse::Number(_));
            for (number, answer) in (1..).zip(answers) {
                let feedback = feedback_of(number);
                let score = answer.is_right.then_some("100");
                let is = |xml: &mut Xml| gives(xml, number, answer, item, is_number);
                said_to(xml, "No", &feedback, score, is)?;
            }
            if item.otherwise.is_some() {
                said_to(xml, "Yes", OTHERWISE, None, |xml| {
                    inside(xml, "other", &[], |_| Ok(()))
                })?;
            }
            Ok(())
        })?;
        let general = std::iter::once((GENERAL, &item.general_feedback));
        let otherwise = item.otherwise.iter().map(|said| (OTHERWISE, said));
        for (ident, said) in general.chain(otherwise) {
            inside(xml, "itemfeedback", &[("ident", ident)], |xml| {
                inside(xml, "flow_mat", &[], |xml| material(xml, said))
            })?;
        }
        for (number, answer) in (1..).zip(answers) {
            let about = feedback_of(number);
            inside(xml, "itemfeedback", &[("ident", &*about)], |xml| {
                inside(xml, "flow_mat", &[], |xml| material(xml, &answer.feedback))
            })?;
        }
        Ok(())
    })
}

fn feedback_of(number: usize) -> String {
    format!("answer{number}_fb")
}

fn field(xml: &mut Xml, label: &str, entry: &str) -> XmlWritten {
    inside(xml, "qtimetadatafield", &[], |xml| {
        element(xml, "fieldlabel", label)?;
        element(xml, "fieldentry", entry)
    })
}

fn material(xml: &mut Xml, document: &crate::document::Document) -> XmlWritten {
    inside(xml, "material", &[], |xml| {
        markup(xml, "mattext", &[("texttype", "text/html")], document)
    })
}

/// What somebody answers with.
fn answered(xml: &mut Xml, item: &QuizItem) -> XmlWritten {
    let response = [("ident", RESPONSE), ("rcardinality", "Single")];
    if let QuizResponse::Choice(answers) = &item.response {
        return inside(xml, "response_lid", &response, |xml| {
            inside(xml, "render_choice", &[], |xml| {
                for (number, answer) in (1..).zip(answers) {
                    let ident = format!("answer{number}");
                    inside(xml, "response_label", &[("ident", &*ident)], |xml| {
                        inside(xml, "material", &[], |xml| {
                            with(xml, "mattext", &[("texttype", "text/plain")], &answer.text)
                        })
                    })?;
                }
                Ok(())
            })
        });
    }
    let kind: &[_] = match item.response {
        QuizResponse::Number(_) => &[("fibtype", "Decimal")],
        _ => &[],
    };
    inside(xml, "response_str", &response, |xml| {
        inside(xml, "render_fib", kind, |xml| {
            let label = [("ident", "answer1"), ("rshuffle", "No")];
            inside(xml, "response_label", &label, |_| Ok(()))
        })
    })
}

/// That an answer is this one.
fn gives(
    xml: &mut Xml,
    number: usize,
    answer: &QuizAnswer,
    item: &QuizItem,
    is_number: bool,
) -> XmlWritten {
    let respident = [("respident", RESPONSE)];
    if let QuizResponse::Choice(_) = item.response {
        return with(xml, "varequal", &respident, &format!("answer{number}"));
    }
    if !is_number {
        return with(xml, "varequal", &respident, &answer.text);
    }
    inside(xml, "or", &[], |xml| {
        with(xml, "varequal", &respident, &answer.text)?;
        inside(xml, "and", &[], |xml| {
            with(xml, "vargte", &respident, &answer.text)?;
            with(xml, "varlte", &respident, &answer.text)
        })
    })
}

/// What is said where something holds, and what that is worth.
fn said_to(
    xml: &mut Xml,
    goes_on: &str,
    feedback: &str,
    score: Option<&str>,
    holds: impl FnOnce(&mut Xml) -> XmlWritten,
) -> XmlWritten {
    inside(xml, "respcondition", &[("continue", goes_on)], |xml| {
        inside(xml, "conditionvar", &[], holds)?;
        if let Some(score) = score {
            let set = [("action", "Set"), ("varname", "SCORE")];
            with(xml, "setvar", &set, score)?;
        }
        let feedback = [("feedbacktype", "Response"), ("linkrefid", feedback)];
        inside(xml, "displayfeedback", &feedback, |_| Ok(()))
    })
}
