import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startWorker } from './worker';

/** The browser's service workers: an earlier page has registered one if `isRegistered`. */
const createWorkers = (isRegistered: boolean) =>
  Object.assign(new EventTarget(), {
    controller: null as object | null,
    getRegistration: () => Promise.resolve(isRegistered ? {} : undefined),
  });

/** Starts the mock, and resolves to whether its worker controlled the page when msw started. */
async function start(workers: ReturnType<typeof createWorkers>): Promise<boolean> {
  vi.stubGlobal('navigator', { serviceWorker: workers });
  let wasControlled = false;
  const msw = {
    start: () => {
      wasControlled = workers.controller !== null;
      workers.controller ??= {};
    },
  };
  await startWorker(msw as never, new URL('http://localhost/mockWorker.js'), {} as never);
  return wasControlled;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for the worker of an earlier page, without which msw would reload this page', async () => {
  const workers = createWorkers(true);
  const started = start(workers);
  await vi.advanceTimersByTimeAsync(1000);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  expect(await started).toBe(true);
});

it('starts msw if that worker does not take over, and on a first visit', async () => {
  const abandoned = start(createWorkers(true));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await abandoned).toBe(false);
  expect(await start(createWorkers(false))).toBe(false);
});
