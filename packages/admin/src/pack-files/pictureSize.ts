import { findBox, listBoxes } from './boxes';
import { readUint16, readUint32, toLatin1 } from './bytes';
import type { FileType } from './fileLabels';

/** The size in the header of a picture, or the problem with its data. */
type PictureReading =
  | { width: number; height: number }
  | {
      problem: string;
      /** True if other programs can read the picture. */
      isWhole: boolean;
    };

const TRUNCATED: PictureReading = { problem: 'is cut off: its end is missing', isWhole: false };
const DAMAGED: PictureReading = {
  problem: 'is damaged: its header can’t be read',
  isWhole: false,
};
const IPHONE_PNG: PictureReading = {
  problem: 'is a PNG that Xcode has changed for iPhone apps, which no browser shows',
  isWhole: true,
};
const OTHER_JPEG: PictureReading = {
  problem: 'is a JPEG of a kind that browsers don’t show, such as lossless JPEG',
  isWhole: true,
};

/** Reads the chunks of a PNG until its end. */
function readPng(data: Uint8Array): PictureReading {
  let size: PictureReading = DAMAGED;
  let hasData = false;
  for (let at = 8; at + 12 <= data.length;) {
    const length = readUint32(data, at);
    const name = toLatin1(data, at + 4, at + 8);
    if (name === 'CgBI') return IPHONE_PNG;
    if (at + 12 + length > data.length) return TRUNCATED;
    if (name === 'IHDR' && length >= 8)
      size = { width: readUint32(data, at + 8), height: readUint32(data, at + 12) };
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') return hasData ? size : DAMAGED;
    at += 12 + length;
  }
  return TRUNCATED;
}

/** Frame headers of the JPEG variants that browsers decode: baseline, extended, progressive. */
const DECODED_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Markers from C0 to CF that are not frame headers: tables and arithmetic conditioning. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = [0xff, 0xd9] as const;

const hasEndOfImage = (data: Uint8Array, from: number): boolean => {
  const [first, second] = END_OF_IMAGE;
  for (let at = data.indexOf(first, from); at >= 0; at = data.indexOf(first, at + 1))
    if (data[at + 1] === second) return true;
  return false;
};

function readJpeg(data: Uint8Array): PictureReading {
  let size: PictureReading = DAMAGED;
  for (let at = 2; at + 4 <= data.length;) {
    if (data[at] !== 0xff) return DAMAGED;
    const marker = data[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = readUint16(data, at + 2);
    if (marker === START_OF_SCAN) return !hasEndOfImage(data, at) ? TRUNCATED : size;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      if (at + 10 > data.length) return TRUNCATED;
      if (!DECODED_FRAMES.has(marker) || data[at + 4] !== 8) return OTHER_JPEG;
      size = { height: readUint16(data, at + 5), width: readUint16(data, at + 7) };
    }
    at += 2 + length;
  }
  return TRUNCATED;
}

/** A number of three bytes, the lowest one first. */
const readUint24 = (data: Uint8Array, at: number): number =>
  readUint16(data, at, true) + (data[at + 2] ?? 0) * 0x1_00_00;

function readWebp(data: Uint8Array): PictureReading {
  if (data.length < 30) return TRUNCATED;
  if (readUint32(data, 4, true) + 8 > data.length) return TRUNCATED;
  const kind = toLatin1(data, 12, 16);
  if (kind === 'VP8X') return { width: readUint24(data, 24) + 1, height: readUint24(data, 27) + 1 };
  if (kind === 'VP8L') {
    const bits = readUint32(data, 21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ')
    return {
      width: readUint16(data, 26, true) & 0x3fff,
      height: readUint16(data, 28, true) & 0x3fff,
    };
  return DAMAGED;
}

const GIF_TRAILER = 0x3b;

function readGif(data: Uint8Array): PictureReading {
  if (data.length < 13) return TRUNCATED;
  // Some programs add zeros after the end of the file.
  let end = data.length - 1;
  while (data[end] === 0) end -= 1;
  if (data[end] !== GIF_TRAILER) return TRUNCATED;
  return { width: readUint16(data, 6, true), height: readUint16(data, 8, true) };
}

function readAvif(data: Uint8Array): PictureReading {
  const boxes = listBoxes(data);
  if (boxes.some(({ isCutOff }) => isCutOff)) return TRUNCATED;
  const meta = boxes.find(({ name }) => name === 'meta');
  // An image sequence stores its sizes in tracks.
  if (!meta) return boxes.some(({ name }) => name === 'moov') ? { width: 1, height: 1 } : TRUNCATED;
  const size = findBox(meta.content.subarray(4), ['iprp', 'ipco', 'ispe']);
  if (!size || size.length < 12) return DAMAGED;
  return { width: readUint32(size, 4), height: readUint32(size, 8) };
}

const readers: Partial<Record<FileType, (data: Uint8Array) => PictureReading>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
  gif: readGif,
  avif: readAvif,
};

/** Whether browsers show pictures of this type. */
export const isShownType = (type: FileType): boolean => readers[type] !== undefined;

/** The size of a picture, if its data is complete. */
export const readPictureSize = (type: FileType, data: Uint8Array): PictureReading =>
  readers[type]?.(data) ?? DAMAGED;
