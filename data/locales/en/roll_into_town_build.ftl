# Roll Into Town: building, gathering and the growth of forests, said by a player who knows the rules.
# Names arrive as roll_into_town.ftl has them: $building takes “a”, $resource is counted plainly, $there is what a square shows.

## Why something may not be done: paying

roll_into_town-violation-price = A { $building } costs { $price } { $resource }. You have { $have ->
    [0] none.
   *[other] { $have }: { $missing } short.
  }{ $helps ->
    [yes] { " " }The Market would help: give { $count } { $give }{ $kinds ->
        [one] { "" }
       *[other] { " " }and { $count2 } { $give2 }
      } for what is missing.
    [short] { " " }The Market does not help either: { $worth ->
        [0] what you would have left buys nothing there.
       *[other] what you would have left buys only { $worth } of the { $all } you need.
      }
    [market] { " " }If you had a Market, you could exchange for it.
   *[other] { "" }
  }
roll_into_town-violation-market = You have no Market, so you cannot exchange anything.
roll_into_town-violation-exchange = { $why ->
    [negative] The Market gives nothing for { $given } { $resource }: only what you have can be given.
    [missing] You are short of { $resource } yourself. The Market takes only what is left after paying.
    [left] After paying you would have { $left } { $resource } left, not the { $given } you want to give.
    [rate] The Market takes { $rate } alike for one, so { $given } { $resource } cannot be given.
   *[other] { $missing ->
        [0] Nothing is missing, so nothing is exchanged.
       *[other] For the { $missing } you need the Market takes { $needed }, not { $given }.
      }
  }

## … where it stands

roll_into_town-violation-once = You have the { $building } already. It is built once in a game.
roll_into_town-violation-mirror = Only the Cathedral can be flipped. A { $building } cannot.
roll_into_town-violation-built_over = { $kind ->
    [cathedral] No room for the Cathedral: { $at } is taken ({ $there }){ $count ->
        [one] .
        [2] , and one more of its squares.
       *[other] , and { $count } of its squares in all.
      }
    [lighthouse] The foot of the Lighthouse needs a bare coast or an empty square. { $at } is neither ({ $there }).
   *[other] A { $building } needs an empty square. { $at } is taken ({ $there }).
  }
roll_into_town-violation-coast = { $on_coast ->
    [1] A harbor needs a bare coast. On { $at } something stands already ({ $there }).
   *[other] A harbor is built on a coast. { $at } is none ({ $there }).
  }
roll_into_town-violation-beside = { $rivers ->
    [0] A watermill stands beside a river, and you have drawn none yet.
   *[other] { $before ->
        [1] The river flows toward { $at }, not past it. A watermill stands beside the river, not before it.
       *[other] No river flows past { $at }. A watermill stands right beside one.
      }
  }
roll_into_town-violation-bottom = The foot of the Lighthouse stands on a coast, or on an empty square that touches one, if only at a corner. { $at } touches none.
roll_into_town-violation-top = { $why ->
    [off] The Lighthouse is two squares high. Above { $at } the map ends.
   *[other] The top of the Lighthouse would stand on { $top }, and that is taken ({ $there }).
  }
roll_into_town-violation-outline = The Cathedral does not fit: with its first square on { $at } it would stick out of the map.

## Why something may not be done: gathering and growing

roll_into_town-violation-lumberjack = { $on_map ->
    [0] { $at } is not on the map, so there is no lumberjack there.
   *[other] There is no lumberjack on { $at } ({ $there }).
  }
roll_into_town-violation-no_trees = The lumberjack on { $at } has no tree around it.
roll_into_town-violation-forest = { $growing ->
    [0] No forest of yours grows now.
   *[other] No forest that grows now begins on { $forest }.
  }
roll_into_town-violation-grown = This forest had { $size } trees, so it grows by { $due }, and it has.
roll_into_town-violation-beside_forest = { $corner ->
    [1] { $at } touches this forest only at a corner. A new tree stands beside one of its trees.
   *[other] { $at } is not beside this forest. A new tree stands beside one of its trees, old or new.
  }

## Names of rules that the table overruled

roll_into_town-rule-price = the price of a building
roll_into_town-rule-market = no exchange without a Market
roll_into_town-rule-once = what is built only once
roll_into_town-rule-beside = a watermill beside the river
roll_into_town-rule-bottom = the Lighthouse at a coast
roll_into_town-rule-grown = forests grow by half
roll_into_town-rule-beside_forest = new trees beside their forest

## What would mend it

roll_into_town-repair-exchange = Exchange at the Market: give { $count } { $give }{ $kinds ->
    [one] .
   *[other] { " " }and { $count2 } { $give2 }.
  }
roll_into_town-repair-no_exchange = Build it without exchanging anything.
roll_into_town-repair-mirror = { $mirrored ->
    [1] Flip it left to right.
   *[other] Do not flip it.
  }
roll_into_town-repair-more_goods = With { $missing } more { $resource } you could.
roll_into_town-repair-grow_forest = { $n ->
    [one] Another forest can grow there.
   *[other] { $n } other forests can grow there.
  }

## What now

roll_into_town-task-construct = { $count ->
    [0] { $seat } can build nothing more.
    [one] { $seat }: choose what to build. One kind is possible.
   *[other] { $seat }: choose what to build. { $count } kinds are possible.
  }
roll_into_town-task-gather = { $lumberjacks ->
    [0] { $seat } has nothing left to fell.
    [one] { $seat }: tap the lumberjack that can fell trees.
   *[other] { $seat }: tap the { $lumberjacks } lumberjacks that can fell trees.
  }
roll_into_town-task-upkeep = { $trees ->
    [0] { $seat }’s forests have grown.
    [one] { $seat }’s forests grow: draw one more tree.
   *[other] { $seat }’s forests grow: draw { $trees } more trees.
  }

## What a tap would change: building

roll_into_town-preview-pays = { $missing ->
    [0] { $price } { $resource }, { $left } left
   *[other] { $price } { $resource }, { $given ->
        [0] and you are { $missing } short
       *[other] { $missing } of it from the Market
      }
  }
roll_into_town-preview-trades = At the Market { $count } { $give } for { $got }, { $left } left
roll_into_town-preview-brings_food = { $gain ->
    [0] No food yet: you have no farms
   *[other] { SIGNED($gain) } food a round, { $total } in all
  }
roll_into_town-preview-brings_stone = { $gain ->
    [0] No stone yet: no mountain is adjacent
   *[other] { SIGNED($gain) } stone a round, { $total } in all
  }
roll_into_town-preview-trees_near = { $trees ->
    [0] No tree is adjacent yet
    [one] One tree is adjacent
   *[other] { $trees } trees are adjacent
  }
roll_into_town-preview-fountain = { $uses } icons more in this game
roll_into_town-preview-market = From now on { $rate } of a kind for one of another
roll_into_town-preview-house = { $tavern ->
    [1] { SIGNED($points) } points, tavern included
   *[other] { SIGNED($points) } points
  }
roll_into_town-preview-tavern = { $houses ->
    [0] No points yet: no house is adjacent that another tavern does not count
    [one] { SIGNED($points) } point for one house
   *[other] { SIGNED($points) } points for { $houses } houses
  }
roll_into_town-preview-lighthouse = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
  } as it is now: { $coasts ->
    [0] no coast
    [one] one coast
   *[other] { $coasts } coasts
  }, { $oceans ->
    [0] no ocean
    [one] one ocean square
   *[other] { $oceans } ocean squares
  }
roll_into_town-preview-cathedral = { SIGNED($points) } points
roll_into_town-preview-blocks_river = { $left ->
    [0] The river could have gone on to { OR($at) }, and can go on nowhere then
   *[other] The river could have gone on to { OR($at) }
  }

## What a tap would change: felling and growing

roll_into_town-preview-fells = { $trees ->
    [one] Fells one tree
   *[other] Fells { $trees } trees
  }: { SIGNED($gain) } wood, { $wood } in all{ $lost ->
    [0] { "" }
   *[other] ; { $lost } more would be beyond what you can keep
  }
roll_into_town-preview-grows_less = { $after ->
    [0] Nothing grows in upkeep then, instead of { $before }
   *[other] In upkeep { $after } new instead of { $before }
  }
roll_into_town-preview-joins = Joins { $parts } groups of trees to a forest of { $size }
roll_into_town-preview-forest_left = { $left ->
    [0] This forest has grown then
    [one] { $stuck ->
        [1] One more is due, but there is no room for it
       *[other] One more after this
      }
   *[other] { $stuck ->
        [1] { $left } more are due, but there is no room for them
       *[other] { $left } more after this
      }
  }
