import type { LibraryState, WatchedDay, WatchVisit } from './types';
import { MAX_DAYS, MAX_VISITS } from './limits';

const SECONDS_OF_A_DAY = 86_400;

const DAY = /^(\d{4}-\d\d-\d\d)=(\d{1,5})$/;
const VISIT = /^([\w-]{1,80}):(\d{4}-\d\d-\d\d)=(\d{1,5})$/;

/** The watched days, newest first. Invalid texts are left out. */
export const getWatchedDays = (state: LibraryState): readonly WatchedDay[] =>
  (state.days ?? []).flatMap((text) => {
    const [, day, seconds] = DAY.exec(text) ?? [];
    return day ? [{ day, seconds: Number(seconds) }] : [];
  });

const getVisits = (state: LibraryState): readonly WatchVisit[] =>
  (state.visits ?? []).flatMap((text) => {
    const [, id, day, seconds] = VISIT.exec(text) ?? [];
    return id && day ? [{ id, day, seconds: Number(seconds) }] : [];
  });

const encode = ({ day, seconds }: WatchedDay): string => `${day}=${seconds}`;

const addSeconds = (days: readonly WatchedDay[], day: string, added: number): WatchedDay[] => {
  const known = days.find((one) => one.day === day)?.seconds ?? 0;
  const seconds = Math.min(SECONDS_OF_A_DAY, known + added);
  return [{ day, seconds }, ...days.filter((one) => one.day !== day)]
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, MAX_DAYS);
};

/**
 * Adds the seconds of a visit that are not counted yet. A visit that is sent twice or in parts
 * counts only once.
 */
export const recordVisit = (state: LibraryState, visit: WatchVisit): LibraryState => {
  const visits = getVisits(state);
  const isSame = ({ id, day }: WatchVisit): boolean => id === visit.id && day === visit.day;
  const seconds = Math.min(SECONDS_OF_A_DAY, Math.round(visit.seconds));
  const added = seconds - (visits.find(isSame)?.seconds ?? 0);
  if (!(added > 0)) return state;
  const nextVisits = [{ ...visit, seconds }, ...visits.filter((one) => !isSame(one))];
  return {
    ...state,
    days: addSeconds(getWatchedDays(state), visit.day, added).map(encode),
    visits: nextVisits.slice(0, MAX_VISITS).map((one) => `${one.id}:${encode(one)}`),
  };
};
