//! XML element by element; the writer escapes what stands in it.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesText, Event};

use crate::document::Document;
use crate::render::html_for_others;

pub(super) type Xml = Writer<Vec<u8>>;
pub(super) type XmlWritten = io::Result<()>;

/// An XML file with what is written into it.
pub(super) fn file(body: impl FnOnce(&mut Xml) -> XmlWritten) -> String {
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 1);
    let declaration = BytesDecl::new("1.0", Some("UTF-8"), None);
    let written = xml
        .write_event(Event::Decl(declaration))
        .and_then(|()| body(&mut xml));
    // Writing to memory cannot fail.
    debug_assert!(written.is_ok());
    let mut text = String::from_utf8_lossy(&xml.into_inner()).into_owned();
    text.push('\n');
    text
}

/// An element with others in it.
pub(super) fn inside(
    xml: &mut Xml,
    name: &str,
    attributes: &[(&str, &str)],
    body: impl FnOnce(&mut Xml) -> XmlWritten,
) -> XmlWritten {
    let element = xml.create_element(name);
    let element = element.with_attributes(attributes.iter().copied());
    element.write_inner_content(body)?;
    Ok(())
}

/// An element that holds a text.
pub(super) fn element(xml: &mut Xml, name: &str, text: &str) -> XmlWritten {
    with(xml, name, &[], text)
}

/// The same with attributes.
pub(super) fn with(
    xml: &mut Xml,
    name: &str,
    attributes: &[(&str, &str)],
    text: &str,
) -> XmlWritten {
    let element = xml.create_element(name);
    let element = element.with_attributes(attributes.iter().copied());
    element.write_text_content(BytesText::new(text))?;
    Ok(())
}

/// An element that holds the markup of a document, unread.
pub(super) fn markup(
    xml: &mut Xml,
    name: &str,
    attributes: &[(&str, &str)],
    document: &Document,
) -> XmlWritten {
    let html = html_for_others(document);
    let element = xml.create_element(name);
    let element = element.with_attributes(attributes.iter().copied());
    // "]]>" cannot stand in it: a > in HTML text is written as a reference.
    element.write_cdata_content(BytesCData::new(html.trim()))?;
    Ok(())
}
