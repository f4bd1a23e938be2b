import { readUint32, readUint64 } from './bytes';
import type { FileType } from './fileLabels';
import { TS_PACKET_BYTES } from './fileType';
import type { PackFolder } from './packFolder';

/** Whether the boxes of a file extend beyond its end. Reads only their headers. */
async function isCutOff(folder: PackFolder, path: string, size: number): Promise<boolean> {
  for (let at = 0; at < size;) {
    const head = await folder.read(path, at, 16);
    if (head.length < 8) return true;
    let length = readUint32(head, 0);
    if (length === 0) return false;
    if (length === 1) length = head.length < 16 ? 16 : readUint64(head, 8);
    if (length < 8) return true;
    at += length;
    if (at > size) return true;
  }
  return false;
}

/** Whether the end of a segment is missing, for example after an interrupted download. */
export const isTruncated = (
  folder: PackFolder,
  type: FileType,
  path: string,
  size: number,
): Promise<boolean> => {
  if (type === 'fragment' || type === 'mp4') return isCutOff(folder, path, size);
  return Promise.resolve(type === 'ts' && size % TS_PACKET_BYTES !== 0);
};
