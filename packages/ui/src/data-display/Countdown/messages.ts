const unit = (one: string, many: string) => (value: number) => (value === 1 ? one : many);

/** The words of a countdown: each unit by its number. */
export const countdownMessages = {
  days: unit('day', 'days'),
  hours: unit('hour', 'hours'),
  minutes: unit('minute', 'minutes'),
  seconds: unit('second', 'seconds'),
  /** Short, where there is one line. */
  dayShort: 'd',
  hourShort: 'h',
  minuteShort: 'min',
  secondShort: 's',
};
