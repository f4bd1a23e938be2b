import { expect, test } from 'vitest';

import { getPressedKey } from './getPressedKey';

test('a key belongs to the input method while it composes a word', () => {
  expect(getPressedKey({ key: 'Escape' })).toBe('Escape');
  expect(getPressedKey({ key: 'Escape', isComposing: true })).toBe('');
  expect(getPressedKey({ key: 'Enter', nativeEvent: { isComposing: true } })).toBe('');
  // Safari, after the composition has ended.
  expect(getPressedKey({ key: 'Escape', isComposing: false, keyCode: 229 })).toBe('');
});
