// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  AppError,
  emptyLibrary,
  createNewProfile,
  noClaims,
  type Catalogue,
  type UserProfile,
} from '@gschool/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stores } from '../cache/browserCache';
import { lifetimeOf, lifetimes } from '../cache/lifetimes';
import { CACHE_OWNER_KEY } from '../cache/cacheOwner';
import { clearCachesOnSignOut } from '../cache/clearCachesOnSignOut';
import type { Backend } from '../backend';
import { pendingKeys, pendingPrefix } from '../library/pendingKeys';
import { createServices, type Services } from '../services/createServices';
import { ServicesProvider } from '../services/ServicesProvider';
import { createSession, type Session } from '../session/createSession';
import { aPosition } from '../testing/aPosition';
import { anAccount, createMemoryBackend, type MemoryWorld } from '../testing/memoryBackend';
import { getQueryClient } from './getQueryClient';
import { DataProvider } from './DataProvider';
import { useCatalogue, useLibrary, usePlayback } from './catalogueHooks';
import { queryKeys } from './queryKeys';
import { shouldRetry } from './retry';
import { useWatchRecorder } from './useWatchRecorder';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const catalogue: Catalogue = {
  version: 'seven',
  classes: [],
  styles: [],
  instructors: [],
  series: [],
};
let world: MemoryWorld;
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

const subscriber = (uid: string): UserProfile => ({
  ...createNewProfile({
    uid,
    email: `${uid}@gschool.example`,
    provider: 'email',
    isEmailVerified: false,
    now: '2026-01-01T00:00:00.000Z',
    timezone: 'UTC',
  }),
  subscriptionStatus: 'active',
});

/** A page load: a session and a query cache of its own, over what the browser has kept. */
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
  world.calls.length = 0;
  await openPage();
};

beforeEach(async () => {
  const memory = createMemoryBackend();
  ({ backend, world } = memory);
  world.catalogue = catalogue;
  world.current = anAccount('mira');
  world.claims = { ...noClaims, subscribed: true, expiresAt: Date.now() + 60_000 };
  for (const uid of ['mira', 'zoe']) world.profiles.set(uid, subscriber(uid));
  await openPage();
});
afterEach(async () => {
  await closePage();
  // What still waits to be written belongs to nobody then.
  world.become(null);
  localStorage.clear();
  await stores.large.remove('');
});

describe('lifetimes (section 9)', () => {
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
    expect(lifetimeOf(kind)).toBe(minutes * 60_000);
    expect(Object.values(lifetimes)).toContain(minutes * 60_000);
  });
});

describe('queries', () => {
  it('read once and live on when the pages change', async () => {
    await show(<Version />);
    await shown('seven');
    await show(null);
    await show(<Version />);
    await shown('seven');
    expect(world.calls.filter((call) => call === 'catalogue')).toHaveLength(1);
  });

  it('hold a cache by uid that is emptied at sign-out', async () => {
    await show(<Version />);
    await shown('seven');
    const client = getQueryClient(services);
    expect(client.getQueryData(queryKeys.catalogue('mira'))).toEqual(catalogue);
    await act(() => session.actions.signOut());
    expect(
      client
        .getQueryCache()
        .getAll()
        .filter((q) => q.state.data !== undefined),
    ).toEqual([]);
    await shown('pending');
  });

  it('renew the token once after a refusal, and no more', async () => {
    let refusals = 0;
    world.before = (operation) => {
      if (operation === 'catalogue' && !world.calls.includes('claims!')) {
        refusals += 1;
        throw new AppError({ kind: 'forbidden' });
      }
    };
    await show(<Version />);
    await shown('seven');
    expect(refusals).toBe(1);
  });

  it('give a refusal up after the fresh token', async () => {
    world.before = (operation) => {
      if (operation === 'catalogue') throw new AppError({ kind: 'forbidden' });
    };
    await show(<Version />);
    await shown('forbidden');
    expect(world.calls.filter((call) => call === 'catalogue')).toHaveLength(2);
    expect(world.calls.filter((call) => call === 'claims!')).toHaveLength(1);
  });

  it.each([
    ['offline', 0, true],
    ['offline', 1, false],
    ['forbidden', 0, false],
    ['notFound', 0, false],
  ] as const)('after %s the %i. time: again %s', (kind, failures, again) => {
    const error = new AppError(kind === 'notFound' ? { kind, what: 'class' } : { kind });
    expect(shouldRetry(failures, error)).toBe(again);
  });
});

describe('the next visit', () => {
  const reads = () => world.calls.filter((call) => !/^(profiles|claims)/.test(call));
  const kept = async () => [
    ...(await stores.large.list('')).map(([key]) => key),
    ...Object.keys(localStorage).filter((key) => !key.startsWith('gschool.journal/')),
  ];
  const isKept = (parts: number) =>
    vi.waitFor(async () => expect(await kept()).toHaveLength(parts));

  function Both() {
    const { data } = useLibrary();
    return (
      <>
        <Version />
        {data && ' and library'}
      </>
    );
  }

  it('asks the server for nothing that is fresh', async () => {
    await show(<Both />);
    await shown('seven and library');
    await isKept(3);
    expect(reads().toSorted()).toEqual(['catalogue', 'library.read']);
    await reload();
    await show(<Both />);
    await shown('seven and library');
    expect(reads()).toEqual([]);
  });

  it('shows what has expired at once, and what the server says as soon as it is here', async () => {
    await show(<Version />);
    await shown('seven');
    await isKept(2);
    vi.setSystemTime(Date.now() + lifetimes.catalogue + 1);
    world.claims = { ...world.claims, expiresAt: Date.now() + 60_000 };
    let answer: () => void = () => undefined;
    await reload();
    world.catalogue = { ...catalogue, version: 'eight' };
    world.before = (operation) =>
      operation === 'catalogue' ? new Promise((resolve) => (answer = resolve)) : undefined;
    await show(<Version />);
    await shown('seven');
    answer();
    await shown('eight');
    vi.useRealTimers();
  });

  it('finds nothing of a member who signed out, even without a network', async () => {
    await show(<Both />);
    await shown('seven and library');
    await isKept(3);
    world.before = () => {
      throw new AppError({ kind: 'offline' });
    };
    await act(async () => world.become(null));
    await isKept(0);
    world.before = () => undefined;
    world.become(anAccount('zoe'));
    world.catalogue = { ...catalogue, version: 'zoe’s' };
    await reload();
    await show(<Version />);
    await shown('zoe’s');
    await isKept(2);
    expect(localStorage.getItem(CACHE_OWNER_KEY)).toBe('zoe');
    expect((await kept()).join()).not.toContain('mira');
  });

  it('finds nothing when the tab that signed out is another one', async () => {
    await show(<Version />);
    await shown('seven');
    await isKept(2);
    await closePage();
    world.current = null;
    await openPage();
    await isKept(0);
  });

  it('shows nothing of what is kept after the membership has ended', async () => {
    await show(<Version />);
    await shown('seven');
    await isKept(2);
    world.claims = { ...world.claims, expiresAt: Date.now() };
    world.before = (operation) => {
      if (operation === 'catalogue') throw new AppError({ kind: 'forbidden' });
    };
    await reload();
    await show(<Version />);
    await shown('forbidden');
  });

  it('never keeps the address of a film', async () => {
    world.playback.set('sunrise', { hls: 'https://video.example/bearer', captions: [] });
    function Film() {
      return <>{usePlayback('sunrise').data?.hls}</>;
    }
    await show(<Film />);
    await shown('https://video.example/bearer');
    await Promise.resolve();
    expect(await kept()).toEqual([]);
  });
});

describe('recorder in a page', () => {
  const waiting = () =>
    pendingKeys(() => localStorage, 'mira').map((key) => localStorage.getItem(key));
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
    await vi.waitFor(() => expect(world.history.size).toBe(1));
    expect(world.libraries.get('mira')?.positions[0]?.position).toBe(42);
    await show(<Watch at={42} />);
    await shown('42');
    expect(waiting()).toEqual([]);
  });

  it('leaves a journal when the page goes away', async () => {
    await show(<Watch at={42} />);
    container.querySelector('button')?.click();
    world.before = () => new Promise(() => undefined);
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual([expect.stringContaining('"position":42')]);
  });

  it('sends the journal of the last visit at the start', async () => {
    const position = aPosition({ videoId: 'sunrise', position: 77 });
    const change = { id: 'one', kind: 'watched', position, title: 'S', posterRef: 'p', at: 5 };
    localStorage.setItem(`${pendingPrefix('mira')}one`, JSON.stringify(change));
    world.libraries.set('mira', emptyLibrary);
    await show(<Watch at={1} />);
    await shown('77');
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('keeps what is reached after the session’s end, and sends it when its member is here again', async () => {
    await show(<Watch at={42} />);
    await shown('none');
    container.querySelector('button')?.click();
    await act(async () => world.become(null));
    // Hardly begun, but later than what was known before the end.
    await show(<Watch at={77} />);
    container.querySelector('button')?.click();
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual([expect.stringContaining('"position":77')]);
    await act(async () => world.become(anAccount('mira')));
    await vi.waitFor(() => expect(world.history.size).toBe(1));
    expect(world.libraries.get('mira')?.positions[0]?.position).toBe(77);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('keeps nothing of that for another member', async () => {
    await show(<Watch at={42} />);
    await shown('none');
    container.querySelector('button')?.click();
    await act(async () => world.become(null));
    window.dispatchEvent(new Event('pagehide'));
    await act(async () => world.become(anAccount('zoe')));
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect([world.libraries.has('zoe'), world.history.size]).toEqual([false, 0]);
  });
});
