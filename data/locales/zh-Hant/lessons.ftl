# 教學：每個遊戲帶你玩第一輪。

app-learn = 學著玩
app-learn-about = 一步一步帶你玩第一輪
app-learn-game = 學玩{ $game }：帶你玩第一輪
app-lesson-broken = 這份教學和目前的版本不合。
app-lesson-step = 第 { $number } 步，共 { $count } 步
app-lesson-quote = 「{ $sentence }」
app-lesson-why = 為什麼？{ $sentence }打開規則：{ $section }
app-lesson-show = 指給我看
app-lesson-do = 幫我做
app-lesson-leave = 離開教學
app-lesson-others = 接下來輪到 { $name }。
app-lesson-go-on = 繼續
app-lesson-astray = 你走了自己的路，規則也允許。
app-lesson-back = 回到教學
app-lesson-alone = 自己玩下去
app-lesson-play-on = 接著玩
app-lesson-put-away = 收掉這一桌
