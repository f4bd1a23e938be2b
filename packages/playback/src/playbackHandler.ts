import { hasActiveClaim, isId, type Claims, type Playback } from '@gschool/domain';

import type { BucketPlayback } from './bucketPlayback';
import type { SignPlayback } from './signPlayback';

export interface PlaybackOptions {
  /** Null if there is no bucket, because all videos are on other hosts. */
  bucket: BucketPlayback | null;
  /** The adapters for other hosts. The first one that recognizes a URL signs it. */
  hosts: readonly SignPlayback[];
  /** The origins whose pages may call the function. */
  origins: readonly string[];
  /** The claims of an ID token; null if it is not valid. */
  readClaims: (token: string) => Promise<Claims | null>;
  /** `videos/{id}/playback/main`; null if it does not exist. */
  readPlayback: (videoId: string) => Promise<Playback | null>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called with an unexpected error. The function then responds with 503. */
  onError: (error: unknown) => void;
}

const errors = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  503: 'UNAVAILABLE',
} as const;

const refuse = (code: keyof typeof errors): Response =>
  Response.json({ error: { code, status: errors[code] } }, { status: code });

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/**
 * Answers the requests for playback (docs/product/watching.md#signed-addresses):
 *
 * - `GET {videoId}` with an ID token: responds with the signed URLs as JSON, and the number of
 *   seconds for which they are valid (`expiresIn`; null for videos on a host without signatures).
 *   Responds with `null` if the class has no video.
 * - `GET {videoId}/{object}?{signature}`: responds with a playlist.
 *
 * @param path the path after the function's URL, without the leading slash, still encoded
 */
export const createPlaybackHandler = (
  options: PlaybackOptions,
): ((request: Request, path: string) => Promise<Response>) => {
  const { bucket, hosts, origins, readClaims, readPlayback, now, onError } = options;

  const answerMember = async (request: Request, videoId: string): Promise<Response> => {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const claims = token === undefined ? null : await readClaims(token);
    if (claims === null) return refuse(401);
    const time = now();
    if (!hasActiveClaim(claims, time)) return refuse(403);
    const playback = await readPlayback(videoId);
    if (playback === null) return Response.json(null);
    for (const sign of bucket ? [bucket.sign, ...hosts] : hosts) {
      const signed = await sign(playback, videoId, time);
      if (signed === null) continue;
      const { hls, captions, endsAt } = signed;
      return Response.json({ hls, captions, expiresIn: Math.floor((endsAt - time) / 1000) });
    }
    return Response.json({ hls: playback.hls, captions: playback.captions, expiresIn: null });
  };

  const answerPlaylist = async (path: string, query: string): Promise<Response> => {
    const playlist = bucket ? await bucket.readPlaylist(path, query, now()) : 404;
    if (typeof playlist === 'string')
      return new Response(playlist, {
        headers: { 'Content-Type': 'application/vnd.apple.mpegurl' },
      });
    return refuse(playlist === 403 || playlist === 404 ? playlist : 503);
  };

  const answer = async (request: Request, path: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method !== 'GET') return refuse(405);
    if (path.includes('/')) return answerPlaylist(path, new URL(request.url).search.slice(1));
    const videoId = decode(path);
    // A slash or ".." would lead to another document, and Firestore fails for reserved names.
    if (!isId(videoId)) return refuse(400);
    return answerMember(request, videoId);
  };

  return async (request, path) => {
    const response = await answer(request, path).catch((error: unknown) => {
      onError(error);
      return refuse(503);
    });
    const { headers } = response;
    headers.set('Cache-Control', 'private, no-store');
    headers.set('Vary', 'Origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    const origin = request.headers.get('origin');
    if (origin !== null && origins.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Allow-Headers', 'Authorization');
      headers.set('Access-Control-Max-Age', '3600');
    }
    return response;
  };
};
