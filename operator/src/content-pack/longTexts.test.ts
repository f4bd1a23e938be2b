import { checkPack } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { toPrintableLine, formatText } from '../command/print';
import { getCodec } from '../../../packages/admin/src/pack-files/codecs';
import { readCues } from '../../../packages/admin/src/pack-files/cues';
import { getFileType, HEAD_BYTES } from '../../../packages/admin/src/pack-files/fileType';
import { parsePlaylist } from '../../../packages/admin/src/pack-files/parsePlaylist';

const parts = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '-',
  '-->',
  '00:',
  '.',
  ',',
  '/',
  '"',
  'URI="',
  '#EXT',
  '<',
  '\u0634',
  '\u200f',
  '\ud83d\ude00',
];
const texts = parts.map((part): [string, string] => [part, part.repeat(1_000_000 / part.length)]);

/**
 * An algorithm with quadratic time would take minutes. Linear time takes two seconds on a busy
 * machine.
 */
const LIMIT_MS = 60_000;

const measure = (action: () => unknown): number => {
  const begun = performance.now();
  action();
  return performance.now() - begun;
};

describe.each(texts)('a million characters %j', (_part, text) => {
  it.each<[string, () => unknown]>([
    ['captions', () => readCues(`WEBVTT\n\n${text}\n00:01.000 --> ${text}`)],
    [
      'a playlist',
      () => parsePlaylist(`#EXTM3U\n#EXT-X-STREAM-INF:${text}\n#EXT-X-MAP:${text}\n${text}`),
    ],
    ['a codec', () => getCodec(text)],
    ['a file', () => getFileType(Buffer.from(text).subarray(0, HEAD_BYTES))],
    ['a printed line', () => [toPrintableLine(text), formatText(text)]],
    [
      'every text of a catalog',
      () =>
        checkPack({
          version: 1,
          language: text,
          styles: [{ id: text, name: text }],
          videos: [
            {
              id: text,
              title: { [text]: text },
              description: text,
              style: text,
              level: text,
              equipment: [text],
              durationSeconds: 1,
              releasedAt: text,
              poster: text,
              hls: text,
              captions: [{ language: text, label: text, src: text }],
            },
          ],
          events: [
            {
              id: text,
              title: text,
              startsAt: text,
              durationMinutes: 1,
              poster: `art:${text}`,
              joinUrl: `https://${text}`,
            },
          ],
        }),
    ],
  ])('are read in linear time as %s', (_name, read) => {
    expect(measure(read)).toBeLessThan(LIMIT_MS);
  });
});
