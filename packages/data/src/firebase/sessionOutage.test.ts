import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let server: MockServer;
let opened: Auth | undefined;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
afterEach(() => server.reset());

/** Opens the SDK the way a new page does, with the last page's session in the storage. */
const openPage = async (): Promise<Auth> => {
  if (opened) await deleteApp(opened.app);
  opened = initializeAuth(initializeApp({ apiKey: 'demo-key', projectId: 'demo-gschool' }), {
    persistence: inMemoryPersistence,
  });
  await opened.authStateReady();
  return opened;
};

const failLookup = (status: number, body: string) =>
  server.msw.use(http.post(/accounts:lookup/, () => new HttpResponse(body, { status })));

const serviceError = (code: number, message: string) =>
  JSON.stringify({ error: { code, message, status: 'UNAVAILABLE' } });

// Without `treatAuthOutageAsOffline`, to show what the SDK itself does
// (docs/product/errors.md#error-kinds).
describe('a session when a page opens', () => {
  it.each([
    [500, '{}'],
    [500, serviceError(500, 'Internal error encountered.')],
    [502, '<html>Bad gateway</html>'],
    [503, serviceError(503, 'The service is currently unavailable.')],
    [429, serviceError(429, 'Quota exceeded.')],
    [200, ''],
    [200, '{"answer":42}'],
  ])('survives an outage: %i %j', async (status, body) => {
    await signInWithEmailAndPassword(await openPage(), 'member@gschool.example', DEMO_PASSWORD);
    failLookup(status, body);
    expect((await openPage()).currentUser?.uid).toBe('demo-member');
    server.msw.resetHandlers();
    expect((await openPage()).currentUser?.uid).toBe('demo-member');
  });

  it.each(['USER_DISABLED', 'TOKEN_EXPIRED'])('ends with a refusal: %s', async (message) => {
    await signInWithEmailAndPassword(await openPage(), 'member@gschool.example', DEMO_PASSWORD);
    failLookup(400, serviceError(400, message));
    expect((await openPage()).currentUser).toBeNull();
  });
});
