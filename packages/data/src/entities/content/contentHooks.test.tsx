// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { toDraftId } from '@gschool/admin/content';
import { AppError } from '@gschool/domain';
import { createSampleProfile } from '@gschool/domain/testing';
import type { SourceEntry } from '@gschool/domain/content-pack';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStorage } from '../../cache/testing/memoryStorage';
import { DataProvider } from '../../queries/DataProvider';
import { getQueryClient } from '../../queries/getQueryClient';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession, type Session } from '../../session/createSession';
import { hasUnsentChanges, sendBeforeSignOut } from '../../sign-out';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../testing/createTestBackend';
import type { PagedList } from '../../queries/pagedList';
import { useContents, useDrafts, useSource } from './contentHooks';
import { POLL_MS } from './contentQueues';
import type { EntryEditor } from './entryEditor';
import { SAVE_DELAY_MS } from './entryQueue';
import { refreshContent } from './refreshContent';
import { useEntryHistory, useReleases } from './releaseHooks';
import {
  createDraftDocument,
  createTestContent,
  createTestRepository,
  publish,
  type TestContent,
} from './testing/testContent';
import { useEntryEditor } from './useEntryEditor';
import { useSendLeftDrafts } from './useSendLeftDrafts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const sunrise: SourceEntry = { id: 'sunrise', title: 'Sunrise', level: 'easy' };
const DRAFT = toDraftId('videos', 'sunrise');

let server: TestServer;
let content: TestContent;
let session: Session;
let services: Services;
let root: Root;
let isOnline = true;

/** Lets requests that follow each other end. */
const settle = async () => {
  for (let round = 0; round < 10; round += 1) await pass(10);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (page: React.ReactNode) =>
  act(async () => {
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>{page}</DataProvider>
      </ServicesProvider>,
    );
  });

/** Shows a hook, and returns its latest result. */
const showHook = async <T,>(useHook: () => T, others?: React.ReactNode) => {
  const latest: { current: T | undefined } = { current: undefined };
  function Hook() {
    const value = useHook();
    useEffect(() => {
      latest.current = value;
    });
    return null;
  }
  await show(
    <>
      <Hook />
      {others}
    </>,
  );
  await pass(0);
  return latest as { current: T };
};

const openPage = async () => {
  const backend = { ...memory.backend, content: async () => createTestRepository(content) };
  session = createSession({ connect: () => Promise.resolve(backend), now: () => Date.now() });
  services = createServices({ session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
};
const closePage = () => {
  act(() => root.unmount());
  services.dispose();
};

let memory: ReturnType<typeof createTestBackend>;

beforeEach(async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T10:00:00.000Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  isOnline = true;
  localStorage.clear();
  content = createTestContent();
  memory = createTestBackend({ documents: content });
  ({ server } = memory);
  const user = anAccount('mira', { displayName: 'Mira' });
  server.current = user;
  server.accounts.set(user.email, { password: 'x', user });
  server.claims = { ...server.claims, role: 'moderator' };
  server.put(documentPaths.user('mira'), createSampleProfile());
  publish(content, [{ entry: sunrise }]);
  await openPage();
});
afterEach(async () => {
  closePage();
  // The page sends its last requests.
  await pass(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const useSunrise = (): EntryEditor => useEntryEditor('videos', 'sunrise');
const edit = (editor: { current: EntryEditor }, fields: object) =>
  act(() => editor.current.change({ ...editor.current.entry, id: 'sunrise', ...fields }));
const stored = () => content.drafts.get(DRAFT)?.entry;

describe('an open entry', () => {
  it('costs two documents, a release and a part to open, and then one write a save', async () => {
    const editor = await showHook(useSunrise);
    expect(content.calls.toSorted()).toEqual([...['editors', 'enter', 'open', 'parts', 'release']]);
    content.calls.length = 0;
    edit(editor, { level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(content.calls).toEqual(['write']);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(editor.current).toMatchObject({ isDraft: true, save: { state: 'saved' } });
  });

  it('is shared by the components of a page', async () => {
    let other: EntryEditor | undefined;
    function Other() {
      const shared = useSunrise();
      useEffect(() => {
        other = shared;
      });
      return null;
    }
    const editor = await showHook(useSunrise, <Other />);
    content.calls.length = 0;
    edit(editor, { level: 'hard' });
    expect(other?.entry).toMatchObject({ level: 'hard' });
    act(() => other?.change({ ...sunrise, level: 'medium' }));
    await pass(SAVE_DELAY_MS);
    expect(content.calls).toEqual(['write']);
  });

  it('is followed every 20 seconds while the page is visible, and left when it closes', async () => {
    const editor = await showHook(useSunrise);
    const key = `drafts/${DRAFT}/editors/mira`;
    expect(content.store.document(key)?.fields).toMatchObject({ name: 'Mira' });
    const zoe = { name: 'Zoe', at: new Date(Date.now() + POLL_MS) };
    content.put(`drafts/${DRAFT}/editors/zoe`, zoe);
    publish(content, [{ entry: { ...sunrise, level: 'hard' } }]);
    await pass(POLL_MS);
    expect(editor.current).toMatchObject({
      entry: { level: 'hard' },
      editors: [{ name: 'Zoe' }],
      received: [{ path: 'level' }],
    });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    content.calls.length = 0;
    await pass(5 * POLL_MS);
    expect(content.calls).toEqual([]);
    await show(null);
    await pass(0);
    expect(content.store.document(key)).toBeNull();
  });

  it('that is closed within 1.5 seconds is saved', async () => {
    const editor = await showHook(useSunrise);
    edit(editor, { level: 'hard' });
    await show(null);
    await pass(0);
    expect(stored()).toMatchObject({ level: 'hard' });
    content.calls.length = 0;
    await pass(10 * POLL_MS);
    expect(content.calls).toEqual([]);
  });

  it('gets a fresh token when the one it has is expired', async () => {
    const editor = await showHook(useSunrise);
    let isExpired = true;
    content.before = () => {
      if (isExpired) throw new AppError({ kind: 'signedOut' });
    };
    server.before = (operation) => {
      if (operation === 'claims!') isExpired = false;
    };
    edit(editor, { level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(editor.current.save).toMatchObject({ state: 'saved', error: null });
  });

  it('of a member who lost the role says so and keeps the text', async () => {
    const editor = await showHook(useSunrise);
    content.before = () => {
      throw new AppError({ kind: 'forbidden' });
    };
    edit(editor, { level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(editor.current.save).toMatchObject({
      state: 'failed',
      error: { info: { kind: 'forbidden' } },
    });
    expect(localStorage.length).toBeGreaterThan(0);
    expect(editor.current.entry).toMatchObject({ level: 'hard' });
  });
});

describe('a draft that waits on this device', () => {
  const goOffline = (): void => {
    isOnline = false;
    content.before = () => {
      throw new AppError({ kind: 'offline' });
    };
  };
  const goOnline = (): void => {
    isOnline = true;
    content.before = () => undefined;
  };
  const typeOffline = async () => {
    const editor = await showHook(useSunrise);
    goOffline();
    edit(editor, { level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(editor.current.save.state).toBe('offline');
    return editor;
  };

  it('is sent when the connection returns', async () => {
    const editor = await typeOffline();
    goOnline();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(editor.current.save.state).toBe('saved');
  });

  it('is sent by a later visit, without opening the entry', async () => {
    await typeOffline();
    closePage();
    goOnline();
    await openPage();
    await showHook(useSendLeftDrafts);
    await vi.waitFor(() => expect(stored()).toMatchObject({ level: 'hard' }));
    await pass(0);
    expect(hasUnsentChanges(services)).toBe(false);
  });

  it('is sent before signing out, or named', async () => {
    expect(hasUnsentChanges(services)).toBe(false);
    await typeOffline();
    expect(hasUnsentChanges(services)).toBe(true);
    const named = sendBeforeSignOut(services, 50);
    await pass(50);
    expect((await named).drafts).toEqual([DRAFT]);
    goOnline();
    const sent = sendBeforeSignOut(services, 50);
    await pass(50);
    expect((await sent).drafts).toEqual([]);
    expect(stored()).toMatchObject({ level: 'hard' });
  });

  it('is removed by signing out, and stays when the session ends in another way', async () => {
    const isStored = (): boolean =>
      Object.keys(localStorage).some((key) => key.startsWith('gschool.unsavedDraft/'));
    await typeOffline();
    await act(() => session.actions.endSession());
    await pass(0);
    expect(isStored()).toBe(true);
    server.current = [...server.accounts.values()][0]?.user ?? null;
    closePage();
    await openPage();
    await act(() => session.actions.signOut());
    await pass(0);
    expect(isStored()).toBe(false);
    goOnline();
    await pass(600_000);
    expect(stored()).toBeUndefined();
  });

  it('is not lost when storage is full, and signing out asks', async () => {
    const full: Storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.stubGlobal('localStorage', full);
    const editor = await showHook(useSunrise);
    goOffline();
    edit(editor, { level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(editor.current.save).toMatchObject({
      state: 'failed',
      error: { info: { kind: 'unavailable', what: 'storage' } },
    });
    expect(hasUnsentChanges(services)).toBe(true);
  });
});

describe('the lists', () => {
  const ids = (list: PagedList<{ id: string }>) => list.data?.map(({ id }) => id);

  it('read all drafts in pages of 500, and follow what this page saves', async () => {
    for (let number = 0; number < 1200; number += 1) {
      const entryId = `c-${String(number).padStart(5, '0')}`;
      const id = toDraftId('videos', entryId);
      const entry = { id: entryId, title: 'x' };
      content.put(`drafts/${id}`, createDraftDocument(id, { entry, confirmed: [] }));
    }
    const lists = await showHook(() => ({ drafts: useDrafts(), editor: useSunrise() }));
    await settle();
    expect(content.calls.filter((name) => name === 'drafts')).toHaveLength(3);
    expect(lists.current.drafts).toMatchObject({ isComplete: true });
    expect(lists.current.drafts.data).toHaveLength(1200);
    act(() => lists.current.editor.change({ ...sunrise, level: 'hard' }));
    await pass(SAVE_DELAY_MS);
    expect(ids(lists.current.drafts)).toContain(DRAFT);
    await act(() => lists.current.editor.discard());
    expect(ids(lists.current.drafts)).not.toContain(DRAFT);
    expect(content.calls.filter((name) => name === 'drafts')).toHaveLength(3);
  });

  it('read a release and its parts once', async () => {
    const first = await showHook(() => useSource('videos', 'sunrise'));
    await settle();
    expect(first.current.data).toEqual({ entry: sunrise });
    const calls = content.calls.length;
    const second = await showHook(() => useSource('videos', 'sunrise', '000001'));
    await settle();
    expect(second.current.data).toEqual({ entry: sunrise });
    expect(content.calls).toHaveLength(calls);
  });

  it('are empty for a school without releases', async () => {
    content.put('releaseLog/head', null);
    content.put('releases/000001', null);
    const lists = await showHook(() => ({
      contents: useContents('videos'),
      releases: useReleases(),
      source: useSource('videos', 'sunrise'),
    }));
    await settle();
    expect(lists.current.contents).toMatchObject({ rows: [], release: null, error: null });
    expect(lists.current.releases).toMatchObject({ data: [], isComplete: true });
    expect(lists.current.source.data).toBeNull();
  });

  it('tell what each release did with an entry', async () => {
    const other: SourceEntry = { id: 'moon', title: 'Moon' };
    publish(content, [{ entry: sunrise }, { entry: other }]);
    publish(content, [{ entry: { ...sunrise, level: 'hard' } }]);
    publish(content, []);
    const history = await showHook(() => useEntryHistory('videos', 'sunrise'));
    await settle();
    expect(history.current.data?.map(({ release, change }) => [release.id, change])).toEqual([
      ['000004', 'deleted'],
      ['000003', 'changed'],
      ['000001', 'created'],
    ]);
    expect(history.current.isComplete).toBe(true);
  });

  it('are read again after a publication, and so is what members see', async () => {
    const lists = await showHook(() => ({
      contents: useContents('videos'),
      releases: useReleases(),
      editor: useSunrise(),
    }));
    await settle();
    const client = getQueryClient(services);
    client.setQueryData(['mira', 'catalogue'], { version: 'old' });
    client.setQueryData(['mira', 'class', 'sunrise'], { id: 'sunrise' });
    client.setQueryData(['everyone', 'past'], []);
    publish(content, [{ entry: { ...sunrise, level: 'hard' } }]);
    await act(async () => {
      const done = refreshContent(services);
      await vi.advanceTimersByTimeAsync(2000);
      await done;
    });
    await settle();
    expect(lists.current.releases.data?.[0]?.id).toBe('000002');
    expect(lists.current.contents.release?.id).toBe('000002');
    expect(lists.current.editor).toMatchObject({ live: { entry: { level: 'hard' } } });
    for (const queryKey of [
      ['mira', 'catalogue'],
      ['mira', 'class', 'sunrise'],
      ['everyone', 'past'],
    ])
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
