import { expect, it } from 'vitest';

import { compileCatalogue } from './messages';

it('compiles ICU, so that no parser has to be shipped', () => {
  const text = JSON.stringify({
    plain: 'Videos',
    count: '{n, plural, one {# class} other {# classes}}',
  });
  expect(compileCatalogue(text, 'en.messages.json')).toEqual({
    plain: ['Videos'],
    count: [['n', 'plural', { one: ['#', ' class'], other: ['#', ' classes'] }]],
  });
});

it('names the file and the id of a message that is broken', () => {
  const text = JSON.stringify({ 'a.b': '{n, plural, one {x}' });
  expect(() => compileCatalogue(text, 'en.messages.json')).toThrow(
    /en\.messages\.json: "a\.b" is not ICU/,
  );
});
