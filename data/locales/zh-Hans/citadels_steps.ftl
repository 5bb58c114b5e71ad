# 富饶之城：手上要做的事，一步一步来。

citadels-step-setup_hand = 建筑牌洗匀，面朝下放成牌堆。每人抽 { $cards } 张，拿 { $gold } 枚金币。
citadels-step-setup_crown = { $crown } 拿皇冠。
citadels-step-setup_assassin = 杀手收回盒子不用。

citadels-step-shuffle = { $crown } 把 { $characters } 张角色牌洗匀。
citadels-step-face_up = { $up ->
    [1] 翻开 1 张放一边。翻到皇帝就换一张，再把皇帝洗回去。
   *[other] 翻开 { $up } 张放一边。翻到皇帝就换一张，再把皇帝洗回去。
  }
citadels-step-face_down = 再拿 1 张扣着放，谁也不看。
citadels-step-hand_over = { $crown } 拿起剩下的 { $around } 张。
citadels-step-keep_one = 暗中留 1 张，其余传给左边。大家都这样。
citadels-step-last_of_two = { $last } 拿到 2 张：留一张，另一张扣着放下。
citadels-step-seventh = { $last } 把传来的那张和扣着的那张一起拿来看，留一张，另一张再扣着放回去。
citadels-step-two_keep = { $who } 暗中留 1 张，把 { $passed } 张传给 { $other }。
citadels-step-two_lay = { $who } 留 1 张、扣下 1 张，把 { $passed } 张传给 { $other }。
citadels-step-two_lay_again = { $who } 再留 1 张、扣下 1 张，把 { $passed } 张传给 { $other }。
citadels-step-two_last = { $who } 再留 1 张，最后 1 张扣下。
citadels-step-three_keep = 第一圈：暗中留 1 张，其余传给左边。
citadels-step-three_again = 第二圈：每人再留 1 张，一共 2 张。
citadels-step-three_last = 最后一张扣着放下。

citadels-step-show = 你是{ $role }吗？亮出角色牌。
citadels-step-hand_gold = 当{ $role }的人，先把金币全部交给 { $thief }。

citadels-step-take_crown = { $seat } 拿皇冠。
citadels-step-take_gold = 行动：从银行拿 { $gold } 枚金币，或者抽牌。
citadels-step-take_cards = { $look ->
    [1] 抽牌：拿牌堆的最后一张。
   *[other] { $keep ->
        [1] 抽牌：看牌堆顶的 { $look } 张，留 1 张，其余放到牌堆底。
       *[other] { $look ->
            [2] 抽牌：拿牌堆顶的 { $look } 张，两张都留。
           *[other] { $keep ->
                [2] 抽牌：看牌堆顶的 { $look } 张，留 { $keep } 张，其余放到牌堆底。
               *[other] 抽牌：拿牌堆顶的 { $look } 张，全部留下。
              }
          }
      }
  }
citadels-step-merchant = 行动时多拿 { $gold } 枚金币。
citadels-step-architect = 行动时多抽 { $cards } 张牌，都留下。
citadels-step-build = 要建造：把牌放进城市，造价付给银行。
citadels-step-put_away = 回合结束后，角色牌放到桌子中间。

citadels-step-graveyard = 要收回这张牌，付给银行 1 枚金币。
