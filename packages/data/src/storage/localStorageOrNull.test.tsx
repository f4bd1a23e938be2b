import { afterEach, expect, it, vi } from 'vitest';

import { localStorageOrNull } from './localStorageOrNull';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => vi.restoreAllMocks());

it('returns the storage', () => {
  expect(localStorageOrNull()).toBe(window.localStorage);
});

it('returns null where accessing the storage throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(localStorageOrNull()).toBeNull();
});

it('returns null where reading the storage throws', () => {
  const blocked = { getItem: refuse } as unknown as Storage;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(blocked);
  expect(localStorageOrNull()).toBeNull();
});
