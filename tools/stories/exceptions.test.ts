import { expect, it } from 'vitest';

import { applyExceptions } from './exceptions';

const overflow = { check: 'overflow', about: 'table is 340 px wide' } as const;

it('changes nothing without exceptions', () => {
  expect(applyExceptions([overflow])).toEqual({ remaining: [overflow], excused: 0, unused: [] });
});

it('removes only what an exception names', () => {
  const console = { check: 'console', about: 'nowhere.m3u8 answered 404' } as const;
  const exceptions = [
    { check: 'console', match: 'nowhere', reason: 'A film that is missing' },
  ] as const;
  expect(applyExceptions([overflow, console], exceptions)).toEqual({
    remaining: [overflow],
    excused: 1,
    unused: [],
  });
  expect(applyExceptions([overflow], exceptions).unused).toEqual(exceptions);
});

it('rejects an exception without a reason', () => {
  const { remaining, excused } = applyExceptions([overflow], [{ check: 'overflow', reason: ' ' }]);
  expect(excused).toBe(0);
  expect(remaining).toHaveLength(2);
});
