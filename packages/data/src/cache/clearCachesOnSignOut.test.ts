import 'fake-indexeddb/auto';

import { AppError, noClaims } from '@gschool/domain';
import { createStore } from '@gschool/state';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '../session/createSession';
import type { SessionState } from '../session/state';
import { anAccount } from '../testing/anAccount';
import { toCachedQuery } from './cachedQueries';
import { CACHE_OWNER_KEY } from './cacheOwner';
import { memoryStorage } from './testing/memoryStorage';
import { clearCachesOnSignOut } from './clearCachesOnSignOut';

const local = memoryStorage();
vi.stubGlobal('localStorage', local);
const { browserStores: stores } = await import('./browserCache');

const key = (name: string) => toCachedQuery(['mira', name])?.key ?? '';
const member = (
  uid: string,
  isSubscribed: boolean,
  error: AppError | null = null,
): SessionState => ({
  status: 'signedIn',
  user: anAccount(uid),
  profile: null,
  claims: noClaims,
  isSubscribed,
  error,
});

/** A session that has only a state. */
const sessionOf = (start: SessionState) => {
  const { get, set, subscribe } = createStore(start);
  return { session: { get, subscribe } as unknown as Session, become: set };
};

const left = async () =>
  (await stores.large.list('')).length + (await stores.small.list('gschool.cache')).length;
const forgotten = () =>
  vi.waitFor(async () => expect([await left(), local.getItem(CACHE_OWNER_KEY)]).toEqual([0, null]));
/** Waits long enough for every started operation to have a visible effect. */
const nothingHappens = async () => {
  await import('./browserCache');
  for (let turn = 0; turn < 5; turn++) await left();
  expect([await left(), local.getItem(CACHE_OWNER_KEY)]).toEqual([2, 'mira']);
};

beforeEach(async () => {
  local.clear();
  local.setItem(CACHE_OWNER_KEY, 'mira');
  await stores.large.put(key('catalogue'), 'c');
  await stores.small.put(key('library'), 'l');
});

describe('the stored entries are removed', () => {
  it('when its owner signs out, in this tab or in another, with a network or without', async () => {
    const { session, become } = sessionOf(member('mira', true));
    clearCachesOnSignOut(session);
    await nothingHappens();
    become({ status: 'signedOut' });
    await forgotten();
  });

  it('when no one is signed in at the start', async () => {
    const { session, become } = sessionOf({ status: 'loading' });
    clearCachesOnSignOut(session);
    await nothingHappens();
    become({ status: 'signedOut' });
    await forgotten();
  });

  it('when another member signs in', async () => {
    clearCachesOnSignOut(sessionOf(member('zoe', true)).session);
    await forgotten();
  });

  it('when the subscription has ended', async () => {
    clearCachesOnSignOut(sessionOf(member('mira', false)).session);
    await forgotten();
  });
});

describe('they stay', () => {
  it('while the subscription is unknown', async () => {
    const offline = new AppError({ kind: 'offline' });
    clearCachesOnSignOut(sessionOf(member('mira', false, offline)).session);
    await nothingHappens();
  });

  it('after the unsubscribe', async () => {
    const { session, become } = sessionOf(member('mira', true));
    clearCachesOnSignOut(session)();
    become({ status: 'signedOut' });
    await nothingHappens();
  });
});
