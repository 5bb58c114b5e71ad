# 現在可以做的動作，一行一個，點了就做：每種動作都是對讀的人說的話。
# 沒有 _any 的是一個動作；有 _any 的代表同類的所有動作。

citadels-offer-deal = 洗角色牌，翻開{ AND($roles) }放一邊
citadels-offer-deal_any = 洗角色牌，填入翻開放一邊的角色
citadels-offer-deal_none = 洗角色牌
citadels-offer-deal_none_any = { citadels-offer-deal_none }
citadels-offer-pick = 選{ $role }
citadels-offer-pick_aside = 選{ $role }，再蓋著放一張到旁邊
citadels-offer-pick_aside_any = { citadels-offer-pick_aside }
citadels-offer-answer = 填入{ $role }是 { $seat }
citadels-offer-answer_any = 填入誰是{ $role }
citadels-offer-answer_robbed = { citadels-offer-answer }
citadels-offer-answer_robbed_any = { citadels-offer-answer_any }
citadels-offer-answer_nobody = 填入沒有人是{ $role }
citadels-offer-take = 拿 { $gold } 枚金幣{ $cards ->
    [0] { "" }
   *[other] 和 { $cards } 張牌
  }
citadels-offer-draw = 抽 { $drawn } 張牌，留下 { $kept } 張
citadels-offer-income = 從建築收入 { $gold } 枚金幣
citadels-offer-kill = 殺{ $named }
citadels-offer-rob = 偷{ $named }
citadels-offer-swap = 和 { $other } 交換手牌
citadels-offer-exchange = 和牌庫換 { $count } 張牌
citadels-offer-exchange_any = 和牌庫換牌
citadels-offer-build = 蓋{ $district }
citadels-offer-destroy = 拆 { $owner } 的{ $district }
citadels-offer-destroy_any = 拆別人城裡的{ $district }
citadels-offer-destroy_own = 拆自己城裡的{ $district }
citadels-offer-laboratory = 用實驗室棄一張牌，換 { $gold } 枚金幣
citadels-offer-laboratory_any = { citadels-offer-laboratory }
citadels-offer-workshop = 用工場付 { $gold } 枚金幣，抽 { $cards } 張牌
citadels-offer-rescue = 付 { $gold } 枚金幣，從墓地收回{ $district }
citadels-offer-decline = 不收回{ $district }
citadels-offer-end = 結束回合
