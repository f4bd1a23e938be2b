import {
  isCompleted,
  mergePositions,
  MIN_WATCHED_SECONDS,
  type ClassCard,
  type LibraryState,
} from '@gschool/domain';
import type { LibraryRepository } from '../backend';
import { toHistory, type Journal, type JournalEntry } from './journal';

/** Milliseconds between two writes while a class plays. */
export const FLUSH_EVERY = 30_000;

/** Why a position is written. `leave` ends the visit of the class or hides the page, which may be its last moment. */
export type FlushReason = 'interval' | 'pause' | 'leave';

export interface WatchRecorder {
  /** Tells where the film is, in seconds; cheap enough for every `timeupdate`. */
  report(position: number, duration: number): void;
  /** Writes what is new. Never rejects: what could not be sent waits in the journal. */
  flush(reason?: FlushReason): Promise<void>;
}

export interface WatchRecorderOptions {
  uid: string;
  library: Pick<LibraryRepository, 'read' | 'write' | 'writeHistory'>;
  journal: Journal;
  /** Epoch milliseconds. */
  now: () => number;
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>;
  /** Hears the library after each write, so that the page shows it. */
  onWritten?: ((library: LibraryState) => void) | undefined;
}

/**
 * Keeps where a member is in one class. Writes at a pause, at most every 30 s
 * while playing, and when the class is left, then with its history. The first
 * 10 s are never recorded: opening a class must not overwrite a stored position.
 */
export const createWatchRecorder = (options: WatchRecorderOptions): WatchRecorder => {
  const { uid, library, journal, now, video, onWritten } = options;
  let current: JournalEntry | null = null;
  let isDirty = false;
  let hasHistory = true;
  /** The last entry that the server has confirmed. */
  let confirmed: JournalEntry | null = null;
  let flushedAt = now();
  let known: LibraryState | null = null;
  let writes: Promise<void> = Promise.resolve();

  const send = async (entry: JournalEntry, isLeaving: boolean): Promise<void> => {
    try {
      const { title: _title, posterRef: _poster, ...position } = entry;
      // Another screen may have written since; once a visit is enough, the later change wins anyway.
      known ??= await library.read(uid);
      known = { ...known, positions: mergePositions(known.positions, [position]) };
      await library.write(uid, known);
      if (isLeaving) await library.writeHistory(uid, toHistory(entry));
      confirmed = entry;
      journal.forget([position]);
      onWritten?.(known);
    } catch {
      journal.put(entry);
    }
  };

  const flush = (reason: FlushReason = 'pause'): Promise<void> => {
    const isLeaving = reason === 'leave';
    const entry = current;
    if (entry === null) return writes;
    // Before anything else: a request, this one or one under way, may be cut off with the page.
    if (isLeaving && entry !== confirmed) journal.put(entry);
    if (!isDirty && (!isLeaving || hasHistory)) return writes;
    isDirty = false;
    if (isLeaving) hasHistory = true;
    flushedAt = now();
    writes = writes.then(() => send(entry, isLeaving));
    return writes;
  };

  return {
    report: (position, duration) => {
      if (!(duration > 0) || !(position >= MIN_WATCHED_SECONDS)) return;
      if (current?.position === position) return;
      current = {
        videoId: video.id,
        title: video.title,
        posterRef: video.poster,
        position: Math.min(position, duration),
        duration,
        completed: isCompleted(position, duration),
        hidden: false,
        at: new Date(now()).toISOString(),
      };
      isDirty = true;
      hasHistory = false;
      if (now() - flushedAt >= FLUSH_EVERY) void flush('interval');
    },
    flush,
  };
};
