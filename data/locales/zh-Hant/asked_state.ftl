# 關於這桌的狀況、紀錄和合法動作的回答。

asked-no-log = 這裡沒有這桌的紀錄：檔案只記下目前的狀況。
asked-no-seat = 你在這桌沒有座位，不知道你指的是哪個回合。請說出人名再問。
asked-nothing-yet = 這桌還沒有記下任何動作。
asked-nothing-of = { $seat } 在這桌還沒有做過任何事。
asked-nothing-since = { $seat } 上次行動之後，什麼事都還沒發生。
asked-earlier = 更早的 { $count } 筆紀錄沒有列在這裡。
asked-unknowable = 這還沒人知道，我也不知道：骰子、牌和大家的決定都還沒定。
asked-elsewhere = 這和這張桌子無關，我不知道。
asked-no-such-person = 這張桌上沒有人叫「{ $name }」。在座的是 { AND($seats) }。
asked-who-asks = 我不知道你是哪一位。請直接問名字：{ AND($seats) }。
asked-nothing-there = { $seat } 的版圖上，{ $at } 沒有東西。
asked-holds = 是。
asked-holds-not = 不是。
asked-category = { $seat }，{ $thing }：{ $points } 分。
asked-options = { $count ->
    [0] { $seat } 現在沒有可做的動作。
    [1] { $seat } 現在只能這麼做：
   *[other] { $seat } 現在可以這麼做：
  }
asked-option-price = { $what }，付 { AND($parts) }
asked-option-logged = 照紀錄這樣做：「{ $what }」
asked-option-ways = { $what }（{ $count } 種做法）
asked-option-places = { $what }（{ $count ->
    [1] 只有 { AND($places) }
   *[other] { $count } 個地方，例如 { AND($places) }
  }）
asked-more-options = 另外還有 { $count } 類動作可以做。
asked-hints-off = 這桌關閉了提示。開桌的人可以開啟：選單裡的「更改名字、顏色和提示」。
asked-no-hint = 看不出現在什麼動作能讓 { $seat } 得最多分。
asked-all-alike = { $all ->
    [yes] { "" }
   *[no] 試過的
  }每個動作都一樣，分數馬上變化 { SIGNED($points) }。
asked-none-adds = { $all ->
    [yes] 現在沒有動作能馬上加分。
   *[no] 試過的動作都不能馬上加分。
  }
asked-brings = { $place ->
    [first] 馬上得最多分的動作
    [tried] 試過的動作裡得最多分的
    [same] 一樣多分
   *[next] 其次
  }，{ SIGNED($points) }：{ $what }
asked-tried = 在 { $of } 種合法的動作中試了 { $count } 種，每一類都試過。
asked-unknown-moves = 有 { $count } 種動作沒有算：還沒有人知道會翻出什麼。

app-hints = 提示
app-hints-about = 有人問「現在怎麼做得分最多」時，要不要回答
app-hints-nobody = 都不給
app-hints-everybody = 所有人
