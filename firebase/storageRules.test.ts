import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  AVATAR_MAX_BYTES,
  avatarTypes,
} from '../packages/data/src/entities/profile/avatarRepository';
import { isFileAllowed, parseStorageRules, type StorageRequest } from './storageRules';

const text = readFileSync(new URL('storage.rules', import.meta.url), 'utf8');
const rules = parseStorageRules(text);

const MB = 1024 * 1024;
const AVATAR = '/users/mira/avatar';

type UserName = 'visitor' | 'mira' | 'nia';
const requestBy = (who: UserName, size?: number, contentType = 'image/png'): StorageRequest => ({
  auth: who === 'visitor' ? null : { uid: who },
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

  it('has only the avatar path', () => {
    expect(new Set(rules.map(({ path }) => path))).toEqual(new Set(['/users/{uid}/avatar']));
    expect(text).not.toContain('=**');
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
