# 交來的檔案哪裡不對，本來應該是什麼。

file-unreadable = { $reason ->
    [ENOENT] 找不到這個檔案。
    [EISDIR] 這是資料夾，需要的是檔案。
    [EACCES] 目前的使用者沒有讀取權限。
    [EPERM] 目前的使用者沒有讀取權限。
   *[other] 無法讀取。請檢查路徑，或把檔案複製到別處再試。
  }
file-utf8 = 這不是 UTF-8 文字。
file-toml = 這一行不合 TOML 格式：{ $what }。
file-toml-twice = 這裡重複寫了一次，請刪掉其中一個。
file-toml-equals = 這裡少了等號或名稱，請寫成：名稱 = 值。
file-toml-open = 括號或引號沒有關上，請在後面補上。
file-toml-line = 一行只能寫一個名稱和它的值，請把其他的寫到下一行。
file-toml-character = 這一行有不能放在這裡的字元，請刪掉；文字要用一般的引號（"）。
file-toml-value = 這一行有讀不懂的值。請寫數字、true 或 false，或加引號（"）的文字。
file-typed-move = 行動要寫在大括號裡，照「companion check」印出的樣子；現在是 { $found }。
file-typed-toml = 這個行動既不是 TOML，也不是 JSON：{ $what }。
file-endless = 這一行讀不了：裡面的數字太長，或者清單和表格一層套一層，套得太深。
file-field-unknown = 這裡沒有「{ $name }」這個欄位。可用的有：{ OR($known, most: 20) }。
file-field-alike = 這裡沒有「{ $name }」這個欄位，是不是「{ $alike }」？可用的有：{ OR($known, most: 20) }。
file-field-missing = 缺少「{ $name }」，應為：{ $expected }。
file-value = 應為：{ $expected }；檔案裡是：{ $found }。
file-wire = { $what }。
file-name = 名字要唸得出來，檔案裡是：{ $found }。
file-name-twice = 已經有人叫 { $name } 了；每個座位的名字都要不同。
file-no_record = 這裡要的是紀錄（JSON 文件或牌桌日誌），這卻是局面檔。
file-journal = { $damage ->
    [checksum] 這一行和當初寫下的不同，與校驗碼不符。
    [form] 這不是日誌的一行：應為八位數字、一個空格，再接 JSON。
    [long] 這一行太長，不可能是日誌。
   *[other] 日誌是空的，連標頭都沒有。
  }
file-entries = 太長了：最多 { $most } 筆。
file-diverged = 依照規則，第 { $seq } 筆接不上前面的紀錄：可能被改過，或出自其他版本。

file-expected-number = { $most ->
    [-1] { $least } 以上的整數
   *[other] { $least } 到 { $most } 的整數
  }
file-expected-cell = 格子名稱（例如「f5」）
file-expected-hex = 六角格名稱（例如「1,-1」）
file-expected-edge = 兩個六角格之間的邊（例如「0,0|1,0」）
file-expected-text = { $most ->
    [-1] 加引號的文字
   *[other] 加引號的文字（{ $least } 到 { $most } 字）
  }
file-expected-one_of = { OR($values, most: 30) }
file-expected-flag = true 或 false
file-expected-list = { $most ->
    [-1] 至少 { $least } 項的清單
   *[other] { $least } 到 { $most } 項的清單
  }
file-expected-table = 表格（table）
