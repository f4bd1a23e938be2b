import type { BatchWrite } from './accessCase';
import type { Data } from './samples';

/** The first count of an hour, which the rules require in a commit that opens a checkout. */
export const countCheckout = (uid: string, sessionId: string, changes: Data = {}): BatchWrite => ({
  operation: 'set',
  path: `customers/${uid}/limits/checkout`,
  data: { count: 1, sessionId, ...changes },
  serverTimestamps: ['startedAt', 'openedAt'].filter((field) => !(field in changes)),
});
