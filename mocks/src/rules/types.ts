import type { Fields, Value } from '../firestore/value';
import type { TokenClaims } from '../identity/token';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One attempt to read or write one document. */
export interface RulesRequest {
  operation: Operation;
  /** The document; a list asks for `collection/*`. */
  path: string;
  claims: Pick<
    TokenClaims,
    'sub' | 'email' | 'email_verified' | 'subscribed' | 'role' | 'expiresAt'
  > | null;
  /** Epoch milliseconds. */
  now: number;
  before: Fields | null;
  after: Fields | null;
  /** Equality conditions of a list: what is known of every result. */
  where: Readonly<Record<string, Value>>;
}

/** `params` are the named parts of the path. */
export type Condition = (
  request: RulesRequest,
  params: Readonly<Record<string, string>>,
) => boolean;

export interface MatchBlock {
  /** `users/{uid}/state/library`. */
  path: string;
  allow: Partial<Record<Operation | 'read', Condition>>;
}
