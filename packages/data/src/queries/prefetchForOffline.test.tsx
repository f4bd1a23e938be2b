// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { AppError, noClaims, type LiveEvent } from '@gschool/domain';
import { createSampleEvent, createSampleProfile } from '@gschool/domain/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { requestCounts } from '../../../../bench/cost/requestCounts';
import { browserStores } from '../cache/browserCache';
import { toCachedQuery } from '../cache/cachedQueries';
import { decodeEntry, encodeEntry } from '../cache/entry';
import { removeMemberEntries } from '../account/clearMemberStorage';
import type { Backend } from '../backend';
import { createServices, type Services } from '../services/createServices';
import { ServicesProvider } from '../services/ServicesProvider';
import { createSession, type Session } from '../session/createSession';
import type { SessionState } from '../session/state';
import { documentPaths } from '../documents';
import { anAccount } from '../testing/anAccount';
import { createTestBackend, type TestServer } from '../testing/createTestBackend';
import { DataProvider } from './DataProvider';
import { getQueryClient } from './getQueryClient';
import { OfflinePrefetch } from './OfflinePrefetch';
import { PREFETCHED_PREFIX, prefetchForOffline } from './prefetchForOffline';
import { eventKeys } from '../entities/events/events';
import { libraryKeys } from '../entities/library/library';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// The browser is idle right away.
vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The age at which an entry is read again. */
const LIBRARY_AGE = requestCounts.prefetch.libraryDays * DAY;
const EVENTS_AGE = requestCounts.prefetch.eventsDays * DAY;
const ALL_READS = ['library.history', 'library.playlists', 'events.upcoming'];
const KEY = `${PREFETCHED_PREFIX}mira`;
const HISTORY = libraryKeys.history('mira');
const PLAYLISTS = libraryKeys.playlists('mira');
const SCHEDULE = eventKeys.upcoming(100);

const anEvent = (startsAt: number) =>
  createSampleEvent({ id: 'soon', startsAt: new Date(startsAt).toISOString() });

let server: TestServer;
let backend: Backend;
let session: Session;
let services: Services;
let event: LiveEvent;
let sessionState: SessionState | null;

/** Loads a page: memory is empty, but the browser still has the data that it stored. */
const openPage = async () => {
  const real = createSession({ connect: () => Promise.resolve(backend) });
  session = { ...real, get: () => sessionState ?? real.get() };
  services = createServices({ session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  server.calls.length = 0;
};
const prefetch = () => prefetchForOffline({ session, client: getQueryClient(services) });
const getReads = () => server.calls.filter((call) => ALL_READS.includes(call));
const getEntry = async (queryKey: readonly unknown[]) => {
  const cached = toCachedQuery(queryKey)!;
  return decodeEntry(await browserStores[cached.store].get(cached.key));
};
/**
 * Replaces an entry after the page has stored the data it read. The page itself does not wait for
 * that.
 */
const putEntry = async (queryKey: readonly unknown[], data: unknown, timestamp: number) => {
  await vi.waitFor(async () => expect(await getEntry(queryKey)).not.toBeNull());
  const cached = toCachedQuery(queryKey)!;
  const text = encodeEntry({ data, timestamp, forceRefresh: false });
  return browserStores[cached.store].put(cached.key, text);
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionState = null;
  ({ backend, server } = createTestBackend());
  server.current = anAccount('mira');
  server.claims = { ...noClaims, subscribed: true, expiresAt: Date.now() + 30 * DAY };
  event = anEvent(Date.now() + DAY);
  server.put(documentPaths.event(event.id), event);
  server.put(documentPaths.user('mira'), createSampleProfile({ subscriptionStatus: 'active' }));
  await openPage();
});
afterEach(async () => {
  services.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  localStorage.clear();
  await browserStores.large.remove('');
});

describe('prefetching for an offline start', () => {
  it('stores history, playlists and upcoming events under the keys of their pages', async () => {
    await prefetch();
    expect(getReads()).toEqual(ALL_READS);
    await vi.waitFor(async () => {
      expect((await getEntry(HISTORY))?.data).toEqual({
        pages: [{ entries: [], next: null }],
        pageParams: [null],
      });
      expect((await getEntry(PLAYLISTS))?.data).toEqual([]);
      expect((await getEntry(SCHEDULE))?.data).toEqual([event]);
    });
    expect(KEY.toLowerCase()).not.toContain('cache');
    removeMemberEntries('mira');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('reads nothing again on the same page', async () => {
    await prefetch();
    await prefetch();
    expect(getReads()).toEqual(ALL_READS);
  });

  it('reads nothing on other pages of the same day, even if the entries are gone', async () => {
    await prefetch();
    await browserStores.large.remove('');
    await openPage();
    await prefetch();
    expect(getReads()).toEqual([]);
  });

  it('checks again after a day, and reads only what is missing or too old', async () => {
    await prefetch();
    // Responses are written when the browser is idle, in any order.
    for (const entry of [HISTORY, PLAYLISTS, SCHEDULE])
      await vi.waitFor(async () => expect(await getEntry(entry)).not.toBeNull());
    localStorage.setItem(KEY, String(Date.now() - DAY));
    await browserStores.large.remove(toCachedQuery(PLAYLISTS)!.key);
    await putEntry(HISTORY, { pages: [], pageParams: [] }, Date.now() - LIBRARY_AGE + MINUTE);
    await putEntry(SCHEDULE, [], Date.now() - EVENTS_AGE);
    await openPage();
    await prefetch();
    expect(getReads()).toEqual(['library.playlists', 'events.upcoming']);
    expect(Number(localStorage.getItem(KEY))).toBeGreaterThan(Date.now() - MINUTE);
  });

  it('reads a history and playlists that are a month old', async () => {
    await prefetch();
    localStorage.removeItem(KEY);
    await putEntry(HISTORY, { pages: [], pageParams: [] }, Date.now() - LIBRARY_AGE);
    await putEntry(PLAYLISTS, [], Date.now() - LIBRARY_AGE);
    await putEntry(SCHEDULE, [], Date.now() - EVENTS_AGE + MINUTE);
    await openPage();
    await prefetch();
    expect(getReads()).toEqual(['library.history', 'library.playlists']);
  });

  it.each(['', 'yes', '{}', '-1', String(Date.now() + DAY)])(
    'reads everything after a damaged time: %j',
    async (text) => {
      localStorage.setItem(KEY, text);
      await prefetch();
      expect(getReads()).toEqual(ALL_READS);
    },
  );

  it('reads nothing that is in memory', async () => {
    await prefetch();
    localStorage.clear();
    await browserStores.large.remove('');
    await prefetch();
    expect(getReads()).toEqual(ALL_READS);
  });

  it.each<[string, (state: SessionState & { status: 'signedIn' }) => SessionState]>([
    ['shown from a copy', (state) => ({ ...state, isFromCopy: true })],
    ['without a subscription', (state) => ({ ...state, isSubscribed: false })],
    [
      'whose profile could not be read',
      (state) => ({ ...state, error: new AppError({ kind: 'offline' }) }),
    ],
    ['who has signed out', () => ({ status: 'signedOut' })],
  ])('reads nothing for a member %s', async (_, change) => {
    sessionState = change(session.get() as SessionState & { status: 'signedIn' });
    await prefetch();
    expect(server.calls).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('reads nothing while the browser saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    await prefetch();
    expect(server.calls).toEqual([]);
  });

  it('reads nothing while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await prefetch();
    expect(server.calls).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('stops when the member signs out in between', async () => {
    server.before = (operation) => {
      if (operation === 'library.history') sessionState = { status: 'signedOut' };
    };
    await prefetch();
    expect(getReads()).toEqual(['library.history']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('tries a failed read again on the next page', async () => {
    server.before = (operation) => {
      if (operation === 'library.playlists') throw new AppError({ kind: 'forbidden' });
    };
    await prefetch();
    expect(localStorage.getItem(KEY)).toBeNull();
    server.before = () => undefined;
    await openPage();
    await prefetch();
    expect(getReads()).toEqual(['library.playlists', 'events.upcoming']);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('starts when the page has been open for 10 seconds', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () =>
      root.render(
        <ServicesProvider services={services}>
          <DataProvider>
            <OfflinePrefetch />
          </DataProvider>
        </ServicesProvider>,
      ),
    );
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(getReads()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    // Not `waitFor`: it advances the timers, so the test would not notice a delay that is too long.
    for (let tries = 0; tries < 200 && getReads().length < ALL_READS.length; tries += 1)
      await act(() => vi.advanceTimersByTimeAsync(1));
    expect(getReads()).toEqual(ALL_READS);
    await act(async () => root.unmount());
    container.remove();
  });
});
