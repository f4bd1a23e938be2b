import { expect, it } from 'vitest';

import { compileMessages, createGroupModule } from './messages';

it('compiles ICU, so that no parser has to be shipped', () => {
  const text = JSON.stringify({
    plain: 'Videos',
    count: '{n, plural, one {# class} other {# classes}}',
  });
  expect(compileMessages(text, 'en.messages.json')).toEqual({
    plain: ['Videos'],
    count: [['n', 'plural', { one: ['#', ' class'], other: ['#', ' classes'] }]],
  });
});

it('names the file and the id of an invalid message', () => {
  const text = JSON.stringify({ 'a.b': '{n, plural, one {x}' });
  expect(() => compileMessages(text, 'en.messages.json')).toThrow(
    /en\.messages\.json: "a\.b" is not ICU/,
  );
});

it('registers the English of a group where it is imported, and its Arabic on demand', () => {
  const code = createGroupModule(
    '/app/src/i18n/en/about.messages.json',
    '{ "about.title": "About" }',
  );
  expect(code).toContain('import { appI18n } from "/app/src/i18n/i18n.ts";');
  expect(code).toContain('{"about.title":["About"]}');
  expect(code).toContain('ar: () => import("/app/src/i18n/ar/about.messages.json")');
});
