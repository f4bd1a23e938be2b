import { describe, expect, it } from 'vitest';
import { isAllowed, type Attempt } from '../mocks/src/guards';
import { accessTable, caseName } from './accessTable';
import { people, world } from './accessWorld';

describe('the mock allows what the rules allow', () => {
  it.each(accessTable.map((attempt) => [caseName(attempt), attempt] as const))('%s', (_, entry) => {
    const before = world[entry.path] ?? null;
    const writes = entry.does === 'create' || entry.does === 'update';
    const attempt = {
      operation: entry.does,
      path: entry.does === 'list' ? `${entry.path}/*` : entry.path,
      claims: people[entry.who],
      now: Date.now(),
      before,
      after: writes ? { ...(entry.does === 'update' ? before : {}), ...entry.data } : null,
      where: {},
    } as unknown as Attempt;
    expect(isAllowed(attempt)).toBe(entry.isAllowed);
  });
});
