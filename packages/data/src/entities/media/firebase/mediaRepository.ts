import { AppError, isAppError } from '@gschool/domain';
import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

import { EMULATOR_HOST, emulatorOrigin, STORAGE_EMULATOR_PORT } from '../../../firebase/emulators';
import { createTimeoutError, REQUEST_TIMEOUT_MS, withTimeLimit } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';
import { MEDIA_PREFIX, type MediaRepository, type StoreOptions } from '../mediaRepository';

/** How long a request is retried, in milliseconds; the SDK's default is ten minutes. */
const RETRY_TIMEOUT_MS = 20_000;

/** `catalogue/` in the storage of the app's bucket. */
export const createMediaRepository = (
  app: FirebaseApp,
  usesEmulator: boolean,
  bucket: string,
): MediaRepository => {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = RETRY_TIMEOUT_MS;
  storage.maxOperationRetryTime = RETRY_TIMEOUT_MS;
  if (usesEmulator) connectStorageEmulator(storage, EMULATOR_HOST, STORAGE_EMULATOR_PORT);
  const getRef = (name: string) => ref(storage, MEDIA_PREFIX + name);

  const isThere = async (name: string): Promise<boolean> => {
    try {
      await withAppErrors(() => withTimeLimit(getMetadata(getRef(name))), 'file');
      return true;
    } catch (error) {
      if (isAppError(error, 'notFound')) return false;
      throw error;
    }
  };

  const upload = async (name: string, file: Blob, options: StoreOptions): Promise<void> => {
    const { contentType, onProgress, signal } = options;
    if (signal?.aborted) throw new AppError({ kind: 'cancelled' });
    const task = uploadBytesResumable(getRef(name), file, {
      contentType,
      // The name has a digest of the content, so the file never changes.
      cacheControl: 'public, max-age=31536000, immutable',
    });
    const cancel = () => task.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStalled = false;
    /** The SDK waits forever for a response, so an upload without progress is canceled. */
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (isStalled = task.cancel()), REQUEST_TIMEOUT_MS);
    };
    restartTimer();
    task.on('state_changed', ({ bytesTransferred }) => {
      restartTimer();
      onProgress?.(bytesTransferred);
    });
    try {
      await task;
    } catch (error) {
      throw isStalled ? createTimeoutError() : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };

  return {
    baseUrl: `${usesEmulator ? emulatorOrigin(STORAGE_EMULATOR_PORT) : 'https://storage.googleapis.com'}/${bucket}/${MEDIA_PREFIX}`,
    store: async (name, file, options) => {
      if (options.signal?.aborted) throw new AppError({ kind: 'cancelled' });
      if (await isThere(name)) return 'present';
      await withAppErrors(() => upload(name, file, options));
      return 'stored';
    },
  };
};
