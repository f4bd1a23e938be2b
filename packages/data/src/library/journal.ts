import {
  isCompleted,
  mergePositions,
  type HistoryEntry,
  type WatchPosition,
} from '@gschool/domain';
import { toPosition } from '../mappers/library';
import { asFields, field, list, text, type Fields } from '../mappers/read';

/** The part of `Storage` that the journal needs. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A position that waits to be sent, with what the history shows of the class. */
export interface JournalEntry extends WatchPosition {
  title: string;
  posterRef: string;
}

/** Positions that never reached the server, of one member. Storage failures are ignored. */
export interface Journal {
  read(): readonly JournalEntry[];
  /** Synchronous, since a page that goes away waits for nothing. */
  put(entry: JournalEntry): void;
  /** Forgets what has been sent: entries that are not newer than the given. */
  forget(sent: readonly WatchPosition[]): void;
}

/** The journal's key. Without the word that clear-all looks for, or it would go with it (decisions, "Caches"). */
export const journalKey = (uid: string): string => `gschool.journal.${uid}`;

const toEntry = (fields: Fields, where: string): JournalEntry => ({
  ...toPosition(fields, where),
  title: text(fields, 'title'),
  posterRef: text(fields, 'posterRef'),
});

/** A journal in a storage; without one (private windows) it forgets everything. */
export const createJournal = (uid: string, storage: JournalStorage | null): Journal => {
  const key = journalKey(uid);
  const read = (): readonly JournalEntry[] => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
      return list(field(asFields(stored, key), 'entries'), key, toEntry);
    } catch {
      return [];
    }
  };
  const write = (entries: readonly JournalEntry[]): void => {
    try {
      if (entries.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify({ entries }));
    } catch {
      // A full or forbidden storage loses one position, not the page.
    }
  };
  return {
    read,
    put: (entry) => {
      const others = read().filter(({ videoId }) => videoId !== entry.videoId);
      const known = read().find(({ videoId }) => videoId === entry.videoId);
      const [latest] = mergePositions(known ? [known] : [], [entry]);
      write([...others, latest === known && known ? known : entry]);
    },
    forget: (sent) => {
      const until = new Map(sent.map(({ videoId, at }) => [videoId, Date.parse(at)]));
      write(read().filter(({ videoId, at }) => Date.parse(at) > (until.get(videoId) ?? -Infinity)));
    },
  };
};

/** What the history keeps of a journal entry. */
export const toHistory = (entry: JournalEntry): HistoryEntry => ({
  videoId: entry.videoId,
  title: entry.title,
  posterRef: entry.posterRef,
  durationSeconds: Math.round(entry.duration),
  position: Math.min(entry.position, Math.round(entry.duration)),
  completed: entry.completed || isCompleted(entry.position, entry.duration),
  lastWatchedAt: entry.at,
});
