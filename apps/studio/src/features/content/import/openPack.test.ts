import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { openPack, type OpenedPack, type PackInput } from './openPack';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
const VTT = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
const video = {
  id: 'hips',
  title: 'Hips',
  style: 'yoga',
  level: 'everyone',
  durationSeconds: 600,
  releasedAt: '2026-10-31T04:00:00Z',
  poster: 'posters/hips.png',
};
const pack = { version: 1, styles: [{ id: 'yoga', name: 'Yoga' }], videos: [video] };
const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const toFiles = (files: Readonly<Record<string, Uint8Array>>) =>
  new Map(
    Object.entries(files).map(([path, bytes]) => [
      path,
      new Blob([bytes as Uint8Array<ArrayBuffer>]),
    ]),
  );
const folder = (files: Readonly<Record<string, Uint8Array>>): PackInput => ({
  kind: 'folder',
  files: toFiles(files),
});
const zip = (files: Readonly<Record<string, Uint8Array>>): PackInput => ({
  kind: 'zip',
  file: new Blob([zipSync({ ...files }) as Uint8Array<ArrayBuffer>]),
});
const open = (input: PackInput, language = 'en') => openPack(input, language);
const openValid = async (input: PackInput, language = 'en'): Promise<OpenedPack> => {
  const reading = await open(input, language);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading;
};
const listErrors = async (input: PackInput, language = 'en') => {
  const reading = await open(input, language);
  return 'errors' in reading ? reading.errors.map(({ entry, reason }) => `${entry} ${reason}`) : [];
};
const files = { 'catalogue.json': toBytes(pack), 'posters/hips.png': PNG };

describe('a pack', () => {
  it.each([
    ['a folder', folder(files)],
    [
      'a folder in the chosen one',
      folder({
        'content/catalogue.json': files['catalogue.json'],
        'content/posters/hips.png': PNG,
      }),
    ],
    ['an archive', zip(files)],
    [
      'an archive of a Mac',
      zip({
        'pack/catalogue.json': files['catalogue.json'],
        'pack/posters/hips.png': PNG,
        '__MACOSX/pack/._catalogue.json': PNG,
        'pack/.DS_Store': PNG,
      }),
    ],
    [
      'an archive of old Windows',
      zip({ 'pack\\catalogue.json': files['catalogue.json'], 'pack\\posters\\hips.png': PNG }),
    ],
  ])('is read from %s, with its files named by content', async (_, input) => {
    const { sources, objects } = await openValid(input);
    const name = objects[0]?.name ?? '';
    expect(name).toMatch(/^[0-9a-f]{32}\/posters\/hips\.png$/);
    expect(objects).toMatchObject([{ contentType: 'image/png' }]);
    expect(objects[0]?.file.size).toBe(PNG.length);
    expect(sources.videos).toMatchObject([
      { id: 'hips', title: 'Hips', poster: name, public: false },
    ]);
  });

  it('can be a catalogue.json alone, whose files are not looked for', async () => {
    const { hasFiles, sources, objects } = await openValid({
      kind: 'catalogue',
      file: new Blob([files['catalogue.json']]),
    });
    expect(hasFiles).toBe(false);
    expect(objects).toEqual([]);
    expect(sources.videos).toMatchObject([{ poster: 'posters/hips.png' }]);
  });

  it('finds a file whose accents are written in another way', async () => {
    const named = { ...pack, videos: [{ ...video, poster: 'posters/é.png'.normalize('NFC') }] };
    const { objects } = await openValid(
      folder({ 'catalogue.json': toBytes(named), ['posters/é.png'.normalize('NFD')]: PNG }),
    );
    expect(objects[0]?.file.size).toBe(PNG.length);
  });

  it.each([
    ['a Mac, which does not mark names as UTF-8', 'posters/séance.png', 'posters/séance.png'],
    ['a Mac, in Arabic', 'posters/يوغا.png', 'posters/يوغا.png'],
    ['Windows, in its code page', 'posters/s\u0082ance.png', 'posters/séance.png'],
  ])('finds files with accents in an archive of %s', async (_, inArchive, path) => {
    const named = { ...pack, videos: [{ ...video, poster: path }] };
    const toByte = (text: string) => Buffer.from(text, text.includes('\u0082') ? 'latin1' : 'utf8');
    // A name of as many ASCII letters, which is replaced in the bytes of the archive.
    const placeholder = 'x'.repeat(toByte(inArchive).length);
    const bytes = Buffer.from(zipSync({ 'catalogue.json': toBytes(named), [placeholder]: PNG }));
    for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder))
      toByte(inArchive).copy(bytes, at);
    const { objects } = await openValid({ kind: 'zip', file: new Blob([Uint8Array.from(bytes)]) });
    expect(objects.map(({ name }) => name.slice(33))).toEqual([path]);
  });

  it('in another language becomes one in the language of the school', async () => {
    const arabic = {
      ...pack,
      language: 'ar',
      styles: [{ id: 'yoga', name: { ar: 'يوغا', en: 'Yoga' } }],
      videos: [{ ...video, title: { ar: 'الورك', en: 'Hips' } }],
    };
    const input = folder({ ...files, 'catalogue.json': toBytes(arabic) });
    expect((await openValid(input)).sources.videos).toMatchObject([
      { title: { en: 'Hips', ar: 'الورك' } },
    ]);
    const plain = { ...arabic, videos: [{ ...video, title: 'الورك' }] };
    expect(await listErrors(folder({ ...files, 'catalogue.json': toBytes(plain) }))).toEqual([
      'videos[0] "hips" title: has no text in "en", the language of the pack',
    ]);
  });
});

describe('a pack with problems', () => {
  it('has all of them listed, as the command lists them', async () => {
    const broken = {
      ...pack,
      videos: [
        {
          ...video,
          style: 'yogga',
          poster: 'posters/Hips.png',
          captions: [{ language: 'en', label: 'English', src: 'en.vtt' }],
        },
        { ...video, id: 'core', level: 'hard', poster: 'posters/text.png' },
      ],
    };
    const input = folder({
      'catalogue.json': toBytes(broken),
      'posters/hips.png': PNG,
      'posters/text.png': VTT,
      'en.vtt': PNG,
    });
    const errors = await listErrors(input);
    expect(errors).toEqual(
      expect.arrayContaining([
        'videos[0] "hips" style: unknown style "yogga"',
        'videos[0] "hips" poster: missing file "posters/Hips.png"; the folder has "posters/hips.png": write it with the same capital letters',
        'videos[0] "hips" captions.0.src: is a PNG picture, not WebVTT',
        'videos[1] "core" poster: is a WebVTT file, not a picture',
      ]),
    );
    expect(errors.some((error) => error.startsWith('videos[1] "core" level: '))).toBe(true);
  });

  it.each([
    ['without a catalogue', folder({ 'a.txt': VTT }), 'catalogue missing file "catalogue.json"'],
    [
      'with a catalogue that is no JSON',
      folder({ 'catalogue.json': VTT }),
      /^catalogue is not valid JSON/,
    ],
    ['with a list as its catalogue', folder({ 'catalogue.json': toBytes([]) }), /^catalogue /],
    ['that is empty', folder({}), 'catalogue missing file "catalogue.json"'],
    [
      'in UTF-16',
      folder({ 'catalogue.json': Uint8Array.of(0xff, 0xfe, 0x7b, 0) }),
      'catalogue is UTF-16, not UTF-8',
    ],
  ])('%s says so', async (_, input, expected) => {
    const [first] = await listErrors(input);
    if (typeof expected === 'string') expect(first).toBe(expected);
    else expect(first).toMatch(expected);
  });

  it('may begin with a byte order mark', async () => {
    const bytes = new TextEncoder().encode(`\ufeff${JSON.stringify(pack)}`);
    expect((await openValid(folder({ ...files, 'catalogue.json': bytes }))).ok).toBe(true);
  });

  it.each([
    ['is damaged', (bytes: Uint8Array) => bytes.slice(0, bytes.length - 30)],
    ['is no archive', () => PNG],
    ['is empty', () => new Uint8Array()],
    [
      'has other bytes inside',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at > 40 && at < 120 ? 255 : byte)),
    ],
  ])('in an archive that %s is not imported in part', async (_, damage) => {
    const bytes = damage(zipSync({ ...files }));
    const reading = await open({
      kind: 'zip',
      file: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    });
    expect(reading.ok).toBe(false);
  });

  it('in an archive that claims to expand to many gigabytes is refused before it does', async () => {
    const bytes = zipSync({ ...files });
    const view = new DataView(bytes.buffer);
    // The uncompressed size of each entry in the directory.
    for (let at = 0; at + 4 <= bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xf0000000, true);
    expect(await open({ kind: 'zip', file: new Blob([bytes]) })).toEqual({
      ok: false,
      zip: { kind: 'expandsTooMuch' },
    });
  });

  it('in an archive with a file that is larger than stated is refused', async () => {
    const bytes = zipSync({ ...files, 'posters/hips.png': new Uint8Array(5_000_000) });
    const view = new DataView(bytes.buffer);
    // The uncompressed size of the picture, in the directory and before its data.
    for (let at = 0; at + 28 <= bytes.length; at += 1) {
      const signature = view.getUint32(at, true);
      if (signature === 0x02014b50 && view.getUint32(at + 24, true) === 5_000_000)
        view.setUint32(at + 24, 10, true);
      if (signature === 0x04034b50 && view.getUint32(at + 22, true) === 5_000_000)
        view.setUint32(at + 22, 10, true);
    }
    expect(await open({ kind: 'zip', file: new Blob([bytes]) })).toEqual({
      ok: false,
      zip: { kind: 'damaged', files: ['posters/hips.png'] },
    });
  });

  it('in an archive with a changed byte names the damaged file', async () => {
    // Stored files expand to the changed bytes without an error.
    const bytes = zipSync({ ...files }, { level: 0 });
    const title = new TextEncoder().encode('"Hips"');
    const at = bytes.findIndex((_, start) => title.every((byte, of) => bytes[start + of] === byte));
    bytes[at + 1] = 'L'.charCodeAt(0);
    expect(await open({ kind: 'zip', file: new Blob([bytes]) })).toEqual({
      ok: false,
      zip: { kind: 'damaged', files: ['catalogue.json'] },
    });
  });

  it('in an archive with a password says so', async () => {
    const bytes = zipSync({ ...files });
    const view = new DataView(bytes.buffer);
    // The flags of each entry, in its directory and before its data.
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      const signature = view.getUint32(at, true);
      if (signature === 0x02014b50) view.setUint16(at + 8, 1, true);
      if (signature === 0x04034b50) view.setUint16(at + 6, 1, true);
    }
    expect(await open({ kind: 'zip', file: new Blob([bytes]) })).toEqual({
      ok: false,
      zip: { kind: 'encrypted' },
    });
  });

  it.each([
    ['a folder', folder],
    ['an archive', zip],
  ])('beside another one in %s is never chosen for the owner', async (_, create) => {
    const other = toBytes({ ...pack, videos: [{ ...video, title: 'Other' }] });
    const input = create({
      'old/catalogue.json': other,
      'old/posters/hips.png': PNG,
      'new/catalogue.json': files['catalogue.json'],
      'new/posters/hips.png': PNG,
    });
    expect(await open(input)).toEqual({ ok: false, packs: ['new/', 'old/'] });
    const { sources } = await openValid({ ...input, folder: 'old/' });
    expect(sources.videos).toMatchObject([{ title: 'Other' }]);
  });

  it.each([
    ['Catalogue.json', 'write it with the same capital letters'],
    ['catalog.json', 'rename it'],
  ])('whose catalogue is called %s says how to name it', async (name, advice) => {
    const errors = await listErrors(
      zip({ [`pack/${name}`]: files['catalogue.json'], 'pack/posters/hips.png': PNG }),
    );
    expect(errors).toEqual([
      `catalogue missing file "catalogue.json"; the folder has "${name}": ${advice}`,
    ]);
  });

  it('keeps names that leave the folder out of reach', async () => {
    const escaping = { ...pack, videos: [{ ...video, poster: '../hips.png' }] };
    expect(
      await listErrors(zip({ 'catalogue.json': toBytes(escaping), '../hips.png': PNG })),
    ).toContain('videos[0] "hips" poster: points outside the pack’s folder');
  });
});

it('reads the same digests as the command', async () => {
  const { objects } = await openValid(folder(files));
  // The name that `gschool catalogue publish` gives the same file.
  const text = `posters/hips.png\n${await crypto.subtle
    .digest('SHA-256', PNG)
    .then((digest) => Buffer.from(digest).toString('hex'))}\n`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  expect(objects[0]?.name.slice(0, 32)).toBe(Buffer.from(digest).toString('hex').slice(0, 32));
});
