# Small City: its names, spoken by a player who knows the rules.
# Every tile's name takes "a" ($tile). A cube's name is a colour and stands before "cube" or "cubes" ($cube).
# Action cards and council rows are proper names. Money is in dollars, pollution in percent.

small_city-name = Small City
small_city-players = 2–4 players
small_city-pitch = Lead a town: homes, work, votes and smoke
small_city-tab-board = City

small_city-tile-R1 = level 1 residence
small_city-tile-R2 = level 2 residence
small_city-tile-R3 = level 3 residence
small_city-tile-R4 = level 4 residence
small_city-tile-R5 = level 5 residence
small_city-tile-C1 = level 1 shop
small_city-tile-C2 = level 2 shop
small_city-tile-C3 = level 3 shop
small_city-tile-C4 = level 4 shop
small_city-tile-F1 = level 1 factory
small_city-tile-F2 = level 2 factory
small_city-tile-F3 = level 3 factory
small_city-tile-P1 = small park
small_city-tile-P2 = medium park
small_city-tile-P3 = large park
small_city-tile-WA = warehouse
small_city-tile-RF = refinery
small_city-tile-HB = harbor
small_city-tile-PO = police station
small_city-tile-FI = fire station
small_city-tile-CH = City Hall
small_city-tile-SC = school
small_city-tile-LI = library
small_city-tile-MU = museum
small_city-tile-ME = metro station
small_city-tile-CL = clinic
small_city-tile-UN = university

small_city-card-A = Mayor
small_city-card-B = Architect
small_city-card-C = Mediator
small_city-card-D = Engineer
small_city-card-E = Supporter
small_city-card-F = Urban Planner
small_city-card-G = City Councilor
small_city-card-H = Opponent
small_city-card-I = Physician
small_city-card-J = Artist
small_city-card-K = Ecologist
small_city-card-L = Anarchist

small_city-cube-w = white
small_city-cube-g = gray
small_city-cube-b = black

small_city-row-1 = Industry
small_city-row-2 = Construction
small_city-row-3 = Economy
small_city-row-4 = Tourism

small_city-side-easy = easy side
small_city-side-expert = expert side

small_city-phase-setup = Setup
small_city-phase-street = Mayor’s street
small_city-phase-ring = Action cards
small_city-phase-action = Special actions
small_city-phase-build = Build
small_city-phase-move = Move citizens
small_city-phase-income = Income
small_city-phase-votes = Votes
small_city-phase-pollution = Pollution
small_city-phase-death = Deaths
small_city-phase-council = City council

small_city-headline-setup = Setup
small_city-headline-street = Round { $round }/{ $rounds } · Street
small_city-headline-ring = Round { $round }/{ $rounds } · Cards
small_city-headline-action = Round { $round }/{ $rounds } · Actions
small_city-headline-build = Round { $round }/{ $rounds } · Build
small_city-headline-move = Round { $round }/{ $rounds } · Move
small_city-headline-income = Round { $round }/{ $rounds } · Income
small_city-headline-votes = Round { $round }/{ $rounds } · Votes
small_city-headline-pollution = Round { $round }/{ $rounds } · Pollution
small_city-headline-death = Round { $round }/{ $rounds } · Deaths
small_city-headline-council = Round { $round }/{ $rounds } · Council

small_city-violation-phase = This does not belong to what the table is doing now: { $phase }.

small_city-category-votes = Votes
small_city-category-promises = Promises
small_city-category-pollution = Pollution

## Promise cards, in short

small_city-promise-1 = At least 4 levels of residence
small_city-promise-2 = All 3 levels of factory
small_city-promise-3 = All 4 levels of shop
small_city-promise-4 = Town at its full size
small_city-promise-5 = Two council discs on step 4
small_city-promise-6 = Pollution below 15%
small_city-promise-7 = At least 3 dead
small_city-promise-8 = Nothing built outside the first area
small_city-promise-9 = At least 3 level 4 shops
small_city-promise-10 = Three parks, more than 4 squares
small_city-promise-11 = All 22 citizens brought into play
small_city-promise-12 = Pollution above 40%
small_city-promise-13 = At least 3 level 3 factories
small_city-promise-14 = More than $17
small_city-promise-15 = All 5 levels of residence
small_city-promise-16 = 6 different cultural buildings
small_city-promise-17 = Most factory squares
small_city-promise-18 = Most residence squares
small_city-promise-19 = Most shop squares
small_city-promise-20 = Fewest dead citizens, or none
small_city-promise-21 = Most squares left unbuilt
small_city-promise-22 = Fewest park squares
small_city-promise-23 = Fewest factory squares
small_city-promise-24 = Most dead citizens
small_city-promise-25 = Fewest squares left unbuilt
small_city-promise-26 = Fewest citizens in town
small_city-promise-27 = Most pollution
small_city-promise-28 = Fewest residence squares
small_city-promise-29 = Fewest votes
small_city-promise-30 = Most squares built on
small_city-promise-31 = Most money
small_city-promise-32 = Police station and fire station

## Ambiguous rules and options, settled before play

small_city-ruling-promises = Which promise cards do you play with?
small_city-ruling-promises-why = Cards 17 to 32 belong to the advanced game.
small_city-reading-promises-basic = Cards 1 to 16
small_city-reading-promises-advanced = Cards 1 to 32

small_city-ruling-starred = Are the starred action cards in the game?
small_city-ruling-starred-why = The basic game takes them out. The rules we worked from do not say how they come in, so eight of the twelve are dealt each round.
small_city-reading-starred-out = No: the eight basic cards
small_city-reading-starred-in = Yes: eight of all twelve each round

small_city-ruling-screens = May other phones see a town while it is being built?
small_city-ruling-screens-why = Everybody builds behind a screen until the phase is over.
small_city-reading-screens-hidden = No: not before everyone is done
small_city-reading-screens-open = Yes: the towns stay open

small_city-ruling-direct = What must be met to build a higher level at once?
small_city-ruling-direct-why = The examples count what influences one square, even where the finished tile would be influenced by more.
small_city-reading-direct-base_cell = One square of the tile meets it alone
small_city-reading-direct-whole = All squares of the tile count together

small_city-ruling-opposite = With four players, may citizens go to the opposite town?
small_city-ruling-opposite-why = The rules forbid sending tourists to other towns in round 1. A later correction narrows that to the opposite town; another answer says never straight across. Never going straight across breaks none of the three, so it is the default.
small_city-reading-opposite-never_directly = Never directly from home
small_city-reading-opposite-first_round = Yes, except in round 1

small_city-ruling-demolition = City Hall full: may a building with your citizens be demolished?
small_city-ruling-demolition-why = A later correction forbids it. The first printing sends them to the Career Center.
small_city-reading-demolition-needs_room = No: City Hall needs room for them
small_city-reading-demolition-career = Yes: they go to the Career Center

small_city-ruling-emergency = May police and fire stations be built in phase 2?
small_city-ruling-emergency-why = Only warehouses and culture are named as exceptions to $1 a square, so these two have a price. Some players build them through the council only.
small_city-reading-emergency-buildable = Yes, like any other tile
small_city-reading-emergency-council_only = No: through the council only

small_city-ruling-staffing = Does a police station work without a citizen inside?
small_city-ruling-staffing-why = A citizen inside activates it. One sentence elsewhere speaks as if building it were enough.
small_city-reading-staffing-staffed = No: a citizen must be inside
small_city-reading-staffing-built = Yes: being built is enough

small_city-ruling-water = Where may a harbor’s water lie?
small_city-ruling-water-why = Tiles must lie inside the building area, and water is half of the harbor’s tile. Of the water printed on the board outside it, the rules say nothing.
small_city-reading-water-area = In your building area, printed water included
small_city-reading-water-anywhere = On printed water outside it, too

small_city-ruling-works = May people stand on a refinery or a harbor building?
small_city-ruling-works-why = People move onto tiles, and nothing closes these two. They only rest there.
small_city-reading-works-rest = Yes, to rest
small_city-reading-works-closed = No: they are closed to people

small_city-ruling-council_size = Construction row: may the free tile be smaller than its step?
small_city-ruling-council_size-why = The first three steps each name one size.
small_city-reading-council_size-exact = No: exactly the size of the step
small_city-reading-council_size-up_to = Yes: that size or smaller

small_city-ruling-hall = Promise 16: does the City Hall count?
small_city-ruling-hall-why = The rules call the City Hall a cultural building.
small_city-reading-hall-counts = Yes
small_city-reading-hall-not = No

small_city-ruling-graves = Promises about the dead: which graves count?
small_city-ruling-graves-why = A grave lies in the town where the death happened.
small_city-reading-graves-in_town = All graves in your town
small_city-reading-graves-own = Your own dead, in any town

small_city-ruling-parks = Promise 10: what parks does it take?
small_city-ruling-parks-why = Its text is garbled in the rules we worked from. Look at your card and choose.
small_city-reading-parks-three_areas = Three areas of more than 4 squares each
small_city-reading-parks-three_tiles = Three adjoining tiles, over 4 squares in all

small_city-ruling-residents = Promise 26: who counts as a citizen in your town?
small_city-ruling-residents-why = The card says citizens in your town. The rules usually keep citizens and tourists apart; but for pollution, tourists count and people in the City Hall do not.
small_city-reading-residents-own = Your own citizens, City Hall included
small_city-reading-residents-everybody = Everyone in it, tourists and City Hall included
small_city-reading-residents-polluting = As for pollution: tourists too, not City Hall

small_city-ruling-ties = Promises about most and fewest: is a tie enough?
small_city-ruling-ties-why = “Or none” on promise 20 would be needless if ties counted.
small_city-reading-ties-no = No: you must be alone
small_city-reading-ties-yes = Yes

small_city-ruling-penalty = What does a missed promise of 18 votes cost?
small_city-ruling-penalty-why = The rules say 12, though half the reward would be 9.
small_city-reading-penalty-twelve = 12 votes
small_city-reading-penalty-nine = 9 votes

## Amounts, as a price names them

small_city-amount-money = ${ $count }
small_city-amount-cube-w = { $count ->
    [one] 1 white cube
   *[other] { $count } white cubes
  }
small_city-amount-cube-g = { $count ->
    [one] 1 gray cube
   *[other] { $count } gray cubes
  }
small_city-amount-cube-b = { $count ->
    [one] 1 black cube
   *[other] { $count } black cubes
  }
