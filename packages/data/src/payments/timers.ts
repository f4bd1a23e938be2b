import { AppError } from '@gschool/domain';

/** Waiting, as a test may replace it. */
export interface Timers {
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after `ms`; rejects with `cancelled` as soon as the signal is given. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const cancelledError = (): AppError => new AppError({ kind: 'cancelled' });

/** Throws `cancelled` once the signal was given. */
export const throwIfAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw cancelledError();
};

/** The machine's own clock and timers. */
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

/** How long somebody waits before they are told, in milliseconds. */
const POLL_TIMEOUT_MS = 60_000;

/** Milliseconds before the next look: one second, half as much again each time, five at most. */
export const getPollDelay = (attempt: number): number =>
  Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * 1.5 ** attempt));

/**
 * Looks again and again until `look` answers something, or null after a minute.
 * What `look` throws ends it at once.
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
