# Sweet Lands: phases, tasks and the score, spoken by a player who knows the rules.
# An element ($element, $set) arrives as sweet_lands_box.ftl has it: a plural, such as "rabbits".

sweet_lands-name = Sweet Lands
sweet_lands-players = 1–4 players
sweet_lands-minutes = 100–200 min
sweet_lands-pitch = Make the finest sweet land in five rounds
sweet_lands-tab-board = Map

sweet_lands-setup-start = Whoever had a snack last. Nobody remembers? Let chance decide.

sweet_lands-phase-setup = Setup
sweet_lands-phase-income = Income
sweet_lands-phase-action = Actions
sweet_lands-phase-place = Laying pieces

sweet_lands-headline-setup = Setup
sweet_lands-headline-income = Round { $round }/{ $rounds } · Income
sweet_lands-headline-action = Round { $round }/{ $rounds } · Actions
sweet_lands-headline-place = Laying pieces
sweet_lands-headline-scoring = Final score

## What now

sweet_lands-task-choose = { $seat } chooses a character and a map.
sweet_lands-task-reveal_milestone = Draw a milestone: which one is it?{ $left ->
    [one] { "" }
   *[other] { " " }{ $left } are still to come.
  }
sweet_lands-task-reveal_final = Draw a final tile: which one is it?{ $left ->
    [one] { "" }
   *[other] { " " }{ $left } are still to come.
  }
sweet_lands-task-reveal_advanced = Draw an advanced skill tile: which one is it?{ $left ->
    [one] { "" }
   *[other] { " " }{ $left } are still to come.
  }
sweet_lands-task-act = { $seat }: use an area, play a card, flip a skill tile, or pass.
sweet_lands-task-finish = { $seat } may still take free actions, then ends the turn.
sweet_lands-task-place = { $seat } lays pieces. Nothing is paid, nothing is gained.
sweet_lands-task-read = { $seat }, look at your cardboard: what is printed there?
sweet_lands-task-due_choose = { $seat }: choose one of these.
sweet_lands-task-due_basic = { $count ->
    [one] { $seat } takes wheat, wood or iron.
   *[other] { $seat } takes wheat, wood or iron, { $count } times.
  }
sweet_lands-task-due_terrain = { $count ->
    [one] { $seat } may lay a terrain tile.
   *[other] { $seat } may lay up to { $count } terrain tiles, one by one.
  }
sweet_lands-task-due_special = { $count ->
    [one] { $seat } may lay a special terrain tile.
   *[other] { $seat } may lay up to { $count } special terrain tiles, one by one.
  }
sweet_lands-task-due_road = { $count ->
    [one] { $seat } may lay a road.
   *[other] { $seat } may lay up to { $count } roads, one by one.
  }
sweet_lands-task-due_property = { $count ->
    [one] { $seat } may build a property.
   *[other] { $seat } may build up to { $count } properties, one by one.
  }
sweet_lands-task-due_rabbit = { $count ->
    [one] { $seat } puts a cookie rabbit on the map.
   *[other] { $seat } puts { $count } cookie rabbits on the map.
  }
sweet_lands-task-due_track = { $count ->
    [one] { $seat } has a step on the industry track: wagon or locomotive?
   *[other] { $seat } has { $count } steps on the industry track: wagon or locomotive?
  }
sweet_lands-task-due_prosperity = { $count ->
    [one] { $seat } takes a step
   *[other] { $seat } takes { $count } steps
  } on the prosperity tracks, { $what ->
    [orange] orange only.
    [green] green only.
    [grey] gray only.
   *[any] any of them.
  }
sweet_lands-task-due_skill = { $count ->
    [one] { $seat } takes a skill tile.
   *[other] { $seat } takes { $count } skill tiles.
  }
sweet_lands-task-due_automate = { $seat } may automate this card for a diamond. Below which column?
sweet_lands-task-due_ahead = { $seat }: how many points does your place on the helper tile give?
sweet_lands-task-due_helper = { $seat } puts the helper marker on a free place.
sweet_lands-task-due_income = { $seat } takes in { $gold } gold, { $wheat } wheat, { $wood } wood, { $iron } iron and draws { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  }
sweet_lands-task-due_cost = { $seat } chooses how to pay for this area.
sweet_lands-task-due_price = { $seat } chooses how to pay for this property.
sweet_lands-task-due_pay = { $count ->
    [one] { $seat } pays wheat, wood or iron.
   *[other] { $seat } pays { $count } basic resources, one by one: wheat, wood or iron.
  }
sweet_lands-task-due_endless = { $seat }, these rewards lead back to themselves. The app stopped counting: check what is printed, and track more yourself.
sweet_lands-task-due_which = { $seat }, this hex is special terrain: which special tile lies on it?
sweet_lands-task-settle = { $seat } settles this first: { $what }.

## The score

sweet_lands-category-points = Victory points
sweet_lands-category-prosperity = Prosperity
sweet_lands-category-cities = City points
sweet_lands-category-sets = Full sets
sweet_lands-category-gold = Gold
sweet_lands-category-diamonds = Diamonds
sweet_lands-category-ports = Ports
sweet_lands-category-milestones = Milestones
sweet_lands-category-final_tiles = Final tiles

sweet_lands-open-blank = Nothing is entered for { $seat } yet.
sweet_lands-open-unread = { $what }: not read yet, worth up to { $most ->
    [one] 1 point
   *[other] { $most } points
  } a seat.
sweet_lands-open-ports = { $seat } has { $count } ports joined, but a map has { $most }. Put the map or the number right.
sweet_lands-line-points = { $points ->
    [one] 1 victory point from the game
   *[other] { $points } victory points from the game
  }
sweet_lands-line-prosperity = { $read ->
    [1] { $count } × { $times } for { $element }
   *[other] { $count } for { $element }, factor not entered yet
  }
sweet_lands-line-cities = { $count ->
    [one] 1 city point
   *[other] { $count } city points
  }, 1 for every 2
sweet_lands-line-sets = { $full ->
    [1] All 5 { $set }: { $count } × { $each } for { $element }
   *[other] { $built } of 5 { $set }, no full set
  }
sweet_lands-line-gold = { $count } gold, 1 for every 5
sweet_lands-line-diamonds = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
  }, 1 each
sweet_lands-line-ports = { $count ->
    [one] 1 port joined to the capital
   *[other] { $count } ports joined to the capital
  }{ $read ->
    [1] { "" }
   *[other] , worth not entered yet
  }
sweet_lands-line-milestones = { $count ->
    [one] 1 milestone
   *[other] { $count } milestones
  }, 10 each
sweet_lands-line-final_tiles = { $read ->
    [1] Final tile { $tile }: { $count } for { $element }, the dummy has { $dummy }
    [2] Final tile { $tile } compares something else: count it yourselves and add 15 or 7 victory points
   *[other] Final tile { $tile }, not entered yet
  }

sweet_lands-tiebreak-rabbits = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and more rabbits on the map decide, { $figure } against { $against }.
sweet_lands-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: equal points, and equally many rabbits.
