# 从外面来的东西太大时，只有这一句。

too-large-most = { $unit ->
    [kB] { $size } kB
    [MB] { $size } MB
    [megapixels] { $size } 百万像素
   *[letters] { $size } 字
  }
too-large = { $kind ->
    [photo] 这张图片超过 { too-large-most }，这是 App 能读取的上限。请裁到只剩重要的部分，或者改用屏幕截图。
    [code] 这个牌局代码超过 { too-large-most }，这是 App 能读取的上限。一整局通常一个二维码就放得下。
    [text] 这段文字超过 { too-large-most }，这是 App 能读取的上限。请只粘贴有代码的部分。
    [plays] 这个文件超过 { too-large-most }，这是 App 能读取的上限。请分几次导出，每次少一些游戏。
    [dropped] 这个文件超过 { too-large-most }，拖放最多只能这么大。请改用按钮选取。
    [journal] 这桌的记录超过 { too-large-most }，这是 App 能读取的上限。文件会原样保留。
    [store] App 保存的一个文件超过 { too-large-most }，这是 App 能读取的上限。文件会原样保留。
    [log] 这个浏览器里保存的数据超过 { too-large-most }，这是 App 能读取的上限。数据会原样保留。
   *[other] 这个文件超过 { too-large-most }，这是 App 能读取的上限。请换一个文件。
  }
