import { describe, expect, it } from 'vitest';

import {
  resolveLanguage,
  storeLanguage,
  syncTabDirection,
  type BrowserStorages,
} from './storedLanguage';

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

/** A window whose storages cannot even be read, as when all cookies are blocked. */
const blocked: BrowserStorages = {
  get localStorage() {
    return refuse();
  },
  get sessionStorage() {
    return refuse();
  },
};

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

describe('the language', () => {
  it('is stored and found again', () => {
    const storages = { localStorage: createStorage(), sessionStorage: createStorage() };
    expect(storeLanguage('ar', storages)).toBe(true);
    expect(resolveLanguage(null, storages, ['en', 'ar'])).toBe('ar');
    expect(resolveLanguage('en', storages, ['en', 'ar'])).toBe('en');
  });

  it('is the requested one, or English, where the storages are blocked', () => {
    expect(resolveLanguage(null, blocked, ['en', 'ar'])).toBe('en');
    expect(resolveLanguage('ar', blocked, ['en', 'ar'])).toBe('ar');
    expect(storeLanguage('ar', blocked)).toBe(false);
    expect(() => syncTabDirection('ar', blocked)).not.toThrow();
  });
});
