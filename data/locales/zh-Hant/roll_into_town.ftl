# 擲骰建鎮（Roll Into Town）：各種名稱，像一位熟規則的朋友在桌邊說話。
# 圖示（$icon）、資源（$resource）、格子（$token）、建築（$building）都直接放進句子；建築的量詞用「座」，伐木工用「名」，不確定時用「個」。
# 資源一律以「個」計：「1 個食物」「3 個木材」。方位（$side）後面接「面」或「邊」。

roll_into_town-name = 擲骰建鎮
roll_into_town-players = 1–8 人
roll_into_town-pitch = 擲骰，在自己的地圖上畫與建
roll_into_town-tab-board = 地圖

roll_into_town-icon-farm = 農場
roll_into_town-icon-mountain = 山脈
roll_into_town-icon-tree = 樹
roll_into_town-icon-river = 河流
roll_into_town-icon-coast = 海岸

roll_into_town-building-house = 房子
roll_into_town-building-pickaxe = 十字鎬
roll_into_town-building-lumberjack = 伐木工
roll_into_town-building-harbor = 港口
roll_into_town-building-watermill = 水車
roll_into_town-building-tavern = 酒館
roll_into_town-building-fountain = 噴泉
roll_into_town-building-market = 市場
roll_into_town-building-lighthouse = 燈塔
roll_into_town-building-cathedral = 大教堂

## 建築有什麼用，選建築時看的

roll_into_town-building-about-house = 2 分
roll_into_town-building-about-pickaxe = 每輪：每座相鄰的山脈 1 個石頭
roll_into_town-building-about-lumberjack = 砍掉所有相鄰的樹，每棵 1 個木材
roll_into_town-building-about-harbor = 每輪 1 個食物；蓋在海岸上
roll_into_town-building-about-watermill = 每座農場多 1 個食物；蓋在河流旁邊
roll_into_town-building-about-tavern = 每座相鄰的房子 1 分
roll_into_town-building-about-fountain = 多畫 1 個圖示，整場 3 次
roll_into_town-building-about-market = 建造時，2 個同種資源換 1 個別的
roll_into_town-building-about-lighthouse = 每格海岸、每格海洋 1 分
roll_into_town-building-about-cathedral = 10 分

roll_into_town-resource-food = 食物
roll_into_town-resource-stone = 石頭
roll_into_town-resource-wood = 木材

## 地圖上的一格叫什麼

roll_into_town-token-empty = 空格
roll_into_town-token-hall = 市政廳
roll_into_town-token-farm = 農場
roll_into_town-token-mountain = 山脈
roll_into_town-token-tree = 樹
roll_into_town-token-river = 河流
roll_into_town-token-coast = 海岸
roll_into_town-token-ocean = 海洋
roll_into_town-token-house = 房子
roll_into_town-token-pickaxe = 十字鎬
roll_into_town-token-lumberjack = 伐木工
roll_into_town-token-harbor = 港口
roll_into_town-token-watermill = 水車
roll_into_town-token-tavern = 酒館
roll_into_town-token-fountain = 噴泉
roll_into_town-token-market = 市場
roll_into_town-token-lighthouse = 燈塔
roll_into_town-token-lighthouse_bottom = 燈塔底部
roll_into_town-token-lighthouse_top = 燈塔頂部
roll_into_town-token-cathedral = 大教堂

roll_into_town-side-n = 北
roll_into_town-side-e = 東
roll_into_town-side-s = 南
roll_into_town-side-w = 西

roll_into_town-step-discover = 發現
roll_into_town-step-construct = 建造
roll_into_town-step-gather = 收集
roll_into_town-step-upkeep = 維護
roll_into_town-step-done = 完成

roll_into_town-phase-roll = 擲骰
roll_into_town-phase-discover = 發現
roll_into_town-phase-construct = 建造
roll_into_town-phase-gather = 收集
roll_into_town-phase-upkeep = 維護

roll_into_town-headline-roll = 第 { $round }/{ $rounds } 輪 · 擲骰
roll_into_town-headline-discover = 第 { $round }/{ $rounds } 輪 · 發現
roll_into_town-headline-construct = 第 { $round }/{ $rounds } 輪 · 建造
roll_into_town-headline-gather = 第 { $round }/{ $rounds } 輪 · 收集
roll_into_town-headline-upkeep = 第 { $round }/{ $rounds } 輪 · 維護
roll_into_town-headline-done = 第 { $round }/{ $rounds } 輪 · 等待其他人

roll_into_town-category-houses = 房子
roll_into_town-category-taverns = 酒館
roll_into_town-category-river = 河流
roll_into_town-category-coast = 海岸
roll_into_town-category-lighthouse = 燈塔
roll_into_town-category-cathedral = 大教堂

## 一個人玩，最後得到的頭銜

roll_into_town-title-failed = 失敗的市長
roll_into_town-title-ordinary = 普通的市長
roll_into_town-title-good = 好市長
roll_into_town-title-great = 偉大的市長
roll_into_town-title-legendary = 傳奇市長

## 說法不一的規則，開局前說好

roll_into_town-ruling-ocean = 空格什麼時候變成海洋？
roll_into_town-ruling-ocean-why = 規則寫兩個「正交」的邊有水，可以指四邊裡任兩邊，也可以指夾成一個角的兩邊。
roll_into_town-reading-ocean-any_two = 任兩邊有水
roll_into_town-reading-ocean-corner = 夾成一個角的兩邊有水

roll_into_town-ruling-fountain = 噴泉一輪最多讓你多畫幾個圖示？
roll_into_town-ruling-fountain-why = 規則只寫整場 3 次，沒有說一輪幾次。
roll_into_town-reading-fountain-each_use = 用一次多一個，同一輪可以用幾次
roll_into_town-reading-fountain-once_a_round = 一輪最多一個

## 表格上印的內容，供核對實物

roll_into_town-section-map = 地圖
roll_into_town-section-buildings = 建築

roll_into_town-printed-map = 開始時的地圖
roll_into_town-printed-cathedral = 大教堂的形狀

roll_into_town-mark-free = 空格
roll_into_town-mark-hall = 市政廳
roll_into_town-mark-farm = 農場
roll_into_town-mark-mountain = 山脈
roll_into_town-mark-tree = 樹
roll_into_town-mark-ocean = 海洋
roll_into_town-mark-place = 大教堂的一格

## 價格裡的數量

roll_into_town-amount-food = { $count } 個食物
roll_into_town-amount-stone = { $count } 個石頭
roll_into_town-amount-wood = { $count } 個木材
