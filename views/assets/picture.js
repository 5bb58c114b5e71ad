// While the line is down, the client covers its page with a screen of its own, in one language and under no setting.
// So as long as that lasts, the last picture of the page is laid over it; where the browser does not give the picture
// away, the icon. Nothing can be tapped through it: a page without a line hears nothing.
"use strict";

const picture = (() => {
  const QUIET = 300; // milliseconds without a message, and a page is drawn
  const LATEST = 3000; // after the line is back
  const SAMPLE = 8; // pixels each way, by which an empty picture is known

  let cover = null;
  let bell = 0;
  let latest = 0;
  let width = 0;

  const view = () => document.querySelector("flutter-view");

  // What the page shows lies on canvases, some below shadow roots, one above the other.
  const canvases = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element instanceof HTMLCanvasElement && element.width && element.height ? [element] : []),
    ...(element.shadowRoot ? canvases(element.shadowRoot) : []),
  ]);

  const drawn = () => {
    const copy = document.createElement("canvas");
    copy.width = innerWidth * devicePixelRatio;
    copy.height = innerHeight * devicePixelRatio;
    copy.style.width = `${innerWidth}px`;
    copy.style.height = `${innerHeight}px`;
    const pen = copy.getContext("2d");
    pen.scale(devicePixelRatio, devicePixelRatio);
    for (const canvas of canvases(view())) {
      const { x, y, width, height } = canvas.getBoundingClientRect();
      if (width && height) pen.drawImage(canvas, x, y, width, height);
    }
    return copy;
  };

  const empty = (copy) => {
    const small = document.createElement("canvas");
    small.width = small.height = SAMPLE;
    const pen = small.getContext("2d", { willReadFrequently: true });
    pen.drawImage(copy, 0, 0, SAMPLE, SAMPLE);
    return pen.getImageData(0, 0, SAMPLE, SAMPLE).data.every((value, index) => index % 4 < 3 || value === 0);
  };

  const remove = () => {
    clearTimeout(bell);
    cover?.remove();
    cover = null;
  };

  const later = () => {
    clearTimeout(bell);
    bell = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(remove)), Math.min(QUIET, latest - Date.now()));
  };

  // The phone was turned. A keyboard that goes away changes the height alone.
  addEventListener("resize", () => { if (innerWidth !== width) cover?.classList.add("blank"); });

  return {
    // Lay the picture over the page: the line is lost.
    keep() {
      if (!view() || document.getElementById("loading")) return;
      remove();
      width = innerWidth;
      cover = document.createElement("div");
      cover.id = "picture";
      cover.setAttribute("aria-hidden", "true");
      try {
        const copy = drawn();
        cover.append(copy);
        cover.classList.toggle("blank", empty(copy));
      } catch {
        cover.classList.add("blank");
      }
      const icon = document.createElement("img");
      icon.alt = "";
      icon.src = document.querySelector("link[rel=icon]").href;
      cover.append(icon);
      document.body.insertBefore(cover, document.getElementById("link"));
      view().inert = true;
    },

    // The line is back: the picture goes as soon as the page below it is drawn.
    leave() {
      if (view()) view().inert = false;
      if (!cover) return;
      cover.classList.add("leaving");
      latest = Date.now() + LATEST;
      clearTimeout(bell);
      bell = setTimeout(remove, LATEST);
    },

    // Something came on the line.
    heard() {
      if (cover?.classList.contains("leaving")) later();
    },
  };
})();
