import { delayOtherParts, endPageStart, whenIdle } from '@gschool/app';
import { useEffect, type RefObject } from 'react';

/**
 * Lets the other parts of the page load only once the first picture of the video is there: its menus,
 * the transcript, the pictures beside it, and the panels of the site. The layout of members delays
 * them while the session loads. `stage` contains the video.
 */
export function useVideoFirst(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    delayOtherParts();
    let cancel = () => {};
    const onPicture = () => {
      cancel = whenIdle(endPageStart);
    };
    const element = stage.current;
    // Events of a video do not bubble.
    const options = { capture: true, once: true };
    element?.addEventListener('loadeddata', onPicture, options);
    return () => {
      element?.removeEventListener('loadeddata', onPicture, options);
      cancel();
      endPageStart();
    };
  }, [stage]);
}
