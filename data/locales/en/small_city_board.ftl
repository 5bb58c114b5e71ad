# What stands on Small City’s board on the screen: labels, buttons, and what a screen reader says.

small_city-ui-square-free = free plot
small_city-ui-square-locked = not yet part of the town
small_city-ui-square-rock = obstacle
small_city-ui-square-water = water
small_city-ui-square-citizen = { $name }’s citizen
small_city-ui-square-lying = { $name }’s citizen, lying down
small_city-ui-square-grave = grave of { $name }’s citizen
small_city-ui-square-street = beside the mayor’s street
small_city-ui-square-upgrade = can be upgraded
small_city-ui-square-held = in hand: { $tile }
small_city-ui-does-water = water
small_city-ui-does-makes-w = makes a white cube
small_city-ui-does-makes-g = makes a gray cube
small_city-ui-does-makes-b = makes a black cube
small_city-ui-does-money = $1
small_city-ui-does-goods-money = sells a cube for money
small_city-ui-does-money-votes = buys votes with money
small_city-ui-does-goods-votes = buys votes with a cube
small_city-ui-town-of = { $name }’s town
small_city-ui-whole-town = Show the whole town
small_city-ui-may-lie = a { $tile } may lie here
small_city-ui-may-not-lie = no { $tile } here
small_city-ui-may-go = may go here
small_city-ui-may-not-go = may not go here
small_city-ui-goods = { AND($goods) }
small_city-ui-goods-none = no goods

small_city-ui-fact-money = Money
small_city-ui-fact-votes = Votes
small_city-ui-fact-pollution = Pollution
small_city-ui-fact-people = { $hall } in the City Hall, { $career } in the Career Center, { $central } in the middle of the table
small_city-ui-fact-goods = In store: { $goods }

small_city-ui-group-R = Residences
small_city-ui-group-C = Shops
small_city-ui-group-F = Factories
small_city-ui-group-P = Parks
small_city-ui-group-K = Culture
small_city-ui-group-I = Refinery and harbor
small_city-ui-group-S = Police and fire
small_city-ui-group-short-R = Homes
small_city-ui-group-short-C = Shops
small_city-ui-group-short-F = Works
small_city-ui-group-short-P = Parks
small_city-ui-group-short-K = Culture
small_city-ui-group-short-I = Port
small_city-ui-group-short-S = Safety
small_city-ui-offer = { $tile }, { $price }
small_city-ui-offer-not = { $tile }, { $price }, not now
small_city-ui-build-it = Build { $tile }
small_city-ui-build-for = Build { $tile } for ${ $price }
small_city-ui-all-groups = All kinds of tiles
small_city-ui-turn = Turn
small_city-ui-not-here = { app-act-elsewhere }
small_city-ui-pay-nothing = Free
small_city-ui-upgrades = { $n ->
    [0] No upgrade now
    [one] 1 tile can be upgraded
   *[other] { $n } tiles can be upgraded
  }
small_city-ui-upgrades-none = Nothing can be upgraded now.
small_city-ui-upgrade-to = Upgrade to { $tile }
small_city-ui-upgrade-it = Upgrade, free: { $tile }
small_city-ui-chain = { AND($steps) }
small_city-ui-chain-step = { $tile } from { $at }
small_city-ui-do-it = { $n ->
    [one] Do it
   *[other] Do all { $n }
  }
small_city-ui-grow = Make the town bigger
small_city-ui-demolish = Demolish
small_city-ui-demolish-which = Which tile goes? Tap it.
small_city-ui-demolish-it = Demolish the { $tile }
small_city-ui-tool-upgrade = Upgrade
small_city-ui-tool-grow = Grow
small_city-ui-tool-demolish = Demolish
small_city-ui-built-done = Done · { $built }/{ $slots }
small_city-ui-decline = No free tile
small_city-ui-staff-it = Move a citizen in
small_city-ui-staff-who = Who moves in? Tap a citizen on your tiles.
small_city-ui-staff-nobody = Nobody moves in
small_city-ui-close-square = Back
small_city-ui-influence = Influenced by { AND($tiles) }.
small_city-ui-influence-none = Nothing influences it.
small_city-ui-influence-culture = culture { $n }
small_city-ui-influence-homes = residences { $n }
small_city-ui-influence-industry = industry { $n }
small_city-ui-influence-levels = Up to { AND($tiles) } may be built from here.
small_city-ui-influence-no-homes = No residence here: industry is too close.
small_city-ui-influence-no-industry = No industry here: residences are too close.
small_city-ui-influence-no-tourists = No tourists here: the police keep them off.
small_city-ui-behind-screen = As it was when the screens went up.

small_city-ui-look-town = { $name }’s town, your people there: { $n }
small_city-ui-hall-last = Those in the City Hall wait until everybody else has moved.
small_city-ui-moved-already = This one has moved already.
small_city-ui-tap-target = Now tap where to.
small_city-ui-tap-citizen = Tap one of your citizens.
small_city-ui-may-still-move = Nobody has to move any more.
small_city-ui-moving-done = { $n ->
    [0] { app-act-done }
    [one] Done · 1 to move
   *[other] Done · { $n } to move
  }

small_city-ui-street-first = Tap the squares on both sides of the street.
small_city-ui-street-second = Now tap the square on the other side.
small_city-ui-street-here = The mayor stands between { $one } and { $other }
small_city-ui-street-others = The others choose the street.
small_city-ui-street-wait = The others choose where the mayor stands.
small_city-ui-ring-next = Which card lies at place { $n }?
small_city-ui-ring-or = Tap them clockwise as they lie, or
small_city-ui-shuffle = Shuffle for us
small_city-ui-ring-choose = Which card?
small_city-ui-ring-look = Tap a card to read it.
small_city-ui-ring-passed = Passes { AND($cards) }: ${ $n }
small_city-ui-free = free
small_city-ui-card-taken = { $card }, taken by { $name }
small_city-ui-take-free = Take it
small_city-ui-take-for = Take it for ${ $price }
small_city-ui-take-votes = Take 2 votes
small_city-ui-take-money = Take $1
small_city-ui-does-card-A = You host the mayor next round and play first.
small_city-ui-does-card-B = One cultural building costs you one cube less.
small_city-ui-does-card-C = Every tile costs you $1 less, but at least $1.
small_city-ui-does-card-D = Your goods cause no pollution this round.
small_city-ui-does-card-E = 2 votes or $1 at once.
small_city-ui-does-card-F = Your town gets bigger at once.
small_city-ui-does-card-G = Move one of your council discs a step now, at its price.
small_city-ui-does-card-H = Nothing at all.
small_city-ui-does-card-I = Each of your citizens in an F3 also brings 2 votes.
small_city-ui-does-card-J = Each of your citizens in a museum brings 2 votes.
small_city-ui-does-card-K = People in your shops cause no pollution this round.
small_city-ui-does-card-L = Nothing, unless you play with the police expansion.

small_city-ui-collect-parts = { $tourists } for tourists + { $squares } for $1 squares
small_city-ui-collected = { app-act-taken }
small_city-ui-trade-money = { $at }: { $given } for ${ $n }
small_city-ui-trade-votes = { $at }: { $given } for { $n } votes
small_city-ui-made = Made now:
small_city-ui-warehouse-first = Warehouse first
small_city-ui-hall-first = City Hall first
small_city-ui-produce = Produce
small_city-ui-income-done = { app-act-done }
small_city-ui-no-room = { $n ->
    [one] No room for 1 cube. Which goes back?
   *[other] No room for { $n } cubes. Which go back?
  }
small_city-ui-give-up = Give up { $cube }, { $n } so far

small_city-ui-sum-of = { $name }: { $change }, then { $after }
small_city-ui-votes-line = { $tile } at { $at }, citizens: { $n }
small_city-ui-votes-none = Nobody here brings votes this round.
small_city-ui-votes-taken = { app-act-marked }
small_city-ui-pollution-taken = { app-act-marked }
small_city-ui-smoke-people = People in town: { $n }
small_city-ui-smoke-spared = In shops, Ecologist: { $n }
small_city-ui-smoke-goods = Goods made here: { $n }
small_city-ui-smoke-clean = Goods, Engineer: { $n }
small_city-ui-smoke-parks = Park squares: { $n }
small_city-ui-death-why-none = Nobody has to die.
small_city-ui-death-why-most = Most pollution this round: { $made }.
small_city-ui-death-why-track = Tied at { $made } this round, and highest in all: { $total }%.
small_city-ui-death-why-tied = Tied at { $made } this round and { $total }% in all: all of them lose somebody.
small_city-ui-death-first = Tap who dies.
small_city-ui-death-grave = Tap a free square for the grave.
small_city-ui-death-say = { $name }’s citizen on { $at } dies
small_city-ui-death-saved = { $name }’s citizen on { $at } is saved and goes home

small_city-ui-council = City council
small_city-ui-council-step = { $row }, step { $step }: { $what }
small_city-ui-council-steps = A disc moves one step at a time, or begins anew on step 1.
small_city-ui-council-tap = Tap the step your disc goes to.
small_city-ui-council-skip = Not this round
small_city-ui-council-take-votes = Votes
small_city-ui-council-take-money = Money
small_city-ui-disc-new = New disc
small_city-ui-disc-from = Disc from { $row }
small_city-ui-step-price = ${ $n } or { $n ->
    [one] 1 vote
   *[other] { $n } votes
  }
small_city-ui-pay-money = Pay ${ $n }
small_city-ui-pay-votes = { $n ->
    [one] Pay 1 vote
   *[other] Pay { $n } votes
  }
small_city-ui-effect-1 = { OR($ways) }
small_city-ui-effect-2 = a free tile of { $n ->
    [one] 1 square
   *[other] { $n } squares
  }
small_city-ui-effect-2-up-to = a free tile of up to { $n ->
    [one] 1 square
   *[other] { $n } squares
  }
small_city-ui-effect-2-any = a free tile of 1 to 4 squares, whatever it needs around it
small_city-ui-effect-3 = { $n } votes or ${ $n }
small_city-ui-effect-4 = { $n ->
    [one] 1 new citizen
   *[other] { $n } new citizens
  }

small_city-ui-found-where = Tap where your City Hall goes.
small_city-ui-found-here = City Hall here
small_city-ui-promise-drawn = Which card did you draw from the { $votes }-vote pile?
small_city-ui-promise-keep = Which one do you keep?
small_city-ui-promise-card = Card { $number }: { $text }, { $votes } votes
small_city-ui-promise-kept = Keep card { $number }
small_city-ui-promise-secret = Only you see this.
small_city-ui-promise-any = My card is not here
small_city-ui-promise-worths = What votes do the promise cards show?
small_city-ui-promise-again = Start again
small_city-ui-notes-limited = Into play, of the rest of the box
small_city-ui-notes-each = Each of you takes
small_city-ui-notes-money = Money in the order of play: { AND($amounts) }.
small_city-ui-notes-people = Citizens: 3 on the City Hall, 11 in the Career Center, 8 in the middle of the table.

small_city-ui-middle = Supply
small_city-ui-mayor-here = The mayor lives here

small_city-ui-paint-tiles = Tiles
small_city-ui-paint-pieces = Pieces
small_city-ui-paint-tracks = The rest
small_city-ui-paint-hint = Tap where it lies; tap again to turn it.
small_city-ui-paint-erase = Nothing in hand: a tap takes a tile off.
small_city-ui-lay-it = Lay the { $tile }
small_city-ui-brush-citizen = { $name }’s citizen
small_city-ui-brush-grave = Grave of { $name }’s citizen
small_city-ui-promise-title = Promise card
small_city-ui-promise-set = Tell the card
small_city-ui-promise-unknown = Not told yet.

small_city-ui-stock-title = In the middle of the table
