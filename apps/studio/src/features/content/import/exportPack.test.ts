import type { Draft } from '@gschool/admin/contract';
import {
  checkPack,
  packLists,
  type PackList,
  type PackSources,
} from '@gschool/domain/content-pack';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  comparePack,
  listLargePictures,
  listObjects,
  selectChanges,
  toDrafts,
  type SchoolContent,
} from './comparePack';
import { createArchive } from './createArchive';
import { exportPack, withDrafts } from './exportPack';
import { openPack, type OpenedPack } from './openPack';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
const BUCKET = 'https://storage.googleapis.com/school/catalogue/';
const video = (id: string, changes: object = {}) => ({
  id,
  title: id,
  style: 'yoga',
  level: 'everyone',
  durationSeconds: 600,
  releasedAt: '2026-10-31T04:00:00Z',
  poster: `posters/${id}.png`,
  ...changes,
});
const raw = {
  version: 1,
  styles: [{ id: 'yoga', name: { en: 'Yoga', ar: 'يوغا' } }],
  instructors: [{ id: 'noor', name: 'Noor' }],
  series: [{ id: 'first', title: 'First', videos: ['b', 'a'] }],
  videos: [
    video('b'),
    video('a', { instructor: 'noor' }),
    video('c', { poster: 'art:figure/warrior/17' }),
  ],
};
const toFiles = (pack: object) =>
  new Map([
    ['catalogue.json', new Blob([JSON.stringify(pack)])],
    ['posters/a.png', new Blob([PNG])],
    ['posters/b.png', new Blob([PNG])],
  ]);
const open = async (pack: object): Promise<OpenedPack> => {
  const reading = await openPack({ kind: 'folder', files: toFiles(pack) }, 'en');
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading;
};
const emptyLists = <T>(value: T) =>
  Object.fromEntries(packLists.map((list) => [list, value])) as Record<PackList, T>;
const createSchool = (changes: Partial<SchoolContent> = {}): SchoolContent => ({
  sources: emptyLists([]),
  outdated: emptyLists(new Map()),
  drafts: [],
  release: null,
  language: 'en',
  mediaBase: BUCKET,
  bucketUrl: BUCKET,
  ...changes,
});
/** The drafts of an import, the way the server has them. */
const importAll = (pack: OpenedPack, school: SchoolContent): readonly Draft[] => {
  const { rows } = comparePack(pack, school);
  return toDrafts(rows, selectChanges(rows), school.release).map((draft) => ({
    id: `${draft.list}-${draft.entryId}`,
    list: draft.list,
    entryId: draft.entryId,
    entry: draft.entry,
    confirmed: [],
    ...(draft.after !== undefined && { after: draft.after }),
    base: null,
    by: 'gaia',
    updatedAt: '',
    version: '1',
  }));
};
/** What the school has after everything was imported and published. */
const publish = (pack: OpenedPack, school: SchoolContent): PackSources =>
  withDrafts(school.sources, importAll(pack, school));

describe('an exported pack', () => {
  it.each([
    ['with its files in the bucket of the release', BUCKET],
    ['with its files elsewhere', 'https://media.example/'],
  ])('equals the imported one, %s', async (_, mediaBase) => {
    const school = createSchool({ mediaBase });
    const sources = publish(await open(raw), school);
    const { catalogue, pictures } = exportPack({ ...school, sources });
    expect(checkPack(JSON.parse(catalogue))).toEqual(checkPack(raw));
    expect(pictures.map(({ path }) => path)).toEqual(['posters/b.png', 'posters/a.png']);
    expect(pictures.every(({ url }) => url.startsWith(BUCKET))).toBe(true);
  });

  it('is unchanged if it is imported again, as files and as catalogue.json', async () => {
    const school = createSchool();
    const pack = await open(raw);
    const sources = publish(pack, school);
    const published = { ...school, sources, release: '000001' };
    const second = comparePack(pack, published);
    expect(second.rows.map(({ change }) => change)).toEqual(second.rows.map(() => 'unchanged'));
    expect(toDrafts(second.rows, new Set(second.rows.map(({ key }) => key)), '000001')).toEqual([]);

    const { catalogue } = exportPack({ ...school, sources });
    const alone = await openPack({ kind: 'catalogue', file: new Blob([catalogue]) }, 'en');
    if (!alone.ok) throw new Error(JSON.stringify(alone));
    const compared = comparePack(alone, published);
    expect(compared.missingFiles).toEqual([]);
    expect(compared.rows.every(({ change }) => change === 'unchanged')).toBe(true);
  });

  it('keeps two different files with one path apart', () => {
    const digest = (letter: string) => letter.repeat(32);
    const sources = {
      ...emptyLists<PackSources[PackList]>([]),
      videos: [
        video('a', { poster: `${digest('a')}/p.png` }),
        video('b', { poster: `${digest('b')}/p.png` }),
        video('c', { poster: `${BUCKET}${digest('c')}/p.png` }),
      ],
    };
    const { pictures } = exportPack({ ...createSchool(), sources });
    expect(pictures.map(({ path }) => path)).toEqual([
      'p.png',
      `${digest('b')}/p.png`,
      `${digest('c')}/p.png`,
    ]);
  });
});

describe('the difference before an import', () => {
  it('is empty entries, changed fields, and what the pack does not have', async () => {
    const school = createSchool();
    const sources = publish(await open(raw), school);
    const next = await open({
      ...raw,
      instructors: [],
      videos: [
        video('b', { title: { en: 'b', ar: 'ب' } }),
        video('a'),
        video('d', { poster: 'posters/a.png' }),
        video('c', { poster: 'art:figure/warrior/17' }),
      ],
    });
    const { rows } = comparePack(next, { ...school, sources, release: '000001' });
    const find = (key: string) => rows.find((row) => row.key === key);
    expect(find('videos/b')).toMatchObject({ change: 'changed', fields: ['title.ar'] });
    expect(find('videos/a')).toMatchObject({ change: 'changed', fields: ['instructor'] });
    expect(find('videos/c')).toMatchObject({ change: 'unchanged' });
    expect(find('videos/d')).toMatchObject({ change: 'created', previous: 'a' });
    expect(find('instructors/noor')).toMatchObject({ change: 'absent', next: null });
    expect([...selectChanges(rows)].toSorted()).toEqual(['videos/a', 'videos/b', 'videos/d']);
    // An entry that the pack does not have is deleted only if it is selected.
    expect(toDrafts(rows, new Set(['instructors/noor']), '000001')).toMatchObject([
      { list: 'instructors', entryId: 'noor', entry: null },
    ]);
  });

  it('is with the draft, which the import replaces', async () => {
    const pack = await open(raw);
    const [draft] = importAll(pack, createSchool()).filter(({ entryId }) => entryId === 'b');
    if (!draft?.entry) throw new Error('No draft');
    const changed = { ...draft, entry: { ...draft.entry, title: 'Mine' } };
    const { rows } = comparePack(pack, createSchool({ drafts: [changed] }));
    expect(rows.find(({ key }) => key === 'videos/b')).toMatchObject({
      change: 'changed',
      fields: ['title.en'],
      stored: changed,
    });
  });

  it('names pictures that are slow on phones, and no videos', () => {
    const create = (name: string, contentType: string, size: number) => ({
      name,
      contentType,
      file: new Blob([new Uint8Array(size)]),
    });
    const objects = [
      create('small.jpg', 'image/jpeg', 2_000_000),
      create('camera.jpg', 'image/jpeg', 12_000_000),
      create('segment.m4s', 'video/mp4', 12_000_000),
    ];
    expect(listLargePictures(objects).map(({ name }) => name)).toEqual(['camera.jpg']);
  });

  it('names ids that the school has with other capital letters', async () => {
    const school = createSchool();
    const sources = publish(await open(raw), school);
    const renamed = JSON.parse(JSON.stringify(raw).replaceAll('"noor"', '"Noor"')) as object;
    const published = { ...school, sources, release: '000001' };
    expect(comparePack(await open(renamed), published).similarIds).toEqual([
      { list: 'instructors', ids: ['Noor', 'noor'] },
    ]);
    expect(comparePack(await open(raw), published).similarIds).toEqual([]);
  });

  it('names the files that a catalogue.json alone does not bring', async () => {
    const alone = await openPack(
      { kind: 'catalogue', file: new Blob([JSON.stringify(raw)]) },
      'en',
    );
    if (!alone.ok) throw new Error(JSON.stringify(alone));
    expect(comparePack(alone, createSchool()).missingFiles).toEqual([
      { list: 'videos', id: 'b', field: 'poster', path: 'posters/b.png' },
      { list: 'videos', id: 'a', field: 'poster', path: 'posters/a.png' },
    ]);
  });

  it('uploads only the files of selected entries that the school does not have', async () => {
    const pack = await open(raw);
    const school = createSchool();
    const { rows } = comparePack(pack, school);
    const drafts = toDrafts(rows, new Set(['videos/a']), null);
    expect(listObjects(pack, drafts, school).map(({ name }) => name.slice(33))).toEqual([
      'posters/a.png',
    ]);
    const published = { ...school, sources: publish(pack, school) };
    expect(listObjects(pack, drafts, published)).toEqual([]);
  });
});

describe('an archive', () => {
  afterEach(() => vi.unstubAllGlobals());
  const respond = (files: Readonly<Record<string, BodyInit>>) =>
    vi.stubGlobal('fetch', async (url: string) =>
      url in files ? new Response(files[url]) : new Response(null, { status: 404 }),
    );
  const base = 'https://media.example/';
  const source = {
    ...createSchool({ mediaBase: base }),
    sources: {
      ...emptyLists<PackSources[PackList]>([]),
      videos: [
        video('a', {
          hls: 'v/a/master.m3u8',
          captions: [{ language: 'en', label: 'E', src: 'a.vtt' }],
        }),
        video('b', { poster: 'https://elsewhere.example/b.png' }),
      ],
    },
  };

  it('has the catalogue, the files, and everything that a playlist names', async () => {
    const master =
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8\n#EXT-X-MEDIA:TYPE=AUDIO,URI="https://cdn.example/a.m3u8"\n';
    const index =
      '#EXTM3U\n#EXT-X-MAP:URI="init%200.mp4"\n#EXTINF:4,\nseg.m4s\n#EXTINF:4,\n../../../../x\n';
    respond({
      [`${base}posters/a.png`]: PNG,
      [`${base}a.vtt`]: 'WEBVTT',
      [`${base}v/a/master.m3u8`]: master,
      [`${base}v/a/360p/index.m3u8`]: index,
      [`${base}v/a/360p/init%200.mp4`]: 'init',
      [`${base}v/a/360p/seg.m4s`]: 'seg',
    });
    const pack = exportPack(source);
    const { content, missing } = await createArchive(
      pack,
      [...pack.pictures, ...pack.captions, ...pack.videos],
      () => {},
      new AbortController().signal,
    );
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      'a.vtt',
      'catalogue.json',
      'posters/a.png',
      'v/a/360p/index.m3u8',
      'v/a/360p/init 0.mp4',
      'v/a/360p/seg.m4s',
      'v/a/master.m3u8',
    ]);
    expect(strFromU8(files['catalogue.json'] ?? new Uint8Array())).toBe(pack.catalogue);
    expect(files['posters/a.png']).toEqual(PNG);
    expect(missing).toEqual([]);
  });

  it('lists the files that could not be loaded', async () => {
    respond({});
    const pack = exportPack(source);
    const { missing } = await createArchive(
      pack,
      pack.pictures,
      () => {},
      new AbortController().signal,
    );
    expect(missing).toEqual(['posters/a.png']);
  });
});
