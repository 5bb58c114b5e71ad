# 关于用代码带走的牌局：不是代码、损坏、来自别处、分成几份，或走上不同的路。

carry-not-a-code = 这里面没有牌局代码。牌局代码以 TC1. 或 TP1. 开头；请复制整条消息，或重新扫一次。
carry-foreign = 这个码不是牌局，内容是“{ $found }”。请找另一台设备上显示的牌局代码。
carry-hashless = 这个链接里少了牌局：牌局写在 # 后面，途中被截掉了。请重新复制整个链接，或请对方改发代码文字。
carry-damaged = 这个代码缺了一段，或者在途中被改动了。请完整地重新复制或扫描一次。
carry-newer = 这个代码是用更新版本的 App 做的。请先更新这里的 App，再打开一次。
carry-rules-newer = 这一局用的是第 { $theirs } 版规则，这里的 App 只认识到第 { $ours } 版。请先更新，再打开一次。
carry-rules-older = 这一局用的是第 { $theirs } 版规则，这里的 App 已经不认识。请用生成它的那个版本打开。
carry-game-unknown = 这一局玩的游戏，这里的 App 还不认识。请先更新，再打开一次。
carry-drifted = 这个代码没有损坏，但按这里的规则重走一遍，得不到同样的局面。请用生成它的那个版本打开。
carry-bundle = 这个文件不是附笔记与照片的牌局，或已经损坏。请在原处再存一次。
carry-too-large = 这超过了牌局代码能放的量。一整局通常一个二维码就放得下。
carry-unfit = 这一局里有代码放不进去的内容。这里的牌局保持原样。
carry-one-part = 这只是其中一份，整局分成了好几个代码。请把其他几份也扫描或粘贴进来，先后不限。
carry-part-missing =
    { $count ->
       *[other] 共 { $total } 份，还缺第 { $which } 份。
    }
carry-parts-mixed = 这一份（第 { $number } 份，共 { $total } 份）和前面几份不是同一组。请继续扫原来那一组，或者从这一份重新开始。
