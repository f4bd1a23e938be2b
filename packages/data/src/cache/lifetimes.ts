const MINUTE_MS = 60_000;

/**
 * How long each kind of data counts as fresh, in milliseconds (spec, section 9).
 * Each line says why the number can be what it is.
 */
export const lifetimes = {
  /** The index changes when the school publishes, a few times a week. */
  catalogue: 30 * MINUTE_MS,
  /** A class rarely changes after its release. */
  video: 30 * MINUTE_MS,
  /** Changed by the member alone, mostly on this device. */
  saved: 15 * MINUTE_MS,
  /** As above. */
  favorites: 15 * MINUTE_MS,
  /** As above. */
  playlists: 15 * MINUTE_MS,
  /** As above. */
  watchlist: 15 * MINUTE_MS,
  /** Grows with every class, perhaps on another screen. */
  history: 10 * MINUTE_MS,
  /** Decides what may be opened, so that a payment shows soon. */
  profile: 5 * MINUTE_MS,
  /** The safe choice for everything without a line of its own. */
  unknown: 5 * MINUTE_MS,
} as const;

/** The lifetime of a kind in milliseconds; a kind without a line has the shortest. */
export const getLifetime = (kind: string): number =>
  Object.hasOwn(lifetimes, kind) ? lifetimes[kind as keyof typeof lifetimes] : lifetimes.unknown;
