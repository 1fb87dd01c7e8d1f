"""Reads a quiz by the fields that Moodle's importer reads (question/format/xml/format.php), with the standard library alone, and
prints what it found as JSON.
"""

import json
import re
import sys
from xml.etree import ElementTree


def text(element, path):
    found = element.find(path)
    assert found is not None, (element.tag, path)
    return found.text or ""


BLOCKS = "p li ul ol table thead tbody tfoot tr th td div section h1 h2 h3 h4 h5 h6 blockquote details summary pre".split()


def seen(element):
    """What is seen of an element without any style, in which a browser makes one space of many."""
    text = [element.text or ""]
    for number, child in enumerate(element, 1):
        # A list writes its numbers by itself.
        text += [f"{number}. " if element.tag == "ol" else "", seen(child), child.tail or ""]
    around = "\n" if element.tag in BLOCKS else ""
    return around + "".join(text) + around


def html(markup):
    """The words of markup that is well-formed, and says the same without a style."""
    root = ElementTree.fromstring(f"<div>{markup.replace('&nbsp;', ' ')}</div>")
    for element in root.iter():
        for attribute in ("class", "style"):
            element.attrib.pop(attribute, None)
        assert element.tag != "caption" and "hidden" not in element.attrib, "only a style hides it"
        assert "id" not in element.attrib, "ids of several questions meet on one page"
        drawn = element.tag in ("span", "p", "li", "mark", "strong", "em", "code", "dfn")
        assert not drawn or "".join(element.itertext()).strip(), "only a style draws it"
        assert element.tag != "table" or int(element.get("cellpadding")) > 1, "only a style keeps its cells apart"
        assert element.tag == "pre" or all("  " not in text for text in element.itertext()), "only a style keeps it apart"
    words = seen(root)
    assert words.strip(), markup
    return words


def words_of(*texts):
    """The words of several texts, in which something glued together is one word."""
    return [re.findall(r"\w+", text) for text in texts]


def moodle(data):
    kinds = {"multichoice": "choice", "numerical": "number", "shortanswer": "text"}
    items, categories, words = [], [], []
    quiz = ElementTree.fromstring(data)
    assert quiz.tag == "quiz"
    for question in quiz:
        assert question.tag == "question"
        kind = question.get("type")
        if kind == "category":
            categories.append(text(question, "category/text"))
            continue
        said = []
        for field in ("questiontext", "generalfeedback"):
            assert question.find(field).get("format") == "html"
            said.append(html(text(question, f"{field}/text")))
        assert float(text(question, "defaultgrade")) == 1
        answers = []
        for answer in question.findall("answer"):
            fraction = answer.get("fraction")
            assert fraction in ("0", "100"), fraction
            assert answer.find("feedback").get("format") == "html"
            said.append(html(text(answer, "feedback/text")))
            if kind == "numerical":
                assert text(answer, "tolerance") == "0"
                float(text(answer, "text"))
            answers.append([text(answer, "text"), fraction == "100"])
        if kind == "multichoice":
            assert text(question, "single") == "true"
            assert [right for _, right in answers].count(True) == 1
        elif kind == "shortanswer":
            assert text(question, "usecase") == "0"
            star, right = answers.pop()
            assert star == "*" and not right, "what is said to any other answer"
            assert all("*" not in answer for answer, _ in answers), "a star stands for anything"
        else:
            assert text(question, "unitgradingtype") == "0" and text(question, "showunits") == "3"
        gaps = said[0].count("____")
        items.append({"name": text(question, "name/text"), "kind": kinds[kind], "gaps": gaps, "answers": answers})
        words.append(words_of(*said))
    return {"items": items, "categories": categories, "words": words}


print(json.dumps(moodle(sys.stdin.buffer.read())))
