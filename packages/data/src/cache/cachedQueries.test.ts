import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  classFields,
  eventFields,
  historyFields,
  instructorFields,
  libraryFields,
  playlistFields,
  seriesFields,
  styleFields,
  type Field,
  type FieldTable,
  type ServerField,
  type ServerTable,
} from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getPendingPrefix, getPositionPrefix } from '../entities/library/changes/pendingKeys';
import { catalogueKeys } from '../entities/catalogue/catalogue';
import { eventKeys } from '../entities/events/events';
import { libraryKeys } from '../entities/library/library';
import { TIMEZONE_KEY } from '../timezone/timezone';
import { ENTRY_VERSION } from './entry';
import {
  cachedKinds,
  getEntryKind,
  toCachedQuery,
  parseEntryKey,
  ENTRY_PREFIX,
} from './cachedQueries';
import { CACHE_OWNER_KEY } from './cacheOwner';

const root = join(import.meta.dirname, '../../../..');

describe('stored queries', () => {
  it.each([
    [catalogueKeys.catalogue('mira'), 'catalogue', 'large', true],
    [catalogueKeys.class('mira', 'x'), 'video', 'large', true],
    [libraryKeys.library('mira'), 'history', 'small', false],
    [libraryKeys.history('mira'), 'history', 'large', false],
    [libraryKeys.playlists('mira'), 'playlists', 'large', false],
    [eventKeys.upcoming(12), 'unknown', 'small', false],
    [eventKeys.event('x'), 'unknown', 'large', false],
    [eventKeys.past, 'unknown', 'large', false],
    [eventKeys.between('a', 'b'), 'unknown', 'large', false],
  ] as const)('%j', (key, kind, store, isForSubscribers) => {
    expect(toCachedQuery(key)).toMatchObject({ kind, store, isForSubscribers, owner: key[0] });
    expect(getEntryKind(toCachedQuery(key)?.key ?? '')).toBe(kind);
  });

  it.each([
    [catalogueKeys.playback('mira', 'x')],
    [['mira', 'profile']],
    [['mira', 'plans']],
    [['mira', '__proto__']],
    [['', 'catalogue']],
    [[7, 'catalogue']],
    [['mira']],
    [[]],
    [['mira', 'class', '\ud800']],
  ])('%j is stored in memory only', (key) => expect(toCachedQuery(key)).toBeNull());

  it('lists each kind once', () => {
    expect(cachedKinds).toEqual(['catalogue', 'video', 'history', 'playlists', 'unknown']);
  });

  it('gives every query its own key, and none is a prefix of another', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(id, id, id, id, (uid, other, one, two) => {
        fc.pre(uid !== other || one !== two);
        const key = toCachedQuery(['u' + uid, 'class', one])?.key ?? 'a';
        const second = toCachedQuery(['u' + other, 'class', two])?.key ?? 'b';
        expect(key.startsWith(second) || second.startsWith(key)).toBe(false);
        expect(parseEntryKey(key)).toEqual(['u' + uid, 'class', one]);
      }),
    );
  });

  it.each([
    '',
    'other',
    ENTRY_PREFIX,
    `${ENTRY_PREFIX}%zz/`,
    `${ENTRY_PREFIX}mira/class`,
    'x/gschool.cache/mira/class/',
  ])('%j is not the key of an entry', (key) => {
    expect(parseEntryKey(key)?.[1]).toBeUndefined();
    expect(getEntryKind(key)).toBe('unknown');
  });
});

describe('the word "cache", which clear-all removes', () => {
  it('is part of every key of an entry', () => {
    expect(toCachedQuery(libraryKeys.library('mira'))?.key).toContain('cache');
  });

  it('is not part of the keys of pending changes, the time zone and the owner', () => {
    for (const key of [
      getPendingPrefix('mira'),
      getPositionPrefix('mira'),
      TIMEZONE_KEY,
      CACHE_OWNER_KEY,
    ]) {
      expect(key.toLowerCase()).not.toContain('cache');
    }
  });

  it('is not part of any other stored key', () => {
    const sources = ['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            /\/src\/.*\.tsx?$/.test(file) &&
            !/node_modules|\.test\.|\.stories\.|cache\//.test(file),
        )
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    );
    const names = sources.flatMap((text) => text.match(/['"`]gschool[.:/][^'"`\n]*/g) ?? []);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => /cache/i.test(name))).toEqual([]);
  });
});

describe('ENTRY_VERSION', () => {
  /** The names, kinds and fallbacks of the fields. */
  const getShape = (fields: FieldTable | ServerTable): unknown =>
    Object.entries<Field | ServerField>(fields).map(([name, field]) =>
      field.kind === 'map'
        ? [name, getShape(field.fields)]
        : [name, field.kind, field.kind === 'rows' ? getShape(field.rows) : field.fallback],
    );
  const tables = [
    classFields,
    styleFields,
    instructorFields,
    seriesFields,
    eventFields,
    libraryFields,
    historyFields,
    playlistFields,
  ];
  /** The types of stored data that no table describes, without comments. */
  const types = ['catalogue/types', 'library/types']
    .map((file) => readFileSync(join(root, `packages/domain/src/${file}.ts`), 'utf8'))
    .join('')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');

  it('is the digest of the shape of stored data', () => {
    const shape = JSON.stringify(tables.map(getShape)) + types;
    expect(ENTRY_VERSION).toBe(createHash('sha256').update(shape).digest('hex').slice(0, 12));
  });
});
