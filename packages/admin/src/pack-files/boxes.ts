import { readUint32, readUint64, toLatin1 } from './bytes';

/** A box of an MP4 file, or of another format that is made of boxes. */
interface Box {
  /** Four characters, such as `moov`. */
  name: string;
  content: Uint8Array;
  /** True if the box is longer than the data. */
  isCutOff: boolean;
}

/** The top-level boxes in data. Nested boxes are in their content. */
export function listBoxes(data: Uint8Array): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    let length = readUint32(data, at);
    let head = 8;
    if (length === 1 && at + 16 <= data.length) {
      length = readUint64(data, at + 8);
      head = 16;
    }
    // The last box extends to the end of the file.
    if (length === 0) length = data.length - at;
    if (length < head) break;
    boxes.push({
      name: toLatin1(data, at + 4, at + 8),
      content: data.subarray(at + head, Math.min(at + length, data.length)),
      isCutOff: at + length > data.length,
    });
    at += length;
  }
  return boxes;
}

/** The content of the first box at a path of names; null if there is none. */
export function findBox(data: Uint8Array, [name, ...rest]: readonly string[]): Uint8Array | null {
  if (name === undefined) return data;
  for (const box of listBoxes(data)) {
    if (box.name !== name) continue;
    const found = findBox(box.content, rest);
    if (found) return found;
  }
  return null;
}
