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
 * How long a request is retried, in milliseconds. The SDK's default is ten minutes. All repositories
 * share one storage object of the SDK, so one of them can't have another time.
 */
const RETRY_TIMEOUT_MS = 20_000;

/** The storage of the app's bucket. */
export const openStorage = (app: FirebaseApp, usesEmulator: boolean): FirebaseStorage => {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = RETRY_TIMEOUT_MS;
  storage.maxOperationRetryTime = RETRY_TIMEOUT_MS;
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

/** Whether the browser can still read a file: not after it was changed, moved or deleted. */
const isReadable = async (file: Blob): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

/**
 * Uploads a file. An aborted `signal` cancels it. Throws the SDK's errors and `AppError`: `notFound`
 * if the file was changed, moved or deleted since it was chosen. Browsers report that like a lost
 * connection, so the SDK would try again for a while.
 */
export const uploadFile = async (
  target: StorageReference,
  { file, metadata, onProgress, signal }: FileUpload,
): Promise<void> => {
  if (signal?.aborted) throw new AppError({ kind: 'cancelled' });
  const lost = new AppError({ kind: 'notFound', what: 'file' });
  if (!(await isReadable(file))) throw lost;
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
    if (!signal?.aborted && !(await isReadable(file))) throw lost;
    throw isStalled ? createTimeoutError() : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
};
