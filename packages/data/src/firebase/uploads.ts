import { AppError } from '@gschool/domain';
import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
  type UploadMetadata,
} from 'firebase/storage';

import { EMULATOR_HOST, STORAGE_EMULATOR_PORT } from './emulators';
import { createTimeoutError, REQUEST_TIMEOUT_MS } from './timeLimit';

/**
 * The storage of the app's bucket.
 *
 * @param retryMs how long a request is retried; the SDK's default is ten minutes
 */
export const openStorage = (
  app: FirebaseApp,
  usesEmulator: boolean,
  retryMs: number,
): FirebaseStorage => {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = retryMs;
  storage.maxOperationRetryTime = retryMs;
  if (usesEmulator) connectStorageEmulator(storage, EMULATOR_HOST, STORAGE_EMULATOR_PORT);
  return storage;
};

interface FileUpload {
  file: Blob;
  metadata: UploadMetadata;
  /** Called with the number of bytes that were sent. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal | undefined;
}

/** Uploads a file. An aborted `signal` cancels it. Throws the SDK's errors and `AppError`. */
export const uploadFile = async (
  target: StorageReference,
  { file, metadata, onProgress, signal }: FileUpload,
): Promise<void> => {
  if (signal?.aborted) throw new AppError({ kind: 'cancelled' });
  const task = uploadBytesResumable(target, file, metadata);
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
    onProgress(bytesTransferred);
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
