# 关于这桌的状况、记录和合法动作的回答。

asked-no-log = 这里没有这桌的记录：文件只记下目前的状况。
asked-no-seat = 你在这桌没有座位，不知道你指的是哪个回合。请说出人名再问。
asked-nothing-yet = 这桌还没有记下任何动作。
asked-nothing-of = { $seat } 在这桌还没有做过任何事。
asked-nothing-since = { $seat } 上次行动之后，什么事都还没发生。
asked-earlier = 更早的 { $count } 条记录没有列在这里。
asked-category = { $seat }，{ $thing }：{ $points } 分。
asked-options = { $count ->
    [0] { $seat } 现在没有可做的动作。
   *[other] { $seat } 现在有 { $count } 种合法的动作，记录会这样写：
  }
asked-option = “{ $what }”
asked-option-like = “{ $what }”以及同类的 { $count } 种
asked-option-thing = { $thing }：{ $count } 种做法，例如“{ $what }”
asked-more-options = 另外还有 { $count } 类动作可以做。
asked-hints-off = 这桌关闭了提示。开桌的人可以开启：菜单里的“更改名字、颜色和提示”。
asked-no-hint = 看不出现在什么动作能让 { $seat } 得最多分。
asked-all-alike = 试过的每个动作都一样，分数马上变化 { SIGNED($points) }。
asked-brings = { $rank ->
    [1] 马上得最多分的动作
   *[other] 其次
  }，{ SIGNED($points) }：“{ $what }”
asked-brings-for = { $rank ->
    [1] 马上得最多分的动作
   *[other] 其次
  }，{ SIGNED($points) }，要付 { AND($parts) }：“{ $what }”
asked-tried = 在 { $of } 种合法的动作中试了 { $count } 种，每一类都试过。
asked-unknown-moves = 有 { $count } 种动作没有算：还没有人知道会翻出什么。

app-hints = 提示
app-hints-about = 有人问“现在怎么做得分最多”时，要不要回答
app-hints-nobody = 都不给
app-hints-everybody = 所有人
