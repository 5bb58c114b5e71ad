"""What the table itself shows and people ask for by name, such as who has the start marker."""

from dataclasses import dataclass, field

from companion.engine.words import Params, no_params


@dataclass(frozen=True, slots=True)
class TableFact:
    """Something that a table shows, asked for by name.

    Attributes:
        id: names it, as ``data/asking.toml`` knows it.
        section: the rulebook section that tells of it.
        line: names its sentence.
        params: what the sentence needs.
    """

    id: str
    section: str
    line: str
    params: Params = field(default_factory=no_params)
