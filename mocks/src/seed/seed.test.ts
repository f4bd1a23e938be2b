import { decodePosition } from '@gschool/domain';
import { expect, it } from 'vitest';

import { DEMO_PASSWORD, demoAccounts } from '../accounts';
import { createDemoPack } from '../content';
import { fromPlain, type Fields } from '../firestore/value';
import { isAllowed } from '../rules/isAllowed';
import { createSeed } from './seed';

const now = Date.UTC(2026, 5, 1);
const seed = createSeed({ pack: createDemoPack(new Date(now)), base: '/', now });
const data = (path: string) =>
  seed.documents.find((each) => each.path === path)?.data as Record<string, unknown>;

it('has the demo accounts with one password', () => {
  expect(demoAccounts.map(({ email }) => email.split('@')[0])).toEqual([
    'member',
    'new',
    'unverified',
    'lapsed',
    'moderator',
    'admin',
    'unpaid',
  ]);
  expect(seed.accounts.every(({ password }) => password === DEMO_PASSWORD)).toBe(true);
});

it('has matching claims and profiles', () => {
  for (const { localId, customClaims } of seed.accounts) {
    const isActive = customClaims.subscribed === true && (customClaims.expiresAt ?? 0) > now;
    const status = data(`users/${localId}`).subscriptionStatus;
    expect(status === 'active').toBe(isActive);
    expect([localId, status]).toEqual([
      localId,
      isActive ? 'active' : localId === 'demo-unpaid' ? 'past_due' : 'inactive',
    ]);
    expect(data(`users/${localId}`).role).toBe(customClaims.role ?? 'user');
  }
});

it('has unfinished classes for the member and a history for the lapsed member', () => {
  const texts = data('users/demo-member/state/library').positions as readonly string[];
  const positions = texts.map(decodePosition);
  expect(
    positions.filter((position) => position?.completed === false).length,
  ).toBeGreaterThanOrEqual(4);
  const history = seed.documents.filter(({ path }) =>
    path.startsWith('users/demo-lapsed/history/'),
  );
  expect(history.length).toBeGreaterThanOrEqual(4);
});

it('has only library documents that the access rules allow', () => {
  const own = seed.documents.filter(({ path }) => /^users\/[^/]+\/(state|history)\//.test(path));
  expect(own.length).toBeGreaterThan(0);
  for (const { path, data: written } of own) {
    const sub = path.split('/')[1] ?? '';
    const claims = { sub, email: '', email_verified: true, expiresAt: now };
    const after = fromPlain(written) as Fields;
    const attempt = { path, claims, now, before: null, after, where: {}, limit: null, offset: 0 };
    const find = (other: string): Fields | null =>
      seed.documents.some((each) => each.path === other) ? {} : null;
    const isFine = isAllowed({ ...attempt, operation: 'create', get: find, getAfter: find });
    expect([path, isFine]).toEqual([path, true]);
  }
});
