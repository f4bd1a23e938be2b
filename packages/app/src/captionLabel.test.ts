import { expect, it } from 'vitest';

import { captionLabel } from './captionLabel';

it.each([
  ['en', 'English', 'en', 'English'],
  ['en', 'English', 'ar', 'الإنجليزية'],
  ['de', 'de', 'en', 'German'],
  ['en', 'English, with sounds', 'ar', 'English, with sounds'],
  ['no language!', 'Whales', 'ar', 'Whales'],
])('labels %s, called %s, in %s: %s', (language, label, locale, expected) => {
  expect(captionLabel({ language, label }, locale)).toBe(expected);
});

it('labels a track without a label by its language', () => {
  expect(captionLabel({ language: 'en' }, 'en')).toBe('English');
  expect(captionLabel({ language: 'en' }, 'ar-u-nu-latn')).toBe('الإنجليزية');
});
