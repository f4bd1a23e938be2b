import { AppError } from '@gschool/domain';

/**
 * Why a step of a download failed. `network`: the response is missing or incomplete, so a retry may
 * help. `busy`: the server cannot respond at the moment (status 408, 429 or 5xx). `refused`: status
 * 401 or 403. `missing`: the server does not have the file. `full`: the disk is full. `removed`:
 * stored files are gone, because the browser needs the space. `stopped`: the download was paused,
 * removed or closed.
 */
export type DownloadFailure =
  | 'network'
  | 'busy'
  | 'refused'
  | 'denied'
  | 'missing'
  | 'full'
  | 'removed'
  | 'unexpected'
  | 'stopped';

/** The error that a step of a download throws. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  constructor(
    readonly failure: DownloadFailure,
    message: string = failure,
  ) {
    super(message);
  }
}

const FAILURES_OF_KINDS: Partial<Record<AppError['info']['kind'], DownloadFailure>> = {
  offline: 'network',
  unavailable: 'busy',
  forbidden: 'denied',
  signedOut: 'denied',
  notFound: 'missing',
};

/** Converts an error to a failure. */
export const toFailure = (error: unknown): DownloadFailure => {
  if (error instanceof DownloadError) return error.failure;
  if (error instanceof AppError) return FAILURES_OF_KINDS[error.info.kind] ?? 'unexpected';
  return 'unexpected';
};

/** Converts the error for callers, who know only `AppError`. */
export const toDownloadsAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  switch (toFailure(error)) {
    case 'network':
      return new AppError({ kind: 'offline' });
    case 'busy':
      return new AppError({ kind: 'unavailable', what: 'service' });
    case 'refused':
    case 'denied':
      return new AppError({ kind: 'forbidden' });
    case 'missing':
      return new AppError({ kind: 'notFound', what: 'video' });
    case 'full':
    case 'removed':
      return new AppError({ kind: 'unavailable', what: 'storage' });
    case 'stopped':
      return new AppError({ kind: 'cancelled' });
    case 'unexpected':
      return new AppError({ kind: 'unexpected', cause: error }, String(error));
  }
};
