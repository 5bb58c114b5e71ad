// Looks for a QR code with the camera, over the page, until one is found or somebody closes it; or in a picture. What reads codes
// is loaded when it is first asked for; where there is nothing, the camera app of the phone reads them, and opens what is written.
"use strict";

const seek = (() => {
  const PAUSE = 120; // milliseconds between two looks
  const REAR = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } } };

  // Gives the texts of all codes in a picture; null where nothing here does.
  let reading = null;
  const reader = () => {
    reading ??= import("./codes.js").then(({ finder }) => finder()).catch(() => { reading = null; });
    return reading.then((find) => find ?? null);
  };

  const read = async (find, source) => {
    const picture = await createImageBitmap(source);
    try {
      return (await find(picture)).find(Boolean) ?? null;
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
    over.id = "seek";
    over.lang = language;
    const film = element("video");
    film.muted = film.playsInline = true;
    const button = element("button", close);
    over.append(film, element("p", hint), button);
    document.body.append(over);
    return { over, film, button };
  };

  const watched = async (film, find, ended) => {
    while (!ended()) {
      if (film.readyState > 1) {
        const found = await read(find, film).catch(() => null);
        if (found) return found;
      }
      await new Promise((done) => { setTimeout(done, PAUSE); });
    }
    return null;
  };

  return {
    // Whether codes can be found here at all.
    possible: async () => Boolean(await reader()),

    // Whether there is a camera for it as well.
    sees: async () => Boolean(navigator.mediaDevices?.getUserMedia && await reader()),

    // The text of a code before the camera; null where it was closed, or no camera may be used: then it is said, and closed by hand.
    async look(words) {
      const find = await reader();
      const { over, film, button } = shown(words);
      let ended = false;
      let stream = null;
      const closed = new Promise((resolve) => { button.onclick = () => { ended = true; resolve(null); }; });
      try {
        if (!find) throw new DOMException("", "NotSupportedError");
        stream = await navigator.mediaDevices.getUserMedia(REAR);
        film.srcObject = stream;
        await film.play();
        return await Promise.race([watched(film, find, () => ended), closed]);
      } catch {
        over.querySelector("p").textContent = words.unseen;
        return await closed;
      } finally {
        ended = true;
        stream?.getTracks().forEach((track) => track.stop());
        over.remove();
      }
    },

    // The text of the code in a picture; null where none is found.
    async find(picture) {
      try {
        return await read(await reader(), picture);
      } catch {
        return null;
      }
    },
  };
})();
