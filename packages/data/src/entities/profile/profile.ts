import { MINUTE_MS } from '../../cache/cachePolicy';

/** See `lifetimes`. The session reads the profile, so there is no query and nothing is stored. */
export const profileLifetimes = {
  /** Decides access, so a payment must take effect soon. */
  profile: 5 * MINUTE_MS,
} as const;
