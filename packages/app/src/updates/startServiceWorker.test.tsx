import type { Session } from '@gschool/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startServiceWorker } from './startServiceWorker';

const HOUR_MS = 3_600_000;
const update = vi.fn(() => Promise.resolve());
const session: Pick<Session, 'get' | 'subscribe'> = {
  get: () => ({ status: 'signedOut' }),
  subscribe: () => () => undefined,
};

beforeEach(() => {
  update.mockClear();
  vi.useFakeTimers({ toFake: ['performance'] });
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
