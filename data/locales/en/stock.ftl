# Sentences that every game may leave to the app: said where a game has none of its own under that id.

stock-phase-scoring = Scoring
stock-headline-scoring = Final score
stock-task-finished = The game is over. Add it up!

stock-violation-phase = Not now: the current phase is { $phase }.
stock-violation-turn = It is { $seat }’s turn.
stock-rule-turn = whose turn it is

stock-violation-two_squares = It covers two squares side by side.
stock-violation-shape = It does not lie so: these squares have not the form of the piece.
stock-violation-covered = Something lies there already.
stock-violation-fits = It would not fit into { $columns } columns and { $rows } rows any more.
stock-rule-fits = how far it may spread

stock-repair-turned = Turn it: it may lie on { OR($places) }.

stock-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: nothing parts them.

stock-notation-seat = Nobody is called { $found } here. Expected: { OR($names, most: 8) }.
stock-notation-blank = Row { $row } is blank; an empty row is written with dots.
stock-notation-size = Too large: at most { $most } rows and columns were expected.
stock-notation-no_middle = There is no { $middle }. Exactly one was expected.
stock-notation-middles = Row { $row } has a second { $middle }. Exactly one was expected.
stock-notation-far = The { $found } in row { $row } is too far from the { $middle }.
stock-notation-token = “{ $found }” is nothing that can lie there. Expected: { $tokens }
