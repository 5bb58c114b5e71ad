# 小城市：計分、紀錄、更正、提醒和局面檔。

## 計分

small_city-line-votes = { $when ->
    [untold] 選票還沒輸入
    [end] 選票軌：{ $votes }
   *[now] 選票軌：{ $votes }，下次投票可得 { $next }
  }
small_city-line-promises = { $state ->
    [untold] 還不知道：
    [kept] 達成：
    [missed] 未達成：
    [ahead] 目前達成：
   *[behind] 目前未達成：
  }{ $number } 號「{ $promise }」（{ $takes ->
    [untold] { AND($untold) } 還沒輸入
    [least] { $have }，需要 { $need }
    [limit] { $have }，最多 { $need }
    [alone] { $have }
   *[other] { $have }，其他人 { AND($others) }
  }）{ $assumed ->
    [1] ・卡上的 { $worth } 票是推測值
   *[other] {""}
  }
small_city-line-pollution = 汙染 { $pollution }%{ $out ->
    [1] （已出局）
   *[other] {""}
  }

small_city-tiebreak-pollution = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：選票相同，比誰汙染低，{ $figure }% 對 { $against }%。
small_city-tiebreak-money = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：選票和汙染都相同，比誰錢多，{ $figure } 元對 { $against } 元。
small_city-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：選票、汙染和錢都相同。

## 紀錄

small_city-move-found = { $seat } 把市鎮廳放在 { AND($cells) }（{ $side }）。
small_city-move-keep = { $seat } 留下 { $number } 號承諾：{ $promise }。
small_city-move-street = 市長這輪住在 { $mayor } 的城鎮，{ AND($squares) } 之間的街道。
small_city-move-lay = 環上第 { $place } 張：{ $card }。
small_city-move-choose = { $seat } 選了{ $card }{ $price ->
    [0] 。
   *[other] ，付 { $price } 元。
  }
small_city-move-choose_votes = { $seat } 選了{ $card }{ $price ->
    [0] {""}
   *[other] ，付 { $price } 元
  }，得到 2 票。
small_city-move-choose_money = { $seat } 選了{ $card }{ $price ->
    [0] {""}
   *[other] ，付 { $price } 元
  }，得到 1 元。
small_city-move-build = { $seat } 在 { AND($cells) } 蓋了 { $tile }。
small_city-move-build_paid = { $seat } 在 { AND($cells) } 蓋了 { $tile }，用掉{ AND($cubes, most: 9) }建材。
small_city-move-build_warehouse = { $seat } 在 { AND($cells) } 蓋了 { $tile }，倉庫放在 { AND($warehouse) }。
small_city-move-upgrade = { $seat } 把 { $before } 升級成 { $tile }，位置 { AND($cells) }。
small_city-move-demolish = { $seat } 拆掉 { AND($cells) } 的 { $tile }。
small_city-move-grow = { $seat } 把城鎮擴大了 1 格。
small_city-move-staff = { $seat } 讓 { $from } 的居民進駐 { $to } 剛蓋好的警察局或消防局。
small_city-move-decline = { $seat } 沒有放免費板塊。
small_city-move-decline_staff = { $seat } 沒有讓居民進駐剛蓋好的警察局或消防局。
small_city-move-done_build = { $seat } 蓋完了。
small_city-move-done_move = { $seat } 移動完了。
small_city-move-move = { $seat } 把居民從 { $from } 移到 { $to }。
small_city-move-move_abroad = { $seat } 的遊客在 { $town } 的城鎮從 { $from } 移到 { $to }。
small_city-move-move_out = { $seat } 派 { $from } 的居民到 { $town } 的城鎮 { $to } 當遊客。
small_city-move-move_on = { $seat } 的遊客離開 { $out_of } 的城鎮（{ $from }），到 { $town } 的城鎮 { $to }。
small_city-move-move_home = { $seat } 的遊客從 { $out_of } 的城鎮（{ $from }）回到自己的 { $to }。
small_city-move-settle = { $seat } 讓市鎮廳的居民住進 { $to }。
small_city-move-collect = 大家收了遊客和 $1 格子的錢。
small_city-move-trade_cube = { $seat } 在 { $town } 的城鎮 { $at } 交出{ $cube }建材。
small_city-move-trade_money = { $seat } 在 { $town } 的城鎮 { $at } 花 { $money } 元買選票。
small_city-move-produce = { $seat } 的工廠生產了建材。
small_city-move-produce_none = { $seat } 結束了收入。
small_city-move-produce_drop = { $seat } 的工廠生產了建材，放不下的有{ AND($cubes, most: 9) }。
small_city-move-tally = 大家拿了這輪的選票。
small_city-move-measure = 量了每座城鎮的汙染。
small_city-move-mourn = { $seat } 的城鎮裡，{ $whose } 在 { $at } 的居民離開了。
small_city-move-mourn_grave = { $seat } 的城鎮裡，{ $whose } 在 { $at } 的居民死亡，墳墓在 { $grave }。
small_city-move-council_money = { $seat } 付 { $price } 元影響市議會：{ $row }第 { $step } 格。
small_city-move-council_votes = { $seat } 付 { $price } 票影響市議會：{ $row }第 { $step } 格。
small_city-move-skip = { $seat } 這輪不影響市議會。

small_city-no_tile = 板塊
small_city-middle-w = 白色建材
small_city-middle-g = 灰色建材
small_city-middle-b = 黑色建材

small_city-correct-track_money = { $seat } 現在有 { $count } 元。
small_city-correct-track_votes = { $seat } 現在有 { $count } 票。
small_city-correct-track_pollution = { $seat } 的汙染現在是 { $count }%。
small_city-correct-track_size = { $seat } 的城鎮現在擴大了 { $count } 格。
small_city-correct-track_career = { $seat } 的求職中心現在有 { $count } 位居民。
small_city-correct-track_central = 桌子中間現在有 { $count } 位 { $seat } 的居民。
small_city-correct-track_buried = { $seat } 有 { $count } 位居民死亡而沒有墳墓。
small_city-correct-tile = { $seat } 的城鎮裡，{ AND($cells) } 現在是 { $tile }。
small_city-correct-tile_none = { $seat } 的城鎮裡，{ AND($cells) } 現在沒有板塊。
small_city-correct-square_citizen = { $seat } 的城鎮裡，{ $at } 現在站著 { $whose } 的居民。
small_city-correct-square_cubes = { $seat } 的城鎮裡，{ $at } 現在放著{ AND($cubes, most: 9) }建材。
small_city-correct-square_grave = { $seat } 的城鎮裡，{ $at } 現在是 { $whose } 居民的墳墓。
small_city-correct-square_empty = { $seat } 的城鎮裡，{ $at } 現在空著。
small_city-correct-stock = 供應區：{ $name } 現在有 { $count }。
small_city-correct-discs_0 = { $seat } 在市議會沒有圓片。
small_city-correct-discs_1 = { $seat } 在市議會的圓片：{ $row1 }第 { $step1 } 格。
small_city-correct-discs_2 = { $seat } 在市議會的圓片：{ $row1 }第 { $step1 } 格、{ $row2 }第 { $step2 } 格。
small_city-correct-promise = { $seat } 留的是 { $number } 號承諾：{ $promise }。
small_city-correct-promise_none = { $seat } 沒有承諾卡。
small_city-correct-action = { $seat } 這輪的行動是{ $card }。
small_city-correct-action_none = { $seat } 這輪沒有行動卡。
small_city-correct-mayor = 市長現在住在 { $seat } 的城鎮。
small_city-correct-round = 現在是第 { $round } 輪。
small_city-correct-phase = 現在是{ $phase }階段，還沒有人做完。
small_city-correct-side = { $seat } 用的是{ $side }。

## 畫面和桌面不一致

small_city-warning-citizens = App 和桌面不一致：{ $seat } 應該有 { $box } 位居民，App 裡有 { $seen } 位。
small_city-warning-goods = App 和桌面不一致：盒裡有 { $box } 個{ $cube }建材，App 裡有 { $seen } 個。
small_city-warning-tiles = App 和桌面不一致：{ $family }盒裡有 { $box } 片，App 裡有 { $seen } 片。
small_city-warning-limited = App 和桌面不一致：這個人數只有 { $box } 座 { $tile }，App 裡有 { $seen } 座。
small_city-warning-overlap = { $seat } 的城鎮裡，板塊在 { AND($cells) } 重疊了。
small_city-warning-outside = { $seat } 的城鎮裡，{ AND($cells) } 的板塊在建築區域外。
small_city-warning-apart = { $seat } 的城鎮裡，住宅碰到了工廠、倉庫、煉油廠或港口：{ AND($cells) }。
small_city-warning-grave = { $seat } 的城鎮裡，板塊蓋在墳墓上：{ AND($cells) }。
small_city-warning-nowhere = { $seat } 的城鎮裡，有人站在沒有板塊的地方：{ AND($cells) }。
small_city-warning-twice = { $seat } 的城鎮裡有 { $count } 座 { $tile }，最多只能有一座。
small_city-warning-shape = { $seat } 的城鎮裡，{ AND($cells, most: 6) } 的 { $tile } 和印的形狀不同。
small_city-warning-assumed = { $seat } 的城鎮裡，{ AND($cells, most: 6) } 的 { $tile } 和盒子裡假定的形狀不同。規則沒寫是哪一種，可以在盒子編輯器裡畫下你的板塊。
small_city-warning-row = { $seat } 有兩個圓片在市議會同一排：{ $row }。
small_city-warning-crowded = { $seat } 的城鎮裡，一格上不只一個：{ AND($cells) }。
small_city-warning-store = { $seat } 的城鎮裡，{ AND($cells) } 放不下這麼多建材。
small_city-warning-tourists = { $town } 的城鎮裡有 { $count } 位 { $seat } 的遊客，最多 { $limit } 位。
small_city-open-town = { $seat } 的城鎮還沒輸入。
small_city-open-votes = { $seat } 有幾票？沒有就輸入 0。
small_city-warning-not_played_with = { $seat } 亮出 { $number } 號承諾，但基本遊戲只用 1 到 { $most } 號。
small_city-warning-promises = { $seat } 亮出 { $count } 張承諾，每位玩家只留一張。
small_city-warning-promise = { $seat } 和 { $other } 都亮出 { $number } 號承諾。

## 局面檔

small_city-notation-no_town = 缺少這座城鎮的圖。只有計分時可以不畫。
small_city-notation-token = 第 { $row } 列的「{ $found }」看不懂。一格要寫成：. 空格、# 不能蓋、~ 水、板塊如 R2a、墳墓如 x1；後面可接 * 居民、*2 二號座位的居民、:w :g :b 建材。
small_city-notation-kind = 第 { $row } 列：沒有「{ $found }」這種板塊。可用：R1 到 R5、C1 到 C4、F1 到 F3、P1 到 P3、WA、RF、HB、HW、PO、FI、CH、SC、LI、MU、ME、CL、UN，後面加一個小寫字母。
small_city-notation-nobody = 第 { $row } 列：「{ $found }」說的座位不存在，這裡有 { $seats } 個座位。
small_city-notation-size = 圖太大：最多 { $most } 列、{ $most } 欄。
small_city-notation-far = 第 { $row } 列超出圖板，圖板有 { $rows } 列、{ $columns } 欄。
small_city-notation-shape = { $tile } 的形狀不對：{ AND($cells, most: 9) }。
small_city-notation-board = 這不是圖板：請用數字、# 和 ~ 寫成等長的列，用 / 隔開。
small_city-notation-box = { $name } 不能印成這樣。
small_city-notation-square = 圖板上沒有 { $found } 這一格。
small_city-notation-no_tile = { $found } 上沒有板塊。
small_city-notation-no_station = { $found } 上沒有警察局，也沒有消防局。
small_city-notation-town_size = 請寫城鎮擴大了幾次（0 到 { $most }），或從 7 起的邊長。
small_city-notation-council = 同一個座位的兩個圓片不會在同一排。
small_city-notation-card = 沒有「{ $found }」這張行動卡。可用：{ OR($names, most: 12) }，或字母 A 到 L。
small_city-notation-screened = 請為 { $seats } 個座位各寫一個 [[screened]]，或都不寫。

## 有人問起時，說出桌上的情況

small_city-fact-mayor = 市長住在 { $seat } 的城鎮。
