import {
  encodePosition,
  getDayKey,
  type ClassCard,
  type HistoryEntry,
  type LibraryState,
  type Playlist,
  type WatchPosition,
} from '@gschool/domain';

import { getDemoZone } from '../accounts';
import type { SeedDocument } from '../store/types';
import { getTimeOfDay } from './calendarDay';
import { getWatchTimes } from './watchTimes';

/** The progress in each watched class, newest first; 1 means finished. */
const member = [0.42, 0.18, 1, 0.71, 0.33, 1, 1, 0.55, 1, 0.12, 1, 1];
const lapsed = [1, 0.48, 1, 1, 0.66];

/** Takes every `step`-th class beginning at `start`, so that rows are not in catalog order. */
const pick = (
  videos: readonly ClassCard[],
  count: number,
  start: number,
  step: number,
): ClassCard[] => {
  const picked = new Set<ClassCard>();
  for (
    let i = 0;
    picked.size < Math.min(count, videos.length) && i < videos.length * step;
    i += 1
  ) {
    const video = videos[(start + i * step) % videos.length];
    if (video) picked.add(video);
  }
  return [...picked];
};

interface Viewer {
  uid: string;
  /** The progress in each watched class, newest first; 1 means finished. */
  fractions: readonly number[];
  /** The day of the newest class; 0 is today. */
  daysAgo: number;
  /** The number of days from one class to the next. */
  everyDays: number;
}

const viewers: readonly Viewer[] = [
  { uid: 'demo-member', fractions: member, daysAgo: 0, everyDays: 1.3 },
  { uid: 'demo-moderator', fractions: [0.5, 1], daysAgo: 0, everyDays: 3.7 },
  { uid: 'demo-lapsed', fractions: lapsed, daysAgo: 20, everyDays: 2.1 },
];

function watchedVideos(
  videos: readonly ClassCard[],
  { uid, fractions, daysAgo, everyDays }: Viewer,
  now: number,
) {
  const zone = getDemoZone(uid);
  const watched = pick(videos, fractions.length, 3, 7);
  const times = getWatchTimes({ now, zone, count: watched.length, everyDays, daysAgo });
  return watched.map((video, i) => {
    const fraction = fractions[i] ?? 1;
    const at = times[i] ?? now;
    return {
      video,
      at: new Date(at).toISOString(),
      day: getDayKey(at, zone),
      position: Math.round(video.durationSeconds * fraction),
      completed: fraction === 1,
    };
  });
}

type WatchedVideo = ReturnType<typeof watchedVideos>[number];

const positionOf = ({ video, at, position, completed }: WatchedVideo): WatchPosition => ({
  videoId: video.id,
  position,
  duration: video.durationSeconds,
  completed,
  hidden: false,
  at,
});

const historyOf = (uid: string, { video, at, position, completed }: WatchedVideo): SeedDocument => {
  const entry: Omit<HistoryEntry, 'videoId'> = {
    title: video.title,
    posterRef: video.poster,
    durationSeconds: video.durationSeconds,
    position,
    completed,
    lastWatchedAt: at,
  };
  return { path: `users/${uid}/history/${video.id}`, data: entry };
};

/** The seconds watched on each day, in the format in which the player stores them. */
function daysOf(entries: readonly WatchedVideo[]): string[] {
  const seconds = new Map<string, number>();
  for (const { day, position } of entries) {
    seconds.set(day, (seconds.get(day) ?? 0) + position);
  }
  return [...seconds].map(([day, sum]) => `${day}=${sum}`);
}

function libraryOf(
  uid: string,
  entries: readonly WatchedVideo[],
  videos: readonly ClassCard[],
): SeedDocument {
  const ids = (count: number, start: number): string[] =>
    pick(videos, count, start, 5).map(({ id }) => id);
  const series = [...new Set(videos.flatMap(({ seriesId }) => seriesId ?? []))];
  const state: Omit<LibraryState, 'positions'> & { positions: readonly string[] } = {
    positions: entries.flatMap((entry) => encodePosition(positionOf(entry)) ?? []),
    favorites: ids(5, 2),
    saved: ids(4, 11),
    watchlist: series.slice(1, 4),
    marks: [],
    days: daysOf(entries),
    visits: [],
  };
  return { path: `users/${uid}/state/library`, data: state };
}

function playlistsOf(uid: string, videos: readonly ClassCard[], now: number): SeedDocument[] {
  const createdAt = new Date(getTimeOfDay(now, getDemoZone(uid), -10, '18:20')).toISOString();
  const lists = [
    { id: 'demo-mornings', name: 'Before the first coffee', count: 4, start: 1 },
    { id: 'demo-evenings', name: 'Slow evenings', count: 3, start: 9 },
  ];
  return lists.map(({ id, name, count, start }) => {
    const videoIds = pick(videos, count, start, 11).map((video) => video.id);
    const data: Omit<Playlist, 'id'> = { name, videoIds, createdAt, updatedAt: createdAt };
    return { path: `users/${uid}/playlists/${id}`, data };
  });
}

/**
 * The libraries, histories and playlists of the demo accounts, for any catalogue. `now` is in epoch
 * milliseconds; the times fall on calendar days in each account's time zone.
 */
export function seedLibraries(classes: readonly ClassCard[], now: number): SeedDocument[] {
  const videos = classes.filter(({ hasVideo }) => hasVideo);
  return [
    ...playlistsOf('demo-member', videos, now),
    ...viewers.flatMap((viewer) => {
      const entries = watchedVideos(videos, viewer, now);
      return [
        libraryOf(viewer.uid, entries, videos),
        ...entries.map((entry) => historyOf(viewer.uid, entry)),
      ];
    }),
  ];
}
