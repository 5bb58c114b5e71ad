# 富饶之城：各种名称，像一位懂规则的朋友在桌边说话。
# 地区卡在这里一律叫“建筑”，量词用“座”；角色（$role）、建筑（$district）都是专有名称，直接放进句子。
# 颜色（$colour）后面接“建筑”。金额以“枚金币”计。

citadels-name = 富饶之城
citadels-players = 2–7 人
citadels-pitch = 暗选角色，建造城市
citadels-tab-board = 城市

citadels-role-assassin = 杀手
citadels-role-thief = 盗贼
citadels-role-magician = 魔术师
citadels-role-king = 皇帝
citadels-role-bishop = 主教
citadels-role-merchant = 商人
citadels-role-architect = 建筑师
citadels-role-warlord = 士兵

## 角色能做什么，选角色时看的

citadels-power-assassin = 指定一个角色，让他这轮不能行动
citadels-power-thief = 指定一个角色，拿走他的全部金币
citadels-power-magician = 跟别人换手牌，或跟牌堆换几张
citadels-power-king = 拿皇冠；每座黄色建筑 1 枚金币
citadels-power-bishop = 士兵拆不了你；每座蓝色建筑 1 枚金币
citadels-power-merchant = 多拿 1 枚金币；每座绿色建筑 1 枚金币
citadels-power-architect = 多抽 2 张牌；最多能建 3 座
citadels-power-warlord = 可以拆一座建筑；每座红色建筑 1 枚金币

citadels-district-manor = 庄园
citadels-district-castle = 城堡
citadels-district-palace = 宫殿
citadels-district-temple = 神殿
citadels-district-church = 教堂
citadels-district-monastery = 修道院
citadels-district-cathedral = 大教堂
citadels-district-tavern = 酒馆
citadels-district-trading_post = 商栈
citadels-district-market = 市场
citadels-district-docks = 码头
citadels-district-harbor = 港口
citadels-district-town_hall = 市政厅
citadels-district-watchtower = 哨塔
citadels-district-prison = 监狱
citadels-district-battlefield = 战场
citadels-district-fortress = 堡垒
citadels-district-haunted_city = 鬼城
citadels-district-keep = 要塞
citadels-district-laboratory = 实验室
citadels-district-workshop = 工场
citadels-district-observatory = 天文台
citadels-district-graveyard = 墓地
citadels-district-library = 图书馆
citadels-district-school_of_magic = 魔法学院
citadels-district-dragon_gate = 龙门
citadels-district-university = 大学
citadels-district-great_wall = 长城

## 紫色建筑的能力。工场怎么换看裁定，两种读法各有一句

citadels-special-haunted_city = 计分时可以当作任意一种颜色，最后一轮才建的不算
citadels-special-keep = 士兵拆不掉
citadels-special-laboratory = 每回合一次：弃 1 张手牌，换 1 枚金币
citadels-special-workshop = 每回合一次：花金币抽牌
citadels-special-workshop-three_for_two = 每回合一次：付 3 枚金币，抽 2 张牌
citadels-special-workshop-two_for_three = 每回合一次：付 2 枚金币，抽 3 张牌
citadels-special-observatory = 行动选抽牌时，看 3 张而不是 2 张
citadels-special-graveyard = 士兵拆掉建筑时，付 1 枚金币可以收进手里
citadels-special-library = 行动选抽牌时，多留 1 张
citadels-special-school_of_magic = 拿收入时，当作你角色的颜色
citadels-special-dragon_gate = 造价 6，计 8 分
citadels-special-university = 造价 6，计 8 分
citadels-special-great_wall = 士兵拆你其他的建筑，要多付 1 枚金币

## 颜色，以及各种颜色是哪一类建筑

citadels-colour-yellow = 黄色
citadels-colour-blue = 蓝色
citadels-colour-green = 绿色
citadels-colour-red = 红色
citadels-colour-purple = 紫色

citadels-kind-yellow = 贵族
citadels-kind-blue = 宗教
citadels-kind-green = 商业
citadels-kind-red = 军事
citadels-kind-purple = 特殊

citadels-phase-deal = 发角色牌
citadels-phase-draft = 选角色
citadels-phase-call = 叫角色
citadels-phase-turn = 角色行动

citadels-headline-deal = 第 { $round } 轮 · 发角色牌
citadels-headline-draft = 第 { $round } 轮 · 选角色
citadels-headline-call = 第 { $round } 轮 · 叫角色
citadels-headline-turn = 第 { $round } 轮 · 行动

citadels-category-districts = 建筑
citadels-category-bonus = 高于造价的分数
citadels-category-colours = 五色齐全
citadels-category-complete = 建成城市

## 有歧义的规则和选项，开局前约定

citadels-ruling-draft = 角色牌用什么？
citadels-ruling-draft-why = 手机会自己洗牌、保密、叫角色，不用有人当主持。
citadels-reading-draft-phones = 用手机，App 发牌、叫角色
citadels-reading-draft-cards = 用桌上的牌，App 只问是谁

citadels-ruling-city_size = 建几座建筑，城市才算建成？
citadels-ruling-city_size-why = 规则写 8 座；三个人各拿一个角色时是 10 座。想早点结束就玩 7 座。
citadels-reading-city_size-standard = 8 座，三人各一个角色时 10 座
citadels-reading-city_size-seven = 7 座，玩得快一些
citadels-reading-city_size-eight = 一律 8 座
citadels-reading-city_size-ten = 10 座，玩得久一些

citadels-ruling-three_seats = 三个人玩，每人几个角色？
citadels-ruling-three_seats-why = 初版每人一个，不用杀手；后来的版本每人两个。
citadels-reading-three_seats-one_each = 一个，不用杀手
citadels-reading-three_seats-two_each = 两个，杀手也用

citadels-ruling-workshop = 工场怎么换牌？
citadels-ruling-workshop-why = 我们手边的规则书写付 3 抽 2，也有版本是付 2 抽 3，看看你们的牌。
citadels-reading-workshop-three_for_two = 付 3 枚金币，抽 2 张
citadels-reading-workshop-two_for_three = 付 2 枚金币，抽 3 张

citadels-ruling-great_wall = 牌里有长城吗？
citadels-ruling-great_wall-why = 初版一共 65 张建筑牌，长城是后来加印的第 66 张。
citadels-reading-great_wall-out = 没有，65 张
citadels-reading-great_wall-in = 有，66 张

citadels-ruling-library = 同时有图书馆和天文台，抽牌留几张？
citadels-ruling-library-why = 天文台多看一张，图书馆多留一张。2016 年版是三张全留。
citadels-reading-library-keep_two = 三张里留两张
citadels-reading-library-keep_three = 三张全留

citadels-ruling-graveyard = 墓地自己被拆，能用它把自己收回来吗？
citadels-ruling-graveyard-why = 规则没有写。拆掉之后，它已经不在城里了。
citadels-reading-graveyard-gone = 不能
citadels-reading-graveyard-itself = 能，付 1 枚金币

## 价格里的数量

citadels-amount-gold = { $count } 枚金币
