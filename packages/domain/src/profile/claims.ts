import { roles, type Claims, type Role } from './types';

/** The role of a token claim. An unknown role counts as `user` (docs/product/access.md#roles). */
export const parseRole = (value: unknown): Role => roles.find((role) => role === value) ?? 'user';

/** The claims of a token without claims. */
export const noClaims: Claims = { subscribed: false, role: 'user', plan: null, expiresAt: null };

/**
 * Parses the custom claims of a decoded token (docs/product/subscription.md#token-claims). Accepts
 * any value. A claim of the wrong type counts as absent, and absent means no access.
 */
export const parseClaims = (token: unknown): Claims => {
  if (typeof token !== 'object' || token === null) return noClaims;
  const claims = token as Record<string, unknown>;
  const { plan, expiresAt } = claims;
  return {
    subscribed: claims.subscribed === true,
    role: parseRole(claims.role),
    plan: typeof plan === 'string' && plan !== '' ? plan : null,
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : null,
  };
};

/**
 * Whether the token opens paid content: it is subscribed and not expired at `now` (epoch
 * milliseconds).
 */
export const hasActiveClaim = (claims: Claims, now: number): boolean =>
  claims.subscribed && claims.expiresAt !== null && claims.expiresAt > now;
