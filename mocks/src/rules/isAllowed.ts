import { contentRules } from './content';
import { draftRules } from './drafts';
import { logRules } from './log';
import { shopRules } from './shop';
import type { RulesRequest, MatchBlock } from './types';
import { userRules } from './users';

export type { RulesRequest, Operation } from './types';

const rules: readonly MatchBlock[] = [
  ...userRules,
  ...contentRules,
  ...shopRules,
  ...draftRules,
  ...logRules,
];

/** The access rules of `firebase/firestore.rules`. Everything else is denied. */
const matchBlocks = rules.map(({ path, allow }) => ({ names: path.split('/'), allow }));

/** The wildcard values of a path, or undefined when it does not match the pattern. */
function paramsOf(
  names: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
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
  const parts = path.split('/');
  const isRead = operation === 'get' || operation === 'list';
  return matchBlocks.some(({ names, allow }) => {
    const condition = allow[operation] ?? (isRead ? allow.read : undefined);
    const params = condition && paramsOf(names, parts);
    return params !== undefined && condition!(request, params);
  });
}
