// @vitest-environment happy-dom
import { noClaims } from '@gschool/domain';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryCaches, type MemoryCaches } from '@gschool/worker/testing';

import type { CatalogueRepository } from '../entities/catalogue/catalogueRepository';
import { createServices, type Services } from '../services/createServices';
import { ServicesProvider } from '../services/ServicesProvider';
import { ContentLanguageContext } from '../session/contentLanguage';
import { createSession } from '../session/createSession';
import { anAccount } from '../testing/anAccount';
import { createTestBackend, type TestServer } from '../testing/createTestBackend';
import { partOf } from '../testing/partOf';
import { useDownload, useDownloadActions, useDownloadedClass, useDownloads } from './hooks';
import { getCacheName, getQueueKey } from './keys';
import { resumeDownloads } from './resumeDownloads';
import { aClass, createMediaServer } from './testing/mediaServer';

let services: Services;
let server: TestServer;
let stores: MemoryCaches;
let root: Root;
const container = document.createElement('div');
const media = createMediaServer(2);

const details = aClass('a', { translations: { ar: { title: 'صباح' } } });

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 4000 });
const signIn = async (uid: string) => {
  server.setUser(anAccount(uid));
  await waitFor(() => expect(services.session.get()).toMatchObject({ user: { uid } }));
};

beforeEach(async () => {
  localStorage.clear();
  stores = createMemoryCaches();
  vi.stubGlobal('caches', stores.caches);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const { backend, server: opened } = createTestBackend();
  server = opened;
  server.claims = { ...noClaims, subscribed: true };
  vi.stubGlobal('fetch', media.fetch);
  const catalogue = partOf<CatalogueRepository>({
    details: async () => details,
    playback: media.getPlayback,
  });
  const session = createSession({ connect: async () => ({ ...backend, catalogue }) });
  services = createServices({ session });
  session.start();
  root = createRoot(container);
  await signIn('mira');
});
afterEach(() => {
  root.unmount();
  services.dispose();
  vi.unstubAllGlobals();
});

function Page() {
  const { downloads, isReady } = useDownloads();
  const download = useDownload('a');
  const { data, isPending } = useDownloadedClass('a');
  const { add, remove } = useDownloadActions();
  return (
    <>
      <p>
        {isReady ? 'ready' : 'loading'}, {downloads.map(({ title }) => title).join()},{' '}
        {download?.status ?? 'none'}, {isPending ? 'pending' : (data?.details.title ?? 'stream')}
      </p>
      <button type="button" onClick={() => void add(['a'], 360)}>
        Add
      </button>
      <button type="button" onClick={() => void remove('a')}>
        Remove
      </button>
    </>
  );
}

const page = (language = 'en') => (
  <ServicesProvider services={services}>
    <ContentLanguageContext value={language}>
      <Page />
    </ContentLanguageContext>
  </ServicesProvider>
);
const show = (language?: string) => root.render(page(language));
const shown = (text: string) =>
  waitFor(() => expect(container.querySelector('p')?.textContent).toBe(text));
const press = (name: string) =>
  [...container.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

it('shows nothing in a prerendered page', () => {
  expect(renderToString(page())).toContain('loading');
});

it('shows a download until it is removed, in the content language', async () => {
  show();
  await shown('ready, , none, stream');
  press('Add');
  await shown('ready, Class a, done, Class a');
  show('ar');
  await shown('ready, صباح, done, صباح');
  press('Remove');
  await shown('ready, , none, stream');
});

it('shows the downloads of whoever is signed in', async () => {
  show();
  await shown('ready, , none, stream');
  press('Add');
  await shown('ready, Class a, done, Class a');
  await signIn('nia');
  await shown('ready, , none, stream');
  await signIn('mira');
  await shown('ready, Class a, done, Class a');
  server.setUser(null);
  await shown('loading, , none, stream');
});

it.each([
  { status: 'queued' },
  { status: 'paused', problem: 'offline' },
  { status: 'paused', problem: 'busy' },
])(
  'continues %j when the page is idle, and removes the downloads of others',
  async (unfinished) => {
    await stores.caches.open(getCacheName('nia', 'a'));
    const stop = resumeDownloads(services);
    await waitFor(() => expect(stores.names()).toEqual([]));
    expect(services.downloads.peek()).toBeUndefined();
    stop();

    const entry = {
      classId: 'a',
      height: 1,
      storedBytes: 0,
      totalBytes: 0,
      takenAt: null,
      addedAt: 1,
    };
    localStorage.setItem(getQueueKey('mira'), JSON.stringify([{ ...entry, ...unfinished }]));
    resumeDownloads(services)();
    await waitFor(() => expect(services.downloads.peek()?.get()[0]?.status).toBe('done'));
  },
);
