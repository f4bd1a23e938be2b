import type { DownloadContext } from './runDownload';

/** What a member's downloads depend on. Tests replace it. */
export interface DownloadsOptions extends DownloadContext {
  /** Functions, because accessing them can throw. */
  caches: () => CacheStorage;
  storage: () => Storage;
  /** Undefined in browsers without Web Locks. Every tab downloads then. */
  locks?: Pick<LockManager, 'request'> | undefined;
  storageManager?: Partial<Pick<StorageManager, 'estimate' | 'persist'>> | undefined;
}
