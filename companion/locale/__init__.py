"""Texts in three languages: the negotiation of a reader's language, and every sentence in it."""

from companion.locale.negotiation import LOCALES, negotiate
from companion.locale.texts import Param, Texts

__all__ = ["LOCALES", "Param", "Texts", "negotiate"]
