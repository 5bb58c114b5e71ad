# 现在可以做的动作，一行一个，点了就做：每种动作都是对读的人说的话。
# 没有 _any 的是一个动作；有 _any 的代表同类的所有动作。

citadels-offer-deal = 洗角色牌，翻开{ AND($roles) }放一边
citadels-offer-deal_any = 洗角色牌，填入翻开放一边的角色
citadels-offer-deal_none = 洗角色牌
citadels-offer-deal_none_any = { citadels-offer-deal_none }
citadels-offer-pick = 选{ $role }
citadels-offer-pick_aside = 选{ $role }，再扣下一张放到旁边
citadels-offer-pick_aside_any = { citadels-offer-pick_aside }
citadels-offer-answer = 填入{ $role }是 { $seat }
citadels-offer-answer_any = 填入谁是{ $role }
citadels-offer-answer_robbed = { citadels-offer-answer }
citadels-offer-answer_robbed_any = { citadels-offer-answer_any }
citadels-offer-answer_nobody = 填入没有人是{ $role }
citadels-offer-take = 拿 { $gold } 枚金币{ $cards ->
    [0] { "" }
   *[other] 和 { $cards } 张牌
  }
citadels-offer-draw = 抽 { $drawn } 张牌，留下 { $kept } 张
citadels-offer-income = 从建筑收入 { $gold } 枚金币
citadels-offer-kill = 杀{ $named }
citadels-offer-rob = 偷{ $named }
citadels-offer-swap = 和 { $other } 交换手牌
citadels-offer-exchange = 和牌堆换 { $count } 张牌
citadels-offer-exchange_any = 和牌堆换牌
citadels-offer-build = 建{ $district }
citadels-offer-destroy = 拆 { $owner } 的{ $district }
citadels-offer-destroy_any = 拆别人城里的{ $district }
citadels-offer-destroy_own = 拆自己城里的{ $district }
citadels-offer-laboratory = 用实验室弃一张牌，换 { $gold } 枚金币
citadels-offer-laboratory_any = { citadels-offer-laboratory }
citadels-offer-workshop = 用工场付 { $gold } 枚金币，抽 { $cards } 张牌
citadels-offer-rescue = 付 { $gold } 枚金币，从墓地收回{ $district }
citadels-offer-decline = 不收回{ $district }
citadels-offer-end = 结束回合
