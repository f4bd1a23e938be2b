import { useEffect } from 'react';

import * as styles from './useScrollLock.css';

/** Modals that are open; the last one to close unlocks the page. */
let lockCount = 0;

/**
 * Keeps the page behind a modal from scrolling, with classes on `<html>`: no style
 * element is injected, which the content security policy would refuse. Where the
 * scrollbar takes room, its gutter stays, so that nothing jumps.
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
