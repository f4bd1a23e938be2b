import { findBox, listBoxes } from './boxes';
import { readUint16 } from './bytes';
import { getCodec, getH264, getStreamCodec, type Codec } from './codecs';
import { TS_PACKET_BYTES } from './fileType';

/** The codecs of a file, or the problem with its data. */
export type CodecReading = { codecs: readonly Codec[] } | { problem: string };

/** The offset of the first box in a sample entry for video. */
const PICTURE_ENTRY_BYTES = 78;

const readEntry = ({ name, content }: { name: string; content: Uint8Array }): Codec | string => {
  if (name !== 'avc1' && name !== 'avc3') return getCodec(name);
  const configuration = findBox(content.subarray(PICTURE_ENTRY_BYTES), ['avcC']);
  // Without the profile in it, a player could not name the codec to the browser.
  if (!configuration || configuration.length < 4)
    return 'does not say the profile of its H.264 pictures (an empty avcC box)';
  return getH264(configuration[1]);
};

/** Reads the codecs of the tracks in the initialization of an MP4 file. */
export function readInitialization(data: Uint8Array): CodecReading {
  const boxes = listBoxes(data);
  const movie = boxes.find(({ name }) => name === 'moov');
  if (!movie) return { problem: 'is not an initialization segment: it has no moov box' };
  if (movie.isCutOff) return { problem: 'is cut off: its end is missing' };
  const entries = listBoxes(movie.content)
    .filter(({ name }) => name === 'trak')
    .flatMap(({ content }) => {
      const table = findBox(content, ['mdia', 'minf', 'stbl', 'stsd']);
      return table ? listBoxes(table.subarray(8)).map(readEntry) : [];
    });
  const problem = entries.find((entry) => typeof entry === 'string');
  if (problem !== undefined) return { problem };
  const codecs = entries.filter((entry) => typeof entry !== 'string');
  return codecs.length > 0 ? { codecs } : { problem: 'has no tracks' };
}

/** The payload of the first packet in a stream that begins a section; null if there is none. */
function findSection(data: Uint8Array, id: number): Uint8Array | null {
  for (
    let at = 0;
    at + TS_PACKET_BYTES <= data.length && data[at] === 0x47;
    at += TS_PACKET_BYTES
  ) {
    const head = readUint16(data, at + 1);
    if ((head & 0x1fff) !== id || (head & 0x4000) === 0) continue;
    const hasAdaptation = ((data[at + 3] ?? 0) & 0x20) !== 0;
    const begin = at + 4 + (hasAdaptation ? 1 + (data[at + 4] ?? 0) : 0);
    // The pointer field tells where the section begins.
    const section = begin + 1 + (data[begin] ?? 0);
    if (section + 12 <= at + TS_PACKET_BYTES) return data.subarray(section, at + TS_PACKET_BYTES);
  }
  return null;
}

const getSectionEnd = (section: Uint8Array): number =>
  Math.min(section.length, 3 + (readUint16(section, 1) & 0xfff) - 4);

/** The id of the program map in the program association table; null if there is none. */
function findProgramMap(data: Uint8Array): number | null {
  const table = findSection(data, 0);
  if (!table) return null;
  for (let at = 8; at + 4 <= getSectionEnd(table); at += 4)
    if (readUint16(table, at) !== 0) return readUint16(table, at + 2) & 0x1fff;
  return null;
}

/** Reads the codecs of an MPEG-2 transport stream from its program map. */
export function readTransportStream(data: Uint8Array): CodecReading {
  const id = findProgramMap(data);
  const map = id === null ? null : findSection(data, id);
  if (!map) return { problem: 'has no list of its streams (no program map)' };
  const codecs: Codec[] = [];
  const end = getSectionEnd(map);
  for (let at = 12 + (readUint16(map, 10) & 0xfff); at + 5 <= end;) {
    const codec = getStreamCodec(map[at] ?? 0);
    if (codec) codecs.push(codec);
    at += 5 + (readUint16(map, at + 3) & 0xfff);
  }
  return codecs.length > 0 ? { codecs } : { problem: 'has neither pictures nor sound' };
}
