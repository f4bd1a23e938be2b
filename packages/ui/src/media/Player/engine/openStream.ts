import type Hls from 'hls.js';

import { play } from '../commands/runCommand';
import { createDeferredError } from './createDeferredError';
import { isProtected, toStreamError, type StreamError } from './playlistErrors';
import { createHls, isFile, loadHls, takePreloadedStream } from './preloadStream';

/** One rendition that can be chosen. */
export interface Quality {
  /** Its index in the playlist. */
  index: number;
  /** The height in pixels. */
  height: number;
}

/** An open video. */
export interface Stream {
  /** Selects a rendition, or -1 for automatic. */
  setQuality(index: number): void;
  /** Loads missing parts immediately, for example when the network is back. */
  startLoad(): void;
  /**
   * Loads the rest of the same video from renewed addresses. With Media Source, playback does not
   * stop; native players open the video again at the same second. Returns false if the video must be
   * opened again, because its playlists are not loaded yet.
   */
  renew(src: string): boolean;
  close(): void;
}

export interface StreamOptions {
  video: HTMLVideoElement;
  /** URL of an HLS playlist or of a plain video file. */
  src: string;
  /** Seconds from the start. */
  startAt: number;
  /** Called when all retries have failed and the buffer has been played. */
  onError: (error: StreamError) => void;
  onQualities: (qualities: readonly Quality[]) => void;
  /** Called with the index of the rendition that plays now. */
  onLevel: (index: number) => void;
  /** True once another video was opened on the element. */
  isCancelled: () => boolean;
}

const emptyStream: Stream = {
  setQuality: () => {},
  startLoad: () => {},
  renew: () => true,
  close: () => {},
};

const unload = (video: HTMLVideoElement): void => {
  video.removeAttribute('src');
  video.load();
};

/** Whether the server rejects a URL. A media element does not say why it failed. */
const isRejected = async (url: string): Promise<boolean> => {
  // A video in a data or blob URL has no server.
  if (/^(data|blob):/.test(url)) return false;
  const reading = new AbortController();
  try {
    const { status } = await fetch(url, { signal: reading.signal });
    return status === 401 || status === 403;
  } catch {
    return false;
  } finally {
    reading.abort();
  }
};

const openFile = ({ video, src, onError, isCancelled }: StreamOptions): Stream => {
  const handleError = async () => {
    const error = video.error?.code === 2 ? 'network' : 'media';
    const isDenied = await isRejected(video.src);
    if (!isCancelled()) onError(isDenied ? 'denied' : error);
  };
  /** Where the video continues when a renewed address is loaded. */
  let pending: { currentTime: number; paused: boolean } | null = null;
  const seekAndPlay = () => {
    if (!pending) return;
    const { currentTime, paused } = pending;
    pending = null;
    video.currentTime = currentTime;
    if (!paused) play(video);
  };
  video.addEventListener('error', handleError);
  video.addEventListener('loadedmetadata', seekAndPlay);
  video.src = src;
  return {
    setQuality: () => {},
    startLoad: () => {},
    renew: (next) => {
      // Another address resets the element, so a second renewal continues where the first would.
      // Before the video is loaded at all, there is no position yet; the caller seeks.
      if (pending || video.readyState > 0)
        pending = {
          currentTime: pending?.currentTime ?? video.currentTime,
          paused: video.paused && pending?.paused !== false,
        };
      video.src = next;
      return true;
    },
    close: () => {
      video.removeEventListener('error', handleError);
      video.removeEventListener('loadedmetadata', seekAndPlay);
      unload(video);
    },
  };
};

const openHls = (Player: typeof Hls, options: StreamOptions): Stream => {
  const { video, src, startAt, onError, onQualities, onLevel } = options;
  const preloaded = takePreloadedStream(src);
  const { hls, addresses } = preloaded ?? createHls(Player, startAt);
  const deferredError = createDeferredError(video, onError);
  let hasRecovered = false;
  let isDenied = false;
  let isClosed = false;
  const reportQualities = () =>
    onQualities(hls.levels.map(({ height }, index) => ({ index, height })));
  hls.on(Player.Events.MANIFEST_PARSED, reportQualities);
  hls.on(Player.Events.LEVEL_SWITCHED, (_event, { level }) => onLevel(level));
  /** Which part failed if audio and video are separate: `audio` or `main` (the video). */
  let failedPart: string | undefined;
  hls.on(Player.Events.FRAG_BUFFERED, (_event, { frag }) => {
    // A loaded video segment does not replace missing audio.
    if (failedPart === undefined || frag.type === failedPart) deferredError.clear();
  });
  const checkProtection = (_event: string, { details }: { details: { m3u8: string } }): void => {
    if (!isProtected(details.m3u8)) return;
    hls.stopLoad();
    deferredError.report('protected', null);
  };
  hls.on(Player.Events.LEVEL_LOADED, checkProtection);
  hls.on(Player.Events.AUDIO_TRACK_LOADED, checkProtection);
  // Before hls.js reports a fatal error, it has already retried with a growing backoff.
  hls.on(Player.Events.ERROR, (_event, { fatal, type, details, response, frag }) => {
    // A retry does not help against a rejected request.
    if (response?.code === 401 || response?.code === 403) {
      isDenied = true;
      hls.stopLoad();
      deferredError.report('denied', null);
      return;
    }
    if (!fatal) return;
    const error = toStreamError({ type, details });
    if (error === 'media' && type === Player.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    hls.stopLoad();
    failedPart = frag?.type;
    deferredError.report(error, error === 'network' ? () => hls.startLoad() : null);
  });
  /** Does what the events of a preloaded video would have done, because they came before. */
  const continuePreloaded = (): void => {
    if (startAt > 0) hls.config.startPosition = startAt;
    // The playlist is still loading.
    if (hls.levels.length === 0) return;
    reportQualities();
    if (startAt > 0) hls.startLoad(startAt);
    for (const { details } of [...hls.levels, ...hls.audioTracks])
      if (details) checkProtection('', { details });
  };
  hls.attachMedia(video);
  if (preloaded) continuePreloaded();
  else hls.loadSource(src);
  return {
    setQuality: (index) => {
      hls.nextLevel = index;
    },
    startLoad: () => hls.startLoad(),
    renew: (next) => {
      if (!hls.levels.some(({ details }) => details)) return false;
      const resume = () => {
        if (!isDenied || isClosed) return;
        isDenied = false;
        deferredError.clear();
        hls.startLoad();
      };
      // If it fails, a request is rejected later, and the player requests another address.
      addresses.read(next).then(resume, () => {});
      return true;
    },
    close: () => {
      isClosed = true;
      deferredError.close();
      hls.destroy();
    },
  };
};

/**
 * Opens a video on a video element, with Media Source if the browser supports it, otherwise with
 * native HLS. Native HLS has no quality menu and no retries.
 */
export const openStream = async (options: StreamOptions): Promise<Stream> => {
  if (isFile(options.src)) return openFile(options);
  const Player = await loadHls();
  // The element already belongs to another video and must not be reset.
  if (options.isCancelled()) return emptyStream;
  if (Player.isSupported()) return openHls(Player, options);
  if (options.video.canPlayType('application/vnd.apple.mpegurl')) return openFile(options);
  options.onError('unsupported');
  return emptyStream;
};
