import { MINUTE_MS, type CachePolicies } from '../../cache/cachePolicy';

/** The query keys of what a member saves and watches. */
export const libraryKeys = {
  library: (uid: string) => [uid, 'library'] as const,
  history: (uid: string) => [uid, 'history'] as const,
  playlists: (uid: string) => [uid, 'playlists'] as const,
};

/** See `lifetimes`. */
export const libraryLifetimes = {
  /** Only the member changes it, mostly on this device. */
  saved: 15 * MINUTE_MS,
  /** As above. */
  favorites: 15 * MINUTE_MS,
  /** As above. */
  playlists: 15 * MINUTE_MS,
  /** As above. */
  watchlist: 15 * MINUTE_MS,
  /** Grows with every class, possibly on another device. */
  history: 10 * MINUTE_MS,
} as const;

/** How the browser stores a member's library. */
export const libraryPolicies = {
  // One document contains both positions and lists, so the shorter of their two lifetimes applies.
  library: { kind: 'history', store: 'small', isForSubscribers: false },
  // All loaded pages, so that a member without a network sees them again.
  history: { kind: 'history', store: 'large', isForSubscribers: false },
  playlists: { kind: 'playlists', store: 'large', isForSubscribers: false },
} satisfies CachePolicies<keyof typeof libraryLifetimes>;
