//! A picture within the page. Its elements are named by this program, and its ids are its own: `picture-2-arrow`.

use super::blocks::Body;
use crate::document::{Picture, SvgElement, SvgNode, SvgValue};

impl Body {
    /// A picture, which is called by its description.
    pub(super) fn picture(&mut self, picture: &Picture) {
        self.pictures += 1;
        self.page.tag("<div class=\"picture\">\n");
        self.svg_element(picture.svg.root(), Some(&picture.description));
        self.page.tag("\n</div>\n");
    }

    fn svg_element(&mut self, element: &SvgElement, description: Option<&str>) {
        self.page.tag("<");
        self.page.tag(element.name);
        if let Some(description) = description {
            self.page.tag(" role=\"img\" aria-label=\"");
            self.page.text(description);
            self.page.tag("\"");
        }
        for (name, value) in &element.attributes {
            self.page.tag(" ");
            self.page.tag(name);
            self.page.tag("=\"");
            match value {
                SvgValue::Plain(value) => self.page.text(value),
                SvgValue::Id(id) => self.svg_id(id),
                SvgValue::Reference(id) => {
                    self.page.tag("url(#");
                    self.svg_id(id);
                    self.page.tag(")");
                }
            }
            self.page.tag("\"");
        }
        self.page.tag(">");
        for child in &element.children {
            match child {
                SvgNode::Element(child) => self.svg_element(child, None),
                SvgNode::Words(words) => self.page.text(words),
            }
        }
        self.page.tag("</");
        self.page.tag(element.name);
        self.page.tag(">");
    }

    /// An id that is the same nowhere else in the page.
    fn svg_id(&mut self, id: &str) {
        self.page.tag("picture-");
        self.page.number(self.pictures);
        self.page.tag("-");
        self.page.text(id);
    }
}
