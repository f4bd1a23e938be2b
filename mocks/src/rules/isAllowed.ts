import { contentRules } from './content';
import { shopRules } from './shop';
import type { RulesRequest, MatchBlock } from './types';
import { userRules } from './users';

export type { RulesRequest, MatchBlock, Operation } from './types';

/** The allow table of the documents; what no line names is denied. */
export const matchBlocks: readonly MatchBlock[] = [...userRules, ...contentRules, ...shopRules];

/** The named parts of a path, or undefined when it is not of the pattern. */
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

/** Whether the rules let an attempt pass. */
export function isAllowed(request: RulesRequest): boolean {
  const { operation, path } = request;
  return matchBlocks.some(({ path: pattern, allow }) => {
    const params = paramsOf(pattern, path);
    const isRead = operation === 'get' || operation === 'list';
    const condition = allow[operation] ?? (isRead ? allow.read : undefined);
    return params !== undefined && condition !== undefined && condition(request, params);
  });
}
