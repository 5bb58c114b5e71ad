# 掷骰建镇（Roll Into Town）：各种名称，像一位懂规则的朋友在桌边说话。
# 图标（$icon）、资源（$resource）、格子（$token）、建筑（$building）都直接放进句子；建筑的量词用“座”，镐子用“把”，伐木工用“名”，不确定时用“个”。
# 资源一律以“个”计：“1 个食物”“3 个木材”。方位（$side）后面接“面”或“边”。

roll_into_town-name = 掷骰建镇
roll_into_town-players = 1–8 人
roll_into_town-pitch = 掷骰，在自己的地图上画与建
roll_into_town-tab-board = 地图

roll_into_town-icon-farm = 农场
roll_into_town-icon-mountain = 山脉
roll_into_town-icon-tree = 树
roll_into_town-icon-river = 河流
roll_into_town-icon-coast = 海岸

roll_into_town-building-house = 房子
roll_into_town-building-pickaxe = 镐子
roll_into_town-building-lumberjack = 伐木工
roll_into_town-building-harbor = 港口
roll_into_town-building-watermill = 水车
roll_into_town-building-tavern = 酒馆
roll_into_town-building-fountain = 喷泉
roll_into_town-building-market = 市场
roll_into_town-building-lighthouse = 灯塔
roll_into_town-building-cathedral = 大教堂

## 建筑有什么用，选建筑时看的

roll_into_town-building-about-house = 2 分
roll_into_town-building-about-pickaxe = 每轮：每座相邻的山脉 1 个石头
roll_into_town-building-about-lumberjack = 砍掉所有相邻的树，每棵 1 个木材
roll_into_town-building-about-harbor = 每轮 1 个食物；建在海岸上
roll_into_town-building-about-watermill = 每座农场多 1 个食物；建在河流旁边
roll_into_town-building-about-tavern = 每座相邻的房子 1 分
roll_into_town-building-about-fountain = 多画 1 个图标，整局 3 次
roll_into_town-building-about-market = 建造时，2 个同种资源换 1 个别的
roll_into_town-building-about-lighthouse = 每格海岸、每格海洋 1 分
roll_into_town-building-about-cathedral = 10 分

roll_into_town-resource-food = 食物
roll_into_town-resource-stone = 石头
roll_into_town-resource-wood = 木材

## 地图上的一格叫什么

roll_into_town-token-empty = 空格
roll_into_town-token-hall = 市政厅
roll_into_town-token-farm = 农场
roll_into_town-token-mountain = 山脉
roll_into_town-token-tree = 树
roll_into_town-token-river = 河流
roll_into_town-token-coast = 海岸
roll_into_town-token-ocean = 海洋
roll_into_town-token-house = 房子
roll_into_town-token-pickaxe = 镐子
roll_into_town-token-lumberjack = 伐木工
roll_into_town-token-harbor = 港口
roll_into_town-token-watermill = 水车
roll_into_town-token-tavern = 酒馆
roll_into_town-token-fountain = 喷泉
roll_into_town-token-market = 市场
roll_into_town-token-lighthouse = 灯塔
roll_into_town-token-lighthouse_bottom = 灯塔底部
roll_into_town-token-lighthouse_top = 灯塔顶部
roll_into_town-token-cathedral = 大教堂

roll_into_town-side-n = 北
roll_into_town-side-e = 东
roll_into_town-side-s = 南
roll_into_town-side-w = 西

roll_into_town-step-discover = 发现
roll_into_town-step-construct = 建造
roll_into_town-step-gather = 收集
roll_into_town-step-upkeep = 维护
roll_into_town-step-done = 完成

roll_into_town-phase-roll = 掷骰
roll_into_town-phase-discover = 发现
roll_into_town-phase-construct = 建造
roll_into_town-phase-gather = 收集
roll_into_town-phase-upkeep = 维护

roll_into_town-headline-roll = 第 { $round }/{ $rounds } 轮 · 掷骰
roll_into_town-headline-discover = 第 { $round }/{ $rounds } 轮 · 发现
roll_into_town-headline-construct = 第 { $round }/{ $rounds } 轮 · 建造
roll_into_town-headline-gather = 第 { $round }/{ $rounds } 轮 · 收集
roll_into_town-headline-upkeep = 第 { $round }/{ $rounds } 轮 · 维护
roll_into_town-headline-done = 第 { $round }/{ $rounds } 轮 · 等待其他人

roll_into_town-category-houses = 房子
roll_into_town-category-taverns = 酒馆
roll_into_town-category-river = 河流
roll_into_town-category-coast = 海岸
roll_into_town-category-lighthouse = 灯塔
roll_into_town-category-cathedral = 大教堂

## 一个人玩，最后得到的头衔

roll_into_town-title-failed = 失败的市长
roll_into_town-title-ordinary = 普通的市长
roll_into_town-title-good = 好市长
roll_into_town-title-great = 伟大的市长
roll_into_town-title-legendary = 传奇市长

## 说法不一的规则，开局前说好

roll_into_town-ruling-ocean = 空格什么时候变成海洋？
roll_into_town-ruling-ocean-why = 规则写两个“正交”的边有水，可以指四边里任意两边，也可以指夹成一个角的两边。
roll_into_town-reading-ocean-any_two = 任意两边有水
roll_into_town-reading-ocean-corner = 夹成一个角的两边有水

roll_into_town-ruling-fountain = 喷泉一轮最多让你多画几个图标？
roll_into_town-ruling-fountain-why = 规则只写整局 3 次，没说一轮几次。
roll_into_town-reading-fountain-each_use = 用一次多一个，同一轮可以用几次
roll_into_town-reading-fountain-once_a_round = 一轮最多一个

## 表格上印的内容，供核对实物

roll_into_town-section-map = 地图
roll_into_town-section-buildings = 建筑

roll_into_town-printed-map = 开始时的地图
roll_into_town-printed-cathedral = 大教堂的形状

roll_into_town-mark-free = 空格
roll_into_town-mark-hall = 市政厅
roll_into_town-mark-farm = 农场
roll_into_town-mark-mountain = 山脉
roll_into_town-mark-tree = 树
roll_into_town-mark-ocean = 海洋
roll_into_town-mark-place = 大教堂的一格

## 价格里的数量

roll_into_town-amount-food = { $count } 个食物
roll_into_town-amount-stone = { $count } 个石头
roll_into_town-amount-wood = { $count } 个木材
