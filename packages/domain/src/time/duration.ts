/** A length in whole hours and minutes, for a message such as "1 h 5 min". */
export interface DurationParts {
  hours: number;
  minutes: number;
}

/**
 * Converts seconds to hours and minutes, rounded to the minute. A class shorter than a minute
 * counts as one minute.
 */
export const getDurationParts = (seconds: number): DurationParts => {
  const safe = Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
  const total = safe === 0 ? 0 : Math.max(1, Math.round(safe / 60));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
};

/** A length in whole minutes, which the filters use. */
export const getDurationMinutes = (seconds: number): number => {
  const { hours, minutes } = getDurationParts(seconds);
  return hours * 60 + minutes;
};
