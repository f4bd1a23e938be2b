import type Hls from 'hls.js';
import type { RetryConfig } from 'hls.js';

import { createRenewedAddresses, type RenewedAddresses } from './createRenewedAddresses';

/**
 * Loads the class of hls.js. Rejects if its code does not load. The full build, because the light
 * build cannot play audio that is separate from the video.
 */
export const loadHls = async (): Promise<typeof Hls> => (await import('hls.js')).default;

/** Whether a URL is a plain video file, which needs no playlist. */
export const isFile = (src: string): boolean => /\.(mp4|webm)($|\?)/.test(src);

/** One hls.js instance, and the addresses that it requests. */
export interface HlsInstance {
  hls: Hls;
  addresses: RenewedAddresses;
}

/** The kinds of requests, as hls.js names how they are loaded. */
const POLICIES = [
  'manifestLoadPolicy',
  'playlistLoadPolicy',
  'fragLoadPolicy',
  'keyLoadPolicy',
] as const;

/**
 * The defaults of hls.js, which also retry a request that the server was too busy for. hls.js
 * treats every status from 400 to 499 as final, but storage hosts answer 429 when many members open
 * one class.
 */
const createLoadPolicies = ({ DefaultConfig }: typeof Hls) =>
  Object.fromEntries(
    POLICIES.map((name) => {
      const policy = DefaultConfig[name].default;
      const errorRetry: RetryConfig | null = policy.errorRetry && {
        ...policy.errorRetry,
        shouldRetry: (config, count, _isTimeout, response, isRetried) =>
          isRetried ||
          ((response?.code === 429 || response?.code === 408) &&
            count < (config?.maxNumRetry ?? 0)),
      };
      return [name, { default: { ...policy, errorRetry } }];
    }),
  );

/** Creates hls.js with the product's configuration, without a video. */
export const createHls = (Player: typeof Hls, startAt: number): HlsInstance => {
  const addresses = createRenewedAddresses();
  const hls = new Player({
    ...createLoadPolicies(Player),
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    // A playlist must not insert videos from other hosts.
    enableInterstitialPlayback: false,
    xhrSetup: (xhr, url) => xhr.open('GET', addresses.get(url), true),
  });
  // The player draws captions, also those inside the playlist.
  hls.subtitleDisplay = false;
  return { hls, addresses };
};

/** How long a preloaded video waits for its player, in milliseconds. */
const MAX_WAIT_MS = 30_000;

let preloaded: { src: string; instance: HlsInstance; timer: ReturnType<typeof setTimeout> } | null =
  null;

const remove = (): HlsInstance | null => {
  if (!preloaded) return null;
  const { instance, timer } = preloaded;
  preloaded = null;
  clearTimeout(timer);
  return instance;
};
const discard = (): void => remove()?.hls.destroy();

/**
 * Loads the code that plays HLS, and with `src` also the playlists of the video. A page calls it
 * while it loads its other data. A player that opens `src` continues with it and only has to load
 * segments; without one, it is discarded after 30 seconds. Segments are not loaded ahead, because
 * only the player knows where the video begins.
 *
 * Rejects if the code does not load; the player then tries again. If a playlist does not load, the
 * player requests it again, and shows the error.
 */
export const preloadStream = async (src?: string): Promise<void> => {
  const Player = await loadHls();
  if (src === undefined || isFile(src) || preloaded?.src === src || !Player.isSupported()) return;
  discard();
  const instance = createHls(Player, 0);
  const { hls } = instance;
  const timer = setTimeout(discard, MAX_WAIT_MS);
  preloaded = { src, instance, timer };
  hls.on(Player.Events.ERROR, () => {
    if (preloaded?.instance === instance) discard();
  });
  hls.loadSource(src);
};

/** The preloaded instance of a video; null if another one or none was preloaded. */
export const takePreloadedStream = (src: string): HlsInstance | null => {
  if (preloaded?.src !== src) {
    discard();
    return null;
  }
  return remove();
};
