# 命令行说的话。

cli-score-final = 最终得分
cli-score-now = 如果现在结束
cli-open = 尚待确认：{ $text }
cli-warning = 注意：{ $text }
cli-check-legal = 可以
cli-check-refused = 不可以
cli-check-none = 这个文件里没有行动。
cli-check-more = ……还有 { $count } 个，加上 --json 会全部列出
cli-survey-legal = { $count ->
    [0] 没有可选的。
   *[other] { $count } 个可选：
  }
cli-replay-step = 第 { $step } 步之后，共 { $steps } 步
cli-replay-overruled = { $text }（全桌同意破例：{ AND($rules, most: 20) }。）
cli-history-none = 还没有玩完的游戏。
cli-history-together = { $won ->
    [yes] { $count ->
        [1] { $names }：获胜
       *[other] { $names }：一起获胜
    }
   *[no] { $count ->
        [1] { $names }：落败
       *[other] { $names }：一起落败
    }
 }
cli-export-failed = 无法写入。{ history-reason }
cli-doctor-home = { $path }：进行中 { $open } 桌，已结束 { $finished } 局。
cli-doctor-sound = 全部都能读取，没有需要修复的地方。
cli-doctor-would = 没有改动任何东西。加上 --repair 会尽量修复，并这样报告：
cli-doctor-repaired = 发现下面这些问题，能修的都修好了：
cli-doctor-aside = 这次或之前另外保留了 { $count } 个文件。丢失的内容可能只剩在里面，确定没有缺少什么之前，请先留着：
cli-doctor-astray = { $table } 的记录重新播放后对不上（{ $why }）；历史里的结果不会变。
cli-doctor-strays = 导入时应用中途结束，有 { $count } 局没有导入；已清除留下的地点和备注。请重新导入那个文件。
cli-doctor-unreadable = 没法复制文件夹来检查。{ history-reason }
cli-serve-address = 在这台电脑上打开 { $url }。
cli-serve-shared = 同一个网络里的其他设备请打开 { $url }，或扫描二维码。
cli-serve-public = 其他人请打开 { $url }，或扫描二维码。
cli-serve-others = 打不开的话，请试 { OR($urls) }
cli-serve-alone = 目前别的设备连不到：可能是只在本机监听，或这台电脑没有连上网络。
cli-serve-table = { $game }（{ AND($seats, most: 8) }）：扫码加入，或打开 { $url }，或输入 { $code }。
cli-serve-host = 用这个链接打开的浏览器会有主持人的权限，十分钟内有效，只能用一次：{ $url }
cli-serve-stop = 按 Ctrl-C 结束；每一步都已经存好。
server-port-busy = 端口 { NUMBER($port, useGrouping: 0) } 已经有别的程序在用。请用 --port 换一个。
server-host-unknown = { $host } 不是这台电脑的地址。不加 --host 时会监听所有地址；加上 --only-here 就只有这台电脑连得到。
serve-worker-store = 工作进程要和别的工作进程共用数据：请用 --store 指定数据库。
serve-homes-store = 用主机名区分的空间都在数据库里：请用 --store 指定数据库。
serve-homes-name = 用了 { "https://*" }，数据库里的每个空间就各用自己的主机名打开：请去掉 --home-name，或改填那个空间的网址。
cli-serve-homes = 每个网址都是一个独立的空间；用“companion link”加上网址，就能让一个浏览器成为主持人。按 Ctrl-C 结束；每一步都已经存好。
cli-serve-no-homes = 数据库里还没有空间有主机名：用“companion homes 名字 --at 主机名”指定，之后就找得到。按 Ctrl-C 结束。
cli-host-store = 这个命令只用在数据库里的空间：请用 --store 指定数据库。放在文件夹里的，启动时就会打印主持人链接。
cli-homes-store = 只有数据库里才有好几个空间：请用 --store 指定数据库。
cli-homes-which = 请说明是哪个空间：名字写在“homes”后面。
cli-homes-none = 数据库里还没有空间。
cli-homes-name = 空间
cli-homes-host = 主机名
cli-homes-open = 进行中
cli-homes-finished = 已结束
serve-public-url = 从外面没办法用 { $url } 打开程序。请填 https:// 加上主机名，后面不要接别的东西。

cli-help = 桌游的计分和规则帮手。不加命令就会启动并打开程序。
cli-help-help = 显示这段说明就结束
cli-help-host = 监听的地址；不指定时监听所有地址，手机才连得到
cli-help-only-here = 不让其他设备连进来
cli-help-port = 监听的端口；默认从 8550 起找第一个空闲的
cli-help-public-url = 前面有 HTTPS 代理服务器时，别人打开程序用的网址；填 https://* 就让数据库里的每个空间各用自己的主机名打开
cli-help-worker = 用这个名字当代理服务器后面的其中一个工作进程：日志给机器读、提供 /healthz 和 /metrics、结束前先让人离开
cli-help-no-browser = 不要打开浏览器
cli-help-window = 用独立的窗口打开，关掉窗口就结束
cli-window-none = 这台电脑上没有能开独立窗口的浏览器（Chromium、Chrome、Edge、Brave 或 Vivaldi），改用平时的浏览器打开。
cli-help-home = 存放游戏的文件夹
cli-help-store = 把游戏存放在这个 PostgreSQL 数据库，而不是文件夹，例如 postgresql://user@host/games；可由多台主机共用
cli-help-home-name = 这个数据库里的空间名称；默认是“home”
cli-help-homes = 列出数据库里的空间，或指定用哪个主机名打开某个空间
cli-help-homes-name = 哪个空间；不写就列出全部
cli-help-homes-new = 没有这个空间时就建立
cli-help-homes-at = 用哪个主机名打开，例如 club.example.org
cli-help-homes-nowhere = 不再用任何主机名打开
cli-help-homes-most = 最多可以同时有几桌在进行
cli-help-move = 把文件夹里的所有东西搬进 PostgreSQL 数据库，或搬回来
cli-help-move-to = 搬到哪里：还不存在的文件夹，或数据库的地址
cli-help-move-to-name = 那个数据库里的空间名称；默认是“home”
cli-moved =
    进行中的 { $open } 桌和已结束的 { $finished } 局，连同相关的一切，都搬到新地方了。原来的地方保持不变：请不要再从那里继续玩。
cli-help-lang = 文字的语言；默认按环境设置
cli-help-json = 以 JSON 回答，每行一个对象
cli-help-score = 计算局面文件或记录的分数
cli-help-check = 依次判定文件里的每个行动；可以的就执行
cli-help-check-move = 在文件的行动之后再判定一个行动：写在花括号里，照“check”打印的样子；可以写多次
cli-help-survey = 逐格说明能不能放、为什么不行
cli-help-replay = 显示记录走到某一步的样子
cli-help-history = 列出玩完的游戏
cli-help-export = 把全部历史转成其他程序能读的格式
cli-help-import = 从 BG Stats 导出文件或表格（CSV）导入游戏
cli-help-import-files = 文件
cli-help-import-column = 某一列的内容：date、game、variant、person、points、rank、won、where、minutes、note、table、ended、points_of 或 ignored；可以写多次
cli-help-import-dates = 年月日的顺序
cli-help-import-decimal = 像 1,234 这样有两种读法的数字，小数点用点还是逗号
cli-help-import-dash = 个人列里的“-”：在场但没有分数（there），或不在场（away）
cli-help-import-dry = 只说会导入什么
cli-help-doctor = 检查存档是否都完好
cli-help-ask = 回答规则问题，怎么问、用哪种语言都行
cli-help-ask-question = 你的问题，平时怎么说就怎么打
cli-help-ask-file = 要问的那一桌：局面文件或记录
cli-help-ask-seat = 谁在问（名字）；不写就只看大家都能看的
cli-help-files = 局面文件或记录
cli-help-seat = 谁的区域（名字）
cli-help-piece = 哪一种配件（游戏里的代号）
cli-help-to = 到第几步；默认到最后
cli-help-limit = 最多几条
cli-help-format = 格式：json、csv，或 BG Stats 的链接（bgstats）
cli-help-output = 要写入的文件；默认显示在终端
cli-help-host-link = 打印主持人链接，只能用一次；用在数据库里的空间
cli-help-host-address = 浏览器打开程序的网址，例如 https://night.example
cli-help-repair = 能修的就修好

cli-help-dev = 给制作游戏的人
cli-help-dev-texts = 列出一款游戏在各语言中还缺哪些消息
cli-dev-texts = { $locale }：{ $count ->
    [0] 没有缺少。
   *[other] 缺少 { $count } 条消息：
  }
cli-help-dev-try = 随机玩一款游戏，说出哪里对不上
cli-dev-try-whole = 没有发现问题：每一局都玩到结束，该说的每句话也都说得出来。
cli-dev-try-texts = { $locale } 缺 { $count } 条消息，第一条是 { $what }。全部清单：companion dev texts { $game }
cli-dev-try-section = 游戏引用 { $what } 这一节，但规则书没有这一节。
cli-dev-try-lesson = 教学无法读取。{ $why }
cli-dev-try-lesson-move = 教学中断：第 { $what } 步不合法。
cli-dev-try-lesson-why = 教学的理由 { $what } 不在规则书（{ $locale }）的 { $section } 这一节里。请引用完整的一句。
cli-dev-try-lead-gone = { $place }: [{ $phase }] 指到 { $what } 这一节，但规则书没有这一节。
cli-dev-try-leads = { $place }: [{ $what }]：{ $locale } 的问题和 leads 里的节，数目不一样。
cli-dev-try-lead = { $place }: 常见问题“{ $what }”找不到 { $section } 这一节，{ $count ->
    [0] 什么也找不到
   *[other] 只找到{ AND($found) }
  }。请用那一节的字来问，或把大家的问法写进 asked.toml。
cli-dev-try-referee = { $place }: 常见问题“{ $what }”没有对应的节，桌面也回答不了。
cli-dev-try-unsaid = 桌上会出现的一句话，{ $locale } 还没有：{ $what }。
cli-dev-try-stale = 示例 { $what } 和现在的游戏不符，请重新玩一份。{ $why }
cli-dev-try-file = 试玩桌面 { $what } 读不进来。{ $why }
cli-dev-try-sample = 示例 { $what } 已经结束。应为玩到一半的桌面。
cli-dev-try-broke = 游戏出错而中断。{ $what }
cli-dev-try-final = 已经没有人要行动，计分却还不是最终计分。
cli-dev-try-record = 把记录重玩一遍，得到的局面不一样。
cli-dev-try-said = 记录里有一行（{ $what }）说不完整：“{ $said }”
cli-dev-try-moves = 在 { $what } 阶段，合法行动不等于遵守所有规则的候选行动。
cli-dev-try-survey = { $what } 的查询说 { $target } 合法，裁决却说不合法。
cli-dev-try-typed = { $what } 阶段的局面打成文件再读回来，就不一样了。
cli-help-dev-new = 写出一款小游戏作为开头，自成一个软件包
cli-help-dev-new-name = 游戏代号：小写单词，用下划线相连
cli-help-dev-new-to = 要写到哪个文件夹；默认是当前位置下同名的文件夹
cli-help-dev-new-like = 从哪一款开始改：counting（数字）、dominoes（格子和板块）或 fruit（分阶段的卡牌）
cli-dev-new-name = “{ $name }”不能当游戏代号。应为用下划线相连的小写单词，例如 my_game。
cli-dev-new-taken = 已经有叫“{ $name }”的游戏或软件包。请换一个名字。
cli-dev-new-exists = { $folder } 已经存在，而且不是空的。什么都没有写入。
cli-dev-new-written = 已把 { $count } 个文件写到 { $folder }。接下来：
