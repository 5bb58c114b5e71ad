# The sheet of Roll Into Town: its map, its numbers, what is painted by hand, and what is kept of it.
# Squares ($cell) are letters and numbers such as c3. What a square shows ($token, $what, $ground, $top) is a name.

roll_into_town-sheet-square = { $cell }, { $token }
roll_into_town-sheet-square-says = { $square }, { $does }
roll_into_town-sheet-sides-river = { $what } between { AND($sides, most: 4) }
roll_into_town-sheet-sides-coast = { $what } with water to the { AND($sides, most: 4) }
roll_into_town-sheet-on-top = { $top } on { $ground }
roll_into_town-sheet-map-of = { $name }’s map
roll_into_town-sheet-whole-map = Show the whole map

roll_into_town-sheet-goods = { $what }: { $n } of { $most }
roll_into_town-sheet-uses-town_hall = Town Hall used: { $n } of { $most }
roll_into_town-sheet-uses-fountain = Fountain used: { $n } of { $most }
roll_into_town-sheet-no-fountain = No Fountain yet

## The whole table

roll_into_town-sheet-dice-title = Dice of this round
roll_into_town-sheet-dice = Dice of this round: { AND($dice, most: 9) }

## Painting by hand

roll_into_town-sheet-paint-map = Map
roll_into_town-sheet-paint-rest = Round and phases
roll_into_town-sheet-paint-rest-hint = Nothing else follows from a change here: nothing is gathered, nothing grows.
roll_into_town-sheet-group-land = Land
roll_into_town-sheet-group-river = River
roll_into_town-sheet-group-coast = Coast
roll_into_town-sheet-group-built = Town
roll_into_town-sheet-group-on-top = On top
roll_into_town-sheet-rubber = Eraser
roll_into_town-sheet-cannot-stand = The { $top } cannot stand on that square.
roll_into_town-sheet-round-is = Round { $n } of { $rounds }
roll_into_town-sheet-dice-hint = Tap a die to turn it:
roll_into_town-sheet-die = Die showing { $face }

## What is kept

roll_into_town-sheet-save-picture = Save as picture
roll_into_town-sheet-save-paper = Print
roll_into_town-sheet-save-papers = Print everybody’s sheets
roll_into_town-sheet-paper-final = { $game } · { AND($names, most: 8) } · { $date } · final score
roll_into_town-sheet-paper-now = { $game } · { AND($names, most: 8) } · { $date } · round { $round } of { $rounds }
