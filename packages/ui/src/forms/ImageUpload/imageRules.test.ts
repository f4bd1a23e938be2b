import { expect, test } from 'vitest';

import { checkImage, formatImageTypes, formatFileSize } from './imageRules';

const rules = { accept: ['image/jpeg', 'image/webp'], maxBytes: 1000 };

test.each([
  [{ type: 'image/jpeg', size: 1000 }, undefined],
  [{ type: 'image/jpeg', size: 1001 }, 'size'],
  [{ type: 'application/pdf', size: 1 }, 'kind'],
  [{ type: '', size: 1 }, 'kind'],
])('%j: %j', (file, problem) => expect(checkImage(file, rules)).toBe(problem));

test('types and sizes are formatted as readable text', () => {
  expect(formatImageTypes(['image/jpeg', 'image/png', 'image/webp'], 'en')).toBe(
    'JPEG, PNG, or WebP',
  );
  expect(formatFileSize(5_000_000, 'en')).toBe('5 MB');
  expect(formatFileSize(500_000, 'en')).toBe('500 kB');
});
