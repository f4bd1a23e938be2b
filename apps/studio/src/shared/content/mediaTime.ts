import { normalizeTyped } from '@gschool/domain';

const MINUTES = /^\d{1,4}$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]?\d)$/;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds as `m:ss`, or as `h:mm:ss` if it is an hour or more. */
export const formatMediaTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(whole % 60)}`
    : `${minutes}:${pad(whole % 60)}`;
};

/**
 * The seconds of a typed time: `1:05`, `1:02:03`, or `65` for minutes. The digits of any language
 * count. Null for anything else.
 */
export const parseMediaTime = (typed: string): number | null => {
  const text = normalizeTyped(typed).trim();
  if (MINUTES.test(text)) return Number(text) * 60;
  const [, hours = '0', minutes, seconds] = CLOCK.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
