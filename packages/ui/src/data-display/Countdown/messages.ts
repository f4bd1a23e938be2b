const unit = (one: string, many: string) => (value: number) => (value === 1 ? one : many);

/** The messages of a countdown. Each unit depends on its number. */
export const countdownMessages = {
  days: unit('day', 'days'),
  hours: unit('hour', 'hours'),
  minutes: unit('minute', 'minutes'),
  seconds: unit('second', 'seconds'),
  /** Short forms for the `line` layout. */
  dayShort: 'd',
  hourShort: 'h',
  minuteShort: 'min',
  secondShort: 's',
};
