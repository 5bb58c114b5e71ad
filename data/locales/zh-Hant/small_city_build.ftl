# 小城市：建築階段，像一位熟規則的玩家在桌邊說話。
# 板塊名稱照 small_city.ftl；建材名稱是顏色，後面接「建材」；金額以元計。

## 為什麼不行：有沒有這塊板塊可蓋

small_city-violation-built_done = 你這輪已經說建築完成了。
small_city-violation-slots = { $grown ->
    [1] 這輪擴大過城鎮，就只能再建造或拆除 1 塊，你已經用掉了。
   *[other] 這輪你已經建造或拆除 { $built } 塊，最多 3 塊。
  }
small_city-violation-hall = 市鎮廳開局時就放好了，不能再蓋一座，也不能拆。
small_city-violation-warehouse_alone = 倉庫不能單獨建造，只會跟著 F1 工廠一起蓋。
small_city-violation-used_up = { $gone ->
    [1] 你的 { $tile } 拆掉了，已經退出遊戲，不能再蓋。
   *[other] 每人只有一座 { $tile }，你的已經在圖板上了。
  }
small_city-violation-one_each = 一座城鎮只能有一座 { $tile }，你已經有了。
small_city-violation-stock = 供應區沒有這類板塊了（{ $tile }）。
small_city-violation-council_only = 你們這桌說好，{ $tile } 只能靠市議會建造。
small_city-violation-scarce = { $tile } 只剩 { $left } 塊，順位在你前面的 { $seat } 可能還要蓋。

## …… 放在哪裡

small_city-violation-off_board = 你的圖板上沒有 { AND($cells) }。
small_city-violation-shape = { $count ->
    [0] 要蓋在哪幾格？{ $tile } 佔 { $size } 格。
   *[other] { $tile } 放不成這樣，{ $assumed ->
        [1] { $known ->
            [1] 它佔
           *[other] 盒子裡猜它佔
          }
       *[other] 它佔
      } { $size } 格，形狀是 { OR($drawn) }。{ $assumed ->
        [1] 形狀只是猜測：只要每格都連在一起，別的形狀也行；你的板塊長怎樣，可以在盒子裡畫出來。
       *[other] {""}
      }
  }
small_city-violation-covered = { $warehouse ->
    [1] 倉庫放不下：{ AND($cells) } 已經有東西了（{ AND($others) }）。
   *[other] 放不下：{ AND($cells) } 已經有東西了（{ AND($others) }）。
  }
small_city-violation-grave = { $warehouse ->
    [1] 倉庫會壓到 { AND($cells) } 的墳墓，墳墓會一直留著。
   *[other] { AND($cells) } 是墳墓，墳墓會一直留著。
  }
small_city-violation-obstacle = { $warehouse ->
    [1] 倉庫會壓到圖板上的障礙：{ AND($cells) }。
   *[other] 圖板上的障礙不能蓋東西：{ AND($cells) }。
  }
small_city-violation-water = { $warehouse ->
    [1] 倉庫會壓到水域：{ AND($cells) }。
   *[other] 只有港口的水域部分能放在圖板的水域上：{ AND($cells) }。
  }
small_city-violation-area = { $warehouse ->
    [1] 倉庫會超出
   *[other] 這裡超出
  }你的建築區域：{ AND($cells) }，城鎮還要再擴大 { $steps } 次。
small_city-violation-street = 市長就站在 { AND($cells) } 旁邊，這一輪不能蓋。
small_city-violation-apart = { $homes ->
    [1] 住宅不能被工業影響，這樣會碰到 { AND($cells) }（{ AND($others) }）。
   *[other] { $warehouse ->
        [1] 倉庫不能被住宅影響，這樣會碰到 { AND($cells) }（{ AND($others) }）。
       *[other] 工業不能被住宅影響，這樣會碰到 { AND($cells) }（{ AND($others) }）。
      }
  }
small_city-violation-culture = { $tile } 要有一格被 { $needed } 座文化建築影響，{ $have ->
    [0] 這裡一座也沒有。
   *[other] 這裡只有 { $have } 座。
  }
small_city-violation-homes = { $tile } 要有一格被 { $needed } 塊住宅影響，{ $have ->
    [0] 這裡一塊也沒有。
   *[other] 這裡只有 { $have } 塊。
  }
small_city-violation-industry = { $needed ->
    [1] { $tile } 要被煉油廠或港口影響，這裡兩個都碰不到。
   *[other] { $tile } 要同時被煉油廠和港口影響，{ $have ->
        [0] 這裡兩個都碰不到。
        [1] 這裡只有煉油廠。
        [2] 這裡只有港口。
       *[other] 這裡兩個都碰得到，但不是同一格。
      }
  }

## …… 工廠的倉庫

small_city-violation-warehouse_needed = { $room ->
    [0] F1 工廠要一起蓋倉庫，可是影響範圍裡沒有空格能放倉庫，所以這裡不能蓋。
   *[other] F1 工廠要一起蓋倉庫，倉庫放在工廠旁邊的哪一格？
  }
small_city-violation-warehouse_extra = { $tile } 不會附倉庫，只有 F1 工廠會。
small_city-violation-warehouse_on_it = 倉庫要放在工廠旁邊，不能疊在工廠上：{ AND($cells) }。
small_city-violation-warehouse_near = 倉庫要放在工廠的影響範圍裡：{ OR($cells) }。

## …… 要付什麼

small_city-violation-money = 要付 { $price } 元，你有 { $money } 元，還差 { $missing } 元。
small_city-violation-payment = { $count ->
    [0] 蓋 { $tile } 不用付建材。
   *[other] { $tile } 要付{ AND($goods) }建材{ $helped ->
        [1] ，建築師可以幫你省掉其中 1 個
       *[other] {""}
      }，你付的不對。
  }
small_city-violation-goods = 蓋 { $tile } 要付{ AND($goods) }建材，你的倉庫和市鎮廳裡還缺{ AND($missing) }。

## …… 升級

small_city-violation-upgrade_nothing = { $cell } 沒有板塊可以升級。
small_city-violation-upgrade_kind = 「{ $old }」不能變成「{ $tile }」。只有住宅、商業、工廠能升級，而且要同一類。
small_city-violation-next_level = 一次只能升一級，{ $old }不能直接升成 { $tile }。
small_city-violation-uncovers = 新板塊要蓋住舊板塊的每一格，這樣 { AND($cells) } 會空出來。
small_city-violation-changes = 原本格子的功能不能變，換成 { $tile } 後 { AND($cells) } 就不一樣了。
small_city-violation-upgrade_culture = 要升成 { $tile }，現在就得被 { $needed } 座文化建築影響，{ $have ->
    [0] 目前一座也沒有。
   *[other] 目前只有 { $have } 座。
  }
small_city-violation-upgrade_homes = 要升成 { $tile }，現在就得被 { $needed } 塊住宅影響，{ $have ->
    [0] 目前一塊也沒有。
   *[other] 目前只有 { $have } 塊。
  }
small_city-violation-upgrade_industry = { $needed ->
    [1] 要升成 { $tile }，得被煉油廠或港口影響，目前兩個都碰不到。
   *[other] 要升成 { $tile }，得同時被煉油廠和港口影響，{ $have ->
        [0] 目前兩個都碰不到。
        [1] 目前只有煉油廠。
       *[other] 目前只有港口。
      }
  }
small_city-violation-fresh = 這塊 { $tile } 是這輪才蓋的，下一輪才能升級。

## …… 拆除、擴大城鎮、進駐

small_city-violation-demolish_nothing = { $count ->
    [0] 要拆哪一塊？
   *[other] { AND($cells) } 不是同一塊板塊，沒辦法拆。
  }
small_city-violation-demolish_hall = 市鎮廳不能拆。
small_city-violation-demolish_cost = 拆除要付 { $price } 元，你有 { $money } 元，還差 { $missing } 元。
small_city-violation-demolish_room = 上面有 { $citizens } 位居民，市鎮廳{ $room ->
    [0] 沒有空位
   *[other] 只剩 { $room } 個空位
  }。居民要全部住得進去才能拆。
small_city-violation-grown = 這輪已經擴大過城鎮了。
small_city-violation-grow_slots = 擴大城鎮時最多只能建造或拆除 1 塊，你已經用了 { $built } 塊。
small_city-violation-full_size = 整張圖板都已經解鎖了。
small_city-violation-staff_nobody = { $cell } 沒有你的居民。
small_city-violation-staff_place = { $cell } 不是建築上的空格。
small_city-violation-staff_station = { $cell } 不是剛蓋好的警察局或消防局，其他的要等階段 3 再移動。
small_city-violation-staff_from = { $cell } 的居民不行：不能從市鎮廳來，要從城鎮裡的建築移動過來。
small_city-violation-staff_inside = { $tile } 裡已經有人了（{ AND($cells) }）。
small_city-violation-staff_again = 剛進駐新 { $tile }（{ $cell }）的居民要等到移動居民階段才能離開。

## …… 建築部門免費蓋的板塊

small_city-violation-grant_seat = 這塊免費的板塊是 { $seat } 的。
small_city-violation-grant_culture = 建築部門不能蓋文化建築，{ $tile } 不行。
small_city-violation-grant_size = { $least ->
    [1] { $most ->
        [1] 這次能蓋 1 格的板塊，
       *[other] 這次能蓋 1 到 { $most } 格的板塊，
      }
   *[other] 這次能蓋 { $most } 格的板塊，
  }{ $tile } 有 { $size } 格。
small_city-violation-grant_free = 這次免費，{ AND($goods) }建材留著就好。

## 紀錄裡的規則名稱

small_city-rule-built_done = 建築已完成
small_city-rule-slots = 三塊，或一塊加擴大城鎮
small_city-rule-warehouse_alone = 倉庫只跟 F1 工廠一起蓋
small_city-rule-one_each = 每種只能一座
small_city-rule-council_only = 警察局和消防局只靠市議會
small_city-rule-scarce = 不夠時照順位
small_city-rule-obstacle = 圖板上的障礙
small_city-rule-water = 圖板上的水域
small_city-rule-area = 建築區域
small_city-rule-street = 市長的街道
small_city-rule-apart = 住宅和工業互不影響
small_city-rule-culture = 住宅要有文化建築
small_city-rule-homes = 商業要有住宅
small_city-rule-industry = 工廠要有煉油廠、港口
small_city-rule-warehouse_needed = F1 工廠的倉庫
small_city-rule-warehouse_extra = 只有 F1 工廠附倉庫
small_city-rule-warehouse_near = 倉庫在工廠旁邊
small_city-rule-money = 建造費用
small_city-rule-payment = 建材費用
small_city-rule-goods = 庫存的建材
small_city-rule-next_level = 一次升一級
small_city-rule-changes = 格子功能不變
small_city-rule-upgrade_culture = 住宅要有文化建築
small_city-rule-upgrade_homes = 商業要有住宅
small_city-rule-upgrade_industry = 工廠要有煉油廠、港口
small_city-rule-fresh = 當輪蓋的不能升級
small_city-rule-demolish_cost = 拆除費用
small_city-rule-demolish_room = 拆除時市鎮廳要有空位
small_city-rule-grown = 一輪擴大一次
small_city-rule-grow_slots = 擴大時最多一塊
small_city-rule-staff_station = 只能進駐剛蓋好的
small_city-rule-staff_from = 不能從市鎮廳進駐
small_city-rule-staff_inside = 只進駐一位居民
small_city-rule-staff_again = 進駐的居民這時不離開
small_city-rule-grant_culture = 建築部門不蓋文化建築
small_city-rule-grant_size = 建築部門的格數
small_city-rule-grant_free = 免費建造

## 怎樣就可以

small_city-repair-payment = { $count ->
    [0] 不付建材就可以。
   *[other] 改付{ AND($goods) }建材就可以。
  }
small_city-repair-no_warehouse = 不放倉庫就可以。
small_city-repair-warehouse = { $n ->
    [1] 倉庫只能放在 { OR($cells) }。
   *[other] 倉庫可以放在 { OR($cells) }，旁邊共有 { $n } 個位置。
  }
small_city-repair-level = 這裡可以蓋「{ $tile }」：{ AND($cells) }。
small_city-repair-money = 再多 { $missing } 元就可以。
small_city-repair-upgrade = { $n ->
    [1] 只能在 { AND($cells) } 升成 { $tile }。
   *[other] 可以升成 { $tile }，例如放在 { AND($cells) }。
  }
small_city-repair-staff_from = { OR($cells) } 的居民可以移進去。
small_city-way-squares = { $first }–{ $last }
small_city-way-paid = 付{ AND($goods) }
small_city-way-unpaid = 不付建材
small_city-way-warehouse = 倉庫放 { $at }
small_city-way-no_warehouse = 不放倉庫
small_city-way-money = 更正金錢

## 現在做什麼

small_city-task-build = { $grow ->
    [1] { $left ->
        [3] { $seat } 最多建 3 塊，或建 1 塊並擴大城鎮。
       *[other] { $seat } 最多再建 { $left } 塊，或擴大城鎮。
      }
   *[other] { $left ->
        [0] { $seat } 這輪不能再建造了。
       *[other] { $seat } 還可以建造或拆除 { $left } 塊。
      }
  }
small_city-task-upgrade = { $seat } 有 { $count } 塊板塊可以免費升級。
small_city-task-staff = { $seat } 可以讓一位居民進駐剛蓋好的警察局或消防局。
small_city-task-grant = { $least ->
    [1] { $most ->
        [1] { $seat } 可以免費蓋一塊 1 格的板塊。
       *[other] { $seat } 可以免費蓋一塊最多 { $most } 格的板塊。
      }
   *[other] { $seat } 可以免費蓋一塊 { $most } 格的板塊。
  }
small_city-task-grant_free = { $seat } 可以免費蓋一塊最多 { $most } 格的板塊，不管建築需求。

## 這樣會怎樣

small_city-preview-price = 付 { $price } 元，剩 { $left } 元
small_city-preview-price_goods = 付出建材：{ AND($goods) }
small_city-preview-moves_in = 市鎮廳的一位居民搬進來
small_city-preview-votes = 每輪最多多 { $count } 票
small_city-preview-jobs = 多 { $count } 個工作格
small_city-preview-parks = 每輪減少 { $count }% 汙染
small_city-preview-university = 有居民進駐時，每輪 3 票
small_city-preview-reaches = 影響：{ AND($tiles) }
small_city-preview-readies = { AND($cells) } 的 { $old } 就符合 { $tile } 的條件了{ $fresh ->
    [1] （下一輪才能升級）
   *[other] {""}
  }
small_city-preview-helps = 離升級更近：{ AND($tiles) }
small_city-preview-bars_homes = 周圍的格子不能再蓋住宅
small_city-preview-bars_industry = 周圍的格子不能再蓋工業
small_city-preview-opens = 接著有 { $count } 種升級：{ AND($tiles) }
small_city-preview-pollutes = 汙染增加 { $count }%，變成 { $pollution }%
small_city-preview-loses = 汙染到 100%，你就輸了
small_city-preview-sends_home = { $count } 位居民回市鎮廳
small_city-preview-sends_tourists = { $count } 位遊客被送回家
small_city-preview-grows = 多解鎖 { $count } 格
small_city-preview-guards = 遊客不能進入周圍 { $count } 格
