import { expect, it } from 'vitest';

import { captionLabel } from './captionLabel';

it('names the language of captions in the reader’s language', () => {
  expect(captionLabel('en', 'en')).toBe('English');
  expect(captionLabel('en', 'ar-u-nu-latn')).toBe('الإنجليزية');
});
