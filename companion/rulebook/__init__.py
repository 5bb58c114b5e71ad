"""Rules in our own words: sections with stable ids in three languages, and answers from them."""

from companion.rulebook.answers import Answer, Finding, ask
from companion.rulebook.book import Rulebook, RulebookError, Section, load, parse
from companion.rulebook.spans import Span

__all__ = ["Answer", "Finding", "Rulebook", "RulebookError", "Section", "Span", "ask", "load", "parse"]
