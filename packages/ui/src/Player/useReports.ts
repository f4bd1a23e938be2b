import { useEffect, useRef, type RefObject } from 'react';

/** Where the film stands; seconds. */
export interface Progress {
  position: number;
  duration: number;
  isPlaying: boolean;
}

export interface Reports {
  onProgress?: ((progress: Progress) => void) | undefined;
  onPause?: ((progress: Progress) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

/** Tells the outside about once a second where the film stands, and when it pauses or ends. */
export const useReports = (video: RefObject<HTMLVideoElement | null>, reports: Reports): void => {
  const latest = useRef(reports);
  latest.current = reports;

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
      const second = Math.floor(element.currentTime);
      if (second === last || !element.duration) return;
      last = second;
      latest.current.onProgress?.(progress());
    };
    const pause = () => {
      if (element.duration) latest.current.onPause?.(progress());
    };
    const end = () => latest.current.onEnded?.();
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
