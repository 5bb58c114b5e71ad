# Roll Into Town, drawing with dice: said by a player who knows the rules.
# Icons ($icon, $shows) take “a”; squares are called by their names on the map, c3; sides are north, east, south, west.

## Why something may not be drawn: the dice

roll_into_town-violation-die = { $used ->
    [0] No die shows a { $die }.
   *[other] The { $die } has been used.
  } { $n ->
    [0] You have no dice left.
   *[other] You still have: { AND($left, most: 9) }.
  }
roll_into_town-violation-icons = { $due ->
    [one] This round brings one icon, and you have drawn { $drawn }.
   *[other] This round brings { $due } icons, and you have drawn { $drawn }.
  } { $why ->
    [none] More takes a Fountain.
    [used] Your Fountain has given its { $most } extra dice.
   *[round] Your table plays that the Fountain gives one die a round.
  }
roll_into_town-violation-no_face = The Town Hall cannot make a { $die } into a { $value }: dice go from 1 to 6.
roll_into_town-violation-wild = The Town Hall cannot make a { $die } into a 6. Only a die that was rolled as a 6 draws anything.
roll_into_town-violation-town_hall = { $uses ->
    [one] Your Town Hall has been used once.
   *[other] Your Town Hall has been used { $uses } times.
  } It changes { $most } dice in a game, no more.
roll_into_town-violation-icon = { $shift ->
    [0] A { $die }
   *[other] A { $die } made into a { $value }
  } draws a { $shows }, not a { $icon }.

## … the square

roll_into_town-violation-off_map = There is no { $at } on your map.
roll_into_town-violation-occupied = { $at } is not free: { $there }.
roll_into_town-violation-sides = { $why ->
    [river] A river has two open sides. { $n ->
        [0] None is chosen.
        [one] One is chosen.
       *[other] Here it has { $n }.
      }
    [coast] A coast has water on one, two or three of its sides. { $n ->
        [0] None is chosen.
        [one] One is chosen.
       *[other] Here it has { $n }.
      }
   *[other] A { $icon } looks the same from all sides: there are none to choose.
  }

## … the river

roll_into_town-violation-river_border = { $border ->
    [0] The river begins at the border of the map, and { $at } is not on it.
   *[other] The river begins with an open side at the border. On { $at } that is: { OR($sides) }.
  }
roll_into_town-violation-river_end = { $at_end ->
    [0] There is one river, and it goes on at { OR($ends) }.
   *[other] The river flows into { $at } from one side, which has to be open: { OR($sides) }.
  }
roll_into_town-violation-river_done = { $why ->
    [blocked] The river has come to an end: { AND($cells) } is in its way ({ AND($tokens) }). There is only this one.
   *[other] The river has no end left to go on from, and there is only one.
  }

## Names of rules that the table overruled

roll_into_town-rule-icons = how many icons a round
roll_into_town-rule-wild = no die made into a 6
roll_into_town-rule-town_hall = how often the Town Hall helps
roll_into_town-rule-icon = which icon a die draws
roll_into_town-rule-river_border = the river begins at the border
roll_into_town-rule-river_end = the river goes on from its end
roll_into_town-rule-river_done = one river only

## What would make it right

roll_into_town-repair-die = The { $die } would work.
roll_into_town-repair-wild = The { $die } would work: it can be any icon.
roll_into_town-repair-town_hall = The Town Hall could make the { $die } a { $value }.
roll_into_town-repair-icon = A { $icon } may be drawn here with this die.
roll_into_town-repair-sides = { $n ->
    [0] A { $icon } is drawn without sides: then it works.
    [one] The { $icon } fits with this side: { AND($sides) }.
   *[other] The { $icon } fits with these sides: { AND($sides) }.
  }

## What now

roll_into_town-task-draw = { $left ->
    [0] { $seat } may draw { $extra ->
        [one] one more icon
       *[other] up to { $extra } more icons
      } with the Fountain.
    [one] { $seat }: take a die and draw one icon.
   *[other] { $seat }: take a die and draw, { $left } icons in all.
  }
roll_into_town-task-drawn = { $seat } has drawn everything: confirm it below.

## What it would do

roll_into_town-preview-farm = { $food } food each time you gather
roll_into_town-preview-mountain = { $stone } stone each time you gather, from the adjacent pickaxes
roll_into_town-preview-forest = A forest of { $size } trees, which grows { $grows ->
    [one] 1 tree
   *[other] { $grows } trees
  } in upkeep
roll_into_town-preview-oceans = { $count ->
    [one] Becomes ocean: { AND($cells, most: 6) }
   *[other] { $count } squares become ocean: { AND($cells, most: 6) }
  }
roll_into_town-preview-river_on = { $length ->
    [one] The river begins and goes on at { OR($cells) }
   *[other] The river is { $length } squares long and goes on at { OR($cells) }
  }
roll_into_town-preview-river_joins = The river joins opposite borders: { $each } points for each of its { $length } squares
roll_into_town-preview-river_ends = The river is finished, { $length ->
    [one] 1 square
   *[other] { $length } squares
  } long, and does not join opposite borders
roll_into_town-preview-river_stops = The river can go on no more: { $length ->
    [one] 1 square
   *[other] { $length } squares
  }
roll_into_town-preview-points = { SIGNED($delta) } { $delta ->
    [one] point
   *[other] points
  }
roll_into_town-preview-town_hall_left = { $left ->
    [0] The Town Hall helps for the last time
    [one] The Town Hall can help once more after this
   *[other] The Town Hall can help { $left } more times after this
  }
roll_into_town-preview-fountain_left = { $left ->
    [0] An extra die, the Fountain’s last
    [one] An extra die; the Fountain gives one more after this
   *[other] An extra die; the Fountain gives { $left } more after this
  }
