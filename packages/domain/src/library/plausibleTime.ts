import { marksOf, withMarks } from './marks';
import { instantOf } from './positions';
import type { LibraryState } from './types';

/** How far a device's clock may be ahead before its times count for nothing, in milliseconds: more than any wrongly set zone. */
export const MAX_AHEAD = 86_400_000;

const LONG_AGO = new Date(0).toISOString();

/**
 * The library as a device with the time `now` believes it: what claims to be from
 * over a day ahead gives way to every change from now on, instead of standing until
 * that day. Else one clock that is a year ahead would freeze a class for a year.
 */
export const dropFutureTimes = (state: LibraryState, now: number): LibraryState => {
  const latest = now + MAX_AHEAD;
  const marks = marksOf(state);
  const isSane =
    marks.every(({ at }) => at <= latest) &&
    state.positions.every(({ at }) => instantOf(at) <= latest);
  if (isSane) return state;
  const positions = state.positions.map((one) =>
    instantOf(one.at) > latest ? { ...one, at: LONG_AGO } : one,
  );
  const believed = marks.map((mark) => (mark.at > latest ? { ...mark, at: 0 } : mark));
  return withMarks({ ...state, positions, marks: [] }, believed);
};

/** True for an instant that can be: at most a day ahead of this device. */
export const isPlausibleTime = (at: number, now: number): boolean => at <= now + MAX_AHEAD;

/** The time of a change that is made now: later than everything that the member has seen, whatever the clocks of other devices say. */
export const stampAfter = (state: LibraryState | null | undefined, now: number): number => {
  if (!state) return now;
  const seen = [
    ...marksOf(state).map(({ at }) => at),
    ...state.positions.map(({ at }) => instantOf(at)),
  ];
  return Math.max(now, ...seen.filter((at) => isPlausibleTime(at, now)).map((at) => at + 1));
};
