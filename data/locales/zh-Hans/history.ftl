# 关于保存的一切：文件夹、磁盘上的牌局、结束的游戏、玩家。

history-reason =
    { $reason ->
        [ENOSPC] 磁盘已满。
        [EDQUOT] 当前用户可用的磁盘空间已用完。
        [EFBIG] 文件超过这个磁盘允许的大小。
        [too-large] 文件会大到程序读不了。
        [EACCES] 当前用户没有写入权限，请改用文件夹所有者的账号启动程序。
        [EPERM] 当前用户没有写入权限，请改用文件夹所有者的账号启动程序。
        [EROFS] 这个磁盘只能读取。
        [ENOENT] 它不见了。
        [EISDIR] 文件的位置上是一个文件夹，请把它移走。
        [ELOOP] 文件的位置上是一个链接，请把它移走。
        [EINVAL] 文件的位置上是别的东西，不是文件，请把它移走。
        [ENOTDIR] 路径中有一段是文件，不是文件夹。
        [EEXIST] 应该放文件夹的位置有一个同名文件。
        [EIO] 磁盘报告故障。
        [ENOLCK] 这个磁盘无法防止两个程序同时写入。
        [ENOTCONN] 现在连不上数据库。
       *[other] 系统不允许这样做。
    }
history-reading =
    { $reason ->
        [forbidden] 当前用户没有读取权限。
        [folder] 文件的位置上是一个文件夹。
        [link] 文件的位置上是一个链接。
        [no-file] 文件的位置上是别的东西，不是文件。
        [too-large] 它超过 { $size } { $unit }，程序读不了这么大的文件。
        [fault] 磁盘报告故障。
        [away] 现在连不上数据库。
       *[other] 系统不允许读取。
    }
history-mending =
    { $reason ->
        [forbidden] 请给当前用户读取权限，或者改用文件所有者的账号启动程序。
        [folder] 请把它移走，再把文件本身放回原处。
        [link] 请把它移走，再把文件本身放回原处。
        [no-file] 请把它移走，再把文件本身放回原处。
        [too-large] 请从备份把文件放回原处。
        [fault] 请尽量把数据复制到另一个磁盘。
        [away] 请稍后再试一次。
       *[other] 请重新启动电脑，或者从备份把文件放回原处。
    }
history-what =
    { $store ->
        [people] 玩过的人
        [preferences] 设置
        [places] 玩游戏的地点
        [details] 每局的日期、扩展、标签和评分
        [tools] 骰子和计时器
        [seats] 谁坐哪个座位
        [boxes] 你的盒子上印的内容
        [notes] 笔记
        [photos] 照片
        [tables] 进行中的牌局
        [records] 已结束的游戏
        [history] 已结束的游戏列表
       *[other] 程序的文件
    }
history-damage =
    { $reason ->
        [checksum] 内容和当初写下的不一样
        [form] 这不是一行记录
        [long] 这一行太长
        [empty] 文件是空的
       *[other] { $reason }
    }

history-home-in-use = 另一个桌游伙伴正在使用文件夹 { $path }。请改用那一个，或者给这一个另外指定文件夹。
history-home-not-writable = 没法把游戏保存在 { $path }。{ history-reason }
history-journal-damaged = 记录 { $path } 从第 { $line } 行起损坏：{ history-damage }。这一行之前的内容都能救回来，损坏的文件也会保留。
history-journal-unwritable = 没法存入 { $path }。{ history-reason }之前存好的都还在，请再试一次。
history-journal-unreadable = 没法打开牌局 { $table }。{ history-reading }{ history-mending }它的文件：{ $path }
history-journal-exists = 已经有一局保存为 { $path }。
history-journal-missing = 找不到保存为 { $path } 的牌局。
history-journal-closed = 这一局在这里已经关闭。请重新打开再继续。
history-overtaken = 这一局一直有人抢先一步，什么都没有改变。请再试一次。
history-line-refused = 没法保存：内容有 { $length } 字节。只能是一行、不能为空，最多 { $limit } 字节。
history-table-id-refused = “{ $table }”不能用作牌局的代号：只能用英文字母、数字、- 和 _，最多 64 个。
history-store-unwritable = 没法保存 { $path }（{ history-what }）。{ history-reason }原有的内容还在。
history-store-damaged = { $path }（{ history-what }）损坏了。请先修复：companion doctor --repair
history-store-unreadable = 没法读取 { $path }（{ history-what }）。{ history-reading }{ history-mending }
history-store-away = 现在连不上数据库，所以这一步还没有得到确认。之前存好的都还在。请稍后再试一次；就算刚才其实已经送到，也只会算一次。
history-store-unreached = 连不上 { $where } 的数据库。请检查地址，并确认它正在运行。系统说：{ $why }
history-store-host-refused = “{ $host }”不能作为空间的主机名。主机名像这样：club.example.org，只有字母、数字、- 和点，不能是数字地址，也不要加端口。
history-store-host-taken = { $host } 已经通往“{ $home }”这个空间了。
history-store-newer = 更新版本的程序已经改动了这个数据库（版本 { $number }，这个程序只认识到 { $known }）。请更新这个程序。
history-store-home-unknown = 数据库里没有叫“{ $name }”的空间。
history-store-home-refused = “{ $name }”不能作为空间的名字：只能用字母、数字、-、_ 和 .，最多 63 个，开头须是字母或数字。
history-store-address-refused = 这不是 PostgreSQL 数据库的地址。地址像这样：postgresql://user@host/database。
history-store-driver-missing = 还没有安装连接 PostgreSQL 的部分。安装方法：pip install "table-companion[many]"
history-home-not-empty = { $name } 里已经有东西了。请指定一个还没有存放任何东西的地方。
history-album-full = 这一局已经有 { $most } 张照片了。删掉一张，就能再加一张。
history-photo-gone = 这张照片刚才已经删掉了。
history-name-refused = “{ $name }”不能当名字：请用 1 到 { $limit } 个字。

history-store-restored = { $path }（{ history-what }）损坏了，现在改用前一个版本，最后一次改动可能不在里面。损坏的文件保留为 { $kept }。
history-store-lost = { $path }（{ history-what }）无法识别，已改用新的空白文件。旧文件保留为 { $kept }。
history-store-missing = { $path }（{ history-what }）不见了，现在改用最后一次改动之前的版本。
history-store-partly = { $path }（{ history-what }）里有这个版本看不懂的内容。其他内容都已移到新文件，旧文件保留为 { $kept }。
history-copy-damaged = { $path } 是最后一次改动之前的备份，它损坏了，保留为 { $kept }。
history-barred-restored = 没法读取 { $path }（{ history-what }）。{ history-reading }现在改用最后一次改动之前的版本。原来在那里的保留为 { $kept }。
history-barred-lost = 没法读取 { $path }（{ history-what }）。{ history-reading }已改用新的空白文件。原来在那里的保留为 { $kept }；等它可以读取了，请先关闭程序，再把它改回原来的名字。
history-barred-copy = { $path } 是最后一次改动之前的备份（{ history-what }），没法读取。{ history-reading }它保留为 { $kept }，程序会重新生成一份。
history-summaries-unwritable = 已结束的游戏列表没能存进 { $path }。{ history-reason }没有任何一局丢失：每一局都另有自己的记录，列表会再从记录重新生成。
history-log-damaged = 这个浏览器存放的数据里有 { $bytes } 字节损坏，保留为 { $kept }。其余都已读出；如果有牌局或记录因此受损，会另外说明。
history-journal-torn = 牌局 { $table } 的最后一笔记录只写到一半（{ $bytes } 字节），就像写入时断电那样。没有完整写好的记录，从来不会向任何人显示已存好，所以牌局略过这一笔，接着进行。写到一半的内容保留为 { $kept }。
history-journal-salvaged = 牌局 { $table } 的记录从第 { $line } 行起损坏。前面的 { $lines } 行已经救回，损坏的文件保留为 { $kept }。
history-journal-lost = 牌局 { $table } 的记录完全无法读取，损坏的文件保留为 { $kept }。
history-records-restored =
    { $count ->
       *[other] 已从记录中找回 { $count } 局玩完的游戏。
    }
history-record-reopened = 记录 { $path } 损坏了，历史里也没有这一局的结果，所以牌局 { $table } 重新变成进行中的牌局，能读出多少就保留多少。
history-record-short = { $path } 只剩 { $entries } 笔记录，这一局原本有 { $known } 笔。缺少的救不回来，历史里的结果不会变。
history-record-longer = { $path } 有 { $entries } 笔记录，历史只算到第 { $known } 笔。结果已根据记录重新计算。
history-record-unknown = { $path } 里玩完的那一局出自这里不认识的版本或游戏（{ $problem }）。文件原封未动。
history-record-gone = 已结束的游戏 { $table } 的记录不见了，所以没法重播。结果仍在历史里。请从备份把记录放回来，或者删除这一局。
history-table-twice =
    { $now ->
        [open] 牌局 { $table } 同时是进行中和已结束，而且结束之后还有进展，所以现在是进行中的牌局。已结束的那一份保留为 { $kept }。
       *[finished] 牌局 { $table } 同时是进行中和已结束，现在是已结束的游戏。进行中的那一份保留为 { $kept }。
    }
history-album-damaged = 牌局 { $table } 的{ history-what }损坏了，没法显示。它保留为 { $kept }。
history-album-barred = 没法读取牌局 { $table } 的{ history-what }。{ history-reading }{ history-mending }{ $path }
history-album-aside = 没法读取牌局 { $table } 的{ history-what }。{ history-reading }原来在那里的保留为 { $kept }。
history-left-out = 备份里没有 { $path }（{ history-what }），因为没法读取。{ history-reading }{ history-mending }

box-why =
    { $why ->
        [name] 盒里没有这一项
        [cubes] 最多只能放 { $most } 个方块
        [choice] 只能是 { $values } 中的一个
        [number] 必须是 { $least } 到 { $most } 之间的数字
        [rows] 版图每一行必须一样长
        [board-size] 版图的行数和列数各为 { $least } 到 { $most }
        [town-hall] 地图上要有市政厅，而且连成一块
        [board-steps] 城镇要一步一步扩大：先有起始区域，中间一步都不能跳过
        [shapes] 至少画一种形状，最多 { $most } 种
        [squares] 一种形状有 1 到 { $most } 格
        [apart] 同一形状的各格必须边对边相连
        [one-cube] 规则写明它花费 1 个建材
        [clinic] 规则写明它花费 2 白、2 灰、1 黑
        [alike] 各种形状的格子功能必须相同
        [water] 要有两格在陆地、两格在水上
        [count] 必须正好 { $count } 格
        [room] 盒装资料满了：最多 { $most } 项
        [words] 最多 { $most } 个字，而且不能有分号
        [gains] 没有印成“{ $part }”的奖励
        [ground] 没有“{ $part }”这种地格
        [hex] “{ $part }”出现了两次，或离中央超过 { $most } 步
        [centre] 缺了中央那一格
        [parts] 并排印着的应该有 { $count } 样
       *[other] { $why }
    }

history-home-file-refused = 这不是桌游伙伴导出的完整文件，或者文件损坏了。这里什么都没有改变。
history-box-file-refused = 这个文件不是本程序导出的盒装资料：{ $where }
history-box-other-game = 这份盒装资料属于另一款游戏（{ $theirs }）。
history-box-entry-refused = “{ $name }”不能是这样：{ box-why }。
history-box-entry-unknown = 这个版本看不懂你盒装资料里的“{ $name }”，所以暂不采用；它仍保留在 { $path } 里。
