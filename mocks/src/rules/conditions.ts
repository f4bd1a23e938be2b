import type { Condition, MatchBlock } from './types';

export const isAnyone: Condition = () => true;

export const isOwner: Condition = ({ claims }, { uid }) => claims !== null && claims.sub === uid;

export const isAdmin: Condition = ({ claims }) => claims?.role === 'admin';

/** Moderators and administrators. */
export const isStaff: Condition = ({ claims }) =>
  claims?.role === 'moderator' || claims?.role === 'admin';

/** `subscribed`, with an integer `expiresAt` in the future. */
export const isSubscribed: Condition = ({ claims, now }) =>
  claims?.subscribed === true &&
  typeof claims.expiresAt === 'number' &&
  Number.isInteger(claims.expiresAt) &&
  claims.expiresAt > now;

/**
 * A list query with a limit of at most 500, so that one request does not read everything. Documents
 * that an offset skips are read, too.
 */
export const hasLimit: Condition = ({ limit, offset }) =>
  limit !== null && limit <= 500 && offset === 0;

/** Documents that everyone may read and list. */
export const publicDocuments: MatchBlock['allow'] = { get: isAnyone, list: hasLimit };

/** Documents that only their owner may read and list. */
export const ownDocuments: MatchBlock['allow'] = {
  get: isOwner,
  list: (request, params) => isOwner(request, params) && hasLimit(request, params),
};

/** The server records an erased account. Its tokens stay valid for an hour. */
export const isNotErased: Condition = ({ get }, { uid = '' }) =>
  get(`erasedAccounts/${uid}`) === null;

/** The member has a profile, and the account is not erased. */
export const hasProfile: Condition = (request, { uid = '' }) =>
  request.get(`users/${uid}`) !== null && isNotErased(request, { uid });

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
