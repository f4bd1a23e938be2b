import type { HistoryEntry, LibraryState, Playlist, WatchPosition } from '@gschool/domain';
import type { SeedDocument } from '../store/types';

interface Film {
  id: string;
  title: string;
  poster: string;
  durationSeconds: number;
  seriesId: string | null;
}

const hour = 3_600_000;

/** The classes of a seed that have a film, in the catalogue's order. */
function filmsOf(documents: readonly SeedDocument[]): Film[] {
  return documents.flatMap(({ path, data }) => {
    const [collection, id = '', ...rest] = path.split('/');
    if (collection !== 'videos' || rest.length > 0) return [];
    const { title, poster, durationSeconds, seriesId, hasVideo } = data as Omit<Film, 'id'> & {
      hasVideo: boolean;
    };
    return hasVideo ? [{ id, title, poster, durationSeconds, seriesId }] : [];
  });
}

/** How far into each watched class, newest first; 1 = finished. */
const member = [0.42, 0.18, 1, 0.71, 0.33, 1, 1, 0.55, 1, 0.12, 1, 1];
const lapsed = [1, 0.48, 1, 1, 0.66];

/** Every `step`-th film from `start`, so that the rows do not show the catalogue's order. */
const pick = (films: readonly Film[], count: number, start: number, step: number): Film[] => {
  const picked = new Set<Film>();
  for (let i = 0; picked.size < Math.min(count, films.length) && i < films.length * step; i += 1) {
    const film = films[(start + i * step) % films.length];
    if (film) picked.add(film);
  }
  return [...picked];
};

function watched(
  films: readonly Film[],
  fractions: readonly number[],
  now: number,
  everyHours: number,
) {
  return pick(films, fractions.length, 3, 7).map((film, i) => {
    const fraction = fractions[i] ?? 1;
    const at = new Date(now - (i * everyHours + 5) * hour).toISOString();
    const position = Math.round(film.durationSeconds * fraction);
    return { film, at, position, completed: fraction === 1 };
  });
}

type Watched = ReturnType<typeof watched>[number];

const positionOf = ({ film, at, position, completed }: Watched): WatchPosition => ({
  videoId: film.id,
  position,
  duration: film.durationSeconds,
  completed,
  hidden: false,
  at,
});

const historyOf = (uid: string, { film, at, position, completed }: Watched): SeedDocument => {
  const entry: Omit<HistoryEntry, 'videoId'> = {
    title: film.title,
    posterRef: film.poster,
    durationSeconds: film.durationSeconds,
    position,
    completed,
    lastWatchedAt: at,
  };
  return { path: `users/${uid}/history/${film.id}`, data: entry };
};

/** What was watched on which day, as the player counts it. */
function daysOf(entries: readonly Watched[]): string[] {
  const seconds = new Map<string, number>();
  for (const { at, position } of entries) {
    const day = at.slice(0, 10);
    seconds.set(day, (seconds.get(day) ?? 0) + position);
  }
  return [...seconds].map(([day, sum]) => `${day}=${sum}`);
}

function libraryOf(uid: string, entries: readonly Watched[], films: readonly Film[]): SeedDocument {
  const ids = (count: number, start: number): string[] =>
    pick(films, count, start, 5).map(({ id }) => id);
  const series = [...new Set(films.flatMap(({ seriesId }) => seriesId ?? []))];
  const state: LibraryState = {
    positions: entries.map(positionOf),
    favorites: ids(5, 2),
    saved: ids(4, 11),
    watchlist: series.slice(1, 4),
    marks: [],
    days: daysOf(entries),
    visits: [],
  };
  return { path: `users/${uid}/state/library`, data: state };
}

function playlistsOf(uid: string, films: readonly Film[], now: number): SeedDocument[] {
  const createdAt = new Date(now - 240 * hour).toISOString();
  const lists = [
    { id: 'demo-mornings', name: 'Before the first coffee', count: 4, start: 1 },
    { id: 'demo-evenings', name: 'Slow evenings', count: 3, start: 9 },
  ];
  return lists.map(({ id, name, count, start }) => {
    const videoIds = pick(films, count, start, 11).map((film) => film.id);
    const data: Omit<Playlist, 'id'> = { name, videoIds, createdAt, updatedAt: createdAt };
    return { path: `users/${uid}/playlists/${id}`, data };
  });
}

/** Libraries, histories and playlists of the demo accounts over whatever catalogue is loaded. */
export function seedLibraries(documents: readonly SeedDocument[], now: number): SeedDocument[] {
  const films = filmsOf(documents);
  const viewers = [
    { uid: 'demo-member', entries: watched(films, member, now, 31) },
    { uid: 'demo-moderator', entries: watched(films, [0.5, 1], now, 90) },
    { uid: 'demo-lapsed', entries: watched(films, lapsed, now - 20 * 24 * hour, 50) },
  ];
  return [
    ...playlistsOf('demo-member', films, now),
    ...viewers.flatMap(({ uid, entries }) => [
      libraryOf(uid, entries, films),
      ...entries.map((entry) => historyOf(uid, entry)),
    ]),
  ];
}
