import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'gschool.studio.formShare';

/** The choice after a reload of the page, and what a component shows of it. */
const load = async () => {
  vi.resetModules();
  const { formShare } = await import('./storedChoices');
  const host = document.createElement('div');
  const Shown = () => formShare.useValue();
  await act(async () => createRoot(host).render(<Shown />));
  const set = (share: number) => act(async () => formShare.set(share));
  return { set, shown: () => host.textContent };
};
const block = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the width of the form', () => {
  it('is remembered by this browser', async () => {
    const { set, shown } = await load();
    expect(shown()).toBe('50');
    await set(62);
    expect(shown()).toBe('62');
    expect((await load()).shown()).toBe('62');
  });

  it.each(['', '{', 'true', '"62"', 'null'])('is the usual one if %j is stored', async (stored) => {
    localStorage.setItem(KEY, stored);
    expect((await load()).shown()).toBe('50');
  });

  it('lasts until the page is closed where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    const { set, shown } = await load();
    await set(62);
    expect(shown()).toBe('62');
  });
});
