import type { ContentPack } from '@gschool/domain/content-pack';
import type { HttpHandler } from 'msw';

import { createHandlers } from './handlers';
import { prepareAdmin } from './handlers/admin';
import type { MockContext } from './handlers/context';
import type { ScenarioName } from './scenarios';
import { createPaymentsExtension, observeWrites } from './payments/paymentsExtension';
import { overlayFor } from './seed/overlays';
import { createSeed, DEMO_PROJECT, SEED_VERSION } from './seed/seed';
import type { SeedSource } from './seed/seedSource';
import type { Persistence } from './store/persistence/persistence';
import { readSchoolTime, Store } from './store/store';

export interface MockOptions extends Omit<SeedSource, 'pack' | 'schoolTime'> {
  /** The content, or a function that creates it with dates relative to a time. */
  pack: ContentPack | ((now: Date) => ContentPack);
  persistence: Persistence;
  scenario?: ScenarioName | undefined;
  /** Absolute URL of the page that email links open. */
  actionUrl: string;
  /** Absolute URL of the hosted payment page. */
  checkoutUrl: string;
  /** Milliseconds until the payment extension handles a checkout. @default 700 */
  checkoutDelay?: number | undefined;
  /** [Shortest, longest] delay of the scenario `slow`, in milliseconds. */
  slowDelay?: readonly [number, number] | undefined;
  onUnhandled: (what: string) => void;
}

/** The mock of Firebase: its store, its MSW handlers and its scenario. */
export interface Mock {
  readonly store: Store;
  readonly handlers: readonly HttpHandler[];
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /** Creates what only the studio reads, before its first request. */
  prepareAdmin(): Promise<void>;
}

/** Opens the store and creates the handlers. The caller passes them to MSW. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { observed, onWrite } = observeWrites(options.persistence);
  let source: SeedSource | undefined;
  const store = await Store.open((records) => {
    const schoolTime = readSchoolTime(records, SEED_VERSION) ?? options.now;
    const { pack } = options;
    source = {
      ...options,
      schoolTime,
      pack: typeof pack === 'function' ? pack(new Date(schoolTime)) : pack,
    };
    return createSeed(source);
  }, observed);
  if (!source) throw new Error('The store was opened without a seed.');
  const content = source;
  const extension = createPaymentsExtension(store, {
    scenario: () => scenario,
    pageUrl: options.checkoutUrl,
    delayMs: options.checkoutDelay ?? 700,
  });
  let scenario: ScenarioName = 'default';
  const setScenario = (name: ScenarioName): void => {
    scenario = name;
    store.setOverlay(overlayFor(name, content));
  };
  setScenario(options.scenario ?? 'default');
  onWrite(extension.handleWrites);
  extension.processPending();
  const context: MockContext = {
    store,
    scenario: () => scenario,
    now: options.now,
    content,
    projectId: options.projectId ?? DEMO_PROJECT,
    actionUrl: options.actionUrl,
    mediaBase: options.base,
    slowDelay: options.slowDelay ?? [1500, 3000],
    onUnhandled: options.onUnhandled,
  };
  return {
    store,
    handlers: createHandlers(context),
    get scenario() {
      return scenario;
    },
    setScenario,
    prepareAdmin: () => prepareAdmin(context),
  };
}
