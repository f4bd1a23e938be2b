import { createStore } from '@gschool/state';

/** In one word; `idle` until it has been played once. */
export type Phase = 'idle' | 'waiting' | 'playing' | 'paused' | 'ended';

/** What the controls know about the film. */
export interface Playback {
  phase: Phase;
  /** It runs or wants to. */
  isPlaying: boolean;
  /** It has been played at least once since it was opened. */
  hasStarted: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  duration: number;
  /** Seconds up to which it is loaded from here. */
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
  /** Another film takes the element: nothing of it is known yet, and it has not been played. */
  reset(): void;
  /** Follows an element until the answer is called. */
  attach(video: HTMLVideoElement): () => void;
}

const events =
  'play playing pause ended waiting canplay seeking seeked timeupdate durationchange progress volumechange ratechange emptied'.split(
    ' ',
  );

/** Seconds of the film up to which it is loaded from where it is. */
export const bufferedFrom = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime + 0.5 && buffered.end(i) >= currentTime)
      return buffered.end(i);
  return currentTime;
};

/** Reads the element on its events; the element stays the only owner of the truth. */
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
          // While a film is opened again its length and place stay on the bar.
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
