# 小城市的画面：标签、按钮，以及屏幕朗读时说的话。

small_city-ui-square-free = 空地
small_city-ui-square-locked = 还不能建
small_city-ui-square-rock = 障碍
small_city-ui-square-water = 水域
small_city-ui-square-citizen = { $name } 的居民
small_city-ui-square-lying = { $name } 的居民，已倒下
small_city-ui-square-grave = { $name } 居民的坟墓
small_city-ui-square-street = 在市长的街道旁
small_city-ui-square-upgrade = 可以升级
small_city-ui-square-held = 手上：{ $tile }
small_city-ui-does-water = 水域
small_city-ui-does-makes-w = 生产白色建材
small_city-ui-does-makes-g = 生产灰色建材
small_city-ui-does-makes-b = 生产黑色建材
small_city-ui-does-money = $1
small_city-ui-does-goods-money = 建材换钱
small_city-ui-does-money-votes = 用钱换选票
small_city-ui-does-goods-votes = 建材换选票
small_city-ui-town-of = { $name } 的城镇
small_city-ui-whole-town = 看整座城镇
small_city-ui-may-lie = 可以放 { $tile }
small_city-ui-may-not-lie = 不能放 { $tile }
small_city-ui-may-go = 可以去
small_city-ui-may-not-go = 不能去
small_city-ui-goods = { AND($goods) }
small_city-ui-goods-none = 没有建材

small_city-ui-fact-money = 钱
small_city-ui-fact-votes = 选票
small_city-ui-fact-pollution = 污染
small_city-ui-fact-people = 市政厅 { $hall } 人，求职中心 { $career } 人，桌子中间 { $central } 人
small_city-ui-fact-goods = 库存：{ $goods }

small_city-ui-group-R = 住宅
small_city-ui-group-C = 商业
small_city-ui-group-F = 工厂
small_city-ui-group-P = 公园
small_city-ui-group-K = 文化建筑
small_city-ui-group-I = 炼油厂与港口
small_city-ui-group-S = 警察局与消防局
small_city-ui-group-short-R = 住宅
small_city-ui-group-short-C = 商业
small_city-ui-group-short-F = 工厂
small_city-ui-group-short-P = 公园
small_city-ui-group-short-K = 文化
small_city-ui-group-short-I = 工业
small_city-ui-group-short-S = 警察消防
small_city-ui-offer = { $tile }，{ $price }
small_city-ui-offer-not = { $tile }，{ $price }，现在不行
small_city-ui-build-it = 建 { $tile }
small_city-ui-build-for = 花 { $price } 元建 { $tile }
small_city-ui-all-groups = 所有种类
small_city-ui-turn = 换方向
small_city-ui-not-here = { app-act-elsewhere }
small_city-ui-pay-nothing = 免费
small_city-ui-upgrades = { $n ->
    [0] 现在没有可升级的板块
   *[other] { $n } 个板块可以升级
  }
small_city-ui-upgrades-none = 现在没有可以升级的板块。
small_city-ui-upgrade-to = 升级成 { $tile }
small_city-ui-upgrade-it = 免费升级成 { $tile }
small_city-ui-chain = { AND($steps) }
small_city-ui-chain-step = { $at } 升级成 { $tile }
small_city-ui-do-it = { $n ->
    [1] 升级
   *[other] 全部升级（{ $n } 次）
  }
small_city-ui-grow = 扩大城镇
small_city-ui-demolish = 拆除
small_city-ui-demolish-which = 要拆哪一个？点它。
small_city-ui-demolish-it = 拆除 { $tile }
small_city-ui-tool-upgrade = 升级
small_city-ui-tool-grow = 扩大
small_city-ui-tool-demolish = 拆除
small_city-ui-built-done = 完成 · { $built }/{ $slots }
small_city-ui-decline = 不建了
small_city-ui-staff-it = 让居民进驻
small_city-ui-staff-who = 谁进驻？点一位在板块上的居民。
small_city-ui-staff-nobody = 先不进驻
small_city-ui-close-square = 返回
small_city-ui-influence = 受 { AND($tiles) } 影响。
small_city-ui-influence-none = 没有板块影响这里。
small_city-ui-influence-culture = 文化 { $n }
small_city-ui-influence-homes = 住宅 { $n }
small_city-ui-influence-industry = 工业 { $n }
small_city-ui-influence-levels = 从这格最高可建 { AND($tiles) }。
small_city-ui-influence-no-homes = 这里不能建住宅：工业太近。
small_city-ui-influence-no-industry = 这里不能建工业：住宅太近。
small_city-ui-influence-no-tourists = 游客不能来这里：警察会赶走。
small_city-ui-behind-screen = 挡板立起时的样子。

small_city-ui-look-town = { $name } 的城镇，你有 { $n } 人在那里
small_city-ui-hall-last = 市政厅的居民要等其他人都移动完。
small_city-ui-moved-already = 这位已经移动过了。
small_city-ui-tap-target = 再点要去的地方。
small_city-ui-tap-citizen = 点一位你的居民。
small_city-ui-may-still-move = 该移动的都移动了。
small_city-ui-moving-done = { $n ->
    [0] { app-act-done }
   *[other] 完成 · 还有 { $n } 位
  }

small_city-ui-street-first = 点市长两旁的两个空格。
small_city-ui-street-second = 再点另一边的空格。
small_city-ui-street-here = 市长站在 { $one } 和 { $other } 之间
small_city-ui-street-others = 街道由其他玩家决定。
small_city-ui-street-wait = 其他玩家正在决定市长站在哪里。
small_city-ui-ring-next = 第 { $n } 张是哪张卡？
small_city-ui-ring-or = 按顺时针顺序点卡，或
small_city-ui-shuffle = 帮我们洗牌
small_city-ui-ring-choose = 选哪张？
small_city-ui-ring-look = 点卡片看说明。
small_city-ui-ring-passed = 跳过{ AND($cards) }：{ $n } 元
small_city-ui-free = 免费
small_city-ui-card-taken = { $card }，{ $name } 已选
small_city-ui-take-free = 选这张
small_city-ui-take-for = 花 { $price } 元选这张
small_city-ui-take-votes = 拿 2 票
small_city-ui-take-money = 拿 1 元
small_city-ui-does-card-A = 下一轮市长到你的城镇，你是起始玩家。
small_city-ui-does-card-B = 一座文化建筑少付 1 个建材。
small_city-ui-does-card-C = 每块板块少付 1 元，最少 1 元。
small_city-ui-does-card-D = 这轮生产建材不造成污染。
small_city-ui-does-card-E = 立刻拿 2 票或 1 元。
small_city-ui-does-card-F = 城镇立刻扩大一格。
small_city-ui-does-card-G = 立刻付费推进一个市议会圆片。
small_city-ui-does-card-H = 没有任何效果。
small_city-ui-does-card-I = 你在 F3 的每位居民另给 2 票。
small_city-ui-does-card-J = 你在博物馆的每位居民给 2 票。
small_city-ui-does-card-K = 这轮商业区的人不造成污染。
small_city-ui-does-card-L = 没有警察扩展时没有效果。

small_city-ui-collect-parts = 游客 { $tourists } + $1 格 { $squares }
small_city-ui-collected = { app-act-taken }
small_city-ui-trade-money = { $at }：{ $given }换 { $n } 元
small_city-ui-trade-votes = { $at }：{ $given }换 { $n } 票
small_city-ui-made = 这次生产：
small_city-ui-warehouse-first = 先放仓库
small_city-ui-hall-first = 先放市政厅
small_city-ui-produce = 生产
small_city-ui-income-done = { app-act-done }
small_city-ui-no-room = { $n } 个建材放不下，退回哪些？
small_city-ui-give-up = 退回{ $cube }，目前 { $n } 个

small_city-ui-sum-of = { $name }：{ $change }，变成 { $after }
small_city-ui-votes-line = { $at } 的 { $tile }，居民 { $n } 位
small_city-ui-votes-none = 这轮没有居民带来选票。
small_city-ui-votes-taken = { app-act-marked }
small_city-ui-pollution-taken = { app-act-marked }
small_city-ui-smoke-people = 城镇里的人：{ $n }
small_city-ui-smoke-spared = 商业区（生态学家）：{ $n }
small_city-ui-smoke-goods = 这里生产的建材：{ $n }
small_city-ui-smoke-clean = 建材（工程师）：{ $n }
small_city-ui-smoke-parks = 公园格：{ $n }
small_city-ui-death-why-none = 没有人会死亡。
small_city-ui-death-why-most = 这轮污染最多：{ $made }。
small_city-ui-death-why-track = 这轮同为 { $made }，累计最高：{ $total }%。
small_city-ui-death-why-tied = 这轮同为 { $made }，累计同为 { $total }%：都要有人死亡。
small_city-ui-death-first = 点死去的居民。
small_city-ui-death-grave = 点一个空格当坟墓。
small_city-ui-death-say = { $at } 上 { $name } 的居民死亡
small_city-ui-death-saved = { $at } 上 { $name } 的居民获救返家

small_city-ui-council = 市议会
small_city-ui-council-step = { $row }第 { $step } 格：{ $what }
small_city-ui-council-steps = 圆片一次推进一格，或从第 1 格重新开始。
small_city-ui-council-tap = 点圆片要推进到的格子。
small_city-ui-council-skip = 这轮不投资
small_city-ui-council-take-votes = 选票
small_city-ui-council-take-money = 钱
small_city-ui-disc-new = 新的圆片
small_city-ui-disc-from = { $row }的圆片
small_city-ui-step-price = { $n } 元或 { $n } 票
small_city-ui-pay-money = 付 { $n } 元
small_city-ui-pay-votes = 付 { $n } 票
small_city-ui-effect-1 = { OR($ways) }
small_city-ui-effect-2 = 免费建一块 { $n } 格的板块
small_city-ui-effect-2-up-to = 免费建一块最多 { $n } 格的板块
small_city-ui-effect-2-any = 免费建一块 1～4 格的板块，无视建筑需求
small_city-ui-effect-3 = { $n } 票或 { $n } 元
small_city-ui-effect-4 = { $n } 位新居民

small_city-ui-found-where = 点市政厅要放的位置。
small_city-ui-found-here = 市政厅放这里
small_city-ui-promise-drawn = 你从 { $votes } 票那堆抽到哪张？
small_city-ui-promise-keep = 你要留哪一张？
small_city-ui-promise-card = { $number } 号卡：{ $text }，{ $votes } 票
small_city-ui-promise-kept = 留下 { $number } 号卡
small_city-ui-promise-secret = 只有你看得到。
small_city-ui-promise-any = 我的卡不在这里
small_city-ui-promise-worths = 承诺卡上印的是几票？
small_city-ui-promise-again = 重新选
small_city-ui-notes-limited = 这些板块放上桌
small_city-ui-notes-each = 每人拿
small_city-ui-notes-money = 按顺位拿钱：{ AND($amounts) }。
small_city-ui-notes-people = 居民：市政厅 3 位，求职中心 11 位，桌子中间 8 位。

small_city-ui-middle = 供应区
small_city-ui-mayor-here = 市长在这里

small_city-ui-paint-tiles = 板块
small_city-ui-paint-pieces = 棋子
small_city-ui-paint-tracks = 其他
small_city-ui-paint-hint = 点它的位置；再点一次换方向。
small_city-ui-paint-erase = 没选板块时，点一下会拿走板块。
small_city-ui-lay-it = 放上 { $tile }
small_city-ui-brush-citizen = { $name } 的居民
small_city-ui-brush-grave = { $name } 居民的坟墓
small_city-ui-promise-title = 承诺卡
small_city-ui-promise-set = 填入卡号
small_city-ui-promise-unknown = 还没填。

small_city-ui-stock-title = 桌子中间
