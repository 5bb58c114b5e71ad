# 小卡之城：手上要做的事，一步一步來。

card_city-step-setup_deck = { $seats ->
    [1] 拿 { $R } 張 R、{ $I } 張 I、{ $P } 張 P、{ $C } 張 C、{ $L } 張 L，
   *[other] 每位玩家拿 { $R } 張 R、{ $I } 張 I、{ $P } 張 P、{ $C } 張 C、{ $L } 張 L，全部
  }洗成一疊 { $deck } 張的牌庫。剩下的依種類擺好，就是供應區。
card_city-step-setup_start = { $seats ->
    [1] 拿一張市鎮廳和 { $money } 元。
   *[other] 每人拿一張市鎮廳和 { $money } 元。{ $start } 拿起始玩家標誌。
  }

card_city-step-draw = { $start } 從牌庫抽 { $cards } 張，每人 { $each } 張，不給別人看。
card_city-step-draw_first = { $start } 從牌庫抽 { $cards } 張，每人 { $each } 張，不給別人看。抽到休憩先換掉。
card_city-step-redraw = 休憩先放一旁，換抽一張，換到沒有為止，再把休憩洗回牌庫。
card_city-step-lots = { $divider } 分成兩疊：明牌疊 { $open } 張都翻開；另一疊 { $up } 張翻開、{ $down } 張蓋著。
card_city-step-choose = { $chooser } 選一疊。選明牌疊：剩下的由 { $divider } 再分。選另一疊：{ $divider } 拿明牌 { $open } 張，換 { $chooser } 分。
card_city-step-choose_last = { $chooser } 選一疊，{ $divider } 拿另一疊：每人 { $open } 張。
card_city-step-two_each = 最後每人剛好 { $each } 張，這輪就蓋這些。
card_city-step-draw_alone = 抽 { $draw } 張、留 { $keep } 張，另一張放到牌庫底。
card_city-step-redraw_alone = 抽到休憩就換掉，再把休憩洗回牌庫。
card_city-step-draw_last = 抽最後 { $keep } 張，都留下。

card_city-step-lay = 把兩張卡放進城市，先後隨你。
card_city-step-pay_leisure = 蓋休憩要付給銀行 { $price } 元。
card_city-step-put_back = 蓋不了的卡放回{ $to }。
card_city-step-take_free = 每張免費的卡都從供應區拿。
card_city-step-lay_free = 放在發展的區旁邊。
card_city-step-collect_hall = 每人為市鎮廳從銀行拿 { $money } 元。
card_city-step-collect_commerce = 每個商業區再依大小拿錢。
card_city-step-buy_in_turn = { $start } 先決定，再往左輪流。
card_city-step-buy_and_lay = 要買就付給銀行，從供應區拿工業，馬上放下。
card_city-step-pass_marker = 大家都決定後，起始玩家標誌交給 { $next }。
