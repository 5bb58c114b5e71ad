# 只数数量、不画出来的地图。

roll_into_town-counted-houses = 房子
roll_into_town-counted-tavern_houses = 酒馆旁的房子
roll_into_town-counted-river = 河流
roll_into_town-counted-joined = 连通相对两边的河流
roll_into_town-counted-coasts = 海岸
roll_into_town-counted-oceans = 海洋
roll_into_town-counted-lighthouse = 灯塔
roll_into_town-counted-cathedral = 大教堂
roll_into_town-set-count = { $seat }：{ $counted }
roll_into_town-set-count_now = { $counted }：{ $value }
roll_into_town-correct-count = { $seat } 的{ $counted }数好了，共 { $count }。
roll_into_town-line-taverns_counted = { $count } 座房子在酒馆旁，每座 { $each } 分
roll_into_town-line-joined_counted = { $count } 格连通相对两边的河流，每格 { $each } 分
roll_into_town-sheet-map-counts = 数数量
roll_into_town-sheet-map-drawn = 画地图
roll_into_town-sheet-drawn-already = 这张地图上已经画了东西。先清空，才能只数数量。
roll_into_town-notation-counted_and_drawn = 地图不是画出来，就是只数数量：counted 用来代替 map，不能同时写。
