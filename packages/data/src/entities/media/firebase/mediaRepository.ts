import { AppError, isAppError } from '@gschool/domain';
import type { FirebaseApp } from 'firebase/app';
import { getMetadata, ref } from 'firebase/storage';

import { emulatorOrigin, STORAGE_EMULATOR_PORT } from '../../../firebase/emulators';
import { withTimeLimit } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';
import { openStorage, uploadFile } from '../../../firebase/uploads';
import { MEDIA_PREFIX, type MediaRepository, type StoreOptions } from '../mediaRepository';

/** `catalogue/` in the storage of the app's bucket. */
export const createMediaRepository = (
  app: FirebaseApp,
  usesEmulator: boolean,
  bucket: string,
): MediaRepository => {
  const storage = openStorage(app, usesEmulator);
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

  const upload = (name: string, file: Blob, options: StoreOptions): Promise<void> =>
    uploadFile(getRef(name), {
      file,
      metadata: {
        contentType: options.contentType,
        // The name has a digest of the content, so the file never changes.
        cacheControl: 'public, max-age=31536000, immutable',
      },
      onProgress: (bytes) => options.onProgress?.(bytes),
      signal: options.signal,
    });

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
