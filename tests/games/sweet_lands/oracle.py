"""Sweet Lands a second time, told from the rules by plain loops over plain data, slow and without cleverness.

``oracle_box`` reads prints, ``oracle_map`` hexes and edges, ``oracle_counts`` how much there is.
``oracle_places``, ``oracle_turn`` and ``oracle_legal`` tell who may do what; ``oracle_gains``,
``oracle_rounds``, ``oracle_follows`` and ``oracle_after`` what that changes; ``oracle_scores`` the end.
It shares types, moves and the names of prints with the game, and none of its rules.
"""

from tests.games.sweet_lands.oracle_after import after
from tests.games.sweet_lands.oracle_legal import legal_moves, waits
from tests.games.sweet_lands.oracle_scores import places, points

__all__ = ["after", "legal_moves", "places", "points", "waits"]
