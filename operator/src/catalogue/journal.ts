import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

import type { Write } from './writes';

/**
 * Describes the start of a run, so that the run can continue without reading the database again.
 */
export interface JournalHeader {
  /**
   * Fingerprint of the documents, the project and the limits. A different pack has a different key.
   */
  key: string;
  /** The id of the run that `DocumentStore.begin` recorded. */
  run: string;
  /** Epoch milliseconds. */
  startedAt: number;
  pid: number;
  /** The catalog version that was live at the start; null if there was none. */
  liveVersion: string | null;
  writes: readonly Write[];
  unchanged: number;
}

/** A run that was interrupted. */
export interface UnfinishedRun extends JournalHeader {
  /** The numbers of the batches that were committed. */
  done: ReadonlySet<number>;
}

const isJournalHeader = (value: unknown): value is JournalHeader =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'run', 'startedAt', 'pid', 'liveVersion', 'writes', 'unchanged'].every(
    (f) => f in value,
  ) &&
  Array.isArray(Reflect.get(value, 'writes'));

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    // The run was interrupted while it wrote this line. Its batch may already be committed, but
    // committing it twice is harmless.
    return null;
  }
};

/** Parses a journal. Null if it contains no run. Incomplete lines are left out. */
export const parseJournal = (text: string): UnfinishedRun | null => {
  const [head, ...rest] = text.split('\n').filter(Boolean).map(parseLine);
  if (!isJournalHeader(head)) return null;
  return { ...head, done: new Set(rest.filter((n): n is number => typeof n === 'number')) };
};

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Whether an interrupted run can continue: it has the same documents and project, is less than a
 * day old, and no other run has begun or published since.
 */
export const canContinue = (
  run: UnfinishedRun,
  now: {
    key: string;
    at: number;
    liveVersion: string | null;
    version: string;
    /** The latest run to begin. */
    begun: string | null;
  },
): boolean =>
  run.key === now.key &&
  run.run === now.begun &&
  now.at - run.startedAt < MAX_AGE_MS &&
  [run.liveVersion, now.version].includes(now.liveVersion);

/** The file in which a run records its progress. */
export interface Journal {
  /** The interrupted run, or null. */
  readUnfinishedRun(): UnfinishedRun | null;
  /** Replaces the content of the file atomically. */
  start(head: JournalHeader, done: ReadonlySet<number>): void;
  /** Returns once the number is on the disk. */
  markBatchDone(n: number): void;
  finish(): void;
}

const append = (file: string, flags: 'a' | 'w', line: string): void => {
  const handle = openSync(file, flags);
  writeSync(handle, `${line}\n`);
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * A journal in a file. The file and its folder are created when a run starts; the file is deleted
 * when the run is finished.
 */
export const openJournal = (file: string): Journal => ({
  readUnfinishedRun: () => (existsSync(file) ? parseJournal(readFileSync(file, 'utf8')) : null),
  start: (head, done) => {
    mkdirSync(dirname(file), { recursive: true });
    append(`${file}.new`, 'w', [JSON.stringify(head), ...done].join('\n'));
    renameSync(`${file}.new`, file);
  },
  markBatchDone: (n) => append(file, 'a', String(n)),
  finish: () => rmSync(file, { force: true }),
});
