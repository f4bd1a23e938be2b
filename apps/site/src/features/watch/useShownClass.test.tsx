import 'fake-indexeddb/auto';

import {
  AppError,
  createServices,
  ServicesProvider,
  type Backend,
  type Services,
  type Session,
  type SessionState,
} from '@gschool/data';
import type { DownloadedClass, MemberDownloads } from '@gschool/data/downloads';
import { DataProvider } from '@gschool/data/queries';
import type { ClassDetails, Playback } from '@gschool/domain';
import { createStore, type Store } from '@gschool/state';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useShownClass, type ShownClassState } from './useShownClass';

type Answer = 'loads' | 'is offline' | 'is not available' | 'is forbidden' | 'never comes';

const NOW = Date.UTC(2026, 10, 24);
const DAY_MS = 24 * 3_600_000;
const details = { id: 'a', title: 'A', description: '', chapters: [] } as unknown as ClassDetails;
const online: Playback = { hls: 'https://cdn.example/a.m3u8', captions: [] };
const local: Playback = { hls: '/downloads/mira/a/master.m3u8', captions: [] };

const respond = <Value,>(answer: Answer, value: Value): Promise<Value> => {
  switch (answer) {
    case 'loads':
      return Promise.resolve(value);
    case 'is offline':
      return Promise.reject(new AppError({ kind: 'offline' }));
    case 'is not available':
      return Promise.reject(new AppError({ kind: 'unavailable', what: 'documents' }));
    case 'is forbidden':
      return Promise.reject(new AppError({ kind: 'forbidden' }));
    case 'never comes':
      return new Promise(() => undefined);
  }
};

let services: Services;
let store: Store<SessionState>;
let root: Root;
let state: ShownClassState;

function Probe() {
  const shown = useShownClass('a', false);
  useEffect(() => {
    state = shown;
  });
  return null;
}
const getSource = () =>
  state.shown
    ? state.shown.playback?.hls === local.hls
      ? 'download'
      : 'online'
    : state.needsCheck
      ? 'check'
      : (state.error?.info.kind ?? 'waits');

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

interface Situation {
  answer: Answer;
  isDownloaded: boolean;
  isOnline: boolean;
  /** Days since the member was read online. */
  days: number;
}

const createMember = (checkedAt: number) =>
  ({ status: 'signedIn', user: { uid: 'mira' }, checkedAt }) as unknown as SessionState;

const open = async ({ answer, isDownloaded, isOnline, days }: Situation) => {
  setOnline(isOnline);
  store = createStore(createMember(NOW - days * DAY_MS));
  const catalogue = {
    details: () => respond(answer, details),
    playback: () => respond(answer, online),
  };
  const session = {
    ...store,
    backend: () => Promise.resolve({ catalogue } as unknown as Backend),
    renew: () => Promise.resolve(false),
    refreshIfStale: () => undefined,
  } as unknown as Session;
  services = createServices({ session });
  const stored: DownloadedClass = { details, playback: local, height: 720 };
  services.downloads.get(
    () =>
      ({
        get: () => [],
        subscribe: () => () => undefined,
        isReady: () => true,
        start: () => undefined,
        open: () => Promise.resolve(isDownloaded ? stored : null),
      }) as unknown as MemberDownloads,
  );
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>
          <Probe />
        </DataProvider>
      </ServicesProvider>,
    ),
  );
  await wait(2000);
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW });
});
afterEach(async () => {
  await act(async () => root.unmount());
  services.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each<[answer: Answer, Partial<Situation>, afterTwo: string, afterFour: string]>([
  ['loads', {}, 'download', 'download'],
  ['loads', { isOnline: false }, 'download', 'download'],
  ['loads', { isDownloaded: false }, 'online', 'online'],
  ['loads', { isDownloaded: false, isOnline: false }, 'online', 'online'],
  ['loads', { isOnline: false, days: 6 }, 'download', 'download'],
  ['loads', { isOnline: false, days: 8 }, 'check', 'check'],
  ['loads', { days: 8 }, 'online', 'online'],
  ['is offline', { days: 8 }, 'check', 'check'],
  ['is offline', {}, 'download', 'download'],
  ['is offline', { isOnline: false }, 'download', 'download'],
  ['is offline', { isDownloaded: false }, 'offline', 'offline'],
  ['is offline', { isOnline: false, days: 8 }, 'check', 'check'],
  ['is not available', {}, 'download', 'download'],
  ['is not available', { isDownloaded: false }, 'unavailable', 'unavailable'],
  ['is forbidden', {}, 'forbidden', 'forbidden'],
  ['is forbidden', { isDownloaded: false }, 'forbidden', 'forbidden'],
  ['never comes', {}, 'download', 'download'],
  ['never comes', { isDownloaded: false }, 'waits', 'waits'],
  ['never comes', { isOnline: false, days: 8 }, 'check', 'check'],
])('when the answer %s (%o), shows: %s, then %s', async (answer, changes, afterTwo, afterFour) => {
  await open({ answer, isDownloaded: true, isOnline: true, days: 0, ...changes });
  expect(getSource()).toBe(afterTwo);
  await wait(2000);
  expect(getSource()).toBe(afterFour);
});

it('continues from the network when the download fails, and once only', async () => {
  await open({ answer: 'loads', isDownloaded: true, isOnline: true, days: 0 });
  expect(getSource()).toBe('download');
  await act(async () => expect(state.changeSource()).toBe(true));
  expect(getSource()).toBe('online');
  expect(state.hasChangedSource).toBe(true);
  // The other source failed as well, so the player shows the error.
  expect(state.changeSource()).toBe(false);
});

it('stays with the download when the network is back', async () => {
  await open({ answer: 'loads', isDownloaded: true, isOnline: false, days: 0 });
  await act(async () => setOnline(true));
  expect(getSource()).toBe('download');
});

it('stays with the download when the member is read again later', async () => {
  await open({ answer: 'loads', isDownloaded: true, isOnline: true, days: 0 });
  const shown = state.shown;
  vi.setSystemTime(NOW + 2 * 3_600_000);
  await act(async () => store.set(createMember(NOW + 2 * 3_600_000)));
  expect(state.shown).toBe(shown);
  expect(state.needsCheck).toBe(false);
});

it('plays the shown download on after seven days offline', async () => {
  await open({ answer: 'is offline', isDownloaded: true, isOnline: false, days: 0 });
  const shown = state.shown;
  vi.setSystemTime(NOW + 8 * DAY_MS);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(state.shown).toBe(shown);
});

it('has no other source without a download', async () => {
  await open({ answer: 'loads', isDownloaded: false, isOnline: true, days: 0 });
  expect(state.changeSource()).toBe(false);
});
