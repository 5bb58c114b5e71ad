# 小城市：各种名称，像一位懂规则的朋友在桌边说话。
# 板块名称（$tile）前面可接“一块”“一座”；建材名称（$cube）是颜色，后面接“建材”。金额以元计，污染以百分比计。

small_city-name = 小城市
small_city-players = 2–4 人
small_city-pitch = 治理小镇：住宅、工作、选票与污染
small_city-tab-board = 城市

small_city-tile-R1 = R1 住宅
small_city-tile-R2 = R2 住宅
small_city-tile-R3 = R3 住宅
small_city-tile-R4 = R4 住宅
small_city-tile-R5 = R5 住宅
small_city-tile-C1 = C1 商业
small_city-tile-C2 = C2 商业
small_city-tile-C3 = C3 商业
small_city-tile-C4 = C4 商业
small_city-tile-F1 = F1 工厂
small_city-tile-F2 = F2 工厂
small_city-tile-F3 = F3 工厂
small_city-tile-P1 = 小公园
small_city-tile-P2 = 中公园
small_city-tile-P3 = 大公园
small_city-tile-WA = 仓库
small_city-tile-RF = 炼油厂
small_city-tile-HB = 港口
small_city-tile-PO = 警察局
small_city-tile-FI = 消防局
small_city-tile-CH = 市政厅
small_city-tile-SC = 学校
small_city-tile-LI = 图书馆
small_city-tile-MU = 博物馆
small_city-tile-ME = 地铁站
small_city-tile-CL = 医院
small_city-tile-UN = 大学

small_city-card-A = 市长
small_city-card-B = 建筑师
small_city-card-C = 中介人
small_city-card-D = 工程师
small_city-card-E = 支持者
small_city-card-F = 城市规划师
small_city-card-G = 市议员
small_city-card-H = 反对者
small_city-card-I = 医师
small_city-card-J = 艺术家
small_city-card-K = 生态学家
small_city-card-L = 无政府主义者

small_city-cube-w = 白色
small_city-cube-g = 灰色
small_city-cube-b = 黑色

small_city-row-1 = 产业
small_city-row-2 = 建设
small_city-row-3 = 经济
small_city-row-4 = 旅游

small_city-side-easy = 简单面
small_city-side-expert = 专家面

small_city-phase-setup = 开局
small_city-phase-street = 市长的街道
small_city-phase-ring = 排行动卡
small_city-phase-action = 选特殊行动
small_city-phase-build = 建造
small_city-phase-move = 移动居民
small_city-phase-income = 收入
small_city-phase-votes = 投票
small_city-phase-pollution = 计算污染
small_city-phase-death = 居民死亡
small_city-phase-council = 市议会

small_city-headline-setup = 开局
small_city-headline-street = 第 { $round }/{ $rounds } 轮 · 市长的街道
small_city-headline-ring = 第 { $round }/{ $rounds } 轮 · 排行动卡
small_city-headline-action = 第 { $round }/{ $rounds } 轮 · 选行动
small_city-headline-build = 第 { $round }/{ $rounds } 轮 · 建造
small_city-headline-move = 第 { $round }/{ $rounds } 轮 · 移动居民
small_city-headline-income = 第 { $round }/{ $rounds } 轮 · 收入
small_city-headline-votes = 第 { $round }/{ $rounds } 轮 · 投票
small_city-headline-pollution = 第 { $round }/{ $rounds } 轮 · 计算污染
small_city-headline-death = 第 { $round }/{ $rounds } 轮 · 居民死亡
small_city-headline-council = 第 { $round }/{ $rounds } 轮 · 市议会

small_city-violation-phase = 现在是“{ $phase }”，这件事要等别的阶段。

small_city-category-votes = 选票
small_city-category-promises = 承诺
small_city-category-pollution = 污染

## 承诺卡，简短版

small_city-promise-1 = 至少四种等级的住宅
small_city-promise-2 = 三种等级的工厂齐全
small_city-promise-3 = 四种等级的商业齐全
small_city-promise-4 = 建筑区域全部解锁
small_city-promise-5 = 两个议会圆片都在第 4 格
small_city-promise-6 = 污染低于 15%
small_city-promise-7 = 至少死了 3 位居民
small_city-promise-8 = 没有建到起始区域以外
small_city-promise-9 = 至少三座 C4 商业
small_city-promise-10 = 三片公园，超过 4 格
small_city-promise-11 = 22 位居民全部用上
small_city-promise-12 = 污染高于 40%
small_city-promise-13 = 至少三座 F3 工厂
small_city-promise-14 = 钱超过 17 元
small_city-promise-15 = 五种等级的住宅齐全
small_city-promise-16 = 六种不同的文化建筑
small_city-promise-17 = 工厂格数最多
small_city-promise-18 = 住宅格数最多
small_city-promise-19 = 商业格数最多
small_city-promise-20 = 死亡居民最少，或者没有
small_city-promise-21 = 没建的格子最多
small_city-promise-22 = 公园格数最少
small_city-promise-23 = 工厂格数最少
small_city-promise-24 = 死亡居民最多
small_city-promise-25 = 没建的格子最少
small_city-promise-26 = 城镇里居民最少
small_city-promise-27 = 污染最高
small_city-promise-28 = 住宅格数最少
small_city-promise-29 = 选票最少
small_city-promise-30 = 建了的格子最多
small_city-promise-31 = 钱最多
small_city-promise-32 = 警察局和消防局都有

## 有歧义的规则和选项，开局前约定

small_city-ruling-promises = 用哪些承诺卡？
small_city-ruling-promises-why = 17 到 32 号属于进阶游戏。
small_city-reading-promises-basic = 1 到 16 号
small_city-reading-promises-advanced = 1 到 32 号

small_city-ruling-starred = 要用带星号的行动卡吗？
small_city-ruling-starred-why = 基本游戏不用。我们手边的规则书没说怎么加进来，所以每轮从十二张里发八张。
small_city-reading-starred-out = 不用，只有八张基本卡
small_city-reading-starred-in = 要，每轮从十二张里发八张

small_city-ruling-screens = 建造的时候，别人的手机能看到你的城镇吗？
small_city-ruling-screens-why = 这个阶段大家都在挡板后面建，结束才打开。
small_city-reading-screens-hidden = 看不到，大家都建完才公开
small_city-reading-screens-open = 能看到

small_city-ruling-direct = 直接建高等级的建筑，条件怎么算？
small_city-ruling-direct-why = 例子里只看一格受到的影响，哪怕建好之后整块会受到更多影响。
small_city-reading-direct-base_cell = 其中一格自己就符合
small_city-reading-direct-whole = 整块板块一起算

small_city-ruling-opposite = 四人游戏可以去对面玩家的城镇吗？
small_city-ruling-opposite-why = 原规则说第一轮不能派游客到其他玩家的城镇；后来的修正把它改成“对面玩家的城镇”；也有玩家回答，不管第几轮都不能直接跨到对面。从不直接跨过去，三种说法都没有违反，所以默认这样。
small_city-reading-opposite-never_directly = 不能从自己家直接去
small_city-reading-opposite-first_round = 可以，只有第一轮不行

small_city-ruling-demolition = 市政厅满了，还能拆有自己居民的建筑吗？
small_city-ruling-demolition-why = 后来的修正说不能拆；原来的规则是让居民去求职中心。
small_city-reading-demolition-needs_room = 不能，市政厅得有位子
small_city-reading-demolition-career = 能，居民去求职中心

small_city-ruling-emergency = 建造阶段可以建警察局和消防局吗？
small_city-ruling-emergency-why = 一格 1 元的例外只有仓库和文化建筑，可见它们有价格。也有玩家认为只能靠市议会。
small_city-reading-emergency-buildable = 可以，和别的板块一样
small_city-reading-emergency-council_only = 不行，只能靠市议会

small_city-ruling-staffing = 警察局里没有居民也有效吗？
small_city-ruling-staffing-why = 能力要放居民才激活，但有一处写得像是建好就有效。
small_city-reading-staffing-staffed = 无效，里面要有居民
small_city-reading-staffing-built = 有效，建好就算

small_city-ruling-water = 港口的水域可以放在哪里？
small_city-ruling-water-why = 板块都要建在建筑区域里，而水域是港口板块的一半。版图上印的水，规则一个字也没提：当作到处都能放，也不违反哪一句。
small_city-reading-water-area = 只能在建筑区域里，包括那里印的水
small_city-reading-water-anywhere = 区域外印的水上也可以

small_city-ruling-works = 炼油厂和港口的建筑上可以站人吗？
small_city-ruling-works-why = 居民是往板块上移动，规则没有说这两种不行。站上去只是休息。
small_city-reading-works-rest = 可以，当作休息
small_city-reading-works-closed = 不行，不开放

small_city-ruling-council_size = 建设部门送的板块可以比那一格的大小还小吗？
small_city-ruling-council_size-why = 前三格各写着一种大小。
small_city-reading-council_size-exact = 不行，大小要正好
small_city-reading-council_size-up_to = 可以，不超过就行

small_city-ruling-hall = 承诺 16：市政厅算一种吗？
small_city-ruling-hall-why = 规则说市政厅也是文化建筑。
small_city-reading-hall-counts = 算
small_city-reading-hall-not = 不算

small_city-ruling-graves = 和死亡有关的承诺，算哪些坟墓？
small_city-ruling-graves-why = 居民死在哪个城镇，坟墓就在哪里。
small_city-reading-graves-in_town = 你城镇里所有的坟墓
small_city-reading-graves-own = 你的居民，在哪儿都算

small_city-ruling-parks = 承诺 10：公园要怎么排？
small_city-ruling-parks-why = 我们手边的规则书写得不清楚，请看你们的卡片再选。
small_city-reading-parks-three_areas = 三片公园，每片都超过 4 格
small_city-reading-parks-three_tiles = 三块公园相连，一共超过 4 格

small_city-ruling-residents = 承诺 26：城镇里的居民怎么算？
small_city-ruling-residents-why = 卡片写的是城镇内的居民，规则多半把居民和游客分开；但量污染时，别人放在这里的游客也算城镇的人，市政厅里的不算。
small_city-reading-residents-own = 自己的居民，市政厅里的也算
small_city-reading-residents-everybody = 城镇里所有的人，游客和市政厅里的都算
small_city-reading-residents-polluting = 和量污染一样：游客算，市政厅里的不算

small_city-ruling-ties = 比最多或最少的承诺，平手算完成吗？
small_city-ruling-ties-why = 如果平手就算，承诺 20 就不必特意写“或 0 个”。
small_city-reading-ties-no = 不算，必须独自领先
small_city-reading-ties-yes = 算

small_city-ruling-penalty = 18 票的承诺没完成，扣几票？
small_city-ruling-penalty-why = 规则写 12 票；照另外两种减半的话是 9 票。
small_city-reading-penalty-twelve = 12 票
small_city-reading-penalty-nine = 9 票

## 价格里的数量

small_city-amount-money = { $count } 元
small_city-amount-cube-w = { $count } 个白色建材
small_city-amount-cube-g = { $count } 个灰色建材
small_city-amount-cube-b = { $count } 个黑色建材
