import type { Session } from '@gschool/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startServiceWorker } from './startServiceWorker';

const HOUR_MS = 3_600_000;
let update = vi.fn(() => Promise.resolve());
const session: Pick<Session, 'get' | 'subscribe'> = {
  get: () => ({ status: 'signedOut' }),
  subscribe: () => () => undefined,
};

beforeEach(() => {
  // The page of the test before still listens, and calls the function of that test.
  update = vi.fn(() => Promise.resolve());
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, update });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('looks for a new version when the member returns, at most once in an hour', async () => {
  await startServiceWorker({ session, onUpdate: () => undefined });
  const returnAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  returnAfter(HOUR_MS - 1);
  expect(update).not.toHaveBeenCalled();
  returnAfter(1);
  expect(update).toHaveBeenCalledTimes(1);
  returnAfter(HOUR_MS - 1);
  expect(update).toHaveBeenCalledTimes(1);
});

it('looks for it after a night in which the computer slept, and after the clock was set back', async () => {
  await startServiceWorker({ session, onUpdate: () => undefined });
  const returnAt = (time: number) => {
    // Only the date moves on while a computer sleeps.
    vi.setSystemTime(time);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  returnAt(Date.now() + 8 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(1);
  returnAt(Date.now() - 2 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
});
