"""Reads a quiz as a learning platform does, with the standard library alone, and prints what it found as JSON.

`moodle`: the fields that Moodle's importer reads (question/format/xml/format.php). `qti`: QTI 1.2 in a zip file as Canvas lays
it out: manifest, items, the conditions under which an answer scores, and the feedback that they link to. `gift`: the signs of GIFT.
"""

import io
import json
import re
import sys
import zipfile
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
    kinds = {"multichoice": "choice", "numerical": "number", "shortanswer": "text", "essay": "essay"}
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
        elif kind == "numerical":
            assert text(question, "unitgradingtype") == "0" and text(question, "showunits") == "3"
        else:
            html(text(question, "graderinfo/text"))
            assert text(question, "responseformat") == "plain"
        gaps = said[0].count("____")
        items.append({"name": text(question, "name/text"), "kind": kinds[kind], "gaps": gaps, "answers": answers})
        words.append(words_of(*said))
    return {"items": items, "categories": categories, "words": words}


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
    items, idents, words = [], set(), []
    for item in root.iter("item"):
        assert item.get("ident") not in idents
        idents.add(item.get("ident"))
        assert [child.tag for child in item][:3] == ["itemmetadata", "presentation", "resprocessing"]
        fields = {text(field, "fieldlabel"): text(field, "fieldentry") for field in item.iter("qtimetadatafield")}
        kind = kinds[fields["question_type"]]
        question = html(text(item, "presentation/material/mattext"))
        feedback = {each.get("ident"): html(text(each, "flow_mat/material/mattext")) for each in item.findall("itemfeedback")}
        choices = {label.get("ident"): text(label, "material/mattext") for label in item.iter("response_label") if kind == "choice"}
        responses = [each.get("ident") for each in item.find("presentation") if each.tag.startswith("response_")]
        answers, others, to_answers = [], [], []
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
            to_answers.append(feedback[said])
        assert others == ["general_fb", "general_incorrect_fb"][: 2 if kind == "text" else 1]
        assert len(feedback) == len(answers) + len(others)
        gaps = question.count("____")
        items.append({"name": item.get("title"), "kind": kind, "gaps": gaps, "answers": answers})
        otherwise = [feedback[other] for other in others[1:]]
        words.append(words_of(question, feedback["general_fb"], *to_answers, *otherwise))
    return {"items": items, "drawn": drawn, "words": words}


SIGNS = "~=#{}:\\"
ANSWER = r"\n(?P<sign>[=~])(?:%(?P<percent>\d+)%)?(?P<text>[^~=#{}:\n]*)(?P<tolerance>:0)?#\[html\](?P<feedback>[^~=#{}:\n]*)"


def gift(data):
    # What stands behind a stroke is no sign, and is put out of the way of the signs.
    away = 0xE000
    hold = lambda text: re.sub(r"\\(.)", lambda sign: chr(away + SIGNS.index(sign[1])), text)
    away_with = {chr(away + at): sign for at, sign in enumerate(SIGNS)}
    plain = lambda text: "".join(away_with.get(character, character) for character in text)
    items, categories, words = [], [], []
    for block in data.decode().strip().split("\n\n"):
        if block.startswith("$CATEGORY: "):
            categories.append(block.removeprefix("$CATEGORY: "))
            continue
        parts = re.fullmatch(r"::([^:]*)::\[html\]([^~=#{}:\n]*) \{(#?)(.*)####\[html\]([^~=#{}:\n]*)\n\}", hold(block), re.DOTALL)
        assert parts, block
        name, question, number, listed, general = parts.groups()
        assert not re.sub(ANSWER, "", listed), listed
        answers, feedback, signs = [], [], set()
        for answer in re.finditer(ANSWER, listed):
            assert (answer["tolerance"] is None) == (not number)
            answers.append([plain(answer["text"]), answer["sign"] == "=" and answer["percent"] in (None, "100")])
            feedback.append(html(plain(answer["feedback"])))
            signs.add((answer["sign"], answer["percent"] is None))
        kind = "number" if number else "choice" if ("~", True) in signs else "text" if answers else "essay"
        assert len({weightless for _, weightless in signs}) < 2
        if kind == "text":
            assert answers.pop() == ["*", False], "what is said to any other answer"
        question = html(plain(question))
        items.append({"name": plain(name), "kind": kind, "gaps": question.count("____"), "answers": answers})
        words.append(words_of(question, html(plain(general)), *feedback))
    return {"items": items, "categories": categories, "words": words}


print(json.dumps({"moodle": moodle, "qti": qti, "gift": gift}[sys.argv[1]](sys.stdin.buffer.read())))
