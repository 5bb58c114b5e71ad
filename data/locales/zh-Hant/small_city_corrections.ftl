# 更正面板上問什麼、顯示什麼。

small_city-set-track_money = { $seat } 的錢
small_city-set-track_money_now = 錢 { $value }
small_city-set-track_votes = { $seat } 的選票
small_city-set-track_votes_now = 選票 { $value }
small_city-set-track_pollution = { $seat } 的汙染（%）
small_city-set-track_pollution_now = 汙染 { $value }%
small_city-set-track_size = { $seat } 的城鎮擴大過幾次
small_city-set-track_size_now = 擴大 { $value } 次
small_city-set-track_career = { $seat } 求職中心裡的居民
small_city-set-track_career_now = 求職中心 { $value }
small_city-set-track_central = 桌子中間 { $seat } 的居民
small_city-set-track_central_now = 桌子中間 { $value }
small_city-set-track_buried = { $seat } 沒有墳墓的亡者
small_city-set-track_buried_now = 無墳墓 { $value }
small_city-set-stock = 桌子中間：{ $name }
small_city-set-stock_now = { $name }：{ $value }
small_city-set-action = 行動卡
small_city-set-mayor = 市長住在誰的城鎮？
small_city-set-round = 現在第幾輪？
small_city-set-round_now = 第 { $value } 輪
small_city-set-side = 城鎮圖板用哪一面？
small_city-set-phase = 現在是哪個階段？
small_city-correct-phase_over = 遊戲結束，開始計分。
