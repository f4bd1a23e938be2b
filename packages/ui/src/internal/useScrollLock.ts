import { useEffect } from 'react';

import * as styles from './useScrollLock.css';

/** Modals that are open; the last one to close unlocks the page. */
let lockCount = 0;

/**
 * Keeps the page behind a modal from scrolling, with classes on `<html>`. It injects no style
 * element, because the content security policy would block it. If the scrollbar takes up space, its
 * gutter stays, so that the page does not shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    if (lockCount++ === 0) {
      if (window.innerWidth > root.clientWidth) root.classList.add(styles.lockedWithGutter);
      root.classList.add(styles.locked);
    }
    return () => {
      if (--lockCount === 0) root.classList.remove(styles.locked, styles.lockedWithGutter);
    };
  }, [isLocked]);
}
