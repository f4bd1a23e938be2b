import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Sdk from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPopupResolver } from '../popupResolver';

interface Resolver {
  readonly _shouldInitProactively: boolean;
  _initialize(auth: object): Promise<unknown>;
}
type ResolverClass = new () => Resolver;

const userAgents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  'Chrome on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Firefox on Android': 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
  'Chrome on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
};

/** Imports the SDK's files for browsers, because its files for Node have no popup. */
const importBrowserSdk = async (): Promise<typeof Sdk> => {
  const inFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = dirname(inFirebase.resolve('@firebase/auth/package.json'));
  return (await import(pathToFileURL(join(folder, 'dist/esm/index.js')).href)) as typeof Sdk;
};

let scripts: string[];

/** Replaces a browser without the network. Each script loads right away. */
const stubBrowser = (userAgent: string): void => {
  vi.stubGlobal('navigator', { userAgent, onLine: true });
  vi.stubGlobal('document', {
    createElement: () => {
      const element = { onload: () => undefined, setAttribute: () => undefined };
      return Object.assign(element, {
        setAttribute: (_name: string, url: string) => scripts.push(url),
      });
    },
    head: { append: (element: { onload: () => void }) => element.onload() },
  });
};

beforeEach(() => {
  scripts = [];
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(userAgents))('in %s, the resolver of the mock', (_, userAgent) => {
  it('loads its code before a click exactly where the SDK does', async () => {
    const { browserPopupRedirectResolver } = await importBrowserSdk();
    stubBrowser(userAgent);
    const real = new (browserPopupRedirectResolver as unknown as ResolverClass)();
    const Mock = createPopupResolver('https://x.example/google-popup.html') as ResolverClass;
    expect(new Mock()._shouldInitProactively).toBe(real._shouldInitProactively);
  });
});

it.each([
  ['loads its code', 'iPhone', ['https://x.example/google-api.js']],
  ['loads nothing', 'Chrome on a Mac', []],
] as const)('%s when initializeAuth is handed it in %s', async (_, name, expected) => {
  const { deleteApp, initializeApp } = await import('firebase/app');
  const { initializeAuth, inMemoryPersistence } = await import('firebase/auth');
  stubBrowser(userAgents[name]);
  const app = initializeApp({ apiKey: 'key', authDomain: 'x.example' }, `popup of ${name}`);
  const resolver = createPopupResolver('https://x.example/google-popup.html');
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: resolver as unknown as Sdk.PopupRedirectResolver,
  });
  await auth.authStateReady();
  expect(scripts).toEqual(expected);
  await deleteApp(app);
});
