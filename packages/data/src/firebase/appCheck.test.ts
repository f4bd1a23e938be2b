import { createMockServer, type MockServer } from '@gschool/mocks/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { Settings } from '../settings/schema';
import { createFirebaseBackend } from './createFirebaseBackend';

/** The calls, in order. */
const log: string[] = [];

// App Check itself needs a browser and the network.
vi.mock('firebase/app-check', () => {
  log.push('loaded');
  return {
    ReCaptchaEnterpriseProvider: class {
      constructor(readonly siteKey: string) {}
    },
    initializeAppCheck: (_app: unknown, options: { provider: { siteKey: string } }) =>
      log.push(`initialized with ${options.provider.siteKey}`),
  };
});

let server: MockServer;
beforeAll(async () => {
  server = await createMockServer();
  server.listen();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    log.push('request');
    return send(...args);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => log.splice(0));

const open = (appCheckSiteKey: string | undefined) =>
  createFirebaseBackend(
    {
      firebase: {
        apiKey: 'demo-key',
        authDomain: 'demo-gschool.firebaseapp.com',
        projectId: 'demo-gschool',
        appId: '1:0:web:demo',
        storageBucket: undefined,
      },
      usesEmulators: false,
      appCheckSiteKey,
    } as Settings,
    { appName: `app check ${String(appCheckSiteKey)}` },
  );

const signIn = async (appCheckSiteKey: string | undefined) => {
  const backend = await open(appCheckSiteKey);
  await backend.auth.sendPasswordReset('member@gschool.example');
};

it('loads nothing of App Check without the setting', async () => {
  await signIn(undefined);
  expect(log).toContain('request');
  expect(log).not.toContain('loaded');
});

it('initializes App Check once, before the first request', async () => {
  await signIn('a-site-key');
  await open('a-site-key');
  expect(log.slice(0, 3)).toEqual(['loaded', 'initialized with a-site-key', 'request']);
  expect(log.filter((entry) => entry.startsWith('initialized'))).toHaveLength(1);
});
