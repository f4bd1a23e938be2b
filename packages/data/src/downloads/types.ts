import type { ClassDetails, Playback } from '@gschool/domain';

/** Why a download does not continue. `removed`: files of a complete download are missing. */
export type DownloadProblem = 'offline' | 'full' | 'denied' | 'removed' | 'unexpected';

export type DownloadStatus = 'queued' | 'running' | 'paused' | 'failed' | 'done';

/** A class on this device, or on its way to it (docs/product/downloads.md#downloads). */
export interface Download {
  classId: string;
  title: string;
  /** A `PictureRef`; local when the class is downloaded and the poster was a URL. */
  poster: string;
  /** The height of the chosen quality in pixels. */
  height: number;
  status: DownloadStatus;
  /** Set when the status is `failed`, or `paused` without the member's action. */
  problem: DownloadProblem | null;
  /** Bytes that are stored. */
  storedBytes: number;
  /** The size in bytes; an estimate until the download is done. */
  totalBytes: number;
  /** Epoch milliseconds at which the download was complete; null before. */
  takenAt: number | null;
}

/** A quality that can be chosen. `bytes` is an estimate. */
export interface DownloadQuality {
  height: number;
  bytes: number;
}

/** What downloading would take, asked before it starts. */
export interface DownloadEstimate {
  /** The lowest first. The bytes are the sum over all classes that were asked for. */
  qualities: readonly DownloadQuality[];
  /** Free bytes for this site; null where the browser does not report them. */
  freeBytes: number | null;
}

/** What the watch page needs to play a class offline. The addresses are local. */
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
  /** Adds classes to the queue in this order; each in the quality nearest to `height`. */
  add(classIds: readonly string[], height: number): Promise<void>;
  pause(classId: string): void;
  resume(classId: string): void;
  remove(classId: string): Promise<void>;
  removeAll(): Promise<void>;
  /** The stored class with local addresses; null if it is not completely downloaded. */
  open(classId: string): Promise<DownloadedClass | null>;
}

/** The downloads of a member on one page, as the code that runs them offers them. */
export interface DownloadQueue extends Downloads {
  /** Compares the list with what is stored, and starts what is queued. Concurrent calls share it. */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** Another tab has changed the list. */
  onStorageEvent(): void;
  /** The network is back. */
  onOnline(): void;
  /** Stops without changing what is stored; the next page continues. */
  close(): void;
}

/**
 * The downloads of the member who is signed in. Their code is loaded by `start` or by the first
 * action.
 */
export interface MemberDownloads extends Downloads {
  start(): void;
  /** Whether `get` shows what is stored. */
  isReady(): boolean;
}
