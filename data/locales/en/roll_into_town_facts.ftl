# What the table shows, told to who asks.

roll_into_town-fact-dice = The dice show { AND($dice) }.
roll_into_town-fact-dice_none = The dice of this round are not rolled yet.
roll_into_town-fact-built = On { $seat }’s map, { $building }: { $count }.
roll_into_town-fact-income = As the map is now, { $seat } gets { $food } food and { $stone } stone at the next gathering, without felling.
roll_into_town-fact-left_town_hall = { $left ->
    [0] { $seat } has no use of the Town Hall left, of { $most }.
    [one] { $seat } has 1 use of the Town Hall left, of { $most }.
   *[other] { $seat } has { $left } uses of the Town Hall left, of { $most }.
  }
roll_into_town-fact-left_fountain = { $left ->
    [0] { $seat } has no use of the Fountain left, of { $most }.
    [one] { $seat } has 1 use of the Fountain left, of { $most }.
   *[other] { $seat } has { $left } uses of the Fountain left, of { $most }.
  }
roll_into_town-fact-finished = { $seat } has finished this round.
roll_into_town-fact-unfinished = { $seat } has not finished this round.
roll_into_town-fact-cell = On { $seat }’s map, { $at } shows: { $token }.
