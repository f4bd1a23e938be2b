// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { AppError, emptyLibrary, noClaims, type HistoryEntry } from '@gschool/domain';
import { createSampleProfile } from '@gschool/domain/testing';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Backend } from '../../backend';
import { browserStores } from '../../cache/browserCache';
import { clearCachesOnSignOut } from '../../cache/clearCachesOnSignOut';
import { getPendingKeys, getPendingPrefix } from './changes/pendingKeys';
import { hasUnsentChanges, sendBeforeSignOut } from '../../sign-out';
import { createServices, type RejectedChange, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession, type Session } from '../../session/createSession';
import { wasSignedOutHere } from '../../session/storedMember';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../testing/createTestBackend';
import { DataProvider } from '../../queries/DataProvider';
import { useLibrary } from './useLibrary';
import { useRejectedChanges } from './rejectedChanges';
import { usePendingCount } from './usePendingChanges';
import { useHistory, type WatchHistory } from './useHistory';
import { useLibraryActions, type LibraryActions } from './useLibraryActions';
import { usePlaylistActions, usePlaylists, type PlaylistActions } from './usePlaylists';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let server: TestServer;
let backend: Backend;
let session: Session;
let services: Services;
let root: Root;
let container: HTMLElement;
let stopWatching: () => void;
let library: LibraryActions;
let playlists: PlaylistActions;
let history: WatchHistory;
let rejections: RejectedChange[];

interface Hooks {
  library: LibraryActions;
  playlists: PlaylistActions;
  history: WatchHistory;
}

function Page({ onShown }: { onShown: (hooks: Hooks) => void }) {
  const library = useLibraryActions();
  const playlists = usePlaylistActions();
  const history = useHistory();
  useEffect(() => {
    onShown({ library, playlists, history });
  });
  useRejectedChanges((rejection) => rejections.push(rejection));
  const { data } = useLibrary();
  const lists = usePlaylists().data;
  const waiting = usePendingCount();
  return (
    <p>
      {data?.favorites.join()}|{lists?.map(({ name, videoIds }) => `${name}:${videoIds.join()}`)}|
      {history.entries.map(({ videoId }) => videoId).join()}|{waiting}
    </p>
  );
}

const shown = (text: string) =>
  act(() => vi.waitFor(() => expect(container.textContent).toBe(text), { timeout: 3000 }));
const entry = (videoId: string, minute: number): HistoryEntry => ({
  videoId,
  title: videoId,
  posterRef: 'p',
  durationSeconds: 600,
  position: 60,
  completed: false,
  lastWatchedAt: new Date(Date.UTC(2026, 9, 1, 10, minute)).toISOString(),
});
const putEntry = ({ videoId, ...fields }: HistoryEntry, id = videoId) =>
  server.put(documentPaths.history('mira', id), fields);
const historyIds = () => [...server.list(documentPaths.histories('mira')).keys()];
const openPage = async () => {
  session = createSession({ connect: () => Promise.resolve(backend) });
  services = createServices({ session });
  stopWatching = clearCachesOnSignOut(session);
  session.start();
  await vi.waitFor(() => expect(session.get().status).not.toBe('loading'));
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>
          <Page onShown={(hooks) => ({ library, playlists, history } = hooks)} />
        </DataProvider>
      </ServicesProvider>,
    ),
  );
};
const closePage = async () => {
  await act(async () => root.unmount());
  container.remove();
  stopWatching();
};
const WRITES = /update|write|clear/;
const failing = (kind: 'offline' | 'forbidden', operations = WRITES): void => {
  server.before = (operation) => {
    if (operations.test(operation)) throw new AppError({ kind });
  };
};
const network = () => {
  server.before = () => undefined;
};
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(async () => {
  ({ backend, server } = createTestBackend());
  server.current = anAccount('mira');
  server.claims = { ...noClaims, expiresAt: 1 };
  for (const uid of ['mira', 'zoe']) {
    const email = `${uid}@gschool.example`;
    const profile = createSampleProfile({ uid, email, subscriptionStatus: 'active' });
    server.put(documentPaths.user(uid), profile);
  }
  server.put(documentPaths.library('mira'), { ...emptyLibrary, favorites: ['x'] });
  for (const [n, id] of ['a', 'b'].entries()) putEntry(entry(id, n));
  rejections = [];
  await openPage();
  await shown('x||b,a|0');
});
afterEach(async () => {
  await closePage();
  server.setUser(null);
  localStorage.clear();
  sessionStorage.clear();
  await browserStores.large.remove('');
});

describe('lists', () => {
  it('change immediately, and stay changed', async () => {
    let answer: () => void = () => undefined;
    server.before = () => new Promise((resolve) => (answer = resolve));
    const outcome = library.setListed('favorites', 'y', true);
    await shown('y,x||b,a|1');
    answer();
    expect(await act(() => outcome)).toEqual({ kind: 'saved' });
    await shown('y,x||b,a|0');
    expect(server.library('mira').favorites).toEqual(['y', 'x']);
  });

  it('are undone when they are refused, with the reason', async () => {
    failing('forbidden');
    const outcome = await act(() => library.setListed('favorites', 'y', true));
    expect(outcome).toMatchObject({ kind: 'rejected', error: { info: { kind: 'forbidden' } } });
    await shown('x||b,a|0');
    expect(rejections).toEqual([]);
  });

  it('stay pending offline, also after a reload, and report a later rejection', async () => {
    failing('offline');
    const waits = { kind: 'waiting' };
    expect(await act(() => library.setListed('favorites', 'y', true))).toEqual(waits);
    await closePage();
    await openPage();
    await shown('y,x||b,a|1');
    failing('forbidden');
    await online();
    await shown('x||b,a|0');
    expect(rejections).toMatchObject([
      { change: { itemId: 'y' }, error: { info: { kind: 'forbidden' } } },
    ]);
  });

  it('are sent when the network is back', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    network();
    await online();
    await shown('y,x||b,a|0');
    expect(server.library('mira').favorites).toEqual(['y', 'x']);
  });

  it('refuse invalid ids', async () => {
    const outcome = await act(() => library.setListed('saved', 'a/b', true));
    expect(outcome).toMatchObject({ error: { info: { kind: 'invalid' } } });
  });

  it('show the changes of another tab', async () => {
    const change = { id: '1', at: 1, kind: 'listed', list: 'favorites', itemId: 'y', isIn: true };
    const key = `${getPendingPrefix('mira')}1`;
    const notifyTab = (newValue: string | null) =>
      act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await notifyTab(JSON.stringify(change));
    await shown('y,x||b,a|1');
    await notifyTab(null);
    await shown('y,x||b,a|0');
  });
});

describe('the next member in this browser', () => {
  it('neither sees nor sends the pending changes, which wait for their member', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    expect(getPendingKeys(() => localStorage, 'mira')).toHaveLength(1);
    network();
    const before = server.library('mira');
    await act(async () => server.setUser(anAccount('zoe')));
    await online();
    await shown('|||0');
    expect(await act(() => library.setListed('favorites', 'z', true))).toEqual({ kind: 'saved' });
    expect(server.library('zoe').favorites).toEqual(['z']);
    expect(server.library('mira')).toEqual(before);
    await act(async () => server.setUser(anAccount('mira')));
    await shown('y,x||b,a|0');
    expect(server.library('mira').favorites).toEqual(['y', 'x']);
    expect(getPendingKeys(() => localStorage, 'mira')).toEqual([]);
  });
});

describe('after a session that ended elsewhere', () => {
  it('the pending changes are sent when the same member is back', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    await act(async () => server.setUser(null));
    expect(session.get()).toMatchObject({ wasEnded: true });
    // Reopens the page, as at the next start.
    await closePage();
    await openPage();
    expect(getPendingKeys(() => localStorage, 'mira')).toHaveLength(1);
    network();
    await act(async () => server.setUser(anAccount('mira')));
    await shown('y,x||b,a|0');
    expect(server.library('mira').favorites).toEqual(['y', 'x']);
  });
});

describe('signing out', () => {
  const finish = async () => (await act(() => sendBeforeSignOut(services, 50))).library;

  it('sends the pending changes first', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    network();
    expect(await finish()).toEqual([]);
    expect(server.library('mira').favorites).toEqual(['y', 'x']);
  });

  it('names what is not sent: offline, slow or refused', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    await act(() => playlists.create('Dawn'));
    expect(await finish()).toMatchObject([{ itemId: 'y' }, { kind: 'playlist' }]);
    server.before = (operation) =>
      WRITES.test(operation) ? new Promise(() => undefined) : undefined;
    expect(await finish()).toHaveLength(2);
  });

  it('names what the server refuses', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    failing('forbidden');
    expect(await finish()).toMatchObject([{ itemId: 'y' }]);
    expect(getPendingKeys(() => localStorage, 'mira')).toEqual([]);
  });

  it('is quick without pending changes', async () => {
    expect(hasUnsentChanges(services)).toBe(false);
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    expect(hasUnsentChanges(services)).toBe(true);
  });

  it('removes everything with the member’s id from the storages, except a started deletion', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    localStorage.setItem('gschool.place/mira/a', '{}');
    localStorage.setItem('gschool.journal/zoe/1', JSON.stringify({ at: Date.now() }));
    sessionStorage.setItem('gschool.draft/mira/profile', '{}');
    localStorage.setItem('gschool.leaving.mira', '1');
    await act(() => session.actions.signOut());
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(keys.filter((key) => key.includes('mira'))).toEqual(['gschool.leaving.mira']);
    expect(keys).toContain('gschool.journal/zoe/1');
  });

  it('keeps everything when the session ends because the password was changed', async () => {
    failing('offline');
    await act(() => library.setListed('favorites', 'y', true));
    sessionStorage.setItem('gschool.draft/mira/profile', '{}');
    network();
    await act(() => session.actions.endSession());
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(getPendingKeys(() => localStorage, 'mira')).toHaveLength(1);
    expect(sessionStorage.getItem('gschool.draft/mira/profile')).toBe('{}');
    await act(async () => server.setUser(anAccount('mira')));
    await vi.waitFor(() => expect(server.library('mira').favorites).toEqual(['y', 'x']));
  });

  it('in another tab removes what this tab stored afterwards', async () => {
    localStorage.setItem('gschool.signed-out', 'true');
    localStorage.setItem('gschool.place/mira/a', '{}');
    await act(async () => server.setUser(null));
    expect(localStorage.getItem('gschool.place/mira/a')).toBeNull();
  });

  it('in another tab stores no more positions in this one', async () => {
    expect(wasSignedOutHere(() => localStorage)).toBe(false);
    await act(() => session.actions.signOut());
    expect(wasSignedOutHere(() => localStorage)).toBe(true);
    await act(async () => server.setUser(anAccount('mira')));
    await vi.waitFor(() => expect(wasSignedOutHere(() => localStorage)).toBe(false));
  });
});

describe('the history', () => {
  it('removes and restores one entry', async () => {
    await act(() => library.removeFromHistory(['a']));
    await shown('x||b|0');
    expect(historyIds()).toEqual(['b']);
    await act(() => library.restoreHistory([entry('a', 0)]));
    await shown('x||b,a|0');
    const { videoId: _, ...fields } = entry('a', 0);
    expect(server.read(documentPaths.history('mira', 'a'))).toEqual(fields);
    expect(server.library('mira').positions).toMatchObject([{ videoId: 'a', position: 60 }]);
  });

  it('is cleared completely, with all its pages, and restored', async () => {
    for (let n = 0; n < 120; n += 1) putEntry(entry(`v${n}`, n + 2));
    const { outcome, removed } = await act(() => library.clearHistory());
    expect([outcome.kind, removed.length, historyIds().length]).toEqual(['saved', 122, 0]);
    await shown('x|||0');
    await act(() => library.restoreHistory(removed));
    expect(historyIds()).toHaveLength(122);
  });

  it('is complete when clearing is cancelled before it was sent', async () => {
    failing('offline', /update|write|clear|history/);
    const { outcome, removed } = await act(() => library.clearHistory());
    expect([outcome.kind, removed.length]).toEqual(['waiting', 2]);
    await shown('x|||1');
    putEntry(entry('c', 5), 'unknown-here');
    await act(() => library.restoreHistory(removed));
    await shown('x||b,a|0');
    network();
    await online();
    expect(historyIds()).toHaveLength(3);
  });

  it('is read in pages of 50', async () => {
    for (let n = 0; n < 60; n += 1) putEntry(entry(`v${n}`, n + 2));
    await act(async () => history.refetch());
    await vi.waitFor(() => expect(history.entries).toHaveLength(50));
    expect([history.hasMore, history.entries[0]?.videoId]).toEqual([true, 'v59']);
    await act(async () => history.loadMore());
    await vi.waitFor(() => expect(history.entries).toHaveLength(62));
    expect([history.hasMore, history.error]).toEqual([false, null]);
  });
});

describe('playlists', () => {
  it('are created, filled, sorted, renamed, deleted and restored', async () => {
    const { outcome, playlist } = await act(() => playlists.create(' Dawn ', ['a']));
    expect([outcome.kind, playlist.name]).toEqual(['saved', 'Dawn']);
    await act(() => playlists.addVideo(playlist.id, 'b'));
    await act(() => playlists.setVideos(playlist.id, ['b', 'a']));
    await act(() => playlists.rename(playlist.id, 'Dusk'));
    await shown('x|Dusk:b,a|b,a|0');
    const stored = server.read(documentPaths.playlist('mira', playlist.id));
    await act(() => playlists.remove(playlist.id));
    await shown('x||b,a|0');
    await act(() => playlists.restore({ ...playlist, ...stored }));
    await act(() => playlists.removeVideo(playlist.id, 'b'));
    await shown('x|Dusk:a|b,a|0');
  });

  it('are validated before a request', async () => {
    const { outcome } = await act(() => playlists.create('  '));
    expect(outcome).toMatchObject({
      error: { info: { kind: 'invalid', fields: { name: 'empty' } } },
    });
    expect(server.calls).not.toContain('library.updatePlaylist');
  });

  it('include one that was created offline', async () => {
    failing('offline');
    const { outcome, playlist } = await act(() => playlists.create('Dawn'));
    expect(outcome).toEqual({ kind: 'waiting' });
    await act(() => playlists.addVideo(playlist.id, 'a'));
    await shown('x|Dawn:a|b,a|2');
    network();
    await online();
    await shown('x|Dawn:a|b,a|0');
    expect(server.read(documentPaths.playlist('mira', playlist.id))).toMatchObject({
      videoIds: ['a'],
    });
  });
});
