import { createStore } from '@gschool/state';

import type { BreadcrumbItem } from './BreadcrumbBanner';

/** What the banner shows (docs/product.md#breadcrumb-banner). */
export interface BreadcrumbState {
  /** Whether there is a banner at all. */
  show: boolean;
  /** The title is for assistive technology only. */
  hideTitle: boolean;
  /** The page's title. */
  name: string;
  /** Empty without one. */
  description: string;
  items: readonly BreadcrumbItem[];
}

/** The shared state of one app's banner: pages write it, the layout reads it. */
export interface BreadcrumbStore {
  /** The state now; the same object until it changes. */
  get: () => BreadcrumbState;
  /** Shows a banner; missing values are empty. Returns a function that removes it. */
  show: (next: Partial<Omit<BreadcrumbState, 'show'>>) => () => void;
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** No banner: the state of a page that sets none, and of every page on the server. */
export const noBreadcrumb: BreadcrumbState = {
  show: false,
  hideTitle: false,
  name: '',
  description: '',
  items: [],
};

/** Makes the shared state of an app's breadcrumb banner; one for each app, beside its routes. */
export function createBreadcrumbStore(): BreadcrumbStore {
  const { get, set, subscribe } = createStore(noBreadcrumb);
  return {
    get,
    show: (next) => {
      const mine = { ...noBreadcrumb, ...next, show: true };
      set(mine);
      return () => {
        // A page that leaves late must not take the next page's banner with it.
        if (get() === mine) set(noBreadcrumb);
      };
    },
    subscribe,
  };
}
