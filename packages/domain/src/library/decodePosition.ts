import type { WatchPosition } from './types';

/** The format that the access rules require; see `encodePosition`. */
const POSITION =
  /^([\w-]{1,80})=(\d{1,5}(?:\.\d{1,3})?)\/(\d{1,5}(?:\.\d{1,3})?):(c?)(h?)@(\d{1,15})$/;

/** Decodes a stored position; null for an invalid text. */
export const decodePosition = (text: string): WatchPosition | null => {
  const [, videoId, position, duration, completed, hidden, at] = POSITION.exec(text) ?? [];
  if (videoId === undefined) return null;
  return {
    videoId,
    position: Number(position),
    duration: Number(duration),
    completed: completed === 'c',
    hidden: hidden === 'h',
    at: new Date(Number(at)).toISOString(),
  };
};
