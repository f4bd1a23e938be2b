import {
  getDayInZone,
  toEpochMs,
  isPlausibleTime,
  isCompleted,
  MAX_TEXT_LENGTH,
  MIN_WATCHED_SECONDS,
  truncate,
  type ClassCard,
  type WatchPosition,
} from '@gschool/domain';

import type { ChangeQueue } from './changeQueue';

/** Time between two writes during playback, in milliseconds. */
export const FLUSH_INTERVAL_MS = 30_000;

/**
 * A larger step between two reports is a seek, because the player reports several times a second.
 */
const MAX_STEP_SECONDS = 5;

/**
 * Why a position is written. `leave`: the member leaves the class or the page, which may be the
 * last chance to write.
 */
export type FlushReason = 'interval' | 'pause' | 'leave';

export interface WatchRecorder {
  /** Reports the current position in seconds; fast enough to call on every `timeupdate`. */
  report(position: number, duration: number): void;
  /** Writes new data. Never rejects: data that cannot be sent stays a pending change. */
  flush(reason?: FlushReason): Promise<void>;
}

export interface WatchRecorderOptions {
  queue: Pick<ChangeQueue, 'submit'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** The member's IANA time zone, which decides the day of the watched minutes. */
  getTimeZone: () => string;
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>;
  /** The stored position of the class; null for none, undefined while it is unknown. */
  getStoredPosition: () => WatchPosition | null | undefined;
  /** The id of this visit to the class. */
  visitId: string;
}

/**
 * Records the position in one class. Writes when the member pauses, at most every 30 s during
 * playback, and when the class is left. Only that last write also changes the history.
 *
 * A position under 10 s is never recorded. Until 10 s have been played, a position earlier than the
 * stored one is not recorded either, so that opening a class or seeking in it does not overwrite
 * the position.
 */
export const createWatchRecorder = (options: WatchRecorderOptions): WatchRecorder => {
  const { queue, now, getTimeZone, video, getStoredPosition, visitId } = options;
  let current: WatchPosition | null = null;
  let isDirty = false;
  let isLeft = true;
  let flushedAt = now();
  /** The last reported position, and the seconds played during this visit and on this day. */
  let last: number | null = null;
  let playedSeconds = 0;
  let day = getDayInZone(now(), getTimeZone());
  let playedSecondsToday = 0;
  let lastAt = 0;

  const countSeconds = (position: number): void => {
    const step = last === null ? 0 : position - last;
    last = position;
    if (!(step > 0) || step > MAX_STEP_SECONDS) return;
    playedSeconds += step;
    const today = getDayInZone(now(), getTimeZone());
    if (today !== day) {
      // The minutes before midnight belong to the previous day.
      void flush('interval');
      playedSecondsToday = 0;
      day = today;
    }
    playedSecondsToday += step;
  };

  /**
   * Until 10 s have been played, only a higher position replaces the stored one. Nothing replaces a
   * position that is completed or not known yet.
   */
  const isTooEarly = (position: number): boolean => {
    if (playedSeconds >= MIN_WATCHED_SECONDS) return false;
    const known = getStoredPosition();
    return (
      known === undefined || (known !== null && (known.completed || position < known.position))
    );
  };

  /**
   * A timestamp later than the stored one, even if the clock of another device is ahead. A stored
   * time that is not plausible is ignored.
   */
  const nextTimestamp = (): number => {
    const stored = toEpochMs(getStoredPosition()?.at ?? '');
    lastAt = Math.max(now(), lastAt + 1, isPlausibleTime(stored, now()) ? stored + 1 : 0);
    return lastAt;
  };

  const flush = async (reason: FlushReason = 'pause'): Promise<void> => {
    const isLeaving = reason === 'leave';
    if (current === null || (!isDirty && (!isLeaving || isLeft))) return;
    isDirty = false;
    if (isLeaving) isLeft = true;
    flushedAt = now();
    const seconds = Math.round(playedSecondsToday);
    // The change is stored in the journal before anything is awaited, because the page may be
    // closing.
    await queue.submit({
      kind: 'watched',
      position: current,
      title: truncate(video.title, MAX_TEXT_LENGTH),
      posterRef: video.poster,
      isLeft: isLeaving,
      ...(seconds > 0 && { visit: { id: visitId, day, seconds } }),
    });
  };

  return {
    report: (position, duration) => {
      if (!(duration > 0) || !Number.isFinite(duration) || !Number.isFinite(position)) return;
      countSeconds(position);
      if (position < MIN_WATCHED_SECONDS || isTooEarly(position)) return;
      if (current?.position === position) return;
      current = {
        videoId: video.id,
        position: Math.min(position, duration),
        duration,
        completed: isCompleted(position, duration),
        hidden: false,
        at: new Date(nextTimestamp()).toISOString(),
      };
      isDirty = true;
      isLeft = false;
      if (now() - flushedAt >= FLUSH_INTERVAL_MS) void flush('interval');
    },
    flush,
  };
};
