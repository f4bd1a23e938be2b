import type { Condition, MatchBlock } from './types';

export const isAnyone: Condition = () => true;

export const isOwner: Condition = ({ claims }, { uid }) => claims !== null && claims.sub === uid;

export const isAdmin: Condition = ({ claims }) => claims?.role === 'admin';

/** `subscribed`, with an integer `expiresAt` in the future. */
export const isSubscribed: Condition = ({ claims, now }) =>
  claims?.subscribed === true &&
  typeof claims.expiresAt === 'number' &&
  Number.isInteger(claims.expiresAt) &&
  claims.expiresAt > now;

/** A list query with a limit of at most 500, so that one request does not read everything. */
export const hasLimit: Condition = ({ limit }) => limit !== null && limit <= 500;

/** Documents that everyone may read and list. */
export const publicDocuments: MatchBlock['allow'] = { get: isAnyone, list: hasLimit };

/** Documents that only their owner may read and list. */
export const ownDocuments: MatchBlock['allow'] = {
  get: isOwner,
  list: (request, params) => isOwner(request, params) && hasLimit(request, params),
};

/** Tokens stay valid for an hour after an account is erased, but its profile is gone. */
export const hasProfile: Condition = ({ get }, { uid = '' }) => get(`users/${uid}`) !== null;

/** The account has or had a membership: only the server sets claims. */
export const isOrWasSubscribed: Condition = ({ claims }) => Number.isInteger(claims?.expiresAt);

export const anyOf =
  (...rules: readonly Condition[]): Condition =>
  (request, params) =>
    rules.some((rule) => rule(request, params));

export const allOf =
  (...rules: readonly Condition[]): Condition =>
  (request, params) =>
    rules.every((rule) => rule(request, params));
