# Roll Into Town: its names, spoken by a player who knows the rules.
# Icons ($icon), resources ($resource), squares ($token) and buildings ($building) are written small: "a farm", "the watermill".
# What a sheet has only one of is a proper name: the Town Hall, the Fountain, the Market, the Lighthouse, the Cathedral.
# Every building takes "a". Resources are counted plainly: "1 food", "3 wood". Sides are said as "to the north".

roll_into_town-name = Roll Into Town
roll_into_town-players = 1–8 players
roll_into_town-pitch = Roll dice, draw and build on a map of your own
roll_into_town-tab-board = Map

roll_into_town-icon-farm = farm
roll_into_town-icon-mountain = mountain
roll_into_town-icon-tree = tree
roll_into_town-icon-river = river
roll_into_town-icon-coast = coast

roll_into_town-building-house = house
roll_into_town-building-pickaxe = pickaxe
roll_into_town-building-lumberjack = lumberjack
roll_into_town-building-harbor = harbor
roll_into_town-building-watermill = watermill
roll_into_town-building-tavern = tavern
roll_into_town-building-fountain = Fountain
roll_into_town-building-market = Market
roll_into_town-building-lighthouse = Lighthouse
roll_into_town-building-cathedral = Cathedral

## What a building does, for those who are choosing one

roll_into_town-building-about-house = 2 points
roll_into_town-building-about-pickaxe = 1 stone a round per adjacent mountain
roll_into_town-building-about-lumberjack = Fells all adjacent trees, 1 wood each
roll_into_town-building-about-harbor = 1 food a round; stands on a coast
roll_into_town-building-about-watermill = 1 food more per farm; beside the river
roll_into_town-building-about-tavern = 1 point per adjacent house
roll_into_town-building-about-fountain = 1 icon more, 3 times a game
roll_into_town-building-about-market = While building: 2 of a kind for 1 of another
roll_into_town-building-about-lighthouse = 1 point per coast and ocean square
roll_into_town-building-about-cathedral = 10 points

roll_into_town-resource-food = food
roll_into_town-resource-stone = stone
roll_into_town-resource-wood = wood

## What a square of the map is called

roll_into_town-token-empty = empty
roll_into_town-token-hall = Town Hall
roll_into_town-token-farm = farm
roll_into_town-token-mountain = mountain
roll_into_town-token-tree = tree
roll_into_town-token-river = river
roll_into_town-token-coast = coast
roll_into_town-token-ocean = ocean
roll_into_town-token-house = house
roll_into_town-token-pickaxe = pickaxe
roll_into_town-token-lumberjack = lumberjack
roll_into_town-token-harbor = harbor
roll_into_town-token-watermill = watermill
roll_into_town-token-tavern = tavern
roll_into_town-token-fountain = Fountain
roll_into_town-token-market = Market
roll_into_town-token-lighthouse = Lighthouse
roll_into_town-token-lighthouse_bottom = foot of the Lighthouse
roll_into_town-token-lighthouse_top = top of the Lighthouse
roll_into_town-token-cathedral = Cathedral

roll_into_town-side-n = north
roll_into_town-side-e = east
roll_into_town-side-s = south
roll_into_town-side-w = west

roll_into_town-step-discover = Draw
roll_into_town-step-construct = Build
roll_into_town-step-gather = Gather
roll_into_town-step-upkeep = Upkeep
roll_into_town-step-done = Done

roll_into_town-phase-roll = Roll the dice
roll_into_town-phase-discover = Draw
roll_into_town-phase-construct = Build
roll_into_town-phase-gather = Gather
roll_into_town-phase-upkeep = Upkeep

roll_into_town-headline-roll = Round { $round }/{ $rounds } · Roll
roll_into_town-headline-discover = Round { $round }/{ $rounds } · Draw
roll_into_town-headline-construct = Round { $round }/{ $rounds } · Build
roll_into_town-headline-gather = Round { $round }/{ $rounds } · Gather
roll_into_town-headline-upkeep = Round { $round }/{ $rounds } · Upkeep
roll_into_town-headline-done = Round { $round }/{ $rounds } · Waiting

roll_into_town-category-houses = Houses
roll_into_town-category-taverns = Taverns
roll_into_town-category-river = River
roll_into_town-category-coast = Coasts
roll_into_town-category-lighthouse = Lighthouse
roll_into_town-category-cathedral = Cathedral

## What somebody who has played alone may call themselves

roll_into_town-title-failed = Failed mayor
roll_into_town-title-ordinary = Ordinary mayor
roll_into_town-title-good = Good mayor
roll_into_town-title-great = Great mayor
roll_into_town-title-legendary = Legendary mayor

## Ambiguous rules, settled before play

roll_into_town-ruling-ocean = When does an empty square become ocean?
roll_into_town-ruling-ocean-why = The rules want water on two “orthogonal” sides. That can mean any two of the four, or two that meet at a corner.
roll_into_town-reading-ocean-any_two = With water on any two of its sides
roll_into_town-reading-ocean-corner = With water on two sides that meet at a corner

roll_into_town-ruling-fountain = How many icons more may the Fountain give in one round?
roll_into_town-ruling-fountain-why = The rules limit it to 3 uses in a game and name no limit for a round.
roll_into_town-reading-fountain-each_use = One for each use, several in a round too
roll_into_town-reading-fountain-once_a_round = One a round at most

## What is printed on the sheet, for whoever compares it with theirs

roll_into_town-section-map = Map
roll_into_town-section-buildings = Buildings

roll_into_town-printed-map = The map before the first round
roll_into_town-printed-cathedral = The Cathedral’s outline

roll_into_town-mark-free = free square
roll_into_town-mark-hall = Town Hall
roll_into_town-mark-farm = farm
roll_into_town-mark-mountain = mountain
roll_into_town-mark-tree = tree
roll_into_town-mark-ocean = ocean
roll_into_town-mark-place = square of the Cathedral

## Amounts, as a price names them

roll_into_town-amount-food = { $count } food
roll_into_town-amount-stone = { $count } stone
roll_into_town-amount-wood = { $count } wood
