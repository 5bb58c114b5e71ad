# Sweet Lands: what is printed in its box, for whoever compares it with the cardboard, and the small names in other sentences.
# A gain is one of its kind ("diamond") and stands below its picture; an element is a plural ("rabbits"), as it is counted.
# Characters, cards and tiles have no names here: their numbers are the app’s own, as are the signs of dessert marks.

sweet_lands-section-maps = Maps
sweet_lands-section-areas = Action areas
sweet_lands-section-characters = Characters
sweet_lands-section-board = Income and properties
sweet_lands-section-industry = Industry, food and rabbits
sweet_lands-section-prosperity = Prosperity tracks
sweet_lands-section-tiles = Tiles
sweet_lands-section-cards = Citizen cards

sweet_lands-printed-map = Map { $map }
sweet_lands-printed-hex = Map { $map }, hex { $at }
sweet_lands-printed-hex_gives = Map { $map }, hex { $at }: reward
sweet_lands-printed-tile = { $ground ->
    [wheat] Wheat tile: reward
    [forest] Forest tile: reward
    [vein] Ore tile: reward
   *[sea] Sea tile: reward
  }
sweet_lands-printed-special = Special terrain tile { $number }: reward
sweet_lands-printed-ports = Points for ports
sweet_lands-printed-slots = Area { $area }: slots
sweet_lands-printed-cost = Area { $area }: cost
sweet_lands-printed-imitation = Area L for { $seats } players: its slots
sweet_lands-printed-extra = Extra-action tile X{ $number }
sweet_lands-printed-start = What { $character } starts with
sweet_lands-printed-spaces = Where income markers begin for { $character }
sweet_lands-printed-income = Income ability of { $character }
sweet_lands-printed-ability = Ability of { $character } (name: what it does; the name alone is enough)
sweet_lands-printed-pass = Passing ability of { $character }
sweet_lands-printed-tower = What the clock tower of { $character } needs
sweet_lands-printed-tower_gives = What the clock tower of { $character } gives
sweet_lands-printed-auto = Printed ability of industry { $number } of { $character }
sweet_lands-printed-bonus = Below { $column ->
    [tent] tent
    [house] house
   *[building] building
  } { $number } of { $character }
sweet_lands-printed-income_space = { $resource ->
    [gold] Gold
    [wheat] Wheat
    [wood] Wood
   *[iron] Iron
  } income, space { $number }
sweet_lands-printed-row = Row { $number } from the bottom: price
sweet_lands-printed-under = Below { $column ->
    [tent] tent
    [house] house
   *[building] building
  } { $number }
sweet_lands-printed-industry = Industry track: spaces
sweet_lands-printed-space = Industry track, space { $number }
sweet_lands-printed-labs = Labs: how many
sweet_lands-printed-lab = Lab { $number }: price
sweet_lands-printed-coffees = Coffee shops: how many
sweet_lands-printed-coffee = Coffee shop { $number }
sweet_lands-printed-food = Food track: last space
sweet_lands-printed-food_space = Food track, space { $number }
sweet_lands-printed-discount = Wood-discount tile { $number }: wood saved
sweet_lands-printed-rabbits = Cookie rabbits: how many
sweet_lands-printed-rabbit = Rabbit place { $number }
sweet_lands-printed-track = Prosperity: { $track ->
    [1] orange, upper
    [2] orange, lower
    [3] green, upper
    [4] green, lower
    [5] gray, upper
   *[6] gray, lower
  }
sweet_lands-printed-track_space = Prosperity: { $track ->
    [1] orange, upper
    [2] orange, lower
    [3] green, upper
    [4] green, lower
    [5] gray, upper
   *[6] gray, lower
  }, space { $number }
sweet_lands-printed-track_last = Prosperity: { $track ->
    [1] orange, upper
    [2] orange, lower
    [3] green, upper
    [4] green, lower
    [5] gray, upper
   *[6] gray, lower
  }, reward for the first
sweet_lands-printed-helper = Helper place { $number }: income
sweet_lands-printed-helpers = Helper places for { $seats ->
    [one] 1 player
   *[other] { $seats } players
  }
sweet_lands-printed-skill = Skill tile { $number }
sweet_lands-printed-advanced = Advanced skill tile { $number }
sweet_lands-printed-milestone = Milestone { $number }
sweet_lands-printed-final = Final tile { $number }
sweet_lands-printed-card = Card { $number }

## The parts of a print

sweet_lands-part-orange = The wagon gets
sweet_lands-part-slot-1 = First slot copies
sweet_lands-part-slot-2 = Second slot copies
sweet_lands-part-slot-3 = Third slot copies
sweet_lands-copies-none = no such slot
sweet_lands-copies-basic = basic areas
sweet_lands-copies-advanced = advanced areas
sweet_lands-copies-both = both kinds
sweet_lands-part-green = The locomotive gets
sweet_lands-part-marks = Points of the score marker
sweet_lands-part-lab = A lab before this space?
sweet_lands-part-when = When it works
sweet_lands-part-when_mark = When it works, and its dessert (give each dessert a sign of ours)
sweet_lands-part-cost = Cost
sweet_lands-part-less = What makes it cheaper
sweet_lands-part-gives = Gives
sweet_lands-part-mark = Dessert mark: give each dessert a sign of ours
sweet_lands-part-industry = Industry mark
sweet_lands-part-automation = Automated, it gives
sweet_lands-part-name = A name, if you like
sweet_lands-part-flip = Flip ability
sweet_lands-part-pass = When you pass
sweet_lands-part-words = In words
sweet_lands-part-reward = Industry reward
sweet_lands-part-column = Food space from which on it can be taken
sweet_lands-part-length = Spaces after the start
sweet_lands-part-element = What it scores
sweet_lands-part-multiplier = Times
sweet_lands-part-dummy = The dummy’s number
sweet_lands-part-0 = No port
sweet_lands-part-1 = 1 port
sweet_lands-part-2 = 2 ports
sweet_lands-part-3 = 3 ports
sweet_lands-part-4 = 4 ports
sweet_lands-part-gold = Gold
sweet_lands-part-wheat = Wheat
sweet_lands-part-wood = Wood
sweet_lands-part-iron = Iron

sweet_lands-lab-no = no lab
sweet_lands-lab-yes = a lab
sweet_lands-when-instant = instant
sweet_lands-when-passing = when you pass
sweet_lands-industry-none = no industry
sweet_lands-industry-tent = industry 1, tents
sweet_lands-industry-house = industry 2, houses
sweet_lands-industry-building = industry 3, buildings
sweet_lands-industry-any = any industry

## What a print can give

sweet_lands-gain-gold = gold
sweet_lands-gain-wheat = wheat
sweet_lands-gain-wood = wood
sweet_lands-gain-iron = iron
sweet_lands-gain-diamond = diamond
sweet_lands-gain-card = card
sweet_lands-gain-basic = basic resource
sweet_lands-gain-disc = disc
sweet_lands-gain-victory = victory point
sweet_lands-gain-city = city point
sweet_lands-gain-industry = industry point
sweet_lands-gain-food = food step
sweet_lands-gain-track = industry step
sweet_lands-gain-wagon = wagon step
sweet_lands-gain-locomotive = locomotive
sweet_lands-gain-orange = orange step
sweet_lands-gain-green = green step
sweet_lands-gain-grey = gray step
sweet_lands-gain-any = any color
sweet_lands-gain-terrain = terrain tile
sweet_lands-gain-special = special tile
sweet_lands-gain-road = road
sweet_lands-gain-property = property
sweet_lands-gain-rabbit = rabbit
sweet_lands-gain-skill = skill tile
sweet_lands-gain-wonder = wonder
sweet_lands-gain-reward1 = reward 1
sweet_lands-gain-reward2 = reward 2
sweet_lands-gain-reward3 = reward 3
sweet_lands-gain-gold_income = gold income
sweet_lands-gain-wheat_income = wheat income
sweet_lands-gain-wood_income = wood income
sweet_lands-gain-iron_income = iron income
sweet_lands-gain-hand = something else

## What a print can count

sweet_lands-element-terrain = terrain tiles
sweet_lands-element-rabbits = rabbits
sweet_lands-element-roads = roads
sweet_lands-element-properties = properties
sweet_lands-element-automated = automated cards
sweet_lands-element-industry = industry points
sweet_lands-element-city = city points
sweet_lands-element-tents = tents
sweet_lands-element-houses = houses
sweet_lands-element-buildings = buildings
sweet_lands-element-labs = labs
sweet_lands-element-coffees = coffee shops
sweet_lands-element-tower = clock tower
sweet_lands-element-cities = cities
sweet_lands-element-ports = ports
sweet_lands-element-gold = gold
sweet_lands-element-diamonds = diamonds
sweet_lands-element-food = food spaces
sweet_lands-element-skills = skill tiles
sweet_lands-element-milestones = milestones
sweet_lands-element-wonder = wonder
sweet_lands-element-m1 = circle mark
sweet_lands-element-m2 = triangle mark
sweet_lands-element-m3 = square mark
sweet_lands-element-m4 = hexagon mark
sweet_lands-element-m5 = heart mark
sweet_lands-element-m6 = cross mark
sweet_lands-element-wheat = wheat
sweet_lands-element-wood = wood
sweet_lands-element-iron = iron
sweet_lands-element-cards = cards in hand
sweet_lands-element-discs = action discs
sweet_lands-element-else = something else
sweet_lands-element-unknown = something not entered yet

## What a hex of a map can be

sweet_lands-ground-wheat = wheat field
sweet_lands-ground-forest = forest
sweet_lands-ground-vein = ore vein
sweet_lands-ground-sea = sea
sweet_lands-ground-special = special terrain
sweet_lands-ground-capital = capital
sweet_lands-ground-draw = extra-draw area
sweet_lands-ground-off = off the map
sweet_lands-ground-port = port
sweet_lands-ground-unknown = not read yet

## Pieces

sweet_lands-piece-terrain = terrain tile
sweet_lands-piece-special = special terrain tile
sweet_lands-piece-road = road
sweet_lands-piece-tent = tent
sweet_lands-piece-house = house
sweet_lands-piece-building = building
sweet_lands-piece-lab = lab
sweet_lands-piece-coffee = coffee shop
sweet_lands-piece-tower = clock tower
sweet_lands-piece-rabbit = rabbit
sweet_lands-piece-wagon = wagon
sweet_lands-piece-locomotive = locomotive
sweet_lands-tile-milestone = milestone
sweet_lands-tile-final = final tile
sweet_lands-tile-advanced = advanced skill tile

## What somebody still gets or has to do

sweet_lands-due-print = what is printed
sweet_lands-due-choose = a choice
sweet_lands-due-basic = a basic resource
sweet_lands-due-terrain = a terrain tile
sweet_lands-due-special = a special terrain tile
sweet_lands-due-road = a road
sweet_lands-due-property = a property
sweet_lands-due-rabbit = a cookie rabbit
sweet_lands-due-food = a step on the food track
sweet_lands-due-track = a step on the industry track
sweet_lands-due-wagon = a step of the wagon
sweet_lands-due-prosperity = a step on a prosperity track
sweet_lands-due-skill = a skill tile
sweet_lands-due-reward = an industry reward
sweet_lands-due-coffee = a coffee shop’s industry reward
sweet_lands-due-automate = automating a card
sweet_lands-due-income = your income
sweet_lands-due-city = your city points
sweet_lands-due-marks = your industry points
sweet_lands-due-ahead = points from the helper tile
sweet_lands-due-helper = a place on a helper tile
sweet_lands-due-end = the end of an industry reward
sweet_lands-due-discard = the cards for a slot
sweet_lands-due-price = the price of what you have built
sweet_lands-due-spaces = where your income markers begin
sweet_lands-due-ground = what a hex shows
sweet_lands-due-tile = the reward of a flipped tile
sweet_lands-due-cost = the cost of an area
sweet_lands-due-pay = a payment of your choice
sweet_lands-due-turned = what an extra-action tile shows
sweet_lands-due-endless = rewards that lead back to themselves
sweet_lands-due-which = which special tile it is

## Common answers about a hex

sweet_lands-answers-bare = No reward printed
sweet_lands-answers-rewarded = With a reward
