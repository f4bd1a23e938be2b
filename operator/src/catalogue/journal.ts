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

/** How a run begins: enough to go on with it without reading the database again. */
export interface JournalHead {
  /** Fingerprint of the documents, the project and the limits: another pack is another run. */
  key: string;
  /** Epoch milliseconds. */
  startedAt: number;
  pid: number;
  /** The catalogue's version that was live at the beginning; null for none. */
  liveVersion: string | null;
  writes: readonly Write[];
  unchanged: number;
}

/** A run that did not come to its end. */
export interface UnfinishedRun extends JournalHead {
  /** Numbers of the batches that are known to be committed. */
  done: ReadonlySet<number>;
}

const isHead = (value: unknown): value is JournalHead =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'startedAt', 'pid', 'liveVersion', 'writes', 'unchanged'].every((f) => f in value) &&
  Array.isArray(Reflect.get(value, 'writes'));

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    // The run ended in the middle of this line: its batch may or may not be
    // committed, and committing it again changes nothing.
    return null;
  }
};

/** Reads a journal; null where it holds no run. A line that broke off is left out. */
export const parseJournal = (text: string): UnfinishedRun | null => {
  const [head, ...rest] = text.split('\n').filter(Boolean).map(parsed);
  if (!isHead(head)) return null;
  return { ...head, done: new Set(rest.filter((n): n is number => typeof n === 'number')) };
};

const MAX_AGE = 24 * 60 * 60 * 1000;

/**
 * Says whether a broken run may be continued: the same documents for the same
 * project, within a day, and nobody else has published in between.
 */
export const canContinue = (
  run: UnfinishedRun,
  now: { key: string; at: number; liveVersion: string | null; version: string },
): boolean =>
  run.key === now.key &&
  now.at - run.startedAt < MAX_AGE &&
  [run.liveVersion, now.version].includes(now.liveVersion);

/** The file in which a run writes down how far it is. */
export interface Journal {
  /** The run that broke off, or null. */
  unfinished(): UnfinishedRun | null;
  /** Replaces the content of the file atomically. */
  begin(head: JournalHead, done: ReadonlySet<number>): void;
  /** Returns once the number is on the disk. */
  batchDone(n: number): void;
  end(): void;
}

const append = (file: string, flags: 'a' | 'w', line: string): void => {
  const handle = openSync(file, flags);
  writeSync(handle, `${line}\n`);
  fsyncSync(handle);
  closeSync(handle);
};

/** A journal in a file, which is made with its folder when a run begins, and removed at its end. */
export const openJournal = (file: string): Journal => ({
  unfinished: () => (existsSync(file) ? parseJournal(readFileSync(file, 'utf8')) : null),
  begin: (head, done) => {
    mkdirSync(dirname(file), { recursive: true });
    append(`${file}.new`, 'w', [JSON.stringify(head), ...done].join('\n'));
    renameSync(`${file}.new`, file);
  },
  batchDone: (n) => append(file, 'a', String(n)),
  end: () => rmSync(file, { force: true }),
});
