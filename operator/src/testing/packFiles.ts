import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** A box of an MP4 file. */
const box = (name: string, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);
const uint = (value: number, length: 2 | 4): Buffer => {
  const data = Buffer.alloc(length);
  data.writeUIntBE(value, 0, length);
  return data;
};

const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([uint(content.length, 4), ascii(name), content, Buffer.alloc(4)]);

/** A PNG of a single color. Its checksums are zero. */
export const createPng = (width = 320, height = 180): Buffer =>
  Buffer.concat([
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Buffer.concat([uint(width, 4), uint(height, 4), bytes(8, 2, 0, 0, 0)])),
    chunk('IDAT', deflateSync(Buffer.alloc(8))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A JPEG with a frame header (0xc0: baseline) and meaningless data. */
export const createJpeg = ({ frame = 0xc0, bits = 8 } = {}): Buffer =>
  Buffer.concat([
    bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    ascii('JFIF\0'),
    Buffer.alloc(9),
    bytes(0xff, frame, 0, 17, bits),
    uint(180, 2),
    uint(320, 2),
    Buffer.alloc(10),
    bytes(0xff, 0xda, 0, 8),
    Buffer.alloc(40, 0x55),
    bytes(0xff, 0xd9),
  ]);

/** A WebP without transparency. */
export const createWebp = (): Buffer => {
  const data = Buffer.concat([
    ascii('VP8 '),
    bytes(20, 0, 0, 0),
    bytes(0, 0, 0, 0x9d, 0x01, 0x2a, 320 & 0xff, 320 >> 8, 180, 0),
    Buffer.alloc(10),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length + 4);
  return Buffer.concat([ascii('RIFF'), size, ascii('WEBP'), data]);
};

export const createGif = (): Buffer =>
  Buffer.concat([ascii('GIF89a'), bytes(0x40, 1, 180, 0, 0, 0, 0), bytes(0x2c, 0, 0, 0x3b)]);

/** A picture stored in boxes: AVIF (`avif`), HEIC (`heic`) … */
export const createBoxedPicture = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', ascii(brand), uint(0, 4), ascii('mif1'), ascii(brand)),
    box(
      'meta',
      uint(0, 4),
      box('iprp', box('ipco', box('ispe', uint(0, 4), uint(320, 4), uint(180, 4)))),
    ),
    box('mdat', Buffer.alloc(50)),
  ]);

const createTrack = (entry: Buffer): Buffer =>
  box('trak', box('mdia', box('minf', box('stbl', box('stsd', uint(0, 4), uint(1, 4), entry)))));

/** Whether a sample entry is for audio. */
const SOUND = /^(mp4a|ac-3|ec-3|Opus|fLaC)$/;

/**
 * The initialization of an MP4 video.
 *
 * @param codecs the names of its sample entries
 * @param profile the H.264 profile; null leaves it out
 */
export const createInitialization = (
  codecs: readonly string[] = ['avc1', 'mp4a'],
  profile: number | null = 100,
): Buffer => {
  const tracks = codecs.map((name) => {
    if (SOUND.test(name)) return createTrack(box(name, Buffer.alloc(28)));
    const configuration = profile === null ? [] : [1, profile, 0, 31];
    return createTrack(box(name, Buffer.alloc(78), box('avcC', bytes(...configuration))));
  });
  return Buffer.concat([box('ftyp', ascii('iso5'), uint(0, 4)), box('moov', ...tracks)]);
};

/** A segment of an MP4 video. */
export const createFragment = (): Buffer =>
  Buffer.concat([
    box('styp', ascii('msdh'), uint(0, 4)),
    box('moof', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(200)),
  ]);

const createPacket = (id: number, section: Buffer): Buffer => {
  const packet = Buffer.alloc(188, 0xff);
  packet.set([0x47, 0x40 | (id >> 8), id & 0xff, 0x10, 0]);
  packet.set(section, 5);
  return packet;
};

const createSection = (table: number, content: Buffer): Buffer =>
  Buffer.concat([bytes(table), uint(0xb000 | (content.length + 4), 2), content, Buffer.alloc(4)]);

/** A transport stream with a program map but no data. `types` are the types of its streams. */
export const createTransportStream = (...types: readonly number[]): Buffer => {
  const streams = types.flatMap((type, n) => [type, 0xe1, n + 1, 0xf0, 0]);
  return Buffer.concat([
    createPacket(0, createSection(0, bytes(0, 1, 0xc1, 0, 0, 0, 1, 0xe1, 0x00))),
    createPacket(0x100, createSection(2, bytes(0, 1, 0xc1, 0, 0, 0xe1, 1, 0xf0, 0, ...streams))),
    createPacket(0x1fff, Buffer.alloc(0)),
  ]);
};

/** A master playlist. Each variant consists of a path and its attributes. */
export const createMaster = (
  variants: Readonly<Record<string, string>> = { 'index.m3u8': 'CODECS="avc1.64001f,mp4a.40.2"' },
  ...tags: readonly string[]
): string =>
  [
    '#EXTM3U',
    ...tags,
    ...Object.entries(variants).flatMap(([path, attributes]) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=320x180${attributes === '' ? '' : `,${attributes}`}`,
      path,
    ]),
    '',
  ].join('\n');

/** A playlist of segments that are four seconds long. */
export const createMediaPlaylist = (
  segments: readonly string[],
  ...tags: readonly string[]
): string =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    ...tags,
    ...segments.flatMap((segment) => ['#EXTINF:4.0,', segment]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/** WebVTT with one cue. */
export const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nBreathe in.\n';

/** The files of a video with a single variant in MP4, by their paths below a folder. */
export const createVideo = (folder: string): Readonly<Record<string, string | Buffer>> => ({
  [`${folder}/master.m3u8`]: createMaster({ '360p/index.m3u8': 'CODECS="avc1.64001f,mp4a.40.2"' }),
  [`${folder}/360p/index.m3u8`]: createMediaPlaylist(['seg_0.m4s'], '#EXT-X-MAP:URI="init.mp4"'),
  [`${folder}/360p/init.mp4`]: createInitialization(),
  [`${folder}/360p/seg_0.m4s`]: createFragment(),
});

/** Writes files below a folder. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
