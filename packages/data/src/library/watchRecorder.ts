import {
  getDayInZone,
  toEpochMs,
  isPlausibleTime,
  isCompleted,
  MIN_WATCHED_SECONDS,
  type ClassCard,
  type WatchPosition,
} from '@gschool/domain';
import type { ChangeQueue } from './changeQueue';

/** Milliseconds between two writes while a class plays. */
export const FLUSH_INTERVAL = 30_000;

/** A jump further than this many seconds is no playing: the player reports several times a second. */
const LONGEST_STEP = 5;

/** Why a position is written. `leave` ends the visit of the class or hides the page, which may be its last moment. */
export type FlushReason = 'interval' | 'pause' | 'leave';

export interface WatchRecorder {
  /** Tells where the film is, in seconds; cheap enough for every `timeupdate`. */
  report(position: number, duration: number): void;
  /** Writes what is new. Never rejects: what could not be sent waits in the journal. */
  flush(reason?: FlushReason): Promise<void>;
}

export interface WatchRecorderOptions {
  queue: Pick<ChangeQueue, 'submit'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** The member's IANA zone: whose day the minutes belong to. */
  zone: () => string;
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>;
  /** What is stored of the class; null for nothing, undefined while that is not known. */
  saved: () => WatchPosition | null | undefined;
  /** Names this opening of the class. */
  visit: string;
}

/**
 * Keeps where a member is in one class. Writes at a pause, at most every 30 s while
 * playing, and when the class is left, then with its history.
 *
 * A position under 10 s is never recorded, and before 10 s have run none that is lower
 * than what is stored: to open a class, or to look for a place in it, must not overwrite
 * a place. Who begins anew on purpose is past that soon.
 */
export const createWatchRecorder = (options: WatchRecorderOptions): WatchRecorder => {
  const { queue, now, zone, video, saved, visit } = options;
  let current: WatchPosition | null = null;
  let isDirty = false;
  let isLeft = true;
  let flushedAt = now();
  /** Where the film was last, and how much of it has run in this visit and on this day. */
  let last: number | null = null;
  let played = 0;
  let day = getDayInZone(now(), zone());
  let playedToday = 0;
  let lastAt = 0;

  const count = (position: number): void => {
    const step = last === null ? 0 : position - last;
    last = position;
    if (!(step > 0) || step > LONGEST_STEP) return;
    played += step;
    const today = getDayInZone(now(), zone());
    if (today !== day) {
      // The evening's minutes go to the evening.
      void flush('interval');
      playedToday = 0;
      day = today;
    }
    playedToday += step;
  };

  /** A place that was stored counts until 10 s have run; a finished class has none. */
  const isTooEarly = (position: number): boolean => {
    if (played >= MIN_WATCHED_SECONDS) return false;
    const known = saved();
    return (
      known === undefined || (known !== null && (known.completed || position < known.position))
    );
  };

  /** Later than what is stored, whatever the clock of the device says that stored it. */
  const stamp = (): number => {
    const stored = toEpochMs(saved()?.at ?? '');
    lastAt = Math.max(now(), lastAt + 1, isPlausibleTime(stored, now()) ? stored + 1 : 0);
    return lastAt;
  };

  const flush = async (reason: FlushReason = 'pause'): Promise<void> => {
    const isLeaving = reason === 'leave';
    if (current === null || (!isDirty && (!isLeaving || isLeft))) return;
    isDirty = false;
    if (isLeaving) isLeft = true;
    flushedAt = now();
    const seconds = Math.round(playedToday);
    // Into the journal before anything is awaited: a request may be cut off with the page.
    await queue.submit({
      kind: 'watched',
      position: current,
      title: video.title.slice(0, 200),
      posterRef: video.poster,
      isLeft: isLeaving,
      ...(seconds > 0 && { visit: { id: visit, day, seconds } }),
    });
  };

  return {
    report: (position, duration) => {
      if (!(duration > 0) || !Number.isFinite(duration) || !Number.isFinite(position)) return;
      count(position);
      if (position < MIN_WATCHED_SECONDS || isTooEarly(position)) return;
      if (current?.position === position) return;
      current = {
        videoId: video.id,
        position: Math.min(position, duration),
        duration,
        completed: isCompleted(position, duration),
        hidden: false,
        at: new Date(stamp()).toISOString(),
      };
      isDirty = true;
      isLeft = false;
      if (now() - flushedAt >= FLUSH_INTERVAL) void flush('interval');
    },
    flush,
  };
};
