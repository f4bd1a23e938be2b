import { toDetails, toEvent, toIndex } from '@gschool/data/mappers';
import {
  createPackDocuments,
  packLists,
  type PackList,
  type PackSources,
  type SourceEntry,
} from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compileOverrides, type Override } from './compileOverrides';
import { createMediaBase, createPreviewBase, toPack } from './previewBase';

const now = '2026-06-01T00:00:00.000Z';
const mediaBase = 'https://cdn.example/media/';
const language = 'en';

const text = (name: string) =>
  fc.oneof(
    fc.constantFrom(`${name} A`, `${name} B`),
    fc.record({ en: fc.constant(`${name} E`), ar: fc.constantFrom('ألف', 'باء') }),
  );
const pick = (ids: readonly string[]) => fc.constantFrom(...ids);
const ids = {
  styles: ['yoga', 'strength'],
  instructors: ['noor', 'lena'],
  series: ['first', 'second'],
  videos: ['a', 'b', 'c', 'd'],
  events: ['tea', 'talk'],
} as const satisfies Record<PackList, readonly string[]>;

const picture = fc.constantFrom('art:figure/warrior/1', 'DIGEST/posters/a b.webp', 'p.webp');
const arbitraries: { [List in PackList]: (id: string) => fc.Arbitrary<SourceEntry> } = {
  styles: (id) => fc.record({ id: fc.constant(id), name: text(id) }),
  instructors: (id) =>
    fc.record({ id: fc.constant(id), name: text(id), bio: text('bio'), portrait: picture }),
  series: (id) =>
    fc.record(
      {
        id: fc.constant(id),
        title: text(id),
        description: text('about'),
        poster: fc.constantFrom('art:series/seated/8', 'series.webp'),
        // No class is in two series.
        videos: fc.constant(id === 'first' ? ['a', 'b'] : ['c']),
      },
      { requiredKeys: ['id', 'title', 'description', 'videos'] },
    ),
  videos: (id) =>
    fc.record(
      {
        id: fc.constant(id),
        title: text(id),
        description: text('about'),
        style: pick(ids.styles),
        instructor: pick(ids.instructors),
        level: fc.constantFrom('beginner', 'advanced'),
        durationSeconds: fc.integer({ min: 1, max: 5000 }),
        releasedAt: fc.constant('2026-01-01T00:00:00.000Z'),
        poster: picture,
        hls: fc.constant('DIGEST/video/master.m3u8'),
        captions: fc.constant([{ language: 'en', label: 'English', src: 'DIGEST/en.vtt' }]),
        chapters: fc.array(
          fc.record({ title: text('part'), startSeconds: fc.integer({ min: 0, max: 9 }) }),
          { maxLength: 2 },
        ),
        equipment: fc.constantFrom<string[]>([], ['mat']),
        focus: fc.constant<string[]>([]),
        phases: fc.constant<string[]>([]),
        collections: fc.constant<string[]>([]),
        public: fc.constant(false),
      },
      {
        requiredKeys: [
          'id',
          'title',
          'description',
          'style',
          'level',
          'durationSeconds',
          'releasedAt',
          'poster',
          'captions',
          'chapters',
          'equipment',
          'focus',
          'phases',
          'collections',
          'public',
        ],
      },
    ),
  events: (id) =>
    fc.record(
      {
        id: fc.constant(id),
        title: text(id),
        description: text('about'),
        startsAt: fc.constantFrom('2026-05-01T10:00:00.000Z', '2026-07-01T10:00:00.000Z'),
        durationMinutes: fc.integer({ min: 5, max: 90 }),
        poster: picture,
        instructor: pick(ids.instructors),
        joinUrl: fc.constant('https://room.example/1'),
        replay: pick(ids.videos),
      },
      { requiredKeys: ['id', 'title', 'description', 'startsAt', 'durationMinutes', 'poster'] },
    ),
};

const entriesOf = (list: PackList) => fc.tuple(...ids[list].map((id) => arbitraries[list](id)));
const sourcesArbitrary = fc.record({
  styles: entriesOf('styles'),
  instructors: entriesOf('instructors'),
  series: entriesOf('series'),
  videos: entriesOf('videos'),
  events: entriesOf('events'),
}) as fc.Arbitrary<PackSources>;
const overrideArbitrary = fc
  .constantFrom(...packLists)
  .chain((list) => pick(ids[list]).chain((id) => arbitraries[list](id)))
  .chain((entry) => {
    const list = packLists.find((name) => (ids[name] as readonly string[]).includes(entry.id))!;
    const hidden = list === 'styles' || list === 'instructors' ? [false] : [false, true];
    return fc
      .constantFrom(...hidden)
      .map((archived): Override => ({ list, id: entry.id, entry: { ...entry, archived } }));
  });

const compile = (sources: PackSources) =>
  createPackDocuments(toPack(sources, language), {
    base: createMediaBase(mediaBase),
    now: new Date(now),
  });
const readIndex = (documents: readonly { path: string; data: unknown }[]) =>
  toIndex(documents.find(({ path }) => path === 'catalogue/index-0')?.data, 'index');
const replace = (sources: PackSources, overrides: readonly Override[]): PackSources => {
  const find = (list: PackList) =>
    sources[list].map(
      (entry) => overrides.find((one) => one.list === list && one.id === entry.id)?.entry ?? entry,
    );
  return {
    styles: find('styles'),
    instructors: find('instructors'),
    series: find('series'),
    videos: find('videos'),
    events: find('events'),
  };
};

/** The index of a frame after a patch. */
const patchIndex = (
  before: ReturnType<typeof readIndex>,
  { data, removed }: ReturnType<typeof compileOverrides>['index'],
) => {
  const changed = toIndex({ data }, 'patch');
  const patch = <One extends { id: string }>(
    list: readonly One[],
    next: readonly One[],
    gone: readonly string[],
  ) => [
    ...list
      .filter(({ id }) => !gone.includes(id))
      .map((one) => next.find(({ id }) => id === one.id) ?? one),
    ...next.filter(({ id }) => list.every((one) => one.id !== id)),
  ];
  return {
    classes: patch(before.classes, changed.classes, removed.classes),
    styles: patch(before.styles, changed.styles, removed.styles),
    instructors: patch(before.instructors, changed.instructors, removed.instructors),
    series: patch(before.series, changed.series, removed.series),
  };
};

/** What is live, in the form in which the studio reads it. */
const toLive = (sources: PackSources) => {
  const documents = compile(sources);
  return createPreviewBase({
    kind: 'live',
    language,
    mediaBase,
    catalogue: { version: '1', ...readIndex(documents) },
    events: documents.flatMap(({ path, data }) =>
      /^events\/[^/]+$/.test(path) ? [toEvent(data, path.slice(7))] : [],
    ),
  });
};
/** The present of the live base is the test's. */
const atTestTime = (base: ReturnType<typeof toLive>) => ({ ...base, now });

describe('compiled overrides', () => {
  it.each(['live', 'release'] as const)(
    'over %s content are the documents that a publication would write',
    (kind) => {
      fc.assert(
        fc.property(
          sourcesArbitrary,
          fc.uniqueArray(overrideArbitrary, {
            minLength: 1,
            maxLength: 3,
            selector: ({ list, id }) => `${list}-${id}`,
          }),
          (sources, overrides) => {
            const base =
              kind === 'live'
                ? atTestTime(toLive(sources))
                : createPreviewBase({ kind, language, mediaBase, sources, now });
            const expected = compile(replace(sources, overrides));
            const compiled = compileOverrides(base, overrides);
            const { language: _, ...index } = readIndex(expected);
            expect(patchIndex(base.index, compiled.index)).toEqual(index);
            const byPath = new Map(expected.map(({ path, data }) => [path, data]));
            const edited = new Set(overrides.map(({ list, id }) => `${list}/${id}`));
            for (const { path, data } of compiled.documents) {
              const live = byPath.get(path) ?? null;
              if (data === null || !/^events\/[^/]+$/.test(path)) expect(data, path).toEqual(live);
              else {
                const event = toEvent(live, 'x');
                // An event that is not edited keeps its replay.
                const hasReplay = edited.has(path) ? event.hasReplay : expect.any(Boolean);
                expect(toEvent(data, 'x'), path).toEqual({ ...event, hasReplay });
              }
            }
            for (const { list, id } of overrides)
              if (list === 'videos' || list === 'events')
                expect(compiled.documents.map(({ path }) => path)).toContain(`${list}/${id}`);
          },
        ),
        { numRuns: 100 },
      );
    },
  );

  const sources = fc.sample(sourcesArbitrary, { seed: 1, numRuns: 1 })[0]!;
  const base = createPreviewBase({ kind: 'release', language, mediaBase, sources, now });

  it('remove a deleted class from the index, its series and its page', () => {
    const { index, documents } = compileOverrides(base, [{ list: 'videos', id: 'a', entry: null }]);
    expect(index.removed.classes).toEqual(['a']);
    expect(toIndex({ data: index.data }, 'patch').series).toMatchObject([
      { id: 'first', classIds: ['b'] },
    ]);
    expect(documents).toEqual([
      { path: 'videos/a', data: null },
      { path: 'videos/a/playback/main', data: null },
    ]);
  });

  it('add a new class at the end', () => {
    const entry = { ...sources.videos[0]!, id: 'new' };
    const { index } = compileOverrides(base, [{ list: 'videos', id: 'new', entry }]);
    expect(patchIndex(base.index, index).classes.at(-1)?.id).toBe('new');
  });

  it('contain only what changed, so that a key costs the same in any school', () => {
    const { index, documents } = compileOverrides(base, [
      { list: 'videos', id: 'd', entry: { ...sources.videos[3]!, title: 'Typed' } },
    ]);
    const changed = toIndex({ data: index.data }, 'patch');
    expect(changed.classes.map(({ id }) => id)).toEqual(['d']);
    expect([changed.styles, changed.instructors, changed.series]).toEqual([[], [], []]);
    expect(documents).toHaveLength(2);
  });

  it.each<[string, Partial<Record<string, unknown>>]>([
    ['no title', { title: '' }],
    ['only a translated title', { title: { ar: 'ألف' } }],
    ['half-typed values', { durationSeconds: Number.NaN, releasedAt: 'soon', style: undefined }],
    ['no lists', { captions: undefined, chapters: null, equipment: undefined }],
  ])('of a form with %s can be shown', (_, changes) => {
    const entry = { ...sources.videos[0]!, ...changes } as SourceEntry;
    const { documents } = compileOverrides(base, [{ list: 'videos', id: 'a', entry }]);
    const details = documents[0]?.data;
    const { title, durationSeconds, styleId } = toDetails(details, 'a');
    if ('title' in changes) expect(title).toBe('a');
    expect(durationSeconds).toBeGreaterThan(0);
    expect(styleId).not.toBe('');
  });

  it('of a new class and a new event with only a title can be shown', () => {
    const entry = { id: 'new', title: 'New' };
    const [details] = compileOverrides(base, [{ list: 'videos', id: 'new', entry }]).documents;
    expect(toDetails(details?.data, 'new')).toMatchObject({ title: 'New', level: 'everyone' });
    const [event] = compileOverrides(base, [{ list: 'events', id: 'new', entry }]).documents;
    expect(toEvent(event?.data, 'new').title).toBe('New');
  });
});
