# Roll Into Town: rolling, and how each person goes through a round, said by a player who knows the rules.

## Why something may not be done

roll_into_town-violation-phase = Not now: the current phase is { $phase }.
roll_into_town-violation-step = This belongs to another phase. You are at: { $now }.
roll_into_town-violation-dice_count = Round { $round } is played with { $needed } dice; here { $count ->
    [0] there is none
    [one] there is one
   *[other] there are { $count }
  }.
roll_into_town-violation-nothing_drawn = Nothing has been done in this phase that could be rubbed out. What is confirmed is taken back with Undo.
roll_into_town-violation-growth = The forests have not finished growing: { $trees ->
    [one] one more tree has
   *[other] { $trees } more trees have
  } to be drawn as long as there is room.

## What now

roll_into_town-task-roll = Roll { $dice } dice. Each person draws { $icons ->
    [one] one icon
   *[other] { $icons } icons
  }.

## The log

roll_into_town-correct-printed_map = Your sheet: the map was drawn as it is printed
roll_into_town-correct-printed_cathedral = Your sheet: the Cathedral’s outline was drawn as it is printed
roll_into_town-correct-printed_unknown = Your sheet: { $name } was set

## Names of rules that the table overruled

roll_into_town-rule-growth = forests must grow

## Playing alone

roll_into_town-remark-solo = { $points ->
    [one] One point
   *[other] { $points } points
  }: { $title }
roll_into_town-remark-solo-next = { $missing ->
    [one] One more point
   *[other] { $missing } more points
  } would make: { $title }

## What a tap would change

roll_into_town-preview-icons_left = { $icons ->
    [one] One icon is left undrawn.
   *[other] { $icons } icons are left undrawn.
  }
roll_into_town-preview-gathers = You gather { $food } food, { $stone } stone{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
  }
