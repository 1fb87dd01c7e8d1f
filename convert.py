#!/usr/bin/env python3
"""Turns text![a, "b", c] and positional say!("… {} …", x) into say!("… {name} …", name = expr). Run from the worktree's root,
with the files to convert, or without for all of src; then cargo fmt. What is converted already stays as it is."""
import re, sys, glob, os
KEYWORDS = set("as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while async await box try yield abstract final".split())
WIDTH = 100

def skip(s, i):
    """The place behind the token at i, which may be a string, a character, a comment or one sign."""
    c = s[i]
    if s.startswith("//", i):
        j = s.find("\n", i)
        return len(s) if j < 0 else j
    if s.startswith("/*", i):
        return s.index("*/", i) + 2
    m = re.compile(r'b?r(#*)"').match(s, i)
    if m and (i == 0 or not (s[i-1].isalnum() or s[i-1] == "_")):
        return s.index('"' + m[1], m.end()) + 1 + len(m[1])
    if c == '"':
        j = i + 1
        while s[j] != '"':
            j += 2 if s[j] == "\\" else 1
        return j + 1
    if c == "'":
        m = re.compile(r"'(\\u\{[0-9a-fA-F_]+\}|\\x..|\\.|[^\\'])'", re.S).match(s, i)
        return m.end() if m else i + 1
    return i + 1

def closing(s, i):
    """The place of the bracket that closes the one at i."""
    depth = 0
    while True:
        if s[i] in "([{": depth += 1
        elif s[i] in ")]}":
            depth -= 1
            if depth == 0: return i
        i = skip(s, i)

def split(s):
    """The parts of a list, at its commas."""
    parts, start, i, depth = [], 0, 0, 0
    while i < len(s):
        if s[i] in "([{": depth += 1
        elif s[i] in ")]}": depth -= 1
        elif s[i] == "," and depth == 0:
            parts.append(s[start:i]); start = i + 1
        i = skip(s, i)
    parts.append(s[start:])
    return [p.strip() for p in parts if p.strip()]

def is_literal(p):
    return p.startswith('"') and skip(p, 0) == len(p)

def content(p):
    """What stands in a string literal, without its breaks."""
    return re.sub(r"\\\n\s*", "", p[1:-1])

def braced(text):
    """Literal braces written twice; those of \\u{a0} stay."""
    return re.sub(r"(\\u\{[0-9a-fA-F_]+\})|([{}])", lambda m: m[1] or m[2] * 2, text)

def slug(text, most=3):
    text = re.sub(r"\\u\{[0-9a-fA-F_]+\}", " ", text)
    words = re.findall(r"[A-Za-z]+", text.lower())
    small = {"the", "a", "an", "of", "is", "are", "it", "to", "and", "in", "on", "at", "that", "this"}
    long = [w for w in words if w not in small] or words
    return "_".join(long[:most])

def plural(noun):
    if noun.endswith("y") and noun[-2:-1] not in "aeou": return noun[:-1] + "ies"
    return noun + "s"

NAMES = {"row_name": None, "numeral": None, "listed": None, "joined": None, "grouped": None, "listed_with_rest": None,
         "column": "column", "of_place": "place", "place_name": "place", "one_of": "group", "heap_of": "heap", "name_of": "game",
         "taking": "taking", "taking_noun": "taking", "board_in_brief": "board", "in_brief": "board", "brief": "board",
         "number": None, "shown": None, "quoted": None, "shortened": None, "cut": None, "laid_out": None, "plural": "noun", "named": None,
         "taking_at_once": "taking", "taking_at_once_noun": "taking", "what_decides": "why", "as_subject": "player", "in_sentence": "player",
         "as_typed": "answer", "letter_of": "letter", "column_name": "column", "right_answer": "answer", "named_rows": "rows", "named_sizes": "sizes",
         "written": "written", "under": "rule", "rows_of_one": "ones", "heaps_left": "left", "xor_equation": "equation", "left_out": "rows",
         "in_one_line": "line", "letter": None, "code": None, "strong": None, "good": None, "bad": None, "term": None, "Some": None,
         "digit_list": "digits", "in_a_cell": "left", "exception": "error", "signature": "function"}

def name_of(e):
    e = e.strip()
    while True:
        before = e
        e = re.sub(r"^[*&]+", "", e).strip()
        e = re.sub(r"(\.(to_string|clone|capitalised|to_owned|into|iter|copied|unwrap_or_default|to_lowercase|emphasised|sentence|words|plain|to_vec|len|as_str)\(\)|\?|\.in_role\([^()]*\))$", "", e).strip()
        if e == before: break
    if is_literal(e): return slug(content(e)) or "words"
    m = re.match(r"^(\d[\d_]*)(_?[ui]\d+|_?usize)?$", e)
    if m:
        return {"0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "6": "six", "7": "seven"}.get(m[1].strip("_"), "number")
    if re.fullmatch(r"[A-Za-z_]\w*", e): return e.lower()
    m = re.fullmatch(r"[\w.:]*\.(\w+)", e)
    if m: return name_of(e.rsplit(".", 1)[0]) if m[1].isdigit() else m[1]
    # a call at the end
    if e.endswith(")"):
        i, last = 0, None
        while i < len(e):
            if e[i] == "(":
                j = closing(e, i)
                if j == len(e) - 1: last = i; break
                i = j + 1
            elif e[i] in "[{": i = closing(e, i) + 1
            else: i = skip(e, i)
        if last is not None:
            head, args = e[:last].strip(), split(e[last+1:-1])
            if head.endswith("!"): return "words"
            f = re.split(r"::|\.", head)[-1].strip()
            f = re.sub(r"<.*", "", f)
            if not f: return "words"
            if f == "from" and args: return name_of(args[0])
            if f == "counted" and len(args) > 1:
                return plural(slug(content(args[1]).split()[-1])) if is_literal(args[1]) else plural(name_of(args[1]))
            if f == "one_or_more" and len(args) > 2 and is_literal(args[1]): return slug(content(args[1])) or f
            if f in ("map", "chain", "unwrap_or", "unwrap_or_else", "filter", "take", "replace", "map_or") and "." in head:
                return name_of(head.rsplit(".", 1)[0])
            if f in NAMES:
                if NAMES[f]: return NAMES[f]
                if args: return name_of(args[0])
            return f
    m = re.match(r"^(if|match)\b", e)
    if m:
        lits = [slug(content(x)) for x in re.findall(r'"(?:[^"\\]|\\.)*"', e)]
        lits = [x for x in lits if x]
        return lits[0] if lits else "words"
    m = re.match(r"^(.*?)\[", e)
    if m and e.endswith("]"): return name_of(m[1]) if m[1].strip() else "words"
    m = re.match(r"^(.+?) [-+/*] (.+)$", e)
    if m:
        op = {"-": "less", "+": "more", "/": "by", "*": "times"}[re.search(r" ([-+/*]) ", e)[1]]
        return f"{name_of(m[1])}_{op}_{name_of(m[2])}"
    w = re.findall(r"[a-z_]\w*", e)
    return w[0] if w else "words"

warnings = []

class Sentence:
    def __init__(self):
        self.text, self.args, self.inline = "", [], set()
    def literal(self, t): self.text += t
    def hole(self, e):
        simple = re.fullmatch(r"[*&]?([A-Za-z_]\w*)(?:\.clone\(\))?", e)
        if simple and simple[1] not in KEYWORDS:
            self.inline.add(simple[1])
            self.text += "{" + simple[1] + "}"
        else:
            self.args.append(e)
            self.text += "\0%d\0" % (len(self.args) - 1)
    def finished(self):
        names, given = {}, {}
        for k, e in enumerate(self.args):
            if e in given and "next()" not in e:
                names[k] = given[e]; continue
            base = name_of(e)
            base = re.sub(r"^[\d_]+", "", re.sub(r"\W", "_", base)) or "words"
            if base in KEYWORDS: base = "the_" + base
            taken = set(names.values()) | self.inline
            name = base
            if name in taken:
                inner = re.findall(r"\(\s*[*&]*([a-z]\w*)", e)
                for other in [f"{base}_of_{inner[-1]}"] if inner else []:
                    if other not in taken: name = other; break
                n = 2
                while name in taken:
                    name = f"{base}_{n}"; n += 1
            names[k] = given[e] = name
        text = re.sub("\0(\\d+)\0", lambda m: "{" + names[int(m[1])] + "}", self.text)
        seen, args = set(), []
        for k, e in enumerate(self.args):
            if names[k] not in seen:
                seen.add(names[k]); args.append((names[k], e))
        return text, args

def layout(text, args, before):
    """As it stands in the source; `before` is what stands before it on its line."""
    flat = 'say!("%s"%s)' % (text, "".join(f", {n} = {e}" for n, e in args))
    if len(before) + len(flat) + 1 <= WIDTH and "\n" not in flat: return flat
    indent = len(before) - len(before.lstrip()) + 4
    pad = " " * indent
    if not args: return flat
    out = "say!(\n" + pad + '"' + text + '"'
    if indent + len(text) + 3 <= WIDTH:
        for n, e in args: out += ",\n" + pad + f"{n} = {e}"
    else:
        # A sentence is one line, however long, so that it can be searched for; rustfmt leaves it and what fills it alone.
        line = ""
        for n, e in args:
            arg = f"{n} = {e}"
            if not line: out += ",\n" + pad; line = pad + arg
            elif "\n" in arg or "\n" in line or len(line) + len(arg) + 3 > WIDTH: out += ",\n" + pad; line = pad + arg
            else: out += ", "; line += ", " + arg
            out += arg
    return out + "\n" + " " * (indent - 4) + ")"

def pieces(s, parts, where):
    for p in parts:
        if is_literal(p):
            t = content(p)
            if "`" in t: warnings.append(f"{where}: a backtick in {p}")
            s.literal(braced(t)); continue
        m = re.match(r"text!\[", p)
        if m and closing(p, m.end() - 1) == len(p) - 1:
            pieces(s, split(p[m.end():-1]), where); continue
        m = re.match(r"code\(", p)
        if m and closing(p, m.end() - 1) == len(p) - 1:
            inner = p[m.end():-1].strip().rstrip(",")
            if is_literal(inner) and "`" not in inner:
                s.literal("`" + braced(content(inner)) + "`"); continue
            simple = re.fullmatch(r"&?([a-z_]\w*)(\.to_owned\(\)|\.clone\(\)|\.to_string\(\))?", inner)
            if simple and simple[1] not in KEYWORDS:
                s.literal("`"); s.hole(simple[1]); s.literal("`"); continue
        s.hole(p)

def convert(src, where):
    out, i = "", 0
    begin = re.compile(r"(?<![\w:$])(text!\[|say!\()")
    while i < len(src):
        m = begin.match(src, i)
        if not m:
            j = skip(src, i)
            out += src[i:j]; i = j; continue
        end = closing(src, m.end() - 1)
        inside = src[m.end():end]
        parts = split(re.sub(r"(?m)^\s*//.*\n", "", inside) if "\n" in inside and "//" in inside else inside)
        s = Sentence()
        if m[1] == "text![":
            flat = []
            if not parts:
                out += "Text::default()"; i = end + 1; continue
            pieces(s, parts, where)
        else:
            if len(parts) == 1 and not is_literal(parts[0]) and not parts[0].startswith("$"):
                out += "with_code(" + convert(inside, where) + ")"; i = end + 1; continue
            if parts and is_literal(parts[0]) and "\\\n" in parts[0]:
                named = [re.match(r"(\w+) = ", p) for p in parts[1:]]
                if all(named):
                    args = [(m[1], convert(p[m.end():], where)) for m, p in zip(named, parts[1:])]
                    out += layout(content(parts[0]), args, out[out.rfind("\n") + 1:]); i = end + 1; continue
            if not parts or not is_literal(parts[0]) or "{}" not in parts[0]:
                out += m[1] + convert(inside, where) + ")"; i = end + 1; continue
            values = parts[1:]
            text = content(parts[0])
            k = 0
            bits = re.split(r"(\{\})", text)
            for bit in bits:
                if bit == "{}":
                    s.hole(values[k]); k += 1
                else: s.literal(braced(bit))
        text, args = s.finished()
        # what fills the holes may have sentences of its own
        args = [(n, convert(e, where)) for n, e in args]
        before = out[out.rfind("\n") + 1:]
        out += layout(text, args, before)
        i = end + 1
    return out

def chosen_before(src):
    """A sentence that is let before it is said goes where it is said."""
    for m in re.finditer(r'(?<![\w:$])say!\((\w+)(?=[,)])', src):
        name = m[1]
        let = None
        for let in re.finditer(r'[ \t]*let ' + name + r'\s*=\s*("(?:[^"\\]|\\.)*");\n', src[:m.start()]): pass
        if let and src[let.end():].count(name, 0, m.end() - let.end()) == 1 and src[let.end():m.start()].count("\n") < 40:
            return chosen_before(src[:let.start()] + src[let.end():m.start(1)] + let[1] + src[m.end(1):])
    return src

def imports(src):
    if not re.search(r"(?<![\w:$])(text!\[|say!\()", src): return src
    def of_list(m):
        names = [n.strip() for n in re.split(r",(?![^{]*\})", m[2]) if n.strip()]
        if "text" not in names: return m[0]
        names = [n for n in names if n != "text"] + ([] if "say" in names else ["say"])
        return m[1] + "{" + ", ".join(names) + "};"
    src = re.sub(r"(use [\w:]*\btext::)\{([^;]*?)\};", of_list, src)
    src = re.sub(r"(use [\w:]*\btext::)text;", r"\1say;", src)
    # say! came from another file
    m = re.search(r"[ \t]*use ([\w:]*?)\bsay::say;\n", src)
    if m:
        indent = re.match(r"\s*", m[0])[0]
        path = m[1] if m[1].endswith("text::") else m[1] + "text::"
        src = src.replace(m[0], "", 1) if False else src
        other = re.search(r"use " + re.escape(path) + r"(\{[^;]*?\}|\w+);", src)
        if other:
            names = other[1].strip("{}").strip().rstrip(",")
            new = names if re.search(r"\bsay\b", names) else names + ", say"
            src = src.replace(other[0], "use " + path + "{" + new + "};", 1).replace(m[0], "", 1)
        else:
            src = src.replace(m[0], f"{indent}use {path}say;\n", 1)
    return src

def needed(src):
    """The import of the room `text` has with_code where it is called, and nothing that is not."""
    def of_list(m):
        names = [n.strip() for n in re.split(r",(?![^{]*\})", m[2].strip("{}")) if n.strip()]
        rest = re.sub(r"//.*", "", src.replace(m[0], ""))
        if "say" in names and re.search(r"\bwith_code\(", rest) and "with_code" not in names: names.append("with_code")
        def used(n): return n not in ("code", "strong", "good", "bad", "term", "say", "Text") or re.search(r"\b" + n + (r"\(|\b" + n + r"\)|\(" + n + r"\b" if n in ("code", "strong", "good", "bad", "term") else "!" if n == "say" else r"\b"), rest)
        names = [n for n in names if used(n)]
        if not names: return ""
        return m[1] + ("{" + ", ".join(names) + "}" if len(names) > 1 else names[0]) + ";"
    return re.sub(r"(use (?:super::|crate::document::)[\w:]*?text::)(\{[^;]*?\}|\w+);", of_list, src)

def main():
    files = sys.argv[1:] or sorted(glob.glob("src/**/*.rs", recursive=True))
    for p in files:
        if p.endswith("document/text/say.rs") or p.endswith("document/text/mod.rs"): continue
        src = open(p, encoding="utf-8").read()
        new = convert(imports(chosen_before(src)), p)
        new = needed(new)
        if new != src:
            open(p, "w", encoding="utf-8").write(new)
    for w in warnings: print(w)

main()
