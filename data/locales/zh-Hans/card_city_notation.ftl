# 小卡之城的局面文件：图上哪里不对。

card_city-notation-letter = 第 { $row } 行有“{ $found }”。只能用 R C L I P 代表卡片、H 代表市政厅、. 代表空格。
card_city-notation-no_middle = 城市里没有 H：要正好一座市政厅。
card_city-notation-middles = 第 { $row } 行又有一个 H，只能有一座市政厅。
card_city-notation-far = 第 { $row } 行的 { $found } 离 H 太远：最多相隔四格。
card_city-notation-ragged = 第 { $row } 行有 { $found } 格，其他行有 { $width } 格，看不出少的是哪些。请把空格写成句点。
card_city-notation-size = 图太大：最多 { $most } 行、{ $most } 列。
