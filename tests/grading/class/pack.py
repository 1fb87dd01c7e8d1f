"""Packs what stands on standard input as JSON, `{"in/a.zip":[["lab.py","text"],...]}`.

What a name begins with says how: `link:` as a symbolic link, `zip:` as a zip file that holds `lab.py`, `big:` as this many
megabytes of zeros.
"""
import io, json, os, stat, sys, zipfile
for path, files in json.load(sys.stdin).items():
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for number, (name, text) in enumerate(files):
            how, _, rest = name.partition(":")
            info = zipfile.ZipInfo(rest if how in ("link", "zip", "big") else name, (2026, 11, 24, 12, number, 0))
            info.compress_type = zipfile.ZIP_STORED if number % 2 else zipfile.ZIP_DEFLATED
            data = text.encode()
            if how == "link":
                info.create_system, info.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
            if how == "zip":
                inner = io.BytesIO()
                with zipfile.ZipFile(inner, "w") as nested:
                    nested.writestr("lab.py", text)
                data = inner.getvalue()
            if how == "big":
                info.compress_type, data = zipfile.ZIP_DEFLATED, bytes(1000000 * int(text))
            packed.writestr(info, data)
