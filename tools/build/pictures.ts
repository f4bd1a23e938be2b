import { inflateSync } from 'node:zlib';

import type { PictureSize } from './webManifest';

/** A decoded picture: the bytes of each pixel, row by row. */
export interface Pixels extends PictureSize {
  /** 3, or 4 with alpha. */
  channels: number;
  data: Uint8Array;
}

/** The size in the header of a WebP file (lossy, lossless or extended). */
export function readWebpSize(file: Buffer): PictureSize {
  const format = file.toString('latin1', 12, 16);
  if (format === 'VP8 ') {
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  }
  if (format === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (format === 'VP8X') {
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  }
  throw new Error('This is no WebP file');
}

/** The closest of the three neighbors to `left + up - upLeft`, as PNG filters by it. */
function predict(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : upLeft;
}

/** Decodes a PNG with 8 bits for each channel, without interlacing. Throws for any other. */
export function decodePng(file: Buffer): Pixels {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG file');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = { 2: 3, 6: 4 }[file[25]!];
  if (file[24] !== 8 || channels === undefined || file[28] !== 0) {
    throw new Error('This kind of PNG is not decoded here');
  }
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : data[at - channels]!;
      const up = y === 0 ? 0 : data[at - stride]!;
      const upLeft = x < channels || y === 0 ? 0 : data[at - stride - channels]!;
      const added = [0, left, up, (left + up) >> 1, predict(left, up, upLeft)][filter ?? 0]!;
      data[at] = raw[y * (stride + 1) + 1 + x]! + added;
    }
  }
  return { width, height, channels, data };
}
