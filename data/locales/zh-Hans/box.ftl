# 你的盒装版本：纸板上印的内容。

## 页面

app-box = 你的盒里印着什么
app-box-of = 你的盒装：{ $game }
app-box-lead = 你的盒装
app-box-lead-about = 手上的板块和 App 认定的不一样？在这里改
app-box-about = 规则没有写出板块、版图和卡牌上印的所有内容。你的盒装如果不同，请在这里改正。新开的桌会照此进行；已经开始的桌只会补上还不知道的内容。
app-box-nothing = 这款游戏没有需要从实物上查看的内容。
app-box-host-only = 只有主持人能打开盒装资料。
app-box-open = { $what }：{ $source }。点一下可更改
app-box-source-rules = 规则所写
app-box-source-inferred = 推断
app-box-source-assumed = 猜测
app-box-source-unknown = 还不知道
app-box-source-owner = 你的盒装
app-box-source-rules-about = 规则是这么写的。
app-box-source-inferred-about = 规则没有明写，但可以由规则推出。
app-box-source-assumed-about = 这只是猜测：规则没有写。请和实物核对。
app-box-source-unknown-about = 还没有人看过实物上印着什么。请录入你的盒装印了什么；在那之前 App 不会乱猜。
app-box-source-owner-about = 你已经和实物核对过。
app-box-rests = 这个答案是照猜测的样子判断的：{ AND($what) }。你的如果不一样，请到“你的盒装”更正。
app-box-guesses = { $count ->
    [0] 全部都确定了。
   *[other] 还有 { $count } 项只是猜测。
  }
app-box-known = 已知 { $known }/{ $total } 项
app-box-section = { $section }：{ app-box-known }。点一下展开或收起
app-box-forget = 清除
app-box-teach = 一次教会 App 你的盒子
app-box-teach-about = 一项接一项，全部大约一小时。随时可以跳过或停下。
app-box-teach-left = { $section }：还有 { $count } 项
app-box-next = 记下来，下一项
app-box-skip = 跳过
app-box-skip-section = 跳过“{ $section }”
app-box-teach-stop = 先到这里
app-box-yes = 没错，我的也一样
app-box-save = 就照这样
app-box-reset = 重置
app-box-reset-all = 全部重置
app-box-carry = 导出或导入
app-box-carry-about = 你在盒装里录入的一切，导出成一个文件：给另一台设备，或给拥有同一版本的朋友。
app-box-export = 导出文件
app-box-import = 导入文件
app-box-imported = { $count ->
    [0] 文件里没有这盒的内容。
   *[other] 已导入 { $count } 项。
  }
app-box-wrong = 这样不行：{ box-why }。
app-box-fits = 这样可以。

## 绘制

app-box-draw-tile = 点出板块占的格子。
app-box-draw-tile-cycle = 点出板块占的格子；再点一下可更换该格的功能。
app-box-draw-board = 先选要画的内容，再点格子。
app-box-draw-cubes = 点一下加一个方块；点已有的方块可拿掉。
app-box-square = 第 { $column } 列第 { $row } 行：{ $what }
app-box-no-square = 没有格子
app-box-shape = 形状 { $number }/{ $total }
app-box-shape-add = 再加一种形状
app-box-shape-remove = 去掉这种形状
app-box-brush = 画笔：{ $what }
app-box-wider = 多一列
app-box-narrower = 少一列
app-box-higher = 多一行
app-box-lower = 少一行
app-box-size = { $columns } × { $rows } 格
app-box-cube-add = 加上：{ $what }
app-box-cube-take = 拿掉：{ $what }
app-box-no-cubes = 无
app-box-more = 多 { $by }
app-box-fewer = 少 { $by }
app-box-more-of = { $what }多 { $by }
app-box-fewer-of = { $what }少 { $by }
app-box-picture = { $what }的图样：{ $shows }
app-box-part = { $name }：{ $what }
app-box-then = { $one }；{ $more }
app-box-row = 第 { $row } 行：{ $what }
app-box-run = { $count ->
    [1] 第 { $first } 格{ $what }
   *[other] 第 { $first } 到 { $last } 格{ $what }
  }
app-box-no-words = 没有文字
app-box-draw-ground = 点出这一格是什么地形，以及上面还印了什么。
app-box-draw-hexes = 先选要画的内容，再点六边格。地图会随着你画而变大。
app-box-hex = 六边格 { $at }：{ $what }
app-box-no-hex = 空格
app-box-words = 简短写下来
app-box-say-first = 点出你的实物上印的内容。

## 在桌上询问

app-box-ask-kept = 已记住，这一桌和以后都适用。
app-box-ask-unknown = 你的实物上印着什么？
app-box-keep = 记下来
app-box-later = 先不要
app-box-count-yourself = 自己记
app-box-our-number = 编号是 App 自己编的，纸板上没有。
app-not-final = 还不是最终结果：{ $count } 项还没输入
app-not-final-about = 靠它们得的分先算 0。点一项来输入，也可以先不管。
app-box-enter = 输入
app-box-track-all = 全部自己记：{ $section }
app-box-tracked = 这桌自己记的
app-box-ask-again = 再询问：{ $what }
app-box-more-parts = 更多
app-box-stay-empty = 没输入就当作没有：{ AND($what, most: 9) }

app-box-drawn-as = 猜测：{ $what }。
app-box-same-as-yours = 和你的一样吗？
app-box-same = 一样
app-box-differs = 不同
app-box-differs-about = 不同：照你的纸板修改
app-box-pieces = { $count } 件
app-box-unread = 还没看过：{ $what }
app-box-check-piece = 核对你的纸板：{ $what }
app-box-guessed = 这是猜测的
app-box-guessed-about = 规则没有写。和你的纸板不同的地方，请改过来。
app-box-on-board = { $what }，放在一小块版图上
app-box-fact-named = { $name }：{ $what }
app-box-fact-shape = { $room ->
    [row] { $count ->
        [1] 1 格
       *[other] { $count } 格一排
      }
    [block] { $count } 格，{ $columns } × { $rows }
   *[corner] { $count } 格，有转角
  }
app-box-fact-outline = 形状
app-box-fact-square = { $total ->
    [1] 功能
   *[other] 第 { $number } 格（共 { $total } 格）
  }
app-box-fact-columns = 列数
app-box-fact-rows = 行数
app-box-fact-squares = 各格
app-box-draw-it = 画别的形状
app-box-turn = 旋转
app-box-table-stays = 已记住，下一桌起使用。这一桌维持原样：你的纸板上没有的格子，现在放着东西。
app-box-table-differs = 已记住。已经放好的维持原样：{ $why }

## 游戏前的核对

app-box-check = 现在核对我的盒装
app-box-check-lead = { $count } 项内容是猜测的，核对约 { $minutes } 分钟。不核对也行，玩的时候再问。
app-box-check-about = 把每张图和你的纸板比一比。不同的就点一下，其余的按一次“一样”就好。
app-box-check-left = { $count ->
    [0] 全部核对过了。
   *[other] 还有 { $count } 项要核对
  }
app-box-check-all = 全部和图一样
app-box-check-open = { $what }：{ $shows }。核对
app-box-check-done = { $what }：{ $shows }。已核对
app-box-check-kept = 已记住 { $count } 项，以后每一桌都用。

## 看错的内容

app-misread = 有一项看错了
app-misread-which = 哪一项看错了？
app-misread-see = 看看会改变什么
app-misread-changes = 会改变的地方
app-misread-none = 桌上其他都不变。
app-misread-table = 整桌
app-misread-was = { $what }原本是 { $before }。
app-misread-odd = 无法照原样重来，请大家商量
app-misread-back = 再改一下
app-misread-take = 更正

## 命令

cli-help-box = 你的盒里印着什么：查看、更改、存成文件或读取文件
cli-help-box-game = 游戏代号，例如 small_city
cli-help-box-export = 把你对这盒游戏说过的内容存到这个文件
cli-help-box-import = 采用这种文件里的内容
cli-help-box-set = 说明印着什么：项目名称和文字，写法如所列
cli-help-box-reset = 重置一项
cli-box-entry = { $name }：{ $value }（{ $source }）
cli-box-no-game = 没有“{ $game }”这款游戏。现有的游戏：{ AND($games) }。
cli-box-set-form = 请写成“名称=文字”，例如 promise-7=12。
cli-box-taken = { $count ->
    [0] 文件里没有这盒的内容。
   *[other] 已导入 { $count } 项。
  }
