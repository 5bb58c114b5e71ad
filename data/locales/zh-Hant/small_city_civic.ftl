# 小城市：開局、行動卡、投票、汙染和市議會，像一位熟規則的玩家在桌邊說話。
# 板塊和卡片的名稱照 small_city.ftl；金額以元計，汙染以百分比計。

small_city-civic-money = 元
small_city-civic-votes = 票
small_city-on-grave = 墳墓
small_city-on-obstacle = 障礙
small_city-on-water = 水域

## 為什麼不行：任何時候

small_city-violation-out = 這座城鎮的汙染到了 100%，這位玩家已經退出遊戲。
small_city-violation-turn = 先輪到 { $seat }。

## 開局

small_city-violation-hall_laid = 你的市鎮廳已經放好了。
small_city-violation-hall_shape = 市鎮廳放不成這樣：這幾格不是它的形狀，或者超出了圖板。
small_city-violation-hall_area = 市鎮廳要放在一開始的建築區域裡，{ AND($cells) } 在外面。
small_city-violation-kept_already = 你已經留下一張承諾卡了。
small_city-violation-not_in_pool = 這場沒有 { $promise } 號承諾卡，你們只用 1 到 { $most } 號。
small_city-violation-one_of_each = 承諾卡要從 6 票、12 票、18 票三疊各抽一張。
small_city-violation-not_drawn = 只能留下抽到的卡，你的三張裡沒有 { $promise } 號：{ $title }。

## 階段 1：街道、卡片圈、選卡

small_city-violation-street_off_board = { $mayor } 的圖板上沒有 { AND($cells) }。
small_city-violation-street_by_others = 市長在你這裡作客，站哪條街由其他玩家決定。
small_city-violation-street_apart = 市長站在兩格之間的街道上，這兩格要有一邊相鄰。
small_city-violation-street_taken = 市長兩邊都要是空格，{ $at } 不是（{ $what }）。
small_city-violation-card_laid = { $card }已經排進圈裡了。
small_city-violation-starred = { $card }有星號，這場不用有星號的卡。
small_city-violation-chosen = 你已經選了{ $card }。
small_city-violation-not_in_ring = 這輪的圈裡沒有{ $card }。
small_city-violation-card_taken = { $card }這輪已經被 { $seat } 選走了。
small_city-violation-card_price = 選{ $card }要跳過{ AND($skipped) }，付 { $price } 元；你有 { $money } 元，還差 { $missing } 元。

## 階段 6：死亡與墳墓

small_city-violation-not_dying = 你的城鎮這輪不必有居民死亡。
small_city-violation-nobody_there = { $at } 沒有人。
small_city-violation-death_in_hall = { $at } 在市鎮廳裡，不能選市鎮廳裡的人。
small_city-violation-clinic = 醫院裡有居民，你自己的居民不會死；遊客還是可以選。
small_city-violation-saved_alive = { $seat } 的消防局有居民：{ $at } 的遊客平安回家，不需要墳墓。
small_city-violation-grave_needed = 死者要有墳墓，放在 { OR($cells) }。
small_city-violation-grave_off_board = 你的圖板上沒有 { $at }。
small_city-violation-grave_taken = { $at } 不是空格，墳墓要放在空格。
small_city-violation-grave_outside = { $at } 不在你的建築區域裡，墳墓要放在區域裡。
small_city-violation-grave_by_street = 這輪市長站在旁邊，{ $at } 不能放墳墓。
small_city-violation-grave_apart = 新的墳墓要和舊的相鄰（斜角不算），還有位子：{ OR($cells) }。

## 階段 7：市議會

small_city-violation-no_disc = 你在{ $row }部門沒有圓片。
small_city-violation-no_more_discs = 你的兩個圓片都在議會裡了（{ AND($rows) }），要進{ $row }部門，得讓其中一個換排。
small_city-violation-end_of_row = 你在{ $row }部門的圓片已經在最後一格。
small_city-violation-disc_locked = 到了最後一格的圓片會一直留著，{ $row }部門這個不能重新開始。
small_city-violation-two_in_row = 你的另一個圓片就在{ $row }部門，兩個圓片不能在同一排。
small_city-violation-council_choice = { $row }部門第 { $step } 格不能選「{ $what }」。
small_city-violation-council_cost = 推進到第 { $step } 格要付 { $price } { $what }，你有 { $have } { $what }，還差 { $missing } { $what }。
small_city-violation-council_once = 這輪你在市議會已經決定過了。

## 規則的簡稱（紀錄用）

small_city-rule-turn = 先後順序
small_city-rule-hall_area = 市鎮廳在起始區域
small_city-rule-not_in_pool = 用哪些承諾卡
small_city-rule-one_of_each = 承諾卡三疊各一張
small_city-rule-street_by_others = 街道由其他玩家選
small_city-rule-street_taken = 市長兩邊是空格
small_city-rule-starred = 不用有星號的卡
small_city-rule-card_taken = 一張卡一個人選
small_city-rule-card_price = 選卡的費用
small_city-rule-not_dying = 誰的城鎮要有居民死亡
small_city-rule-death_in_hall = 不選市鎮廳裡的人
small_city-rule-clinic = 醫院的保護
small_city-rule-grave_needed = 死者要有墳墓
small_city-rule-grave_outside = 墳墓在建築區域裡
small_city-rule-grave_by_street = 市長旁邊沒有墳墓
small_city-rule-grave_apart = 墳墓要相鄰
small_city-rule-disc_locked = 最後一格的圓片不動
small_city-rule-council_cost = 推進的費用
small_city-rule-council_once = 市議會一輪一次

## 現在做什麼

small_city-task-found = { $seat } 選圖板的一面，放好市鎮廳。
small_city-task-found_no_room = { $seat } 的起始區域裡沒有空位放市鎮廳。請「對照桌面更正」那裡的東西，或放到別處，由全桌同意。
small_city-task-keep = { $seat } 從三疊各抽一張承諾卡，悄悄留下一張。
small_city-task-street = { $others ->
    [0] { $seat } 把市長放在 { $mayor } 城鎮的街道上。
   *[other] { $seat } 和其他玩家商量，市長站在 { $mayor } 城鎮的哪條街。
  }
small_city-task-ring = { $laid ->
    [0] 把行動卡洗一洗，排成一圈八張，全部翻開。順時針是哪幾張？
   *[other] 順時針下一張是什麼？還有 { $missing } 張。
  }
small_city-task-choose_first = { $seat } 選一張行動卡，哪張都免費。
small_city-task-choose = { $seat } 選一張行動卡，從{ $card }算起，身上有 { $money } 元。
small_city-task-councilor = { $seat } 靠市議員現在就能推進一個議會圓片，費用照付。
small_city-task-tally = { $votes ->
    [0] { $seat } 沒有選票。
   *[other] { $seat } 得 { $votes } 票。
  }
small_city-task-measure = { $seat }：汙染增加 { $made }%，把標記移到 { $total }%。
small_city-task-mourn = { $seat } 這輪製造了 { $made }%，城鎮裡要有一位居民死亡：是誰？墳墓在哪？
small_city-task-council = { $seat } 可以推進一個議會圓片（有 { $money } 元、{ $votes } 票）。

## 數字怎麼來的

small_city-price-first = 第一個選的人免費。
small_city-price-free = 免費：中間沒有跳過沒人選的卡。
small_city-price-skipped = { $price } 元：跳過{ AND($skipped) }。
small_city-ballot-residence = { $tile } 住了 { $citizens } 位居民：{ $votes } 票
small_city-ballot-university = 大學有居民：{ $votes } 票
small_city-smoke-sum = { $people }（人）+ { $goods }（建材）− { $parks }（公園格）：{ $made }%
small_city-smoke-spared = 生態學家：商業區的 { $count } 人不算
small_city-smoke-clean = 工程師：{ $count } 個建材不算
small_city-toll-none = 還沒有人到 { $limit }%，沒有人會死。
small_city-toll-most = { $seat } 這輪汙染最多，{ $most }%：城鎮裡要有一位居民死亡。
small_city-toll-track = 好幾位都是 { $most }%，其中 { $seat } 累計最高，{ $highest }%：城鎮裡要有一位居民死亡。
small_city-toll-tied = { $seat } 和別人並列最多，這輪 { $most }%，累計 { $highest }%：這幾座城鎮都要有一位居民死亡。
