# 更正面板上問什麼、顯示什麼。

citadels-set-gold = { $seat } 的金幣
citadels-set-gold_now = { $value } 枚金幣
citadels-set-role = 這一輪的角色
citadels-set-named_assassin = 殺手點名了誰
citadels-set-named_thief = 盜賊點名了誰
citadels-set-crown = 皇冠在誰那裡？
citadels-set-first = 誰的城市最先蓋滿？
citadels-set-city_size = 蓋滿幾座建築，城市就完成？
citadels-set-city_size_now = 蓋滿 { $value } 座就完成
citadels-set-round = 現在是第幾輪？
citadels-set-round_now = 第 { $value } 輪
citadels-set-dealing = 重發角色
citadels-correct-call = 接下來叫 { $number } 號。
citadels-set-call = 現在叫到幾號？
citadels-set-call_now = 叫到 { $value } 號
