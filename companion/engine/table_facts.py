"""Facts that the table itself shows and people ask for by name, such as the seat with the start marker."""

from dataclasses import dataclass, field

from companion.engine.words import Params, no_params


@dataclass(frozen=True, slots=True)
class TableFact:
    """Fact that a table shows, asked for by name.

    Attributes:
        id: its name in ``data/asking.toml``.
        section: the rulebook section that tells of it.
        line: names its sentence.
        params: the params of the sentence.
        seat: the seat that it is about; None for a fact of the whole table.
        cells: the cells that show it, on the board of the seat.
        holds: True or False where it can be asked for by a yes or no, such as a pass; else None.
    """

    id: str
    section: str
    line: str
    params: Params = field(default_factory=no_params)
    seat: int | None = None
    cells: tuple[str, ...] = ()
    holds: bool | None = None
