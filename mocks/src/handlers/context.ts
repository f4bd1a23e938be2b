import type { ScenarioName } from '../scenarios';
import type { SeedSource } from '../seed/seedSource';
import type { Store } from '../store/store';

/** Values that all handlers share. */
export interface MockContext {
  readonly store: Store;
  /** A function, because the scenario changes while the mock runs. */
  readonly scenario: () => ScenarioName;
  readonly projectId: string;
  /** The time that the demo's dates are relative to, in epoch milliseconds. */
  readonly now: number;
  /** The content of the seed. */
  readonly content: SeedSource;
  /** Absolute URL of `/auth/action`, for the links in emails. */
  readonly actionUrl: string;
  /** URL of the content's folder, ending in `/`. It contains the videos as static files. */
  readonly mediaBase: string;
  /** [Shortest, longest] delay of a slow response, in milliseconds. */
  readonly slowDelay: readonly [number, number];
  /** Called for a request that the mock cannot handle. */
  readonly onUnhandled: (what: string) => void;
}
