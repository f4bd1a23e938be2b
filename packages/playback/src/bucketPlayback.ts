import { rewritePlaylist } from '@gschool/domain';
import { LRUCache } from 'lru-cache';

import { encodeObjectName, getObjectName } from './objectName';
import { createPlaylistSigner } from './playlistSignature';
import { createUrlSigner, type SigningKey } from './signedUrl';
import { getSigningWindow, VALID_SECONDS } from './signingWindow';
import type { SignPlayback } from './signPlayback';

export interface BucketOptions {
  /** URL of the bucket, ending in `/`. */
  bucketUrl: string;
  key: SigningKey;
  /** Fetches a signed URL of the bucket. */
  fetch: (url: string) => Promise<Response>;
}

/** A bucket that can be read only through signed URLs. */
export interface BucketPlayback {
  /**
   * Null for videos outside the bucket. The URLs of playlists are relative to the function's URL.
   */
  sign: SignPlayback;
  /**
   * Returns a playlist with signed URLs as text; 403 if the signature is wrong or has expired;
   * otherwise the status with which the bucket refused the request.
   *
   * @param path `{videoId}/{object}`, as in the URL
   * @param query without the question mark
   */
  readPlaylist(path: string, query: string, now: number): Promise<string | number>;
}

/**
 * The size of the in-memory cache of signed playlists: about 100 playlists with 500 segments each.
 */
const CACHED_CHARACTERS = 24_000_000;
const CACHED_MS = 3_600_000;

const isPlaylist = (name: string): boolean => name.toLowerCase().endsWith('.m3u8');

/**
 * Signs the videos in a Cloud Storage bucket (docs/product/watching.md#signed-addresses). Segments,
 * keys and captions get Cloud Storage V4 signatures. Playlists are served by the function itself,
 * because it writes the signatures into them; native players can't send a token, so the URLs of
 * playlists are signed, too.
 */
export const createBucketPlayback = ({ bucketUrl, key, fetch }: BucketOptions): BucketPlayback => {
  const signUrl = createUrlSigner(key);
  const playlists = createPlaylistSigner(key.secret);

  const signObject = (name: string, endsAt: number): Promise<string> =>
    signUrl(bucketUrl + encodeObjectName(name), endsAt - VALID_SECONDS * 1000, VALID_SECONDS);

  /** The URL of an object. For a playlist, it is relative to the function's folder. */
  const getAddress = async (videoId: string, name: string, endsAt: number): Promise<string> => {
    if (!isPlaylist(name)) return signObject(name, endsAt);
    const path = `${encodeURIComponent(videoId)}/${encodeObjectName(name)}`;
    return `${path}?${await playlists.sign(path, endsAt)}`;
  };

  const readSigned = async (path: string, endsAt: number): Promise<string | number> => {
    const [videoId = '', ...rest] = path.split('/').map(decodeURIComponent);
    const playlist = rest.join('/');
    const response = await fetch(await signObject(playlist, endsAt));
    if (!response.ok) return response.status;
    const playlistUrl = bucketUrl + encodeObjectName(playlist);
    const toFunction = '../'.repeat(rest.length);
    return rewritePlaylist(await response.text(), async (uri) => {
      const url = URL.canParse(uri, playlistUrl) ? new URL(uri, playlistUrl).href : uri;
      const name = getObjectName(url, bucketUrl);
      if (name === null) return url;
      return (isPlaylist(name) ? toFunction : '') + (await getAddress(videoId, name, endsAt));
    });
  };

  const cache = new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (text) => Math.max(text.length, 1),
    ttl: CACHED_MS,
  });
  /** Playlists that are being read and signed, by cache key. */
  const running = new Map<string, Promise<string | number>>();

  /** Reads a playlist once for all requests that are waiting for it. Failures are not cached. */
  const readShared = (path: string, endsAt: number): Promise<string | number> => {
    const key = `${path}?${endsAt}`;
    const cached = cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const started = running.get(key);
    if (started) return started;
    const reading = readSigned(path, endsAt)
      .then((text) => {
        if (typeof text === 'string') cache.set(key, text);
        return text;
      })
      .finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };

  return {
    sign: async ({ hls, captions }, videoId, now) => {
      const main = getObjectName(hls, bucketUrl);
      if (main === null) return null;
      const { endsAt } = getSigningWindow(now);
      const signCaption = async (src: string): Promise<string> => {
        const name = getObjectName(src, bucketUrl);
        return name === null ? src : signObject(name, endsAt);
      };
      return {
        hls: await getAddress(videoId, main, endsAt),
        captions: await Promise.all(
          captions.map(async (track) => ({ ...track, src: await signCaption(track.src) })),
        ),
        endsAt,
      };
    },
    readPlaylist: async (path, query, now) => {
      const endsAt = await playlists.check(path, query, now);
      return endsAt === null ? 403 : readShared(path, endsAt);
    },
  };
};
