# 更正面板上问什么、显示什么。

citadels-set-gold = { $seat } 的金币
citadels-set-gold_now = { $value } 枚金币
citadels-set-role = 本轮的角色
citadels-set-named_assassin = 杀手点了谁
citadels-set-named_thief = 盗贼点了谁
citadels-set-crown = 皇冠在谁那里？
citadels-set-first = 谁的城市最先建成？
citadels-set-city_size = 建满几座，城市算建成？
citadels-set-city_size_now = 盖满 { $value } 座就完成
citadels-set-round = 现在是第几轮？
citadels-set-round_now = 第 { $value } 轮
citadels-set-dealing = 重发角色
citadels-correct-call = 接下来叫 { $number } 号。
citadels-set-call = 现在叫到几号？
citadels-set-call_now = 叫到 { $value } 号
