import { beforeAll, describe, expect, it } from 'vitest';

import { nameOfCase, type RulesTarget } from './accessCase';
import { accessTable } from './accessTable';
import { areaCases } from './cases/areas';
import { testedFields } from './cases/profileFields';
import { connectMock } from './mockTarget';
import { aProfile } from './samples';

describe('the access rules of the mock', () => {
  let target: RulesTarget;
  beforeAll(async () => {
    target = await connectMock();
  });

  it.each(accessTable.map((accessCase) => [nameOfCase(accessCase), accessCase] as const))(
    '%s',
    async (_, accessCase) => {
      expect(await target.isAllowed(accessCase)).toBe(accessCase.isAllowed);
    },
  );
});

describe('the access table', () => {
  const pathsOf = (value: object, prefix = ''): readonly string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const isMap = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      return [prefix + key, ...(isMap ? pathsOf(inner as object, `${prefix}${key}.`) : [])];
    });

  it('has enough cases', () => {
    expect(accessTable.length).toBeGreaterThan(1000);
    expect(accessTable.filter(({ isAllowed }) => isAllowed).length).toBeGreaterThan(100);
  });

  it('has unique names', () => {
    expect(new Set(accessTable.map(nameOfCase)).size).toBe(accessTable.length);
  });

  it('compares every area with the rules for every role and subscription', () => {
    expect(new Set(areaCases.map(({ user }) => user)).size).toBe(10);
    expect(areaCases.filter(({ isAllowed }) => !isAllowed).length).toBeGreaterThan(10);
  });

  it('tests every field of a profile, nested ones included', () => {
    expect(new Set(testedFields)).toEqual(new Set(pathsOf(aProfile('mira'))));
  });
});
