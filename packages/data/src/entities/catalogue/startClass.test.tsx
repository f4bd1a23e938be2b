// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import {
  AppError,
  emptyLibrary,
  noClaims,
  type ClassDetails,
  type Playback,
} from '@gschool/domain';
import { createSampleClass, createSampleProfile } from '@gschool/domain/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { browserStores, isStored } from '../../cache/browserCache';
import { toCachedQuery } from '../../cache/cachedQueries';
import { CACHE_OWNER_KEY } from '../../cache/cacheOwner';
import { encodeEntry } from '../../cache/entry';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../testing/createTestBackend';
import { DataProvider } from '../../queries/DataProvider';
import { getQueryClient } from '../../queries/getQueryClient';
import { libraryKeys } from '../library/library';
import { useLibrary } from '../library/useLibrary';
import { catalogueKeys } from './catalogue';
import { useClass } from './catalogueHooks';
import { startClass } from './startClass';
import { usePlayback } from './usePlayback';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const media: Playback = { hls: 'https://media.example/a.m3u8', captions: [] };
const playback = vi.fn(async () => media);
let server: TestServer;
let services: Services;
let root: Root;
let container: HTMLElement;
let answerProfile: () => void;

/** Opens a page whose session has not read the profile yet. */
beforeEach(() => {
  const { backend, server: opened } = createTestBackend({ readSigned: playback });
  server = opened;
  server.current = anAccount('mira');
  server.claims = { ...noClaims, subscribed: true, expiresAt: Date.now() + 60_000 };
  server.put(documentPaths.user('mira'), createSampleProfile({ subscriptionStatus: 'active' }));
  const profileAnswer = new Promise<void>((resolve) => (answerProfile = resolve));
  server.before = (name) => (name === 'profiles.read' ? profileAnswer : undefined);
  services = createServices({ session: createSession({ connect: async () => backend }) });
  services.session.start();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  localStorage.clear();
  await browserStores.large.remove('');
});

const countReads = (name = 'catalogue.playback') =>
  server.calls.filter((call) => call === name).length;
const knowMember = async () => {
  answerProfile();
  await vi.waitFor(() => expect(services.session.get().status).toBe('signedIn'));
};

function Media() {
  const { data, error } = usePlayback('a');
  return <p>{data?.hls ?? error?.info.kind ?? 'pending'}</p>;
}
const show = (page: React.ReactNode) =>
  act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>{page}</DataProvider>
      </ServicesProvider>,
    ),
  );
const showMedia = () => show(<Media />);

function Page() {
  const details = useClass('a').data;
  const library = useLibrary().data;
  return <p>{details && library ? details.title : 'pending'}</p>;
}

it('reads the media before the member is known, and the page uses the answer', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  void startClass(services, 'a');
  await vi.waitFor(() => expect(countReads()).toBe(1));
  expect(services.session.get().status).toBe('loading');
  await knowMember();
  await showMedia();
  expect(container.textContent).toBe(media.hls);
  expect(countReads()).toBe(1);
});

it('never shows the media under another member', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'zoe');
  void startClass(services, 'a');
  await vi.waitFor(() => expect(countReads()).toBe(1));
  await knowMember();
  await showMedia();
  await vi.waitFor(() => expect(countReads()).toBe(2));
  expect(getQueryClient(services).getQueryData(catalogueKeys.playback('mira', 'a'))).toEqual(media);
});

it('reads nothing in a browser without a member, or once the member is known', async () => {
  void startClass(services, 'a');
  await knowMember();
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  void startClass(services, 'a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(countReads()).toBe(0);
});

it('asks again on the page after an error', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  playback.mockRejectedValueOnce(new AppError({ kind: 'forbidden' }));
  void startClass(services, 'a');
  await vi.waitFor(() =>
    expect(
      getQueryClient(services).getQueryState(catalogueKeys.playback('mira', 'a'))?.status,
    ).toBe('error'),
  );
  await knowMember();
  await showMedia();
  await act(() => vi.waitFor(() => expect(container.textContent).toBe(media.hls)));
});

it('reads the class and the library before the member is known, and stores the answers', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  server.put(documentPaths.video('a'), createSampleClass({ title: 'Mobility' }));
  await expect(startClass(services, 'a')).resolves.toEqual(media);
  await vi.waitFor(() =>
    expect([countReads('catalogue.details'), countReads('library.read')]).toEqual([1, 1]),
  );
  expect(services.session.get().status).toBe('loading');
  await knowMember();
  await show(<Page />);
  await act(() => vi.waitFor(() => expect(container.textContent).toBe('Mobility')));
  expect([countReads('catalogue.details'), countReads('library.read')]).toEqual([1, 1]);
  await vi.waitFor(async () => {
    expect(await isStored(catalogueKeys.class('mira', 'a'))).toBe(true);
    expect(await isStored(libraryKeys.library('mira'))).toBe(true);
  });
});

it('does not read what the browser has stored', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  const details = { id: 'a', title: 'Stored' } as ClassDetails;
  for (const [key, data] of [
    [catalogueKeys.class('mira', 'a'), details],
    [libraryKeys.library('mira'), emptyLibrary],
  ] as const) {
    const cached = toCachedQuery(key)!;
    const text = encodeEntry({ data, timestamp: Date.now(), forceRefresh: false });
    await browserStores[cached.store].put(cached.key, text);
  }
  await startClass(services, 'a');
  await knowMember();
  await show(<Page />);
  await act(() => vi.waitFor(() => expect(container.textContent).toBe('Stored')));
  expect([countReads('catalogue.details'), countReads('library.read')]).toEqual([0, 0]);
});

it('reads the class again on the page after an error', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  await startClass(services, 'a');
  await vi.waitFor(() => expect(countReads('catalogue.details')).toBe(1));
  server.put(documentPaths.video('a'), createSampleClass({ title: 'Mobility' }));
  await knowMember();
  await show(<Page />);
  await act(() => vi.waitFor(() => expect(container.textContent).toBe('Mobility')));
  expect(countReads('catalogue.details')).toBe(2);
});
