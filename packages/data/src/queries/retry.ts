import { AppError, isAppError } from '@gschool/domain';
import type { Backend } from '../backend';

const FINAL: readonly AppError['info']['kind'][] = [
  'forbidden',
  'notFound',
  'signedOut',
  'invalid',
  'conflict',
  'cancelled',
];

/** One more attempt for what may pass by itself; a refusal or an absence does not. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof AppError && FINAL.includes(error.info.kind));

/**
 * Reads; after a refusal once more with a fresh token, since a membership that
 * has just begun is not in the old one. Rejects with `AppError`.
 */
export const withFreshToken = async <T>(
  backend: Backend,
  read: (backend: Backend) => Promise<T>,
): Promise<T> => {
  try {
    return await read(backend);
  } catch (error) {
    if (!isAppError(error, 'forbidden')) throw error;
    const isRenewed = await backend.auth.claims(true).then(
      () => true,
      () => false,
    );
    if (!isRenewed) throw error;
    return read(backend);
  }
};
