"""Texts in three languages: which one somebody reads, and every sentence in it."""

from companion.locale.negotiation import LOCALES, negotiate
from companion.locale.texts import Param, Texts

__all__ = ["LOCALES", "Param", "Texts", "negotiate"]
