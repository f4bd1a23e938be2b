import { expect, it } from 'vitest';

import { formatBytes } from './formatBytes';

it.each([
  [0, 'en', '0 MB'],
  [1, 'en', '1 MB'],
  [499_999, 'en', '1 MB'],
  [1_500_000, 'en', '2 MB'],
  [45_300_000, 'en', '45 MB'],
  [999_400_000, 'en', '999 MB'],
  [999_600_000, 'en', '1 GB'],
  [1_440_000_000, 'en', '1.4 GB'],
  [128_000_000_000, 'en', '128 GB'],
  [45_000_000, 'de', '45 MB'],
  [1_400_000_000, 'de', '1,4 GB'],
  [45_000_000, 'ar', '45 ميغابايت'],
  [1_440_000_000, 'ar-EG', '1.4 غيغابايت'],
])('writes %i bytes in %s as %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
