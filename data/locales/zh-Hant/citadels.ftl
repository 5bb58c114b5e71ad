# 富饒之城：各種名稱，像一位熟規則的朋友在桌邊說話。
# 地區卡在這裡一律叫「建築」，量詞用「座」；角色（$role）、建築（$district）都是專有名稱，直接放進句子。
# 顏色（$colour）後面接「建築」。金額以「枚金幣」計。

citadels-name = 富饒之城
citadels-players = 2–7 人
citadels-pitch = 暗選角色，建造城市
citadels-tab-board = 城市

citadels-role-assassin = 殺手
citadels-role-thief = 盜賊
citadels-role-magician = 魔術師
citadels-role-king = 皇帝
citadels-role-bishop = 主教
citadels-role-merchant = 商人
citadels-role-architect = 建築師
citadels-role-warlord = 士兵

## 角色能做什麼，選角色時看的

citadels-power-assassin = 指定一個角色，讓他這輪不能行動
citadels-power-thief = 指定一個角色，拿走他所有的金幣
citadels-power-magician = 和別人換手牌，或和牌庫換幾張
citadels-power-king = 拿皇冠；每座黃色建築 1 枚金幣
citadels-power-bishop = 士兵拆不了你；每座藍色建築 1 枚金幣
citadels-power-merchant = 多拿 1 枚金幣；每座綠色建築 1 枚金幣
citadels-power-architect = 多抽 2 張牌；最多可以蓋 3 座
citadels-power-warlord = 可以拆一座建築；每座紅色建築 1 枚金幣

citadels-district-manor = 莊園
citadels-district-castle = 城堡
citadels-district-palace = 宮殿
citadels-district-temple = 神殿
citadels-district-church = 教堂
citadels-district-monastery = 修道院
citadels-district-cathedral = 大教堂
citadels-district-tavern = 酒館
citadels-district-trading_post = 商棧
citadels-district-market = 市場
citadels-district-docks = 碼頭
citadels-district-harbor = 港口
citadels-district-town_hall = 市政廳
citadels-district-watchtower = 哨塔
citadels-district-prison = 監獄
citadels-district-battlefield = 戰場
citadels-district-fortress = 堡壘
citadels-district-haunted_city = 鬼城
citadels-district-keep = 要塞
citadels-district-laboratory = 實驗室
citadels-district-workshop = 工場
citadels-district-observatory = 天文台
citadels-district-graveyard = 墓地
citadels-district-library = 圖書館
citadels-district-school_of_magic = 魔法學院
citadels-district-dragon_gate = 龍門
citadels-district-university = 大學
citadels-district-great_wall = 長城

## 紫色建築的能力。工場怎麼換看裁定，兩種讀法各有一句

citadels-special-haunted_city = 計分時可以當成任何一種顏色，最後一輪才蓋的不算
citadels-special-keep = 士兵拆不掉
citadels-special-laboratory = 每回合一次：棄 1 張手牌，換 1 枚金幣
citadels-special-workshop = 每回合一次：花金幣抽牌
citadels-special-workshop-three_for_two = 每回合一次：付 3 枚金幣，抽 2 張牌
citadels-special-workshop-two_for_three = 每回合一次：付 2 枚金幣，抽 3 張牌
citadels-special-observatory = 行動選抽牌時，看 3 張而不是 2 張
citadels-special-graveyard = 士兵拆掉建築時，付 1 枚金幣可以收進手裡
citadels-special-library = 行動選抽牌時，多留 1 張
citadels-special-school_of_magic = 拿收入時，當成你角色的顏色
citadels-special-dragon_gate = 造價 6，算 8 分
citadels-special-university = 造價 6，算 8 分
citadels-special-great_wall = 士兵拆你其他的建築，要多付 1 枚金幣

## 顏色，以及各種顏色是哪一類建築

citadels-colour-yellow = 黃色
citadels-colour-blue = 藍色
citadels-colour-green = 綠色
citadels-colour-red = 紅色
citadels-colour-purple = 紫色

citadels-kind-yellow = 貴族
citadels-kind-blue = 宗教
citadels-kind-green = 商業
citadels-kind-red = 軍事
citadels-kind-purple = 特殊

citadels-phase-deal = 發角色牌
citadels-phase-draft = 選角色
citadels-phase-call = 叫角色
citadels-phase-turn = 角色行動

citadels-headline-deal = 第 { $round } 輪 · 發角色牌
citadels-headline-draft = 第 { $round } 輪 · 選角色
citadels-headline-call = 第 { $round } 輪 · 叫角色
citadels-headline-turn = 第 { $round } 輪 · 行動

citadels-category-districts = 建築
citadels-category-bonus = 高於造價的分數
citadels-category-colours = 五色齊全
citadels-category-complete = 蓋滿城市

## 說法不一的規則和選項，開局前說好

citadels-ruling-draft = 角色牌用什麼？
citadels-ruling-draft-why = 手機會自己洗牌、保密、叫角色，不必有人當主持。
citadels-reading-draft-phones = 用手機，App 發牌、叫角色
citadels-reading-draft-cards = 用桌上的牌，App 只問是誰

citadels-ruling-city_size = 蓋幾座建築，城市才算蓋滿？
citadels-ruling-city_size-why = 規則寫 8 座；三個人各拿一個角色時是 10 座。想早點結束就玩 7 座。
citadels-reading-city_size-standard = 8 座，三人各一個角色時 10 座
citadels-reading-city_size-seven = 7 座，玩得快一點
citadels-reading-city_size-eight = 一律 8 座
citadels-reading-city_size-ten = 10 座，玩得久一點

citadels-ruling-three_seats = 三個人玩，每人幾個角色？
citadels-ruling-three_seats-why = 初版每人一個，不用殺手；後來的版本每人兩個。
citadels-reading-three_seats-one_each = 一個，不用殺手
citadels-reading-three_seats-two_each = 兩個，殺手也用

citadels-ruling-workshop = 工場怎麼換牌？
citadels-ruling-workshop-why = 我們手邊的規則書寫付 3 抽 2，也有版本是付 2 抽 3，看看你們的牌。
citadels-reading-workshop-three_for_two = 付 3 枚金幣，抽 2 張
citadels-reading-workshop-two_for_three = 付 2 枚金幣，抽 3 張

citadels-ruling-great_wall = 牌裡有長城嗎？
citadels-ruling-great_wall-why = 初版一共 65 張建築牌，長城是後來加印的第 66 張。
citadels-reading-great_wall-out = 沒有，65 張
citadels-reading-great_wall-in = 有，66 張

citadels-ruling-library = 圖書館和天文台都有，抽牌留幾張？
citadels-ruling-library-why = 天文台多看一張，圖書館多留一張。2016 年版是三張全留。
citadels-reading-library-keep_two = 三張裡留兩張
citadels-reading-library-keep_three = 三張全留

citadels-ruling-graveyard = 墓地自己被拆，能用它把自己收回來嗎？
citadels-ruling-graveyard-why = 規則沒有寫。拆掉之後，它已經不在城裡了。
citadels-reading-graveyard-gone = 不能
citadels-reading-graveyard-itself = 能，付 1 枚金幣

## 價格裡的數量

citadels-amount-gold = { $count } 枚金幣
