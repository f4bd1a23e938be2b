import { expect, it } from 'vitest';

import { createManifest, decodeManifest } from './manifest';
import { aClass } from './testing/mediaServer';

const folder = '/downloads/mira/a/';
const manifest = createManifest({
  uid: 'mira',
  classId: 'a',
  details: aClass('a', { poster: `${folder}poster-0.webp` }),
  playback: {
    hls: `${folder}master.m3u8`,
    captions: [{ language: 'en', label: 'English', src: `${folder}captions-0.vtt` }],
  },
  height: 720,
  files: ['master.m3u8', 'captions-0.vtt', 'poster-0.webp'].map((name) => ({ name, bytes: 5 })),
  takenAt: 5,
});

it('survives being stored', () => {
  expect(decodeManifest(JSON.parse(JSON.stringify(manifest)), 'mira', 'a')).toEqual(manifest);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'manifest'],
  ['a list', []],
  ['another version', { ...manifest, version: 2 }],
  ['another member', { ...manifest, uid: 'nia' }],
  ['another class', { ...manifest, classId: 'b' }],
  ['no files', { ...manifest, files: undefined }],
  ['a file without a size', { ...manifest, files: [...manifest.files, { name: 'a.ts' }] }],
  ['a negative size', { ...manifest, files: [...manifest.files, { name: 'a.ts', bytes: -1 }] }],
  ['a path as a name', { ...manifest, files: [...manifest.files, { name: '../a', bytes: 1 }] }],
  ['an address elsewhere', { ...manifest, playback: { ...manifest.playback, hls: 'https://x' } }],
  ['a video that is not listed', { ...manifest, files: manifest.files.slice(1) }],
  ['captions that are not listed', { ...manifest, files: manifest.files.slice(0, 1) }],
  ['damaged details', { ...manifest, details: { title: 5 } }],
  ['no time', { ...manifest, takenAt: null }],
])('refuses %s', (_, value) => {
  expect(decodeManifest(value, 'mira', 'a')).toBeNull();
});
