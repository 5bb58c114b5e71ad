# 交来的文件哪里不对，本来应该是什么。

file-unreadable = { $reason ->
    [ENOENT] 找不到这个文件。
    [EISDIR] 这是文件夹，需要的是文件。
    [EACCES] 当前用户没有读取权限。
    [EPERM] 当前用户没有读取权限。
   *[other] 无法读取。请检查路径，或者把文件复制到别处再试。
  }
file-utf8 = 这不是 UTF-8 文本。
file-toml = 这一行不符合 TOML 格式：{ $what }。
file-toml-twice = 这里重复写了一次，请删掉其中一个。
file-toml-equals = 这里少了等号或名称，请写成：名称 = 值。
file-toml-open = 括号或引号没有关上，请在后面补上。
file-toml-line = 一行只能写一个名称和它的值，请把其他的写到下一行。
file-toml-character = 这一行有不能放在这里的字符，请删掉；文字要用普通的引号（"）。
file-toml-value = 这一行有读不懂的值。请写数字、true 或 false，或加引号（"）的文字。
file-typed-move = 行动要写在花括号里，照“companion check”打印的样子；现在是 { $found }。
file-typed-toml = 这个行动既不是 TOML，也不是 JSON：{ $what }。
file-endless = 这一行读不了：里面的数字太长，或者列表和表格一层套一层，套得太深。
file-field-unknown = 这里没有“{ $name }”这个字段。可用的有：{ OR($known, most: 20) }。
file-field-alike = 这里没有“{ $name }”这个字段，是不是“{ $alike }”？可用的有：{ OR($known, most: 20) }。
file-field-missing = 缺少“{ $name }”，应为：{ $expected }。
file-value = 应为：{ $expected }；文件里是：{ $found }。
file-wire = { $what }。
file-name = 名字要念得出来，文件里是：{ $found }。
file-name-twice = 已经有人叫 { $name } 了；每个座位的名字都要不同。
file-no_record = 这里要的是记录（JSON 文档或牌桌日志），这却是局面文件。
file-journal = { $damage ->
    [checksum] 这一行和当初写下的不同，与校验码不符。
    [form] 这不是日志的一行：应为八位数字、一个空格，再接 JSON。
    [long] 这一行太长，不可能是日志。
   *[other] 日志是空的，连文件头都没有。
  }
file-entries = 太长了：最多 { $most } 条。
file-diverged = 按照规则，第 { $seq } 条接不上前面的记录：可能被改过，或出自其他版本。

file-expected-number = { $most ->
    [-1] { $least } 以上的整数
   *[other] { $least } 到 { $most } 的整数
  }
file-expected-cell = 格子名称（例如“f5”）
file-expected-hex = 六边格名称（例如“1,-1”）
file-expected-edge = 两个六边格之间的边（例如“0,0|1,0”）
file-expected-text = { $most ->
    [-1] 加引号的文本
   *[other] 加引号的文本（{ $least } 到 { $most } 个字）
  }
file-expected-one_of = { OR($values, most: 30) }
file-expected-flag = true 或 false
file-expected-list = { $most ->
    [-1] 至少 { $least } 项的列表
   *[other] { $least } 到 { $most } 项的列表
  }
file-expected-table = 表（table）
