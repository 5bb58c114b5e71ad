# 别处记下的游戏，带进历史之前说的话。

plays-empty = 文件里什么也没有。
plays-no-text = 这不是文字，也不是认得的游戏记录。需要的是 BG Stats 导出的 JSON，或存成 CSV 的表格。
plays-no-rows = 这里没有表格的行：第一行应是列名，下面至少再有一行，并且不止一列。
plays-not-bg-stats = 这份 JSON 不是 BG Stats 导出的：里面没有游戏和对局的列表。
plays-broken-json = 这份 JSON 中断或损坏了：{ $why }
plays-no-column = 没有“{ $name }”这一列。有的是：{ $columns }
plays-no-role = 列的内容没有“{ $name }”这种，只能是：{ $roles }
plays-role = { $role ->
    [date] 哪一天
    [game] 哪个游戏
    [variant] 游戏叫什么
    [person] 谁
    [points] 分数
    [rank] 名次
    [won] 谁赢了
    [where] 在哪里
    [minutes] 几分钟
    [note] 备注
    [expansions] 扩展
    [tags] 标签
    [rating] 评分
    [teacher] 谁教的
    [table] 区分每一局的编号
    [ended] 何时结束
    [points_of] 这个人的分数
   *[ignored] 用不到
  }
plays-lacking = 没有哪一列说明{ $role ->
    [date] 是哪一天。
    [game] 是哪个游戏。
   *[person] 有谁在场。
  }
plays-file = { $file }：{ $count } 局
plays-known = 其中 { $count } 局这里已经有了。
plays-would = { $count ->
    [0] 不会有新的进来。
   *[other] 会有 { $count } 局进来。
  }
plays-taken = { $count ->
    [0] 没有新的进来。
   *[other] { $count } 局已经进来。
  }
plays-left-out = 有 { $count } 局没收：{ $why ->
    [date] 读不出日期
    [game] 没说是哪个游戏
    [people] 没有人在场
    [many] 超过 12 个人
    [ignored] 在那边标了不计
    [beyond] 超出一次能收的数目
   *[form] 形式不对
  }（编号：{ AND($numbers, most: 5) }）。
plays-foreign = { $form ->
    [excel] 这是 Excel 工作簿。请在 Excel 选“另存为”，格式选“CSV UTF-8”，再导入那个文件。
    [opendocument] 这是 OpenDocument 文件。请在 LibreOffice 选“另存为”，格式选“Text CSV”，再导入那个文件。
    [numbers] 这是 Numbers 表格。请在 Numbers 选“导出为”“CSV”，再导入那个文件。
    [html] 这是网页。请把里面的表格贴到表格软件，存成 CSV，再导入那个文件。
    [pdf] 这是 PDF。请把里面的表格贴到表格软件，存成 CSV，再导入那个文件。
    [zip] 这是 ZIP 压缩包。请先解压，再导入里面的 CSV 或 JSON 文件。
   *[xml] 这是 XML。请用表格软件打开，存成 CSV，再导入那个文件。
  }
plays-number = { $kind ->
    [whole] “{ $example }”是 { $value }。
   *[broken] “{ $example }”介于 { $value } 和 { $next } 之间。
  }
plays-dash = { $dash ->
    [away] “-”表示：不在场。
   *[there] “-”表示：在场，但没有分数。
  }
plays-other-reading = 如果不对，请用 { $option }：{ $reading }
plays-stopped = 已停止。有 { $count } 局没有导入，已导入的都完整。
plays-expansions = 扩展：{ AND($names) }
plays-tags = 标签：{ AND($names) }
plays-rating = 评分：{ $rating } 分（满分 { $best } 分）
plays-teacher = 教学：{ $name }
plays-starters = 起始玩家：{ AND($names) }

app-bring-games = 导入记录
app-bring-games-where = 导入别处的记录
app-bring-games-about = 以前记下的游戏也能导入：BG Stats 导出的 JSON，或存成 CSV 的表格。先看看里面有什么再决定；这里已经有的不会重复。
app-bring-games-host-only = 只有主持人能导入记录。
app-bring-games-pick = 选择文件
app-bring-games-another = 换一个文件
app-bring-games-found = { $count } 局，{ $games } 种游戏，{ $people } 个人
app-bring-games-none = 里面没有能导入的游戏。
app-bring-games-samples = 导入后的样子
app-bring-games-columns = 列
app-bring-games-columns-about = 这是猜的，不对就点一下。
app-bring-games-dates = 日期
app-bring-games-days = { $days ->
    [dmy] 日、月、年
    [mdy] 月、日、年
   *[ymd] 年、月、日
  }
app-bring-games-take = 导入 { $count } 局
app-bring-games-look = 看看历史
app-bring-games-back = 撤销这次导入
app-bring-games-numbers = 数字
app-bring-games-numbers-about = 这个文件里有数字可以有两种读法，不对就点一下。
app-bring-games-dash = 横线
app-bring-games-stop = 停止
app-bring-games-step = { $step ->
    [reading] 正在读取文件
    [comparing] 正在找出这里已经有的
   *[bringing] 正在导入游戏
  }
app-bring-games-of = { $done } / { $total }
app-bring-games-stopped = 已停止，什么也没有导入。
app-bring-games-rest = 导入剩下的 { $count } 局
