# 小卡之城：像一位熟規則的朋友在桌邊說話。
# $card 直接是下面的卡名；金額以元計。

card_city-name = 小卡之城
card_city-players = 1–4 人
card_city-minutes = 30 分鐘
card_city-pitch = 分牌、選一份，蓋出最好的城市
card_city-tab-board = 城市

card_city-card-R = 住宅
card_city-card-C = 商業
card_city-card-L = 休憩
card_city-card-I = 工業
card_city-card-P = 停車場
card_city-card-H = 市鎮廳
card_city-card-none = 沒有

card_city-place-deck = 牌庫
card_city-place-supply = 供應區
card_city-place-box = 盒子

card_city-phase-divide = 分牌
card_city-phase-build = 建造
card_city-phase-develop = 發展
card_city-phase-income = 收入
card_city-phase-buy = 購買

## 為什麼不行

card_city-violation-phase = 這是「{ $needed }」階段做的事，現在是「{ $phase }」。
card_city-violation-off_canvas = 太遠了：含市鎮廳的 5×5 城市到不了這一格。
card_city-violation-occupied = 這一格已經有{ $card }了，蓋好的卡不能移動。
card_city-violation-not_in_hand = 這輪你手上沒有{ $card }卡可蓋了。
card_city-violation-contact = 新卡至少要有一邊貼著你的城市，斜角不算。
card_city-violation-square = 這樣城市會變成 { $columns }×{ $rows }，不能超過 5×5。
card_city-violation-limit = 這樣會有 { $count } 張卡要計入上限；你{ $industries ->
    [0] 沒有工業
   *[other] 有 { $industries } 張工業
  }，最多 { $limit } 張。
card_city-violation-residence_apart = 手上的住宅不能蓋在住宅旁邊（{ AND($cells) }），住宅只有靠發展才能相連。
card_city-violation-commerce_apart = 手上的商業不能蓋在商業旁邊（{ AND($cells) }），商業只有靠發展才能相連。
card_city-violation-industry_residence = 工業和住宅絕不能相鄰，這張{ $card }卡會碰到 { AND($cells) }。
card_city-violation-leisure_cost = 蓋休憩要付 { $price } 元，你有 { $money } 元，還差 { $missing } 元。
card_city-violation-must_build = 能蓋就一定要蓋，{ $card }卡還能放在 { OR($cells) }。
card_city-violation-no_district = 免費的{ $card }卡一定要貼著同類的區。
card_city-violation-culture = 這個住宅區有 { $size } 張卡，旁邊要{ $exactly ->
    [1] 剛好有
   *[other] 有
  } { $needed } 張文化卡（市鎮廳或休憩），現在{ $have ->
    [0] 一張也沒有
   *[other] 有 { $have } 張
  }。
card_city-violation-residences = 這個商業區有 { $size } 張卡，旁邊要{ $exactly ->
    [1] 剛好有
   *[other] 有
  } { $needed } 個不同的住宅區，現在{ $have ->
    [0] 一個也沒有
   *[other] 有 { $have } 個
  }。
card_city-violation-joins = 這張{ $card }卡會把兩個區連起來（{ AND($cells) }），你們這桌說好免費的卡不能併區。
card_city-violation-only_develop = 只有住宅和商業會發展，{ $card }不會。
card_city-violation-supply = 供應區的{ $card }卡已經拿完了。
card_city-violation-must_develop = 還沒完：還能發展到 { OR($cells) }，能發展就一定要發展。
card_city-violation-buy_order = { $seat } 先決定。買工業由起始玩家起，往左輪流。
card_city-violation-bought = 這輪你已經買過或決定不買，每輪最多買一張工業。
card_city-violation-price = 你的下一張工業要 { $price } 元，你有 { $money } 元，還差 { $missing } 元。
card_city-violation-choose_turn = { $seat } 先選，還沒輪到你。
card_city-violation-owed = 現在沒有卡可以登記：可能還沒分好，也可能這兩張已經記下了。
card_city-violation-not_in_deck = 對不上：牌庫裡{ $left ->
    [0] 已經沒有{ $card }卡了
   *[other] 的{ $card }卡只剩 { $left } 張
  }。
card_city-violation-first_leisure = 第一輪不會拿到休憩：換一張，再把休憩洗回牌庫。
card_city-violation-gone = 不用再選了，這位玩家的卡已經分好。

## 怎樣就可以

card_city-repair-industry = 城市裡再多 { $n } 張工業，這裡就可以放。
card_city-repair-culture = 這個區旁邊再多 { $n } 張文化卡，就能在這裡發展。
card_city-repair-residence = 旁邊再多 { $n } 個住宅區，就能在這裡發展。
card_city-repair-money = 再多 { $missing } 元就可以。
card_city-repair-card = 這裡可以放你的{ $card }卡。
card_city-repair-first = 先蓋{ $card }卡。
card_city-way-money = 更正金錢

## 現在做什麼

card_city-headline-divide = 第 { $round }/{ $rounds } 輪 · 分牌
card_city-headline-build = 第 { $round }/{ $rounds } 輪 · 建造
card_city-headline-develop = 第 { $round }/{ $rounds } 輪 · 發展
card_city-headline-income = 第 { $round }/{ $rounds } 輪 · 收入
card_city-headline-buy = 第 { $round }/{ $rounds } 輪 · 購買

card_city-task-divide = { $seat } 把 { $total } 張卡分成兩疊給 { $chooser } 選：明牌 { $open } 張，另一疊 { $up } 張翻開、{ $down } 張蓋著。
card_city-task-choose = { $seat } 從 { $divider } 分好的兩疊裡選一疊。
card_city-task-take = { $seat }：你拿到哪兩張卡？
card_city-task-draw = { $draw ->
    [2] { $seat } 抽最後 { $draw } 張，{ $keep } 張都留下。
   *[other] { $seat } 抽 { $draw } 張，留 { $keep } 張，其餘放到牌庫底。
  }
card_city-task-count_deck = 照 App 的紀錄，牌庫已經湊不出 { $seat } 要的兩張卡。數一數桌上的牌庫，再「對照桌面更正」。
card_city-task-build = { $cards ->
    [0] { $seat } 還有卡要蓋。
   *[other] { $seat } 還有 { $cards } 張卡要蓋。
  }
card_city-task-return = { $cards ->
    [1] { $seat } 剩下的卡蓋不了，放回{ $to }。
   *[other] { $seat } 手上的卡都蓋不了，放回{ $to }。
  }
card_city-task-develop = { $seat } 有 { $districts } 個區可以發展，能放的有 { $cells } 格。
card_city-task-collect = { $seat } 從銀行拿 { $amount } 元。
card_city-task-buy = { $seat } 可以花 { $price } 元買一張工業。

## 紀錄

card_city-move-choose_open = { $seat } 選了明牌疊。
card_city-move-choose_other = { $seat } 選了另一疊。
card_city-move-take = { $seat } 拿到{ AND($cards) }。
card_city-move-build = { $seat } 在 { $at } 蓋了{ $card }。
card_city-move-develop = { $seat } 發展了一個區：{ $at } 放上{ $card }。
card_city-move-return = { $seat } 把{ $card }卡放回{ $to }。
card_city-move-collect = 大家都拿了收入。
card_city-move-collect_last = 大家都拿了收入。起始玩家標誌交給 { $next }。
card_city-move-buy = { $seat } 花 { $price } 元買了工業，放在 { $at }。
card_city-move-buy_last = { $seat } 花 { $price } 元買了工業，放在 { $at }。起始玩家標誌交給 { $next }。
card_city-move-pass = { $seat } 沒有買。
card_city-move-pass_last = { $seat } 沒有買。起始玩家標誌交給 { $next }。
card_city-move-stop = { $seat } 不再發展。

card_city-correct-money = { $seat } 現在有 { $money } 元。
card_city-correct-cell = { $seat } 的 { $at } 現在是{ $card }。
card_city-correct-cell_empty = { $seat } 的 { $at } 現在是空地。
card_city-correct-supply = 供應區的{ $card }卡現在有 { $count } 張。
card_city-correct-deck = 牌庫裡的{ $card }卡現在有 { $count } 張。
card_city-correct-hand = { $seat } 還要蓋的卡：{ AND($cards) }。
card_city-correct-start = 起始玩家標誌現在在 { $seat } 那裡。
card_city-correct-round = 現在是第 { $round } 輪。
card_city-correct-phase = 現在是第 { $round } 輪的{ $phase }階段。
card_city-correct-phase_over = 遊戲結束，開始計分。
card_city-correct-bought = { $seat } 到目前買了 { $count } 張工業。
card_city-warning-box = 桌上有 { $seen } 張{ $card }卡，盒子裡卻只有 { $box } 張。
card_city-warning-square = { $seat } 的城市超出了 5×5。
card_city-warning-limit = { $seat } 的城市超過上限，工業不夠多。
card_city-warning-industry_residence = { $seat } 的城市裡有工業和住宅相鄰。
card_city-warning-contact = { $seat } 的城市沒有連成一片。

## 計分

card_city-category-residential = 住宅區
card_city-category-empty = 空地
card_city-category-money = 金錢

card_city-open-blank = { $seat } 的城市還沒輸入。
card_city-line-residential = { $size } 張的住宅區：{ $points } 分
card_city-line-empty = { $count ->
    [0] 沒有空地
   *[other] 空地 { $count } 格
  }
card_city-line-money = { $money } 元換 { $points } 分，剩 { $rest } 元

## 朗讀格子

card_city-cell-empty = { $at }，空地
card_city-cell-card = { $at }：{ $card }
card_city-cell-may = { $at }，空地：可以蓋{ $card }
card_city-cell-may_not = { $at }，空地：不能蓋{ $card }

## 放下去會怎樣

card_city-preview-limit = { $left ->
    [0] 放下就到上限
   *[other] 上限內還能放 { $left } 張
  }
card_city-preview-district = { $card }區 { $from } → { $to } 張
card_city-preview-new_district = 新的{ $card }區
card_city-preview-merge = 併成 { $size } 張的{ $card }區
card_city-preview-points = 分數 { SIGNED($delta) }
card_city-preview-income = 收入 { SIGNED($delta) }
card_city-preview-money = 金錢 { SIGNED($delta) }

## 說法不一的規則，開局前說好

card_city-ruling-limit = 哪些卡計入城市上限？
card_city-ruling-limit-why = 規則寫的是非工業建築的數量，市鎮廳也算一張，每一級都這麼寫。
card_city-reading-limit-non_industrial = 工業以外的卡
card_city-reading-limit-all_cards = 所有的卡

card_city-ruling-leisure = 休憩可以不蓋嗎？
card_city-ruling-leisure-why = 能蓋就一定要蓋，付得出 5 元的休憩也一樣。
card_city-reading-leisure-must = 不行，付得起就要蓋
card_city-reading-leisure-may = 可以，不一定要付錢

card_city-ruling-unbuildable = 蓋不了的卡去哪裡？
card_city-ruling-unbuildable-why = 規則說放回供應區，之後發展或購買還用得到。
card_city-reading-unbuildable-supply = 放回供應區
card_city-reading-unbuildable-box = 移出遊戲

card_city-ruling-pair = 同輪拿到的兩張同類卡可以相鄰嗎？
card_city-ruling-pair-why = 第一張放下之後就是城市的一部分，和其他卡沒有分別。
card_city-reading-pair-apart = 不行，要分開
card_city-reading-pair-may_touch = 可以相鄰

card_city-ruling-growth = 相鄰的比需要的多，還能發展嗎？
card_city-ruling-growth-why = N+1 是最低門檻，多了不該反而不能發展。
card_city-reading-growth-at_least = 能，N+1 以上都行
card_city-reading-growth-exactly = 不能，要剛好 N+1

card_city-ruling-merge = 免費的卡可以把兩個區連起來嗎？
card_city-ruling-merge-why = 規則的範例就這麼做：放在中間，變成三張的區。
card_city-reading-merge-may_join = 可以
card_city-reading-merge-must_not_join = 不可以

card_city-ruling-free_card = 免費的卡也要算城市上限嗎？
card_city-ruling-free_card-why = 免費的卡也是城市裡的建築，所有限制照樣算。
card_city-reading-free_card-all_limits = 要，和一般卡相同
card_city-reading-free_card-iron_rule = 不用，只看 5×5 和工業住宅不相鄰

card_city-ruling-develop = 一定要發展嗎？
card_city-ruling-develop-why = 規則是能發展就一定要，就算你不想。
card_city-reading-develop-forced = 要，直到不能再發展
card_city-reading-develop-optional = 不用，隨時可以停

card_city-ruling-price = 工業的價格怎麼算？
card_city-ruling-price-why = 看這是你城裡的第幾張工業，之前蓋的也算。
card_city-reading-price-by_city = 城裡所有的工業
card_city-reading-price-by_purchases = 只算買來的

card_city-ruling-empty = 哪些格子算空地？
card_city-ruling-empty-why = 城市一共 25 格，卡沒鋪到那麼遠也照算。
card_city-reading-empty-whole_square = 25 格裡沒蓋的都算
card_city-reading-empty-spanned = 只算卡片圍成的長方形裡的空格

card_city-ruling-deck = 牌庫的內容可以知道多少？
card_city-ruling-deck-why = 牌庫張數隨時可以數，蓋出來的卡也都看得到。
card_city-reading-deck-composition = 每種卡還剩幾張
card_city-reading-deck-count = 只知道總張數

card_city-ruling-parking = 停車場計入城市上限嗎？
card_city-ruling-parking-why = 上限算的是工業以外的卡，停車場不是工業。
card_city-reading-parking-counts = 計入
card_city-reading-parking-free = 不計入

card_city-ruling-solo_first = 單人遊戲第一輪抽到休憩怎麼辦？
card_city-ruling-solo_first-why = 開局 3 元付不起休憩，所以單人也重抽。
card_city-reading-solo_first-redraw = 換抽一張
card_city-reading-solo_first-keep = 留著

## 規則的簡稱（紀錄用）

card_city-rule-contact = 要貼著城市
card_city-rule-square = 5×5 的範圍
card_city-rule-limit = 城市上限
card_city-rule-residence_apart = 住宅不相鄰
card_city-rule-commerce_apart = 商業不相鄰
card_city-rule-industry_residence = 工業和住宅不相鄰
card_city-rule-leisure_cost = 休憩的費用
card_city-rule-must_build = 能蓋就一定要蓋
card_city-rule-no_district = 要放在區旁邊
card_city-rule-culture = 文化卡要足夠
card_city-rule-residences = 住宅區要足夠
card_city-rule-joins = 不能把兩個區連起來
card_city-rule-only_develop = 會發展的只有住宅和商業
card_city-rule-must_develop = 能發展就一定要發展
card_city-rule-buy_order = 購買的順序
card_city-rule-bought = 一輪只買一張工業
card_city-rule-price = 工業的價格
card_city-rule-choose_turn = 選牌的順序
card_city-rule-first_leisure = 第一輪沒有休憩

card_city-tiebreak-money = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比誰錢多，{ $figure } 元對 { $against } 元。
card_city-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：同分，錢也一樣多。

## 價格裡的數量

card_city-amount-money = { $count } 元

## 有人問起時，說出桌上的情況

card_city-fact-start = 起始玩家標誌在 { $seat } 那裡。
