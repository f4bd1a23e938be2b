import { expect, it } from 'vitest';

import { withRetry } from './retry';

const createFailingAction = (times: number, code: number | string) => {
  let calls = 0;
  return {
    action: async () => {
      calls += 1;
      if (calls <= times) throw Object.assign(new Error(`no ${calls}`), { code });
      return calls;
    },
    calls: () => calls,
  };
};
const createRetryOptions = (random: number) => {
  const pauses: number[] = [];
  return {
    pauses,
    options: { wait: async (ms: number) => void pauses.push(ms), random: () => random },
  };
};

it.each([4, 8, 10, 13, 14, 429, 503, 'ECONNRESET'])('retries after %s', async (code) => {
  const { options } = createRetryOptions(1);
  expect(await withRetry(createFailingAction(2, code).action, options)).toBe(3);
});

it.each([3, 5, 7, 9, 16, 403, 404, 'ENOENT'])('throws %s at once', async (code) => {
  const { options, pauses } = createRetryOptions(1);
  const { action, calls } = createFailingAction(1, code);
  await expect(withRetry(action, options)).rejects.toThrow('no 1');
  expect([calls(), pauses]).toEqual([1, []]);
});

it('doubles its pauses up to 32 seconds, half of each random, and gives up', async () => {
  const retry = createRetryOptions(1);
  await expect(withRetry(createFailingAction(9, 14).action, retry.options)).rejects.toThrow('no 8');
  expect(retry.pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000]);
  const early = createRetryOptions(0);
  await expect(withRetry(createFailingAction(9, 14).action, early.options)).rejects.toThrow('no 8');
  expect(early.pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000]);
});
