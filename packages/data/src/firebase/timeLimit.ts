import { AppError } from '@gschool/domain';

/** The time limit of a request to Firebase in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000;

export const createTimeoutError = (): AppError =>
  new AppError({ kind: 'offline' }, 'The request timed out.');

/** Rejects with `offline` after the time limit. The request may still reach the service. */
export const withTimeLimit = async <T>(request: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), REQUEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([request, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
