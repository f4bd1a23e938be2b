/** The remaining time in whole units; all are 0 once it is over. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits milliseconds into units. Negative values count as zero. */
export function toTimeLeft(milliseconds: number): TimeLeft {
  const totalSeconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor((totalSeconds % 86_400) / 3600),
    minutes: Math.floor((totalSeconds % 3600) / 60),
    seconds: totalSeconds % 60,
  };
}

/** The visible units: days, hours and minutes; in the last hour, minutes and seconds. */
export const getVisibleUnits = (left: TimeLeft): readonly (keyof TimeLeft)[] =>
  left.days > 0
    ? ['days', 'hours', 'minutes']
    : left.hours > 0
      ? ['hours', 'minutes']
      : ['minutes', 'seconds'];
