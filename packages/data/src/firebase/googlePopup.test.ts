import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import type { PopupRedirectResolver } from 'firebase/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Backend } from '../backend';
import { openDemoBackend } from './testing/demoBackend';

let server: MockServer;
beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());

/** Opens a backend whose resolver counts how often its code was loaded. */
const open = async (
  needsCodeBeforeClick: boolean,
): Promise<{ backend: Backend; counts: { loaded: number } }> => {
  const counts = { loaded: 0 };
  class CountingResolver {
    readonly _shouldInitProactively = needsCodeBeforeClick;
    async _initialize(): Promise<void> {
      counts.loaded += 1;
    }
  }
  const popupResolver = CountingResolver as unknown as PopupRedirectResolver;
  return { backend: await openDemoBackend({ popupResolver }), counts };
};

it('contacts Google on a phone only for a page that offers Google sign-in', async () => {
  const { backend, counts } = await open(true);
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  await backend.account();
  expect(counts.loaded).toBe(0);
  await backend.auth.prepareGooglePopup();
  expect(counts.loaded).toBe(1);
});

it('does not contact Google before the click where popups may open long after it', async () => {
  const { backend, counts } = await open(false);
  await backend.auth.prepareGooglePopup();
  expect(counts.loaded).toBe(0);
});
