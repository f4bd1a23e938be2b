import { AppError } from '@gschool/domain';

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

/** Errors after which the same write can succeed without another change. */
const TRANSIENT_KINDS: readonly AppError['info']['kind'][] = [
  'offline',
  'unavailable',
  'signedOut',
  // The session is ending, but the SDK has not reported it yet.
  'auth',
  'cancelled',
  'conflict',
];

/** Whether a queue sends the same write again after an error. */
export const isTransient = ({ info }: AppError): boolean => TRANSIENT_KINDS.includes(info.kind);

/** What was thrown, as an `AppError`. */
export const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError({ kind: 'unexpected', cause: error });

/** Retries once, except for errors that a retry cannot fix. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && !isFinalError(error);

/**
 * Runs an operation. After `forbidden`, runs it once more with a fresh token, since the old one may
 * not contain a new subscription, or an email that was verified on another device. Rejects with
 * `AppError`.
 *
 * @param kinds the errors after which the token is renewed. A server that refuses revoked tokens
 *   answers `signedOut`; if the token can't be renewed, the session ends
 */
export const withFreshToken = async <T>(
  session: Pick<Session, 'backend' | 'renew'>,
  run: (backend: Backend) => Promise<T>,
  kinds: readonly AppError['info']['kind'][] = ['forbidden'],
): Promise<T> => {
  const backend = await session.backend();
  try {
    return await run(backend);
  } catch (error) {
    if (!(error instanceof AppError) || !kinds.includes(error.info.kind)) throw error;
    // Renewing the session also updates menus and guards. All queries of a page share one renewal.
    if (!(await session.renew())) throw error;
    return run(backend);
  }
};
