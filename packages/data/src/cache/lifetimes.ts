import { catalogueLifetimes } from '../entities/catalogue/catalogue';
import { libraryLifetimes } from '../entities/library/library';
import { profileLifetimes } from '../entities/profile/profile';
import { MINUTE_MS } from './cachePolicy';

/**
 * How long each kind of data is fresh, in milliseconds (docs/product/caches.md#cache-lifetimes).
 * Each entity gives the reasons for its numbers.
 */
export const lifetimes = {
  ...catalogueLifetimes,
  ...libraryLifetimes,
  ...profileLifetimes,
  /** The shortest lifetime, for every other kind. */
  unknown: 5 * MINUTE_MS,
} as const;

/** The lifetime of a kind in milliseconds. An unknown kind has the shortest one. */
export const getLifetime = (kind: string): number =>
  Object.hasOwn(lifetimes, kind) ? lifetimes[kind as keyof typeof lifetimes] : lifetimes.unknown;
