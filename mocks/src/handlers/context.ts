import type { ScenarioName } from '../scenarios';
import type { Store } from '../store/store';

/** What every handler works on. */
export interface MockContext {
  readonly store: Store;
  /** Read at every request: it changes while the mock runs. */
  readonly scenario: () => ScenarioName;
  readonly projectId: string;
  /** Where the links in mails lead: the absolute address of `/auth/action`. */
  readonly actionUrl: string;
  /** Milliseconds that a slow answer takes; [shortest, longest]. */
  readonly slowDelay: readonly [number, number];
  /** A request to a service of ours that the mock does not know. */
  readonly onUnhandled: (what: string) => void;
}
