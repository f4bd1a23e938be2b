import { savesData, useSession } from '@gschool/data';
import { useEffect } from 'react';

import { MEMBER_ATTRIBUTE } from './session/memberAttribute';
import { loadOptional } from './optionalImports';
import { onPageStarted } from './pageStart';
import { whenIdle } from './whenIdle';

/**
 * How long to wait before loading panels, in milliseconds, so that the page can load its own code
 * and data first.
 */
const DELAY_MS = { used: 1000, unused: 2000 } as const;

const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

interface PreloadOptions {
  /**
   * Whether a visitor's browser loads the code only after the page is first used. For code that most
   * visits don't need. @default false
   */
  waitsForUse?: boolean | undefined;
}

/** Whether a pointer has been on the page, maybe before the app was listening. */
const isHovered = (): boolean => document.documentElement.matches(':hover');

/**
 * Loads and evaluates code that may be needed soon, such as a panel, when the browser is idle. For a
 * member, this is a second after the session is known, because the page's content waits for the
 * session. For a visitor, it is as soon as they use the page: after a second if a pointer is on it,
 * and after two seconds in any case, because on a touch screen the first use is often the press that
 * needs the code. A browser that saves data waits for the first use. While the page is starting
 * (`delayOtherParts`), nothing is loaded. `preload` must be a stable function.
 */
export function usePreload(
  preload: () => Promise<unknown>,
  { waitsForUse = false }: PreloadOptions = {},
): void {
  const isLoading = useSession().status === 'loading';
  useEffect(() => {
    let cancel = () => {};
    const stopListening = () => {
      for (const type of eventTypes) window.removeEventListener(type, start, true);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    function start() {
      stopListening();
      clearTimeout(timer);
      cancel = onPageStarted(() => {
        cancel = whenIdle(() => {
          if (navigator.onLine) void loadOptional(preload);
        });
      });
    }
    if (document.documentElement.hasAttribute(MEMBER_ATTRIBUTE)) {
      if (!isLoading) timer = setTimeout(start, DELAY_MS.used);
    } else {
      for (const type of eventTypes) {
        window.addEventListener(type, start, { capture: true, passive: true });
      }
      if (!waitsForUse && !savesData())
        timer = setTimeout(start, isHovered() ? DELAY_MS.used : DELAY_MS.unused);
    }
    return () => {
      stopListening();
      clearTimeout(timer);
      cancel();
    };
  }, [preload, waitsForUse, isLoading]);
}
