"""Bytes of a TinyDB file: one JSON object with the checksum of its data, and the part a store can use."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

Tables = dict[str, dict[str, dict[str, Any]]]
"""Content of a TinyDB: table name, document number as text, document."""

Schema = Mapping[str, Any]
"""Content of a store: the type of the documents of each of its tables, by the name of the table."""

_NUMBER = re.compile(r"[1-9][0-9]{0,17}")
"""A document's number, as TinyDB counts them."""

_HEAD = b'{"checksum":"%08x","data":'
_HEAD_LENGTH = len(_HEAD % 0)


def seal_data(data: Mapping[str, Any]) -> bytes:
    """Encode a database as one JSON object that carries the checksum of its data.

    Args:
        data: TinyDB's data; its documents may be structs.

    Returns:
        ``{"checksum":"<crc32>","data":{...}}``.

    Raises:
        TypeError: Something in it has no JSON form.
    """
    body = msgspec.json.encode(data)
    return _HEAD % zlib.crc32(body) + body + b"}\n"


def unseal_data(blob: bytes) -> Tables:
    """Check the seal of ``seal_data``, and decode the database.

    Args:
        blob: A whole file.

    Returns:
        The database.

    Raises:
        ValueError: It differs from the written file.
    """
    return msgspec.json.decode(unseal_json(blob), type=Tables)


def unseal_json(blob: bytes) -> bytes:
    """Check the seal of ``seal_data``, and return the JSON of the database.

    Raises:
        ValueError: It differs from the written file.
    """
    body = blob[_HEAD_LENGTH:-2]
    if _HEAD % zlib.crc32(body) != blob[:_HEAD_LENGTH] or blob[-2:] != b"}\n":
        raise ValueError("checksum")
    return body


def usable_part(tables: Tables, schema: Schema) -> Tables:
    """Select the part of a database that a store can use.

    Args:
        tables: A database from a file that is sound as such.
        schema: The types of the store's tables.

    Returns:
        The documents that have a number and are of their table's type; an equal database if all of them are.
    """
    return {
        name: {
            number: document
            for number, document in documents.items()
            if _NUMBER.fullmatch(number) and _fits_type(document, schema[name])
        }
        for name, documents in tables.items()
        if name in schema
    }


def _fits_type(document: dict[str, Any], expected: Any) -> bool:
    try:
        msgspec.convert(document, expected, str_keys=True)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True
