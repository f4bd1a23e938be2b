import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The share of a film after which it counts as seen. */
const FINISHED_FRACTION = 0.9;

/** Where the film stands; seconds. */
export interface Progress {
  position: number;
  duration: number;
  isPlaying: boolean;
}

export interface ProgressCallbacks {
  src: string;
  onProgress?: ((progress: Progress) => void) | undefined;
  onPause?: ((progress: Progress) => void) | undefined;
  onFinished?: (() => void) | undefined;
  onEnded?: (() => void) | undefined;
}

/**
 * Tells the outside about once a second where the film stands, when it pauses or ends, and
 * once when it played past nine tenths.
 */
export const useProgressEvents = (
  video: RefObject<HTMLVideoElement | null>,
  reports: ProgressCallbacks,
): void => {
  const latest = useEffectEvent(() => reports);
  const finished = useRef('');

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let last = -1;
    const progress = (): Progress => ({
      position: element.currentTime,
      duration: element.duration || 0,
      isPlaying: !element.paused && !element.ended,
    });
    const tick = () => {
      const { position, duration, isPlaying } = progress();
      const second = Math.floor(position);
      if (second === last || !duration) return;
      last = second;
      const { src, onProgress, onFinished } = latest();
      onProgress?.(progress());
      const isDone = position >= duration * FINISHED_FRACTION && (isPlaying || element.ended);
      if (!isDone || finished.current === src) return;
      finished.current = src;
      onFinished?.();
    };
    const pause = () => {
      if (element.duration) latest().onPause?.(progress());
    };
    const end = () => latest().onEnded?.();
    element.addEventListener('timeupdate', tick);
    element.addEventListener('pause', pause);
    element.addEventListener('ended', end);
    return () => {
      element.removeEventListener('timeupdate', tick);
      element.removeEventListener('pause', pause);
      element.removeEventListener('ended', end);
    };
  }, [video]);
};
