# A finished map that is counted by hand.

roll_into_town-counted-houses = houses
roll_into_town-counted-tavern_houses = houses beside a tavern
roll_into_town-counted-river = river squares
roll_into_town-counted-joined = squares of rivers that join opposite borders
roll_into_town-counted-coasts = coasts
roll_into_town-counted-oceans = oceans
roll_into_town-counted-lighthouse = Lighthouse
roll_into_town-counted-cathedral = Cathedral
roll_into_town-set-count = { $seat }: { $counted }
roll_into_town-set-count_now = { $counted }: { $value }
roll_into_town-correct-count = Counted for { $seat }: { $counted }, { $count }.
roll_into_town-line-taverns_counted = { $count ->
    [one] 1 house beside a tavern, { $each } each
   *[other] { $count } houses beside a tavern, { $each } each
  }
roll_into_town-line-joined_counted = { $count ->
    [one] 1 square of a river that joins opposite borders, { $each } each
   *[other] { $count } squares of rivers that join opposite borders, { $each } each
  }
roll_into_town-sheet-map-counts = Count
roll_into_town-sheet-map-drawn = Draw the map
roll_into_town-sheet-drawn-already = Something is drawn on this map. Clear it, and you can count by hand.
roll_into_town-notation-counted_and_drawn = A map is drawn or only counted: counted stands in place of map, not beside it.
