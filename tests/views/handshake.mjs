// Asks the scripts of a page that need no browser, outside of one: a line in, a line out, each as JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [, , folder] = process.argv;
for (const name of ["handshake.js", "qr.js", "channel.js"]) runInThisContext(readFileSync(`${folder}/${name}`, "utf8"), name);
const [handshake, qr, channel] = ["handshake", "qr", "channel"].map((name) => runInThisContext(name));

const framed = (bytes) => {
  const made = channel.frames(Uint8Array.from(bytes));
  const whole = channel.gathering();
  return { lengths: made.map((frame) => frame.length), kinds: made.map((frame) => frame[0]), again: made.map(whole).map((each) => each && [...each]) };
};

// How many frames of so many bytes are let through, sent all at once, and how many more after some seconds of silence.
const metered = ({ bytes, seconds }) => {
  let time = 0;
  const allowed = channel.meter(() => time);
  const count = () => { let through = 0; while (through < 100_000 && allowed(bytes)) through += 1; return through; };
  const first = count();
  time += seconds * 1000;
  return [first, count()];
};

// After how many frames a message that does not end is refused.
const endless = ({ bytes }) => {
  const whole = channel.gathering();
  const frame = channel.framed(1, new Uint8Array(bytes));
  for (let frames = 1; ; frames += 1) try { whole(frame); } catch { return frames; }
};

const doings = {
  metered, endless,
  squeeze: ({ kind, tag, sdp }) => handshake.squeeze(kind, tag, sdp),
  read: ({ text }) => handshake.read(text),
  rows: ({ text }) => qr.rows(text),
  framed: ({ bytes }) => framed(bytes),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { act, ...asked } = JSON.parse(line);
  let answer;
  try {
    answer = { gave: doings[act](asked) };
  } catch (error) {
    answer = { refused: error.why ?? String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
