# 首页、开局、设置、历史、规则书。

app-title = 桌游伙伴

## 时间

app-date = { $year } 年 { $month } 月 { $day } 日
app-date-time = { $date } { $time }
app-minutes-ago = { $minutes ->
    [0] 刚刚
   *[other] { $minutes } 分钟前
  }
app-today = 今天 { $time }
app-yesterday = 昨天 { $time }

## 首页

app-what-this-is = 跟着你们桌上的游戏走：懂规则，会算分。
app-asks-may = 这里能放吗？
app-answers-may = 点一下那格。放不了的话，会告诉你为什么、是哪条规则。
app-asks-now = 现在该做什么？
app-answers-now = 轮到谁、还剩什么没做，一眼就能看到。
app-asks-won = 谁赢了？
app-answers-won = 分数全替你们算好，每一分怎么来的都列给你看。
app-see-sample = 看看示例牌桌
app-see-sample-about = 开成新的一桌，正玩到一半。
app-sample-invented = 卡牌和板块上的内容是为这个示例虚构的。
app-sample-seats = { $count } 人
app-sample-broken = 示例牌桌跟这个版本对不上。

app-stumbled-card = 这一桌出了问题，目前的局面显示不出来。点进去可以撤销上一步、更正画面，或把记录存下来。
app-stumbled-table = 这一桌出了问题。什么都没有丢：你可以撤销上一步、更正不对的地方，或把记录存下来，先不用 App 继续玩。
app-stumbled-part = 这一部分现在显示不出来。
app-stumbled-tap = 出了问题，刚才那一下什么都没有改变。
app-stumbled-page = 这一页出了问题，显示不出来。什么都没有丢，其他页面都正常。
app-store-away = 现在连不上数据库。存好的都还在；等连上了，这一页会自己回来。
app-stumbled-record = 这一局后面的内容显示不出来。上面列出的结果不变，记录也都还在。
app-take-back = 撤销上一步
app-take-back-short = 撤销上一步
app-save-record = 把记录存下来
app-try-again = 再试一次

app-turn-of-all = 大家同时进行
app-trial-sample = 示例
app-trial-lesson = 教学
app-on-the-table = 进行中
app-go-on-with = 继续{ $game }：{ AND($seats, most: 8) }
app-table-menu = 这桌{ $game }的更多选项
app-file-away = 结束，存进历史
app-delete = 删除
app-delete-for-good = 删了就找不回来：这一桌和全部记录都会消失。
app-delete-now = 确认删除
app-new-table = 新开一桌
app-games = 游戏
app-only-score = 只算分
app-only-score-about = 没用 App 玩？把最后的局面摆进来，直接看总分。
app-history = 历史
app-history-about = 玩过的游戏，谁赢了几次
app-rules = 规则
app-rules-about = 查规则
app-settings = 设置
app-no-such-game = 这里没有这个游戏。

## 开局

app-mode-play = 边玩边用
app-mode-score = 只算分
app-mode-play-about = 玩的时候开着：能做什么、还剩什么都会告诉你，分数也替你们算。
app-mode-score-about = 已经玩完了：照着桌面摆好，马上算出分数。
app-who-plays = 谁来玩？
app-player = 玩家 { $number }
app-clockwise = 按座位顺时针排。
app-add-player = 加一位
app-seat-person = { $name } 来玩
app-as-last-time = 跟上次一样
app-colour-of = { $name }：{ $shape }。换颜色
app-shape-teal = 蓝绿色圆形
app-shape-amber = 琥珀色三角形
app-shape-rose = 玫红色方形
app-shape-indigo = 靛蓝色星形
app-shape-lime = 青柠色六边形
app-shape-orange = 橙色心形
app-shape-violet = 紫色五边形
app-shape-slate = 灰色菱形
app-shape-brown = 棕色盾形
app-shape-sky = 蓝色水滴
app-shape-red = 红色闪电
app-shape-ink = 墨色云朵
app-shape-swap = { $shape }，跟玩家 { $number } 交换
app-sit-earlier = { $name } 往前挪一个座位
app-take-off = { $name } 不玩
app-table-full = 坐满了，最多 { $most } 位。先请一位离座。
app-name-too-long = 名字最多 40 个字
app-same-name = 有两位都叫 { $name }。加个字，大家才分得清。
app-who-starts = 谁先开始？
card_city-setup-start = 最常往小镇跑的人先。没人算得上？那就随机。
app-anybody = 随机
app-out-of-the-box = 从盒子里拿出来
app-house-rules = 房规
app-house-rules-about = { $changed ->
    [0] 规则没说清的地方，先按我们的建议
   *[other] 有 { $changed } 条按你们的玩法
  }
app-default-reading = 建议
app-begin = 开始
app-begin-score = 开始算分
app-setup-refused = 这样开不了局：{ $why }

## 设置

app-language = 简体中文
app-languages = 语言
app-look = 外观
app-theme-system = 跟随设备
app-theme-light = 浅色
app-theme-dark = 深色
app-text-size = 字号
app-size-100 = 标准
app-size-125 = 大
app-size-150 = 特大
app-size-200 = 最大
app-size-example = 住宅和工业绝不相邻。第一张工业要 5 元。
app-about = 关于
app-kept-in = 你们的记录都存在这台设备的这个文件夹：
app-alone-installed = 你们的记录只存在这台设备上，在 App 自己的文件夹里。卸载 App，记录就会一起删掉；想留住的，请先导出。
app-alone-kept = 你们的记录只存在这台设备的这个浏览器里。清除这个网站的数据，记录就会一起删掉；想留住的，请先导出。
app-alone-unkept = 这个浏览器不会替这一页保存任何东西：关掉页面，所有记录就没了。请改用 https、不要用无痕窗口，或者把牌局导出。
app-alone-promised = 这个浏览器答应不会自行清除。
app-alone-unpromised = 空间不够时，这个浏览器可能自行清除这些记录。把这个 App 安装到主屏幕，或者把全部存成文件，就能防止丢失。
app-whole = 全部存成一个文件
app-whole-about = 进行中和结束的牌局、玩家、盒子和设置都在里面。请时不时存一份到这个浏览器以外的地方。
app-whole-save = 全部存成文件
app-whole-due = 有 { $games } 局玩完的游戏只存在这个浏览器里。全部存成文件，浏览器清空了也还在。
app-whole-take = 从文件导入全部数据
app-whole-found = 这个文件里有 { $tables } 桌。现在这里的一切都会换成文件里的内容。
app-whole-replace = 全部换掉
app-whole-waits = 下次启动起，一切都和文件里一样。请现在重新加载这一页。
app-version = 桌游伙伴 { $version }
app-licences = 字体：Roboto（Apache License 2.0）、Noto Sans（SIL Open Font License 1.1）

## 历史

app-tab-games = 游戏
app-tab-people = 玩家
app-reading = 稍等……
app-no-history = 还没有玩完的游戏。玩完一局就会出现在这里。
app-to-the-tables = 回到牌桌
app-older = 更早的游戏
app-everybody-again = 只看 { $name }。改看所有人
app-look-at-table = { $game }，{ $when }
app-won = 获胜
app-plays = { $count } 局
app-wins-of = { $plays } 局赢了 { $wins } 局
app-game-record = { $game }：最佳 { $best } 分，平均 { $mean } 分
app-game-record-uncounted = { $game }：{ $count } 局
app-tables-of = { $name } 的游戏
app-export = 导出历史
app-export-about = 所有玩完的游戏，存成一个文件。
app-export-csv = 表格软件用（CSV）
app-export-json = 其他程序用（JSON）
app-export-zip = 连同笔记与照片（ZIP）

## 玩完的一桌

app-outcome = { $count ->
    [1] { AND($winners) } 获胜
   *[other] { AND($winners, most: 8) } 并列第一
  }
app-outcome-alone = { $name } 得 { $points } 分
app-outcome-together = { $won ->
    [yes] { $count ->
        [1] { AND($names) } 获胜
       *[other] { AND($names, most: 8) } 一起获胜
    }
   *[no] { $count ->
        [1] { AND($names) } 落败
       *[other] { AND($names, most: 8) } 一起落败
    }
  }
app-took = { $minutes ->
    [0] 不到一分钟
   *[other] 玩了 { $minutes } 分钟
  }
app-total = 总分
app-line-of = { $what }：{ $line }
app-place-column = 名次
app-record-broken = 这个版本读不了这桌的过程，但结果还在。
app-record-barred = 这一局的经过没法读取：它的文件不见了，或者打不开。结果不受影响。在主持人的电脑上运行 companion doctor 可以知道原因。
app-replay = 回放
app-replay-at = 第 { $step } 步，共 { $steps } 步
app-replay-back = 上一步
app-replay-on = 下一步
app-before-first = 第一步之前
app-log = 记录
app-whole-log = 全部 { $count } 条
app-log-allowed = 全桌同意
app-open-again = 重新打开
app-bg-stats = 交给 BG Stats
app-bg-stats-about = 在装了 BG Stats 的手机上打开这个链接：

## 规则书

app-rules-of = { $game }规则

## 首页上的通知

history-table-unreadable = 这个版本打不开牌局 { $table }（{ $why }）。文件原封未动。
