/** `4:05`, or `1:04:05` from an hour upwards. */
export const formatTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
};

/** The words that `spoken` counts with. */
export interface TimeMessages {
  hours: (count: number) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
  /** Joins hours, minutes and seconds. */
  together: (parts: readonly string[]) => string;
}

/** "1 minute 20 seconds": a length of time in words. */
export const formatDuration = (seconds: number, words: TimeMessages): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = whole % 60;
  return words.together([
    ...(hours > 0 ? [words.hours(hours)] : []),
    ...(minutes > 0 ? [words.minutes(minutes)] : []),
    ...(rest > 0 || whole === 0 ? [words.seconds(rest)] : []),
  ]);
};
