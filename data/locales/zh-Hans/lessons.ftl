# 教学：每个游戏带你玩第一轮。

app-learn = 学着玩
app-learn-about = 一步一步带你玩第一轮
app-learn-game = 学玩{ $game }：带你玩第一轮
app-lesson-broken = 这份教学和当前版本不匹配。
app-lesson-step = 第 { $number } 步，共 { $count } 步
app-lesson-quote = “{ $sentence }”
app-lesson-why = 为什么？{ $sentence }打开规则：{ $section }
app-lesson-show = 指给我看
app-lesson-do = 帮我做
app-lesson-leave = 离开教学
app-lesson-others = 接下来轮到 { $name }。
app-lesson-go-on = 继续
app-lesson-astray = 你走了自己的路，规则也允许。
app-lesson-back = 回到教学
app-lesson-alone = 自己玩下去
app-lesson-play-on = 接着玩
app-lesson-put-away = 收起这一桌
