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

const doings = {
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
