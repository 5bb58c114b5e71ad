# 甜蜜之地：印的东西数多少。

## 印的东西数多少

sweet_lands-counted-terrain = { $count } 块地形板块
sweet_lands-counted-rabbits = { $count } 只饼干兔
sweet_lands-counted-roads = { $count } 条道路
sweet_lands-counted-properties = { $count } 个财产
sweet_lands-counted-automated = { $count } 张自动化的牌
sweet_lands-counted-industry = { $count } 点产业分
sweet_lands-counted-city = { $count } 点城市分
sweet_lands-counted-tents = { $count } 顶帐篷
sweet_lands-counted-houses = { $count } 间房屋
sweet_lands-counted-buildings = { $count } 栋大楼
sweet_lands-counted-labs = { $count } 间实验室
sweet_lands-counted-coffees = { $count } 间咖啡店
sweet_lands-counted-tower = { $count ->
    [1] 钟楼
   *[other] { $count } 座钟楼
  }
sweet_lands-counted-cities = { $count } 座城市
sweet_lands-counted-ports = { $count } 座港口
sweet_lands-counted-gold = { $count } 黄金
sweet_lands-counted-wheat = { $count } 小麦
sweet_lands-counted-wood = { $count } 木材
sweet_lands-counted-iron = { $count } 铁矿
sweet_lands-counted-cards = { $count } 张手牌
sweet_lands-counted-discs = { $count } 片行动圆片
sweet_lands-counted-else = 其他条件，由你自己判断
sweet_lands-counted-diamonds = { $count } 颗钻石
sweet_lands-counted-food = 食品轨 { $count } 格
sweet_lands-counted-skills = { $count } 块技能板块
sweet_lands-counted-milestones = { $count } 块里程碑
sweet_lands-counted-wonder = { $count ->
    [1] 奇迹
   *[other] { $count } 座奇迹
  }
sweet_lands-counted-m1 = { $count } 个圆形甜点标记
sweet_lands-counted-m2 = { $count } 个三角形甜点标记
sweet_lands-counted-m3 = { $count } 个方形甜点标记
sweet_lands-counted-m4 = { $count } 个六角形甜点标记
sweet_lands-counted-m5 = { $count } 个心形甜点标记
sweet_lands-counted-m6 = { $count } 个十字甜点标记

## 每有一个

sweet_lands-each-terrain = 一块地形板块
sweet_lands-each-rabbits = 一只饼干兔
sweet_lands-each-roads = 一条道路
sweet_lands-each-properties = 一个财产
sweet_lands-each-automated = 一张自动化的牌
sweet_lands-each-industry = 一点产业分
sweet_lands-each-city = 一点城市分
sweet_lands-each-tents = 一顶帐篷
sweet_lands-each-houses = 一间房屋
sweet_lands-each-buildings = 一栋大楼
sweet_lands-each-labs = 一间实验室
sweet_lands-each-coffees = 一间咖啡店
sweet_lands-each-tower = 一座钟楼
sweet_lands-each-cities = 一座城市
sweet_lands-each-ports = 一座港口
sweet_lands-each-gold = 1 黄金
sweet_lands-each-wheat = 1 小麦
sweet_lands-each-wood = 1 木材
sweet_lands-each-iron = 1 铁矿
sweet_lands-each-cards = 一张手牌
sweet_lands-each-discs = 一片行动圆片
sweet_lands-each-diamonds = 一颗钻石
sweet_lands-each-food = 食品轨 1 格
sweet_lands-each-skills = 一块技能板块
sweet_lands-each-milestones = 一块里程碑
sweet_lands-each-wonder = 一座奇迹
sweet_lands-each-m1 = 一个圆形甜点标记
sweet_lands-each-m2 = 一个三角形甜点标记
sweet_lands-each-m3 = 一个方形甜点标记
sweet_lands-each-m4 = 一个六角形甜点标记
sweet_lands-each-m5 = 一个心形甜点标记
sweet_lands-each-m6 = 一个十字甜点标记
