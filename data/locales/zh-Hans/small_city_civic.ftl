# 小城市：开局、行动卡、投票、污染和市议会，像一位懂规则的玩家在桌边说话。
# 板块和卡牌的名称照 small_city.ftl；金额以元计，污染以百分比计。

small_city-civic-money = 元
small_city-civic-votes = 票
small_city-on-grave = 坟墓
small_city-on-obstacle = 障碍
small_city-on-water = 水域

## 为什么不行：任何时候

small_city-violation-out = 这座城镇的污染到了 100%，这位玩家已经出局。
small_city-violation-turn = 先轮到 { $seat }。

## 开局

small_city-violation-hall_laid = 你的市政厅已经放好了。
small_city-violation-hall_shape = 市政厅不能这样放：这几格不是它的形状，或者超出了版图。
small_city-violation-hall_area = 市政厅必须放在一开始的建筑区域里，{ AND($cells) } 在外面。
small_city-violation-kept_already = 你已经留下一张承诺卡了。
small_city-violation-not_in_pool = 这局没有 { $promise } 号承诺卡，你们只用 1 到 { $most } 号。
small_city-violation-one_of_each = 承诺卡要从 6 票、12 票、18 票三堆里各抽一张。
small_city-violation-not_drawn = 只能留下抽到的卡，你的三张里没有 { $promise } 号：{ $title }。

## 阶段 1：街道、卡牌圈、选卡

small_city-violation-street_off_board = { $mayor } 的版图上没有 { AND($cells) }。
small_city-violation-street_by_others = 市长在你这里做客，站哪条街由其他玩家决定。
small_city-violation-street_apart = 市长站在两格之间的街道上，这两格必须有一条边相邻。
small_city-violation-street_taken = 市长两边都得是空格，{ $at } 不是（{ $what }）。
small_city-violation-card_laid = { $card }已经排进圈里了。
small_city-violation-starred = { $card }带星号，这局不用带星号的卡。
small_city-violation-chosen = 你已经选了{ $card }。
small_city-violation-not_in_ring = 这轮的圈里没有{ $card }。
small_city-violation-card_taken = { $card }这轮已经被 { $seat } 选走了。
small_city-violation-card_price = 选{ $card }要跳过{ AND($skipped) }，付 { $price } 元；你有 { $money } 元，还差 { $missing } 元。

## 阶段 6：死亡与坟墓

small_city-violation-not_dying = 你的城镇这轮不必有居民死亡。
small_city-violation-nobody_there = { $at } 没有人。
small_city-violation-death_in_hall = { $at } 在市政厅里，不能选市政厅里的人。
small_city-violation-clinic = 医院里有居民，你自己的居民不会死；游客还是可以选。
small_city-violation-saved_alive = { $seat } 的消防局有居民：{ $at } 的游客平安回家，用不着坟墓。
small_city-violation-grave_needed = 死者要有坟墓，放在 { OR($cells) }。
small_city-violation-grave_off_board = 你的版图上没有 { $at }。
small_city-violation-grave_taken = { $at } 不是空格，坟墓要放在空格上。
small_city-violation-grave_outside = { $at } 不在你的建筑区域里，坟墓要放在区域里。
small_city-violation-grave_by_street = 这轮市长站在旁边，{ $at } 不能放坟墓。
small_city-violation-grave_apart = 新坟墓要挨着旧的（斜角不算），还有位置：{ OR($cells) }。

## 阶段 7：市议会

small_city-violation-no_disc = 你在{ $row }部门没有圆片。
small_city-violation-no_more_discs = 你的两个圆片都在议会里了（{ AND($rows) }），要进{ $row }部门，得让其中一个换行。
small_city-violation-end_of_row = 你在{ $row }部门的圆片已经在最后一格。
small_city-violation-disc_locked = 到了最后一格的圆片会一直留在那里，{ $row }部门这个不能重新开始。
small_city-violation-two_in_row = 你的另一个圆片就在{ $row }部门，两个圆片不能在同一行。
small_city-violation-council_choice = { $row }部门第 { $step } 格不能选“{ $what }”。
small_city-violation-council_cost = 推进到第 { $step } 格要付 { $price } { $what }，你有 { $have } { $what }，还差 { $missing } { $what }。
small_city-violation-council_once = 这轮你在市议会已经决定过了。

## 规则的简称（记录用）

small_city-rule-turn = 先后顺序
small_city-rule-hall_area = 市政厅在起始区域
small_city-rule-not_in_pool = 用哪些承诺卡
small_city-rule-one_of_each = 承诺卡三堆各一张
small_city-rule-street_by_others = 街道由其他玩家选
small_city-rule-street_taken = 市长两边是空格
small_city-rule-starred = 不用带星号的卡
small_city-rule-card_taken = 一张卡一个人选
small_city-rule-card_price = 选卡的费用
small_city-rule-not_dying = 谁的城镇要有居民死亡
small_city-rule-death_in_hall = 不选市政厅里的人
small_city-rule-clinic = 医院的保护
small_city-rule-grave_needed = 死者要有坟墓
small_city-rule-grave_outside = 坟墓在建筑区域里
small_city-rule-grave_by_street = 市长旁边没有坟墓
small_city-rule-grave_apart = 坟墓要相邻
small_city-rule-disc_locked = 最后一格的圆片不动
small_city-rule-council_cost = 推进的费用
small_city-rule-council_once = 市议会一轮一次

## 现在做什么

small_city-task-found = { $seat } 选版图的一面，放好市政厅。
small_city-task-found_no_room = { $seat } 的起始区域里没有空位放市政厅。请“对照桌面更正”那里的东西，或放到别处，由全桌同意。
small_city-task-keep = { $seat } 从三堆里各抽一张承诺卡，悄悄留下一张。
small_city-task-street = { $others ->
    [0] { $seat } 把市长放到 { $mayor } 城镇的街道上。
   *[other] { $seat } 和其他玩家商量，市长站在 { $mayor } 城镇的哪条街。
  }
small_city-task-ring = { $laid ->
    [0] 把行动卡洗一洗，排成一圈八张，全部翻开。顺时针是哪几张？
   *[other] 顺时针下一张是什么？还有 { $missing } 张。
  }
small_city-task-choose_first = { $seat } 选一张行动卡，哪张都免费。
small_city-task-choose = { $seat } 选一张行动卡，从{ $card }算起，手里有 { $money } 元。
small_city-task-councilor = { $seat } 靠市议员现在就能推进一个议会圆片，费用照付。
small_city-task-tally = { $votes ->
    [0] { $seat } 没有选票。
   *[other] { $seat } 得 { $votes } 票。
  }
small_city-task-measure = { $seat }：污染增加 { $made }%，把标记移到 { $total }%。
small_city-task-mourn = { $seat } 这轮制造了 { $made }%，城镇里要有一位居民死亡：是谁？坟墓在哪？
small_city-task-council = { $seat } 可以推进一个议会圆片（有 { $money } 元、{ $votes } 票）。

## 数字怎么来的

small_city-price-first = 第一个选的人免费。
small_city-price-free = 免费：中间没有跳过没人选的卡。
small_city-price-skipped = { $price } 元：跳过{ AND($skipped) }。
small_city-ballot-residence = { $tile } 住了 { $citizens } 位居民：{ $votes } 票
small_city-ballot-university = 大学有居民：{ $votes } 票
small_city-smoke-sum = { $people }（人）+ { $goods }（建材）− { $parks }（公园格）：{ $made }%
small_city-smoke-spared = 生态学家：商业区的 { $count } 人不算
small_city-smoke-clean = 工程师：{ $count } 个建材不算
small_city-toll-none = 还没有人到 { $limit }%，没有人会死。
small_city-toll-most = { $seat } 这轮污染最多，{ $most }%：城镇里要有一位居民死亡。
small_city-toll-track = 好几位都是 { $most }%，其中 { $seat } 累计最高，{ $highest }%：城镇里要有一位居民死亡。
small_city-toll-tied = { $seat } 和别人并列最多，这轮 { $most }%，累计 { $highest }%：这几座城镇都要有一位居民死亡。
