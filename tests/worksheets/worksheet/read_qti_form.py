"""Holds a quiz in QTI 1.2 to the form that text2qti gives one, which Canvas is known to import.

Takes the folder with text2qti, and the quiz on standard input. Prints, as JSON, what stands in the quiz and in none of
text2qti's: the paths of elements, and their attributes with what they say.
"""

import io
import json
import sys
import zipfile
from xml.etree import ElementTree

# A question of each kind with all the feedback it may have, alone and in a group of which one is drawn.
QUESTIONS = """
1.  A text?
... always
+   right
-   otherwise
*   6

2.  A choice?
... always
a)  yes
... not so
*b)  no
... so

3.  A number?
... always
+   right
=   6

4.  A reason?
... always
____
"""
QUIZ = f"""Quiz title: Nim
{QUESTIONS}
GROUP
pick: 1
points per question: 1
{QUESTIONS.replace("?", " once more?")}
END_GROUP
"""
# Attributes that name something of this quiz.
NAMES = {"href", "ident", "identifier", "identifierref", "linkrefid", "respident", "title"}


def form(data):
    """The paths of all elements, each attribute with its value, and what the fields are called."""
    archive = zipfile.ZipFile(io.BytesIO(data))
    found = set()

    def walk(element, above):
        path = f"{above}/{element.tag.rpartition('}')[2]}"
        found.add(path)
        for name, value in element.attrib.items():
            name = name.rpartition("}")[2]
            found.add(f"{path} {name}" if name in NAMES else f"{path} {name}={value}")
        if path.endswith("/fieldlabel"):
            found.add(f"{path}: {element.text}")
        for child in element:
            walk(child, path)

    manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))
    walk(manifest, "")
    for resource in manifest.iter():
        if resource.get("type") == "imsqti_xmlv1p2":
            walk(ElementTree.fromstring(archive.read(resource[0].get("href"))), "")
    return found


sys.path.insert(0, sys.argv[1])
from text2qti.config import Config  # noqa: E402
from text2qti.qti import QTI  # noqa: E402
from text2qti.quiz import Quiz  # noqa: E402

theirs = io.BytesIO()
QTI(Quiz(QUIZ, config=Config())).write(theirs)
print(json.dumps(sorted(form(sys.stdin.buffer.read()) - form(theirs.getvalue()))))
