// @vitest-environment happy-dom
import { AppError, emptyLibrary, type Catalogue } from '@gschool/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifetimeOf, lifetimes } from '../cache/lifetimes';
import { journalKey } from '../library/journal';
import { createSession, type Session } from '../session/createSession';
import { SessionProvider } from '../session/SessionProvider';
import { anAccount, createMemoryBackend, type MemoryWorld } from '../testing/memoryBackend';
import { clientOf } from './clientOf';
import { DataProvider } from './DataProvider';
import { useCatalogue, useLibrary } from './hooks';
import { keys } from './keys';
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
let session: Session;
let root: Root;
let container: HTMLElement;

function Version() {
  const { data, error, isPending } = useCatalogue();
  return <p>{data?.version ?? error?.info.kind ?? (isPending ? 'pending' : '')}</p>;
}

const show = (children: React.ReactNode) =>
  act(async () =>
    root.render(
      <SessionProvider session={session}>
        <DataProvider>{children}</DataProvider>
      </SessionProvider>,
    ),
  );

const shown = (text: string) =>
  act(() => vi.waitFor(() => expect(container.textContent).toBe(text), { timeout: 3000 }));

beforeEach(async () => {
  const memory = createMemoryBackend();
  world = memory.world;
  world.catalogue = catalogue;
  world.current = anAccount('mira');
  session = createSession({ connect: () => Promise.resolve(memory.backend) });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  localStorage.clear();
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
    const client = clientOf(session);
    expect(client.getQueryData(keys.catalogue('mira'))).toEqual(catalogue);
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

describe('recorder in a page', () => {
  const video = { id: 'sunrise', title: 'Sunrise Flow', poster: 'p' };
  function Watch({ at }: { at: number }) {
    const recorder = useWatchRecorder(video);
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
    expect(localStorage.length).toBe(0);
  });

  it('leaves a journal when the page goes away', async () => {
    await show(<Watch at={42} />);
    container.querySelector('button')?.click();
    world.before = () => new Promise(() => undefined);
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(journalKey('mira'))).toContain('"position":42');
  });

  it('sends the journal of the last visit at the start', async () => {
    const entry = {
      videoId: 'sunrise',
      position: 77,
      duration: 600,
      at: '2026-11-20T00:00:00.000Z',
      title: 'S',
      posterRef: 'p',
    };
    localStorage.setItem(journalKey('mira'), JSON.stringify({ entries: [entry] }));
    world.libraries.set('mira', emptyLibrary);
    await show(<Watch at={1} />);
    await shown('77');
    expect(localStorage.length).toBe(0);
  });
});
