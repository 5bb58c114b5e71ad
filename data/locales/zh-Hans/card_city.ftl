# 小卡之城：像一位懂规则的朋友在桌边说话。
# $card 直接是下面的卡名；金额以元计。

card_city-name = 小卡之城
card_city-players = 1–4 人
card_city-minutes = 30 分钟
card_city-pitch = 分牌、选一份，盖出最好的城市
card_city-tab-board = 城市

card_city-card-R = 住宅
card_city-card-C = 商业
card_city-card-L = 休闲
card_city-card-I = 工业
card_city-card-P = 停车场
card_city-card-H = 市政厅
card_city-card-none = 没有

card_city-place-deck = 牌库
card_city-place-supply = 供应区
card_city-place-box = 盒子

card_city-phase-divide = 分牌
card_city-phase-build = 建造
card_city-phase-develop = 发展
card_city-phase-income = 收入
card_city-phase-buy = 购买

## 为什么不行

card_city-violation-phase = 这是“{ $needed }”阶段做的事，现在是“{ $phase }”。
card_city-violation-off_canvas = 太远了：带着市政厅的 5×5 城市够不到这一格。
card_city-violation-occupied = 这一格已经有{ $card }了，建好的卡不能挪。
card_city-violation-not_in_hand = 这一轮你手里没有{ $card }卡可建了。
card_city-violation-contact = 新卡至少有一条边要挨着你的城市，斜角不算。
card_city-violation-square = 这样城市会变成 { $columns }×{ $rows }，不能超过 5×5。
card_city-violation-limit = 这样会有 { $count } 张卡要计入上限；你{ $industries ->
    [0] 没有工业
   *[other] 有 { $industries } 张工业
  }，最多 { $limit } 张。
card_city-violation-residence_apart = 手里的住宅不能挨着别的住宅（{ AND($cells) }），住宅只能靠发展连成一片。
card_city-violation-commerce_apart = 手里的商业不能挨着别的商业（{ AND($cells) }），商业只能靠发展连成一片。
card_city-violation-industry_residence = 工业和住宅绝不能相邻，这张{ $card }卡会碰到 { AND($cells) }。
card_city-violation-leisure_cost = 建休闲要付 { $price } 元，你有 { $money } 元，还差 { $missing } 元。
card_city-violation-must_build = 能建就必须建，{ $card }卡还能放在 { OR($cells) }。
card_city-violation-no_district = 免费的{ $card }卡必须挨着同类的区。
card_city-violation-culture = 这个住宅区有 { $size } 张卡，旁边要{ $exactly ->
    [1] 刚好有
   *[other] 有
  } { $needed } 张文化卡（市政厅或休闲），现在{ $have ->
    [0] 一张也没有
   *[other] 有 { $have } 张
  }。
card_city-violation-residences = 这个商业区有 { $size } 张卡，旁边要{ $exactly ->
    [1] 刚好有
   *[other] 有
  } { $needed } 个不同的住宅区，现在{ $have ->
    [0] 一个也没有
   *[other] 有 { $have } 个
  }。
card_city-violation-joins = 这张{ $card }卡会把两个区连到一起（{ AND($cells) }），你们这桌约定免费卡不能并区。
card_city-violation-only_develop = 只有住宅和商业会发展，{ $card }不会。
card_city-violation-supply = 供应区的{ $card }卡已经拿完了。
card_city-violation-must_develop = 还没完：还能发展到 { OR($cells) }，能发展就必须发展。
card_city-violation-buy_order = { $seat } 先决定。买工业由起始玩家起，往左轮流。
card_city-violation-bought = 这一轮你已经买过或决定不买，每轮最多买一张工业。
card_city-violation-price = 你的下一张工业要 { $price } 元，你有 { $money } 元，还差 { $missing } 元。
card_city-violation-choose_turn = { $seat } 先选，还没轮到你。
card_city-violation-owed = 现在没有卡可登记：可能还没分好，也可能这两张已经记下了。
card_city-violation-not_in_deck = 对不上：牌库里{ $left ->
    [0] 已经没有{ $card }卡了
   *[other] 的{ $card }卡只剩 { $left } 张
  }。
card_city-violation-first_leisure = 第一轮不会拿到休闲：换一张，再把休闲洗回牌库。
card_city-violation-gone = 不用再选了，这位玩家的卡已经分好。

## 怎样就可以

card_city-repair-industry = 城里再多 { $n } 张工业，这里就能放。
card_city-repair-culture = 这个区旁边再多 { $n } 张文化卡，就能在这里发展。
card_city-repair-residence = 旁边再多 { $n } 个住宅区，就能在这里发展。
card_city-repair-money = 再多 { $missing } 元就行。
card_city-repair-card = 这里可以放你的{ $card }卡。
card_city-repair-first = 先建{ $card }卡。
card_city-way-money = 更正金钱

## 现在做什么

card_city-headline-divide = 第 { $round }/{ $rounds } 轮 · 分牌
card_city-headline-build = 第 { $round }/{ $rounds } 轮 · 建造
card_city-headline-develop = 第 { $round }/{ $rounds } 轮 · 发展
card_city-headline-income = 第 { $round }/{ $rounds } 轮 · 收入
card_city-headline-buy = 第 { $round }/{ $rounds } 轮 · 购买

card_city-task-divide = { $seat } 把 { $total } 张卡分成两堆给 { $chooser } 选：明牌 { $open } 张，另一堆 { $up } 张翻开、{ $down } 张扣着。
card_city-task-choose = { $seat } 从 { $divider } 分好的两堆里选一堆。
card_city-task-take = { $seat }：你拿到哪两张卡？
card_city-task-draw = { $draw ->
    [2] { $seat } 抽最后 { $draw } 张，{ $keep } 张都留下。
   *[other] { $seat } 抽 { $draw } 张，留 { $keep } 张，其余放到牌库底。
  }
card_city-task-count_deck = 照 App 的记录，牌库已经凑不出 { $seat } 要的两张卡。数一数桌上的牌库，再“对照桌面更正”。
card_city-task-build = { $cards ->
    [0] { $seat } 还有卡要建。
   *[other] { $seat } 还有 { $cards } 张卡要建。
  }
card_city-task-return = { $cards ->
    [1] { $seat } 剩下的卡建不了，放回{ $to }。
   *[other] { $seat } 手里的卡都建不了，放回{ $to }。
  }
card_city-task-develop = { $seat } 有 { $districts } 个区可以发展，能放的有 { $cells } 格。
card_city-task-collect = { $seat } 从银行拿 { $amount } 元。
card_city-task-buy = { $seat } 可以花 { $price } 元买一张工业。

## 记录

card_city-move-choose_open = { $seat } 选了明牌堆。
card_city-move-choose_other = { $seat } 选了另一堆。
card_city-move-take = { $seat } 拿到{ AND($cards) }。
card_city-move-build = { $seat } 在 { $at } 建了{ $card }。
card_city-move-develop = { $seat } 发展了一个区：{ $at } 放上{ $card }。
card_city-move-return = { $seat } 把{ $card }卡放回{ $to }。
card_city-move-collect = 大家都拿了收入。
card_city-move-collect_last = 大家都拿了收入。起始玩家标记交给 { $next }。
card_city-move-buy = { $seat } 花 { $price } 元买了工业，放在 { $at }。
card_city-move-buy_last = { $seat } 花 { $price } 元买了工业，放在 { $at }。起始玩家标记交给 { $next }。
card_city-move-pass = { $seat } 没有买。
card_city-move-pass_last = { $seat } 没有买。起始玩家标记交给 { $next }。
card_city-move-stop = { $seat } 不再发展。

card_city-correct-money = { $seat } 现在有 { $money } 元。
card_city-correct-cell = { $seat } 的 { $at } 现在是{ $card }。
card_city-correct-cell_empty = { $seat } 的 { $at } 现在是空地。
card_city-correct-supply = 供应区的{ $card }卡现在有 { $count } 张。
card_city-correct-deck = 牌库里的{ $card }卡现在有 { $count } 张。
card_city-correct-hand = { $seat } 还要建的卡：{ AND($cards) }。
card_city-correct-start = 起始玩家标记现在在 { $seat } 那里。
card_city-correct-round = 现在是第 { $round } 轮。
card_city-correct-phase = 现在是第 { $round } 轮的{ $phase }阶段。
card_city-correct-phase_over = 游戏结束，开始计分。
card_city-correct-bought = { $seat } 目前买了 { $count } 张工业。
card_city-warning-box = 桌上有 { $seen } 张{ $card }卡，盒子里却只有 { $box } 张。
card_city-warning-square = { $seat } 的城市超出了 5×5。
card_city-warning-limit = { $seat } 的城市超过上限，工业不够多。
card_city-warning-industry_residence = { $seat } 的城里有工业和住宅相邻。
card_city-warning-contact = { $seat } 的城市没有连成一片。

## 计分

card_city-category-residential = 住宅区
card_city-category-empty = 空地
card_city-category-money = 金钱

card_city-open-blank = { $seat } 的城市还没输入。
card_city-line-residential = { $size } 张的住宅区：{ $points } 分
card_city-line-empty = { $count ->
    [0] 没有空地
   *[other] 空地 { $count } 格
  }
card_city-line-money = { $money } 元换 { $points } 分，剩 { $rest } 元

## 朗读格子

card_city-cell-empty = { $at }，空地
card_city-cell-card = { $at }：{ $card }
card_city-cell-may = { $at }，空地：可以建{ $card }
card_city-cell-may_not = { $at }，空地：不能建{ $card }

## 放下去会怎样

card_city-preview-limit = { $left ->
    [0] 放下就到上限
   *[other] 上限内还能放 { $left } 张
  }
card_city-preview-district = { $card }区 { $from } → { $to } 张
card_city-preview-new_district = 新的{ $card }区
card_city-preview-merge = 并成 { $size } 张的{ $card }区
card_city-preview-points = 分数 { SIGNED($delta) }
card_city-preview-income = 收入 { SIGNED($delta) }
card_city-preview-money = 金钱 { SIGNED($delta) }

## 有歧义的规则，开局前约定

card_city-ruling-limit = 哪些卡计入城市上限？
card_city-ruling-limit-why = 规则给的是非工业建筑的数量，市政厅也算一张，每一级都这么写。
card_city-reading-limit-non_industrial = 工业以外的卡
card_city-reading-limit-all_cards = 所有的卡

card_city-ruling-leisure = 休闲可以不建吗？
card_city-ruling-leisure-why = 能建就必须建，付得起 5 元的休闲也一样。
card_city-reading-leisure-must = 不行，付得起就要建
card_city-reading-leisure-may = 可以，不必付钱

card_city-ruling-unbuildable = 建不了的卡去哪儿？
card_city-ruling-unbuildable-why = 规则说放回供应区，以后发展或购买还用得上。
card_city-reading-unbuildable-supply = 放回供应区
card_city-reading-unbuildable-box = 移出游戏

card_city-ruling-pair = 同一轮拿到的两张同类卡可以相邻吗？
card_city-ruling-pair-why = 第一张放下之后就是城市的一部分，和别的卡没有区别。
card_city-reading-pair-apart = 不行，要分开
card_city-reading-pair-may_touch = 可以相邻

card_city-ruling-growth = 相邻的比需要的多，还能发展吗？
card_city-ruling-growth-why = N+1 是最低要求，多了不该反而不能发展。
card_city-reading-growth-at_least = 能，N+1 及以上都行
card_city-reading-growth-exactly = 不能，必须正好 N+1

card_city-ruling-merge = 免费卡可以把两个区连起来吗？
card_city-ruling-merge-why = 规则里的例子就是这样：放在中间，变成三张的区。
card_city-reading-merge-may_join = 可以
card_city-reading-merge-must_not_join = 不可以

card_city-ruling-free_card = 免费卡也要算城市上限吗？
card_city-ruling-free_card-why = 免费卡也是城里的建筑，各种限制照样算。
card_city-reading-free_card-all_limits = 要，和普通卡一样
card_city-reading-free_card-iron_rule = 不用，只看 5×5 和工业住宅不相邻

card_city-ruling-develop = 必须发展吗？
card_city-ruling-develop-why = 规则是能发展就必须发展，哪怕你不想。
card_city-reading-develop-forced = 必须，直到不能再发展
card_city-reading-develop-optional = 不必，随时可以停

card_city-ruling-price = 工业的价格怎么算？
card_city-ruling-price-why = 看这是你城里的第几张工业，之前建的也算。
card_city-reading-price-by_city = 城里所有的工业
card_city-reading-price-by_purchases = 只算买来的

card_city-ruling-empty = 哪些格子算空地？
card_city-ruling-empty-why = 城市一共 25 格，卡没铺到那么远也照算。
card_city-reading-empty-whole_square = 25 格里没建的都算
card_city-reading-empty-spanned = 只算卡片围成的长方形里的空格

card_city-ruling-deck = 牌库的内容可以知道多少？
card_city-ruling-deck-why = 牌库张数随时可以数，建出来的卡也都看得见。
card_city-reading-deck-composition = 每种卡还剩几张
card_city-reading-deck-count = 只知道总张数

card_city-ruling-parking = 停车场计入城市上限吗？
card_city-ruling-parking-why = 上限算的是工业以外的卡，停车场不是工业。
card_city-reading-parking-counts = 计入
card_city-reading-parking-free = 不计入

card_city-ruling-solo_first = 单人游戏第一轮抽到休闲怎么办？
card_city-ruling-solo_first-why = 开局 3 元建不起休闲，所以单人也重抽。
card_city-reading-solo_first-redraw = 换抽一张
card_city-reading-solo_first-keep = 留着

## 规则的简称（记录用）

card_city-rule-contact = 要挨着城市
card_city-rule-square = 5×5 的范围
card_city-rule-limit = 城市上限
card_city-rule-residence_apart = 住宅不相邻
card_city-rule-commerce_apart = 商业不相邻
card_city-rule-industry_residence = 工业和住宅不相邻
card_city-rule-leisure_cost = 休闲的费用
card_city-rule-must_build = 能建就必须建
card_city-rule-no_district = 要放在区旁边
card_city-rule-culture = 文化卡要足够
card_city-rule-residences = 住宅区要足够
card_city-rule-joins = 不能把两个区连起来
card_city-rule-only_develop = 会发展的只有住宅和商业
card_city-rule-must_develop = 能发展就必须发展
card_city-rule-buy_order = 购买的顺序
card_city-rule-bought = 一轮只买一张工业
card_city-rule-price = 工业的价格
card_city-rule-choose_turn = 选牌的顺序
card_city-rule-first_leisure = 第一轮没有休闲

card_city-tiebreak-money = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比谁钱多，{ $figure } 元对 { $against } 元。
card_city-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：同分，钱也一样多。

## 价格里的数量

card_city-amount-money = { $count } 元

## 有人问起时，说出桌上的情况

card_city-fact-start = 起始玩家标记在 { $seat } 那里。
