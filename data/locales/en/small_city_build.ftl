# Small City, building: said by a player who knows the rules.
# Tile names arrive in $tile as small_city.ftl has them and take “a”; cubes are colours; money is in dollars.

## Why something may not be done: whether there is such a tile to build

small_city-violation-built_done = You have said that you are done building this round.
small_city-violation-slots = { $grown ->
    [1] Your town grew this round, so you may build or demolish just one tile, and you have done that.
   *[other] You have built or demolished { $built } tiles this round. Three is the most.
  }
small_city-violation-hall = The City Hall is laid at the start, once. Nobody builds another or takes it down.
small_city-violation-warehouse_alone = A warehouse is never built by itself. It comes with a level 1 factory.
small_city-violation-used_up = { $gone ->
    [1] Your { $tile } was demolished. It is out of the game and cannot be built again.
   *[other] You have only one { $tile }, and it lies on your board already.
  }
small_city-violation-one_each = One { $tile } to a town, and yours has one.
small_city-violation-stock = The supply has no tile of this kind left ({ $tile }).
small_city-violation-council_only = Your table plays that a { $tile } comes only from the city council.
small_city-violation-scarce = { $left ->
    [one] Only 1 { $tile } is left, and { $seat } comes before you and may still want it.
   *[other] Only { $left } of these are left ({ $tile }), and those before you may still want them, { $seat } first.
  }

## … where it lies

small_city-violation-off_board = Not on your board: { AND($cells) }.
small_city-violation-shape = { $count ->
    [0] Which squares? A { $tile } covers { $size ->
        [one] 1 square
       *[other] { $size } squares
      }.
   *[other] A { $tile } does not lie like this. { $assumed ->
        [1] { $known ->
            [1] It covers
           *[other] This box assumes
          }
       *[other] It covers
      } { $size ->
        [one] 1 square
       *[other] { $size } squares
      }, shaped { OR($drawn) }.{ $assumed ->
        [1] {" "}That shape is a guess: while its squares hang together it may be another, and yours can be drawn in the box.
       *[other] {""}
      }
  }
small_city-violation-covered = { $warehouse ->
    [1] The warehouse has no room there: { AND($cells) } is taken ({ AND($others) }).
   *[other] No room: { AND($cells) } is taken ({ AND($others) }).
  }
small_city-violation-grave = { $warehouse ->
    [1] The warehouse would lie on a grave ({ AND($cells) }). Graves stay for good.
   *[other] There is a grave on { AND($cells) }. Graves stay for good.
  }
small_city-violation-obstacle = { $warehouse ->
    [1] The warehouse would lie on a printed obstacle: { AND($cells) }.
   *[other] Nothing may be built on a printed obstacle: { AND($cells) }.
  }
small_city-violation-water = { $warehouse ->
    [1] The warehouse would lie on water: { AND($cells) }.
   *[other] Only the water of a harbor may lie on printed water: { AND($cells) }.
  }
small_city-violation-area = { $warehouse ->
    [1] The warehouse would be
   *[other] This is
  } outside your building area: { AND($cells) }. { $steps ->
    [one] Your town has to grow once for that.
   *[other] Your town has to grow { $steps } times for that.
  }
small_city-violation-street = The mayor stands beside { AND($cells) }. Nothing is built there this round.
small_city-violation-apart = { $homes ->
    [1] A residence may not lie beside industry, and it would touch { AND($cells) } ({ AND($others) }).
   *[other] { $warehouse ->
        [1] The warehouse may not lie beside a residence, and it would touch { AND($cells) } ({ AND($others) }).
       *[other] Industry may not lie beside a residence, and it would touch { AND($cells) } ({ AND($others) }).
      }
  }
small_city-violation-culture = A { $tile } needs a square influenced by { $needed } cultural buildings. { $have ->
    [0] None reach it here.
    [one] Only 1 reaches it here.
   *[other] Only { $have } reach it here.
  }
small_city-violation-homes = A { $tile } needs { $needed ->
    [one] a square influenced by a residence.
   *[other] a square influenced by { $needed } residences.
  } { $have ->
    [0] None reach it here.
    [one] Only 1 reaches it here.
   *[other] Only { $have } reach it here.
  }
small_city-violation-industry = { $needed ->
    [1] A { $tile } needs a refinery or a harbor whose influence reaches it. Here neither does.
   *[other] A { $tile } needs a refinery and a harbor that reach it. { $have ->
        [0] Here neither does.
        [1] Here only the refinery does.
        [2] Here only the harbor does.
       *[other] Here both do, but not one and the same square.
      }
  }

## … the warehouse of a factory

small_city-violation-warehouse_needed = { $room ->
    [0] A level 1 factory brings a warehouse, and no square beside it has room for one. So it cannot be built here.
   *[other] A level 1 factory brings a warehouse. Where does it go, beside the factory?
  }
small_city-violation-warehouse_extra = A { $tile } brings no warehouse. Only a level 1 factory does.
small_city-violation-warehouse_on_it = The warehouse goes beside the factory, not under it: { AND($cells) }.
small_city-violation-warehouse_near = The warehouse has to touch its factory, at least by a corner: { OR($cells) }.

## … what it costs

small_city-violation-money = This costs ${ $price }. You have ${ $money }: ${ $missing } short.
small_city-violation-payment = { $count ->
    [0] A { $tile } takes no cubes.
   *[other] A { $tile } costs cubes ({ AND($goods) }){ $helped ->
        [1] , and the Architect saves you one cube of your choice
       *[other] {""}
      }. That is not what you pay.
  }
small_city-violation-goods = A { $tile } costs cubes ({ AND($goods) }). Missing in your store: { AND($missing) }.

## … upgrading

small_city-violation-upgrade_nothing = There is no tile on { $cell } to upgrade.
small_city-violation-upgrade_kind = A { $old } cannot become a { $tile }. Residences, shops and factories are upgraded, each within its kind.
small_city-violation-next_level = One level at a time: a { $old } does not become a { $tile } at once.
small_city-violation-uncovers = The new tile has to cover all of the old one, and { AND($cells) } would be left bare.
small_city-violation-changes = What squares do may not change, and { AND($cells) } would do something else under a { $tile }.
small_city-violation-upgrade_culture = To become a { $tile }, it must be influenced by { $needed } cultural buildings now. { $have ->
    [0] None reach it.
    [one] Only 1 reaches it.
   *[other] Only { $have } reach it.
  }
small_city-violation-upgrade_homes = To become a { $tile }, it must be influenced by { $needed } residences now. { $have ->
    [0] None reach it.
    [one] Only 1 reaches it.
   *[other] Only { $have } reach it.
  }
small_city-violation-upgrade_industry = { $needed ->
    [1] To become a { $tile } it has to be influenced by a refinery or a harbor, and neither reaches it.
   *[other] To become a { $tile } it has to be influenced by a refinery and a harbor. { $have ->
        [0] Neither reaches it.
        [1] Only the refinery reaches it.
       *[other] Only the harbor reaches it.
      }
  }
small_city-violation-fresh = This { $tile } was built this round. It can be upgraded from the next one on.

## … demolishing, growing, moving in

small_city-violation-demolish_nothing = { $count ->
    [0] Which tile comes down?
   *[other] There is not one tile on { AND($cells) } to take down.
  }
small_city-violation-demolish_hall = The City Hall cannot be demolished.
small_city-violation-demolish_cost = Taking it down costs ${ $price }. You have ${ $money }: ${ $missing } short.
small_city-violation-demolish_room = { $citizens ->
    [one] 1 citizen lives
   *[other] { $citizens } citizens live
  } there, and your City Hall has { $room ->
    [0] no room
    [one] room for 1
   *[other] room for { $room }
  }. A tile with citizens comes down only if all of them fit.
small_city-violation-grown = Your town has grown once this round already.
small_city-violation-grow_slots = Growing goes with one tile at most, and you have built or demolished { $built }.
small_city-violation-full_size = Your whole board is open already.
small_city-violation-staff_nobody = None of your citizens stands on { $cell }.
small_city-violation-staff_place = { $cell } is no free square of a building.
small_city-violation-staff_station = { $cell } is no police or fire station laid just now. Into others you move in phase 3.
small_city-violation-staff_from = The citizen on { $cell } may not: not from City Hall, only from a building of the town.
small_city-violation-staff_inside = Somebody is in the { $tile } already ({ AND($cells) }).
small_city-violation-staff_again = Whoever has just moved into the new { $tile } ({ $cell }) stays there until citizens move.

## … the free tile of the construction row

small_city-violation-grant_seat = The free building is { $seat }’s.
small_city-violation-grant_culture = The council gives no cultural buildings, so no { $tile }.
small_city-violation-grant_size = { $least ->
    [one] { $most ->
        [1] The council gives a tile of 1 square.
       *[other] The council gives a tile of 1 to { $most } squares.
      }
   *[other] The council gives a tile of { $most } squares.
  } A { $tile } has { $size }.
small_city-violation-grant_free = This building is free. Keep your cubes ({ AND($goods) }).

## Rules by name, for the log

small_city-rule-built_done = being done building
small_city-rule-slots = three tiles, or one and a bigger town
small_city-rule-warehouse_alone = warehouses only with a level 1 factory
small_city-rule-one_each = one of each to a town
small_city-rule-council_only = police and fire stations from the council
small_city-rule-scarce = scarce tiles in the order of play
small_city-rule-obstacle = printed obstacles
small_city-rule-water = printed water
small_city-rule-area = the building area
small_city-rule-street = the mayor’s street
small_city-rule-apart = residences and industry apart
small_city-rule-culture = culture for residences
small_city-rule-homes = residences for shops
small_city-rule-industry = refinery and harbor for factories
small_city-rule-warehouse_needed = the warehouse of a factory
small_city-rule-warehouse_extra = warehouses only with a level 1 factory
small_city-rule-warehouse_near = the warehouse beside its factory
small_city-rule-money = the price
small_city-rule-payment = the price in cubes
small_city-rule-goods = cubes in store
small_city-rule-next_level = one level at a time
small_city-rule-changes = squares that keep what they do
small_city-rule-upgrade_culture = culture for residences
small_city-rule-upgrade_homes = residences for shops
small_city-rule-upgrade_industry = refinery and harbor for factories
small_city-rule-fresh = no upgrade in the round of building
small_city-rule-demolish_cost = the price of demolishing
small_city-rule-demolish_room = room in City Hall when demolishing
small_city-rule-grown = growing once a round
small_city-rule-grow_slots = growing beside one tile at most
small_city-rule-staff_station = moving only into new stations
small_city-rule-staff_from = nobody out of City Hall
small_city-rule-staff_inside = one citizen in a station
small_city-rule-staff_again = no leaving a new station
small_city-rule-grant_culture = no culture from the council
small_city-rule-grant_size = the size the council gives
small_city-rule-grant_free = a free building

## What would make it right

small_city-repair-payment = { $count ->
    [0] Without paying any cubes it works.
   *[other] Paid with these cubes it works: { AND($goods) }.
  }
small_city-repair-no_warehouse = Without the warehouse it works.
small_city-repair-warehouse = { $n ->
    [one] The only place for the warehouse is { OR($cells) }.
   *[other] The warehouse may go on { OR($cells) }, or on { $n ->
        [2] one more square.
       *[other] other squares beside it.
      }
  }
small_city-repair-level = A { $tile } may lie here: { AND($cells) }.
small_city-repair-money = With ${ $missing } more, you could.
small_city-repair-upgrade = { $n ->
    [one] It may become a { $tile } on { AND($cells) } only.
   *[other] It may become a { $tile }, for example on { AND($cells) }.
  }
small_city-repair-staff_from = The citizen on { OR($cells) } may move there.
small_city-way-squares = { $first }–{ $last }
small_city-way-paid = Pay { AND($goods) }
small_city-way-unpaid = Pay no cubes
small_city-way-warehouse = Warehouse on { $at }
small_city-way-no_warehouse = No warehouse
small_city-way-money = Correct the money

## What now

small_city-task-build = { $grow ->
    [1] { $left ->
        [3] { $seat } builds up to 3 tiles, or 1 and a bigger town.
       *[other] { $seat } builds up to { $left } more, or a bigger town.
      }
   *[other] { $left ->
        [0] { $seat } has no tile left to build.
        [one] { $seat } may build or demolish 1 tile.
       *[other] { $seat } may build or demolish { $left } tiles.
      }
  }
small_city-task-upgrade = { $count ->
    [one] { $seat } can upgrade 1 tile, for free.
   *[other] { $seat } can upgrade { $count } tiles, for free.
  }
small_city-task-staff = { $seat } may move a citizen into the new station.
small_city-task-grant = { $least ->
    [one] { $most ->
        [1] { $seat } may lay a free tile of 1 square.
       *[other] { $seat } may lay a free tile of up to { $most } squares.
      }
   *[other] { $seat } may lay a free tile of { $most } squares.
  }
small_city-task-grant_free = { $seat } may lay a free tile of up to { $most } squares, whatever it usually needs.

## What it would do

small_city-preview-price = Costs ${ $price }, leaves ${ $left }
small_city-preview-price_goods = Takes cubes out of store: { AND($goods) }
small_city-preview-moves_in = A citizen moves in from City Hall
small_city-preview-votes = { $count ->
    [one] Up to 1 vote more a round
   *[other] Up to { $count } votes more a round
  }
small_city-preview-jobs = { $count ->
    [one] 1 place to work
   *[other] { $count } places to work
  }
small_city-preview-parks = { $count }% less pollution a round
small_city-preview-university = With a citizen inside, 3 votes a round
small_city-preview-reaches = Influences { AND($tiles) }
small_city-preview-readies = { $fresh ->
    [1] The { $old } on { AND($cells) } then has what a { $tile } needs, next round
   *[other] The { $old } on { AND($cells) } then has what a { $tile } needs
  }
small_city-preview-helps = Brings closer to the next level: { AND($tiles) }
small_city-preview-bars_homes = No residence on the squares around it any more
small_city-preview-bars_industry = No industry on the squares around it any more
small_city-preview-opens = { $count ->
    [one] Opens an upgrade: { AND($tiles) }
   *[other] Opens upgrades: { AND($tiles) }
  }
small_city-preview-pollutes = Pollution rises by { $count }% to { $pollution }%
small_city-preview-loses = That is the end of your town: 100% pollution
small_city-preview-sends_home = { $count ->
    [one] 1 citizen goes to City Hall
   *[other] { $count } citizens go to City Hall
  }
small_city-preview-sends_tourists = { $count ->
    [one] 1 tourist goes home
   *[other] { $count } tourists go home
  }
small_city-preview-grows = { $count ->
    [one] Opens 1 more square
   *[other] Opens { $count } more squares
  }
small_city-preview-guards = Keeps tourists off { $count } squares
