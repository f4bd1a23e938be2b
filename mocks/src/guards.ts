import { contentGuards } from './guards/content';
import { shopGuards } from './guards/shop';
import type { Attempt, Guard } from './guards/types';
import { userGuards } from './guards/users';

export type { Attempt, Operation } from './guards/types';

/** The allow table of the documents; what no line names is denied. */
const accessTable: readonly Guard[] = [...userGuards, ...contentGuards, ...shopGuards];

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
export function isAllowed(attempt: Attempt): boolean {
  const { operation, path } = attempt;
  return accessTable.some(({ pattern, rules }) => {
    const params = paramsOf(pattern, path);
    const reads = operation === 'get' || operation === 'list';
    const rule = rules[operation] ?? (reads ? rules.read : undefined);
    return params !== undefined && rule !== undefined && rule(attempt, params);
  });
}
