# 小城市的畫面：標籤、按鈕，以及螢幕報讀時說的話。

small_city-ui-square-free = 空地
small_city-ui-square-locked = 還不能蓋
small_city-ui-square-rock = 障礙
small_city-ui-square-water = 水域
small_city-ui-square-citizen = { $name } 的居民
small_city-ui-square-lying = { $name } 的居民，已倒下
small_city-ui-square-grave = { $name } 居民的墳墓
small_city-ui-square-street = 在市長的街道旁
small_city-ui-square-upgrade = 可以升級
small_city-ui-square-held = 手上：{ $tile }
small_city-ui-does-water = 水域
small_city-ui-does-makes-w = 生產白色建材
small_city-ui-does-makes-g = 生產灰色建材
small_city-ui-does-makes-b = 生產黑色建材
small_city-ui-does-money = $1
small_city-ui-does-goods-money = 建材換錢
small_city-ui-does-money-votes = 用錢換選票
small_city-ui-does-goods-votes = 建材換選票
small_city-ui-town-of = { $name } 的城鎮
small_city-ui-whole-town = 看整座城鎮
small_city-ui-may-lie = 可以放 { $tile }
small_city-ui-may-not-lie = 不能放 { $tile }
small_city-ui-may-go = 可以去
small_city-ui-may-not-go = 不能去
small_city-ui-goods = { AND($goods) }
small_city-ui-goods-none = 沒有建材

small_city-ui-fact-money = 錢
small_city-ui-fact-votes = 選票
small_city-ui-fact-pollution = 汙染
small_city-ui-fact-people = 市鎮廳 { $hall } 人，求職中心 { $career } 人，桌子中間 { $central } 人
small_city-ui-fact-goods = 庫存：{ $goods }

small_city-ui-group-R = 住宅
small_city-ui-group-C = 商業
small_city-ui-group-F = 工廠
small_city-ui-group-P = 公園
small_city-ui-group-K = 文化建築
small_city-ui-group-I = 煉油廠與港口
small_city-ui-group-S = 警察局與消防局
small_city-ui-group-short-R = 住宅
small_city-ui-group-short-C = 商業
small_city-ui-group-short-F = 工廠
small_city-ui-group-short-P = 公園
small_city-ui-group-short-K = 文化
small_city-ui-group-short-I = 工業
small_city-ui-group-short-S = 警察消防
small_city-ui-offer = { $tile }，{ $price }
small_city-ui-offer-not = { $tile }，{ $price }，現在不行
small_city-ui-build-it = 蓋 { $tile }
small_city-ui-build-for = 花 { $price } 元蓋 { $tile }
small_city-ui-all-groups = 所有種類
small_city-ui-turn = 換方向
small_city-ui-not-here = { app-act-elsewhere }
small_city-ui-pay-nothing = 免費
small_city-ui-upgrades = { $n ->
    [0] 現在沒有可升級的板塊
   *[other] { $n } 個板塊可以升級
  }
small_city-ui-upgrades-none = 現在沒有可以升級的板塊。
small_city-ui-upgrade-to = 升級成 { $tile }
small_city-ui-upgrade-it = 免費升級成 { $tile }
small_city-ui-chain = { AND($steps) }
small_city-ui-chain-step = { $at } 升級成 { $tile }
small_city-ui-do-it = { $n ->
    [1] 升級
   *[other] 全部升級（{ $n } 次）
  }
small_city-ui-grow = 擴大城鎮
small_city-ui-demolish = 拆除
small_city-ui-demolish-which = 要拆哪一個？點它。
small_city-ui-demolish-it = 拆除 { $tile }
small_city-ui-tool-upgrade = 升級
small_city-ui-tool-grow = 擴大
small_city-ui-tool-demolish = 拆除
small_city-ui-built-done = 完成 · { $built }/{ $slots }
small_city-ui-decline = 不蓋了
small_city-ui-staff-it = 讓居民進駐
small_city-ui-staff-who = 誰進駐？點一位在板塊上的居民。
small_city-ui-staff-nobody = 先不進駐
small_city-ui-close-square = 返回
small_city-ui-influence = 受 { AND($tiles) } 影響。
small_city-ui-influence-none = 沒有板塊影響這裡。
small_city-ui-influence-culture = 文化 { $n }
small_city-ui-influence-homes = 住宅 { $n }
small_city-ui-influence-industry = 工業 { $n }
small_city-ui-influence-levels = 從這格最高可建 { AND($tiles) }。
small_city-ui-influence-no-homes = 這裡不能蓋住宅：工業太近。
small_city-ui-influence-no-industry = 這裡不能蓋工業：住宅太近。
small_city-ui-influence-no-tourists = 遊客不能來這裡：警察會趕走。
small_city-ui-behind-screen = 擋板立起時的樣子。

small_city-ui-look-town = { $name } 的城鎮，你有 { $n } 人在那裡
small_city-ui-hall-last = 市鎮廳的居民要等其他人都移動完。
small_city-ui-moved-already = 這位已經移動過了。
small_city-ui-tap-target = 再點要去的地方。
small_city-ui-tap-citizen = 點一位你的居民。
small_city-ui-may-still-move = 該移動的都移動了。
small_city-ui-moving-done = { $n ->
    [0] { app-act-done }
   *[other] 完成 · 還有 { $n } 位
  }

small_city-ui-street-first = 點市長兩旁的兩個空格。
small_city-ui-street-second = 再點另一邊的空格。
small_city-ui-street-here = 市長站在 { $one } 和 { $other } 之間
small_city-ui-street-others = 街道由其他玩家決定。
small_city-ui-street-wait = 其他玩家正在決定市長站在哪裡。
small_city-ui-ring-next = 第 { $n } 張是哪張卡？
small_city-ui-ring-or = 依順時針順序點卡，或
small_city-ui-shuffle = 幫我們洗牌
small_city-ui-ring-choose = 選哪張？
small_city-ui-ring-look = 點卡片看說明。
small_city-ui-ring-passed = 跳過{ AND($cards) }：{ $n } 元
small_city-ui-free = 免費
small_city-ui-card-taken = { $card }，{ $name } 已選
small_city-ui-take-free = 選這張
small_city-ui-take-for = 花 { $price } 元選這張
small_city-ui-take-votes = 拿 2 票
small_city-ui-take-money = 拿 1 元
small_city-ui-does-card-A = 下一輪市長到你的城鎮，你是起始玩家。
small_city-ui-does-card-B = 一棟文化建築少付 1 個建材。
small_city-ui-does-card-C = 每塊板塊少付 1 元，最少 1 元。
small_city-ui-does-card-D = 這輪生產建材不造成汙染。
small_city-ui-does-card-E = 立刻拿 2 票或 1 元。
small_city-ui-does-card-F = 城鎮立刻擴大一格。
small_city-ui-does-card-G = 立刻付費推進一個市議會圓片。
small_city-ui-does-card-H = 沒有任何效果。
small_city-ui-does-card-I = 你在 F3 的每位居民另給 2 票。
small_city-ui-does-card-J = 你在博物館的每位居民給 2 票。
small_city-ui-does-card-K = 這輪商業區的人不造成汙染。
small_city-ui-does-card-L = 沒有警察擴充時沒有效果。

small_city-ui-collect-parts = 遊客 { $tourists } + $1 格 { $squares }
small_city-ui-collected = { app-act-taken }
small_city-ui-trade-money = { $at }：{ $given }換 { $n } 元
small_city-ui-trade-votes = { $at }：{ $given }換 { $n } 票
small_city-ui-made = 這次生產：
small_city-ui-warehouse-first = 先放倉庫
small_city-ui-hall-first = 先放市鎮廳
small_city-ui-produce = 生產
small_city-ui-income-done = { app-act-done }
small_city-ui-no-room = { $n } 個建材放不下，退回哪些？
small_city-ui-give-up = 退回{ $cube }，目前 { $n } 個

small_city-ui-sum-of = { $name }：{ $change }，變成 { $after }
small_city-ui-votes-line = { $at } 的 { $tile }，居民 { $n } 位
small_city-ui-votes-none = 這輪沒有居民帶來選票。
small_city-ui-votes-taken = { app-act-marked }
small_city-ui-pollution-taken = { app-act-marked }
small_city-ui-smoke-people = 城鎮裡的人：{ $n }
small_city-ui-smoke-spared = 商業區（生態學家）：{ $n }
small_city-ui-smoke-goods = 這裡生產的建材：{ $n }
small_city-ui-smoke-clean = 建材（工程師）：{ $n }
small_city-ui-smoke-parks = 公園格：{ $n }
small_city-ui-death-why-none = 沒有人會死亡。
small_city-ui-death-why-most = 這輪汙染最多：{ $made }。
small_city-ui-death-why-track = 這輪同為 { $made }，累積最高：{ $total }%。
small_city-ui-death-why-tied = 這輪同為 { $made }，累積同為 { $total }%：都要有人死亡。
small_city-ui-death-first = 點死去的居民。
small_city-ui-death-grave = 點一個空格當墳墓。
small_city-ui-death-say = { $at } 上 { $name } 的居民死亡
small_city-ui-death-saved = { $at } 上 { $name } 的居民獲救返家

small_city-ui-council = 市議會
small_city-ui-council-step = { $row }第 { $step } 格：{ $what }
small_city-ui-council-steps = 圓片一次推進一格，或從第 1 格重新開始。
small_city-ui-council-tap = 點圓片要推進到的格子。
small_city-ui-council-skip = 這輪不投資
small_city-ui-council-take-votes = 選票
small_city-ui-council-take-money = 錢
small_city-ui-disc-new = 新的圓片
small_city-ui-disc-from = { $row }的圓片
small_city-ui-step-price = { $n } 元或 { $n } 票
small_city-ui-pay-money = 付 { $n } 元
small_city-ui-pay-votes = 付 { $n } 票
small_city-ui-effect-1 = { OR($ways) }
small_city-ui-effect-2 = 免費蓋一塊 { $n } 格的板塊
small_city-ui-effect-2-up-to = 免費蓋一塊最多 { $n } 格的板塊
small_city-ui-effect-2-any = 免費蓋一塊 1～4 格的板塊，無視建築需求
small_city-ui-effect-3 = { $n } 票或 { $n } 元
small_city-ui-effect-4 = { $n } 位新居民

small_city-ui-found-where = 點市鎮廳要放的位置。
small_city-ui-found-here = 市鎮廳放這裡
small_city-ui-promise-drawn = 你從 { $votes } 票那疊抽到哪張？
small_city-ui-promise-keep = 你要留哪一張？
small_city-ui-promise-card = { $number } 號卡：{ $text }，{ $votes } 票
small_city-ui-promise-kept = 留下 { $number } 號卡
small_city-ui-promise-secret = 只有你看得到。
small_city-ui-promise-any = 我的卡不在這裡
small_city-ui-promise-worths = 承諾卡上印的是幾票？
small_city-ui-promise-again = 重新選
small_city-ui-notes-limited = 這些板塊放上桌
small_city-ui-notes-each = 每人拿
small_city-ui-notes-money = 依順位拿錢：{ AND($amounts) }。
small_city-ui-notes-people = 居民：市鎮廳 3 位，求職中心 11 位，桌子中間 8 位。

small_city-ui-middle = 供應區
small_city-ui-mayor-here = 市長在這裡

small_city-ui-paint-tiles = 板塊
small_city-ui-paint-pieces = 棋子
small_city-ui-paint-tracks = 其他
small_city-ui-paint-hint = 點它的位置；再點一次換方向。
small_city-ui-paint-erase = 沒選板塊時，點一下會拿走板塊。
small_city-ui-lay-it = 放上 { $tile }
small_city-ui-brush-citizen = { $name } 的居民
small_city-ui-brush-grave = { $name } 居民的墳墓
small_city-ui-promise-title = 承諾卡
small_city-ui-promise-set = 填入卡號
small_city-ui-promise-unknown = 還沒填。

small_city-ui-stock-title = 桌子中間
