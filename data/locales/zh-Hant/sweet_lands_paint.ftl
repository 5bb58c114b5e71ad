# 甜蜜之地：桌上有什麼、照桌面更正、整張桌子、要擺出什麼。

sweet_lands-paint-and-also = { $one }、{ $more }
sweet_lands-paint-has = { $what }：{ $n }

sweet_lands-paint-stock-gold = 黃金
sweet_lands-paint-stock-wheat = 小麥
sweet_lands-paint-stock-wood = 木材
sweet_lands-paint-stock-iron = 鐵礦
sweet_lands-paint-stock-diamonds = 鑽石
sweet_lands-paint-stock-hand = 手牌
sweet_lands-paint-stock-discs = 行動圓片
sweet_lands-paint-stock-points = 勝利分數
sweet_lands-paint-stock-city_points = 城市分數
sweet_lands-paint-stock-industry_points = 產業分數
sweet_lands-paint-stock-food = 食品軌
sweet_lands-paint-stock-wagon = 貨車
sweet_lands-paint-stock-locomotive = 火車

sweet_lands-paint-tile-down = 未翻面的地形版塊
sweet_lands-paint-tile-flipped = 已翻面的地形版塊
sweet_lands-paint-special-down = 未翻面的特殊地形版塊
sweet_lands-paint-special-flipped = 已翻面的特殊地形版塊
sweet_lands-paint-fresh = 剛剛翻面
sweet_lands-paint-edge = { $one } 與 { $other } 之間的邊
sweet_lands-paint-rim = { $one } 的外側邊
