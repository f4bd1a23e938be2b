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

/** One more attempt for what may pass by itself; a refusal or an absence does not. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof AppError && FINAL_KINDS.includes(error.info.kind));

/**
 * Reads; after a refusal once more with a fresh token, since a membership that
 * has just begun is not in the old one. Rejects with `AppError`.
 */
export const withFreshToken = async <T>(
  session: Pick<Session, 'backend' | 'renew'>,
  read: (backend: Backend) => Promise<T>,
): Promise<T> => {
  const backend = await session.backend();
  try {
    return await read(backend);
  } catch (error) {
    if (!isAppError(error, 'forbidden')) throw error;
    // Menus and guards learn of it, too, and all readings of a page share one renewal.
    if (!(await session.renew())) throw error;
    return read(backend);
  }
};
