/** Stores the files of the school's content, for staff. Throws only `AppError`. */
export interface MediaRepository {
  /** The URL below which browsers load the files. It ends with `/`. */
  baseUrl: string;
  /**
   * Stores a file that never changes, and does nothing if the object is already there. `onProgress`
   * receives the number of bytes that were sent; an aborted `signal` rejects with `cancelled`.
   *
   * @param name `DIGEST/path/in/the/pack`
   */
  store(name: string, file: Blob, options: StoreOptions): Promise<'stored' | 'present'>;
}

export interface StoreOptions {
  /** The media type with which browsers load it. */
  contentType: string;
  onProgress?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The folder of the bucket in which the files are, as `gschool catalogue publish` uses it. */
export const MEDIA_PREFIX = 'catalogue/';

/** The storage rules refuse a larger file. */
export const MEDIA_MAX_BYTES = 256 * 1024 * 1024;
