import { useEffect, type RefObject } from 'react';

import { useEffectEvent } from '../../../internal/useEffectEvent';

/** The volume of a member. */
export interface Volume {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

/** Sets the stored volume on the video and reports every change. */
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
