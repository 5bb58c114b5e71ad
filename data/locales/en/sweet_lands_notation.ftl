# Sweet Lands: what is wrong with a typed table

sweet_lands-notation-seat = Nobody is called “{ $found }”. Expected: { OR($names) }.
sweet_lands-notation-seat_twice = { $name } stands there twice.
sweet_lands-notation-hex = “{ $found }” is no hex. Expected two whole numbers such as “1,-1”; the capital is “0,0”.
sweet_lands-notation-edge = “{ $found }” is no edge. Expected two hexes side by side, such as “0,0|1,0”.
sweet_lands-notation-off_map = The map has no hex { $at }. What a map shows is told as map in [box].
sweet_lands-notation-edge_off_map = Neither hex of the edge { $at } is on the map. What a map shows is told as map in [box].
sweet_lands-notation-hex_twice = The hex { $at } is told twice. Tell in one text all that is there.
sweet_lands-notation-edge_twice = The road on { $at } is told twice. An edge has one road at most.
sweet_lands-notation-token = “{ $found }” does not fit there. Expected, in this order and each once: { OR($names, most: 12) }; after a tile the number of a special tile, after a property which of its type it is.
sweet_lands-notation-capital = The capital bears no tile. Only a property and a rabbit can be there, such as “0,0 house rabbit”.
sweet_lands-notation-no_tile = On { $at } there is no tile for “{ $kind }”. Expected “{ $at } flipped { $kind }”; “{ $at } bare { $kind }” if it really stands on the bare map.
sweet_lands-notation-counted_and_drawn = A map is drawn or only counted: on_map stands in place of map and roads, not beside them.
sweet_lands-notation-far = { $at } is too far away: no hex is more than { $most } steps from the capital.
sweet_lands-notation-ground = No hex is “{ $found }”. Expected { OR($names, most: 10) }, and perhaps { AND($more) } behind it.
sweet_lands-notation-element = “{ $found }” is nothing that is counted. Expected: { OR($names, most: 30) }.
sweet_lands-notation-entry = The box has no entry “{ $found }”, or none with such a part. Entries are called like “A:1,-1!”, “3b-start” or “track-2-4”.
sweet_lands-notation-text = “{ $found }” does not fit the entry “{ $name }”: { box-why }.
sweet_lands-notation-character = There is no character “{ $found }”. Expected the number of the board and its side, from “1a” to “7b”.
sweet_lands-notation-due = “{ $found }” cannot be owed. Expected something such as “2 road”, “print card-17 /3” or “prosperity area-G (any)”, with { OR($names, most: 30) }.
sweet_lands-notation-booked = “{ $found }” is nothing that was tracked. Expected something such as “income-gold-4 x2” or “card-3 /3 or 1”.
sweet_lands-notation-automated = “{ $found }” is no automated card. Expected { OR($names) }, and perhaps the number of the card, such as “tent 17”.
sweet_lands-notation-skill = “{ $found }” is no skill tile. Expected its number, such as 3, “7 down” or “advanced 2”.
sweet_lands-notation-disc = “{ $found }” is no disc on an area. Expected area, slot and whose it is, such as “A 1 Ann”.
sweet_lands-notation-area = There is no area “{ $found }”. Expected: { OR($names, most: 30) }.
sweet_lands-notation-kind = There is no property “{ $found }”. Expected: { OR($names, most: 10) }.
sweet_lands-notation-resources = “{ $found }” is not so much of a resource. Expected something like “2 wheat, iron”, with { OR($names) }.
