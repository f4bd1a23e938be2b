import { CHANGES_SYNC_TAG } from '@gschool/worker/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { startBackgroundSync } from './backgroundSync';

const register = vi.fn<(tag: string) => Promise<void>>();
const send = vi.fn<() => Promise<boolean>>();

/** A service worker container; `sync` is undefined where Background Sync is missing. */
const aWorker = (sync: { register: typeof register } | undefined = { register }) =>
  Object.assign(new EventTarget(), { ready: Promise.resolve({ sync }) });
const receive = (worker: EventTarget, data: unknown) => {
  const port = { postMessage: vi.fn<(isSent: boolean) => void>() };
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  return port.postMessage;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue();
  send.mockReset().mockResolvedValue(true);
  return () => vi.useRealTimers();
});

describe('Background Sync', () => {
  it('is registered once for changes that stay pending', async () => {
    const sync = startBackgroundSync(send, aWorker());
    sync.onCount(1);
    await wait(1999);
    sync.onCount(2);
    expect(register).not.toHaveBeenCalled();
    await wait(1);
    expect(register.mock.calls).toEqual([[CHANGES_SYNC_TAG]]);
    sync.onCount(3);
    await wait(5000);
    expect(register).toHaveBeenCalledTimes(1);
    sync.onCount(0);
    sync.onCount(1);
    await wait(2000);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('is not registered for changes that are sent at once, or after the end', async () => {
    const sync = startBackgroundSync(send, aWorker());
    sync.onCount(1);
    sync.onCount(0);
    await wait(5000);
    sync.onCount(1);
    sync.stop();
    await wait(5000);
    expect(register).not.toHaveBeenCalled();
  });

  it('sends when the service worker asks, and answers whether all is sent, until the end', async () => {
    const worker = aWorker();
    const sync = startBackgroundSync(send, worker);
    for (const data of [null, 'x', { type: 'OTHER' }]) receive(worker, data);
    expect(send).not.toHaveBeenCalled();
    for (const isSent of [true, false]) {
      send.mockResolvedValue(isSent);
      const answer = receive(worker, { type: 'SEND_CHANGES' });
      await wait(0);
      expect(answer.mock.calls).toEqual([[isSent]]);
    }
    sync.stop();
    receive(worker, { type: 'SEND_CHANGES' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a service worker', () => undefined],
    ['without Background Sync', () => Object.assign(aWorker(), { ready: Promise.resolve({}) })],
    [
      'when it is refused',
      () => {
        register.mockRejectedValue(new DOMException('', 'NotAllowedError'));
        return aWorker();
      },
    ],
  ])('does nothing %s', async (_, create) => {
    const sync = startBackgroundSync(send, create());
    sync.onCount(1);
    await wait(5000);
    sync.stop();
    expect(send).not.toHaveBeenCalled();
  });
});
