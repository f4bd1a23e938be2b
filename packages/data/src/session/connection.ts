import { AppError } from '@gschool/domain';

import type { Backend } from '../backend';

export interface Connection {
  /** Starts connecting; later calls do nothing. */
  start(): void;
  /** Resolves when the backend is connected, no matter how long it takes. */
  ready: Promise<Backend>;
  /**
   * The backend for an operation that a member starts. After a failed attempt, throws `unavailable`
   * "auth" and starts the next attempt right away.
   */
  forOperation(): Promise<Backend>;
}

/** The longest delay between two attempts, in milliseconds. */
const MAX_RETRY_MS = 30_000;

/**
 * The delay before the next attempt, in milliseconds: doubled after each failure, up to
 * `MAX_RETRY_MS`.
 */
export const getRetryDelay = (failures: number, retryMs: number): number =>
  Math.max(retryMs, Math.min(MAX_RETRY_MS, retryMs * 2 ** (failures - 1)));

/**
 * Connects with exponential backoff that starts at `retryMs`. Retries right away when the browser
 * is online again or a member starts an operation.
 */
export const createConnection = (connect: () => Promise<Backend>, retryMs: number): Connection => {
  let isStarted = false;
  let hasWarned = false;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | null = null;
  let attempt: Promise<Backend | null> | null = null;
  let resolveReady: (backend: Backend) => void;
  const ready = new Promise<Backend>((resolve) => {
    resolveReady = resolve;
  });

  const retryNow = (): void => {
    if (retryTimer === null) return;
    clearTimeout(retryTimer);
    failures = 0;
    void retry();
  };
  const connectOnce = async (): Promise<Backend | null> => {
    try {
      const backend = await connect();
      globalThis.removeEventListener?.('online', retryNow);
      resolveReady(backend);
      return backend;
    } catch (error) {
      if (!hasWarned) console.warn('The backend could not be reached; trying again.', error);
      hasWarned = true;
      failures += 1;
      // `attempt` stays settled, so that operations fail right away instead of waiting for the next
      // attempt.
      retryTimer = setTimeout(() => void retry(), getRetryDelay(failures, retryMs));
      return null;
    }
  };
  const retry = async (): Promise<void> => {
    retryTimer = null;
    const backend = await connectOnce();
    if (backend !== null) attempt = Promise.resolve(backend);
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    globalThis.addEventListener?.('online', retryNow);
    attempt = connectOnce();
  };

  return {
    start,
    ready,
    forOperation: async () => {
      start();
      const backend = await attempt;
      if (!backend) {
        retryNow();
        throw new AppError({ kind: 'unavailable', what: 'auth' });
      }
      return backend;
    },
  };
};
