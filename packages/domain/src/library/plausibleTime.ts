import { getMarks, addMarks } from './marks';
import { toEpochMs } from './positions';
import type { LibraryState } from './types';

/**
 * How far a device's clock may be ahead before its times are ignored, in milliseconds. This is more
 * than any wrong time zone can cause.
 */
export const MAX_CLOCK_ADVANCE_MS = 86_400_000;

const EPOCH = new Date(0).toISOString();

/**
 * Returns the library with every implausible time (more than a day ahead) reset to the earliest, so
 * that any later change replaces it. Otherwise, a clock that is a year ahead would block changes to
 * a class for a year.
 */
export const dropFutureTimes = (state: LibraryState, now: number): LibraryState => {
  const latest = now + MAX_CLOCK_ADVANCE_MS;
  const marks = getMarks(state);
  const isPlausible =
    marks.every(({ at }) => at <= latest) &&
    state.positions.every(({ at }) => toEpochMs(at) <= latest);
  if (isPlausible) return state;
  const positions = state.positions.map((one) =>
    toEpochMs(one.at) > latest ? { ...one, at: EPOCH } : one,
  );
  const plausibleMarks = marks.map((mark) => (mark.at > latest ? { ...mark, at: 0 } : mark));
  return addMarks({ ...state, positions, marks: [] }, plausibleMarks);
};

/** Whether an instant is plausible: it is at most a day ahead of this device's clock. */
export const isPlausibleTime = (at: number, now: number): boolean =>
  at <= now + MAX_CLOCK_ADVANCE_MS;

/**
 * The time for a change that is made now. It is later than all plausible times that the member has
 * seen, even if the clocks of other devices are ahead.
 */
export const getChangeTime = (state: LibraryState | null | undefined, now: number): number => {
  if (!state) return now;
  const seen = [
    ...getMarks(state).map(({ at }) => at),
    ...state.positions.map(({ at }) => toEpochMs(at)),
  ];
  return Math.max(now, ...seen.filter((at) => isPlausibleTime(at, now)).map((at) => at + 1));
};
