# 富饒之城：手上要做的事，一步一步來。

citadels-step-setup_hand = 建築牌洗勻，面朝下放成牌庫。每人抽 { $cards } 張，拿 { $gold } 枚金幣。
citadels-step-setup_crown = { $crown } 拿皇冠。
citadels-step-setup_assassin = 殺手收回盒子不用。

citadels-step-shuffle = { $crown } 把 { $characters } 張角色牌洗勻。
citadels-step-face_up = { $up ->
    [1] 翻開 1 張放一邊。翻到皇帝就換一張，再把皇帝洗回去。
   *[other] 翻開 { $up } 張放一邊。翻到皇帝就換一張，再把皇帝洗回去。
  }
citadels-step-face_down = 再拿 1 張蓋著放，誰也不看。
citadels-step-hand_over = { $crown } 拿起剩下的 { $around } 張。
citadels-step-keep_one = 偷偷留 1 張，其餘傳給左邊。大家都這樣。
citadels-step-last_of_two = { $last } 拿到 2 張：留一張，另一張蓋著放下。
citadels-step-seventh = { $last } 把傳來的那張和蓋著的那張一起拿來看，留一張，另一張再蓋著放回去。
citadels-step-two_keep = { $who } 偷偷留 1 張，把 { $passed } 張傳給 { $other }。
citadels-step-two_lay = { $who } 留 1 張、蓋掉 1 張，把 { $passed } 張傳給 { $other }。
citadels-step-two_lay_again = { $who } 再留 1 張、蓋掉 1 張，把 { $passed } 張傳給 { $other }。
citadels-step-two_last = { $who } 再留 1 張，最後 1 張蓋掉。
citadels-step-three_keep = 第一圈：偷偷留 1 張，其餘傳給左邊。
citadels-step-three_again = 第二圈：每人再留 1 張，一共 2 張。
citadels-step-three_last = 最後一張蓋著放下。

citadels-step-show = 你是{ $role }嗎？亮出角色牌。
citadels-step-hand_gold = 當{ $role }的人，先把金幣全部交給 { $thief }。

citadels-step-take_crown = { $seat } 拿皇冠。
citadels-step-take_gold = 行動：從銀行拿 { $gold } 枚金幣，或者抽牌。
citadels-step-take_cards = { $look ->
    [1] 抽牌：拿牌庫的最後一張。
   *[other] { $keep ->
        [1] 抽牌：看牌庫頂的 { $look } 張，留 1 張，其餘放到牌庫底。
       *[other] { $look ->
            [2] 抽牌：拿牌庫頂的 { $look } 張，兩張都留。
           *[other] { $keep ->
                [2] 抽牌：看牌庫頂的 { $look } 張，留 { $keep } 張，其餘放到牌庫底。
               *[other] 抽牌：拿牌庫頂的 { $look } 張，全部留下。
              }
          }
      }
  }
citadels-step-merchant = 行動時多拿 { $gold } 枚金幣。
citadels-step-architect = 行動時多抽 { $cards } 張牌，都留下。
citadels-step-build = 要蓋建築：把牌放進城市，造價付給銀行。
citadels-step-put_away = 回合結束後，角色牌放到桌子中間。

citadels-step-graveyard = 要收回這張牌，付給銀行 1 枚金幣。
