"""Reads a quiz as a learning platform does, with the standard library alone, and prints what it found as JSON.

`moodle`: the fields that Moodle's importer reads (question/format/xml/format.php). `qti`: QTI 1.2 in a zip file as Canvas lays
it out: manifest, items, the conditions under which an answer scores, and the feedback that they link to.
"""

import io
import json
import sys
import zipfile
from xml.etree import ElementTree


def text(element, path):
    found = element.find(path)
    assert found is not None, (element.tag, path)
    return found.text or ""


def html(markup):
    """Markup that is well-formed, and says something, and the same without a style."""
    root = ElementTree.fromstring(f"<div>{markup.replace('&nbsp;', ' ')}</div>")
    words = "".join(root.itertext()).strip()
    for element in root.iter():
        assert element.tag != "caption" and "unseen" not in element.get("class", ""), "only a style hides it"
        assert "id" not in element.attrib, "ids of several questions meet on one page"
        drawn = element.tag in ("span", "p", "li", "mark", "strong", "em", "code", "dfn")
        assert not drawn or "".join(element.itertext()).strip(), "only a style draws it"
    assert words, markup
    return words


def moodle(data):
    kinds = {"multichoice": "choice", "numerical": "number", "shortanswer": "text", "essay": "essay"}
    items, categories = [], []
    quiz = ElementTree.fromstring(data)
    assert quiz.tag == "quiz"
    for question in quiz:
        assert question.tag == "question"
        kind = question.get("type")
        if kind == "category":
            categories.append(text(question, "category/text"))
            continue
        for field in ("questiontext", "generalfeedback"):
            assert question.find(field).get("format") == "html"
            html(text(question, f"{field}/text"))
        assert float(text(question, "defaultgrade")) == 1
        answers = []
        for answer in question.findall("answer"):
            fraction = answer.get("fraction")
            assert fraction in ("0", "100"), fraction
            assert answer.find("feedback").get("format") == "html"
            html(text(answer, "feedback/text"))
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
        elif kind == "numerical":
            assert text(question, "unitgradingtype") == "0" and text(question, "showunits") == "3"
        else:
            html(text(question, "graderinfo/text"))
            assert text(question, "responseformat") == "plain"
        gaps = html(text(question, "questiontext/text")).count("____")
        items.append({"name": text(question, "name/text"), "kind": kinds[kind], "gaps": gaps, "answers": answers})
    return {"items": items, "categories": categories}


def qti(data):
    kinds = {
        "multiple_choice_question": "choice",
        "numerical_question": "number",
        "short_answer_question": "text",
        "essay_question": "essay",
    }
    archive = zipfile.ZipFile(io.BytesIO(data))
    assert archive.testzip() is None
    package = "{http://www.imsglobal.org/xsd/imscp_v1p1}"
    manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))
    (resource,) = manifest.iter(f"{package}resource")
    assert resource.get("type") == "imsqti_xmlv1p2"
    (file,) = resource.iter(f"{package}file")
    root = ElementTree.fromstring(archive.read(file.get("href")))
    for element in root.iter():
        namespace, element.tag = element.tag[1:].split("}")
        assert namespace == "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
    drawn = [int(number.text) for number in root.iter("selection_number")]
    items, idents = [], set()
    for item in root.iter("item"):
        assert item.get("ident") not in idents
        idents.add(item.get("ident"))
        assert [child.tag for child in item][:3] == ["itemmetadata", "presentation", "resprocessing"]
        fields = {text(field, "fieldlabel"): text(field, "fieldentry") for field in item.iter("qtimetadatafield")}
        kind = kinds[fields["question_type"]]
        gaps = html(text(item, "presentation/material/mattext")).count("____")
        feedback = {each.get("ident"): html(text(each, "flow_mat/material/mattext")) for each in item.findall("itemfeedback")}
        choices = {label.get("ident"): text(label, "material/mattext") for label in item.iter("response_label") if kind == "choice"}
        responses = [each.get("ident") for each in item.find("presentation") if each.tag.startswith("response_")]
        answers, others = [], []
        for condition in item.iter("respcondition"):
            said = condition.find("displayfeedback").get("linkrefid")
            assert said in feedback
            if condition.find("conditionvar/other") is not None:
                assert condition.get("continue") == "Yes"
                others.append(said)
                continue
            (equal,) = condition.iter("varequal")
            assert [equal.get("respident")] == responses
            for bound in ("vargte", "varlte"):
                for found in condition.iter(bound):
                    assert float(found.text) == float(equal.text)
            score = condition.find("setvar")
            assert score is None or (score.get("varname"), score.text) == ("SCORE", "100")
            answers.append([choices.get(equal.text, equal.text), score is not None])
        assert others == ["general_fb", "general_incorrect_fb"][: 2 if kind == "text" else 1]
        assert len(feedback) == len(answers) + len(others)
        items.append({"name": item.get("title"), "kind": kind, "gaps": gaps, "answers": answers})
    return {"items": items, "drawn": drawn}


print(json.dumps({"moodle": moodle, "qti": qti}[sys.argv[1]](sys.stdin.buffer.read())))
