import { expect, it } from 'vitest';

import { excuse } from './exceptions';

const overflow = { check: 'overflow', about: 'table is 340 px wide' } as const;

it('leaves everything when there are no exceptions', () => {
  expect(excuse([overflow])).toEqual({ left: [overflow], excused: 0, unused: [] });
});

it('takes off what an exception names, and nothing else', () => {
  const console = { check: 'console', about: 'nowhere.m3u8 answered 404' } as const;
  const exceptions = [
    { check: 'console', match: 'nowhere', reason: 'A film that is missing' },
  ] as const;
  expect(excuse([overflow, console], exceptions)).toEqual({
    left: [overflow],
    excused: 1,
    unused: [],
  });
  expect(excuse([overflow], exceptions).unused).toEqual(exceptions);
});

it('refuses an exception without a reason', () => {
  const { left, excused } = excuse([overflow], [{ check: 'overflow', reason: ' ' }]);
  expect(excused).toBe(0);
  expect(left).toHaveLength(2);
});
