import type { DownloadContext } from './runDownload';

/** The surroundings of the downloads of a member, which tests replace. */
export interface DownloadsOptions extends DownloadContext {
  /** Functions, because accessing them can throw. */
  caches: () => CacheStorage;
  storage: () => Storage;
  /** Unset where the browser has none: then every tab downloads. */
  locks?: Pick<LockManager, 'request'> | undefined;
  storageManager?: Partial<Pick<StorageManager, 'estimate' | 'persist'>> | undefined;
}
