import { getCodec, type Codec } from './codecs';
import { findCaptionErrors } from './captions';
import { getTypeLabel, type FileType } from './fileLabels';
import { HEAD_BYTES, getFileType } from './fileType';
import { NEW_COPY, PULL_LFS, type Finding, type PackFile } from './fixes';
import { readInitialization, readTransportStream, type CodecReading } from './mediaCodecs';
import type { ByteRange, PlaylistPart } from './parsedPlaylist';
import type { PackFolder } from './packFolder';
import { isTruncated } from './truncation';

/** The contents of a part of a video. */
export interface PartReading {
  type: FileType;
  codecs: readonly Codec[];
  findings: readonly Finding[];
}

/** The program map of a transport stream is near its beginning. */
const STREAM_BYTES = 188 * 350;

/** The file types that segments can have. */
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

/** Packed audio begins with an ID3 tag, and the audio data follows it. */
const skipId3 = (head: Uint8Array): Uint8Array => {
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return head.subarray(10 + size);
};

const soundCodecs: Partial<Record<FileType, string>> = { aac: 'mp4a', mp3: 'mp3', ac3: 'ac-3' };

const readCodecs = (type: FileType, data: Uint8Array): CodecReading => {
  const sound = soundCodecs[type];
  if (sound !== undefined) return { codecs: [getCodec(sound)] };
  return type === 'ts' ? readTransportStream(data) : { codecs: [] };
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

type PartOfFile = Pick<PlaylistPart, 'range' | 'isEncrypted'>;

/** Checks the size of a part. If a file is empty, too short or encrypted, nothing of it is read. */
async function checkSize(
  folder: PackFolder,
  file: string,
  { range, isEncrypted }: PartOfFile,
): Promise<PartReading | number> {
  const size = await folder.getSize(file);
  if (size === 0)
    return onlyFinding('empty', { reason: `is ${getTypeLabel('empty')}`, fix: NEW_COPY });
  if (range && range.first + range.length > size)
    return onlyFinding('unknown', describeRange(range, size));
  // A completely encrypted file has no recognizable type.
  return isEncrypted ? { type: 'unknown', codecs: [], findings: [] } : size;
}

/** The codecs of a part, or the finding that it is damaged. */
const toReading = (type: FileType, reading: CodecReading): PartReading =>
  'problem' in reading
    ? onlyFinding(type, { reason: reading.problem, fix: NEW_COPY })
    : { type, codecs: reading.codecs, findings: [] };

/** Reads a segment of a playlist. */
export async function readSegment(
  folder: PackFolder,
  segment: PackFile,
  part: PartOfFile,
): Promise<PartReading> {
  const file = segment.path;
  const size = await checkSize(folder, file, part);
  if (typeof size !== 'number') return size;
  const { range } = part;
  let data = await folder.read(
    file,
    range?.first ?? 0,
    Math.min(range?.length ?? size, STREAM_BYTES),
  );
  let type = getFileType(data.subarray(0, HEAD_BYTES));
  if (type === 'id3') {
    data = skipId3(data);
    type = data.length === 0 ? 'id3' : getFileType(data.subarray(0, HEAD_BYTES));
  }
  if (!segmentTypes.has(type)) {
    const fix = type === 'lfs' ? PULL_LFS : NEW_COPY;
    return onlyFinding(type, { reason: `is ${getTypeLabel(type)}, not a segment of a video`, fix });
  }
  // In a transport stream, only the first range may contain the program map.
  if (range) {
    const reading = readCodecs(type, data);
    return { type, codecs: 'codecs' in reading ? reading.codecs : [], findings: [] };
  }
  if (type === 'vtt')
    return { type, codecs: [], findings: await findCaptionErrors(folder, segment, 'en', true) };
  if (await isTruncated(folder, type, file, size))
    return onlyFinding(type, { reason: 'is cut off: its end is missing', fix: NEW_COPY });
  return toReading(type, readCodecs(type, data));
}

/**
 * The maximum size of an initialization in bytes. It is enough for a video with covers and
 * chapters.
 */
const MAX_INITIALIZATION = 10_000_000;

/** Reads the initialization of a playlist (`#EXT-X-MAP`). */
export async function readMap(
  folder: PackFolder,
  file: string,
  part: PartOfFile,
): Promise<PartReading> {
  const size = await checkSize(folder, file, part);
  if (typeof size !== 'number') return size;
  const { range } = part;
  const data = await folder.read(
    file,
    range?.first ?? 0,
    Math.min(range?.length ?? size, MAX_INITIALIZATION),
  );
  const type = getFileType(data.subarray(0, HEAD_BYTES));
  // The initialization of a transport stream is its program map.
  return toReading(type, type === 'ts' ? readTransportStream(data) : readInitialization(data));
}
