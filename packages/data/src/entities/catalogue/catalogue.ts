import { MINUTE_MS, type CachePolicies } from '../../cache/cachePolicy';

/** The query keys of the catalog index, of a class and of its media. */
export const catalogueKeys = {
  catalogue: (uid: string) => [uid, 'catalogue'] as const,
  class: (uid: string, id: string) => [uid, 'class', id] as const,
  playback: (uid: string, id: string) => [uid, 'playback', id] as const,
};

/** See `lifetimes`. */
export const catalogueLifetimes = {
  /** Changes when the school publishes, a few times a week. */
  catalogue: 30 * MINUTE_MS,
  /** A class rarely changes after its release. */
  video: 30 * MINUTE_MS,
} as const;

/** How the browser stores classes. Media URLs are not stored: they work for anyone who has them. */
export const cataloguePolicies = {
  catalogue: { kind: 'catalogue', store: 'large', isForSubscribers: true },
  class: { kind: 'video', store: 'large', isForSubscribers: true },
} satisfies CachePolicies<keyof typeof catalogueLifetimes>;
