import { contentRules } from './content';
import { draftRules } from './drafts';
import { logRules } from './log';
import { shopRules } from './shop';
import type { RulesRequest, MatchBlock } from './types';
import { userRules } from './users';

export type { RulesRequest, Operation } from './types';

/** The access rules of `firebase/firestore.rules`. Everything else is denied. */
const matchBlocks: readonly MatchBlock[] = [
  ...userRules,
  ...contentRules,
  ...shopRules,
  ...draftRules,
  ...logRules,
];

/** The wildcard values of a path, or undefined when it does not match the pattern. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = parts[i] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

/** Whether the rules allow a request. */
export function isAllowed(request: RulesRequest): boolean {
  const { operation, path } = request;
  return matchBlocks.some(({ path: pattern, allow }) => {
    const params = paramsOf(pattern, path);
    const isRead = operation === 'get' || operation === 'list';
    const condition = allow[operation] ?? (isRead ? allow.read : undefined);
    return params !== undefined && condition !== undefined && condition(request, params);
  });
}
