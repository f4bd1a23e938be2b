import { createMockServer, type MockServer } from '@gschool/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Settings } from '../settings/schema';
import { createPublicReads } from './createPublicReads';
import { errorOf, openDemoBackend } from './testing/demoBackend';

// App Check itself needs a browser and the network.
const appCheck = vi.hoisted(() => ({ getToken: () => Promise.resolve({ token: 'a-token' }) }));
vi.mock('firebase/app-check', () => ({
  ReCaptchaEnterpriseProvider: class {},
  initializeAppCheck: () => ({}),
  getToken: () => appCheck.getToken(),
}));

let server: MockServer;
beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.reset();
});
afterAll(() => server.close());

const settings = {
  firebase: {
    apiKey: 'demo-key',
    authDomain: 'demo-gschool.firebaseapp.com',
    projectId: 'demo-gschool',
    appId: '1:0:web:demo',
    storageBucket: undefined,
  },
  usesEmulators: false,
} as Settings;

/** The requests while an operation runs. */
const recordRequests = async (run: () => Promise<unknown>): Promise<Request[]> => {
  const requests: Request[] = [];
  const record = ({ request }: { request: Request }) => void requests.push(request);
  server.msw.events.on('request:start', record);
  await run();
  server.msw.events.removeListener('request:start', record);
  return requests;
};

const DOCUMENTS = 'https://firestore.googleapis.com/v1/*';
const respond = (body: string, status = 200) =>
  server.msw.use(http.post(DOCUMENTS, () => new HttpResponse(body, { status })));

it('reads products, reviews, plans and events', async () => {
  const reads = createPublicReads(settings);
  const shop = await reads.shop();
  const { products, shipping } = await shop.catalogue();
  expect(products.length).toBeGreaterThan(10);
  expect(shipping.length).toBeGreaterThan(0);
  const [first] = products;
  expect(await shop.product(first?.id ?? '')).toEqual(first);
  const reviews = await Promise.all(products.map(({ id }) => shop.reviews(id)));
  const times = reviews.find((found) => found.length > 2)?.map(({ writtenAt }) => writtenAt) ?? [];
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await (await reads.payments()).plans()).length).toBeGreaterThan(0);
  const events = await (await reads.events()).upcoming(new Date(Date.now()).toISOString(), 3);
  expect(events).toHaveLength(3);
});

it('sends what needs no preflight request: no headers of the SDK and no token', async () => {
  const [request] = await recordRequests(async () =>
    (await createPublicReads(settings).events()).event('hips-workshop'),
  );
  expect([...(request?.headers.keys() ?? [])]).toEqual(['content-type']);
  expect(request?.headers.get('content-type')).toBe('text/plain');
});

it('reads nothing more without a sign-in than the rules allow', async () => {
  const { shop } = createPublicReads(settings);
  expect(await errorOf((await shop()).status('0123456789ABCDEFGHJKMNPQRS'))).toEqual({
    kind: 'notFound',
    what: 'order',
  });
  respond('[{"error":{"code":403,"message":"No.","status":"PERMISSION_DENIED"}}]', 403);
  expect(await errorOf((await shop()).catalogue())).toEqual({ kind: 'forbidden' });
});

it.each(['', '[{"document":{"name":', '{"answer":42}', '[]'])(
  'does not take the response %j for an empty list',
  async (body) => {
    respond(body);
    const events = await createPublicReads(settings).events();
    expect(await errorOf(events.upcoming('2026-01-01T00:00:00Z', 3))).toEqual({
      kind: 'unavailable',
      what: 'service',
    });
  },
);

it('is offline if the request is not sent', async () => {
  server.msw.use(http.post(DOCUMENTS, () => HttpResponse.error()));
  const events = await createPublicReads(settings).events();
  expect(await errorOf(events.event('hips-workshop'))).toEqual({ kind: 'offline' });
});

it('sends the token of App Check where it is on, like the SDK', async () => {
  const withAppCheck = { ...settings, appCheckSiteKey: 'a-site-key' };
  const readEvent = async () =>
    void (await (await createPublicReads(withAppCheck).events()).event('hips-workshop'));
  const [request] = await recordRequests(readEvent);
  expect(request?.headers.get('x-firebase-appcheck')).toBe('a-token');

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(appCheck, 'getToken').mockRejectedValue(new Error('recaptcha is blocked'));
  const [without] = await recordRequests(readEvent);
  expect(without?.headers.has('x-firebase-appcheck')).toBe(false);
});

it('reads the same as a signed-out backend', async () => {
  const backend = await openDemoBackend();
  const { events, shop } = createPublicReads(settings);
  const now = new Date(Date.now()).toISOString();
  expect(await (await events()).past(now, 4)).toEqual(await (await backend.events()).past(now, 4));
  expect(await (await shop()).catalogue()).toEqual(await (await backend.shop()).catalogue());
});
