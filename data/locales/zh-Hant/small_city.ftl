# 小城市：各種名稱，像一位熟規則的朋友在桌邊說話。
# 板塊名稱（$tile）前面可接「一塊」「一座」；建材名稱（$cube）是顏色，後面接「建材」。金額以元計，汙染以百分比計。

small_city-name = 小城市
small_city-players = 2–4 人
small_city-pitch = 治理小鎮：住宅、工作、選票與汙染
small_city-tab-board = 城市

small_city-tile-R1 = R1 住宅
small_city-tile-R2 = R2 住宅
small_city-tile-R3 = R3 住宅
small_city-tile-R4 = R4 住宅
small_city-tile-R5 = R5 住宅
small_city-tile-C1 = C1 商業
small_city-tile-C2 = C2 商業
small_city-tile-C3 = C3 商業
small_city-tile-C4 = C4 商業
small_city-tile-F1 = F1 工廠
small_city-tile-F2 = F2 工廠
small_city-tile-F3 = F3 工廠
small_city-tile-P1 = 小公園
small_city-tile-P2 = 中公園
small_city-tile-P3 = 大公園
small_city-tile-WA = 倉庫
small_city-tile-RF = 煉油廠
small_city-tile-HB = 港口
small_city-tile-PO = 警察局
small_city-tile-FI = 消防局
small_city-tile-CH = 市鎮廳
small_city-tile-SC = 學校
small_city-tile-LI = 圖書館
small_city-tile-MU = 博物館
small_city-tile-ME = 地鐵站
small_city-tile-CL = 醫院
small_city-tile-UN = 大學

small_city-card-A = 市長
small_city-card-B = 建築師
small_city-card-C = 仲介人
small_city-card-D = 工程師
small_city-card-E = 支持者
small_city-card-F = 城市規劃師
small_city-card-G = 市議員
small_city-card-H = 反對者
small_city-card-I = 醫師
small_city-card-J = 藝術家
small_city-card-K = 生態學家
small_city-card-L = 無政府主義者

small_city-cube-w = 白色
small_city-cube-g = 灰色
small_city-cube-b = 黑色

small_city-row-1 = 產業
small_city-row-2 = 建築
small_city-row-3 = 經濟
small_city-row-4 = 旅遊

small_city-side-easy = 簡單面
small_city-side-expert = 專家面

small_city-phase-setup = 開局
small_city-phase-street = 市長的街道
small_city-phase-ring = 排行動卡
small_city-phase-action = 選特殊行動
small_city-phase-build = 建築
small_city-phase-move = 移動居民
small_city-phase-income = 收入
small_city-phase-votes = 投票
small_city-phase-pollution = 測量汙染
small_city-phase-death = 居民死亡
small_city-phase-council = 影響市議會

small_city-headline-setup = 開局
small_city-headline-street = 第 { $round }/{ $rounds } 輪 · 市長的街道
small_city-headline-ring = 第 { $round }/{ $rounds } 輪 · 排行動卡
small_city-headline-action = 第 { $round }/{ $rounds } 輪 · 選行動
small_city-headline-build = 第 { $round }/{ $rounds } 輪 · 建築
small_city-headline-move = 第 { $round }/{ $rounds } 輪 · 移動居民
small_city-headline-income = 第 { $round }/{ $rounds } 輪 · 收入
small_city-headline-votes = 第 { $round }/{ $rounds } 輪 · 投票
small_city-headline-pollution = 第 { $round }/{ $rounds } 輪 · 測量汙染
small_city-headline-death = 第 { $round }/{ $rounds } 輪 · 居民死亡
small_city-headline-council = 第 { $round }/{ $rounds } 輪 · 市議會

small_city-violation-phase = 現在是「{ $phase }」，這件事要等別的階段。

small_city-category-votes = 選票
small_city-category-promises = 承諾
small_city-category-pollution = 汙染

## 承諾卡，簡短版

small_city-promise-1 = 至少四種等級的住宅
small_city-promise-2 = 三種等級的工廠都有
small_city-promise-3 = 四種等級的商業都有
small_city-promise-4 = 建築區域全部解鎖
small_city-promise-5 = 兩個議會圓片都在第 4 格
small_city-promise-6 = 汙染低於 15%
small_city-promise-7 = 至少 3 位居民死亡
small_city-promise-8 = 沒有蓋到起始區域以外
small_city-promise-9 = 至少三座 C4 商業
small_city-promise-10 = 三片公園，超過 4 格
small_city-promise-11 = 22 位居民都用上了
small_city-promise-12 = 汙染高於 40%
small_city-promise-13 = 至少三座 F3 工廠
small_city-promise-14 = 錢超過 17 元
small_city-promise-15 = 五種等級的住宅都有
small_city-promise-16 = 六種不同的文化建築
small_city-promise-17 = 工廠格數最多
small_city-promise-18 = 住宅格數最多
small_city-promise-19 = 商業格數最多
small_city-promise-20 = 死亡居民最少，或一位也沒有
small_city-promise-21 = 沒蓋的格子最多
small_city-promise-22 = 公園格數最少
small_city-promise-23 = 工廠格數最少
small_city-promise-24 = 死亡居民最多
small_city-promise-25 = 沒蓋的格子最少
small_city-promise-26 = 城鎮裡居民最少
small_city-promise-27 = 汙染最高
small_city-promise-28 = 住宅格數最少
small_city-promise-29 = 選票最少
small_city-promise-30 = 蓋了的格子最多
small_city-promise-31 = 錢最多
small_city-promise-32 = 警察局和消防局都有

## 說法不一的規則和選項，開局前說好

small_city-ruling-promises = 用哪些承諾卡？
small_city-ruling-promises-why = 17 到 32 號屬於進階遊戲。
small_city-reading-promises-basic = 1 到 16 號
small_city-reading-promises-advanced = 1 到 32 號

small_city-ruling-starred = 要用有星號的行動卡嗎？
small_city-ruling-starred-why = 基本遊戲不用。我們手邊的規則書沒說怎麼加進來，所以每輪從十二張裡發八張。
small_city-reading-starred-out = 不用，只有八張基本卡
small_city-reading-starred-in = 要，每輪從十二張裡發八張

small_city-ruling-screens = 建築的時候，別人的手機看得到你的城鎮嗎？
small_city-ruling-screens-why = 這個階段大家都在擋板後面蓋，結束才打開。
small_city-reading-screens-hidden = 看不到，大家都蓋完才公開
small_city-reading-screens-open = 看得到

small_city-ruling-direct = 直接蓋高等級的建築，條件怎麼算？
small_city-ruling-direct-why = 範例只看一格受到的影響，就算蓋好之後整塊會受到更多影響。
small_city-reading-direct-base_cell = 其中一格自己就符合
small_city-reading-direct-whole = 整塊板塊一起算

small_city-ruling-opposite = 四人遊戲可以去對面玩家的城鎮嗎？
small_city-ruling-opposite-why = 原規則說第一輪不能派遊客到其他玩家的城鎮；後來的修正把它改成「對面玩家的城鎮」；也有玩家回答，不管第幾輪都不能直接跨到對面。從不直接跨過去，三種說法都沒有違反，所以預設這樣。
small_city-reading-opposite-never_directly = 不能從自己家直接去
small_city-reading-opposite-first_round = 可以，只有第一輪不行

small_city-ruling-demolition = 市鎮廳滿了，還能拆有自己居民的建築嗎？
small_city-ruling-demolition-why = 後來的修正說不能拆；原來的規則是讓居民去求職中心。
small_city-reading-demolition-needs_room = 不能，市鎮廳要有位子
small_city-reading-demolition-career = 能，居民去求職中心

small_city-ruling-emergency = 建築階段可以蓋警察局和消防局嗎？
small_city-ruling-emergency-why = 一格 1 元的例外只有倉庫和文化建築，可見它們有價格。也有玩家認為只能靠市議會。
small_city-reading-emergency-buildable = 可以，和其他板塊一樣
small_city-reading-emergency-council_only = 不行，只能靠市議會

small_city-ruling-staffing = 警察局沒有居民在裡面也有效嗎？
small_city-ruling-staffing-why = 能力要放居民才啟動，但有一處寫得像是蓋好就有效。
small_city-reading-staffing-staffed = 無效，裡面要有居民
small_city-reading-staffing-built = 有效，蓋好就算

small_city-ruling-water = 港口的水域可以放在哪裡？
small_city-ruling-water-why = 板塊都要蓋在建築區域裡，而水域是港口板塊的一半。圖板上印的水，規則一個字也沒提：當作到處都能放，也不違反哪一句。
small_city-reading-water-area = 只能在建築區域裡，包括那裡印的水
small_city-reading-water-anywhere = 區域外印的水上也可以

small_city-ruling-works = 煉油廠和港口的建築上可以站人嗎？
small_city-ruling-works-why = 居民是往板塊上移動，規則沒有說這兩種不行。站上去只是休息。
small_city-reading-works-rest = 可以，當作休息
small_city-reading-works-closed = 不行，不開放

small_city-ruling-council_size = 建築部門送的板塊可以比那一格的大小還小嗎？
small_city-ruling-council_size-why = 前三格各寫著一種大小。
small_city-reading-council_size-exact = 不行，大小要剛好
small_city-reading-council_size-up_to = 可以，不超過就好

small_city-ruling-hall = 承諾 16：市鎮廳算一種嗎？
small_city-ruling-hall-why = 規則說市鎮廳也是文化建築。
small_city-reading-hall-counts = 算
small_city-reading-hall-not = 不算

small_city-ruling-graves = 和死亡有關的承諾，算哪些墳墓？
small_city-ruling-graves-why = 居民死在哪個城鎮，墳墓就在哪裡。
small_city-reading-graves-in_town = 你城鎮裡所有的墳墓
small_city-reading-graves-own = 你的居民，在哪裡都算

small_city-ruling-parks = 承諾 10：公園要怎麼排？
small_city-ruling-parks-why = 我們手邊的規則書寫得不清楚，請看你們的卡片再選。
small_city-reading-parks-three_areas = 三片公園，每片都超過 4 格
small_city-reading-parks-three_tiles = 三塊公園相連，一共超過 4 格

small_city-ruling-residents = 承諾 26：城鎮裡的居民怎麼算？
small_city-ruling-residents-why = 卡片寫的是城鎮內的居民，規則多半把居民和遊客分開；但量汙染時，別人放在這裡的遊客也算城鎮的人，市鎮廳裡的不算。
small_city-reading-residents-own = 自己的居民，市鎮廳裡的也算
small_city-reading-residents-everybody = 城鎮裡所有的人，遊客和市鎮廳裡的都算
small_city-reading-residents-polluting = 和量汙染一樣：遊客算，市鎮廳裡的不算

small_city-ruling-ties = 比最多或最少的承諾，平手算完成嗎？
small_city-ruling-ties-why = 如果平手就算，承諾 20 就不必特別寫「或 0 個」。
small_city-reading-ties-no = 不算，要獨自領先
small_city-reading-ties-yes = 算

small_city-ruling-penalty = 18 票的承諾沒完成，扣幾票？
small_city-ruling-penalty-why = 規則寫 12 票；照另外兩種減半的話是 9 票。
small_city-reading-penalty-twelve = 12 票
small_city-reading-penalty-nine = 9 票

## 價格裡的數量

small_city-amount-money = { $count } 元
small_city-amount-cube-w = { $count } 個白色建材
small_city-amount-cube-g = { $count } 個灰色建材
small_city-amount-cube-b = { $count } 個黑色建材
