# 更正面板上问什么、显示什么。

small_city-set-track_money = { $seat } 的钱
small_city-set-track_money_now = 钱 { $value }
small_city-set-track_votes = { $seat } 的选票
small_city-set-track_votes_now = 选票 { $value }
small_city-set-track_pollution = { $seat } 的污染（%）
small_city-set-track_pollution_now = 污染 { $value }%
small_city-set-track_size = { $seat } 的城镇扩大过几次
small_city-set-track_size_now = 扩大 { $value } 次
small_city-set-track_career = { $seat } 求职中心里的居民
small_city-set-track_career_now = 求职中心 { $value }
small_city-set-track_central = 桌子中间 { $seat } 的居民
small_city-set-track_central_now = 桌子中间 { $value }
small_city-set-track_buried = { $seat } 没有坟墓的亡者
small_city-set-track_buried_now = 无坟墓 { $value }
small_city-set-stock = 桌子中间：{ $name }
small_city-set-stock_now = { $name }：{ $value }
small_city-set-action = 行动卡
small_city-set-mayor = 市长住在谁的城镇？
small_city-set-round = 现在第几轮？
small_city-set-round_now = 第 { $value } 轮
small_city-set-side = 城镇版图用哪一面？
small_city-set-phase = 现在是哪个阶段？
small_city-correct-phase_over = 游戏结束，开始计分。
