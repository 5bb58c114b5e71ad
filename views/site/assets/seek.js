// Looks for a QR code with the camera, over the page, until one is found or somebody closes it; or in a picture. Only where the
// browser itself reads codes; elsewhere the camera app of the phone does, and opens what is written in it.
"use strict";

const seek = (() => {
  const PAUSE = 120; // milliseconds between two looks
  const REAR = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } } };

  const detector = async () => {
    const forms = await Promise.resolve(globalThis.BarcodeDetector?.getSupportedFormats()).catch(() => []);
    return forms?.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : null;
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

  const watched = async (film, finder, ended) => {
    while (!ended()) {
      if (film.readyState > 1) {
        const [found] = await finder.detect(film).catch(() => []);
        if (found?.rawValue) return found.rawValue;
      }
      await new Promise((done) => { setTimeout(done, PAUSE); });
    }
    return null;
  };

  return {
    // Whether codes can be found here at all.
    possible: async () => Boolean(await detector()),

    // Whether there is a camera for it as well.
    sees: async () => Boolean(navigator.mediaDevices?.getUserMedia && await detector()),

    // The text of a code before the camera; null where it was closed, or no camera may be used: then it is said, and closed by hand.
    async look(words) {
      const finder = await detector();
      const { over, film, button } = shown(words);
      let ended = false;
      let stream = null;
      const closed = new Promise((resolve) => { button.onclick = () => { ended = true; resolve(null); }; });
      try {
        if (!finder) throw new DOMException("", "NotSupportedError");
        stream = await navigator.mediaDevices.getUserMedia(REAR);
        film.srcObject = stream;
        await film.play();
        return await Promise.race([watched(film, finder, () => ended), closed]);
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
      const finder = await detector();
      try {
        return (await finder.detect(await createImageBitmap(picture)))[0]?.rawValue ?? null;
      } catch {
        return null;
      }
    },
  };
})();
