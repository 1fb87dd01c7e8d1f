//! XML as a tree of elements; the writer escapes the contents.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesText, Event};

use crate::document::Document;
use crate::render::html_for_others;

/// An element with its contents.
pub(super) struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    content: Content,
}

enum Content {
    Elements(Vec<Element>),
    Text(String),
    /// Markup of another kind, which is not parsed.
    Markup(String),
}

impl Element {
    /// An element that contains others.
    pub fn of(name: &'static str, elements: impl IntoIterator<Item = Self>) -> Self {
        Self::with(name, Content::Elements(elements.into_iter().collect()))
    }

    /// An element that contains a text.
    pub fn text(name: &'static str, text: impl Into<String>) -> Self {
        Self::with(name, Content::Text(text.into()))
    }

    /// An element that contains the markup of a document.
    pub fn html(name: &'static str, document: &Document) -> Self {
        let html = html_for_others(document).trim().to_owned();
        Self::with(name, Content::Markup(html))
    }

    fn with(name: &'static str, content: Content) -> Self {
        Self { name, attributes: Vec::new(), content }
    }

    /// The same with one more attribute.
    pub fn attribute(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// An XML file with this element.
    pub fn to_file(&self) -> String {
        let mut xml = Writer::new_with_indent(Vec::new(), b' ', 1);
        let declaration = BytesDecl::new("1.0", Some("UTF-8"), None);
        let written = xml.write_event(Event::Decl(declaration)).and_then(|()| self.write(&mut xml));
        // Writing to memory cannot fail.
        debug_assert!(written.is_ok());
        let mut text = String::from_utf8_lossy(&xml.into_inner()).into_owned();
        text.push('\n');
        text
    }

    fn write(&self, xml: &mut Writer<Vec<u8>>) -> io::Result<()> {
        let attributes = self.attributes.iter();
        let attributes = attributes.map(|(name, value)| (*name, value.as_str()));
        let element = xml.create_element(self.name).with_attributes(attributes);
        match &self.content {
            Content::Elements(elements) => element.write_inner_content(|xml| {
                elements.iter().try_for_each(|element| element.write(xml))
            })?,
            Content::Text(text) => element.write_text_content(BytesText::new(text))?,
            // "]]>" cannot occur in it: a > in HTML text is written as a reference.
            Content::Markup(html) => element.write_cdata_content(BytesCData::new(html))?,
        };
        Ok(())
    }
}
