import { createStore } from '@gschool/state';

/** The phase of playback; `idle` until the first play. */
export type Phase = 'idle' | 'waiting' | 'playing' | 'paused' | 'ended';

/** The state of playback. */
export interface Playback {
  phase: Phase;
  /** Whether it plays or will play once it is loaded. */
  isPlaying: boolean;
  /** It has been played at least once since it was opened. */
  hasStarted: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  duration: number;
  /** End of the buffered range that contains `time`, in seconds. */
  buffered: number;
  /** 0–1. */
  volume: number;
  isMuted: boolean;
  rate: number;
}

export const initialPlayback: Playback = {
  phase: 'idle',
  isPlaying: false,
  hasStarted: false,
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
};

/** The state of one video element, for `useSyncExternalStore`. */
export interface PlaybackStore {
  get(): Playback;
  subscribe(listener: () => void): () => void;
  /** Resets the state for another video on the element. */
  reset(): void;
  /** Attaches an element. Returns the function that detaches it. */
  attach(video: HTMLVideoElement): () => void;
}

const events =
  'play playing pause ended waiting canplay seeking seeked timeupdate durationchange progress volumechange ratechange emptied'.split(
    ' ',
  );

/** The end of the buffered range at the current position, in seconds. */
export const bufferedFrom = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime + 0.5 && buffered.end(i) >= currentTime)
      return buffered.end(i);
  return currentTime;
};

/** Updates the state on the element's events. */
export const createPlaybackStore = (): PlaybackStore => {
  const { get, set, subscribe } = createStore(initialPlayback);
  return {
    get,
    subscribe,
    reset: () => {
      const { volume, isMuted, rate } = get();
      set({ ...initialPlayback, volume, isMuted, rate });
    },
    attach: (video) => {
      const read = (event?: Event) => {
        const duration = Number.isFinite(video.duration) ? video.duration : 0;
        const isPlaying = !video.paused && !video.ended;
        const hasStarted = get().hasStarted || event?.type === 'playing' || video.played.length > 0;
        set({
          phase: video.ended
            ? 'ended'
            : isPlaying
              ? video.readyState < 3
                ? 'waiting'
                : 'playing'
              : hasStarted
                ? 'paused'
                : 'idle',
          isPlaying,
          hasStarted,
          time: video.currentTime,
          // On a retry, the timeline keeps the duration and the position.
          duration: duration || get().duration,
          buffered: bufferedFrom(video),
          volume: video.volume,
          isMuted: video.muted,
          rate: video.playbackRate,
        });
      };
      for (const name of events) video.addEventListener(name, read);
      read();
      return () => {
        for (const name of events) video.removeEventListener(name, read);
      };
    },
  };
};
