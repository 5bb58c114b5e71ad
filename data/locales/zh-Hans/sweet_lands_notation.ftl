# Sweet Lands: what is wrong with a typed table

sweet_lands-notation-seat = 没有人叫“{ $found }”。可用：{ OR($names) }。
sweet_lands-notation-seat_twice = { $name } 写了两次。
sweet_lands-notation-hex = “{ $found }”不是六边格。请写两个整数，例如“1,-1”；首都是“0,0”。
sweet_lands-notation-edge = “{ $found }”不是边。请写相邻的两个六边格，例如“0,0|1,0”。
sweet_lands-notation-off_map = 地图上没有 { $at } 这一格。地图的内容请写在 [box] 的 map 里。
sweet_lands-notation-edge_off_map = { $at } 这条边的两格都不在地图上。地图的内容请写在 [box] 的 map 里。
sweet_lands-notation-hex_twice = { $at } 写了两次。同一格上的东西请写在一起。
sweet_lands-notation-edge_twice = { $at } 的道路写了两次。一条边最多只有一条道路。
sweet_lands-notation-token = 这里不能写“{ $found }”。请按顺序写，每样一次：{ OR($names, most: 12) }；板块后面可以写特殊地形的编号，财产后面可以写是第几个。
sweet_lands-notation-capital = 首都不放地形板块，只能有财产和饼干兔，例如“0,0 house rabbit”。
sweet_lands-notation-no_tile = { $at } 没有能放“{ $kind }”的地形板块。请写“{ $at } flipped { $kind }”；如果真的直接放在地图上，才写“{ $at } bare { $kind }”。
sweet_lands-notation-counted_and_drawn = 地图要么画出来，要么只写数量：写了 on_map，就不要写 map 和 roads。
sweet_lands-notation-far = { $at } 太远了：每一格离首都最多 { $most } 步。
sweet_lands-notation-ground = 六边格不能是“{ $found }”。可用：{ OR($names, most: 10) }，后面可以加 { AND($more) }。
sweet_lands-notation-element = “{ $found }”不能用来计数。可用：{ OR($names, most: 30) }。
sweet_lands-notation-entry = 盒子里没有“{ $found }”这一项，或者它没有这个部分。项目的名称例如“A:1,-1!”、“3b-start”、“track-2-4”。
sweet_lands-notation-text = “{ $found }”不符合“{ $name }”这一项：{ box-why }。
sweet_lands-notation-character = 没有“{ $found }”这个角色。请写版图的号码和正反面，从“1a”到“7b”。
sweet_lands-notation-due = “{ $found }”不是可以待领的东西。请写成“2 road”、“print card-17 /3”、“prosperity area-G (any)”这样，可用：{ OR($names, most: 30) }。
sweet_lands-notation-booked = “{ $found }”不是自己记的内容。请写成“income-gold-4 x2”、“card-3 /3 or 1”这样。
sweet_lands-notation-automated = “{ $found }”不是自动化的卡牌。请写 { OR($names) }，后面可以加卡号，例如“tent 17”。
sweet_lands-notation-skill = “{ $found }”不是技能板块。请写编号，例如 3、“7 down”、“advanced 2”。
sweet_lands-notation-disc = “{ $found }”不是行动区域上的圆片。请写区域、第几格、是谁的，例如“A 1 Ann”。
sweet_lands-notation-area = 没有“{ $found }”这个行动区域。可用：{ OR($names, most: 30) }。
sweet_lands-notation-kind = 没有“{ $found }”这种财产。可用：{ OR($names, most: 10) }。
sweet_lands-notation-resources = “{ $found }”不是资源的数量。请写成“2 wheat, iron”这样，资源是 { OR($names) }。
