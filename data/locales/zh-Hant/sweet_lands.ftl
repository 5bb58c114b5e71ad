# 甜蜜之地：階段、該做什麼和計分，像一位熟悉規則的朋友在桌邊說話。
# 元素（$element、$set）的名稱見 sweet_lands_box.ftl，直接放進句子。

sweet_lands-name = 甜蜜之地
sweet_lands-players = 1–4 人
sweet_lands-minutes = 100–200 分鐘
sweet_lands-pitch = 五輪之內，打造最棒的甜蜜之地
sweet_lands-tab-board = 地圖

sweet_lands-setup-start = 最近吃過零食的人先。沒人記得？那就隨機。

sweet_lands-phase-setup = 設置
sweet_lands-phase-income = 收入
sweet_lands-phase-action = 行動
sweet_lands-phase-place = 擺放

sweet_lands-headline-setup = 設置
sweet_lands-headline-income = 第 { $round }/{ $rounds } 輪 · 收入
sweet_lands-headline-action = 第 { $round }/{ $rounds } 輪 · 行動
sweet_lands-headline-place = 擺放
sweet_lands-headline-scoring = 最終計分

## 現在做什麼

sweet_lands-task-choose = { $seat } 選角色和地圖。
sweet_lands-task-reveal_milestone = 抽一片里程碑：是哪一片？{ $left ->
    [1] { "" }
   *[other] 還要 { $left } 片。
  }
sweet_lands-task-reveal_final = 抽一片最終計分版塊：是哪一片？{ $left ->
    [1] { "" }
   *[other] 還要 { $left } 片。
  }
sweet_lands-task-reveal_advanced = 抽一片進階技能版塊：是哪一片？{ $left ->
    [1] { "" }
   *[other] 還要 { $left } 片。
  }
sweet_lands-task-act = 輪到 { $seat }：用行動區域、打市民卡、翻技能版塊，或略過。
sweet_lands-task-finish = { $seat } 還可以做免費行動，好了就結束回合。
sweet_lands-task-place = { $seat } 擺東西：不用付，也不會得到什麼。
sweet_lands-task-read = { $seat } 看一下配件：上面印了什麼？
sweet_lands-task-due_choose = { $seat } 選一樣。
sweet_lands-task-due_basic = { $count ->
    [1] { $seat } 拿 1 個小麥、木材或鐵礦。
   *[other] { $seat } 拿 { $count } 個小麥、木材或鐵礦，一個一個選。
  }
sweet_lands-task-due_terrain = { $count ->
    [1] { $seat } 可以放 1 片地形版塊。
   *[other] { $seat } 最多可以放 { $count } 片地形版塊，一片一片來。
  }
sweet_lands-task-due_special = { $count ->
    [1] { $seat } 可以放 1 片特殊地形版塊。
   *[other] { $seat } 最多可以放 { $count } 片特殊地形版塊，一片一片來。
  }
sweet_lands-task-due_road = { $count ->
    [1] { $seat } 可以放 1 條道路。
   *[other] { $seat } 最多可以放 { $count } 條道路，一條一條來。
  }
sweet_lands-task-due_property = { $count ->
    [1] { $seat } 可以放 1 個財產。
   *[other] { $seat } 最多可以放 { $count } 個財產，一個一個來。
  }
sweet_lands-task-due_rabbit = { $count ->
    [1] { $seat } 把 1 隻餅乾兔放到地圖上。
   *[other] { $seat } 把 { $count } 隻餅乾兔放到地圖上。
  }
sweet_lands-task-due_track = { $count ->
    [1] { $seat } 推進產業軌 1 格：貨車還是火車？
   *[other] { $seat } 推進產業軌 { $count } 格：貨車還是火車？
  }
sweet_lands-task-due_prosperity = { $seat } 推進{ $what ->
    [orange] 橘色繁榮軌
    [green] 綠色繁榮軌
    [grey] 灰色繁榮軌
   *[any] 任意繁榮軌
  } { $count } 格。
sweet_lands-task-due_skill = { $count ->
    [1] { $seat } 拿 1 片技能版塊。
   *[other] { $seat } 拿 { $count } 片技能版塊。
  }
sweet_lands-task-due_automate = { $seat } 可以付 1 鑽石自動化這張卡。放在哪一直行下面？
sweet_lands-task-due_ahead = { $seat } 的輪次幫助給幾分？
sweet_lands-task-due_helper = { $seat } 把輪次幫助標記放到空位。
sweet_lands-task-due_income = { $seat } 的收入：黃金 { $gold }、小麥 { $wheat }、木材 { $wood }、鐵礦 { $iron }，抽 { $cards } 張市民卡。
sweet_lands-task-due_cost = { $seat } 選擇怎麼付這個行動區域的費用。
sweet_lands-task-due_price = { $seat } 選擇怎麼付這個財產的費用。
sweet_lands-task-due_pay = { $count ->
    [one] { $seat } 付 1 個小麥、木材或鐵礦。
   *[other] { $seat } 付 { $count } 個基礎資源，一個一個選：小麥、木材或鐵礦。
  }
sweet_lands-task-due_endless = { $seat }，這些獎勵會繞回自己，App 已停止計算。請再看一次上面印的內容，其餘的自己記。
sweet_lands-task-due_which = { $seat }，這一格是特殊地形：上面放的是哪一片特殊地形版塊？
sweet_lands-task-settle = { $seat } 先處理這個：{ $what }。

## 計分

sweet_lands-category-points = 勝利分數
sweet_lands-category-prosperity = 繁榮軌
sweet_lands-category-cities = 城市分數
sweet_lands-category-sets = 整組財產
sweet_lands-category-gold = 黃金
sweet_lands-category-diamonds = 鑽石
sweet_lands-category-ports = 港口
sweet_lands-category-milestones = 里程碑
sweet_lands-category-final_tiles = 最終計分版塊

sweet_lands-open-blank = { $seat } 的資料還沒輸入。
sweet_lands-open-unread = { $what }：還沒有讀，每位玩家最多差 { $most } 分。
sweet_lands-open-ports = { $seat } 有 { $count } 座相連的港口，但一張地圖只有 { $most } 座。請改正地圖或數字。
sweet_lands-line-points = 遊戲中得到 { $points } 分
sweet_lands-line-prosperity = { $read ->
    [1] { $element }：{ $count } × { $times }
   *[other] { $element }：{ $count }，倍率還沒人看過
  }
sweet_lands-line-cities = 城市分數 { $count }，每 2 點 1 分
sweet_lands-line-sets = { $full ->
    [1] 5 個{ $set }都在：{ $element } { $count } × { $each }
   *[other] { $set } { $built } 個，要 5 個才算
  }
sweet_lands-line-gold = 黃金 { $count }，每 5 個 1 分
sweet_lands-line-diamonds = 鑽石 { $count }，每顆 1 分
sweet_lands-line-ports = 和首都相連的港口 { $count } 座{ $read ->
    [1] { "" }
   *[other] ，得幾分還沒人看過
  }
sweet_lands-line-milestones = 里程碑 { $count } 片，每片 10 分
sweet_lands-line-final_tiles = { $read ->
    [1] 最終計分版塊 { $tile }：{ $element } { $count }，虛擬玩家 { $dummy }
    [2] 最終計分版塊 { $tile } 比的是其他元素：自己數，再加 15 或 7 勝利分數
   *[other] 最終計分版塊 { $tile }，還沒人看過
  }

sweet_lands-tiebreak-rabbits = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比地圖上的餅乾兔，{ $figure } 隻對 { $against } 隻。
sweet_lands-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：同分，餅乾兔也一樣多。
