import { AppError, emptyLibrary, localize } from '@gschool/domain';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toDetails, toIndex, toManifest } from './catalogue';
import { toPlayback } from './playback';
import { toEvent } from './event';
import { toHistoryEntry } from './history';
import { toLibrary } from './library';
import { toPlaylist } from './playlist';
import type { Fields } from './read';
import { toProfile } from './profile';
import { toProduct, toVariant } from './shop';

const card = {
  id: 'sunrise',
  title: 'Sunrise Flow',
  styleId: 'olympic weightlifting',
  durationSeconds: 1440,
  releasedAt: '2026-11-01T08:00:00.000Z',
};
const shard = (data: unknown): unknown => ({ version: '1', data: JSON.stringify(data) });

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => vi.restoreAllMocks());

const refused = (run: () => unknown): void => {
  expect(run).toThrow(AppError);
};

describe('catalogue', () => {
  it('fills missing fields of a card with defaults', () => {
    expect(toIndex(shard({ classes: [card] }), 'i').classes).toEqual([
      {
        ...card,
        styleName: 'olympic weightlifting',
        level: 'everyone',
        poster: '',
        instructorId: null,
        instructorName: null,
        seriesId: null,
        equipment: [],
        focus: [],
        phases: [],
        collections: [],
        hasVideo: false,
      },
    ]);
  });

  it('reads translations, and leaves out invalid ones', () => {
    const translations = {
      ar: { title: 'انحناء', description: 'وصف', extra: 'x', styleName: 7, instructorName: '' },
      de: 'Beuge',
      fr: {},
    };
    const index = toIndex(shard({ language: 'en', classes: [{ ...card, translations }] }), 'i');
    expect(index.language).toBe('en');
    expect(index.classes[0]?.translations).toEqual({
      ar: { title: 'انحناء' },
      de: {},
      fr: {},
    });
    const chapters = [{ title: 'البداية', startSeconds: 0, lang: 'ar' }];
    const ar = { ...translations.ar, chapters };
    expect(toDetails({ ...card, translations: { ar } }, 'a').translations).toEqual({
      ar: { title: 'انحناء', description: 'وصف', chapters },
    });
    for (const none of [null, 'ar', 7]) {
      const [read] = toIndex(shard({ classes: [{ ...card, translations: none }] }), 'i').classes;
      expect(read?.translations).toBeUndefined();
    }
    for (const odd of [[], [1], { ar: null }, { ar: 'x' }, { ar: [] }]) {
      const [read] = toIndex(shard({ classes: [{ ...card, translations: odd }] }), 'i').classes;
      expect(read && localize(read, 'ar')).toMatchObject({ id: read?.id, title: read?.title });
    }
  });

  it('leaves out an invalid entry with a warning and keeps the rest', () => {
    const warn = quiet();
    const index = toIndex(
      shard({
        classes: [card, { ...card, id: '' }, null, 7, { ...card, durationSeconds: '5' }],
        styles: [{ id: 'yoga' }, {}],
        instructors: [{ id: 'noor' }],
        series: 'none',
      }),
      'catalogue/index-0',
    );
    expect(index.classes).toHaveLength(1);
    expect(index.styles).toEqual([{ id: 'yoga', name: 'yoga' }]);
    expect(index.instructors).toEqual([]);
    expect(index.series).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(6);
    expect(warn.mock.calls[0]?.[0]).toContain('catalogue/index-0.classes[1]');
  });

  it.each(['%2F', '..', '.', '__a__', 'a/b', 'a\n', 'x'.repeat(1501)])(
    'leaves out what has the id %j, which no page could open',
    (id) => {
      quiet();
      const index = toIndex(
        shard({
          classes: [{ ...card, id }, card],
          instructors: [{ id, name: 'A' }],
          series: [{ id, title: 'A' }],
        }),
        'i',
      );
      expect(index).toMatchObject({ classes: [{ id: card.id }], instructors: [], series: [] });
      refused(() => toDetails(card, id));
      const event = { title: 'E', startsAt: card.releasedAt, durationMinutes: 5 };
      refused(() => toEvent(event, id));
      const price = { active: true, unit_amount: 900, currency: 'usd' };
      refused(() => toVariant(price, id));
      const product = { active: true, name: 'Mat', role: null, metadata: { category: 'mats' } };
      const variants = [toVariant(price, 'one')].filter((one) => one !== null);
      expect(toProduct(product, 'mat', variants)?.id).toBe('mat');
      refused(() => toProduct(product, id, variants));
    },
  );

  it('leaves out unknown phases, collections and levels', () => {
    const odd = { ...card, level: 'expert', phases: ['luteal', 'x'], collections: ['picks', 3] };
    expect(toIndex(shard({ classes: [odd] }), 'i').classes[0]).toMatchObject({
      level: 'everyone',
      phases: ['luteal'],
      collections: ['picks'],
    });
  });

  it.each([
    ['no data', {}],
    ['no JSON', { data: '{' }],
    ['a list', { data: '[]' }],
    ['null', null],
  ])('refuses a shard with %s', (_, data) => {
    refused(() => toIndex(data, 'catalogue/index-0'));
  });

  it.each([
    [{ version: '1', shards: 3 }, 3],
    [{ version: 2, shards: 0 }, 0],
  ])('reads the manifest %j', (data, shards) => {
    expect(toManifest(data).shards).toBe(shards);
  });

  it.each([{}, { shards: -1 }, { shards: 1.5 }, { shards: 1e6 }, { shards: '2' }, null])(
    'refuses the manifest %j',
    (data) => refused(() => toManifest(data)),
  );

  it('prefers the name of the document to its id field', () => {
    expect(toDetails({ ...card, id: 'other', chapters: [] }, 'sunrise').id).toBe('sunrise');
  });

  it('reads media with its captions', () => {
    quiet();
    expect(
      toPlayback({ hls: '/a.m3u8', captions: [{ language: 'en', src: '/en.vtt' }, {}] }, 'sunrise'),
    ).toEqual({
      hls: '/a.m3u8',
      captions: [{ language: 'en', label: 'en', src: '/en.vtt' }],
    });
    refused(() => toPlayback({ captions: [] }, 'sunrise'));
  });
});

describe('library, events, profile', () => {
  it('leaves out invalid positions and merges duplicates', () => {
    quiet();
    const position = { videoId: 'a', position: 10, duration: 100, at: '2026-11-01T00:00:00.000Z' };
    const later = { ...position, position: 20, at: '2026-11-02T00:00:00.000Z' };
    const state = toLibrary({ positions: [position, later, { ...position, at: 'x' }] }, 'u');
    expect(state.positions.map((p) => p.position)).toEqual([20]);
    expect(toLibrary({}, 'u')).toEqual(emptyLibrary);
  });

  it('reads entries of the history and playlists, and refuses invalid ones', () => {
    const entry = { title: 'A', posterRef: 'p', durationSeconds: 60, position: 5, completed: true };
    const at = '2026-11-21T17:30:00.000Z';
    const read = (fields: Fields) => toHistoryEntry(fields, 'a', 'here');
    expect(read({ ...entry, lastWatchedAt: at })).toEqual({
      videoId: 'a',
      ...entry,
      lastWatchedAt: at,
    });
    refused(() => read({ ...entry, lastWatchedAt: 'x' }));
    refused(() => read({ ...entry, lastWatchedAt: at, position: Number.NaN }));
    const list = { name: 'Dawn', videoIds: ['a', 'b', 'a', 7], createdAt: at, updatedAt: at };
    expect(toPlaylist(list, 'm')).toEqual({ ...list, id: 'm', videoIds: ['a', 'b'] });
    refused(() => toPlaylist({ ...list, name: '' }, 'm'));
    refused(() => toPlaylist({ ...list, updatedAt: 5 }, 'm'));
  });

  it('reads the start of an event from text or timestamp', () => {
    const event = { title: 'Live', durationMinutes: 45, instructor: 'Noor' };
    const millis = Date.parse('2026-11-21T17:30:00.000Z');
    const expected = '2026-11-21T17:30:00.000Z';
    expect(toEvent({ ...event, startsAt: expected }, 'e').startsAt).toBe(expected);
    expect(toEvent({ ...event, startsAt: { toMillis: () => millis } }, 'e').startsAt).toBe(
      expected,
    );
    refused(() => toEvent({ ...event, startsAt: 'soon' }, 'e'));
  });

  it('never reads role, uid or completeness from invalid values', () => {
    const profile = toProfile(
      { uid: 'other', email: 'm@x.example', role: 'owner', profileCompleteness: 400 },
      'u1',
    );
    expect(profile).toMatchObject({
      uid: 'u1',
      role: 'user',
      profileCompleteness: 100,
      subscriptionStatus: 'inactive',
    });
    refused(() => toProfile({}, 'u1'));
  });
});

describe('arbitrary values', () => {
  const mappers = {
    toManifest: (data: unknown) => toManifest(data),
    toIndex: (data: unknown) => toIndex(data, 'i'),
    toDetails: (data: unknown) => toDetails(data, 'x'),
    toPlayback: (data: unknown) => toPlayback(data, 'x'),
    toLibrary: (data: unknown) => toLibrary(data, 'x'),
    toEvent: (data: unknown) => toEvent(data, 'x'),
    toProfile: (data: unknown) => toProfile(data, 'x'),
  };
  const hostile = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.json().map((text): unknown => JSON.parse(text)),
    fc.dictionary(
      fc.constantFrom('id', 'title', 'data', 'positions', 'email', '__proto__', 'constructor'),
      fc.anything(),
    ),
  );

  it.each(Object.entries(mappers))('%s returns a value or throws an AppError', (_, map) => {
    quiet();
    fc.assert(
      fc.property(hostile, (data) => {
        try {
          map(data);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('arbitrary JSON in a shard never pollutes a prototype', () => {
    quiet();
    const text =
      '{"classes":[{"__proto__":{"isAdmin":true},"id":"a"}],"__proto__":{"isAdmin":true}}';
    toIndex({ data: text }, 'i');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    refused(() => toDetails(JSON.parse('{"__proto__":{"title":"x"}}'), 'x'));
  });
});
