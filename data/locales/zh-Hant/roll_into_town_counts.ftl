# 只數數量、不畫出來的地圖。

roll_into_town-counted-houses = 房子
roll_into_town-counted-tavern_houses = 酒館旁的房子
roll_into_town-counted-river = 河流
roll_into_town-counted-joined = 連通相對兩邊的河流
roll_into_town-counted-coasts = 海岸
roll_into_town-counted-oceans = 海洋
roll_into_town-counted-lighthouse = 燈塔
roll_into_town-counted-cathedral = 大教堂
roll_into_town-set-count = { $seat }：{ $counted }
roll_into_town-set-count_now = { $counted }：{ $value }
roll_into_town-correct-count = { $seat } 的{ $counted }數好了，共 { $count }。
roll_into_town-line-taverns_counted = { $count } 座房子在酒館旁，每座 { $each } 分
roll_into_town-line-joined_counted = { $count } 格連通相對兩邊的河流，每格 { $each } 分
roll_into_town-sheet-map-counts = 數數量
roll_into_town-sheet-map-drawn = 畫地圖
roll_into_town-sheet-drawn-already = 這張地圖上已經畫了東西。先清空，才能只數數量。
roll_into_town-notation-counted_and_drawn = 地圖不是畫出來，就是只數數量：counted 用來代替 map，不能同時寫。
