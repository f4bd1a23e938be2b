import { decodePosition } from './decodePosition';
import type { WatchPosition } from './types';

const LONGEST_SECONDS = 99_999;

const encodeSeconds = (seconds: number): string =>
  String(Math.round(Math.min(Math.max(seconds, 0), LONGEST_SECONDS) * 1000) / 1000);

/**
 * Encodes a position for storage: `sunrise=42.5/600:ch@1795255200000` contains the class, its
 * position and its length in seconds, `c` if it was completed, `h` if it is hidden, and the time in
 * epoch milliseconds. Positions are stored as texts because the access rules can check 200 texts,
 * but not 200 maps. Null for a position that the rules would refuse.
 */
export const encodePosition = (position: WatchPosition): string | null => {
  const { videoId, completed, hidden, at } = position;
  const flags = `${completed ? 'c' : ''}${hidden ? 'h' : ''}`;
  const [seconds, duration] = [position.position, position.duration].map(encodeSeconds);
  const text = `${videoId}=${seconds}/${duration}:${flags}@${Date.parse(at)}`;
  return decodePosition(text) ? text : null;
};
