# Sweet Lands: what stands on the board while it is played

sweet_lands-board-for = { $what } for { $cost }
sweet_lands-board-choose = Take { $what }
sweet_lands-board-pay = Pay { $cost }
sweet_lands-board-give = Give { $what }
sweet_lands-board-get = Get { $what }
sweet_lands-board-gives = Gives { $what }

# The map

sweet_lands-board-map-describes = Map of { $name }: { $what }. { $owed }
sweet_lands-board-map-empty = nothing laid yet
sweet_lands-board-nothing-owed = Nothing is owed.
sweet_lands-board-may-lie = { $place }: here it may lie
sweet_lands-board-may-lie-at-once = { $place }: do this and lay it here
sweet_lands-board-map = Map { $side }

# Setting up

sweet_lands-board-character = Character { $board }, { $side ->
    [a] front
   *[b] back
  }
sweet_lands-board-character-short = { $board } { $side ->
    [a] front
   *[b] back
  }
sweet_lands-board-character-known = { $character }, begins with { $start }
sweet_lands-board-choose-character = Which board? Tell it by what it starts with. The numbers are the app’s own.
sweet_lands-board-new-board = A board not entered yet
sweet_lands-board-other-side = Other side of { $character }
sweet_lands-board-lay-rest = { $count ->
    [one] Lay out the last tile, not entered yet
   *[other] Lay out { $count } tiles, not entered yet
  }
sweet_lands-board-read-later = Put the drawn tiles beside the board. The app asks what they show when it matters.
sweet_lands-board-known-income = Each income
sweet_lands-board-known-tower = Clock tower
sweet_lands-board-take-character = Take { $character }
sweet_lands-board-take-both = Take { $character }, map { $side }
sweet_lands-board-another-milestone = A new milestone
sweet_lands-board-another-final = A new final tile
sweet_lands-board-milestone = Milestone { $number }: { $needs }
sweet_lands-board-final = Final tile { $number }: { $element }, the dummy has { $dummy }

# Income, and what a print says

sweet_lands-board-income = Income: { AND($what, most: 12) }
sweet_lands-board-income-then = You choose first; the rest comes by itself.
sweet_lands-board-read = Say what is printed: { $what }

# A turn

sweet_lands-board-tab-areas = Areas
sweet_lands-board-tab-cards = Cards
sweet_lands-board-tab-skills = Skills
sweet_lands-board-tab-free = Free actions
sweet_lands-board-group-basic = basic
sweet_lands-board-group-special = special
sweet_lands-board-group-advanced = advanced
sweet_lands-board-area = Area { $area }
sweet_lands-board-area-cards = { $area }, { $group }: { $cost }, gives { $effect }; the slot costs { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
sweet_lands-board-area-disc = { $area }, { $group }: { $cost }, gives { $effect }; the slot costs a disc
sweet_lands-board-area-full = { $area }, { $group }: { $cost }, gives { $effect }; every slot is taken
sweet_lands-board-copies = what another area does
sweet_lands-board-copy = Copy { $area }: { $effect }
sweet_lands-board-with-disc = Pay slots with a disc ({ $count })
sweet_lands-board-use = Use { $area }
sweet_lands-board-use-copy = Use { $area } as { $copied }
sweet_lands-board-end-turn = { app-act-end-turn }
sweet_lands-board-put-down = { app-act-put-down }
sweet_lands-board-pass = Pass
sweet_lands-board-pass-now = Pass now
sweet_lands-board-pass-loses-nothing = Nothing of yours will be gone when the round ends.
sweet_lands-board-lay-next = Next: { $piece }
sweet_lands-board-thats-all = That’s all

# Citizen cards and skill tiles

sweet_lands-board-card = Card { $number }
sweet_lands-board-card-instant = { $card }, { $mark }: { $cost }, gives { $effect }
sweet_lands-board-card-passing = { $card }, { $mark }: { $cost }, gives { $effect } when you pass
sweet_lands-board-another-card = Another card
sweet_lands-board-card-by-hand = By hand
sweet_lands-board-unnamed-cards = Cards without a name
sweet_lands-board-cards-beginning = Cards that begin with { $letter }
sweet_lands-board-find-card = Find a citizen card by its first letter
sweet_lands-board-all-cards = Show all citizen cards
sweet_lands-board-card-with-mark = Play a card with { $mark } by hand
sweet_lands-board-which-mark = Which dessert mark? The signs are ours: one for each dessert. You track cost and effect.
sweet_lands-board-works-at-pass = It works when you pass
sweet_lands-board-gives-nothing = It gives nothing
sweet_lands-board-card-lies-below = The app numbered this card itself: it is number { $row } from the top below the column of the { $column }.
sweet_lands-board-card-lies-passing = The app numbered this card itself: it is a passing card that you played by hand.
sweet_lands-board-go-on = Go on without them
sweet_lands-board-play = Play { $card }
sweet_lands-board-skill-tile = Skill tile { $number }
sweet_lands-board-advanced-tile = Advanced tile { $number }
sweet_lands-board-no-skills = You have no skill tile yet.
sweet_lands-board-skill-up = { $tile }: turned over it gives { $flip }; when you pass, { $passing }
sweet_lands-board-skill-down = { $tile }, face down: { $flip }; when you pass, { $passing }
sweet_lands-board-flip = Turn over { $tile }
sweet_lands-board-take-skill = Take { $tile }: turned over it gives { $flip }; when you pass, { $passing }
sweet_lands-board-another-skill = Another skill tile
sweet_lands-board-another-advanced = A new advanced skill tile

# Free actions

sweet_lands-board-free-1 = Free action 1: a card and 3 resources for a terrain tile or a road
sweet_lands-board-free-2 = Free action 2: 15 gold for a card
sweet_lands-board-free-3 = Free action 3: 4 gold for a basic resource
sweet_lands-board-free-4 = Free action 4: claim a milestone
sweet_lands-board-free-5 = Free action 5: a resource for 1 gold
sweet_lands-board-free-6 = Free action 6: 3 resources for one of another kind
sweet_lands-board-free-7 = Free action 7: a card or a disc for 2 basic resources
sweet_lands-board-free-8 = Free action 8: build the clock tower
sweet_lands-board-free-give = You give
sweet_lands-board-free-get = You get
sweet_lands-board-free-piece = What for
sweet_lands-board-free-disc = Paid with
sweet_lands-board-free-tile = Which one
sweet_lands-board-do-free = Do it
sweet_lands-board-do-free-what = Do it: { $what }
sweet_lands-board-where-tower = Tap the hex on which the clock tower stands.

# What is owed

sweet_lands-board-which-special = Which special tile is it?
sweet_lands-board-special = Special tile { $number }: { $what }
sweet_lands-board-another-special = Another one
sweet_lands-board-some-special = Don’t say
sweet_lands-board-property = { $kind }: { $price }, { $left } left
sweet_lands-board-coffee = Coffee shop { $number }: { $price }
sweet_lands-board-rabbit = Rabbit of place { $place }: { $what }
sweet_lands-board-no-rabbit = No rabbit left: 6 points
sweet_lands-board-step = { $piece } from space { $space } to { $following }: { $what }
sweet_lands-board-automate = Below the column of the { $column }: room for { $room }
sweet_lands-board-automate-price = Automate it for
sweet_lands-board-room = room: { $room }
sweet_lands-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sweet_lands-board-helper = Place { $place }: { $what }
sweet_lands-board-track = { $name }, { $colour } on track { $number }, you are on { $space } of { $length }; next: { $what }
sweet_lands-board-track-number = Track { $number }

# Ways out

sweet_lands-way-disc = With a disc
sweet_lands-way-cards = With cards
sweet_lands-way-coffee = Shop { $number }
sweet_lands-way-place = Place { $number }
sweet_lands-way-map = Map { $side }
sweet_lands-way-free = Free action { $number } first
sweet_lands-way-slot = Slot { $slot }
sweet_lands-way-paid = { AND($paid) }
