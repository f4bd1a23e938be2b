import { open } from 'node:fs/promises';

import type { FileType } from './fileLabels';
import { TS_PACKET_BYTES } from './fileType';

/** Whether the boxes of a file extend beyond its end. Reads only their headers. */
async function isCutOff(file: string, size: number): Promise<boolean> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(16);
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(head, 0, 16, at);
      if (bytesRead < 8) return true;
      let length = head.readUInt32BE(0);
      if (length === 0) return false;
      if (length === 1) length = bytesRead < 16 ? 16 : Number(head.readBigUInt64BE(8));
      if (length < 8) return true;
      at += length;
      if (at > size) return true;
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** Whether the end of a segment is missing, for example after an interrupted download. */
export const isTruncated = (type: FileType, file: string, size: number): Promise<boolean> => {
  if (type === 'fragment' || type === 'mp4') return isCutOff(file, size);
  return Promise.resolve(type === 'ts' && size % TS_PACKET_BYTES !== 0);
};
