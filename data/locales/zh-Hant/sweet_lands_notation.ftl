# Sweet Lands: what is wrong with a typed table

sweet_lands-notation-seat = 沒有人叫「{ $found }」。可用：{ OR($names) }。
sweet_lands-notation-seat_twice = { $name } 寫了兩次。
sweet_lands-notation-hex = 「{ $found }」不是六角格。請寫兩個整數，例如「1,-1」；首都是「0,0」。
sweet_lands-notation-edge = 「{ $found }」不是邊。請寫相鄰的兩個六角格，例如「0,0|1,0」。
sweet_lands-notation-off_map = 地圖上沒有 { $at } 這一格。地圖的內容請寫在 [box] 的 map。
sweet_lands-notation-edge_off_map = { $at } 這條邊的兩格都不在地圖上。地圖的內容請寫在 [box] 的 map。
sweet_lands-notation-hex_twice = { $at } 寫了兩次。同一格上的東西請寫在一起。
sweet_lands-notation-edge_twice = { $at } 的道路寫了兩次。一條邊最多一條道路。
sweet_lands-notation-token = 這裡不能寫「{ $found }」。請依序寫，各寫一次：{ OR($names, most: 12) }；版塊後面可寫特殊地形的編號，財產後面可寫是第幾個。
sweet_lands-notation-capital = 首都不放地形版塊，只能有財產和餅乾兔，例如「0,0 house rabbit」。
sweet_lands-notation-no_tile = { $at } 沒有可以放「{ $kind }」的地形版塊。請寫「{ $at } flipped { $kind }」；真的直接放在地圖上，才寫「{ $at } bare { $kind }」。
sweet_lands-notation-counted_and_drawn = 地圖不是畫出來，就是只寫數量：寫了 on_map，就不寫 map 和 roads。
sweet_lands-notation-far = { $at } 太遠了：每一格離首都最多 { $most } 步。
sweet_lands-notation-ground = 六角格不能是「{ $found }」。可用：{ OR($names, most: 10) }，後面可加 { AND($more) }。
sweet_lands-notation-element = 「{ $found }」不能用來計數。可用：{ OR($names, most: 30) }。
sweet_lands-notation-entry = 盒子裡沒有「{ $found }」這一項，或它沒有這個部分。項目名稱例如「A:1,-1!」、「3b-start」、「track-2-4」。
sweet_lands-notation-text = 「{ $found }」不合「{ $name }」這一項：{ box-why }。
sweet_lands-notation-character = 沒有「{ $found }」這個角色。請寫圖版的號碼和哪一面，從「1a」到「7b」。
sweet_lands-notation-due = 「{ $found }」不是可以待領的東西。請寫成「2 road」、「print card-17 /3」、「prosperity area-G (any)」這樣，可用：{ OR($names, most: 30) }。
sweet_lands-notation-booked = 「{ $found }」不是自己記的內容。請寫成「income-gold-4 x2」、「card-3 /3 or 1」這樣。
sweet_lands-notation-automated = 「{ $found }」不是自動化的卡。請寫 { OR($names) }，後面可加卡號，例如「tent 17」。
sweet_lands-notation-skill = 「{ $found }」不是技能版塊。請寫編號，例如 3、「7 down」、「advanced 2」。
sweet_lands-notation-disc = 「{ $found }」不是行動區域上的圓片。請寫區域、第幾格、是誰的，例如「A 1 Ann」。
sweet_lands-notation-area = 沒有「{ $found }」這個行動區域。可用：{ OR($names, most: 30) }。
sweet_lands-notation-kind = 沒有「{ $found }」這種財產。可用：{ OR($names, most: 10) }。
sweet_lands-notation-resources = 「{ $found }」不是資源的數量。請寫成「2 wheat, iron」這樣，資源是 { OR($names) }。
