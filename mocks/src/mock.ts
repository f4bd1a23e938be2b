import type { HttpHandler } from 'msw';
import { createHandlers } from './handlers';
import type { MockContext } from './handlers/context';
import type { ScenarioName } from './scenarios';
import { createPaymentsExtension, observeWrites } from './payments/paymentsExtension';
import { overlayFor } from './seed/overlays';
import { createSeed, DEMO_PROJECT, type SeedSource } from './seed/seed';
import type { Persistence } from './store/persistence/persistence';
import { Store } from './store/store';

export interface MockOptions extends SeedSource {
  persistence: Persistence;
  scenario?: ScenarioName | undefined;
  /** Absolute address of the page that mail links open. */
  actionUrl: string;
  /** Absolute address of the hosted payment page. */
  checkoutUrl: string;
  /** Milliseconds until the payment extension answers. @default 700 */
  checkoutDelay?: number | undefined;
  /** Milliseconds, [shortest, longest], of the scenario `slow`. */
  slowDelay?: readonly [number, number] | undefined;
  onUnhandled: (what: string) => void;
}

/** The fake Firebase without a transport: its store, its handlers and the scenario it plays. */
export interface Mock {
  readonly store: Store;
  readonly handlers: readonly HttpHandler[];
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
}

/** Opens the store over its seed and hands out the handlers. */
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
    projectId: options.projectId ?? DEMO_PROJECT,
    actionUrl: options.actionUrl,
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
