# 关于这桌的状况、记录和合法动作的回答。

asked-no-log = 这里没有这桌的记录：文件只记下目前的状况。
asked-no-seat = 你在这桌没有座位，不知道你指的是哪个回合。请说出人名再问。
asked-nothing-yet = 这桌还没有记下任何动作。
asked-nothing-of = { $seat } 在这桌还没有做过任何事。
asked-nothing-since = { $seat } 上次行动之后，什么事都还没发生。
asked-earlier = 更早的 { $count } 条记录没有列在这里。
asked-unknowable = 这还没人知道，我也不知道：骰子、牌和大家的决定都还没定。
asked-elsewhere = 这和这张桌子无关，我不知道。
asked-no-such-person = 这张桌上没有人叫“{ $name }”。在座的是 { AND($seats) }。
asked-who-asks = 我不知道你是哪一位。请直接问名字：{ AND($seats) }。
asked-nothing-there = { $seat } 的版图上，{ $at } 没有东西。
asked-holds = 是。
asked-holds-not = 不是。
asked-category = { $seat }，{ $thing }：{ $points } 分。
asked-options = { $count ->
    [0] { $seat } 现在没有可做的动作。
    [1] { $seat } 现在只能这么做：
   *[other] { $seat } 现在可以这么做：
  }
asked-option-price = { $what }，付 { AND($parts) }
asked-option-logged = 照记录这样做：“{ $what }”
asked-option-ways = { $what }（{ $count } 种做法）
asked-option-places = { $what }（{ $count ->
    [1] 只有 { AND($places) }
   *[other] { $count } 个地方，例如 { AND($places) }
  }）
asked-more-options = 另外还有 { $count } 类动作可以做。
asked-hints-off = 这桌关闭了提示。开桌的人可以开启：菜单里的“更改名字、颜色和提示”。
asked-no-hint = 看不出现在什么动作能让 { $seat } 得最多分。
asked-all-alike = { $all ->
    [yes] { "" }
   *[no] 试过的
  }每个动作都一样，分数马上变化 { SIGNED($points) }。
asked-none-adds = { $all ->
    [yes] 现在没有动作能马上加分。
   *[no] 试过的动作都不能马上加分。
  }
asked-brings = { $place ->
    [first] 马上得最多分的动作
    [tried] 试过的动作里得最多分的
    [same] 一样多分
   *[next] 其次
  }，{ SIGNED($points) }：{ $what }
asked-tried = 在 { $of } 种合法的动作中试了 { $count } 种，每一类都试过。
asked-unknown-moves = 有 { $count } 种动作没有算：还没有人知道会翻出什么。

app-hints = 提示
app-hints-about = 有人问“现在怎么做得分最多”时，要不要回答
app-hints-nobody = 都不给
app-hints-everybody = 所有人
