// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { AppError, createNewProfile, noClaims, type Playback } from '@gschool/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CACHE_OWNER_KEY } from '../../cache/cacheOwner';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { anAccount } from '../../testing/anAccount';
import { createMemoryBackend, type MemoryServer } from '../../testing/memoryBackend';
import { DataProvider } from '../../queries/DataProvider';
import { getQueryClient } from '../../queries/getQueryClient';
import { catalogueKeys } from './catalogue';
import { startPlayback } from './startPlayback';
import { usePlayback } from './usePlayback';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const media: Playback = { hls: 'https://media.example/a.m3u8', captions: [] };
let server: MemoryServer;
let services: Services;
let root: Root;
let container: HTMLElement;
let answerProfile: () => void;

/** Opens a page whose session has not read the profile yet. */
beforeEach(() => {
  const memory = createMemoryBackend();
  server = memory.server;
  server.current = anAccount('mira');
  server.claims = { ...noClaims, subscribed: true, expiresAt: Date.now() + 60_000 };
  const profile = createNewProfile({
    uid: 'mira',
    email: 'mira@gschool.example',
    provider: 'email',
    isEmailVerified: false,
    now: '2026-01-01T00:00:00.000Z',
    timezone: 'UTC',
  });
  server.profiles.set('mira', { ...profile, subscriptionStatus: 'active' });
  const profileAnswer = new Promise<void>((resolve) => (answerProfile = resolve));
  const read = memory.backend.profiles.read.bind(memory.backend.profiles);
  const playback = vi.fn(async () => {
    server.calls.push('playback');
    return media;
  });
  const backend = {
    ...memory.backend,
    profiles: {
      ...memory.backend.profiles,
      read: async (uid: string) => {
        await profileAnswer;
        return read(uid);
      },
    },
    catalogue: { ...memory.backend.catalogue, playback },
  };
  services = createServices({ session: createSession({ connect: async () => backend }) });
  services.session.start();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  localStorage.clear();
});

const countReads = () => server.calls.filter((call) => call === 'playback').length;
const knowMember = async () => {
  answerProfile();
  await vi.waitFor(() => expect(services.session.get().status).toBe('signedIn'));
};

function Media() {
  const { data, error } = usePlayback('a');
  return <p>{data?.hls ?? error?.info.kind ?? 'pending'}</p>;
}
const showMedia = () =>
  act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>
          <Media />
        </DataProvider>
      </ServicesProvider>,
    ),
  );

it('reads the media before the member is known, and the page uses the answer', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  startPlayback(services, 'a');
  await vi.waitFor(() => expect(countReads()).toBe(1));
  expect(services.session.get().status).toBe('loading');
  await knowMember();
  await showMedia();
  expect(container.textContent).toBe(media.hls);
  expect(countReads()).toBe(1);
});

it('never shows the media under another member', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'zoe');
  startPlayback(services, 'a');
  await vi.waitFor(() => expect(countReads()).toBe(1));
  await knowMember();
  await showMedia();
  await vi.waitFor(() => expect(countReads()).toBe(2));
  expect(getQueryClient(services).getQueryData(catalogueKeys.playback('mira', 'a'))).toEqual(media);
});

it('reads nothing in a browser without a member, or once the member is known', async () => {
  startPlayback(services, 'a');
  await knowMember();
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  startPlayback(services, 'a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(countReads()).toBe(0);
});

it('asks again on the page after an error', async () => {
  localStorage.setItem(CACHE_OWNER_KEY, 'mira');
  const { catalogue } = await services.session.backend();
  vi.mocked(catalogue.playback).mockRejectedValueOnce(new AppError({ kind: 'forbidden' }));
  startPlayback(services, 'a');
  await vi.waitFor(() =>
    expect(
      getQueryClient(services).getQueryState(catalogueKeys.playback('mira', 'a'))?.status,
    ).toBe('error'),
  );
  await knowMember();
  await showMedia();
  await act(() => vi.waitFor(() => expect(container.textContent).toBe(media.hls)));
});
