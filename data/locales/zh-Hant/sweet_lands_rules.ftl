# 甜蜜之地：為什麼不行，以及規則的名稱，像一位熟悉規則的朋友在桌邊說話。
# 名稱見 sweet_lands_box.ftl，直接放進句子。

## 為什麼不行：輪到誰、先做什麼

sweet_lands-violation-phase = 現在還不行。目前進行到：{ $phase }。
sweet_lands-violation-owed_first = 先處理這個：{ $due }。
sweet_lands-violation-not_owed = 現在沒有效果讓你做這個：{ $what }。
sweet_lands-violation-acted = 這回合的主行動做過了，只剩免費行動。
sweet_lands-violation-not_acted = 還不能結束：用行動區域、打市民卡、翻技能版塊，或略過。
sweet_lands-violation-collected = 這輪的收入你已經拿了。
sweet_lands-violation-nothing_to_skip = 現在沒有什麼可以放棄的。
sweet_lands-violation-free_step = 這一步不用付費，一定要走。只有要付鑽石的最後一格可以不走。
sweet_lands-violation-nothing_asked = 現在沒有要看的配件，所以沒有什麼要自己記。
sweet_lands-violation-no_option = 上面沒有印這個選項。

## …… 設置

sweet_lands-violation-tiles_first = 先抽版塊，再選角色。還沒抽完：{ $what }。
sweet_lands-violation-board_taken = 這片角色圖版在 { $seat } 那裡，另一面也不能用。
sweet_lands-violation-other_side = { $side ->
    [A] 你們這桌用 B 面，每人的地圖不同。
   *[other] 你們這桌用 A 面，大家的地圖一樣。
  }
sweet_lands-violation-map_taken = 地圖 { $side } 已經是 { $seat } 的。
sweet_lands-violation-revealed = { $what ->
    [milestone] 里程碑 { $tile } 已經在桌上了。
    [advanced] 進階技能版塊 { $tile } 已經在桌上了。
   *[final] 最終計分版塊 { $tile } 已經在桌上了。
  }
sweet_lands-violation-enough_tiles = { $what ->
    [milestone] 里程碑抽 { $most } 片就夠了。
    [advanced] { $most ->
        [0] 你們這桌不用進階技能版塊。
       *[other] 進階技能版塊抽 { $most } 片就夠了。
      }
   *[final] 最終計分版塊抽 { $most } 片就夠了。
  }
sweet_lands-violation-new_tile = { $what ->
    [special] 還沒有特殊地形版塊 { $tile }，新的一片用下一個空號。
    [milestone] 還沒有里程碑 { $tile }。沒看過的用下一個號碼。
    [final] 還沒有最終計分版塊 { $tile }。沒看過的用下一個號碼。
    [advanced] 還沒有進階技能版塊 { $tile }。沒看過的用下一個號碼。
    [lying] 桌上沒有進階技能版塊 { $tile }。
   *[skill] 還沒有技能版塊 { $tile }。沒看過的用下一個號碼。
  }
sweet_lands-violation-helper_taken = { $own ->
    [1] 你的標記本來就在 { $place } 號，一定要移到別的位置。
   *[other] { $place } 號位置有 { $seat } 的標記。
  }
sweet_lands-violation-no_helper_place = 沒有位置 { $place }：這一桌的輪次幫助版塊只有 { $most } 個位置。

## …… 支付

sweet_lands-violation-short = 要付 { $due } { $kind ->
    [diamond] 顆鑽石
    [card] 張市民卡
   *[other] { $what }
  }，你{ $there ->
    [0] 一個也沒有。
   *[other] 只有 { $there }，還差 { $missing }。
  }
sweet_lands-violation-cards = 要棄 { $due } 張手牌，你{ $there ->
    [0] 一張也沒有。
   *[other] 只有 { $there } 張。
  }
sweet_lands-violation-hand_empty = { $slot ->
    [0] 這樣手牌就空了。最後一輪之前一定要留 1 張，就算馬上補牌也不行。
   *[other] 行動格還要棄牌，最後還得留 1 張，這樣不夠了，除非這個區還會抽到牌。
  }
sweet_lands-violation-slot_cards = { $kept ->
    [0] 最後這一格要棄 { $cards } 張，你少 { $missing } 張，除非這個區會抽到。
   *[other] 最後這一格要棄 { $cards } 張，還要留 1 張，你少 { $missing } 張，除非這個區會抽到。
  }
sweet_lands-violation-no_disc = 你沒有行動圓片。
sweet_lands-violation-no_diamond = 這要付 1 鑽石，你沒有。

## …… 行動區域

sweet_lands-violation-hidden = { $area ->
    [L] 模仿圖版要 3 或 4 人才用。
    [X1] { $area } 第 2 輪才翻開。
    [X2] { $area } 第 2 輪才翻開。
   *[other] { $area } 第 3 輪才翻開。
  }
sweet_lands-violation-taken = { $area } 的第 { $slot } 格已經有行動圓片。
sweet_lands-violation-no_slot = { $area } 只有 { $slots } 個行動格。
sweet_lands-violation-leftmost = 要放最左邊的空格：{ $area } 的第 { $leftmost } 格，不是第 { $slot } 格。
sweet_lands-violation-copies = { $area ->
    [L] L 是複製別的行動區域：說一下是哪一區。
   *[other] 只有 L 可以複製別區，{ $area } 不行。
  }
sweet_lands-violation-nowhere_to_build = 你沒有地方放財產：要有翻面且空著的地形版塊，或空著的首都。
sweet_lands-violation-no_rabbit_place = { $lacks ->
    [place] 餅乾兔在你的地圖上沒有地方去：要有還沒有餅乾兔的財產。
   *[other] 你還拿不到餅乾兔：食品標記還沒走到任何一隻。
  }
sweet_lands-violation-other_kind = { $kind ->
    [basic] L 的這一格只能複製基礎行動 A 到 F，{ $area } 是進階行動。
   *[advanced] L 的這一格只能複製進階行動 M 到 Q，{ $area } 是基礎行動。
  }
sweet_lands-violation-no_card = 只有市民卡可以說成沒有效果。

## …… 市民卡和技能版塊

sweet_lands-violation-unread = { $card ->
    [0] 自己記的卡也有甜點標記：請選是哪一種。
   *[other] 還沒有人輸入市民卡 { $card }：請輸入上面印了什麼，或自己記。
  }
sweet_lands-violation-no_skill = 你沒有{ $what ->
    [advanced] 進階技能版塊
   *[skill] 技能版塊
  } { $tile }。
sweet_lands-violation-down = { $what ->
    [advanced] 進階技能版塊
   *[skill] 技能版塊
  } { $tile } 已經翻面，這輪結束才翻回來。
sweet_lands-violation-no_flip = { $what ->
    [advanced] 進階技能版塊
   *[skill] 技能版塊
  } { $tile } 沒有翻面能力。
sweet_lands-violation-has_tile = 你已經有{ $what ->
    [advanced] 進階技能版塊
   *[skill] 技能版塊
  } { $tile }，不能有兩片一樣的。
sweet_lands-violation-advanced = 你們這桌不用進階技能版塊。
sweet_lands-violation-other_industry = 這張卡的產業標記是：{ $industry }。
sweet_lands-violation-no_room = 這一直行（{ $column }）放滿了，有 { $there } 張。{ $built ->
    [0] 要 2 個財產才有第 2 張的位置，你還沒有。
    [1] 要 2 個財產才有第 2 張的位置，你有 1 個。
    [2] 要 4 個財產才有第 3 張的位置，你有 2 個。
    [3] 要 4 個財產才有第 3 張的位置，你有 3 個。
   *[other] 不會再多了。
  }

## …… 地形版塊

sweet_lands-violation-off_map = 那裡在地圖外面。
sweet_lands-violation-capital = 首都不能放地形版塊。
sweet_lands-violation-covered = 這裡已經有地形版塊了。
sweet_lands-violation-apart = 這一格還沒和首都相連：新版塊要放在首都旁邊，或已經放好的版塊旁邊。
sweet_lands-violation-special_ground = 這是特殊地形，只能放特殊地形版塊。
sweet_lands-violation-no_ground = 額外抽牌區不能放地形版塊。
sweet_lands-violation-not_special = 特殊地形版塊只能放在特殊地形上，這裡是{ $ground }。

## …… 道路

sweet_lands-violation-road_there = 這個邊上已經有道路了。
sweet_lands-violation-no_road_beside = 道路還接不到這裡：要在首都的邊上，或接著自己的另一條道路。

## …… 財產

sweet_lands-violation-no_tile = 這裡沒有地形版塊，不能放財產。
sweet_lands-violation-face_down = 這片地形版塊還沒翻面，邊上有道路才會翻。
sweet_lands-violation-just_flipped = 這片地形版塊是這次行動才翻面的，下次行動才能放財產。
sweet_lands-violation-built = 這裡已經有{ $there }了。
sweet_lands-violation-tower_free = 鐘樓要用免費行動 8 放，不能這樣放。
sweet_lands-violation-tower_stands = 你的鐘樓已經在地圖上了。
sweet_lands-violation-which_coffee = { $why ->
    [which] 說一下拿哪一間咖啡商店，價錢都不一樣。
    [stands] { $number } 號咖啡商店已經在你的地圖上了。
   *[numbered] 只有咖啡商店可以挑號碼，其他的照順序拿。
  }
sweet_lands-violation-none_left = { $what }一共只有 { $most } 個。

## …… 餅乾兔

sweet_lands-violation-no_property = 餅乾兔要住在有財產的地方，這裡沒有。
sweet_lands-violation-rabbit_there = 這裡已經住了一隻餅乾兔。
sweet_lands-violation-no_place = 餅乾兔只有 { $most } 個位置，沒有 { $place } 號。
sweet_lands-violation-place_taken = { $place } 號位置的餅乾兔已經搬走了。
sweet_lands-violation-place_ahead = { $place } 號位置的餅乾兔要等食品標記到第 { $column } 格，現在在第 { $food } 格。
sweet_lands-violation-rabbit_left = 餅乾兔用完了才改拿分數，現在還可以拿 { $places } 隻。

## …… 各種軌

sweet_lands-violation-barred = { $there ->
    [1] 第 { $space } 格前有還沒蓋的研究室，{ $piece }過不去。
   *[other] 你還沒有{ $piece }。
  }
sweet_lands-violation-colour = 這一步只能走{ $colour ->
    [orange] 橘色
    [green] 綠色
   *[grey] 灰色
  }繁榮軌。
sweet_lands-violation-track_end = 你的標記已經在{ $track ->
    [1] 橘色上面
    [2] 橘色下面
    [3] 綠色上面
    [4] 綠色下面
    [5] 灰色上面
   *[6] 灰色下面
  }那條繁榮軌的盡頭。
sweet_lands-violation-last_space = 進最後一格要付 1 鑽石，你沒有。

## …… 免費行動和里程碑

sweet_lands-violation-named = { $number ->
    [1] 免費行動 1：說一下付哪 3 個資源，要地形版塊還是道路。
    [2] 免費行動 2 就是 15 黃金抽 1 張牌，沒有別的。
    [3] 免費行動 3：說一下用 4 黃金換哪個基礎資源。
    [4] 免費行動 4：說一下是哪片里程碑。
    [5] 免費行動 5：說一下付哪個資源換 1 黃金。
    [6] 免費行動 6：說一下付哪 3 個資源，換哪個基礎資源。
    [7] 免費行動 7：說一下用手牌或圓片換哪 2 個基礎資源。
   *[other] 免費行動 8：說一下鐘樓放在哪裡。
  }
sweet_lands-violation-gold_basic = 你們這桌說好，黃金不算「任意資源」：付小麥、木材或鐵礦。
sweet_lands-violation-no_milestone = { $claimed ->
    [3] 已經有 3 片里程碑被拿走，剩下的都移除了。
   *[other] 桌上沒有里程碑 { $tile }。
  }
sweet_lands-violation-unread_condition = 還沒輸入這個條件：{ $what }。請先輸入，或由全桌同意放行。
sweet_lands-violation-unmet = 條件還沒達成（{ $what }）：要 { $due }，你{ $there ->
    [0] 還沒有。
   *[other] 有 { $there }。
  }

## 大家同意放過的規則

sweet_lands-rule-phase = 階段的順序
sweet_lands-rule-owed_first = 該先處理的
sweet_lands-rule-not_owed = 給你的才能做
sweet_lands-rule-acted = 一回合一個主行動
sweet_lands-rule-not_acted = 每回合都要有主行動
sweet_lands-rule-collected = 收入一輪拿一次
sweet_lands-rule-nothing_to_skip = 有得選才能放棄
sweet_lands-rule-free_step = 不用付費的繁榮軌一步
sweet_lands-rule-nothing_asked = 沒人看過的才自己記
sweet_lands-rule-no_option = 印出來的選項
sweet_lands-rule-tiles_first = 先抽版塊再選角色
sweet_lands-rule-board_taken = 一片角色圖版一個人用
sweet_lands-rule-other_side = 地圖用哪一面
sweet_lands-rule-map_taken = 每人一張地圖
sweet_lands-rule-revealed = 每片版塊只有一份
sweet_lands-rule-enough_tiles = 桌上有幾片版塊
sweet_lands-rule-new_tile = 新版塊的號碼
sweet_lands-rule-helper_taken = 輪次幫助一格一人
sweet_lands-rule-no_helper_place = 輪次幫助版塊的位置數
sweet_lands-rule-short = 要付的費用
sweet_lands-rule-cards = 要棄的手牌
sweet_lands-rule-hand_empty = 手牌不能空
sweet_lands-rule-slot_cards = 行動格要棄的牌
sweet_lands-rule-no_disc = 有行動圓片才能付
sweet_lands-rule-no_diamond = 有鑽石才能付
sweet_lands-rule-hidden = 還沒翻開的行動區域
sweet_lands-rule-taken = 一格一片行動圓片
sweet_lands-rule-no_slot = 印出來的行動格
sweet_lands-rule-leftmost = 先放最左邊的空格
sweet_lands-rule-copies = 只有 L 複製
sweet_lands-rule-nowhere_to_build = 要有地方放財產
sweet_lands-rule-no_rabbit_place = 要有餅乾兔可放，也要有地方放
sweet_lands-rule-other_kind = L 的每一格複製的行動類型
sweet_lands-rule-no_card = 只有市民卡能說沒有效果
sweet_lands-rule-unread = 有人看過的市民卡
sweet_lands-rule-no_skill = 自己的技能版塊
sweet_lands-rule-down = 每片一輪翻一次
sweet_lands-rule-no_flip = 有翻面能力才能翻
sweet_lands-rule-has_tile = 技能版塊不能重複
sweet_lands-rule-advanced = 不用進階技能版塊
sweet_lands-rule-other_industry = 卡上的產業標記
sweet_lands-rule-no_room = 自動化的空位
sweet_lands-rule-off_map = 不能放到地圖外
sweet_lands-rule-capital = 首都不放地形版塊
sweet_lands-rule-covered = 一格一片地形版塊
sweet_lands-rule-apart = 版塊要和首都相連
sweet_lands-rule-special_ground = 特殊地形放特殊地形版塊
sweet_lands-rule-no_ground = 額外抽牌區不放版塊
sweet_lands-rule-not_special = 特殊地形版塊放特殊地形
sweet_lands-rule-road_there = 一個邊一條道路
sweet_lands-rule-no_road_beside = 道路要接得上
sweet_lands-rule-no_tile = 財產要放在地形版塊上
sweet_lands-rule-face_down = 翻面的版塊才能放財產
sweet_lands-rule-just_flipped = 行動前就要翻面
sweet_lands-rule-built = 一格一個財產
sweet_lands-rule-tower_free = 鐘樓用免費行動放
sweet_lands-rule-tower_stands = 鐘樓只有一座
sweet_lands-rule-which_coffee = 咖啡商店的號碼
sweet_lands-rule-none_left = 財產有幾個
sweet_lands-rule-no_property = 餅乾兔住在有財產的地方
sweet_lands-rule-rabbit_there = 一格一隻餅乾兔
sweet_lands-rule-no_place = 餅乾兔的位置
sweet_lands-rule-place_taken = 每隻餅乾兔拿一次
sweet_lands-rule-place_ahead = 餅乾兔在食品標記上方或左側
sweet_lands-rule-rabbit_left = 餅乾兔用完才改拿分數
sweet_lands-rule-barred = 研究室擋路
sweet_lands-rule-colour = 繁榮軌的顏色
sweet_lands-rule-track_end = 繁榮軌的盡頭
sweet_lands-rule-last_space = 最後一格要付鑽石
sweet_lands-rule-named = 免費行動付什麼、得什麼
sweet_lands-rule-gold_basic = 黃金不算任意資源
sweet_lands-rule-no_milestone = 桌上的里程碑
sweet_lands-rule-unmet = 要達成的條件
sweet_lands-rule-unread_condition = 條件要先輸入
