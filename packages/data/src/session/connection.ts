import { AppError } from '@gschool/domain';
import type { Backend } from '../backend';

export interface Connection {
  /** Begins to connect; later calls do nothing. */
  start(): void;
  /** Resolves when the backend is there, however long that takes. */
  ready: Promise<Backend>;
  /**
   * For an operation that somebody waits for: the backend, or `unavailable`
   * "auth" once an attempt has failed (the retry goes on all the same).
   */
  forOperation(): Promise<Backend>;
}

/** Tries to connect, again after every `retryMs`, until it succeeds (spec, sections 4 and 9). */
export const createConnection = (connect: () => Promise<Backend>, retryMs: number): Connection => {
  let isStarted = false;
  let hasWarned = false;
  let attempt: Promise<Backend | null> | null = null;
  let settle: (backend: Backend) => void;
  const ready = new Promise<Backend>((resolve) => {
    settle = resolve;
  });

  const tryOnce = async (): Promise<Backend | null> => {
    try {
      const backend = await connect();
      settle(backend);
      return backend;
    } catch (error) {
      // A later attempt must not look pending: an operation fails at once from here on.
      setTimeout(() => void retry(), retryMs);
      if (!hasWarned) console.warn('The backend could not be reached; trying again.', error);
      hasWarned = true;
      return null;
    }
  };
  const retry = async (): Promise<void> => {
    const backend = await tryOnce();
    if (backend !== null) attempt = Promise.resolve(backend);
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    attempt = tryOnce();
  };

  return {
    start,
    ready,
    forOperation: async () => {
      start();
      const backend = await attempt;
      if (!backend) throw new AppError({ kind: 'unavailable', what: 'auth' });
      return backend;
    },
  };
};
