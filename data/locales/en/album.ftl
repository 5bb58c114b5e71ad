# The note and the photos of a finished game.

app-album = Note and photos
app-album-note = Note
app-album-place = Where it was played
app-album-place-write = Say where it was
app-album-place-save = Save the place
app-album-write = Write a note
app-album-change = Change the note
app-album-save = Save the note
app-album-add = Add a photo
app-album-adding = The photo is being made smaller…
app-album-photo = Photo { $number } of { $count }
app-album-broken = This photo cannot be shown.
app-album-delete = Delete the photo
app-album-deleted = A photo was deleted.
app-album-elsewhere = Photos are added where the app runs on a computer. A note can be written here, too.
app-album-noted = with a note
app-album-photos = { $count ->
    [one] with 1 photo
   *[other] with { $count } photos
  }
