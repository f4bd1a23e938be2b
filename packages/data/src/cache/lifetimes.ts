const MINUTE_MS = 60_000;

/**
 * How long each kind of data is fresh, in milliseconds (docs/product/caches.md#cache-lifetimes).
 * Each line gives the reason for its number.
 */
export const lifetimes = {
  /** Changes when the school publishes, a few times a week. */
  catalogue: 30 * MINUTE_MS,
  /** A class rarely changes after its release. */
  video: 30 * MINUTE_MS,
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
  /** Decides access, so a payment must take effect soon. */
  profile: 5 * MINUTE_MS,
  /** The shortest lifetime, for every other kind. */
  unknown: 5 * MINUTE_MS,
} as const;

/** The lifetime of a kind in milliseconds. An unknown kind has the shortest one. */
export const getLifetime = (kind: string): number =>
  Object.hasOwn(lifetimes, kind) ? lifetimes[kind as keyof typeof lifetimes] : lifetimes.unknown;
