import { useEffect } from 'react';

import { MEMBER_ATTRIBUTE } from './session/memberAttribute';
import { loadOptional } from './optionalImports';
import { whenIdle } from './whenIdle';

/**
 * How long to wait before loading panels, in milliseconds, so that a member's page can load its own
 * code and data first.
 */
const MEMBER_DELAY_MS = 1000;

const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads code that may be needed soon, such as a panel, when the browser is idle. For a member, this
 * happens right away, because the code is then cached for later visits. For a visitor, it happens
 * after the page is first used, so that an unused page loads nothing more. `preload` must be a
 * stable function.
 */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => {
    let cancel = () => {};
    const stopListening = () => {
      for (const type of eventTypes) window.removeEventListener(type, start, true);
    };
    function start() {
      stopListening();
      cancel = whenIdle(() => {
        if (navigator.onLine) void loadOptional(preload);
      });
    }
    if (document.documentElement.hasAttribute(MEMBER_ATTRIBUTE)) {
      const timer = setTimeout(start, MEMBER_DELAY_MS);
      cancel = () => clearTimeout(timer);
    } else {
      for (const type of eventTypes) {
        window.addEventListener(type, start, { capture: true, passive: true });
      }
    }
    return () => {
      stopListening();
      cancel();
    };
  }, [preload]);
}
