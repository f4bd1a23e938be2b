/** What is left, in whole units; all of them 0 once it is over. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits milliseconds into units; anything below zero is zero. */
export function timeLeft(milliseconds: number): TimeLeft {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  };
}

/** What is shown: days, hours and minutes; in the last hour minutes and seconds. */
export const shownUnits = (left: TimeLeft): readonly (keyof TimeLeft)[] =>
  left.days > 0
    ? ['days', 'hours', 'minutes']
    : left.hours > 0
      ? ['hours', 'minutes']
      : ['minutes', 'seconds'];
