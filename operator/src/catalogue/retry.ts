export interface RetryOptions {
  /** Waits this many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Returns a number from 0 to 1. */
  random: () => number;
  /** Called before each pause. */
  onPause?: ((seconds: number, error: Error) => void) | undefined;
  attempts?: number | undefined;
}

/** Temporary errors: gRPC codes, HTTP status codes and network errors. */
const transientCodes = new Set<unknown>([
  4, // DEADLINE_EXCEEDED
  8, // RESOURCE_EXHAUSTED
  10, // ABORTED
  13, // INTERNAL
  14, // UNAVAILABLE
  408,
  429,
  500,
  502,
  503,
  504,
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
]);

const isTransient = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && transientCodes.has(error.code);

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 32_000;

/**
 * Runs an idempotent action. After a temporary error, it is retried after a pause. The pauses
 * double, and half of each pause is random. Any other error, and the error of the last attempt, is
 * thrown.
 */
export const withRetry = async <T>(
  action: () => Promise<T>,
  { wait, random, onPause, attempts = 8 }: RetryOptions,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      const maxPause = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
      const pause = maxPause * (0.5 + random() / 2);
      onPause?.(pause / 1000, error);
      await wait(pause);
    }
  }
};
