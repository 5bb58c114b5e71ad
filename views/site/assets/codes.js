// Finds the QR codes in a picture: by what the browser has for that, else by the reader that came with the site. The reader is
// large, so it is only loaded for the first picture.
const READER = "WHERE"; // where it lies, from here; empty where the site was made without it
const MOST = 25; // codes in one picture

const own = async () => {
  const forms = await Promise.resolve(self.BarcodeDetector?.getSupportedFormats()).catch(() => []);
  return Boolean(forms?.includes("qr_code"));
};

const bare = (picture) => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  drawing.drawImage(picture, 0, 0);
  return drawing.getImageData(0, 0, picture.width, picture.height);
};

// Gives the texts of all codes in an ImageBitmap, or in a canvas; undefined where this browser finds none in any picture.
export const finder = async () => {
  if (await own()) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (picture) => (await detector.detect(picture)).map((code) => code.rawValue);
  }
  if (!READER) return undefined;
  let reading;
  return async (picture) => {
    reading ??= import(READER).then(async (reader) => {
      const locateFile = () => new URL("reader/zxing_reader.wasm", import.meta.url).href;
      await reader.prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
      return reader;
    });
    const { readBarcodes } = await reading;
    const found = await readBarcodes(bare(picture), { formats: ["QRCode"], maxNumberOfSymbols: MOST });
    return found.filter((code) => code.isValid).map((code) => code.text);
  };
};
