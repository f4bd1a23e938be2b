import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openDemoBackend } from './testing/demoBackend';

const loaded = vi.hoisted(() => ({ count: 0 }));
vi.mock('./openDocuments', async (original) => {
  loaded.count += 1;
  return original();
});

let server: MockServer;
beforeAll(async () => {
  server = await createMockServer({ slowDelay: [1, 2] });
  server.listen();
});
afterAll(() => server.close());

it('signs in and reads the profile without Firestore’s SDK, which other documents load', async () => {
  const backend = await openDemoBackend();
  await backend.prepareAuth();
  const { uid } = await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  expect(loaded.count).toBe(0);
  expect(await backend.profiles.read(uid)).toMatchObject({ uid });
  expect(loaded.count).toBe(0);
  expect(await backend.library.read(uid)).toBeDefined();
  expect(loaded.count).toBe(1);
});
