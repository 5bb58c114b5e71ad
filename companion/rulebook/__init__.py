"""The rules in our own words: sections with stable ids in three languages, and a search that finds them."""

from companion.rulebook.book import Rulebook, RulebookError, Section, load, parse
from companion.rulebook.search import Hit, Index

__all__ = ["Hit", "Index", "Rulebook", "RulebookError", "Section", "load", "parse"]
