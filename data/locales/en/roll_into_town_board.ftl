# What stands below the map of Roll Into Town while it is played: questions, buttons, and what a screen reader says.
# Icons ($icon) and buildings ($building) are written small, except the Town Hall, Fountain, Market, Lighthouse, Cathedral.

roll_into_town-ui-so-much = { $n } { $what }
roll_into_town-ui-back = { app-act-put-down }
roll_into_town-ui-eraser = Eraser: rub out what you drew last
roll_into_town-ui-pencil-away = { app-act-elsewhere }
roll_into_town-ui-progress = { $name }: { $step }

## The roll

roll_into_town-ui-roll-or-tap = Roll here, or tap the faces you rolled.
roll_into_town-ui-roll = Roll { $dice } dice
roll_into_town-ui-roll-first = Roll the dice first.
roll_into_town-ui-face = Face { $face }
roll_into_town-ui-take-out = Take out the { $face }
roll_into_town-ui-dice-lie = These are the dice
roll_into_town-ui-dice-missing = { $n ->
    [one] 1 still to tap
   *[other] { $n } still to tap
  }
roll_into_town-ui-dice-all = All { $dice } dice are there. Tap one above to take it out.

## Discover

roll_into_town-ui-die = Die { $number }: { $face }
roll_into_town-ui-die-used-label = Die { $number }: { $face }, used
roll_into_town-ui-die-used = You have drawn with this die.
roll_into_town-ui-die-first = Tap a die first, then the square.
roll_into_town-ui-icon-first = First say what the die shall draw.
roll_into_town-ui-which-icon = This die draws anything. What shall it be?
roll_into_town-ui-any-icon = anything
roll_into_town-ui-offer-shifted = { $icon }, Town Hall { $shift }
roll_into_town-ui-uses-left = { $n } left
roll_into_town-ui-tap-where = Tap where the { $icon } goes.
roll_into_town-ui-may-draw = the { $icon } can go here
roll_into_town-ui-may-not-draw = no { $icon } here
roll_into_town-ui-draw-it = Draw the { $icon } on { $at }
roll_into_town-ui-done-discover = { app-act-done }

## Construct

roll_into_town-ui-tile = { $building }, { $price }
roll_into_town-ui-tile-swap = { $building }, { $price }, with the Market
roll_into_town-ui-tile-not = { $building }, { $price }, not now
roll_into_town-ui-building-first = Tap a building first, then the square.
roll_into_town-ui-tap-where-building = Tap where the { $building } goes.
roll_into_town-ui-may-build = the { $building } can stand here
roll_into_town-ui-may-not-build = no { $building } here
roll_into_town-ui-build-it = Build the { $building } on { $at }
roll_into_town-ui-flip = Flip it left to right
roll_into_town-ui-market-gives = The Market takes { $given } for what is missing.
roll_into_town-ui-market-which = What do you give the Market?
roll_into_town-ui-done-construct = { app-act-done }

## Gather

roll_into_town-ui-came-in = Came in:
roll_into_town-ui-came-in-goods = Came in: { $goods }
roll_into_town-ui-came-nothing = Nothing came in.
roll_into_town-ui-may-fell = fell the trees around
roll_into_town-ui-fell = Lumberjack { $at }: fell for { $n } wood
roll_into_town-ui-fell-nothing = Lumberjack { $at }: no trees around
roll_into_town-ui-done-gather = { app-act-done }

## Upkeep

roll_into_town-ui-forest = Forest at { $at }, { $size } trees, { $n ->
    [0] grown
   *[other] { $n } still to grow
  }
roll_into_town-ui-may-grow = a tree can grow here
roll_into_town-ui-forest-grown = This forest has grown.
roll_into_town-ui-forest-no-room = { $n ->
    [one] 1 tree has no room, so it does not grow.
   *[other] { $n } trees have no room, so they do not grow.
  }
roll_into_town-ui-nothing-grows = Nothing is left to grow.
roll_into_town-ui-done-upkeep = { app-act-done }

## Waiting, and the end

roll_into_town-ui-wait = You are done with this round.
roll_into_town-ui-waits = You are done. Still busy:
roll_into_town-ui-busy = { $name } is still busy: { $step }

## Below why not

roll_into_town-way-goods = Correct { $what }
roll_into_town-way-die = { $shift ->
    [0] Die { $die }
   *[other] { $die } made { $value }
  }
roll_into_town-way-sides = { AND($sides) }
roll_into_town-way-no_sides = No sides
roll_into_town-way-exchange = Exchange
roll_into_town-way-no_exchange = No exchange
roll_into_town-way-mirrored = Flipped
roll_into_town-way-plain = Not flipped

## Before the game

roll_into_town-ui-notes-sheets = { $n ->
    [one] A sheet and a pencil.
   *[other] A sheet and a pencil for each of the { $n } players.
  }
roll_into_town-ui-notes-dice = { $n } dice that everybody draws with. The app can roll them too.
roll_into_town-ui-notes-begin = Everybody begins with { $goods } and can have { $most } of each at most.
roll_into_town-ui-notes-map = Before the first roll the app asks whether its map is the one on your sheet.
roll_into_town-ui-notes-solo = Alone you play for a title: the more points, the greater the mayor.
