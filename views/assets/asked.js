// What the app asks of the page itself. The client has no door to it, so the app asks by the browser's storage, which the
// client does write: such an entry is carried out and never kept.
"use strict";

const asked = (() => {
  const STORED = "flutter.companion.";
  const keep = Storage.prototype.setItem;
  const doings = new Map();

  Storage.prototype.setItem = function (name, value) {
    const doing = this === localStorage && name.startsWith(STORED) && doings.get(name.slice(STORED.length));
    if (doing) doing(JSON.parse(JSON.parse(value)));
    else keep.call(this, name, value);
  };

  return {
    // Have something done whenever the app asks for it by a name; it is given what the app says.
    on(name, doing) { doings.set(name, doing); },

    // Tell the app something, to be read when a page begins.
    tell(name, value) {
      try {
        keep.call(localStorage, STORED + name, JSON.stringify(value));
      } catch {
        // a browser that keeps nothing
      }
    },
  };
})();
