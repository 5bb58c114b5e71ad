"""Files of programs that games are not read from are answered with what to save them as."""

import io
import zipfile
from typing import get_args

import pytest

from companion.commands.languages import texts_of
from companion.files.errors import FileError
from companion.files.foreign_files import Foreign
from companion.files.play_files import open_plays
from companion.locale.negotiation import LOCALES


def archive(**files: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as zipped:
        for name, data in files.items():
            zipped.writestr(name.replace("__", "/"), data)
    return made.getvalue()


ODS = archive(mimetype=b"application/vnd.oasis.opendocument.spreadsheet", content=b"<x/>")
FILES = [
    (archive(**{"[Content_Types].xml": b"<x/>", "xl__workbook.xml": b"<x/>"}), "excel"),
    (archive(**{"xl__workbook.xml": b"<x/>" * 5000}), "excel"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "excel"),
    (ODS, "opendocument"),
    (archive(**{"Index__Document.iwa": b"x"}), "numbers"),
    (archive(**{"games.csv": b"Date,Game\n"}), "zip"),
    (b'<?xml version="1.0"?><plays><play id="1"/></plays>', "xml"),
    (b"\xef\xbb\xbf  <plays><play/></plays>", "xml"),
    ('<?xml version="1.0"?><a/>'.encode("utf-16"), "xml"),
    (b"<!DOCTYPE html><html><table></table></html>", "html"),
    (b"%PDF-1.7\n%\xe2\xe3", "pdf"),
]


@pytest.mark.parametrize(("data", "form"), FILES)
def test_a_file_of_another_program_is_answered_with_what_to_save_it_as(data: bytes, form: str) -> None:
    with pytest.raises(FileError) as refused:
        open_plays(data, "games.csv")
    assert (refused.value.sentence.id, refused.value.sentence.params) == ("plays-foreign", {"form": form})
    sentences = {refused.value.sentence.text(texts_of(locale)) for locale in LOCALES}
    assert len(sentences) == len(LOCALES)
    assert all("CSV" in sentence for sentence in sentences)


def test_every_form_is_tried() -> None:
    assert {form for _, form in FILES} == set(get_args(Foreign))
