import { useEffect, useRef, type RefObject } from 'react';

import { useEffectEvent } from '../../../internal/useEffectEvent';

/** The fraction after which a video counts as watched. */
const FINISHED_FRACTION = 0.9;

/** The progress of playback. Times are in seconds. */
export interface Progress {
  position: number;
  duration: number;
  isPlaying: boolean;
}

export interface ProgressCallbacks {
  onProgress?: ((progress: Progress) => void) | undefined;
  onPause?: ((progress: Progress) => void) | undefined;
  onFinished?: (() => void) | undefined;
  onEnded?: (() => void) | undefined;
}

/**
 * Calls the progress callbacks: about once per second, on pause, at the end, and once when 90% has
 * been played.
 */
export const useProgressEvents = (
  video: RefObject<HTMLVideoElement | null>,
  videoKey: string,
  reports: ProgressCallbacks,
): void => {
  const latest = useEffectEvent(() => ({ ...reports, videoKey }));
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
      const { videoKey, onProgress, onFinished } = latest();
      onProgress?.(progress());
      const isDone = position >= duration * FINISHED_FRACTION && (isPlaying || element.ended);
      if (!isDone || finished.current === videoKey) return;
      finished.current = videoKey;
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
