import { allOf, hasLimit, isAdmin } from './conditions';
import type { MatchBlock } from './types';

/** Rules of the log of what administrators did. */
export const logRules: readonly MatchBlock[] = [
  { path: 'acts/{id}', allow: { get: isAdmin, list: allOf(isAdmin, hasLimit) } },
  { path: 'actLog/head', allow: { get: isAdmin } },
];
