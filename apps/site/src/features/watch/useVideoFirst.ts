import { delayOtherParts, whenIdle } from '@gschool/app';
import { useEffect, type RefObject } from 'react';

/**
 * Lets the other parts of the page load only once the first picture of the video is there: its menus,
 * the transcript, and the panels of the site. `stage` contains the video.
 */
export function useVideoFirst(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const release = delayOtherParts();
    let cancel = () => {};
    const onPicture = () => {
      cancel = whenIdle(release);
    };
    const element = stage.current;
    // Events of a video do not bubble.
    const options = { capture: true, once: true };
    element?.addEventListener('loadeddata', onPicture, options);
    return () => {
      element?.removeEventListener('loadeddata', onPicture, options);
      cancel();
      release();
    };
  }, [stage]);
}
