export interface RetryOptions {
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
  /** Told before each pause. */
  onPause?: ((seconds: number, error: Error) => void) | undefined;
  attempts?: number | undefined;
}

/** Answers that pass by themselves, as gRPC numbers and as HTTP status. */
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

const FIRST_DELAY = 500;
const MAX_DELAY = 32_000;

/**
 * Does something that may be done twice, again after a pause that doubles (with
 * half of it left to chance) while the service is overburdened or away. Any other
 * error, and that of the last attempt, is thrown as it is.
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
      const longest = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempt - 1));
      const pause = longest * (0.5 + random() / 2);
      onPause?.(pause / 1000, error);
      await wait(pause);
    }
  }
};
