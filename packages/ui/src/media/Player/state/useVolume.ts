import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How loud a member likes it. */
export interface Volume {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

/** Sets the remembered volume on the film, and tells every change of it. */
export const useVolume = (
  videoRef: RefObject<HTMLVideoElement | null>,
  remembered: Volume | undefined,
  onChange: ((volume: Volume) => void) | undefined,
): void => {
  const handleChange = useEffectEvent((next: Volume) => onChange?.(next));
  const volume = remembered?.volume;
  const isMuted = remembered?.isMuted;

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    if (volume !== undefined && element.volume !== volume) element.volume = volume;
    if (isMuted !== undefined && element.muted !== isMuted) element.muted = isMuted;
  }, [videoRef, volume, isMuted]);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    const listener = () => handleChange({ volume: element.volume, isMuted: element.muted });
    element.addEventListener('volumechange', listener);
    return () => element.removeEventListener('volumechange', listener);
  }, [videoRef]);
};
