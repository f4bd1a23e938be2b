import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { splitMedia } from '@gschool/admin/pack-files';
import { createPackDocuments, getMediaUrl, type MediaBase } from '@gschool/domain/content-pack';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readPack } from '../content-pack/read';
import { startMockStorage, type MockStorage } from '../testing/mockStorage';
import {
  VTT,
  createFragment,
  createInitialization,
  createMaster,
  createMediaPlaylist,
  createPng,
  writeFiles,
} from '../testing/packFiles';
import { openBucket } from './bucket';
import { createDiskNames, planMedia, withVideoBase, type ToMedia } from './media';
import { createProgressLines } from './progress';
import { assertPublic, findMissingObjects, uploadObjects } from './upload';

let root: string;
const put = (path: string, content: string | Uint8Array) => writeFiles(root, { [path]: content });
const entry = {
  title: 'T',
  style: 's',
  level: 'everyone',
  durationSeconds: 1,
  releasedAt: '2026-01-01T00:00:00Z',
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gschool-media-'));
  put('posters/the one.webp', createPng());
  put('film/master.m3u8', createMaster({ 'low/index.m3u8': '' }));
  put('film/low/index.m3u8', createMediaPlaylist(['a.m4s'], '#EXT-X-MAP:URI="init.mp4"'));
  put('film/low/init.mp4', createInitialization());
  put('film/low/a.m4s', createFragment());
  put('film/en.vtt', VTT);
  const captions = [{ language: 'en', label: 'English', src: 'film/en.vtt' }];
  const videos = [
    { ...entry, id: 'a', poster: 'posters/the one.webp', hls: 'film/master.m3u8', captions },
    { ...entry, id: 'b', poster: './posters/the one.webp' },
    { ...entry, id: 'c', poster: 'art:figure/squat/1' },
  ];
  put('catalogue.json', JSON.stringify({ version: 1, styles: [{ id: 's', name: 'S' }], videos }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const plan = async () => {
  const reading = await readPack(root);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  const { pictures, videos } = splitMedia(reading.pack);
  const media = await planMedia(reading.root, [...pictures, ...videos]);
  return { pack: reading.pack, root: reading.root, pictures, videos, media };
};
const createUrls =
  (base: string, toMedia: ToMedia): MediaBase =>
  (path) =>
    getMediaUrl(base, toMedia(path));
const findName = async (end: string) =>
  (await plan()).media.objects.find(({ name }) => name.endsWith(end))?.name ?? '';

describe('the media of a pack', () => {
  it('keeps the files of a video together, and every file once', async () => {
    const { media } = await plan();
    expect(media.objects.map(({ name }) => name.slice(33)).sort()).toEqual([
      'film/en.vtt',
      'film/low/a.m4s',
      'film/low/index.m3u8',
      'film/low/init.mp4',
      'film/master.m3u8',
      'posters/the one.webp',
    ]);
    const videoFiles = media.objects.filter(({ name }) => /m3u8|m4s|mp4/.test(name));
    expect(new Set(videoFiles.map(({ name }) => name.slice(0, 32))).size).toBe(1);
  });

  it('gives a video a new URL if a segment changes, and keeps the URLs of pictures', async () => {
    const before = [await findName('master.m3u8'), await findName('one.webp')];
    put('film/low/a.m4s', Buffer.concat([createFragment(), createFragment()]));
    expect(await findName('master.m3u8')).not.toBe(before[0]);
    expect(await findName('master.m3u8')).toMatch(/^[0-9a-f]{32}\/film\/master\.m3u8$/);
    expect(await findName('one.webp')).toBe(before[1]);
  });

  it('has the URLs that the documents contain', async () => {
    const { pack, media } = await plan();
    const base = createUrls('https://media.example/x/', media.getObjectName);
    const documents = new Map(
      createPackDocuments(pack, { base, now: new Date(0) }).map(({ path, data }) => [path, data]),
    );
    const address = (name: string) =>
      `https://media.example/x/${name.split('/').map(encodeURIComponent).join('/')}`;
    const poster = address(await findName('one.webp'));
    expect(poster).toContain('the%20one.webp');
    expect(documents.get('videos/a')).toMatchObject({ poster });
    expect(documents.get('videos/b')).toMatchObject({ poster });
    expect(documents.get('videos/c')).toMatchObject({ poster: 'art:figure/squat/1' });
    expect(documents.get('videos/a/playback/main')).toMatchObject({
      hls: address(await findName('master.m3u8')),
      captions: [{ src: address(await findName('en.vtt')) }],
    });
  });
});

describe('files that the operator uploads', () => {
  it('have the names of this disk in their URLs', () => {
    const name = 'a/s\u00e9ance.png';
    const files = new Map([[name, name.normalize('NFD')]]);
    const urlOf = createUrls('https://media.example/', createDiskNames(files)) as ToMedia;
    expect(urlOf(name)).toBe('https://media.example/a/se%CC%81ance.png');
    expect(urlOf('./b.png')).toBe('https://media.example/./b.png');
  });
});

describe('videos at a base of their own', () => {
  it('get addresses there, and only pictures are uploaded', async () => {
    const { pack, root, pictures, videos } = await plan();
    const media = await planMedia(root, pictures);
    expect(media.objects.map(({ name }) => name.slice(33))).toEqual(['posters/the one.webp']);
    const toMedia = withVideoBase(
      media.getObjectName,
      'https://storage.googleapis.com/private/',
      (path) => path,
      videos,
    );
    const base = createUrls('https://pictures.example/', toMedia);
    const documents = createPackDocuments(pack, { base, now: new Date(0) });
    const read = (path: string) => documents.find((document) => document.path === path)?.data;
    expect(read('videos/a/playback/main')).toMatchObject({
      hls: 'https://storage.googleapis.com/private/film/master.m3u8',
      captions: [{ src: 'https://storage.googleapis.com/private/film/en.vtt' }],
    });
    expect(read('videos/a')?.['poster']).toMatch(
      /^https:\/\/pictures\.example\/\w{32}\/posters\/the%20one\.webp$/,
    );
    expect(read('videos/c')?.['poster']).toBe('art:figure/squat/1');
  });
});

describe('a bucket', () => {
  let storage: MockStorage;
  let app: App;
  beforeEach(async () => {
    storage = await startMockStorage('films.example');
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = storage.host;
    process.env['STORAGE_EMULATOR_HOST'] = `http://${storage.host}`;
    app = initializeApp({ projectId: 'demo-media' }, storage.host);
  });
  afterEach(async () => {
    await deleteApp(app);
    await storage.stop();
  });
  const retry = { wait: async () => undefined, random: () => 0 };
  const quiet = createProgressLines(() => undefined);

  it('receives missing files and files with another size or checksum', async () => {
    const bucket = openBucket(app, 'films.example', storage.host);
    const { media } = await plan();
    const missing = () => findMissingObjects(bucket, 'x/', media.objects);
    expect(await missing()).toHaveLength(6);
    await uploadObjects(bucket, 'x/', await missing(), quiet, retry);
    expect(await missing()).toEqual([]);
    const name = `x/${await findName('a.m4s')}`;
    const there = storage.objects.get(name)!;
    expect(there).toMatchObject({ contentType: 'video/iso.segment', isPublic: true });
    for (const damage of [{ size: 3 }, { md5: 'other' }]) {
      storage.objects.set(name, { ...there, ...damage });
      expect((await missing()).map((object) => `x/${object.name}`)).toEqual([name]);
    }
    await assertPublic(bucket, bucket.baseUrl + name);
  });

  it('with uniform access is filled, and rejected while browsers can’t load from it', async () => {
    storage.isUniform = true;
    const bucket = openBucket(app, 'films.example', storage.host);
    const { media } = await plan();
    await uploadObjects(bucket, '', media.objects, quiet, retry);
    expect(storage.objects.size).toBe(6);
    await expect(assertPublic(bucket, bucket.baseUrl + media.objects[0]!.name)).rejects.toThrow(
      /Browsers can’t load .*No documents were written/,
    );
  });

  it('that does not exist is named in the error', async () => {
    const bucket = openBucket(app, 'other.example', storage.host);
    await expect(bucket.list('')).rejects.toThrow('There is no bucket named other.example.');
  });
});
