import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Backend } from '../backend';
import { partOf } from '../testing/partOf';
import { createConnection, getRetryDelay } from './connection';

const connect = vi.fn<() => Promise<Backend>>();
let target: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  connect.mockReset().mockRejectedValue(new Error('chunk'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('connecting', () => {
  it('doubles the delay between attempts, up to half a minute', () => {
    const delays = [1, 2, 3, 4, 9, 10, 100, 5000].map((failures) => getRetryDelay(failures, 100));
    expect(delays).toEqual([100, 200, 400, 800, 25_600, 30_000, 30_000, 30_000]);
  });

  it('makes 10 attempts in the first minute of an outage, and continues', async () => {
    createConnection(connect, 100).start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connect).toHaveBeenCalledTimes(10);
    await vi.advanceTimersByTimeAsync(2 * 30_000);
    expect(connect).toHaveBeenCalledTimes(12);
  });

  it('retries as soon as the browser is online again', async () => {
    const backend = partOf<Backend>({});
    const connection = createConnection(connect, 100);
    connection.start();
    await vi.advanceTimersByTimeAsync(60_000);
    connect.mockResolvedValue(backend);
    target.dispatchEvent(new Event('online'));
    expect(await connection.ready).toBe(backend);
    const attempts = connect.mock.calls.length;
    target.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connect).toHaveBeenCalledTimes(attempts);
  });

  it('fails an operation at once and starts the next attempt', async () => {
    const backend = partOf<Backend>({});
    const connection = createConnection(connect, 100);
    connection.start();
    await vi.advanceTimersByTimeAsync(60_000);
    connect.mockResolvedValue(backend);
    await expect(connection.forOperation()).rejects.toMatchObject({
      info: { kind: 'unavailable' },
    });
    expect(await connection.ready).toBe(backend);
  });
});
