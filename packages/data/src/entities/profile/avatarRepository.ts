/** Stores profile photos. Throws only `AppError`. */
export interface AvatarRepository {
  /**
   * Stores a PNG, JPEG or WebP of at most `AVATAR_MAX_BYTES` in place of the previous photo and
   * resolves to its https URL. `onProgress` receives percentages from 0 to 100; an aborted `signal`
   * rejects with `cancelled`.
   */
  upload(uid: string, picture: Blob, options?: UploadOptions): Promise<string>;
  /** The https URL of the stored photo; throws `notFound` without one. */
  downloadUrl(uid: string): Promise<string>;
  /** Deletes the photo, if there is one. */
  remove(uid: string): Promise<void>;
}

export interface UploadOptions {
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The storage rules refuse a larger file. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

/** The storage rules refuse every other type; SVG could contain scripts. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
