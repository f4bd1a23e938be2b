import { beforeAll, describe, expect, it } from 'vitest';
import { caseName } from './accessCase';
import { accessTable } from './accessTable';
import { triedFields } from './cases/profileFields';
import type { Door } from './door';
import { openMock } from './mockDoor';
import { aProfile } from './samples';

describe('the mock allows what the rules allow', () => {
  let door: Door;
  beforeAll(async () => {
    door = await openMock();
  });

  it.each(accessTable.map((attempt) => [caseName(attempt), attempt] as const))(
    '%s',
    async (_, attempt) => {
      expect(await door.isAllowed(attempt)).toBe(attempt.isAllowed);
    },
  );
});

describe('the table of attempts', () => {
  const pathsOf = (value: object, prefix = ''): readonly string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const isMap = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      return [prefix + key, ...(isMap ? pathsOf(inner as object, `${prefix}${key}.`) : [])];
    });

  it('is worth running', () => {
    expect(accessTable.length).toBeGreaterThan(1000);
    expect(accessTable.filter(({ isAllowed }) => isAllowed).length).toBeGreaterThan(100);
  });

  it('names each attempt once', () => {
    expect(new Set(accessTable.map(caseName)).size).toBe(accessTable.length);
  });

  it('tries every field of a profile, the nested ones too', () => {
    expect(new Set(triedFields)).toEqual(new Set(pathsOf(aProfile('mira'))));
  });
});
