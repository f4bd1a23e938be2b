import { expect, it } from 'vitest';

import { getCaptionLabel } from './captionLabel';

it.each([
  ['en', 'English', 'en', 'English'],
  ['en', 'English', 'ar', 'الإنجليزية'],
  ['de', 'de', 'en', 'German'],
  ['en', 'English, with sounds', 'ar', 'English, with sounds'],
  ['no language!', 'Whales', 'ar', 'Whales'],
])('labels the track %s (%s) in %s: %s', (language, label, locale, expected) => {
  expect(getCaptionLabel({ language, label }, locale)).toBe(expected);
});

it('labels a track without a label by its language', () => {
  expect(getCaptionLabel({ language: 'en' }, 'en')).toBe('English');
  expect(getCaptionLabel({ language: 'en' }, 'ar-u-nu-latn')).toBe('الإنجليزية');
});
