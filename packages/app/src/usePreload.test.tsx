import { createServices, ServicesProvider, type Session, type SessionState } from '@gschool/data';
import { createStore } from '@gschool/state';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { delayOtherParts } from './pageStart';
import { MEMBER_ATTRIBUTE } from './session/memberAttribute';
import { usePreload } from './usePreload';

const preload = vi.fn<() => Promise<void>>(() => Promise.resolve());

const session = createStore<SessionState>({ status: 'signedOut' } as SessionState);

/** Mounts a component with the hook. Returns a function that unmounts it. */
function mount(options?: Parameters<typeof usePreload>[1]): () => void {
  const root = createRoot(document.createElement('div'));
  function Page() {
    usePreload(preload, options);
    return null;
  }
  const services = createServices({ session: session as unknown as Session });
  act(() =>
    root.render(
      <ServicesProvider services={services}>
        <Page />
      </ServicesProvider>,
    ),
  );
  const unmount = () => act(() => root.unmount());
  unmounts.push(unmount);
  return unmount;
}

const unmounts: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  preload.mockClear();
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
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

it('loads the code of an unused page after two seconds', () => {
  mount();
  const delay = measureDelay();
  expect(delay).toBeGreaterThanOrEqual(2000);
  expect(delay).toBeLessThanOrEqual(3000);
  expect(preload).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(10_000);
  expect(preload).toHaveBeenCalledOnce();
});

it('loads it earlier if a pointer moved on the page before the app was listening', () => {
  vi.spyOn(document.documentElement, 'matches').mockImplementation((rule) => rule === ':hover');
  mount();
  expect(measureDelay()).toBeLessThan(2000);
});

it('loads it soon for a member, and as soon as a visitor uses the page', () => {
  document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '');
  mount()();
  mount();
  const forMember = measureDelay();
  expect(forMember).toBeLessThan(2000);

  document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
  preload.mockClear();
  mount();
  window.dispatchEvent(new Event('pointerdown'));
  expect(measureDelay()).toBeLessThanOrEqual(1000);
});

it('waits for the content of a member’s page, which the session delays', () => {
  document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '');
  session.set({ status: 'loading' } as SessionState);
  mount();
  measureDelay();
  expect(preload).not.toHaveBeenCalled();
  act(() => session.set({ status: 'signedIn' } as SessionState));
  expect(measureDelay()).toBeGreaterThanOrEqual(1000);
  expect(preload).toHaveBeenCalledOnce();
  act(() => session.set({ status: 'signedOut' } as SessionState));
});

it.each([
  ['is needed by few visits', false, true],
  ['would cost data that the visitor saves', true, false],
])('waits for the first use if the code %s', (_reason, saveData, waitsForUse) => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData } });
  mount({ waitsForUse });
  measureDelay();
  expect(preload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  measureDelay();
  expect(preload).toHaveBeenCalledOnce();
});

it('waits while the page is starting', () => {
  const release = delayOtherParts();
  document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '');
  mount();
  vi.advanceTimersByTime(2500);
  expect(preload).not.toHaveBeenCalled();
  release();
  expect(measureDelay()).toBeLessThanOrEqual(1000);
  expect(preload).toHaveBeenCalledOnce();
});
