/** The members' own pictures. Throws only `AppError`. */
export interface AvatarRepository {
  /**
   * Stores a PNG, JPEG or WebP of at most `AVATAR_MAX_BYTES` in place of the one before, and
   * resolves to its https address. `onProgress` gets percentages from 0 to 100; an aborted
   * `signal` rejects with `cancelled`.
   */
  upload(uid: string, picture: Blob, options?: UploadOptions): Promise<string>;
  /** The https address of the stored picture; `notFound` where there is none. */
  downloadUrl(uid: string): Promise<string>;
  /** Deletes it; none is fine. */
  remove(uid: string): Promise<void>;
}

export interface UploadOptions {
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The storage rules refuse a larger file. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

/** The storage rules refuse every other type; SVG could carry scripts. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
