import { setupServer, type SetupServer } from 'msw/node';
import type { ContentPack } from '@gschool/domain/content-pack';

import { createDemoPack } from './content';
import { createMock } from './mock';
import type { ScenarioName } from './scenarios';
import { memoryPersistence } from './store/persistence/memory';
import type { Persistence } from './store/persistence/persistence';
import type { Store } from './store/store';

export { demoAccounts, DEMO_PASSWORD, type DemoAccount } from './accounts';
export { firestoreFetch } from './firestoreFetch';
export { filePersistence } from './store/persistence/file';
export { memoryPersistence } from './store/persistence/memory';
export { scenarioNames, type ScenarioName } from './scenarios';

export interface MockServerOptions {
  /** The content. Defaults to the demo catalog. */
  pack?: ContentPack | undefined;
  /**
   * The time that the demo's dates are relative to, in epoch milliseconds. Defaults to the system
   * clock.
   */
  now?: number | undefined;
  scenario?: ScenarioName | undefined;
  /** Defaults to memory. To test a reload, pass the same persistence to two servers. */
  persistence?: Persistence | undefined;
  /** [Shortest, longest] delay of the scenario `slow`, in milliseconds. Defaults to [1500, 3000]. */
  slowDelay?: readonly [number, number] | undefined;
}

/** The mock of Firebase for tests in Node. */
export interface MockServer {
  /** MSW's server, for the handlers of a single test. */
  readonly msw: SetupServer;
  readonly store: Store;
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /**
   * Starts intercepting requests; unhandled requests fail. Call it before importing Firebase,
   * because in Node the SDK stores `fetch` on import.
   */
  listen(): void;
  /** Resets the data and the scenario. Throws when a request was not handled. */
  reset(): Promise<void>;
  close(): void;
}

/** Creates a server. It intercepts nothing until `listen()` is called. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const now = options.now ?? Date.now();
  const unhandled: string[] = [];
  const initialScenario = options.scenario ?? 'default';
  const mock = await createMock({
    pack: options.pack ?? createDemoPack,
    base: 'https://demo.gschool.example/',
    now,
    persistence: options.persistence ?? memoryPersistence(),
    scenario: initialScenario,
    actionUrl: 'https://demo.gschool.example/auth/action',
    checkoutUrl: 'https://demo.gschool.example/checkout.html',
    checkoutDelay: 0,
    slowDelay: options.slowDelay,
    onUnhandled: (what) => unhandled.push(what),
  });
  const msw = setupServer(...mock.handlers);
  return {
    msw,
    store: mock.store,
    get scenario() {
      return mock.scenario;
    },
    setScenario: mock.setScenario,
    listen: () => msw.listen({ onUnhandledRequest: 'error' }),
    async reset() {
      msw.resetHandlers();
      mock.setScenario(initialScenario);
      await mock.store.reset();
      const reported = unhandled.splice(0);
      if (reported.length > 0) throw new Error(`The mock did not handle:\n${reported.join('\n')}`);
    },
    close() {
      msw.close();
      mock.store.close();
    },
  };
}
