"""Logs for machines: one JSON object a line, without names or secrets."""

import json
import logging
import re
import sys
import traceback
from typing import TextIO

_SECRETS = (
    (re.compile(r"/(h|j|drop|c)/[^\s\"'?#]+", re.IGNORECASE), r"/\1/…"),
    (re.compile(r"postgres(?:ql)?://\S+"), "postgresql://…"),
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b"), "…"),
    (re.compile(r"(?<![\w.])[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*", re.IGNORECASE), "…"),
    (re.compile(r"[A-Za-z0-9_-]{24,}"), "…"),
)
"""Patterns of secrets in messages: tickets, codes, keys, passwords, addresses."""


class JsonLines(logging.Formatter):
    """Formatter of records as lines of JSON.

    For an error, only its kind and places are logged, never its message.
    """

    def __init__(self, worker: str) -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as a line of JSON, without its end."""
        said = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "worker": self._worker,
            "logger": record.name,
            "message": remove_secrets(record.getMessage()),
        }
        if record.exc_info and record.exc_info[0]:
            places = traceback.extract_tb(record.exc_info[2])
            said["error"] = record.exc_info[0].__name__
            said["at"] = [f"{_shorten_path(place.filename)}:{place.lineno} {place.name}" for place in places]
        return json.dumps(said, ensure_ascii=False)


def remove_secrets(message: str) -> str:
    """Remove secrets from a message."""
    message = message.partition("\nTraceback")[0]  # its last line would say what the error says
    for secret, instead in _SECRETS:
        message = secret.sub(instead, message)
    return message


def log_as_json(worker: str, out: TextIO = sys.stderr) -> None:
    """Write the log of this process as lines of JSON from now on."""
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines(worker))
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)


def _shorten_path(path: str) -> str:
    return "/".join(path.replace("\\", "/").split("/")[-3:])
