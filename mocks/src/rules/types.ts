import type { Fields, Value } from '../firestore/value';
import type { TokenClaims } from '../identity/token';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A request to read or write one document. */
export interface RulesRequest {
  operation: Operation;
  /** Path of the document; `collection/*` for a list. */
  path: string;
  claims: Pick<
    TokenClaims,
    'sub' | 'email' | 'email_verified' | 'subscribed' | 'role' | 'expiresAt'
  > | null;
  /** Epoch milliseconds. */
  now: number;
  before: Fields | null;
  after: Fields | null;
  /** The equality conditions of a list query. */
  where: Readonly<Record<string, Value>>;
  /** The limit of a list query; null for a query without one, and for other requests. */
  limit: number | null;
  /** How many documents a list query skips; 0 for other requests. */
  offset: number;
  /** The fields of another document before the request; null for a missing one. */
  get(path: string): Fields | null;
  /** The same after all writes of the request. */
  getAfter(path: string): Fields | null;
}

/** `params` are the wildcard values of the path. */
export type Condition = (
  request: RulesRequest,
  params: Readonly<Record<string, string>>,
) => boolean;

/** A `match` block of the rules. */
export interface MatchBlock {
  /** Such as `users/{uid}/state/library`. */
  path: string;
  allow: Partial<Record<Operation | 'read', Condition>>;
}
