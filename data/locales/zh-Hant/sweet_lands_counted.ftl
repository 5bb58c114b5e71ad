# 甜蜜之地：印的東西數多少。

## 印的東西數多少

sweet_lands-counted-terrain = { $count } 片地形版塊
sweet_lands-counted-rabbits = { $count } 隻餅乾兔
sweet_lands-counted-roads = { $count } 條道路
sweet_lands-counted-properties = { $count } 個財產
sweet_lands-counted-automated = { $count } 張自動化卡牌
sweet_lands-counted-industry = { $count } 點產業分數
sweet_lands-counted-city = { $count } 點城市分數
sweet_lands-counted-tents = { $count } 頂帳篷
sweet_lands-counted-houses = { $count } 間房屋
sweet_lands-counted-buildings = { $count } 棟大樓
sweet_lands-counted-labs = { $count } 間研究室
sweet_lands-counted-coffees = { $count } 間咖啡商店
sweet_lands-counted-tower = { $count ->
    [1] 鐘樓
   *[other] { $count } 座鐘樓
  }
sweet_lands-counted-cities = { $count } 座城市
sweet_lands-counted-ports = { $count } 座港口
sweet_lands-counted-gold = { $count } 黃金
sweet_lands-counted-wheat = { $count } 小麥
sweet_lands-counted-wood = { $count } 木材
sweet_lands-counted-iron = { $count } 鐵礦
sweet_lands-counted-cards = { $count } 張手牌
sweet_lands-counted-discs = { $count } 片行動圓片
sweet_lands-counted-else = 其他條件，由你自己判斷
sweet_lands-counted-diamonds = { $count } 顆鑽石
sweet_lands-counted-food = 食品軌 { $count } 格
sweet_lands-counted-skills = { $count } 片技能版塊
sweet_lands-counted-milestones = { $count } 片里程碑
sweet_lands-counted-wonder = { $count ->
    [1] 奇蹟
   *[other] { $count } 座奇蹟
  }
sweet_lands-counted-m1 = { $count } 個圓形甜點標記
sweet_lands-counted-m2 = { $count } 個三角形甜點標記
sweet_lands-counted-m3 = { $count } 個方形甜點標記
sweet_lands-counted-m4 = { $count } 個六角形甜點標記
sweet_lands-counted-m5 = { $count } 個心形甜點標記
sweet_lands-counted-m6 = { $count } 個十字甜點標記

## 每有一個

sweet_lands-each-terrain = 一片地形版塊
sweet_lands-each-rabbits = 一隻餅乾兔
sweet_lands-each-roads = 一條道路
sweet_lands-each-properties = 一個財產
sweet_lands-each-automated = 一張自動化卡牌
sweet_lands-each-industry = 一點產業分數
sweet_lands-each-city = 一點城市分數
sweet_lands-each-tents = 一頂帳篷
sweet_lands-each-houses = 一間房屋
sweet_lands-each-buildings = 一棟大樓
sweet_lands-each-labs = 一間研究室
sweet_lands-each-coffees = 一間咖啡商店
sweet_lands-each-tower = 一座鐘樓
sweet_lands-each-cities = 一座城市
sweet_lands-each-ports = 一座港口
sweet_lands-each-gold = 1 黃金
sweet_lands-each-wheat = 1 小麥
sweet_lands-each-wood = 1 木材
sweet_lands-each-iron = 1 鐵礦
sweet_lands-each-cards = 一張手牌
sweet_lands-each-discs = 一片行動圓片
sweet_lands-each-diamonds = 一顆鑽石
sweet_lands-each-food = 食品軌 1 格
sweet_lands-each-skills = 一片技能版塊
sweet_lands-each-milestones = 一片里程碑
sweet_lands-each-wonder = 一座奇蹟
sweet_lands-each-m1 = 一個圓形甜點標記
sweet_lands-each-m2 = 一個三角形甜點標記
sweet_lands-each-m3 = 一個方形甜點標記
sweet_lands-each-m4 = 一個六角形甜點標記
sweet_lands-each-m5 = 一個心形甜點標記
sweet_lands-each-m6 = 一個十字甜點標記
