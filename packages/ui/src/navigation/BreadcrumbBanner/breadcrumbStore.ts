import { createStore } from '@gschool/state';

import type { BreadcrumbItem } from './BreadcrumbBanner';

/** What the banner shows (docs/product/pages.md#breadcrumb-banner). */
export interface BreadcrumbState {
  /** Whether there is a banner at all. */
  show: boolean;
  /** Whether the title is for assistive technology only. */
  hideTitle: boolean;
  /** The page's title. */
  name: string;
  /** The description; empty if there is none. */
  description: string;
  items: readonly BreadcrumbItem[];
  /** `task` for pages that people work on, `editorial` for pages that people read. */
  variant: 'editorial' | 'task';
}

/** The shared state of one app's banner: pages write it, the layout reads it. */
export interface BreadcrumbStore {
  /** Returns the current state; the same object until it changes. */
  get: () => BreadcrumbState;
  /** Shows a banner; missing values are empty. Returns a function that removes it. */
  show: (next: Partial<Omit<BreadcrumbState, 'show'>>) => () => void;
  /** Sets the whole state, before rendering. */
  restore: (state: BreadcrumbState) => void;
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** No banner: the state of a page that sets none. */
export const noBreadcrumb: BreadcrumbState = {
  show: false,
  hideTitle: false,
  name: '',
  description: '',
  items: [],
  variant: 'editorial',
};

/**
 * Creates the shared state of an app's breadcrumb banner. Each app creates one. A prerendered page
 * hydrates with the state that the server rendered, which `restore` sets.
 */
export function createBreadcrumbStore(): BreadcrumbStore {
  const { get, set, subscribe } = createStore(noBreadcrumb);
  return {
    get,
    show: (next) => {
      const shown = { ...noBreadcrumb, ...next, show: true };
      set(shown);
      return () => {
        // A page that unmounts late must not remove the next page's banner.
        if (get() === shown) set(noBreadcrumb);
      };
    },
    restore: set,
    subscribe,
  };
}
