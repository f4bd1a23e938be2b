import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'gschool.studio.formShare';

/** The choice after a reload of the page. */
const load = async () => {
  vi.resetModules();
  const { formShare } = await import('./storedChoices');
  return { formShare, value: renderHook(formShare.useValue).result.current };
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the width of the form', () => {
  it('is remembered by this browser', async () => {
    const { formShare, value } = await load();
    expect(value).toBe(50);
    act(() => formShare.set(62));
    expect((await load()).value).toBe(62);
  });

  it.each(['', '{', 'true', '"62"', 'null'])('is the usual one if %j is stored', async (stored) => {
    localStorage.setItem(KEY, stored);
    expect((await load()).value).toBe(50);
  });

  it('lasts until the page is closed where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { formShare } = await load();
    const { result } = renderHook(formShare.useValue);
    act(() => formShare.set(62));
    expect(result.current).toBe(62);
  });
});
