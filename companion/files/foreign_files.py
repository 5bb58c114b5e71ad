"""Files of programs that games are not read from, known by how they begin, and what to save them as."""

import re
from typing import Literal

from companion.files.errors import FileError, Sentence

Foreign = Literal["excel", "opendocument", "numbers", "xml", "html", "pdf", "zip"]
"""A workbook of Excel, of LibreOffice or of Numbers, an XML file, a web page, a PDF, or any other archive."""

_LOOKED_AT = 4096
_SHEET = re.compile(rb"xl/|\[Content_Types\]\.xml")


def foreign_form(data: bytes) -> Foreign | None:
    """Recognise a form of file that games are not read from, or return None.

    Args:
        data: the file; only its beginning is looked at, and the end with an archive's list of files.
    """
    head = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:_LOOKED_AT]
    if head.startswith(b"PK\x03\x04"):
        return _recognise_archive(head + data[-_LOOKED_AT:])
    if head.startswith((b"\xd0\xcf\x11\xe0", b"\x09\x08")):
        return "excel"
    if head.startswith(b"%PDF-"):
        return "pdf"
    text = head.replace(b"\0", b"").removeprefix(b"\xff\xfe").removeprefix(b"\xfe\xff").lstrip().lower()
    if text.startswith((b"<!doctype html", b"<html", b"<table")):
        return "html"
    return "xml" if re.match(rb"<(\?xml|[a-z!])", text) else None


def check_form(data: bytes, name: str) -> None:
    """Refuse a file that games are not read from, and advise another form.

    Raises:
        FileError: the file is of such a form.
    """
    form = foreign_form(data)
    if form is not None:
        raise FileError(name, Sentence("plays-foreign", {"form": form}))


def _recognise_archive(signs: bytes) -> Foreign:
    if b"application/vnd.oasis.opendocument" in signs:
        return "opendocument"
    if b"Index/Document.iwa" in signs:
        return "numbers"
    return "excel" if _SHEET.search(signs) else "zip"
