// Looks for a QR code with the camera, over the page, until one is found or somebody closes it; or in a picture. What reads codes
// is loaded when it is first asked for; where there is nothing, the camera app of the phone reads them, and opens what is written.
"use strict";

const seek = (() => {
  const PAUSE = 120; // milliseconds between two looks
  const REAR = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } } };

  const before = new Set(); // what was found, since somebody began to look

  // Gives the texts of all codes in a picture; null where nothing here does.
  let reading = null;
  const reader = () => {
    reading ??= import("./codes.js").then(({ finder }) => finder()).catch(() => { reading = null; });
    return reading.then((find) => find ?? null);
  };

  const read = async (find, source) => {
    const picture = await createImageBitmap(source);
    try {
      return (await find(picture)).filter(Boolean);
    } finally {
      picture.close();
    }
  };

  const element = (kind, text = "") => {
    const made = document.createElement(kind);
    made.textContent = text;
    return made;
  };

  const shown = ({ hint, close, language }) => {
    const over = element("div");
    const film = element("video");
    const said = element("p", hint);
    const button = element("button", close);
    Object.assign(over, { id: "seek", lang: language });
    over.setAttribute("role", "dialog");
    over.setAttribute("aria-label", hint);
    said.setAttribute("role", "status");
    film.muted = film.playsInline = true;
    over.append(film, said, button);
    document.body.append(over);
    button.focus();
    return { over, film, said, button };
  };

  const watched = async (film, find, ended) => {
    while (!ended()) {
      const texts = film.readyState > 1 ? await read(find, film).catch(() => []) : [];
      const fresh = texts.find((text) => !before.has(text));
      if (fresh) return fresh;
      await new Promise((done) => { setTimeout(done, PAUSE); });
    }
    return "";
  };

  return {
    // Whether codes can be found here at all.
    possible: async () => Boolean(await reader()),

    // Whether there is a camera for it as well.
    sees: async () => Boolean(navigator.mediaDevices?.getUserMedia && await reader()),

    // The text of a code before the camera that was not found before, if it is to look again; "" where it was closed, null where
    // no camera may be used: where there are words for that, they are shown until somebody closes them.
    async look(words) {
      if (document.getElementById("seek")) return "";
      if (!words.again) before.clear();
      const { over, film, said, button } = shown(words);
      let ended = false;
      let stream = null;
      let close = () => {};
      const closed = new Promise((resolve) => { close = () => { ended = true; resolve(""); }; });
      const key = (event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
      };
      button.onclick = close;
      addEventListener("keydown", key, true);
      try {
        const find = await reader();
        if (!find) throw new DOMException("", "NotSupportedError");
        stream = await navigator.mediaDevices.getUserMedia(REAR);
        film.srcObject = stream;
        await film.play();
        const found = await Promise.race([watched(film, find, () => ended), closed]);
        if (found) {
          before.add(found);
          navigator.vibrate?.(60);
        }
        return found;
      } catch {
        if (words.unseen) {
          said.textContent = words.unseen;
          await closed;
        }
        return null;
      } finally {
        ended = true;
        removeEventListener("keydown", key, true);
        stream?.getTracks().forEach((track) => track.stop());
        over.remove();
      }
    },

    // The text of the code in a picture; null where none is found.
    async find(picture) {
      try {
        return (await read(await reader(), picture))[0] ?? null;
      } catch {
        return null;
      }
    },
  };
})();
