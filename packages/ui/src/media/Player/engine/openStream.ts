import type Hls from 'hls.js';
import { createDeferredError } from './createDeferredError';

/** Why nothing plays: the way to the film, the film itself, a browser that cannot, or a door that is shut. */
export type StreamError = 'network' | 'media' | 'unsupported' | 'denied';

/** One rendition that can be chosen. */
export interface Quality {
  /** Its place in the playlist. */
  index: number;
  /** Lines of the picture. */
  height: number;
}

/** An open film. */
export interface Stream {
  /** Fixes a rendition, or -1 for the one that the connection allows. */
  setQuality(index: number): void;
  /** Asks for what is missing at once, for example after the network came back. */
  startLoad(): void;
  close(): void;
}

export interface StreamOptions {
  video: HTMLVideoElement;
  /** An HLS playlist; an address of a plain film file is played as it is. */
  src: string;
  /** Seconds into the film. */
  startAt: number;
  /** Called when the retries within are used up, and what was loaded before has been played. */
  onError: (error: StreamError) => void;
  onQualities: (qualities: readonly Quality[]) => void;
  /** Which rendition plays now; its place in the playlist. */
  onLevel: (index: number) => void;
  /** True once nobody wants it any more: the element belongs to the film that was opened after it. */
  isCancelled: () => boolean;
}

const emptyStream: Stream = { setQuality: () => {}, startLoad: () => {}, close: () => {} };

const unload = (video: HTMLVideoElement): void => {
  video.removeAttribute('src');
  video.load();
};

const openFile = ({ video, src, onError }: StreamOptions): Stream => {
  const handleError = () => onError(video.error?.code === 2 ? 'network' : 'media');
  video.addEventListener('error', handleError, { once: true });
  video.src = src;
  return {
    setQuality: () => {},
    startLoad: () => {},
    close: () => {
      video.removeEventListener('error', handleError);
      unload(video);
    },
  };
};

const openHls = (Player: typeof Hls, options: StreamOptions): Stream => {
  const { video, src, startAt, onError, onQualities, onLevel } = options;
  const hls = new Player({
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
  });
  const deferredError = createDeferredError(video, onError);
  let hasRecovered = false;
  hls.on(Player.Events.MANIFEST_PARSED, () =>
    onQualities(hls.levels.map(({ height }, index) => ({ index, height }))),
  );
  hls.on(Player.Events.LEVEL_SWITCHED, (_event, { level }) => onLevel(level));
  hls.on(Player.Events.FRAG_BUFFERED, deferredError.clear);
  // Its load policies have retried with growing pauses before an error is fatal.
  hls.on(Player.Events.ERROR, (_event, { fatal, type, response }) => {
    // A door that is shut does not open by knocking again.
    if (response?.code === 401 || response?.code === 403) {
      hls.stopLoad();
      deferredError.report('denied', null);
      return;
    }
    if (!fatal) return;
    if (type === Player.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    hls.stopLoad();
    if (type === Player.ErrorTypes.NETWORK_ERROR)
      deferredError.report('network', () => hls.startLoad());
    else deferredError.report('media', null);
  });
  hls.attachMedia(video);
  hls.loadSource(src);
  return {
    setQuality: (index) => {
      hls.nextLevel = index;
    },
    startLoad: () => hls.startLoad(),
    close: () => {
      deferredError.close();
      hls.destroy();
    },
  };
};

/**
 * Opens a film on a video element: Media Source wherever there is one, the browser's
 * own HLS only otherwise (some browsers answer "maybe" to it and then lose quality and retry).
 */
export const openStream = async (options: StreamOptions): Promise<Stream> => {
  if (/\.(mp4|webm)($|\?)/.test(options.src)) return openFile(options);
  // @ts-expect-error The light build has the same surface and ships no types of its own.
  const { default: Player } = (await import('hls.js/light')) as { default: typeof Hls };
  // To take the element and to give it back would take it from the other film too.
  if (options.isCancelled()) return emptyStream;
  if (Player.isSupported()) return openHls(Player, options);
  if (options.video.canPlayType('application/vnd.apple.mpegurl')) return openFile(options);
  options.onError('unsupported');
  return emptyStream;
};
