import { AppError, getAvatarPath, isAppError } from '@gschool/domain';
import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

import {
  AVATAR_MAX_BYTES,
  avatarTypes,
  type AvatarRepository,
  type UploadOptions,
} from '../avatarRepository';
import { EMULATOR_HOST, STORAGE_EMULATOR_PORT } from '../../../firebase/emulators';
import { createTimeoutError, REQUEST_TIMEOUT_MS, withTimeLimit } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';

/** How long a request is retried, in milliseconds; the SDK's default is ten minutes. */
const RETRY_TIMEOUT_MS = 10_000;

const assertUploadable = ({ size, type }: Blob): void => {
  if (size > AVATAR_MAX_BYTES) {
    throw new AppError({ kind: 'invalid', fields: { photo: 'tooLarge' } });
  }
  if (!avatarTypes.some((allowed) => allowed === type)) {
    throw new AppError({ kind: 'invalid', fields: { photo: 'wrongType' } });
  }
};

/** `users/{uid}/avatar` in the storage of the app's bucket. */
export const createAvatarRepository = (
  app: FirebaseApp,
  usesEmulator: boolean,
): AvatarRepository => {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = RETRY_TIMEOUT_MS;
  storage.maxOperationRetryTime = RETRY_TIMEOUT_MS;
  if (usesEmulator) connectStorageEmulator(storage, EMULATOR_HOST, STORAGE_EMULATOR_PORT);
  const getAvatarRef = (uid: string) => ref(storage, getAvatarPath(uid));

  const uploadAvatar = async (
    uid: string,
    picture: Blob,
    { onProgress, signal }: UploadOptions,
  ) => {
    assertUploadable(picture);
    if (signal?.aborted) throw new AppError({ kind: 'cancelled' });
    const task = uploadBytesResumable(getAvatarRef(uid), picture, {
      contentType: picture.type,
      // The download URL changes with every upload, so the browser may cache it.
      cacheControl: 'private, max-age=86400',
    });
    signal?.addEventListener('abort', () => task.cancel(), { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStalled = false;
    /** The SDK waits forever for a response, so an upload without progress is canceled. */
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (isStalled = task.cancel()), REQUEST_TIMEOUT_MS);
    };
    restartTimer();
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      restartTimer();
      onProgress?.(totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0);
    });
    try {
      await task;
    } catch (error) {
      throw isStalled ? createTimeoutError() : error;
    } finally {
      clearTimeout(timer);
    }
    return withTimeLimit(getDownloadURL(getAvatarRef(uid)));
  };

  return {
    upload: (uid, picture, options = {}) =>
      withAppErrors(() => uploadAvatar(uid, picture, options)),
    downloadUrl: (uid) =>
      withAppErrors(() => withTimeLimit(getDownloadURL(getAvatarRef(uid))), 'picture'),
    remove: async (uid) => {
      try {
        await withAppErrors(() => withTimeLimit(deleteObject(getAvatarRef(uid))), 'picture');
      } catch (error) {
        if (!isAppError(error, 'notFound')) throw error;
      }
    },
  };
};
