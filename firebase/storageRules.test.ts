import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  AVATAR_MAX_BYTES,
  avatarTypes,
} from '../packages/data/src/entities/profile/avatarRepository';
import { getContentType } from '../packages/admin/src/pack-files/contentTypes';
import { isFileAllowed as isFileAllowedInMock, type FileAccess } from '../mocks/src/storage/rules';
import { isFileAllowed, parseStorageRules, type StorageRequest } from './storageRules';

const text = readFileSync(new URL('storage.rules', import.meta.url), 'utf8');
const rules = parseStorageRules(text);

const MB = 1024 * 1024;
const AVATAR = '/users/mira/avatar';
const DIGEST = '0123456789abcdef0123456789abcdef';
const MEDIA = `/catalogue/${DIGEST}/posters/a.webp`;
/** What `gschool catalogue publish` uploads, too. */
const mediaTypes = [
  'webp',
  'png',
  'jpg',
  'gif',
  'avif',
  'm3u8',
  'm4s',
  'mp4',
  'ts',
  'aac',
  'mp3',
  'key',
]
  .map((extension) => getContentType(`a.${extension}`) ?? extension)
  .concat('text/vtt', 'text/vtt; charset=utf-8');

type UserName = 'visitor' | 'mira' | 'nia' | 'moderator' | 'admin' | 'adminInList';
const roles: Partial<Record<UserName, unknown>> = {
  moderator: 'moderator',
  admin: 'admin',
  adminInList: ['admin'],
};
const requestBy = (who: UserName, size?: number, contentType = 'image/png'): StorageRequest => ({
  auth: who === 'visitor' ? null : { uid: who, token: { role: roles[who] } },
  ...(size !== undefined && { resource: { size, contentType } }),
});

type Case = [
  who: UserName,
  operation: string,
  file: string,
  isAllowed: boolean,
  size?: number,
  type?: string,
];

const cases: readonly Case[] = [
  ['mira', 'get', AVATAR, true],
  ['nia', 'get', AVATAR, true],
  ['visitor', 'get', AVATAR, false],
  ['mira', 'list', AVATAR, false],
  ['mira', 'list', '/users/mira', false],
  ['mira', 'create', AVATAR, true, 1],
  ['mira', 'update', AVATAR, true, 1],
  ['mira', 'create', AVATAR, true, 2 * MB],
  ['mira', 'create', AVATAR, false, 2 * MB + 1],
  ['mira', 'update', AVATAR, false, 2 * MB + 1],
  ['mira', 'create', AVATAR, true, 1, 'image/jpeg'],
  ['mira', 'create', AVATAR, true, 1, 'image/webp'],
  ['mira', 'create', AVATAR, false, 1, 'image/svg+xml'],
  ['mira', 'update', AVATAR, false, 1, 'image/svg+xml'],
  ['mira', 'create', AVATAR, false, 1, 'image/gif'],
  ['mira', 'create', AVATAR, false, 1, 'text/html'],
  ['mira', 'create', AVATAR, false, 1, 'image/png; charset=svg'],
  ['mira', 'create', AVATAR, false, 1, ''],
  ['nia', 'create', AVATAR, false, 1],
  ['nia', 'update', AVATAR, false, 1],
  ['visitor', 'create', AVATAR, false, 1],
  ['mira', 'delete', AVATAR, true],
  ['nia', 'delete', AVATAR, false],
  ['visitor', 'delete', AVATAR, false],
  ['mira', 'create', '/users/mira/avatar/more', false, 1],
  ['mira', 'create', '/users/mira/film', false, 1],
  ['mira', 'create', '/users/avatar', false, 1],
  ['mira', 'create', '/avatar', false, 1],
  ['mira', 'get', '/films/sunrise.m3u8', false],
  ...(['moderator', 'admin'] as const).flatMap((who): Case[] => [
    [who, 'create', MEDIA, true, 256 * MB],
    [who, 'create', MEDIA, false, 256 * MB + 1],
    ...mediaTypes.map((type): Case => [who, 'create', MEDIA, true, 1, type]),
    ...['image/svg+xml', 'text/html', 'application/pdf', ''].map((type): Case => [
      who,
      'create',
      MEDIA,
      false,
      1,
      type,
    ]),
    [who, 'create', `/catalogue/${DIGEST}/film/360p/seg_1.m4s`, true, 1, 'video/iso.segment'],
    [who, 'create', `/catalogue/${DIGEST}`, false, 1],
    [who, 'create', `/catalogue/${DIGEST.slice(1)}/a.webp`, false, 1],
    [who, 'create', `/catalogue/${DIGEST}0/a.webp`, false, 1],
    [who, 'create', `/catalogue/${DIGEST.toUpperCase()}/a.webp`, false, 1],
    [who, 'create', '/catalogue/posters/a.webp', false, 1],
    [who, 'update', MEDIA, false, 1],
    [who, 'delete', MEDIA, false],
    [who, 'get', MEDIA, true],
    [who, 'list', `/catalogue/${DIGEST}`, false],
  ]),
  ...(['visitor', 'mira', 'adminInList'] as const).flatMap((who): Case[] => [
    [who, 'create', MEDIA, false, 1],
    [who, 'get', MEDIA, false],
  ]),
];

// The Storage emulator would have to download a runtime, so these tests evaluate the text of the
// rules instead.
console.warn(
  `STATIC: ${cases.length} cases of storage.rules were checked against its text, not the service.`,
);

describe('storage.rules (checked as text)', () => {
  it.each(cases)(
    '%s %s %s → %s (%s bytes of %s)',
    (who, operation, file, isAllowed, size, type) => {
      expect(isFileAllowed(rules, operation, file, requestBy(who, size, type))).toBe(isAllowed);
    },
  );

  it.each(cases.filter(([, operation]) => operation !== 'list'))(
    'are the same in the mock: %s %s %s → %s (%s bytes of %s)',
    (who, operation, file, isAllowed, length = 0, contentType = 'image/png') => {
      const role = roles[who] as string;
      const access = {
        operation: operation === 'create' || operation === 'update' ? 'write' : operation,
        path: file.slice(1),
        claims: who === 'visitor' ? null : { sub: who, role },
        upload: { bytes: { length } as Uint8Array<ArrayBuffer>, contentType, cacheControl: '' },
        exists: operation !== 'create',
      } as FileAccess;
      expect(isFileAllowedInMock(access)).toBe(isAllowed);
    },
  );

  it('has only photos of members and media of classes', () => {
    expect(new Set(rules.map(({ path }) => path))).toEqual(
      new Set(['/users/{uid}/avatar', '/catalogue/{digest}/{path=**}']),
    );
  });

  it('replaces no media', () => {
    const request = requestBy('admin', 1);
    expect(isFileAllowed(rules, 'create', MEDIA, request)).toBe(true);
    expect(isFileAllowed(rules, 'create', MEDIA, request, { size: 1 })).toBe(false);
  });

  it('checks the user in every rule', () => {
    for (const { condition } of rules) expect(condition).toMatch(/^request\.auth != null/);
  });

  it('allows what the product uploads', () => {
    for (const type of avatarTypes) {
      const picture = requestBy('mira', AVATAR_MAX_BYTES, type);
      expect(isFileAllowed(rules, 'create', AVATAR, picture)).toBe(true);
    }
  });
});

describe('parseStorageRules', () => {
  const around = (body: string): string =>
    `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;

  it.each([
    ['an allow without a condition', around('match /a { allow read; }')],
    ['a function', around('function f() { return true; }')],
    ['another service', "rules_version = '2'; service cloud.firestore {}"],
  ])('rejects %s', (_, other) => {
    expect(() => parseStorageRules(other)).toThrow();
  });

  it('finds a match of all paths', () => {
    const open = parseStorageRules(
      around('match /{all=**} { allow get: if request.auth != null; }'),
    );
    expect(open.map(({ path }) => path)).toEqual(['/{all=**}']);
  });
});
