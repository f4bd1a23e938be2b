import type { Condition } from './types';

export const isAnyone: Condition = () => true;

export const isOwner: Condition = ({ claims }, { uid }) => claims !== null && claims.sub === uid;

export const isAdmin: Condition = ({ claims }) => claims?.role === 'admin';

/** `subscribed`, with an integer `expiresAt` in the future. */
export const isSubscribed: Condition = ({ claims, now }) =>
  claims?.subscribed === true &&
  typeof claims.expiresAt === 'number' &&
  Number.isInteger(claims.expiresAt) &&
  claims.expiresAt > now;

export const anyOf =
  (...rules: readonly Condition[]): Condition =>
  (request, params) =>
    rules.some((rule) => rule(request, params));

export const allOf =
  (...rules: readonly Condition[]): Condition =>
  (request, params) =>
    rules.every((rule) => rule(request, params));
