import { cardFields, readLanguage, readTranslations, type Translated } from '@gschool/domain';
import { createListeners } from '@gschool/state';

import * as read from '../mappers/read';
import { getQueueKey } from './keys';
import type { Download, DownloadProblem, DownloadStatus } from './types';

/** A download, as local storage stores it. */
export interface DownloadEntry extends Download, Translated<'title'> {
  /** Epoch milliseconds. If the value changes, the class was removed and added again. */
  addedAt: number;
  /** The fingerprint of the plan whose files are stored; empty before the first plan. */
  fingerprint: string;
  /** True while its files are being removed. The download is not shown then. */
  isRemoved?: true | undefined;
}

/** The downloads of one member, shared by all tabs through local storage. */
export interface DownloadList {
  /** Returns the same array until something changes. */
  get(): readonly DownloadEntry[];
  find(classId: string): DownloadEntry | undefined;
  /** Changes the stored list, which another tab may have changed since the last `get`. */
  change(next: (entries: readonly DownloadEntry[]) => readonly DownloadEntry[]): void;
  /** Changes one entry. */
  changeOne(classId: string, next: (entry: DownloadEntry) => Partial<DownloadEntry>): void;
  /** Reads the list again after another tab has stored it. */
  reload(): void;
  subscribe(listener: () => void): () => void;
  /** Stops storing changes, so that signing out can remove the entries. */
  close(): void;
  isClosed(): boolean;
}

const STATUSES: readonly DownloadStatus[] = ['queued', 'running', 'paused', 'failed', 'done'];
const PROBLEMS: readonly DownloadProblem[] = [
  'offline',
  'busy',
  'full',
  'denied',
  'removed',
  'unexpected',
];

const toEntry = (fields: read.Fields, where: string): DownloadEntry => ({
  classId: read.requiredText(fields, 'classId', where),
  title: read.text(fields, 'title'),
  language: readLanguage(fields),
  translations: readTranslations(
    { title: cardFields.title },
    read.field(fields, 'translations'),
    where,
  ),
  poster: read.text(fields, 'poster'),
  height: read.requiredNumber(fields, 'height', where),
  status: read.oneOf(read.field(fields, 'status'), STATUSES, 'queued'),
  problem: PROBLEMS.find((problem) => problem === read.field(fields, 'problem')) ?? null,
  storedBytes: read.requiredNumber(fields, 'storedBytes', where),
  totalBytes: read.requiredNumber(fields, 'totalBytes', where),
  takenAt: fields['takenAt'] === null ? null : read.requiredNumber(fields, 'takenAt', where),
  addedAt: read.requiredNumber(fields, 'addedAt', where),
  fingerprint: read.text(fields, 'fingerprint'),
  ...(read.bool(fields, 'isRemoved') && { isRemoved: true }),
});

const decodeEntries = (text: string | null): readonly DownloadEntry[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const entries = read.list(value, 'downloads', toEntry);
    const isFirst = (entry: DownloadEntry, at: number): boolean =>
      entries.findIndex(({ classId }) => classId === entry.classId) === at;
    return entries.filter(isFirst);
  } catch {
    return [];
  }
};

export const createDownloadList = (uid: string, storage: () => Storage): DownloadList => {
  const key = getQueueKey(uid);
  const { subscribe, notify } = createListeners();
  /** True if local storage is blocked or full, so that the entries are only in memory. */
  let isDetached = false;
  let isClosed = false;
  let known: { text: string; entries: readonly DownloadEntry[] } = { text: '', entries: [] };

  const reload = (): void => {
    if (isDetached || isClosed) return;
    let text: string;
    try {
      text = storage().getItem(key) ?? '[]';
    } catch {
      isDetached = true;
      return;
    }
    if (text === known.text) return;
    known = { text, entries: decodeEntries(text) };
    notify();
  };

  const write = (entries: readonly DownloadEntry[]): void => {
    const text = JSON.stringify(entries);
    if (text === known.text) return;
    known = { text, entries };
    try {
      if (isDetached) return;
      if (entries.length === 0) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      isDetached = true;
    } finally {
      notify();
    }
  };

  const change: DownloadList['change'] = (next) => {
    if (isClosed) return;
    reload();
    write(next(known.entries));
  };

  reload();
  return {
    get: () => known.entries,
    find: (classId) => known.entries.find((entry) => entry.classId === classId),
    change,
    changeOne: (classId, next) =>
      change((entries) =>
        entries.map((entry) => (entry.classId === classId ? { ...entry, ...next(entry) } : entry)),
      ),
    reload,
    subscribe,
    close: () => {
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
};
