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
} from '../profile/avatarRepository';
import { EMULATOR_HOST, STORAGE_EMULATOR_PORT } from './emulators';
import { withAppErrors } from './toAppError';

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
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress?.(totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0);
    });
    const { ref: stored } = await task;
    return getDownloadURL(stored);
  };

  return {
    upload: (uid, picture, options = {}) =>
      withAppErrors(() => uploadAvatar(uid, picture, options)),
    downloadUrl: (uid) => withAppErrors(() => getDownloadURL(getAvatarRef(uid)), 'picture'),
    remove: async (uid) => {
      try {
        await withAppErrors(() => deleteObject(getAvatarRef(uid)), 'picture');
      } catch (error) {
        if (!isAppError(error, 'notFound')) throw error;
      }
    },
  };
};
