import { useEffect, useState, type RefObject } from 'react';

import { isFullscreenSupported } from './presentationMode';
import { useIsHydrated } from '../../../internal/useIsHydrated';

/** Whether the video is in full screen or picture in picture. */
export interface PresentationMode {
  isFullscreen: boolean;
  /** False where a page may not use full screen, as in a frame without the permission. */
  canFullscreen: boolean;
  canPip: boolean;
  isPip: boolean;
  /** The system's player shows the video, and our controls are not visible. */
  isNative: boolean;
}

/** Follows the element in and out of full screen and picture in picture. */
export const usePresentationMode = (
  video: RefObject<HTMLVideoElement | null>,
): PresentationMode => {
  const [isFullscreen, setFullscreen] = useState(false);
  const isHydrated = useIsHydrated();
  // Almost every browser has full screen, so the server renders the button.
  const canFullscreen = !isHydrated || isFullscreenSupported();
  const canPip = isHydrated && document.pictureInPictureEnabled === true;
  const [isPip, setPip] = useState(false);
  const [isSystemFullscreen, setSystemFullscreen] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const fullscreen = () => setFullscreen(document.fullscreenElement?.contains(element) ?? false);
    const events: [string, () => void][] = [
      ['enterpictureinpicture', () => setPip(true)],
      ['leavepictureinpicture', () => setPip(false)],
      ['webkitbeginfullscreen', () => setSystemFullscreen(true)],
      ['webkitendfullscreen', () => setSystemFullscreen(false)],
    ];
    document.addEventListener('fullscreenchange', fullscreen);
    for (const [name, change] of events) element.addEventListener(name, change);
    return () => {
      document.removeEventListener('fullscreenchange', fullscreen);
      for (const [name, change] of events) element.removeEventListener(name, change);
    };
  }, [video]);

  return { isFullscreen, canFullscreen, canPip, isPip, isNative: isPip || isSystemFullscreen };
};
