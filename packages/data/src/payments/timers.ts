import { AppError } from '@gschool/domain';

/** Waiting, as a test may replace it. */
export interface Timers {
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after `ms`; rejects with `cancelled` as soon as the signal is given. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const cancelled = (): AppError => new AppError({ kind: 'cancelled' });

/** Throws `cancelled` once the signal was given. */
export const throwIfAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw cancelled();
};

/** The machine's own clock and timers. */
export const realTimers: Timers = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(cancelled());
        return;
      }
      const stop = (): void => {
        clearTimeout(timer);
        reject(cancelled());
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

const FIRST = 1000;
const LONGEST = 5000;

/** How long somebody waits before they are told, in milliseconds. */
const POLL_TIMEOUT = 60_000;

/** Milliseconds before the next look: one second, half as much again each time, five at most. */
export const pollDelay = (attempt: number): number =>
  Math.min(LONGEST, Math.round(FIRST * 1.5 ** attempt));

/**
 * Looks again and again until `look` answers something, or null after a minute.
 * What `look` throws ends it at once.
 */
export const poll = async <T>(
  look: () => Promise<T | null>,
  { now, wait }: Timers,
  signal: AbortSignal,
): Promise<T | null> => {
  const deadline = now() + POLL_TIMEOUT;
  for (let attempt = 0; now() < deadline; attempt += 1) {
    await wait(Math.min(pollDelay(attempt), deadline - now()), signal);
    const answer = await look();
    throwIfAborted(signal);
    if (answer !== null) return answer;
  }
  return null;
};
