# 甜蜜之地：桌上有什么、按桌面更正、整张桌子、要摆出什么。

sweet_lands-paint-and-also = { $one }、{ $more }
sweet_lands-paint-has = { $what }：{ $n }

sweet_lands-paint-stock-gold = 金币
sweet_lands-paint-stock-wheat = 小麦
sweet_lands-paint-stock-wood = 木材
sweet_lands-paint-stock-iron = 铁矿
sweet_lands-paint-stock-diamonds = 钻石
sweet_lands-paint-stock-hand = 手牌
sweet_lands-paint-stock-discs = 行动圆片
sweet_lands-paint-stock-points = 胜利点
sweet_lands-paint-stock-city_points = 城市点
sweet_lands-paint-stock-industry_points = 产业点
sweet_lands-paint-stock-food = 食品轨
sweet_lands-paint-stock-wagon = 货车
sweet_lands-paint-stock-locomotive = 火车

sweet_lands-paint-tile-down = 未翻面的地形板块
sweet_lands-paint-tile-flipped = 已翻面的地形板块
sweet_lands-paint-special-down = 未翻面的特殊地形板块
sweet_lands-paint-special-flipped = 已翻面的特殊地形板块
sweet_lands-paint-fresh = 刚刚翻面
sweet_lands-paint-edge = { $one } 与 { $other } 之间的边
sweet_lands-paint-rim = { $one } 的外侧边
