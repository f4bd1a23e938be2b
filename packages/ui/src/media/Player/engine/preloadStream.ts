import type Hls from 'hls.js';

import { createRenewedAddresses, type RenewedAddresses } from './createRenewedAddresses';

// The full build, because the light build cannot play audio that is separate from the video.
const importHls = () => import('hls.js');

/** The class of hls.js. Rejects if its code does not load. */
export const loadHls = async (): Promise<typeof Hls> => (await importHls()).default;

/** Whether a URL is a plain video file, which needs no playlist. */
export const isFile = (src: string): boolean => /\.(mp4|webm)($|\?)/.test(src);

/** One hls.js instance, and the addresses that it requests. */
export interface HlsInstance {
  hls: Hls;
  addresses: RenewedAddresses;
}

/** Creates hls.js with the product's configuration, without a video. */
export const createHls = (Player: typeof Hls, startAt: number): HlsInstance => {
  const addresses = createRenewedAddresses();
  const hls = new Player({
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
 * Loads the code that plays HLS, and with `src` also what comes before the first picture: the
 * playlists, and the segment with which hls.js measures the bandwidth. It is the same that a player
 * requests when it opens the video, only earlier. A page calls it while it loads its other data. A
 * player that opens `src` continues with it; after 30 seconds it is discarded.
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
  hls.once(Player.Events.MANIFEST_PARSED, () => {
    // With one rendition there is nothing to measure. Audio with its own playlist would load the
    // segment at the start, where the video may not begin.
    hls.config.startFragPrefetch = hls.levels.length > 1 && hls.audioTracks.length === 0;
  });
  hls.once(Player.Events.FRAG_LOADED, () => {
    if (preloaded?.instance !== instance) return;
    // The video itself loads from the position where it starts, which only the player knows. The
    // playlist of the rendition that fits the bandwidth is the same for every position.
    hls.config.startFragPrefetch = false;
    hls.nextLoadLevel = hls.nextAutoLevel;
  });
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
  const instance = remove();
  if (instance) instance.hls.config.startFragPrefetch = false;
  return instance;
};
