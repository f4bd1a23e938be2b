import { AppError } from '@gschool/domain';

/** The clock and timers, which tests replace. */
export interface Timers {
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after `ms`; rejects with `cancelled` when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const cancelledError = (): AppError => new AppError({ kind: 'cancelled' });

/** Throws `cancelled` if the signal is aborted. */
export const throwIfAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw cancelledError();
};

/** The real clock and timers. */
export const realTimers: Timers = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(cancelledError());
        return;
      }
      const stop = (): void => {
        clearTimeout(timer);
        reject(cancelledError());
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 5000;

/** How long `poll` waits for a result, in milliseconds. */
const POLL_TIMEOUT_MS = 60_000;

/**
 * The delay before the next check, in milliseconds: one second at first, 1.5 times as long after
 * each check, at most five seconds.
 */
export const getPollDelay = (attempt: number): number =>
  Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * 1.5 ** attempt));

/**
 * Calls `check` until it returns a result; null after a minute. An error from `check` ends the
 * polling.
 */
export const poll = async <T>(
  check: () => Promise<T | null>,
  { now, wait }: Timers,
  signal: AbortSignal,
): Promise<T | null> => {
  const deadline = now() + POLL_TIMEOUT_MS;
  for (let attempt = 0; now() < deadline; attempt += 1) {
    await wait(Math.min(getPollDelay(attempt), deadline - now()), signal);
    const answer = await check();
    throwIfAborted(signal);
    if (answer !== null) return answer;
  }
  return null;
};
