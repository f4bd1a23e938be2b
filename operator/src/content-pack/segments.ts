import { open, stat } from 'node:fs/promises';

import { getCodec, type Codec } from './codecs';
import { findCaptionErrors } from './captions';
import { getTypeLabel, type FileType } from './fileLabels';
import { HEAD_BYTES, getFileType } from './fileType';
import { NEW_COPY, PULL_LFS, type Finding, type PackFile } from './fixes';
import { readInitialization, readTransportStream } from './mediaCodecs';
import type { ByteRange } from './parsedPlaylist';
import { readHead } from './readHead';

/** What a part of a video contains. */
export interface PartReading {
  type: FileType;
  codecs: readonly Codec[];
  findings: readonly Finding[];
}

/** The program map of a transport stream is near its beginning. */
const STREAM_BYTES = 188 * 350;
const PACKET = 188;

/** The types that can be segments. */
const segmentTypes: ReadonlySet<FileType> = new Set([
  'fragment',
  'mp4',
  'ts',
  'aac',
  'mp3',
  'ac3',
  'vtt',
  'id3',
]);

/** Packed audio begins with an ID3 tag; the sound is after it. */
const skipId3 = (head: Buffer): Buffer => {
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return head.subarray(10 + size);
};

/** Whether the boxes of a file end after the file. Reads only their headers. */
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

const soundCodecs: Partial<Record<FileType, string>> = { aac: 'mp4a', mp3: 'mp3', ac3: 'ac-3' };

const readCodecs = (type: FileType, data: Buffer): ReturnType<typeof readTransportStream> => {
  const sound = soundCodecs[type];
  if (sound !== undefined) return { codecs: [getCodec(sound)] };
  return type === 'ts' ? readTransportStream(data) : { codecs: [] };
};

const isTruncated = (type: FileType, file: string, size: number): Promise<boolean> => {
  if (type === 'fragment' || type === 'mp4') return isCutOff(file, size);
  return Promise.resolve(type === 'ts' && size % PACKET !== 0);
};

const describeRange = ({ first, length }: ByteRange, size: number): Finding => ({
  reason: `has ${size} bytes, but the playlist needs its bytes ${first} to ${first + length - 1}`,
  fix: NEW_COPY,
});

const onlyFinding = (type: FileType, finding: Finding): PartReading => ({
  type,
  codecs: [],
  findings: [finding],
});

/**
 * Reads a segment of a playlist.
 *
 * @param file the file on this machine
 * @param range the part of the file that the playlist names
 */
export async function readSegment(
  file: string,
  part: PackFile,
  { range, isEncrypted }: { range: ByteRange | null; isEncrypted: boolean },
): Promise<PartReading> {
  const { size } = await stat(file);
  if (size === 0)
    return onlyFinding('empty', { reason: `is ${getTypeLabel('empty')}`, fix: NEW_COPY });
  if (range && range.first + range.length > size)
    return onlyFinding('unknown', describeRange(range, size));
  // What is encrypted as a whole has no type.
  if (isEncrypted) return { type: 'unknown', codecs: [], findings: [] };
  const bytes = Math.min(range?.length ?? size, STREAM_BYTES);
  let data = await readHead(file, bytes, range?.first);
  let type = getFileType(data.subarray(0, HEAD_BYTES));
  if (type === 'id3') {
    data = skipId3(data);
    type = data.length === 0 ? 'id3' : getFileType(data.subarray(0, HEAD_BYTES));
  }
  if (!segmentTypes.has(type)) {
    const fix = type === 'lfs' ? PULL_LFS : NEW_COPY;
    return onlyFinding(type, { reason: `is ${getTypeLabel(type)}, not a segment of a video`, fix });
  }
  if (type === 'vtt' && !range)
    return { type, codecs: [], findings: await findCaptionErrors(file, part, 'en', true) };
  if (!range && (await isTruncated(type, file, size)))
    return onlyFinding(type, { reason: 'is cut off: its end is missing', fix: NEW_COPY });
  const reading = readCodecs(type, data);
  // Only the first range of a transport stream may have its program map.
  if ('problem' in reading && range) return { type, codecs: [], findings: [] };
  return 'problem' in reading
    ? onlyFinding(type, { reason: reading.problem, fix: NEW_COPY })
    : { type, codecs: reading.codecs, findings: [] };
}

/** More than the initialization of a video with covers and chapters. */
const MAX_INITIALIZATION = 10_000_000;

/** Reads the initialization of a playlist (`#EXT-X-MAP`). */
export async function readMap(
  file: string,
  { range, isEncrypted }: { range: ByteRange | null; isEncrypted: boolean },
): Promise<PartReading> {
  const { size } = await stat(file);
  if (size === 0)
    return onlyFinding('empty', { reason: `is ${getTypeLabel('empty')}`, fix: NEW_COPY });
  if (range && range.first + range.length > size)
    return onlyFinding('unknown', describeRange(range, size));
  if (isEncrypted) return { type: 'unknown', codecs: [], findings: [] };
  const bytes = Math.min(range?.length ?? size, MAX_INITIALIZATION);
  const data = await readHead(file, bytes, range?.first);
  const type = getFileType(data.subarray(0, HEAD_BYTES));
  // The initialization of a transport stream is its program map.
  const reading = type === 'ts' ? readTransportStream(data) : readInitialization(data);
  return 'problem' in reading
    ? onlyFinding(type, { reason: reading.problem, fix: NEW_COPY })
    : { type, codecs: reading.codecs, findings: [] };
}
