import type { Act } from '../contract';

/** `actLog/head`: the end of the log. */
export interface LogHead {
  /** The sequence of the last act; 0 for an empty log. */
  sequence: number;
  /** The hash of the last act; `''` for an empty log. */
  hash: string;
}

/**
 * The log inside a transaction. Firestore requires all reads of a transaction before its first
 * write.
 */
export interface LogTransaction {
  /** Null if there is no act with this id. */
  read(id: string): Promise<Act | null>;
  /** Null for an empty log. */
  readHead(): Promise<LogHead | null>;
  /** Creates an act, and replaces the head. */
  append(act: Act, head: LogHead): void;
  /** Marks an act as undone. */
  setUndoneBy(id: string, undoneBy: string): void;
}

/** A page of the log. */
export interface LogPage {
  /** Only acts after this sequence. */
  after: number;
  limit: number;
}

/** The operations on `acts` and `actLog/head`, which only trusted server code writes. */
export interface LogService {
  /** Runs `work` in a transaction that writes only the log. */
  change<T>(work: (log: LogTransaction) => Promise<T>): Promise<T>;
  find(id: string): Promise<Act | null>;
  /** Sets the status of an act to `done`. */
  finish(id: string): Promise<void>;
  /** By sequence, the first act first. */
  list(page: LogPage): Promise<readonly Act[]>;
  /** The acts with the status `started`, in any order. */
  listStarted(limit: number): Promise<readonly Act[]>;
  readHead(): Promise<LogHead | null>;
}
