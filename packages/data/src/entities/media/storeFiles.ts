import { AppError, isAppError } from '@gschool/domain';

import { withFreshToken } from '../../queries/retry';
import type { Services } from '../../services/createServices';
import type { MediaRepository } from './mediaRepository';

/** A file to store. */
export interface FileToStore {
  /** `DIGEST/path/in/the/pack` */
  name: string;
  file: Blob;
  contentType: string;
}

/** How far the files are stored. */
export interface StoredFiles {
  /** How many files are stored, those that were already there included. */
  done: number;
  /** How many of them were already there. */
  present: number;
  /** Bytes, those of files that were already there included. */
  bytes: number;
}

const CONCURRENCY = 4;
/** A file is tried again after a lost connection. */
const ATTEMPTS = 3;

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

const open = async ({ session }: Pick<Services, 'session'>): Promise<MediaRepository> => {
  const media = await withFreshToken(session, (backend) => backend.media());
  if (!media) throw new AppError({ kind: 'unavailable', what: 'storage' });
  return media;
};

/** The URL below which browsers load stored files; null for a school without a bucket. */
export const readMediaBase = async ({
  session,
}: Pick<Services, 'session'>): Promise<string | null> =>
  (await withFreshToken(session, (backend) => backend.media()))?.baseUrl ?? null;

/**
 * Stores files, four at a time. Those that are already there are skipped, so that an interrupted call
 * can be repeated. Rejects with `AppError`; `cancelled` after `signal` was aborted.
 */
export const storeFiles = async (
  services: Pick<Services, 'session'>,
  files: readonly FileToStore[],
  onProgress: (progress: StoredFiles) => void,
  signal: AbortSignal,
): Promise<StoredFiles> => {
  const media = await open(services);
  const waiting = [...files];
  const sending = new Map<string, number>();
  let progress: StoredFiles = { done: 0, present: 0, bytes: 0 };
  const report = () => {
    const partly = [...sending.values()].reduce((sum, bytes) => sum + bytes, 0);
    onProgress({ ...progress, bytes: progress.bytes + partly });
  };
  const storeOne = async ({ name, file, contentType }: FileToStore): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // The SDK would try for many seconds.
        if (isOffline()) throw new AppError({ kind: 'offline' });
        const outcome = await media.store(name, file, {
          contentType,
          signal,
          onProgress: (bytes) => {
            sending.set(name, bytes);
            report();
          },
        });
        sending.delete(name);
        progress = {
          done: progress.done + 1,
          present: progress.present + Number(outcome === 'present'),
          bytes: progress.bytes + file.size,
        };
        return report();
      } catch (error) {
        sending.delete(name);
        const isLost = isAppError(error, 'unavailable');
        if (isLost && isOffline()) throw new AppError({ kind: 'offline' });
        if (!isLost || attempt === ATTEMPTS || signal.aborted) throw error;
      }
    }
  };
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await storeOne(next);
      } catch (error) {
        // The other three finish, but no new one starts.
        waiting.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, storeNext));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return progress;
};
