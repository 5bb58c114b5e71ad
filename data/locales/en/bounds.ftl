# One sentence for everything from outside that is larger than the app reads.

too-large-most = { $unit ->
    [kB] { $size } kB
    [MB] { $size } MB
    [megapixels] { $size } megapixels
   *[letters] { $size } letters
  }
too-large = { $kind ->
    [photo] This picture is larger than { too-large-most }, the most the app can read. Crop it to what matters, or take a screenshot of it.
    [code] This table code is larger than { too-large-most }, the most the app can read. A whole game usually takes a single QR code.
    [text] This text is longer than { too-large-most }, the most the app can read. Paste only the part with the code.
    [plays] This file is larger than { too-large-most }, the most the app can read. Export fewer games at a time.
    [dropped] This file is larger than { too-large-most }, the most that can be dropped here. Choose it with the button instead.
    [journal] The record of this table is larger than { too-large-most }, the most the app can read. It stays as it is.
    [store] A file that the app keeps is larger than { too-large-most }, the most the app can read. It stays as it is.
    [log] What this browser keeps is larger than { too-large-most }, the most the app can read. It stays as it is.
   *[other] This file is larger than { too-large-most }, the most the app can read. Choose another one.
  }
