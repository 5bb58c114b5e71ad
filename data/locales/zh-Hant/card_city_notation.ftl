# 小卡之城的局面檔：圖上哪裡不對。

card_city-notation-letter = 第 { $row } 列有「{ $found }」。只能用 R C L I P 代表卡片、H 代表市鎮廳、. 代表空格。
card_city-notation-no_middle = 城市裡沒有 H：要剛好一座市鎮廳。
card_city-notation-middles = 第 { $row } 列又有一個 H，只能有一座市鎮廳。
card_city-notation-far = 第 { $row } 列的 { $found } 離 H 太遠：最多相隔四格。
card_city-notation-ragged = 第 { $row } 列有 { $found } 格，其他列有 { $width } 格，看不出少的是哪些。請把空格寫成句點。
card_city-notation-size = 圖太大：最多 { $most } 列、{ $most } 欄。
