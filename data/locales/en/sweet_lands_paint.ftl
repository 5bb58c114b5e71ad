# Sweet Lands: what lies on the table, in words; correcting it; the whole table; what to lay out.

sweet_lands-paint-has = { $what }: { $n }

sweet_lands-paint-stock-gold = Gold
sweet_lands-paint-stock-wheat = Wheat
sweet_lands-paint-stock-wood = Wood
sweet_lands-paint-stock-iron = Iron
sweet_lands-paint-stock-diamonds = Diamonds
sweet_lands-paint-stock-hand = Cards in hand
sweet_lands-paint-stock-discs = Action discs
sweet_lands-paint-stock-points = Victory points
sweet_lands-paint-stock-city_points = City points
sweet_lands-paint-stock-industry_points = Industry points
sweet_lands-paint-stock-food = Food track
sweet_lands-paint-stock-wagon = Wagon
sweet_lands-paint-stock-locomotive = Locomotive

sweet_lands-paint-tile-down = terrain tile face down
sweet_lands-paint-tile-flipped = flipped tile
sweet_lands-paint-special-down = special tile face down
sweet_lands-paint-special-flipped = flipped special tile
sweet_lands-paint-fresh = just flipped
sweet_lands-paint-edge = edge between { $one } and { $other }
sweet_lands-paint-rim = outer edge of { $one }

## The whole table

sweet_lands-paint-of-seat = { $name }: { $what }
sweet_lands-paint-map-of = { $name }’s map
sweet_lands-paint-income = Income marker: { $what }
sweet_lands-paint-starts = Start marker
sweet_lands-paint-has-passed = Passed
sweet_lands-paint-helper-short = Helper { $n }
sweet_lands-paint-helper-place = Helper place
sweet_lands-paint-face-down = face down
sweet_lands-paint-automated = Automated: { $what }
sweet_lands-paint-times = Times { $what }
sweet_lands-paint-track = { $track ->
    [1] Orange, upper
    [2] Orange, lower
    [3] Green, upper
    [4] Green, lower
    [5] Gray, upper
   *[6] Gray, lower
  }
sweet_lands-paint-counts = { $track }: { $what }
sweet_lands-paint-prosperity = Prosperity tracks
sweet_lands-paint-first-at-end = { $name } was first at the end
sweet_lands-paint-areas = Action areas
sweet_lands-paint-group-basic = Basic
sweet_lands-paint-group-special = Special
sweet_lands-paint-group-advanced = Advanced
sweet_lands-paint-group-extra = Extra-action tiles
sweet_lands-paint-area-taken = Area { $area }: { AND($names, most: 3) }
sweet_lands-paint-area-free = Area { $area }: free
sweet_lands-paint-slot = Area { $area }, slot { $n }
sweet_lands-paint-nobody = nobody
sweet_lands-paint-milestones = Milestones
sweet_lands-paint-claimed = Claimed so far: { $n }
sweet_lands-paint-finals = Final tiles
sweet_lands-paint-no-finals = None entered yet.
sweet_lands-paint-final-tile = { $what }, the dummy has { $n }

## Correcting it, or copying it only to score it

sweet_lands-paint-mode-map = Map
sweet_lands-paint-mode-goods = Goods
sweet_lands-paint-mode-cards = Tracks
sweet_lands-paint-mode-table = Middle
sweet_lands-paint-map-counts = Count the pieces
sweet_lands-paint-map-drawn = Paint the map
sweet_lands-paint-painted-already = This map is painted. Wipe it clean if you would rather count.
sweet_lands-paint-print-map = Say how map { $side } is printed
sweet_lands-paint-brush-tile = terrain tile face down
sweet_lands-paint-brush-flipped = flipped tile
sweet_lands-paint-brush-special = special terrain tile
sweet_lands-paint-brush-clear = wipe clean
sweet_lands-paint-nothing-there = Nothing lies there.
sweet_lands-paint-no-tile-on-capital = No tile lies on the capital, only a property.
sweet_lands-paint-no-special-ground = A special tile only lies on special terrain.
sweet_lands-paint-built-on = A property stands on this tile. Take that away first.
sweet_lands-paint-rabbit-needs-home = A rabbit lives on a property.
sweet_lands-paint-less = { $what }: one less
sweet_lands-paint-more = { $what }: one more
sweet_lands-paint-no-further = { $what }: no further than that.
sweet_lands-paint-total = Total so far: { $n }
sweet_lands-paint-points = Points
sweet_lands-paint-goods = Goods
sweet_lands-paint-markers = Markers
sweet_lands-paint-also-scored = Automation and milestones
sweet_lands-paint-on-map = On the map
sweet_lands-paint-multipliers = What the prosperity markers stand on
sweet_lands-paint-spaces = Spaces of the prosperity markers
sweet_lands-paint-marks = Dessert marks played
sweet_lands-paint-cards = Automation, milestones, helper
sweet_lands-paint-skills = Skill tiles
sweet_lands-paint-add-skill = Skill tile
sweet_lands-paint-add-advanced = Advanced skill tile
sweet_lands-paint-which-skill = Which skill tile is it?
sweet_lands-paint-which-advanced = Which advanced skill tile is it?
sweet_lands-paint-flags = Status
sweet_lands-paint-ability-used = Ability used this round
sweet_lands-paint-character = Character
sweet_lands-paint-side = Map
sweet_lands-paint-turn = Round and turn
sweet_lands-paint-rounds = Round
sweet_lands-paint-round-is = Round { $n }
sweet_lands-paint-phases = Phase
sweet_lands-paint-whose-turn = Whose turn it is
sweet_lands-paint-start-marker = Who has the start marker
sweet_lands-paint-turn-of = { $name }’s turn
sweet_lands-paint-start-of = { $name } has the start marker
sweet_lands-paint-turn-hint = A change here takes all discs back, and nobody is owed anything any more.
sweet_lands-paint-ends = First at the end
sweet_lands-paint-advanced = Advanced skill tiles
sweet_lands-paint-add-milestone = Milestone
sweet_lands-paint-add-final = Final tile
sweet_lands-paint-which-milestone = Which milestone is it?
sweet_lands-paint-which-final = Which final tile is it?
sweet_lands-paint-tiles-hint = A tap takes one away.
sweet_lands-paint-own-milestones = Which milestones
sweet_lands-paint-own-milestone = One more
sweet_lands-paint-some-milestone = One that nobody named
sweet_lands-paint-automated-cards = Which cards are automated
sweet_lands-paint-passing-cards = Passing cards played
sweet_lands-paint-add-card = One more card
sweet_lands-paint-some-card = Any card
sweet_lands-paint-rabbit-places = Rabbit places that are empty
sweet_lands-paint-rabbit-place = Rabbit place { $n } is empty
sweet_lands-paint-claimed-so-far = Claimed so far, by anybody
sweet_lands-paint-ask-ports = What the score still rests on
sweet_lands-paint-all-read = Everything needed has been read.

## What to lay out

sweet_lands-paint-notes-middle = The table
sweet_lands-paint-notes-own = Everybody
sweet_lands-paint-notes-board = The main board in the middle; round marker on 1; roads, diamonds, action discs and cubes beside it.
sweet_lands-paint-notes-skills = Skill tiles to the right of it, by kind.
sweet_lands-paint-notes-skills-advanced = Skill tiles to the right of it, by kind; and advanced skill tiles, one more than you are.
sweet_lands-paint-notes-piles = Shuffle the citizen cards face down; terrain and special terrain tiles in piles, by kind.
sweet_lands-paint-notes-helper = Helper tiles: shuffle them by their backs, and draw as many as { $n ->
    [one] one player asks
   *[other] { $n } players ask
  } for.
sweet_lands-paint-notes-extra = The 4 extra-action tiles face down on their places.
sweet_lands-paint-notes-finals = 2 final tiles at random, face up.
sweet_lands-paint-notes-milestones = { $n } milestones at random, either side up. When the { $claimed ->
    [3] third
   *[other] { $claimed }th
  } one is claimed, the rest are removed.
sweet_lands-paint-notes-imitation = The imitation board, on the side for { $n }.
sweet_lands-paint-notes-character = A planning board and an industry board; then, from the last player back to the first, a character, either side, and a map.
sweet_lands-paint-notes-map-a = All maps with side A up.
sweet_lands-paint-notes-map-b = All maps with side B up: each has its own.
sweet_lands-paint-notes-markers = Properties and rabbits on their places; wagon on 1, locomotive aside; food on 0, the 2 wood-discount tiles on theirs.
sweet_lands-paint-notes-start = What is printed below the character’s picture; income markers on the white frames; 3 score markers on 0; one marker on each prosperity track.
sweet_lands-paint-notes-place = From the last player back: a place on a helper tile that nobody has.
sweet_lands-paint-notes-draft = If you like: draft the first { $n } cards instead of just drawing them. They go round on the table.
sweet_lands-paint-notes-passing = From the second round on you play in the order in which you passed.
sweet_lands-paint-notes-solo = The rules for one player are only in the printed book.
sweet_lands-paint-notes-learns = Where the app does not know what your cardboard shows, it asks once and remembers.
