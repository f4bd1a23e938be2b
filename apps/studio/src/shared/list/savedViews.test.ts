import { describe, expect, it } from 'vitest';

import { addView, isSameQuery, parseViews } from './savedViews';

describe('stored views', () => {
  it.each([null, '', '{', '{}', 'null', '[1, null, {"name": 3}]'])(
    'reads nothing from %s',
    (text) => {
      expect(parseViews(text)).toEqual([]);
    },
  );

  it('are read as they were stored', () => {
    const views = [{ name: 'Ended', query: 'access=ended' }];
    expect(parseViews(JSON.stringify(views))).toEqual(views);
  });

  it('replace a view with the same name, and need one', () => {
    const views = addView([{ name: 'Mine', query: 'q=a' }], { name: ' Mine ', query: 'q=b' });
    expect(views).toEqual([{ name: 'Mine', query: 'q=b' }]);
    expect(addView(views, { name: '  ', query: 'q=c' })).toBe(views);
  });
});

it.each([
  ['a=1&b=2', 'b=2&a=1', true],
  ['q=mira%2Byoga', 'q=mira%2Byoga', true],
  ['q=mira+yoga', 'q=mira%20yoga', true],
  ['', 'q=', false],
])('"%s" is "%s": %s', (one, other, expected) => {
  expect(isSameQuery(one, other)).toBe(expected);
});
