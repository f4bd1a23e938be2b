import { AppError, noClaims, type Claims } from '@gschool/domain';
import { createSampleProfile } from '@gschool/domain/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { memoryStorage } from '../cache/testing/memoryStorage';
import { anAccount } from '../testing/anAccount';
import { decodeCopy, isCopyValid, readCopiedState } from './copiedState';
import { storeCopy, type MemberCopy } from './memberCopy';
import type { SignedInState } from './state';
import { MEMBER_COPY_KEY, storeMember } from './storedMember';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const subscribed: Claims = {
  subscribed: true,
  role: 'moderator',
  plan: 'school',
  expiresAt: NOW + DAY,
};
const aCopy = (changes: Partial<MemberCopy> = {}): MemberCopy => ({
  uid: 'mira',
  displayName: 'Mira',
  photoURL: 'https://photos.example/mira',
  subscriptionStatus: 'active',
  timezone: 'Europe/Paris',
  claims: subscribed,
  checkedAt: NOW,
  ...changes,
});
const aMember = (uid = 'mira', changes: Partial<SignedInState> = {}): SignedInState => ({
  status: 'signedIn',
  user: anAccount(uid),
  profile: createSampleProfile({
    uid,
    firstName: 'Mira',
    lastName: 'Secret',
    phoneNumber: '+33 1 23',
    subscriptionStatus: 'active',
  }),
  claims: subscribed,
  isSubscribed: true,
  error: null,
  checkedAt: NOW,
  ...changes,
});

describe('how long a copy is valid', () => {
  it.each<[string, Partial<MemberCopy>, number, boolean]>([
    ['when it is stored', {}, NOW, true],
    ['at the end of the membership', {}, NOW + DAY, true],
    ['within the hour after the end', {}, NOW + DAY + HOUR, true],
    ['after that hour', {}, NOW + DAY + HOUR + 1, false],
    ['with a clock that was an hour fast', {}, NOW - HOUR, true],
    ['with a clock that was set back', {}, NOW - HOUR - 1, false],
    ['without a membership, for 30 days', none(), NOW + 30 * DAY, true],
    ['without a membership, after 30 days', none(), NOW + 30 * DAY + 1, false],
    ['lapsed, though the membership ended long ago', lapsed(), NOW + 30 * DAY, true],
    ['active without an end', { claims: noClaims }, NOW + HOUR, true],
    ['active without an end, after an hour', { claims: noClaims }, NOW + HOUR + 1, false],
  ])('%s', (_, changes, now, expected) => {
    expect(isCopyValid(aCopy(changes), now)).toBe(expected);
  });

  it('a copy with a membership never outlives it by more than an hour', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer(), (checkedAt, length, now) => {
        const claims = { ...subscribed, expiresAt: checkedAt + length };
        if (isCopyValid(aCopy({ claims, checkedAt }), now))
          expect(now).toBeLessThanOrEqual(checkedAt + length + HOUR);
      }),
    );
  });
});

describe('decoding', () => {
  it('returns what was stored', () => {
    expect(decodeCopy(JSON.stringify(aCopy()))).toEqual(aCopy());
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"uid":"mira"}',
    '{"uid":"mira","checkedAt":"1"}',
    '{"uid":"mira","checkedAt":null}',
    '{"checkedAt":1}',
  ])('%j is not a copy', (text) => {
    expect(decodeCopy(text)).toBeNull();
  });

  it('gives no access for claims and fields of other types', () => {
    const text = JSON.stringify({
      uid: 'mira',
      checkedAt: NOW,
      displayName: { toString: 1 },
      subscriptionStatus: ['active'],
      claims: { subscribed: 'true', expiresAt: '9', role: 'owner', plan: 3 },
    });
    expect(decodeCopy(text)).toMatchObject({
      displayName: '',
      subscriptionStatus: '',
      claims: noClaims,
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeCopy(text)).toBeNull();
      }),
    );
  });
});

describe('storing', () => {
  let storage: Storage;
  const getStorage = () => storage;
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('stores the least: no email address, no phone number', () => {
    storeCopy(getStorage, aMember('mira'));
    const text = storage.getItem(MEMBER_COPY_KEY) ?? '';
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(Object.keys(aCopy()).sort());
    expect(text).not.toMatch(/gschool\.example|\+33/);
  });

  it('reads a member with empty fields instead of those that are not stored', () => {
    storeCopy(getStorage, aMember('mira'));
    expect(readCopiedState(getStorage, NOW)).toMatchObject({
      status: 'signedIn',
      user: { uid: 'mira', email: '' },
      profile: { displayName: 'Mira Secret', timezone: 'Europe/Paris', phoneNumber: '' },
      claims: subscribed,
      isSubscribed: true,
      error: null,
      isFromCopy: true,
      checkedAt: NOW,
    });
  });

  it('stores only the member who was read last', () => {
    storeCopy(getStorage, aMember('mira'));
    storeCopy(getStorage, aMember('zoe'));
    expect(storage.length).toBe(1);
    expect(readCopiedState(getStorage, NOW)?.user.uid).toBe('zoe');
  });

  it.each<[string, Partial<SignedInState>]>([
    ['without a profile', { profile: null }],
    ['with an error', { error: new AppError({ kind: 'offline' }) }],
    ['from a copy', { isFromCopy: true }],
    ['that was not read', { checkedAt: undefined }],
  ])('stores nothing of a member %s', (_, changes) => {
    storeCopy(getStorage, aMember('mira', changes));
    expect(storage.length).toBe(0);
  });

  it('reads no copy for another account, and none that is no longer valid', () => {
    storeCopy(getStorage, aMember('mira'));
    expect(readCopiedState(getStorage, NOW, anAccount('zoe'))).toBeNull();
    expect(readCopiedState(getStorage, NOW + 2 * DAY)).toBeNull();
  });

  it('removes the copy when no one is signed in', () => {
    storeCopy(getStorage, aMember('mira'));
    storeMember(getStorage, false);
    expect(storage.length).toBe(0);
  });

  it('does nothing where local storage is blocked or full', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    expect(() => storeCopy(refuse, aMember())).not.toThrow();
    expect(readCopiedState(refuse, NOW)).toBeNull();
    storage.setItem = refuse;
    expect(() => storeCopy(getStorage, aMember())).not.toThrow();
  });
});

function none(): Partial<MemberCopy> {
  return { claims: noClaims, subscriptionStatus: 'inactive' };
}

function lapsed(): Partial<MemberCopy> {
  return { claims: { ...noClaims, expiresAt: NOW - 100 * DAY }, subscriptionStatus: 'canceled' };
}
