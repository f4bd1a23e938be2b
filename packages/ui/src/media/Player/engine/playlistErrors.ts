import type { ErrorData } from 'hls.js';

/**
 * Why nothing plays:
 *
 * - `network`: the connection failed.
 * - `denied`: the server rejected the request (401, 403).
 * - `media`: the video file is damaged.
 * - `unsupported`: the browser cannot play HLS.
 * - `format`: the browser has no decoder for any quality of the video.
 * - `protected`: copy protection (DRM, SAMPLE-AES), which the player cannot open.
 * - `invalid`: the file is not a playlist, or the playlist has nothing to play.
 */
export type StreamError =
  | 'network'
  | 'media'
  | 'unsupported'
  | 'denied'
  | 'format'
  | 'protected'
  | 'invalid';

/** The errors of hls.js that no retry can fix, by `details`. */
const errorsByDetails: Readonly<Record<string, StreamError>> = {
  manifestIncompatibleCodecsError: 'format',
  bufferAddCodecError: 'format',
  bufferIncompatibleCodecsError: 'format',
  manifestParsingError: 'invalid',
  levelParsingError: 'invalid',
  levelEmptyError: 'invalid',
};

/** The reason of a fatal error of hls.js. */
export function toStreamError({ type, details }: Pick<ErrorData, 'type' | 'details'>): StreamError {
  const known = errorsByDetails[details];
  if (known) return known;
  const byType: Readonly<Record<string, StreamError>> = {
    networkError: 'network',
    keySystemError: 'protected',
  };
  return byType[type] ?? 'media';
}

/** Errors that opening the video again cannot fix. */
export const isPermanent = (error: StreamError): boolean =>
  error === 'unsupported' || error === 'format' || error === 'protected';

/**
 * Whether a media playlist is encrypted with a method that needs a key system. AES-128 on whole
 * segments and SAMPLE-AES with a plain key in MPEG-TS play without one.
 */
export const isProtected = (playlist: string): boolean =>
  playlist
    .split('\n')
    .filter((row) => row.startsWith('#EXT-X-KEY:') && row.includes('METHOD=SAMPLE-AES'))
    .some(
      (row) =>
        row.includes('METHOD=SAMPLE-AES-') ||
        (row.includes('KEYFORMAT="') && !row.includes('KEYFORMAT="identity"')),
    );
