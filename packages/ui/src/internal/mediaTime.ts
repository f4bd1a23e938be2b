/** Formats seconds as `4:05`, or as `1:04:05` for an hour or more. */
export const formatTime = (seconds: number): string => {
  const totalSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const hours = Math.floor(totalSeconds / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(totalSeconds % 60)}`
    : `${minutes}:${two(totalSeconds % 60)}`;
};

/** The messages that `formatDuration` uses. */
export interface TimeMessages {
  hours: (count: number) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
  /** Joins hours, minutes and seconds. */
  joinParts: (parts: readonly string[]) => string;
}

/** A duration as text: "1 minute 20 seconds". */
export const formatDuration = (seconds: number, messages: TimeMessages): string => {
  const totalSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const rest = totalSeconds % 60;
  return messages.joinParts([
    ...(hours > 0 ? [messages.hours(hours)] : []),
    ...(minutes > 0 ? [messages.minutes(minutes)] : []),
    ...(rest > 0 || totalSeconds === 0 ? [messages.seconds(rest)] : []),
  ]);
};
