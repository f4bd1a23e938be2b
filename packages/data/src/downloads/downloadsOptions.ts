import type { DownloadContext } from './runDownload';

/** What the downloads of a member depend on; tests replace it. */
export interface DownloadsOptions extends DownloadContext {
  /** Functions, because accessing them can throw. */
  caches: () => CacheStorage;
  storage: () => Storage;
  /** Unset where the browser has none: then every tab downloads. */
  locks?: Pick<LockManager, 'request'> | undefined;
  storageManager?: Partial<Pick<StorageManager, 'estimate' | 'persist'>> | undefined;
}
