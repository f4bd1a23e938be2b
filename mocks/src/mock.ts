import type { HttpHandler } from 'msw';

import { createHandlers } from './handlers';
import type { MockContext } from './handlers/context';
import type { ScenarioName } from './scenarios';
import { createPaymentsExtension, observeWrites } from './payments/paymentsExtension';
import { overlayFor } from './seed/overlays';
import { createSeed, DEMO_PROJECT } from './seed/seed';
import type { SeedSource } from './seed/seedSource';
import type { Persistence } from './store/persistence/persistence';
import { Store } from './store/store';

export interface MockOptions extends SeedSource {
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
}

/** Opens the store and creates the handlers. The caller passes them to MSW. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { observed, onWrite } = observeWrites(options.persistence);
  const store = await Store.open(createSeed(options), observed);
  const extension = createPaymentsExtension(store, {
    scenario: () => scenario,
    pageUrl: options.checkoutUrl,
    delayMs: options.checkoutDelay ?? 700,
  });
  let scenario: ScenarioName = 'default';
  const setScenario = (name: ScenarioName): void => {
    scenario = name;
    store.setOverlay(overlayFor(name, options));
  };
  setScenario(options.scenario ?? 'default');
  onWrite(extension.handleWrites);
  extension.processPending();
  const context: MockContext = {
    store,
    scenario: () => scenario,
    now: options.now,
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
  };
}
