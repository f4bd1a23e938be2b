import { AppError, getAvatarPath, isAppError } from '@gschool/domain';
import type { FirebaseApp } from 'firebase/app';
import { deleteObject, getDownloadURL, ref } from 'firebase/storage';

import {
  AVATAR_MAX_BYTES,
  avatarTypes,
  type AvatarRepository,
  type UploadOptions,
} from '../avatarRepository';
import { withTimeLimit } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';
import { openStorage, uploadFile } from '../../../firebase/uploads';

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
  const storage = openStorage(app, usesEmulator);
  const getAvatarRef = (uid: string) => ref(storage, getAvatarPath(uid));

  const uploadAvatar = async (
    uid: string,
    picture: Blob,
    { onProgress, signal }: UploadOptions,
  ) => {
    assertUploadable(picture);
    await uploadFile(getAvatarRef(uid), {
      file: picture,
      metadata: {
        contentType: picture.type,
        // The download URL changes with every upload, so the browser may cache it.
        cacheControl: 'private, max-age=86400',
      },
      onProgress: (bytes) =>
        onProgress?.(picture.size > 0 ? Math.round((bytes / picture.size) * 100) : 0),
      signal,
    });
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
