"""Specimens of areas, pieces, boards of cells, words and scores: every field once, on a line of its own."""

from companion.engine.area import Area, CommonRow, CommonThing, ThingLook
from companion.engine.lines import line_of, seat_line
from companion.engine.scoresheet import ScoreLine, Scoresheet, Standing, Tiebreak, rank_seats
from companion.engine.words import Phrase, Who, Word, amount_phrase
from companion.geometry.floating import Frame
from companion.geometry.placements import cells_in, placement_name
from companion.geometry.square import Grid
from companion.kit.laying import DOMINO, Laying, list_ways
from dominoes.position import GRID, Court, Lay, Table
from fruit.position import Take

LOOK = ThingLook(
    colour="#E9BE3B",
    sign="♛♛",
    icon="CASTLE",
)

AREA = Area(
    board=Grid(5, 5),
    things={"c3": ("well",), "a1": ("red", "lantern")},
    pieces=(("a1", "b1"),),
    looks={"red": ThingLook("#B5382A", "R"), "lantern": ThingLook(sign="*")},
    seen=Grid(5, 5).mask("a1", "b1", "c3"),
    ghost=lambda target: dict(zip(cells_in(target), ("red", "blue"), strict=False)),
)

THING = CommonThing(
    thing="plum",
    seat=1,
    faces=("plum",),
)

ROW = CommonRow(
    id="row",
    things=(CommonThing("plum", faces=("plum",), count=2), CommonThing("pear", seat=1, faces=("pear",))),
    looks={"plum": ThingLook("#5B3F8C", "U"), "pear": ThingLook("#6E8B2F", "P")},
)

laying: Laying[Table] = Laying(
    move=Lay,
    board=lambda table: GRID,
    taken=lambda table, seat: table.courts[seat].mask,
    section="lay",
    piece=DOMINO,
    size="",
    flips=False,
    alike=True,
)
table = Table((Court(), Court()))
move = Lay("a1", "b1")
LISTED = list_ways(DOMINO, GRID, flips=False, alike=True)
WAYS = laying.targets(table)
EVERY = laying.candidates(table, 0)
SQUARES = laying.squares(move)
LIES = laying.lies(table, move)
COVERED = laying.covers(table, move)
BOARD = laying.grid(table)
RULES = laying.rules
JOINS = laying.touch_rule("joins", lambda table, seat: [GRID.full, table.courts[seat].mask])
DRY = laying.face_rule("dry", lambda table, seat: [GRID.mask("c3"), 0])
REPAIRS = laying.repairs(table, move, lambda other: True)

frame = Frame(
    columns=5,
    rows=5,
)
taken = frame.middle
CANVAS = frame.canvas
SPAN = frame.span(taken)
FITS = frame.fits(taken)
REACH = frame.reach(taken)

grid = Grid(
    columns=5,
    rows=5,
)
mask = grid.mask("a1", "b1")
NAMES = grid.names_of(mask)
COUNT = grid.cells
ALL = grid.full
CELLS = grid.names
NUMBERS = grid.index["b1"]
ONE_BIT = grid.bits[1]
BESIDE = grid.orthogonal(mask)
CORNERS = grid.diagonal(mask)
RING = grid.halo(mask)
STEP = grid.toward(mask, "e")
TOGETHER = grid.region(grid.mask("a1"), mask)
REGIONS = grid.regions(mask)
RECTANGLE = grid.rectangle(0, 1, 0, 4)
EXTENT = grid.span(mask)
AWAY = grid.distance(grid.index["a1"], grid.index["c2"])
DRAWN = list(grid.lines(mask))
NAME = placement_name(("a1", "b1"))
TWO = cells_in("a1+b1")

WORD = Word(
    id="kind-plum",
)
WHO = Who(
    seat=1,
)
PHRASE = Phrase(
    id="domino",
    params=(("number", 17), ("left", Word("land-wheat"))),
)
CARDS = amount_phrase("card", 2)
LINE = line_of(Take("plum"), 0, left=3)
SEAT_LINE = seat_line("blank", 1, missing=2)

SCORE_LINE = ScoreLine(
    category="coins",
    points=4,
    rule="score",
    params={"coins": 4},
    cells=("a1", "b1"),
    sentence="coins_none",
    counted=Word("kind-plum"),
)
TIEBREAK = Tiebreak(
    id="cards",
    lowest=True,
    name="",
)
SHEET = rank_seats(
    final=True,
    categories=("coins",),
    lines=[(SCORE_LINE,), ()],
    figures=[(3,), (5,)],
    tiebreaks=(TIEBREAK,),
    out=[False, False],
    lowest=False,
)
STANDING = Standing(
    seat=0,
    rank=1,
    lines=(SCORE_LINE,),
    figures=(3,),
    out=False,
    known=None,
)
scoresheet = Scoresheet(
    final=True,
    categories=("coins",),
    standings=(STANDING,),
    tiebreaks=(TIEBREAK,),
    lowest=False,
    counted=True,
)
FIRST = scoresheet.ranking[0]
AHEAD = scoresheet.winners
