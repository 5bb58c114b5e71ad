# 現在可以做的動作，一行一個，點了就做：每種動作都是對讀的人說的話。
# 沒有 _any 的是一個動作；有 _any 的代表同類的所有動作。

small_city-offer-found = 把市鎮廳放在 { AND($cells) }（{ $side }）
small_city-offer-found_any = 放市鎮廳
small_city-offer-keep = 留下 { $number } 號承諾：{ $promise }
small_city-offer-keep_any = 從三張承諾卡裡留一張
small_city-offer-street = 把市長放在 { AND($squares) } 之間的街道
small_city-offer-street_any = 把市長放在街道上
small_city-offer-lay = 環上第 { $place } 張放{ $card }
small_city-offer-choose = 選{ $card }{ $price ->
    [0] { "" }
   *[other] ，付 { $price } 元
  }
small_city-offer-choose_votes = { small_city-offer-choose }，拿 2 票
small_city-offer-choose_money = { small_city-offer-choose }，拿 1 元
small_city-offer-build = 在 { AND($cells) } 蓋 { $tile }
small_city-offer-build_any = 蓋 { $tile }
small_city-offer-build_paid = 在 { AND($cells) } 蓋 { $tile }，付{ AND($cubes, most: 9) }建材
small_city-offer-build_paid_any = { small_city-offer-build_any }
small_city-offer-build_warehouse = 在 { AND($cells) } 蓋 { $tile }，倉庫放在 { AND($warehouse) }
small_city-offer-build_warehouse_any = { small_city-offer-build_any }
small_city-offer-upgrade = 把 { $before } 升級成 { $tile }，位置 { AND($cells) }
small_city-offer-upgrade_any = 把 { $before } 升級成 { $tile }
small_city-offer-demolish = 拆掉 { AND($cells) } 的 { $tile }
small_city-offer-demolish_any = 拆掉一塊板塊
small_city-offer-grow = 把城鎮擴大 1 格
small_city-offer-staff = 讓 { $from } 的居民進駐 { $to } 剛蓋好的警察局或消防局
small_city-offer-staff_any = 讓居民進駐剛蓋好的警察局或消防局
small_city-offer-decline = 不放免費板塊
small_city-offer-decline_staff = 讓剛蓋好的警察局或消防局空著
small_city-offer-done_build = 結束建造
small_city-offer-done_move = 結束移動
small_city-offer-move = 把居民從 { $from } 移到 { $to }
small_city-offer-move_any = 在自己的城鎮移動居民
small_city-offer-move_abroad = 把你在 { $town } 城鎮的遊客從 { $from } 移到 { $to }
small_city-offer-move_abroad_any = 在別人的城鎮移動遊客
small_city-offer-move_out = 派 { $from } 的居民到 { $town } 的城鎮 { $to } 當遊客
small_city-offer-move_out_any = 派居民到別人的城鎮當遊客
small_city-offer-move_on = 讓遊客離開 { $out_of } 的城鎮（{ $from }），到 { $town } 的城鎮 { $to }
small_city-offer-move_on_any = 讓遊客轉到另一座城鎮
small_city-offer-move_home = 讓遊客從 { $out_of } 的城鎮（{ $from }）回到自己的 { $to }
small_city-offer-move_home_any = 讓遊客回家
small_city-offer-settle = 讓市鎮廳的居民住進 { $to }
small_city-offer-settle_any = 讓市鎮廳的居民住進住宅
small_city-offer-collect = 發給大家遊客和 $1 格子的錢
small_city-offer-trade_cube = 在 { $town } 的城鎮 { $at } 交出{ $cube }建材
small_city-offer-trade_cube_any = 在商業交出建材
small_city-offer-trade_money = 在 { $town } 的城鎮 { $at } 花 { $money } 元買選票
small_city-offer-trade_money_any = 在商業花錢買選票
small_city-offer-produce = 讓工廠生產建材
small_city-offer-produce_any = { small_city-offer-produce }
small_city-offer-produce_none = 結束收入
small_city-offer-produce_none_any = { small_city-offer-produce_none }
small_city-offer-produce_drop = 讓工廠生產建材，放不下的是{ AND($cubes, most: 9) }
small_city-offer-produce_drop_any = 讓工廠生產建材，選放不下的
small_city-offer-tally = 發給大家這輪的選票
small_city-offer-measure = 量每座城鎮的汙染
small_city-offer-mourn = 讓 { $whose } 在 { $at } 的居民離開
small_city-offer-mourn_any = 選一位要離開的居民
small_city-offer-mourn_grave = 讓 { $whose } 在 { $at } 的居民死亡，墳墓放在 { $grave }
small_city-offer-mourn_grave_any = 選一位死亡的居民和墳墓的位置
small_city-offer-council_money = 付 { $price } 元影響市議會：{ $row }第 { $step } 格
small_city-offer-council_money_any = 付錢影響市議會
small_city-offer-council_votes = 付 { $price } 票影響市議會：{ $row }第 { $step } 格
small_city-offer-council_votes_any = 付選票影響市議會
small_city-offer-skip = 這輪不影響市議會
