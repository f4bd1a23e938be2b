import { AppError } from '@gschool/domain';

/** A connection to a service, such as a `Backend`. */
export interface Connection<Service> {
  /** Starts connecting; later calls do nothing. */
  start(): void;
  /** Resolves when the service is connected, no matter how long it takes. */
  ready: Promise<Service>;
  /**
   * The service for an operation that a member starts. After a failed attempt, throws `unavailable`
   * "auth" and starts the next attempt right away.
   */
  forOperation(): Promise<Service>;
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
export const createConnection = <Service>(
  connect: () => Promise<Service>,
  retryMs: number,
): Connection<Service> => {
  let isStarted = false;
  let hasWarned = false;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | null = null;
  let attempt: Promise<Service | null> | null = null;
  let resolveReady: (service: Service) => void;
  const ready = new Promise<Service>((resolve) => {
    resolveReady = resolve;
  });

  const retryNow = (): void => {
    if (retryTimer === null) return;
    clearTimeout(retryTimer);
    failures = 0;
    void retry();
  };
  const connectOnce = async (): Promise<Service | null> => {
    try {
      const service = await connect();
      globalThis.removeEventListener?.('online', retryNow);
      resolveReady(service);
      return service;
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
    const service = await connectOnce();
    if (service !== null) attempt = Promise.resolve(service);
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
      const service = await attempt;
      if (!service) {
        retryNow();
        throw new AppError({ kind: 'unavailable', what: 'auth' });
      }
      return service;
    },
  };
};
