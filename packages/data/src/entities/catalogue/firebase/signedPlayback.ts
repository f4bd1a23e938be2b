import { AppError, type Playback } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

import { toPlayback } from '../../../mappers/playback';
import { REQUEST_TIMEOUT_MS } from '../../../firebase/timeLimit';

/** The errors that a member can do something about. All other errors are the function's fault. */
const ERRORS: Readonly<Record<number, AppError['info']>> = {
  401: { kind: 'signedOut' },
  403: { kind: 'forbidden' },
};

/**
 * Reads the signed URLs of a class from the function (docs/product/watching.md#signed-addresses);
 * null while the class has no media. Throws `AppError`: `forbidden` without an active membership,
 * `unavailable` if the function fails, `offline` if it does not respond.
 *
 * @param url the function's URL, without a trailing slash
 */
export const readSignedPlayback = async (
  auth: Auth,
  url: string,
  id: string,
): Promise<Playback | null> => {
  // A page that starts from the copy of the member calls this before Firebase has restored the
  // session.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  if (token === undefined) throw new AppError({ kind: 'signedOut' });
  const askedAt = Date.now();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(`${url}/${encodeURIComponent(id)}`, {
      signal,
      headers: { Authorization: `Bearer ${token}` },
    });
    data = response.ok ? await response.json() : undefined;
  } catch (error) {
    // The response is not JSON.
    if (error instanceof SyntaxError) throw new AppError({ kind: 'unavailable', what: 'service' });
    throw new AppError({ kind: 'offline' }, String(error));
  }
  if (!response.ok) {
    throw new AppError(ERRORS[response.status] ?? { kind: 'unavailable', what: 'service' });
  }
  if (data === null) return null;
  const { hls, captions } = toPlayback(data, id);
  const { expiresIn } = data as { expiresIn?: unknown };
  return {
    // A playlist's URL is relative to the function's URL.
    hls: new URL(hls, `${url}/`).href,
    captions,
    ...(typeof expiresIn === 'number' && { expiresAt: askedAt + expiresIn * 1000 }),
  };
};
