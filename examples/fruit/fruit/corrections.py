"""What can be set to what lies on the table."""

from companion.engine.corrections import CorrectionKind, Corrections
from companion.kit.declared_corrections import count_things
from fruit.position import Market, SetCards, SetCoins

CORRECTIONS: Corrections[Market] = Corrections(
    (
        CorrectionKind(message=SetCoins, at="stalls[seat].coins"),
        count_things(SetCards, "stalls", "cards"),
    ),
    seats=lambda market: len(market.stalls),
)
