// A file dropped on the page is brought like a link: what is in it goes behind the "#", where no server ever sees it.
// The client knows nothing of dropped files. A large photo is made smaller first; a code in it stays readable.
"use strict";

const dropped = (() => {
  const target = document.currentScript.dataset.target ?? "/c"; // the page for bringing tables
  const ROOM = 130000; // bytes; a link holds a third more characters
  const SIDES = [1800, 1400, 1100, 800]; // pixels of the longer side, tried one after the other

  const address = (blob) => new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });

  const smaller = async (photo) => {
    const picture = await createImageBitmap(photo);
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.round(picture.width * scale);
      canvas.height = Math.round(picture.height * scale);
      canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.7));
      if (blob && blob.size <= ROOM) return blob;
    }
    return photo;
  };

  // What stands behind the "#" for a file. What is too large even so is named as such by the page.
  const text = async (file) => {
    let blob = file;
    if (file.size > ROOM && file.type.startsWith("image/")) blob = await smaller(file).catch(() => file);
    return blob.size <= ROOM ? address(blob) : "data:,";
  };

  const bring = async (file) => location.assign(`${target}#${await text(file)}`);

  const isFile = (event) => event.dataTransfer && [...event.dataTransfer.types].includes("Files");
  addEventListener("dragover", (event) => { if (isFile(event)) event.preventDefault(); });
  addEventListener("drop", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    if (event.dataTransfer.files.length) bring(event.dataTransfer.files[0]);
  });

  return { text };
})();
