"""A table's record as a file: every entry as it was written, even where its game rejects it."""

from datetime import datetime
from typing import Any

import flet as ft

from companion.engine.record import Codec, Record
from companion.games import GAMES


async def save_record(record: Record[Any, Any, Any]) -> None:
    """Hand a record to the browser as a file."""
    header = record.header
    day = datetime.fromtimestamp(header.created / 1000).strftime("%Y-%m-%d")
    name = f"{header.game.replace('_', '-')}-{day}-{header.id[:4]}.json"
    data = Codec(GAMES[header.game]).encode_record(record)
    await ft.FilePicker().save_file(file_name=name, src_bytes=data)
