import { expect, it } from 'vitest';

import { captionLanguage } from './captionLanguage';

it.each([
  ['en', 'English', 'en', 'English'],
  ['en', 'English', 'ar', 'الإنجليزية'],
  ['de', 'de', 'en', 'German'],
  ['en', 'English, with sounds', 'ar', 'English, with sounds'],
  ['no language!', 'Whales', 'ar', 'Whales'],
])('%s, called %s, is in %s: %s', (language, label, locale, expected) => {
  expect(captionLanguage({ language, label }, locale)).toBe(expected);
});
