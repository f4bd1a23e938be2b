import { expect, it } from 'vitest';

import { parseFirstRelease } from './parseFirstRelease';

it('has defaults for empty settings', () => {
  expect(parseFirstRelease('', ' ')).toEqual({ language: 'en', mediaBase: '' });
});

it('ends the base with a slash, as the command does', () => {
  expect(parseFirstRelease('ar', 'https://media.example/pack')).toEqual({
    language: 'ar',
    mediaBase: 'https://media.example/pack/',
  });
});

it.each([
  ['Arabic', '', 'ADMIN_LANGUAGE'],
  ['en', 'http://media.example/', 'ADMIN_MEDIA_BASE'],
  ['en', 'media/', 'ADMIN_MEDIA_BASE'],
])('refuses %s and %s, and names the setting', (language, base, name) => {
  expect(() => parseFirstRelease(language, base)).toThrow(name);
});
