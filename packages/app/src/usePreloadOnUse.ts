import { useEffect } from 'react';

import { whenIdle } from './whenIdle';

const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads code that may be needed soon, such as a panel: once the page is used for the first time and
 * the browser is idle. A page that nobody uses loads nothing more. `preload` must be a stable
 * function.
 */
export function usePreloadOnUse(preload: () => Promise<unknown>): void {
  useEffect(() => {
    let cancel = () => {};
    const stopListening = () => {
      for (const type of eventTypes) window.removeEventListener(type, start, true);
    };
    function start() {
      stopListening();
      cancel = whenIdle(() => {
        // Without the code, the control that needs it shows the error.
        if (navigator.onLine) preload().catch(() => undefined);
      });
    }
    for (const type of eventTypes) {
      window.addEventListener(type, start, { capture: true, passive: true });
    }
    return () => {
      stopListening();
      cancel();
    };
  }, [preload]);
}
