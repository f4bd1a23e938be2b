import { afterEach, expect, it, vi } from 'vitest';

import { localStorageOrNull } from './localStorageOrNull';

afterEach(() => vi.restoreAllMocks());

it('returns the storage, and null where reading it throws', () => {
  expect(localStorageOrNull()).toBe(window.localStorage);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(localStorageOrNull()).toBeNull();
});
