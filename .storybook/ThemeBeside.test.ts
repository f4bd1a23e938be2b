import { expect, it } from 'vitest';

import { getSecondPage, readSecondTheme } from './ThemeBeside';

it.each([
  ['hulu-dark', { theme: 'hulu', scheme: 'dark' }],
  ['none', undefined],
  [undefined, undefined],
])('reads %s', (value, second) => expect(readSecondTheme(value)).toEqual(second));

it('is the same page with other globals, and with none beside it', () => {
  const page =
    'https://host/iframe.html?id=a--docs&viewMode=docs&globals=theme:dark;beside:hulu-dark#x';
  const second = { theme: 'hulu', scheme: 'dark', others: { direction: 'rtl', motion: undefined } };
  expect(decodeURIComponent(getSecondPage(page, second as never))).toBe(
    'https://host/iframe.html?id=a--docs&viewMode=docs&globals=direction:rtl;theme:hulu;scheme:dark;beside:none',
  );
});
