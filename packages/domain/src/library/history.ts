import { isPlausibleTime } from './plausibleTime';
import type { LibraryChange, WatchedChange } from './changes';
import { toEpochMs } from './positions';
import { isCompleted } from './resume';
import type { HistoryEntry } from './types';

/** The history entry of a watched class. */
export const toHistoryEntry = ({ position, title, posterRef }: WatchedChange): HistoryEntry => {
  const durationSeconds = Math.round(position.duration);
  return {
    videoId: position.videoId,
    title,
    posterRef,
    durationSeconds,
    position: Math.min(position.position, durationSeconds),
    completed: position.completed || isCompleted(position.position, position.duration),
    lastWatchedAt: position.at,
  };
};

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  toEpochMs(b.lastWatchedAt) - toEpochMs(a.lastWatchedAt);

/** Merges entries. If two entries are for the same class, the later one stays. */
export const mergeHistory = (
  entries: readonly HistoryEntry[],
  added: readonly HistoryEntry[],
): readonly HistoryEntry[] => {
  const latest = new Map<string, HistoryEntry>();
  for (const entry of [...entries, ...added]) {
    const known = latest.get(entry.videoId);
    if (!known || newestFirst(known, entry) >= 0) latest.set(entry.videoId, entry);
  }
  return [...latest.values()].sort(newestFirst);
};

/**
 * Whether an entry was watched after a change. A time more than a day later is not plausible and
 * does not count.
 */
const isWatchedAfter = ({ lastWatchedAt }: HistoryEntry, at: number): boolean =>
  toEpochMs(lastWatchedAt) > at && isPlausibleTime(toEpochMs(lastWatchedAt), at);

/** The history after a change, newest first. */
export const applyToHistory = (
  entries: readonly HistoryEntry[],
  change: LibraryChange,
): readonly HistoryEntry[] => {
  switch (change.kind) {
    case 'watched':
      return change.isLeft ? mergeHistory(entries, [toHistoryEntry(change)]) : entries;
    case 'removed':
      return entries.filter(
        (entry) => !change.videoIds.includes(entry.videoId) || isWatchedAfter(entry, change.at),
      );
    case 'cleared':
      return entries.filter((entry) => isWatchedAfter(entry, change.at));
    case 'restored':
      return mergeHistory(entries, change.entries);
    default:
      return entries;
  }
};
