// The camera looks for codes, over the app, until it has found one that was not found before, or is closed.
import { finder } from "./codes.js";

const PAUSE = 120; // milliseconds between two looks
const SIDE = 1280; // pixels of the longer side that are looked at

const seen = new Set();

const made = (kind, text = "") => {
  const found = document.createElement(kind);
  found.textContent = text;
  return found;
};

// What came of it: the text of a code, "" where it was closed, null where there is no camera or it may not be used.
export const scan = async ({ hint, close, language, again }) => {
  if (document.getElementById("scan")) return "";
  if (!again) seen.clear();
  const find = await finder();
  const camera = { video: { facingMode: "environment", width: { ideal: SIDE } }, audio: false };
  const stream = await navigator.mediaDevices.getUserMedia(camera).catch(() => null);
  if (!find || !stream) return null;
  const over = made("div");
  const video = made("video");
  const words = made("p", hint);
  const leave = made("button", close);
  Object.assign(over, { id: "scan", lang: language });
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  over.setAttribute("role", "dialog");
  over.setAttribute("aria-label", hint);
  words.setAttribute("role", "status");
  over.append(video, words, leave);
  document.body.append(over);
  leave.focus();

  let closed = false;
  const end = () => { closed = true; };
  leave.addEventListener("click", end);
  const key = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") end();
  };
  addEventListener("keydown", key, true);
  try {
    await video.play().catch(() => {});
    while (!closed && stream.active) {
      const picture = video.videoWidth && await createImageBitmap(video).catch(() => null);
      const texts = picture ? await find(picture).catch(() => []) : [];
      if (picture) picture.close();
      const fresh = texts.find((text) => text && !seen.has(text));
      if (fresh && !closed) {
        seen.add(fresh);
        navigator.vibrate?.(60);
        return fresh;
      }
      await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
    }
    return "";
  } finally {
    removeEventListener("keydown", key, true);
    for (const track of stream.getTracks()) track.stop();
    over.remove();
  }
};
