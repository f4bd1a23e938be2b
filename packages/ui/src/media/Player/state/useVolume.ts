import { useEffect, useRef, type RefObject } from 'react';

/** How loud a member likes it. */
export interface Volume {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

/** Sets the remembered volume on the film, and tells every change of it. */
export const useVolume = (
  video: RefObject<HTMLVideoElement | null>,
  remembered: Volume | undefined,
  onChange: ((volume: Volume) => void) | undefined,
): void => {
  const latest = useRef(onChange);
  latest.current = onChange;
  const volume = remembered?.volume;
  const isMuted = remembered?.isMuted;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (volume !== undefined && element.volume !== volume) element.volume = volume;
    if (isMuted !== undefined && element.muted !== isMuted) element.muted = isMuted;
  }, [video, volume, isMuted]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const tell = () => latest.current?.({ volume: element.volume, isMuted: element.muted });
    element.addEventListener('volumechange', tell);
    return () => element.removeEventListener('volumechange', tell);
  }, [video]);
};
