import { AppError, isAppError } from '@gschool/domain';

import type { Backend } from '../backend';
import type { Session } from '../session/createSession';

const FINAL_KINDS: readonly AppError['info']['kind'][] = [
  'forbidden',
  'notFound',
  'signedOut',
  'invalid',
  'conflict',
  'cancelled',
];

/** Whether a retry cannot fix an error. */
export const isFinalError = (error: unknown): boolean =>
  error instanceof AppError && FINAL_KINDS.includes(error.info.kind);

/** Retries once, except for errors that a retry cannot fix. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && !isFinalError(error);

/**
 * Runs an operation. After `forbidden`, runs it once more with a fresh token, since the old one may
 * not contain a new subscription, or an email that was verified on another device. Rejects with
 * `AppError`.
 */
export const withFreshToken = async <T>(
  session: Pick<Session, 'backend' | 'renew'>,
  run: (backend: Backend) => Promise<T>,
): Promise<T> => {
  const backend = await session.backend();
  try {
    return await run(backend);
  } catch (error) {
    if (!isAppError(error, 'forbidden')) throw error;
    // Renewing the session also updates menus and guards. All queries of a page share one renewal.
    if (!(await session.renew())) throw error;
    return run(backend);
  }
};
