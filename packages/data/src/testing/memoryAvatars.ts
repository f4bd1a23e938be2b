import { AppError } from '@gschool/domain';

import type { AvatarRepository } from '../entities/profile/avatarRepository';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** Photos in memory, with URLs that do not exist. */
export const createMemoryAvatars = (
  pictures: Map<string, Blob>,
  operation: Operation,
): AvatarRepository => {
  const addressOf = (uid: string): string => {
    if (!pictures.has(uid)) throw new AppError({ kind: 'notFound', what: 'picture' });
    return `https://pictures.example/${uid}`;
  };
  return {
    upload: (uid, picture, { onProgress } = {}) =>
      operation('avatars.upload', () => {
        onProgress?.(100);
        pictures.set(uid, picture);
        return addressOf(uid);
      }),
    downloadUrl: (uid) => operation('avatars.address', () => addressOf(uid)),
    remove: (uid) => operation('avatars.remove', () => void pictures.delete(uid)),
  };
};
