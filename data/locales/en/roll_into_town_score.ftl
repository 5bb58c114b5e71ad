# Roll Into Town: the score, the log, corrections, warnings and position files.

## The score

roll_into_town-open-blank = { $seat }’s map is neither drawn nor counted yet.
roll_into_town-line-houses = { $count ->
    [one] 1 house: { $points } points
   *[other] { $count } houses, { $each } points each
  }
roll_into_town-line-taverns = Tavern on { $at }: { $count ->
    [0] no house
    [one] 1 house
   *[other] { $count } houses
  }{ $others ->
    [0] {""}
    [one] {" "}(1 more counts for another tavern)
   *[other] {" "}({ $others } more count for another tavern)
  }
roll_into_town-line-river = { $count ->
    [one] 1 river square
   *[other] { $count } river squares
  }, { $each ->
    [one] 1 point each
   *[other] { $each } points each
  }{ $state ->
    [joined] {" "}(it joins { AND($sides) })
    [borders] {" "}(it joins { AND($sides) }, which are not opposite)
    [same] {" "}(both its ends lead off the same border: { AND($sides) })
   *[open] {""}
  }
roll_into_town-line-coast = { $count ->
    [one] 1 coast
   *[other] { $count } coasts
  }, 1 point each
roll_into_town-line-lighthouse = The Lighthouse lights { $coasts ->
    [one] 1 coast
   *[other] { $coasts } coasts
  } and { $oceans ->
    [0] no ocean
    [one] 1 ocean
   *[other] { $oceans } oceans
  }
roll_into_town-line-cathedral = The Cathedral

roll_into_town-tiebreak-houses = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and the houses alone decide, { $figure } against { $against }.
roll_into_town-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: their points are equal, and so are the points of their houses.

## So much of each resource, in a sentence

roll_into_town-goods = { $total ->
    [0] nothing
   *[other] { $food ->
        [0] {""}
       *[other] { $food } food
      }{ $stone ->
        [0] {""}
       *[other] { $food ->
            [0] {""}
           *[other] {", "}
          }{ $stone } stone
      }{ $wood ->
        [0] {""}
       *[other] { $food ->
            [0] { $stone ->
                [0] {""}
               *[other] {", "}
              }
           *[other] {", "}
          }{ $wood } wood
      }
  }
roll_into_town-goods_given = { $given_food ->
    [0] {""}
   *[other] { $given_food } food
  }{ $given_stone ->
    [0] {""}
   *[other] { $given_food ->
        [0] {""}
       *[other] {", "}
      }{ $given_stone } stone
  }{ $given_wood ->
    [0] {""}
   *[other] { $given_food ->
        [0] { $given_stone ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $given_wood } wood
  }
roll_into_town-goods_got = { $got_total ->
    [0] nothing
   *[other] { $got_food ->
        [0] {""}
       *[other] { $got_food } food
      }{ $got_stone ->
        [0] {""}
       *[other] { $got_food ->
            [0] {""}
           *[other] {", "}
          }{ $got_stone } stone
      }{ $got_wood ->
        [0] {""}
       *[other] { $got_food ->
            [0] { $got_stone ->
                [0] {""}
               *[other] {", "}
              }
           *[other] {", "}
          }{ $got_wood } wood
      }
  }

## The log

roll_into_town-move-roll = { $n ->
    [0] No dice were rolled.
    [one] The die shows { $dice }.
   *[other] The dice show { AND($dice, most: 9) }.
  }
roll_into_town-move-draw = { $seat } drew a { $icon }{ $turned ->
    [river] {" "}(open to { AND($sides) })
    [coast] {" "}(water to { AND($sides) })
   *[no] {""}
  } on { $at } with a { $die }{ $shift ->
    [up] {" "}that the Town Hall made one higher
    [down] {" "}that the Town Hall made one lower
   *[no] {""}
  }{ $extra ->
    [yes] , an extra die from the Fountain
   *[no] {""}
  }.{ $n ->
    [0] {""}
    [one] {" "}{ $oceans } became ocean.
   *[other] {" "}{ AND($oceans, most: 9) } became ocean.
  }
roll_into_town-move-build = { $seat } built a { $building }{ $mirrored ->
    [yes] , flipped,
   *[no] {""}
  } on { $at } { $total ->
    [0] for nothing
   *[other] for { roll_into_town-goods }
  }{ $given_total ->
    [0] .
   *[other] {" "}(at the Market, { roll_into_town-goods_given } became { roll_into_town-goods_got }).
  }
roll_into_town-move-fell = { $seat }’s lumberjack on { $at } felled { $trees ->
    [0] no trees.
    [one] 1 tree for { $wood } wood.
   *[other] { $trees } trees for { $wood } wood.
  }{ $lost ->
    [0] { "" }
   *[other] { " " }{ $lost } more could not be stored.
  }
roll_into_town-move-grow = { $seat }’s forest at { $forest } grew a tree on { $at }.
roll_into_town-move-done = { $seat } finished a phase: { $step }.
roll_into_town-move-done_discover = { $seat } finished drawing{ $left ->
    [0] .
    [one] , with 1 icon not drawn.
   *[other] , with { $left } icons not drawn.
  }{ $gathers ->
    [yes] { $total ->
        [0] {" "}Nothing was gathered.
       *[other] {" "}Gathered: { roll_into_town-goods }.
      }
   *[no] {""}
  }
roll_into_town-move-done_construct = { $seat } finished building.{ $gathers ->
    [yes] { $total ->
        [0] {" "}Nothing was gathered.
       *[other] {" "}Gathered: { roll_into_town-goods }.
      }
   *[no] {""}
  }
roll_into_town-move-done_gather = { $seat } finished gathering.
roll_into_town-move-done_upkeep = { $seat } finished the upkeep{ $left ->
    [0] .
    [one] ; 1 tree did not grow.
   *[other] ; { $left } trees did not grow.
  }
roll_into_town-move-rub = { $n ->
    [0] { $seat } took the last thing back.
   *[other] { $seat } took back what was done last: { AND($cells) }.
  }

roll_into_town-undo-rub = { $n ->
    [0] what you did last
   *[other] what you did last on { AND($cells) }
  }

roll_into_town-correct-cell = On { $seat }’s map, { $at } now shows: { $token }{ $top ->
    [yes] , below it { $ground }
   *[no] {""}
  }{ $turned ->
    [river] {" "}(open to { AND($sides) }).
    [coast] {" "}(water to { AND($sides) }).
   *[no] .
  }
roll_into_town-correct-cell_empty = On { $seat }’s map, { $at } is now empty.
roll_into_town-correct-goods = { $seat } now has { $count } { $resource }.
roll_into_town-correct-uses_town_hall = { $uses ->
    [0] { $seat } has not used the Town Hall yet.
    [one] { $seat } has used the Town Hall once so far.
   *[other] { $seat } has used the Town Hall { $uses } times so far.
  }
roll_into_town-correct-uses_fountain = { $uses ->
    [0] { $seat } has not used the Fountain yet.
    [one] { $seat } has used the Fountain once so far.
   *[other] { $seat } has used the Fountain { $uses } times so far.
  }
roll_into_town-correct-dice = { $n ->
    [0] There are no dice now.
   *[other] The dice now show { AND($dice, most: 9) }.
  }
roll_into_town-correct-step = { $seat } is now at this phase: { $step }.
roll_into_town-correct-step_done = { $seat } has now finished the round.
roll_into_town-correct-round = It is round { $round }, and its dice are still to be rolled.

## Where mirror and table disagree

roll_into_town-warning-goods = { $seat } has { $count } { $resource }. Nobody keeps more than { $most }.
roll_into_town-warning-town_hall = { $seat } has used the Town Hall { $uses } times. It helps { $most } times in a game.
roll_into_town-warning-fountain = { $seat } has used the Fountain { $uses } times. It helps { $most } times in a game.
roll_into_town-warning-no_fountain = { $seat } has used the Fountain { $uses ->
    [one] once
   *[other] { $uses } times
  } and has none on the map.
roll_into_town-warning-once = { $seat } has the { $building } { $count } times: { AND($cells) }. It is built once.
roll_into_town-warning-lighthouse = { $seat }’s Lighthouse ({ AND($cells) }) is not one foot with one top right above it.
roll_into_town-warning-cathedral = { $seat }’s Cathedral ({ AND($cells, most: 9) }) does not have the outline that is printed on the sheet.
roll_into_town-warning-rivers = { $seat }’s map has { $count } rivers that do not meet. There is only one.
roll_into_town-warning-inland = { $seat }’s river ({ AND($cells) }) does not lead to the border of the map. There it begins.
roll_into_town-warning-ocean = { $seat }’s map shows an ocean with too little water around it: { AND($cells) }.

## Position files

roll_into_town-notation-token = “{ $found }” is nothing a square can show. Expected: . H F M T O, a river such as Rns, a coast such as Cn or Cnes, a building h p l w t f m c; on top of a coast +b +L +l, of an ocean +l, of nothing +L +l.
roll_into_town-notation-rows = The map has { $found } rows here, but { $rows } on the sheet. An owner’s own map is told as map in [box].
roll_into_town-notation-columns = Row { $row } of the map has { $found } squares here, but { $columns } on the sheet. Squares are parted by spaces.
roll_into_town-notation-hall = { $at } does not fit the sheet: the Town Hall is printed on { AND($halls) }, and nowhere else. An owner’s own map is told as map in [box].
roll_into_town-notation-squares = Expected squares and what they show by turns, such as “c3 . d3 T”.
roll_into_town-notation-square = The map has no square “{ $found }”. Its last one is { $last }.
roll_into_town-notation-forest = “{ $found }” is no forest. Expected its trees, how many it grows and those it has grown, such as “a1 a2 b2 b3 +2: a3”.
roll_into_town-notation-dice = { $due ->
    [0] Before the roll there are no dice
   *[other] Round { $round } is played with { $due } dice
  }; here there are { $found }.
roll_into_town-notation-box = No sheet can have this as “{ $name }”. Expected: map, rows of . H F M T O parted by / with one Town Hall; cathedral, rows of # and . parted by /.
roll_into_town-notation-icon = There is no icon “{ $found }”. Expected: { OR($names, most: 5) }.
roll_into_town-notation-shape = “{ $found }” has no such sides. A river has two open sides, such as Rns; a coast one to three with water, such as Cnes.
roll_into_town-notation-sides = “{ $found }” are no sides. Expected some of { AND($names) }, each once, such as “ns”.
roll_into_town-notation-building = There is no building “{ $found }”. Expected: { OR($names, most: 10) }.
roll_into_town-notation-given = “{ $found }” is not so much of a resource. Expected something like “2 wood”, with { OR($names) }.
roll_into_town-notation-no_die = A 6 cannot be made higher. Leave the die out, and the best one is taken.
