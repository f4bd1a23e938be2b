// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { AppError, emptyLibrary, noClaims, type Playback, type UserProfile } from '@gschool/domain';
import { createSamplePosition, createSampleProfile } from '@gschool/domain/testing';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { browserStores } from '../cache/browserCache';
import { getLifetime, lifetimes } from '../cache/lifetimes';
import { CACHE_OWNER_KEY } from '../cache/cacheOwner';
import { clearCachesOnSignOut } from '../cache/clearCachesOnSignOut';
import type { Backend } from '../backend';
import { getPendingKeys, getPendingPrefix } from '../entities/library/changes/pendingKeys';
import { createServices, type Services } from '../services/createServices';
import { ServicesProvider } from '../services/ServicesProvider';
import { createSession, type Session } from '../session/createSession';
import { MEMBER_COPY_KEY, STORED_MEMBER_KEY } from '../session/storedMember';
import { documentPaths } from '../documents';
import { anAccount } from '../testing/anAccount';
import { createTestBackend, type TestServer } from '../testing/createTestBackend';
import { getQueryClient } from './getQueryClient';
import { DataProvider } from './DataProvider';
import { useCatalogue } from '../entities/catalogue/catalogueHooks';
import { useLibrary } from '../entities/library/useLibrary';
import { usePlayback, useRenewPlayback } from '../entities/catalogue/usePlayback';
import { catalogueKeys } from '../entities/catalogue/catalogue';
import { shouldRetry } from './retry';
import { useWatchRecorder } from '../entities/library/useWatchRecorder';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let signed: Playback | null;
let server: TestServer;
let backend: Backend;
let stopWatching: () => void;
let session: Session;
let services: Services;
let root: Root;
let container: HTMLElement;

function Version() {
  const { data, error, isPending } = useCatalogue();
  return <p>{data?.version ?? error?.info.kind ?? (isPending ? 'pending' : '')}</p>;
}

const show = (children: React.ReactNode) =>
  act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>{children}</DataProvider>
      </ServicesProvider>,
    ),
  );

const shown = (text: string) =>
  act(() => vi.waitFor(() => expect(container.textContent).toBe(text), { timeout: 3000 }));

const subscriber = (uid: string): UserProfile =>
  createSampleProfile({
    uid,
    email: `${uid}@gschool.example`,
    subscriptionStatus: 'active',
  });

const publish = (version: string) => {
  server.put(documentPaths.manifest, { version, shards: 1 });
  server.put(documentPaths.index(0), { version, data: '{}' });
};

/** Loads a page: a new session and query cache with the stored data of the browser. */
const openPage = async () => {
  session = createSession({ connect: () => Promise.resolve(backend) });
  services = createServices({ session });
  stopWatching = clearCachesOnSignOut(session);
  session.start();
  await vi.waitFor(() => expect(session.get().status).not.toBe('loading'));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
};
const closePage = async () => {
  await act(async () => root.unmount());
  container.remove();
  stopWatching();
};
const reload = async () => {
  await closePage();
  server.calls.length = 0;
  await openPage();
};

beforeEach(async () => {
  signed = null;
  ({ backend, server } = createTestBackend({ readSigned: async () => signed }));
  publish('seven');
  server.current = anAccount('mira');
  server.claims = { ...noClaims, subscribed: true, expiresAt: Date.now() + 60_000 };
  for (const uid of ['mira', 'zoe']) server.put(documentPaths.user(uid), subscriber(uid));
  await openPage();
});
afterEach(async () => {
  await closePage();
  // After that, pending writes have no owner.
  server.setUser(null);
  localStorage.clear();
  await browserStores.large.remove('');
});

describe('lifetimes', () => {
  it.each([
    ['catalogue', 30],
    ['video', 30],
    ['saved', 15],
    ['favorites', 15],
    ['playlists', 15],
    ['watchlist', 15],
    ['history', 10],
    ['profile', 5],
    ['anything else', 5],
    ['constructor', 5],
  ])('%s: %i min', (kind, minutes) => {
    expect(getLifetime(kind)).toBe(minutes * 60_000);
    expect(Object.values(lifetimes)).toContain(minutes * 60_000);
  });
});

describe('queries', () => {
  it('read once and stay cached when the page changes', async () => {
    await show(<Version />);
    await shown('seven');
    await show(null);
    await show(<Version />);
    await shown('seven');
    expect(server.calls.filter((call) => call === 'catalogue.catalogue')).toHaveLength(1);
  });

  it('have a cache by uid that is cleared at sign-out', async () => {
    await show(<Version />);
    await shown('seven');
    const client = getQueryClient(services);
    expect(client.getQueryData(catalogueKeys.catalogue('mira'))).toMatchObject({
      version: 'seven',
    });
    await act(() => session.actions.signOut());
    expect(
      client
        .getQueryCache()
        .getAll()
        .filter((q) => q.state.data !== undefined),
    ).toEqual([]);
    await shown('pending');
  });

  it('renew the token once after forbidden', async () => {
    let forbiddenCount = 0;
    server.before = (operation) => {
      if (operation === 'catalogue.catalogue' && !server.calls.includes('claims!')) {
        forbiddenCount += 1;
        throw new AppError({ kind: 'forbidden' });
      }
    };
    await show(<Version />);
    await shown('seven');
    expect(forbiddenCount).toBe(1);
  });

  it('reject when the fresh token is refused, too', async () => {
    server.before = (operation) => {
      if (operation === 'catalogue.catalogue') throw new AppError({ kind: 'forbidden' });
    };
    await show(<Version />);
    await shown('forbidden');
    expect(server.calls.filter((call) => call === 'catalogue.catalogue')).toHaveLength(2);
    expect(server.calls.filter((call) => call === 'claims!')).toHaveLength(1);
  });

  it.each([
    ['offline', 0, true],
    ['offline', 1, false],
    ['forbidden', 0, false],
    ['notFound', 0, false],
  ] as const)('retry after %s (failure %i): %s', (kind, failures, retries) => {
    const error = new AppError(kind === 'notFound' ? { kind, what: 'class' } : { kind });
    expect(shouldRetry(failures, error)).toBe(retries);
  });
});

describe('the next visit', () => {
  const reads = () => server.calls.filter((call) => !/^(profiles|claims)/.test(call));
  /** Returns the stored entries, their owner and the copy of the member. */
  const findStored = async () => [
    ...(await browserStores.large.list('')).map(([key]) => key),
    ...Object.keys(localStorage).filter(
      (key) => !key.startsWith('gschool.journal/') && key !== STORED_MEMBER_KEY,
    ),
  ];
  const isStored = (parts: number) =>
    vi.waitFor(async () => expect(await findStored()).toHaveLength(parts));

  function Both() {
    const { data } = useLibrary();
    return (
      <>
        <Version />
        {data && ' and library'}
      </>
    );
  }

  it('does not read fresh data from the server', async () => {
    await show(<Both />);
    await shown('seven and library');
    await isStored(4);
    expect(reads().toSorted()).toEqual(['catalogue.catalogue', 'library.read']);
    await reload();
    await show(<Both />);
    await shown('seven and library');
    expect(reads()).toEqual([]);
  });

  it('shows expired data at once, and new data as soon as it is read', async () => {
    await show(<Version />);
    await shown('seven');
    await isStored(3);
    vi.setSystemTime(Date.now() + lifetimes.catalogue + 1);
    server.claims = { ...server.claims, expiresAt: Date.now() + 60_000 };
    let answer: () => void = () => undefined;
    await reload();
    publish('eight');
    server.before = (operation) =>
      operation === 'catalogue.catalogue'
        ? new Promise((resolve) => (answer = resolve))
        : undefined;
    await show(<Version />);
    await shown('seven');
    answer();
    await shown('eight');
    vi.useRealTimers();
  });

  it('finds nothing of a member who signed out, even offline', async () => {
    await show(<Both />);
    await shown('seven and library');
    await isStored(4);
    server.before = () => {
      throw new AppError({ kind: 'offline' });
    };
    await act(async () => server.setUser(null));
    await isStored(0);
    server.before = () => undefined;
    server.setUser(anAccount('zoe'));
    publish('zoe’s');
    await reload();
    await show(<Version />);
    await shown('zoe’s');
    await isStored(3);
    expect(localStorage.getItem(CACHE_OWNER_KEY)).toBe('zoe');
    expect((await findStored()).join()).not.toContain('mira');
  });

  it('finds nothing when another tab signed out', async () => {
    await show(<Version />);
    await shown('seven');
    await isStored(3);
    await closePage();
    server.current = null;
    await openPage();
    await isStored(0);
  });

  it.each([
    ['lately', 0],
    ['two days ago', 2 * 86_400_000],
  ])('shows everything that was read %s when no service answers', async (_, age) => {
    server.claims = { ...server.claims, expiresAt: Date.now() + 30 * 86_400_000 };
    await act(() => session.actions.refresh());
    await show(<Both />);
    await shown('seven and library');
    await isStored(4);
    vi.setSystemTime(Date.now() + age);
    server.before = () => {
      throw new AppError({ kind: 'offline' });
    };
    await reload();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    await show(<Both />);
    await shown('seven and library');
    publish('eight');
    server.before = () => undefined;
    // The first try after the event may run before the member is read.
    await act(async () => window.dispatchEvent(new Event('online')));
    if (age > 0) await shown('eight and library');
    await vi.waitFor(() => expect(session.get()).not.toHaveProperty('isFromCopy'));
    vi.useRealTimers();
  });

  it('reads again what failed while the member was shown from the copy', async () => {
    function Hls() {
      const { data, error } = usePlayback('sunrise');
      return <>{data?.hls ?? error?.info.kind}</>;
    }
    signed = { hls: 'https://video.example/sunrise', captions: [] };
    server.claims = { ...server.claims, expiresAt: Date.now() + 30 * 86_400_000 };
    await act(() => session.actions.refresh());
    server.before = (operation) => {
      // Firebase has not restored the session yet.
      throw new AppError({ kind: operation === 'catalogue.playback' ? 'signedOut' : 'offline' });
    };
    await reload();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    await show(<Hls />);
    await shown('signedOut');
    server.before = () => undefined;
    await act(async () => void (await session.renew()));
    await shown('https://video.example/sunrise');
  });

  it('shows no entries after the subscription has ended', async () => {
    await show(<Version />);
    await shown('seven');
    await isStored(3);
    server.claims = { ...server.claims, expiresAt: Date.now() };
    await reload();
    await show(<Version />);
    await shown('forbidden');
  });

  it('never stores media URLs', async () => {
    signed = { hls: 'https://video.example/bearer', captions: [] };
    function Playback() {
      return <>{usePlayback('sunrise').data?.hls}</>;
    }
    await show(<Playback />);
    await shown('https://video.example/bearer');
    await Promise.resolve();
    expect(await findStored()).toEqual([MEMBER_COPY_KEY]);
  });
});

describe('signed addresses of a class', () => {
  const HOUR = 3_600_000;
  const until = (hls: string, expiresAt: number) => ({ hls, captions: [], expiresAt });
  function ShownPlayback() {
    return <>{usePlayback('sunrise').data?.hls ?? 'none'}</>;
  }
  const reads = () => server.calls.filter((call) => call === 'catalogue.playback').length;

  it('are used again by another page while they are valid', async () => {
    signed = until('first', Date.now() + 6 * HOUR);
    await show(<ShownPlayback />);
    await shown('first');
    await show(null);
    await show(<ShownPlayback />);
    await shown('first');
    expect(reads()).toBe(1);
  });

  it('are not shown to a page that opens after their end', async () => {
    signed = until('first', Date.now() + 6 * HOUR);
    await show(<ShownPlayback />);
    await shown('first');
    await show(null);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * HOUR);
    let answer = () => {};
    server.before = (operation) =>
      operation === 'catalogue.playback' ? new Promise((resolve) => (answer = resolve)) : undefined;
    signed = until('second', Date.now() + 6 * HOUR);
    await show(<ShownPlayback />);
    expect(container.textContent).toBe('none');
    await act(async () => answer());
    await shown('second');
    later.mockRestore();
  });

  describe('are renewed', () => {
    let renew: () => Promise<Playback | null>;
    function RenewedPlayback() {
      const renewPlayback = useRenewPlayback('sunrise');
      useEffect(() => {
        renew = renewPlayback;
      }, [renewPlayback]);
      return <ShownPlayback />;
    }
    const denyWith = (error: AppError) => {
      server.before = (operation) => {
        if (operation === 'catalogue.playback') throw error;
      };
    };
    beforeEach(async () => {
      signed = until('first', Date.now() + 6 * HOUR);
      await show(<RenewedPlayback />);
      await shown('first');
    });

    it('on request, also for the page that shows the class', async () => {
      signed = until('second', Date.now() + 12 * HOUR);
      await act(async () => expect(await renew()).toMatchObject({ hls: 'second' }));
      await shown('second');
      expect(reads()).toBe(2);
    });

    it('with a fresh token, and are null when the member may not play any more', async () => {
      denyWith(new AppError({ kind: 'forbidden' }));
      await act(async () => expect(await renew()).toBeNull());
      // Once with the old token and once with a fresh one.
      expect(reads()).toBe(3);
      expect(server.calls.filter((call) => call === 'claims!')).toHaveLength(1);
      // The open class keeps its addresses.
      expect(container.textContent).toBe('first');
    });

    it('with an error while the service is unavailable', async () => {
      denyWith(new AppError({ kind: 'unavailable', what: 'service' }));
      await act(async () =>
        expect(await renew().catch((error: AppError) => error.info.kind)).toBe('unavailable'),
      );
      expect(container.textContent).toBe('first');
    });

    it('and are null for a visitor', async () => {
      await act(async () => server.setUser(null));
      expect(await renew()).toBeNull();
      expect(reads()).toBe(1);
    });
  });
});

describe('useWatchRecorder', () => {
  const waiting = () =>
    getPendingKeys(() => localStorage, 'mira').map((key) => localStorage.getItem(key));
  const video = { id: 'sunrise', title: 'Sunrise Flow', poster: 'p' };
  function Watch({ at }: { at: number }) {
    const recorder = useWatchRecorder(video, 'mira');
    const { data } = useLibrary();
    return (
      <button type="button" onClick={() => recorder.report(at, 600)}>
        {data?.positions[0]?.position ?? 'none'}
      </button>
    );
  }

  it('writes when the class is left, and the library shows it', async () => {
    await show(<Watch at={42} />);
    await shown('none');
    container.querySelector('button')?.click();
    await show(null);
    await vi.waitFor(() => expect(server.list(documentPaths.histories('mira')).size).toBe(1));
    expect(server.library('mira').positions[0]?.position).toBe(42);
    await show(<Watch at={42} />);
    await shown('42');
    expect(waiting()).toEqual([]);
  });

  it('stores the journal when the page is closed', async () => {
    await show(<Watch at={42} />);
    container.querySelector('button')?.click();
    server.before = () => new Promise(() => undefined);
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual([expect.stringContaining('"position":42')]);
  });

  it('sends the journal of the previous visit at the start', async () => {
    const position = createSamplePosition({ videoId: 'sunrise', position: 77 });
    const change = { id: 'one', kind: 'watched', position, title: 'S', posterRef: 'p', at: 5 };
    localStorage.setItem(`${getPendingPrefix('mira')}one`, JSON.stringify(change));
    server.put(documentPaths.library('mira'), emptyLibrary);
    await show(<Watch at={1} />);
    await shown('77');
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('stores positions after the end of the session, and sends them at the next sign-in', async () => {
    await show(<Watch at={42} />);
    await shown('none');
    container.querySelector('button')?.click();
    await act(async () => server.setUser(null));
    // Less than 10 s were played, but this position is later than the last known one.
    await show(<Watch at={77} />);
    container.querySelector('button')?.click();
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual([expect.stringContaining('"position":77')]);
    await act(async () => server.setUser(anAccount('mira')));
    await vi.waitFor(() => expect(server.list(documentPaths.histories('mira')).size).toBe(1));
    expect(server.library('mira').positions[0]?.position).toBe(77);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('does not store them for another member', async () => {
    await show(<Watch at={42} />);
    await shown('none');
    container.querySelector('button')?.click();
    await act(async () => server.setUser(null));
    window.dispatchEvent(new Event('pagehide'));
    await act(async () => server.setUser(anAccount('zoe')));
    await vi.waitFor(() => expect(session.get()).toMatchObject({ user: { uid: 'zoe' } }));
    expect(getPendingKeys(() => localStorage, 'zoe')).toEqual([]);
    expect(server.calls.filter((name) => /update|write/.test(name))).toEqual([]);
    await act(async () => server.setUser(anAccount('mira')));
    await vi.waitFor(() =>
      expect(server.read(documentPaths.history('mira', 'sunrise'))).not.toBeNull(),
    );
  });
});
