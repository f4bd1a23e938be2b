import type { ClassDetails, Playback } from '@gschool/domain';

/** Why a download does not continue. `removed`: files of a complete download are missing. */
export type DownloadProblem = 'offline' | 'busy' | 'full' | 'denied' | 'removed' | 'unexpected';

export type DownloadStatus = 'queued' | 'running' | 'paused' | 'failed' | 'done';

/**
 * A class that is on this device or being downloaded to it (docs/product/downloads.md#downloads).
 */
export interface Download {
  classId: string;
  title: string;
  /** A `PictureRef`. It is local when the class is downloaded and the poster was a URL. */
  poster: string;
  /** The height of the selected quality in pixels. */
  height: number;
  status: DownloadStatus;
  /** Set when the status is `failed`, or `paused` without the member's action. */
  problem: DownloadProblem | null;
  /** The bytes that are stored. */
  storedBytes: number;
  /** The size in bytes; an estimate until the download is done. */
  totalBytes: number;
  /** When the download was completed, in epoch milliseconds; null before that. */
  takenAt: number | null;
}

/** A quality that the member can select. `bytes` is an estimate. */
export interface DownloadQuality {
  height: number;
  bytes: number;
}

/** The space that a download needs, calculated before it starts. */
export interface DownloadEstimate {
  /** The lowest quality first. The bytes are the total over all requested classes. */
  qualities: readonly DownloadQuality[];
  /** Free bytes for this site; null where the browser does not report them. */
  freeBytes: number | null;
}

/** Everything the watch page needs to play a class offline. The URLs are local. */
export interface DownloadedClass {
  details: ClassDetails;
  playback: Playback;
  height: number;
}

/** The downloads of the signed-in member. Rejects only with `AppError`. */
export interface Downloads {
  get(): readonly Download[];
  subscribe(listener: () => void): () => void;
  estimate(classIds: readonly string[]): Promise<DownloadEstimate>;
  /** Adds classes to the queue in this order, each in the quality nearest to `height`. */
  add(classIds: readonly string[], height: number): Promise<void>;
  pause(classId: string): void;
  resume(classId: string): void;
  remove(classId: string): Promise<void>;
  removeAll(): Promise<void>;
  /** The stored class with local URLs; null if it is not completely downloaded. */
  open(classId: string): Promise<DownloadedClass | null>;
}

/** A member's downloads on one page: the interface of the code that runs them. */
export interface DownloadQueue extends Downloads {
  /**
   * Compares the list with the stored files, and starts the queued downloads. Concurrent calls
   * share one run.
   */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** Call it when another tab has changed the list. */
  onStorageEvent(): void;
  /** Call it when the network is back. */
  onOnline(): void;
  /** Stops without changing the stored data; the next page continues. */
  close(): void;
}

/**
 * The downloads of the member who is signed in. Their code is loaded by `start` or by the first
 * action.
 */
export interface MemberDownloads extends Downloads {
  start(): void;
  /** Whether `get` returns the stored list already. */
  isReady(): boolean;
}
