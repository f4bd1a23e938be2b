import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPackDocuments } from '@gschool/domain/content-pack';

import {
  VTT,
  createMaster,
  createMediaPlaylist,
  createPng,
  createVideo,
  writeFiles,
} from '../testing/packFiles';
import { formatErrors } from './index';
import { readPack } from './read';

const video = {
  id: 'one',
  title: 'One',
  style: 'slow strength',
  level: 'everyone',
  durationSeconds: 24,
  releasedAt: '2026-01-02T00:00:00Z',
  poster: 'posters/one.webp',
  hls: 'video/one/master.m3u8',
  captions: [{ language: 'en', label: 'English', src: 'video/one/en.vtt' }],
};
const pack = { version: 1, styles: [{ id: 'slow strength', name: 'Slow' }], videos: [video] };

let outside: string;
let folder: string;
const put = (path: string, content: string | Uint8Array) => writeFiles(folder, { [path]: content });
const putPack = (videos: readonly object[], rest: object = {}) =>
  put('catalogue.json', JSON.stringify({ ...pack, ...rest, videos }));
const readErrors = async () => {
  const reading = await readPack(folder);
  return reading.ok ? [] : reading.errors.map((f) => `${f.file} | ${f.entry} | ${f.reason}`);
};

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'gschool-pack-'));
  folder = join(outside, 'pack');
  put('posters/one.webp', createPng());
  writeFiles(folder, createVideo('video/one'));
  put('video/one/en.vtt', VTT);
  put('secret.txt', 'not named by the pack');
  writeFileSync(join(outside, 'private.webp'), 'private');
  putPack([video]);
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

describe('readPack', () => {
  it('finds every file that the pack uses, including segments', async () => {
    const reading = await readPack(folder);
    expect(reading.ok && [...reading.files.keys()].toSorted()).toEqual([
      'catalogue.json',
      'posters/one.webp',
      'video/one/360p/index.m3u8',
      'video/one/360p/init.mp4',
      'video/one/360p/seg_0.m4s',
      'video/one/en.vtt',
      'video/one/master.m3u8',
    ]);
    expect(await readPack(join(folder, 'catalogue.json'))).toMatchObject({ ok: true });
  });

  it('names all errors at once', async () => {
    symlinkSync(join(outside, 'private.webp'), join(folder, 'posters/link.webp'));
    symlinkSync(outside, join(folder, 'up'));
    putPack([
      { ...video, poster: 'posters/gone.webp' },
      { ...video, style: 'yogga' },
      { ...video, id: 'two', releasedAt: '2026-02-30', poster: '../private.webp' },
      { ...video, id: 'three', poster: '/etc/passwd', instructor: 'missing' },
      { ...video, id: 'four', poster: 'posters/link.webp' },
      { ...video, id: 'five', poster: 'up/private.webp' },
      { ...video, id: 'six', poster: 'posters' },
    ]);
    expect(await readErrors()).toEqual([
      'catalogue.json | videos[2] "two" | releasedAt: is not a date and time such as 2026-10-31T04:00:00Z',
      'catalogue.json | videos[2] "two" | poster: points outside the pack’s folder',
      'catalogue.json | videos[3] "three" | poster: must be relative to the pack, not an absolute path',
      'catalogue.json | videos[1] "one" | id: duplicate of videos[0]',
      'catalogue.json | videos[1] "one" | style: unknown style "yogga"',
      'catalogue.json | videos[3] "three" | instructor: unknown instructor "missing"',
      'catalogue.json | videos[0] "one" | poster: missing file "posters/gone.webp"',
      'catalogue.json | videos[4] "four" | poster: "posters/link.webp" points outside the pack’s folder through a symbolic link',
      'catalogue.json | videos[5] "five" | poster: "up/private.webp" points outside the pack’s folder through a symbolic link',
      'catalogue.json | videos[6] "six" | poster: "posters" is not a file',
    ]);
  });

  it('follows playlists and names invalid ones', async () => {
    put(
      'video/one/360p/index.m3u8',
      createMediaPlaylist([
        'seg_9.m4s',
        '../../../../private.webp',
        'https://elsewhere.example/a.m4s',
      ]),
    );
    put('video/one/master.m3u8', createMaster({ '360p/index.m3u8': '', 'not-a-list.m3u8': '' }));
    put('video/one/not-a-list.m3u8', 'hello');
    const index = 'video/one/360p/index.m3u8 | videos[0] "one"';
    expect(await readErrors()).toEqual([
      `${index} | missing file "video/one/360p/seg_9.m4s"`,
      `${index} | "../../../../private.webp": points outside the pack’s folder`,
      `${index} | "https://elsewhere.example/a.m4s": must be a path inside the pack, not a URL`,
      'video/one/not-a-list.m3u8 | videos[0] "one" | is not a playlist: it must start with #EXTM3U',
    ]);
  });

  it('explains why a folder or file can’t be read', async () => {
    put('catalogue.json', '{\n  "version": 1,\n}');
    expect(await readErrors()).toEqual([
      expect.stringMatching(/is not valid JSON: .+ in line 3, column 1$/),
    ]);
    rmSync(join(folder, 'catalogue.json'));
    expect(await readErrors()).toEqual([expect.stringContaining('missing file "catalogue.json"')]);
    folder = join(outside, 'nowhere');
    expect(await readErrors()).toEqual([expect.stringContaining('there is no folder')]);
  });

  it('lists errors under their files', () => {
    const errors = [
      { file: 'catalogue.json', entry: 'videos[0] "one"', reason: 'style: unknown style "x"' },
      { file: 'video/one/master.m3u8', entry: 'videos[0] "one"', reason: 'missing file "a.m4s"' },
      {
        file: 'a.png',
        entry: 'videos[1] "two"',
        reason: 'poster: is empty',
        fix: 'Copy it again.',
      },
    ];
    expect(formatErrors('packs/mine', errors)).toBe(
      [
        'The content pack in packs/mine has 3 errors.',
        '',
        'catalogue.json',
        '  videos[0] "one"  style: unknown style "x"',
        '',
        'video/one/master.m3u8',
        '  videos[0] "one"  missing file "a.m4s"',
        '',
        'a.png',
        '  videos[1] "two"  poster: is empty. Copy it again.',
        '',
        'Commands are for the folder of the pack.',
        'The format is described in docs/content-pack.md.',
      ].join('\n'),
    );
  });
});

/**
 * A pack with real photos and videos, which would be too large for the repository
 * (docs/testing.md).
 */
const realPacks = [process.env['GSCHOOL_TEST_PACK'] ?? ''].filter(Boolean);

it.each(realPacks)('reads the pack at %s, and finds its files', async (realPack) => {
  const reading = await readPack(realPack);
  if (!reading.ok) throw new Error(formatErrors(realPack, reading.errors));
  const { pack, files } = reading;
  const documents = createPackDocuments(pack, { base: '/@content/', now: new Date(0) });
  const playable = documents.filter(({ path }) => path.endsWith('/playback/main'));
  expect(playable.length).toBeGreaterThan(0);
  const posters = pack.videos
    .map(({ poster }) => poster)
    .filter((path) => !path.startsWith('art:'));
  expect(posters.filter((path) => !files.has(path))).toEqual([]);
  expect([...files.keys()].some((file) => /\.(m3u8|mp4|webm)$/.test(file))).toBe(true);
});
