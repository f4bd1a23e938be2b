import type { LogTransaction } from '../log/logService';
import type { Release } from './types';

/** The data of a document. Timestamps are ISO times in UTC. */
export type DocumentData = Readonly<Record<string, unknown>>;

/** A document and its version, which is Firestore's `updateTime`. */
export interface ContentDocument {
  path: string;
  data: DocumentData;
  version: string;
}

/** Replaces a document, or deletes it if `data` is null. */
export interface DocumentChange {
  path: string;
  data: DocumentData | null;
}

/** A transaction over content documents. All reads happen before the first write. */
export interface ContentTransaction {
  /** In the order of the paths; null where there is no document. */
  read(paths: readonly string[]): Promise<readonly (ContentDocument | null)[]>;
  write(change: DocumentChange): void;
}

/** What the first release of a school is compiled with. Later ones take it from the live release. */
export type FirstRelease = Pick<Release, 'language' | 'mediaBase'>;

/** The documents of the school's content, for trusted server code. */
export interface ContentService {
  /**
   * The settings of a school without releases.
   * @default English, and no base URL: media are https URLs
   */
  getFirstRelease?: (() => FirstRelease) | undefined;
  /** In the order of the paths; null where there is no document. */
  read(paths: readonly string[]): Promise<readonly (ContentDocument | null)[]>;
  /** Every document of a collection or, with `isGroup`, of all collections with this name. */
  list(collection: string, isGroup?: boolean): AsyncIterable<ContentDocument>;
  /** The documents of a collection in which a field has a value; at most 500. */
  find(collection: string, field: string, value: string): Promise<readonly ContentDocument[]>;
  /**
   * Commits at most 500 changes, all or none, if the field `run` of `releaseLog/run` still names this
   * run. Otherwise throws an `AdminError` (`publication-running`). It holds no lock, which would
   * outlive a process that is killed.
   */
  commit(run: string, changes: readonly DocumentChange[]): Promise<void>;
  /** Runs `work` in one transaction together with the log. */
  change<T>(work: (transaction: ContentTransaction, log: LogTransaction) => Promise<T>): Promise<T>;
}
