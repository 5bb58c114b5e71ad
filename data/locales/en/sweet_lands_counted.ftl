# How many there are of what prints on Sweet Lands’ cardboard count.

## So many of what prints count, as in a condition

sweet_lands-counted-terrain = { $count ->
    [one] 1 terrain tile
   *[other] { $count } terrain tiles
  }
sweet_lands-counted-rabbits = { $count ->
    [one] 1 cookie rabbit
   *[other] { $count } cookie rabbits
  }
sweet_lands-counted-roads = { $count ->
    [one] 1 road
   *[other] { $count } roads
  }
sweet_lands-counted-properties = { $count ->
    [one] 1 property
   *[other] { $count } properties
  }
sweet_lands-counted-automated = { $count ->
    [one] 1 automated card
   *[other] { $count } automated cards
  }
sweet_lands-counted-industry = { $count ->
    [one] 1 industry point
   *[other] { $count } industry points
  }
sweet_lands-counted-city = { $count ->
    [one] 1 city point
   *[other] { $count } city points
  }
sweet_lands-counted-tents = { $count ->
    [one] 1 tent
   *[other] { $count } tents
  }
sweet_lands-counted-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
  }
sweet_lands-counted-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
  }
sweet_lands-counted-labs = { $count ->
    [one] 1 lab
   *[other] { $count } labs
  }
sweet_lands-counted-coffees = { $count ->
    [one] 1 coffee shop
   *[other] { $count } coffee shops
  }
sweet_lands-counted-tower = { $count ->
    [one] the clock tower
   *[other] { $count } clock towers
  }
sweet_lands-counted-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
sweet_lands-counted-ports = { $count ->
    [one] 1 port
   *[other] { $count } ports
  }
sweet_lands-counted-gold = { $count } gold
sweet_lands-counted-wheat = { $count } wheat
sweet_lands-counted-wood = { $count } wood
sweet_lands-counted-iron = { $count } iron
sweet_lands-counted-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
sweet_lands-counted-discs = { $count ->
    [one] 1 action disc
   *[other] { $count } action discs
  }
sweet_lands-counted-else = something else, which you judge yourself
sweet_lands-counted-diamonds = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
  }
sweet_lands-counted-food = { $count ->
    [one] 1 space on the food track
   *[other] { $count } spaces on the food track
  }
sweet_lands-counted-skills = { $count ->
    [one] 1 skill tile
   *[other] { $count } skill tiles
  }
sweet_lands-counted-milestones = { $count ->
    [one] 1 milestone
   *[other] { $count } milestones
  }
sweet_lands-counted-wonder = { $count ->
    [one] the wonder
   *[other] { $count } wonders
  }
sweet_lands-counted-m1 = { $count ->
    [one] 1 circle mark
   *[other] { $count } circle marks
  }
sweet_lands-counted-m2 = { $count ->
    [one] 1 triangle mark
   *[other] { $count } triangle marks
  }
sweet_lands-counted-m3 = { $count ->
    [one] 1 square mark
   *[other] { $count } square marks
  }
sweet_lands-counted-m4 = { $count ->
    [one] 1 hexagon mark
   *[other] { $count } hexagon marks
  }
sweet_lands-counted-m5 = { $count ->
    [one] 1 heart mark
   *[other] { $count } heart marks
  }
sweet_lands-counted-m6 = { $count ->
    [one] 1 cross mark
   *[other] { $count } cross marks
  }

## One of it, as in “for each”

sweet_lands-each-terrain = terrain tile
sweet_lands-each-rabbits = cookie rabbit
sweet_lands-each-roads = road
sweet_lands-each-properties = property
sweet_lands-each-automated = automated card
sweet_lands-each-industry = industry point
sweet_lands-each-city = city point
sweet_lands-each-tents = tent
sweet_lands-each-houses = house
sweet_lands-each-buildings = building
sweet_lands-each-labs = lab
sweet_lands-each-coffees = coffee shop
sweet_lands-each-tower = clock tower
sweet_lands-each-cities = city
sweet_lands-each-ports = port
sweet_lands-each-gold = gold
sweet_lands-each-wheat = wheat
sweet_lands-each-wood = wood
sweet_lands-each-iron = iron
sweet_lands-each-cards = card in hand
sweet_lands-each-discs = action disc
sweet_lands-each-diamonds = diamond
sweet_lands-each-food = space on the food track
sweet_lands-each-skills = skill tile
sweet_lands-each-milestones = milestone
sweet_lands-each-wonder = wonder
sweet_lands-each-m1 = circle mark
sweet_lands-each-m2 = triangle mark
sweet_lands-each-m3 = square mark
sweet_lands-each-m4 = hexagon mark
sweet_lands-each-m5 = heart mark
sweet_lands-each-m6 = cross mark
