import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MEMBER_ATTRIBUTE } from './session/memberAttribute';
import { usePreload } from './usePreload';

const preload = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  preload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
});

/** The time until the code is loaded, in milliseconds; more than ten seconds if it is not. */
const measureDelay = () => {
  let passed = 0;
  for (; preload.mock.calls.length === 0 && passed < 10_000; passed += 100)
    vi.advanceTimersByTime(100);
  return passed;
};

it('loads the code of an unused page after five seconds', () => {
  renderHook(() => usePreload(preload));
  expect(measureDelay()).toBeGreaterThanOrEqual(5000);
  expect(preload).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(10_000);
  expect(preload).toHaveBeenCalledOnce();
});

it('loads it earlier if a pointer moved on the page before the app was listening', () => {
  vi.spyOn(document.documentElement, 'matches').mockImplementation((rule) => rule === ':hover');
  renderHook(() => usePreload(preload));
  expect(measureDelay()).toBeLessThan(2000);
});

it('loads it soon for a member, and as soon as a visitor uses the page', () => {
  document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '');
  renderHook(() => usePreload(preload)).unmount();
  renderHook(() => usePreload(preload));
  const forMember = measureDelay();
  expect(forMember).toBeLessThan(2000);

  document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
  preload.mockClear();
  renderHook(() => usePreload(preload));
  window.dispatchEvent(new Event('pointerdown'));
  expect(measureDelay()).toBeLessThanOrEqual(1000);
});

it.each([
  ['is needed by few visits', false, true],
  ['would cost data that the visitor saves', true, false],
])('waits for the first use if the code %s', (_reason, saveData, waitsForUse) => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData } });
  renderHook(() => usePreload(preload, { waitsForUse }));
  measureDelay();
  expect(preload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  measureDelay();
  expect(preload).toHaveBeenCalledOnce();
});
