# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

roll_into_town-offer-roll = { $n ->
    [0] Roll no dice
   *[other] Enter the dice: { AND($dice, most: 9) }
  }
roll_into_town-offer-roll_any = Roll the dice and enter what they show
roll_into_town-offer-draw = Draw a { $icon }{ $turned ->
    [river] { " " }(open to { AND($sides) })
    [coast] { " " }(water to { AND($sides) })
   *[no] { "" }
  } on { $at } with a { $die }{ $shift ->
    [up] { " " }that the Town Hall makes one higher
    [down] { " " }that the Town Hall makes one lower
   *[no] { "" }
  }
roll_into_town-offer-draw_any = Draw a { $icon }
roll_into_town-offer-build = Build a { $building }{ $mirrored ->
    [yes] , flipped,
   *[no] { "" }
  } on { $at }
roll_into_town-offer-build_any = Build a { $building }
roll_into_town-offer-fell = Fell the trees around the lumberjack on { $at }
roll_into_town-offer-fell_any = Fell the trees around a lumberjack
roll_into_town-offer-grow = Draw a tree on { $at } for the forest at { $forest }
roll_into_town-offer-grow_any = Draw a new tree for a forest
roll_into_town-offer-done = Finish a phase: { $step }
roll_into_town-offer-done_discover = Finish drawing
roll_into_town-offer-done_construct = Finish building
roll_into_town-offer-done_gather = Finish gathering
roll_into_town-offer-done_upkeep = Finish the upkeep
roll_into_town-offer-rub = { $n ->
    [0] Take the last thing back
   *[other] Take back what you did last: { AND($cells) }
  }
