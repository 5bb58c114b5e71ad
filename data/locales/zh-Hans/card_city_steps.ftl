# 小卡之城：手上要做的事，一步一步来。

card_city-step-setup_deck = { $seats ->
    [1] 拿 { $R } 张 R、{ $I } 张 I、{ $P } 张 P、{ $C } 张 C、{ $L } 张 L，
   *[other] 每位玩家拿 { $R } 张 R、{ $I } 张 I、{ $P } 张 P、{ $C } 张 C、{ $L } 张 L，全部
  }洗成一叠 { $deck } 张的牌库。剩下的按种类摆好，就是供应区。
card_city-step-setup_start = { $seats ->
    [1] 拿一张市政厅和 { $money } 元。
   *[other] 每人拿一张市政厅和 { $money } 元。{ $start } 拿起始玩家标记。
  }

card_city-step-draw = { $start } 从牌库抽 { $cards } 张，每人 { $each } 张，不给别人看。
card_city-step-draw_first = { $start } 从牌库抽 { $cards } 张，每人 { $each } 张，不给别人看。抽到休闲先换掉。
card_city-step-redraw = 休闲先放一旁，换抽一张，换到没有为止，再把休闲洗回牌库。
card_city-step-lots = { $divider } 分成两堆：明牌堆 { $open } 张都翻开；另一堆 { $up } 张翻开、{ $down } 张扣着。
card_city-step-choose = { $chooser } 选一堆。选明牌堆：剩下的由 { $divider } 再分。选另一堆：{ $divider } 拿明牌 { $open } 张，轮到 { $chooser } 分。
card_city-step-choose_last = { $chooser } 选一堆，{ $divider } 拿另一堆：每人 { $open } 张。
card_city-step-two_each = 最后每人正好 { $each } 张，这一轮就建这些。
card_city-step-draw_alone = 抽 { $draw } 张、留 { $keep } 张，另一张放到牌库底。
card_city-step-redraw_alone = 抽到休闲就换掉，再把休闲洗回牌库。
card_city-step-draw_last = 抽最后 { $keep } 张，都留下。

card_city-step-lay = 把两张卡放进城市，先后随你。
card_city-step-pay_leisure = 建休闲要付给银行 { $price } 元。
card_city-step-put_back = 建不了的卡放回{ $to }。
card_city-step-take_free = 每张免费卡都从供应区拿。
card_city-step-lay_free = 放在发展的区旁边。
card_city-step-collect_hall = 每人为市政厅从银行拿 { $money } 元。
card_city-step-collect_commerce = 每个商业区再按大小拿钱。
card_city-step-buy_in_turn = { $start } 先决定，再往左轮流。
card_city-step-buy_and_lay = 要买就付给银行，从供应区拿工业，马上放下。
card_city-step-pass_marker = 大家都决定后，起始玩家标记交给 { $next }。
