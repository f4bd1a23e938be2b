import type { CartLine } from '@gschool/domain';
import { contentPackSchema, type ContentPack } from '@gschool/domain/content-pack';
import { setupWorker } from 'msw/browser';

import { demoAccounts, type DemoAccount } from './accounts';
import { createDemoPack } from './content';
import { fingerprint } from './fingerprint';
import { invalidateAppCache, invalidateAppCacheOnChange } from './appCache';
import type { InspectorElement } from './inspector/element';
import { showInspector } from './inspector/show';
import { createMock, type Mock } from './mock';
import { connectHostedPages } from './payments/hostedPageEvents';
import { createPopupResolver } from './popupResolver';
import { chooseScenario, isInspectorShown } from './scenarioChoice';
import type { ScenarioName } from './scenarios';
import { DEMO_PROJECT } from './seed/seed';
import { initialCart } from './shop/initialCart';
import { MOCK_SENTINEL } from './sentinel';
import { indexedDbPersistence } from './store/persistence/indexedDb';
import { memoryPersistence } from './store/persistence/memory';
import type { Mail } from './store/types';
import { startWorker } from './worker';

export { demoAccounts, DEMO_PASSWORD, type DemoAccount } from './accounts';
export { scenarioNames, type ScenarioName } from './scenarios';

export interface StartOptions {
  /** URL of a content pack's `catalogue.json`. Without one, the mock uses the demo catalogue. */
  contentPackUrl?: string | undefined;
  /** The query string of the page, with `?scenario=NAME` and `?inspector=off`. */
  search: string;
  /** The scenario to use instead of the one in the query string. For stories. */
  scenario?: ScenarioName | undefined;
  /** Stores the data only in memory, so that a reload resets it. For stories. @default false */
  isVolatile?: boolean | undefined;
  /** The folder with the mock's files, ending in `/`. @default the app's folder */
  baseUrl?: string | undefined;
  /** The path of the service worker. @default the mock's own, `mockWorker.js` in the app's folder */
  workerUrl?: string | undefined;
  /**
   * Whether what only the studio reads is created before its first request. @default false
   */
  preparesAdmin?: boolean | undefined;
  /** The side of the inspector’s button on wide pages. @default 'start' */
  inspectorSide?: 'start' | 'end' | undefined;
  /** [Shortest, longest] delay of the scenario `slow`, in milliseconds. @default [1500, 3000] */
  slowDelay?: readonly [number, number] | undefined;
}

export interface StartedMock {
  /** Replaces the SDK's resolver, so that the app can call `signInWithPopup` as in production. */
  popupResolver: new () => object;
  accounts: readonly DemoAccount[];
  setScenario(name: ScenarioName): void;
  /** The cart on a first visit. It is empty in the scenario without products. */
  initialCart: readonly CartLine[];
  /** Opens the sent emails in the inspector, even if the inspector is hidden. */
  openOutbox(): void;
  /** The sent emails, oldest first. */
  mails(): readonly Mail[];
  /** Moves the mock's clock forward by this many milliseconds; 0 resets it. */
  moveClock(by: number): Promise<void>;
  /** Resets all data to the seed. */
  reset(): Promise<void>;
}

interface LoadedContent {
  pack: ContentPack | ((now: Date) => ContentPack);
  base: string;
  /** Identifies the content. Each content pack has its own database. */
  name: string;
}

async function loadContent(
  contentPackUrl: string | undefined,
  baseUrl: URL,
): Promise<LoadedContent> {
  if (!contentPackUrl) {
    return { pack: createDemoPack, base: baseUrl.href, name: 'demo' };
  }
  const url = new URL(contentPackUrl, document.baseURI);
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The content pack at ${url.href} responded with ${response.status}.`);
  const text = await response.text();
  const pack = contentPackSchema.parse(JSON.parse(text));
  return { pack, base: new URL('.', url).href, name: `pack-${fingerprint(text)}` };
}

async function start(options: StartOptions): Promise<StartedMock> {
  const now = Date.now();
  const base = new URL(options.baseUrl ?? import.meta.env.BASE_URL, document.baseURI);
  const content = await loadContent(options.contentPackUrl, base);
  const persistence = options.isVolatile
    ? memoryPersistence()
    : await indexedDbPersistence(`gschool-mock-${content.name}`);
  const scenario = options.scenario ?? chooseScenario(options.search);
  invalidateAppCacheOnChange(`${content.name} ${scenario}`);
  const mock: Mock = await createMock({
    ...content,
    now,
    persistence: {
      ...persistence,
      clear: () => {
        invalidateAppCache();
        return persistence.clear();
      },
    },
    scenario,
    slowDelay: options.slowDelay,
    actionUrl: new URL('auth/action', base).href,
    checkoutUrl: new URL('checkout.html', base).href,
    onUnhandled: (what) => console.error(`[mock] The mock Firebase does not answer ${what}`),
  });
  if (!options.isVolatile) await connectHostedPages(mock.store, DEMO_PROJECT);
  await Promise.all([
    startWorker(
      setupWorker(...mock.handlers),
      new URL(options.workerUrl ?? 'mockWorker.js', base),
      mock.store,
    ),
    options.preparesAdmin && mock.prepareAdmin(),
  ]);
  console.info(`[mock] Firebase is mocked: ${mock.scenario} (${MOCK_SENTINEL})`);
  let inspector: InspectorElement | undefined;
  if (!options.isVolatile && isInspectorShown(options.search))
    inspector = showInspector(mock, options.inspectorSide);
  return {
    popupResolver: createPopupResolver(new URL('google-popup.html', base).href),
    accounts: demoAccounts,
    setScenario: mock.setScenario,
    initialCart: scenario === 'empty' ? [] : initialCart,
    openOutbox: () => (inspector ??= showInspector(mock, options.inspectorSide)).open('outbox'),
    mails: () => mock.store.outbox.all().sort((a, b) => a.sentAt - b.sentAt),
    moveClock: (by) => mock.store.moveClock(by),
    reset: () => mock.store.reset(),
  };
}

let started: Promise<StartedMock> | undefined;

/** Starts the mock of Firebase in this page. Later calls return the same mock. */
export const startMock = (options: StartOptions): Promise<StartedMock> =>
  (started ??= start(options));
